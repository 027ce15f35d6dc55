// The links that a comment of ours has: made of what the runner says alone.
import type { Environment } from '../../environment.ts';
import { repositoryUrl, runUrl } from '../../github/subject.ts';

/** A link to the workflow run; empty where the runner does not say which it is. */
export function runLink(env: Environment): string {
  const url = runUrl(env);
  return url === undefined ? '' : `\n<sub><a href="${url}">Workflow run</a></sub>\n`;
}

/** The address of a comment on a pull request; undefined where the runner does not say where that is. */
export function commentUrl(env: Environment, number: number, id: number): string | undefined {
  const repository = repositoryUrl(env);
  return repository === undefined ? undefined : `${repository}/pull/${number}#issuecomment-${id}`;
}
