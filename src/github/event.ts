// The event that started the workflow: its name, its payload, and whether outsiders can cause it. Every job loads this.

import type { Environment } from '../environment.ts';
import { isObject } from '../json.ts';

/** The event of a GitHub Actions job. Everything in `payload` is outside text, and any field may be absent. */
export interface GitHubEvent {
  readonly name: string;
  readonly payload: unknown;
}

/** Events that only people with write access can cause; outsiders can cause every other. */
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

/** Tells if somebody without write access can cause this event, by a pull request or a comment. */
export function canOutsidersCause(event: GitHubEvent): boolean {
  return !trustedEvents.has(event.name);
}

/**
 * Lists everyone who caused the event: actor, triggering actor, and both of the upstream run for a `workflow_run`.
 * Empty if one of them is unknown, so that no run starts.
 */
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

/** Reads a value at a path of the payload's own keys; `undefined` if there is none. */
export function at(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, name) => (isObject(inner) && Object.hasOwn(inner, name) ? inner[name] : undefined),
    value,
  );
}

/** Reads a text; `undefined` for an empty text or any other type. */
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
