// Reads the facts of a run from the event, and from the API those that only a policy asks for.
import { type Environment, variable } from '../environment.ts';
import { isObject } from '../json.ts';
import { type RunContext, unknownContext, unknownWord } from '../permission/context.ts';
import type { Policy } from '../permission/policy.ts';
import { permissionLevels, type Standing } from './account.ts';
import { at, canOutsidersCause, flagAt, type GitHubEvent, integerAt, textAt } from './event.ts';
import { isFromFork, type PullRequest } from './pull-request.ts';

/** Returns `public`, `private` or `internal`, or `unknown` if the event does not say. */
export function visibilityOf({ payload }: GitHubEvent): string {
  const visibility = textAt(payload, 'repository', 'visibility');
  if (visibility !== undefined) return visibility;
  const isPrivate = flagAt(payload, 'repository', 'private');
  if (isPrivate === undefined) return unknownWord;
  return isPrivate ? 'private' : 'public';
}

/** Makes no request; a fact that is missing is `unknown`. */
export function toRunContext(event: GitHubEvent, env: Environment): RunContext {
  const pullRequest = at(event.payload, 'pull_request');
  const actor = variable(env, 'GITHUB_ACTOR');
  return {
    ...unknownContext,
    event: event.name,
    ref: variable(env, 'GITHUB_REF') ?? unknownWord,
    base_ref: variable(env, 'GITHUB_BASE_REF') ?? unknownWord,
    fork: forkOf(event),
    draft: flagAt(pullRequest, 'draft') ?? unknownWord,
    labels: labelsOf(pullRequest ?? at(event.payload, 'issue')),
    actor: {
      ...unknownContext.actor,
      association: associationOf(event.payload),
      type: typeOfActor(event.payload, actor),
      login: actor ?? unknownWord,
    },
    repository: { visibility: visibilityOf(event) },
  };
}

/** Returns `unknown` if the payload does not say, as for a comment. Takes a deleted head repository for a fork. */
export function forkOf(event: GitHubEvent): boolean | 'unknown' {
  if (!canOutsidersCause(event)) return false;
  const { payload } = event;
  if (event.name === 'workflow_run') {
    return differ(integerAt(payload, 'workflow_run', 'head_repository', 'id'), integerAt(payload, 'repository', 'id'));
  }
  const pullRequest = at(payload, 'pull_request');
  if (at(pullRequest, 'head', 'repo') === null) return true;
  return differ(integerAt(pullRequest, 'head', 'repo', 'id'), integerAt(pullRequest, 'base', 'repo', 'id'));
}

/** Tells whether the event runs in the base repository's context (GitHub docs, "Events that trigger workflows"). */
export function hasSecretsOnForks({ name }: GitHubEvent): boolean {
  return name === 'pull_request_target' || name === 'workflow_run';
}

/** Recognizes Dependabot, whose jobs get no identity, as a fork's do. */
export function isOfDependabot({ payload }: GitHubEvent): boolean {
  return textAt(payload, 'pull_request', 'user', 'login') === 'dependabot[bot]';
}

function differ(one: number | undefined, other: number | undefined): boolean | 'unknown' {
  return one === undefined || other === undefined ? unknownWord : one !== other;
}

function labelsOf(subject: unknown): readonly string[] | 'unknown' {
  const labels = at(subject, 'labels');
  return Array.isArray(labels) ? labels.flatMap((label: unknown) => textAt(label, 'name') ?? []) : unknownWord;
}

function associationOf(payload: unknown): string {
  const subject = ['comment', 'review', 'pull_request', 'issue'].map((name) => at(payload, name)).find(isObject);
  return textAt(subject, 'author_association') ?? unknownWord;
}

/** Returns `User` or `Bot` if the sender of the event is the actor of the run. */
function typeOfActor(payload: unknown, actor: string | undefined): string {
  const sender = at(payload, 'sender');
  const isActor = actor !== undefined && textAt(sender, 'login') === actor;
  return isActor ? (textAt(sender, 'type') ?? unknownWord) : unknownWord;
}

/** `standings` are of everyone who caused the event. `pullRequest` is asked if the payload has only its number. */
export async function completeContext(
  context: RunContext,
  policy: Policy,
  standings: () => Promise<readonly Standing[]>,
  pullRequest: (() => Promise<PullRequest>) | undefined,
): Promise<RunContext> {
  const entries = [...policy.guards, ...policy.rules, ...policy.questions, ...(policy.changes ?? [])];
  const keysOfPolicy = new Set(entries.flatMap((entry) => entry.when.map((condition) => condition.key)));
  const asks = (...keys: readonly string[]): boolean => keys.some((key) => keysOfPolicy.has(key));
  let complete = context;
  if (asks('actor.permission', 'actor.type')) complete = withStandings(complete, await standings());
  if (pullRequest !== undefined && context.fork === unknownWord && asks('fork', 'draft', 'base_ref', 'labels')) {
    const read = await pullRequest();
    const { base, draft = unknownWord } = read;
    const labels = read.labels.map(({ name }) => name);
    complete = { ...complete, fork: isFromFork(read), base_ref: base.ref, draft, labels };
  }
  return complete;
}

/** Takes the lowest permission of all, and the type of the first who is no person. */
function withStandings(context: RunContext, standings: readonly Standing[]): RunContext {
  const levels = standings.map(({ permission }) => permissionLevels.indexOf(permission));
  // `Math.min()` of nothing is Infinity, which is no level.
  const permission = permissionLevels[Math.min(...levels)] ?? unknownWord;
  const type = standings.find((one) => one.type !== 'User')?.type ?? standings[0]?.type ?? unknownWord;
  return { ...context, actor: { ...context.actor, permission, type } };
}
