// The event that started the workflow, and whether outsiders can cause it. Every job loads this.
import type { Environment } from '../environment.ts';
import { isObject } from '../json.ts';

/** All of `payload` is text of others, and any field may be missing. */
export interface GitHubEvent {
  readonly name: string;
  readonly payload: unknown;
}

/** Events that only people with write access can cause. */
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

export function canOutsidersCause(event: GitHubEvent): boolean {
  return !trustedEvents.has(event.name);
}

/** Includes both actors of the upstream run. Returns none if one is unknown, so that no run starts. */
export function startingLogins(event: GitHubEvent, env: Environment): readonly string[] {
  const actor = env['GITHUB_ACTOR'];
  const upstream = textAt(event.payload, 'workflow_run', 'actor', 'login');
  if (event.name === 'workflow_run' && upstream === undefined) return [];
  const again = textAt(event.payload, 'workflow_run', 'triggering_actor', 'login');
  const logins = [actor, env['GITHUB_TRIGGERING_ACTOR'], upstream, again];
  return [...new Set(logins.flatMap((login) => (login === undefined || login === '' ? [] : login)))];
}

export function isGitHubActions(env: Environment): boolean {
  return env['GITHUB_ACTIONS'] === 'true';
}

/** Follows only a value's own keys. */
export function at(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, name) => (isObject(inner) && Object.hasOwn(inner, name) ? inner[name] : undefined),
    value,
  );
}

/** Returns `undefined` for an empty text too. */
export function textAt(value: unknown, ...path: readonly string[]): string | undefined {
  const found = at(value, ...path);
  return typeof found === 'string' && found !== '' ? found : undefined;
}

export function integerAt(value: unknown, ...path: readonly string[]): number | undefined {
  const found = at(value, ...path);
  return typeof found === 'number' && Number.isSafeInteger(found) ? found : undefined;
}

export function flagAt(value: unknown, ...path: readonly string[]): boolean | undefined {
  const found = at(value, ...path);
  return typeof found === 'boolean' ? found : undefined;
}

export function listAt(value: unknown, ...path: readonly string[]): readonly unknown[] {
  const found = at(value, ...path);
  return Array.isArray(found) ? found : [];
}
