// Addresses on GitHub's pages, made of what the runner says alone.
import type { Environment } from '../environment.ts';

/** The address of the repository; undefined where the runner does not say where that is. */
export function repositoryUrl(env: Environment): string | undefined {
  const server = env['GITHUB_SERVER_URL'] ?? '';
  const repository = env['GITHUB_REPOSITORY'] ?? '';
  const isUrl = /^https?:\/\/[\w.:-]+$/.test(server) && /^[\w-]+\/[\w.-]+$/.test(repository);
  return isUrl ? `${server}/${repository}` : undefined;
}

/** The address of this workflow run; undefined where the runner does not say which it is. */
export function runUrl(env: Environment): string | undefined {
  const repository = repositoryUrl(env);
  const run = env['GITHUB_RUN_ID'] ?? '';
  return repository === undefined || !/^\d+$/.test(run) ? undefined : `${repository}/actions/runs/${run}`;
}
