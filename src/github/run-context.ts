// Collects facts about a run for its policy: from the event, and from the API if the policy needs more.
import { type Environment, variable } from '../environment.ts';
import { isObject } from '../json.ts';
import { type RunContext, unknownContext, unknownWord } from '../permission/context.ts';
import type { Policy } from '../permission/policy.ts';
import { permissionLevels, type Standing } from './account.ts';
import { canOutsidersCause, flagAt, type GitHubEvent, integerAt, textAt, valueAt } from './event.ts';
import { isFromFork, type PullRequest } from './pull-request.ts';

/** Returns `public`, `private` or `internal`; `unknown` if the event does not tell. */
export function readVisibility({ payload }: GitHubEvent): string {
  const visibility = textAt(payload, 'repository', 'visibility');
  if (visibility !== undefined) return visibility;
  const isPrivate = flagAt(payload, 'repository', 'private');
  if (isPrivate === undefined) return unknownWord;
  return isPrivate ? 'private' : 'public';
}

/** Makes no request. A missing fact is `unknown`. */
export function toRunContext(event: GitHubEvent, env: Environment): RunContext {
  const pullRequest = valueAt(event.payload, 'pull_request');
  const actor = variable(env, 'GITHUB_ACTOR');
  return {
    ...unknownContext,
    event: event.name,
    ref: variable(env, 'GITHUB_REF') ?? unknownWord,
    base_ref: variable(env, 'GITHUB_BASE_REF') ?? unknownWord,
    fork: readFork(event),
    draft: flagAt(pullRequest, 'draft') ?? unknownWord,
    labels: readLabels(pullRequest ?? valueAt(event.payload, 'issue')),
    actor: {
      ...unknownContext.actor,
      association: readAssociation(event.payload),
      type: readActorType(event.payload, actor),
      login: actor ?? unknownWord,
    },
    repository: { visibility: readVisibility(event) },
  };
}

/** Returns `unknown` if the payload does not tell. A pull request whose head repository was deleted counts as a fork's. */
export function readFork(event: GitHubEvent): boolean | 'unknown' {
  if (!canOutsidersCause(event)) return false;
  const { payload } = event;
  if (event.name === 'workflow_run') {
    return differ(integerAt(payload, 'workflow_run', 'head_repository', 'id'), integerAt(payload, 'repository', 'id'));
  }
  const pullRequest = valueAt(payload, 'pull_request');
  if (valueAt(pullRequest, 'head', 'repo') === null) return true;
  return differ(integerAt(pullRequest, 'head', 'repo', 'id'), integerAt(pullRequest, 'base', 'repo', 'id'));
}

/** Tells whether a run for a fork gets the secrets of the base (GitHub docs, "Events that trigger workflows"). */
export function hasSecretsOnForks({ name }: GitHubEvent): boolean {
  return name === 'pull_request_target' || name === 'workflow_run';
}

/** Recognizes Dependabot. Like jobs of forks, its jobs get no identity token. */
export function isFromDependabot({ payload }: GitHubEvent): boolean {
  return textAt(payload, 'pull_request', 'user', 'login') === 'dependabot[bot]';
}

function differ(a: number | undefined, b: number | undefined): boolean | 'unknown' {
  return a === undefined || b === undefined ? unknownWord : a !== b;
}

function readLabels(subject: unknown): readonly string[] | 'unknown' {
  const labels = valueAt(subject, 'labels');
  return Array.isArray(labels) ? labels.flatMap((label: unknown) => textAt(label, 'name') ?? []) : unknownWord;
}

function readAssociation(payload: unknown): string {
  const subject = ['comment', 'review', 'pull_request', 'issue'].map((name) => valueAt(payload, name)).find(isObject);
  return textAt(subject, 'author_association') ?? unknownWord;
}

function readActorType(payload: unknown, actor: string | undefined): string {
  const sender = valueAt(payload, 'sender');
  const isActor = actor !== undefined && textAt(sender, 'login') === actor;
  return isActor ? (textAt(sender, 'type') ?? unknownWord) : unknownWord;
}

/** `standings` are those of all accounts that caused the event. Pass `pullRequest` if the payload has only its number. */
export async function completeContext(
  context: RunContext,
  policy: Policy,
  standings: () => Promise<readonly Standing[]>,
  pullRequest: (() => Promise<PullRequest>) | undefined,
): Promise<RunContext> {
  const entries = [...policy.guards, ...policy.rules, ...policy.questions, ...(policy.changes ?? [])];
  const policyKeys = new Set(entries.flatMap((entry) => entry.when.map((condition) => condition.key)));
  const usesAny = (...keys: readonly string[]): boolean => keys.some((key) => policyKeys.has(key));
  let complete = context;
  if (usesAny('actor.permission', 'actor.type')) complete = addStandings(complete, await standings());
  if (pullRequest !== undefined && context.fork === unknownWord && usesAny('fork', 'draft', 'base_ref', 'labels')) {
    const current = await pullRequest();
    const { base, draft = unknownWord } = current;
    const labels = current.labels.map(({ name }) => name);
    complete = { ...complete, fork: isFromFork(current), base_ref: base.ref, draft, labels };
  }
  return complete;
}

/** Takes the lowest permission of all accounts, and the type of the first account that is not a person. */
function addStandings(context: RunContext, standings: readonly Standing[]): RunContext {
  const levels = standings.map(({ permission }) => permissionLevels.indexOf(permission));
  // Without standings, `Math.min()` is Infinity, and no level has that index.
  const permission = permissionLevels[Math.min(...levels)] ?? unknownWord;
  const type = standings.find((one) => one.type !== 'User')?.type ?? standings[0]?.type ?? unknownWord;
  return { ...context, actor: { ...context.actor, permission, type } };
}
