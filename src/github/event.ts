// Reads fields of the event that started the workflow, and tells whether outsiders can cause it. Every job loads this.
import type { Environment } from '../environment.ts';
import { isObject } from '../json.ts';
import { trustedEvents } from '../permission/trusted-events.ts';

/** Outsiders may have written the texts in `payload`, and any field can be missing. */
export interface GitHubEvent {
  readonly name: string;
  readonly payload: unknown;
}

export function canOutsidersCause(event: GitHubEvent): boolean {
  return !trustedEvents.has(event.name);
}

/** On `workflow_run`, adds both actors of the earlier run. If that has no actor, returns none, so that no run starts. */
export function listActors(event: GitHubEvent, env: Environment): readonly string[] {
  const upstream = textAt(event.payload, 'workflow_run', 'actor', 'login');
  if (event.name === 'workflow_run' && upstream === undefined) return [];
  const rerunLogin = textAt(event.payload, 'workflow_run', 'triggering_actor', 'login');
  const logins = [env['GITHUB_ACTOR'], env['GITHUB_TRIGGERING_ACTOR'], upstream, rerunLogin];
  return [...new Set(logins.flatMap((login) => (login === undefined || login === '' ? [] : login)))];
}

export function isGitHubActions(env: Environment): boolean {
  return env['GITHUB_ACTIONS'] === 'true';
}

/** Follows only own keys, never a prototype's. */
export function valueAt(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, name) => (isObject(inner) && Object.hasOwn(inner, name) ? inner[name] : undefined),
    value,
  );
}

/** Returns undefined for an empty text too. */
export function textAt(value: unknown, ...path: readonly string[]): string | undefined {
  const field = valueAt(value, ...path);
  return typeof field === 'string' && field !== '' ? field : undefined;
}

export function integerAt(value: unknown, ...path: readonly string[]): number | undefined {
  const field = valueAt(value, ...path);
  return typeof field === 'number' && Number.isSafeInteger(field) ? field : undefined;
}

export function flagAt(value: unknown, ...path: readonly string[]): boolean | undefined {
  const field = valueAt(value, ...path);
  return typeof field === 'boolean' ? field : undefined;
}

export function listAt(value: unknown, ...path: readonly string[]): readonly unknown[] {
  const field = valueAt(value, ...path);
  return Array.isArray(field) ? field : [];
}
