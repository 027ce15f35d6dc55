// The event that started the workflow: its name, its payload, and whether outsiders can cause it.
import type { RunContext } from '../permission/context.ts';
import { unknownContext } from '../permission/context.ts';

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

/**
 * Whether the checkout can be trusted with the permission policy: not when someone without write access may have written
 * it. Outside GitHub Actions the checkout is the user's own.
 */
export function isCheckoutTrusted(event: GitHubEvent, env: Readonly<Record<string, string | undefined>>): boolean {
  return env['GITHUB_ACTIONS'] !== 'true' || !canOutsidersCause(event);
}

/** `public`, `private` or `internal`, from the payload; `unknown` where it does not say. */
export function visibilityOf(event: GitHubEvent): string {
  const repository = at(event.payload, 'repository');
  const visibility = text(at(repository, 'visibility'));
  if (visibility !== undefined) return visibility;
  const isPrivate = at(repository, 'private');
  if (typeof isPrivate !== 'boolean') return 'unknown';
  return isPrivate ? 'private' : 'public';
}

/** What a permission policy may ask of this event (`when`); what is not known here stays `unknown`. */
export function toRunContext(event: GitHubEvent, env: Readonly<Record<string, string | undefined>>): RunContext {
  const pullRequest = at(event.payload, 'pull_request');
  const actor = notEmpty(env['GITHUB_ACTOR']);
  return {
    ...unknownContext,
    event: event.name,
    ref: notEmpty(env['GITHUB_REF']) ?? 'unknown',
    base_ref: notEmpty(env['GITHUB_BASE_REF']) ?? 'unknown',
    fork: forkOf(event),
    draft: flag(at(pullRequest, 'draft')),
    labels: labelsOf(pullRequest ?? at(event.payload, 'issue')),
    actor: {
      permission: 'unknown',
      association: associationOf(event.payload),
      type: typeOfActor(event.payload, actor),
      login: actor ?? 'unknown',
    },
    repository: { visibility: visibilityOf(event) },
  };
}

function forkOf(event: GitHubEvent): boolean | 'unknown' {
  if (!canOutsidersCause(event)) return false;
  const pullRequest = at(event.payload, 'pull_request');
  const head = at(at(at(pullRequest, 'head'), 'repo'), 'id');
  const base = at(at(at(pullRequest, 'base'), 'repo'), 'id');
  // A deleted fork has no head repository, and a comment names none: neither is the same as "not a fork".
  return typeof head === 'number' && typeof base === 'number' ? head !== base : 'unknown';
}

function labelsOf(subject: unknown): readonly string[] | 'unknown' {
  const labels = at(subject, 'labels');
  if (!Array.isArray(labels)) return 'unknown';
  return labels.flatMap((label: unknown) => text(at(label, 'name')) ?? []);
}

function associationOf(payload: unknown): string {
  const subject = ['comment', 'review', 'pull_request', 'issue'].map((name) => at(payload, name)).find(isRecord);
  return text(at(subject, 'author_association')) ?? 'unknown';
}

/** `User` or `Bot`, where the sender of the event is the actor of the run. */
function typeOfActor(payload: unknown, actor: string | undefined): string {
  const sender = at(payload, 'sender');
  return at(sender, 'login') === actor ? (text(at(sender, 'type')) ?? 'unknown') : 'unknown';
}

function at(value: unknown, name: string): unknown {
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? notEmpty(value) : undefined;
}

function flag(value: unknown): boolean | 'unknown' {
  return typeof value === 'boolean' ? value : 'unknown';
}

function notEmpty(value: string | undefined): string | undefined {
  return value === '' ? undefined : value;
}
