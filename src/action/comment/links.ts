// The links that a comment of ours has: made of what the runner says alone.
import type { Environment } from '../../environment.ts';

/** A link to the workflow run; empty where the runner does not say which it is. */
export function runLink(env: Environment): string {
  const repository = repositoryUrl(env);
  const run = env['GITHUB_RUN_ID'] ?? '';
  if (repository === undefined || !/^\d+$/.test(run)) return '';
  return `\n<sub><a href="${repository}/actions/runs/${run}">Workflow run</a></sub>\n`;
}

/** The address of a comment on a pull request; undefined where the runner does not say where that is. */
export function commentUrl(env: Environment, number: number, id: number): string | undefined {
  const repository = repositoryUrl(env);
  return repository === undefined ? undefined : `${repository}/pull/${number}#issuecomment-${id}`;
}

function repositoryUrl(env: Environment): string | undefined {
  const server = env['GITHUB_SERVER_URL'] ?? '';
  const repository = env['GITHUB_REPOSITORY'] ?? '';
  const isUrl = /^https?:\/\/[\w.:-]+$/.test(server) && /^[\w-]+\/[\w.-]+$/.test(repository);
  return isUrl ? `${server}/${repository}` : undefined;
}
