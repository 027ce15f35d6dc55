// The event that started the workflow: its name, its payload, and whether outsiders can cause it. Every job loads this.
import type { Environment } from '../environment.ts';

/** The event of a GitHub Actions job. Everything in `payload` is outside text, and any field may be absent. */
export interface GitHubEvent {
  readonly name: string;
  readonly payload: unknown;
}

/** Events that only people with write access cause; every other event counts as one that outsiders can. */
const trustedEvents: ReadonlySet<string> = new Set([
  'push',
  'schedule',
  'workflow_dispatch',
  'repository_dispatch',
  'merge_group',
  'release',
  'create',
  'delete',
  'deployment',
  'deployment_status',
]);

/** Whether someone without write access to the repository can cause this event, by a pull request or a comment. */
export function canOutsidersCause(event: GitHubEvent): boolean {
  return !trustedEvents.has(event.name);
}

/** Whether this is a job of GitHub Actions. */
export function isGitHubActions(env: Environment): boolean {
  return env['GITHUB_ACTIONS'] === 'true';
}
