// What an event says about its run without a request: a fork, labels, the actor, the visibility of the repository.
import type { Environment } from '../environment.ts';
import { variable } from '../environment.ts';
import type { RunContext } from '../permission/context.ts';
import { unknownContext, unknownWord } from '../permission/context.ts';
import type { GitHubEvent } from './event.ts';
import { canOutsidersCause } from './event.ts';
import { at, flagAt, integerAt, isRecord, textAt } from './payload.ts';

/** `public`, `private` or `internal`, from the payload; `unknown` where it does not say. */
export function visibilityOf({ payload }: GitHubEvent): string {
  const visibility = textAt(payload, 'repository', 'visibility');
  if (visibility !== undefined) return visibility;
  const isPrivate = flagAt(payload, 'repository', 'private');
  if (isPrivate === undefined) return unknownWord;
  return isPrivate ? 'private' : 'public';
}

/** What a permission policy may ask of this event (`when`), without asking anyone; what is not known stays `unknown`. */
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

/**
 * Whether the event is about a pull request from a fork. `unknown` where the payload does not tell, as in a comment.
 * A head repository that is gone is a fork that was deleted.
 */
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

/**
 * Whether a job of this event has the repository's secrets where a fork is the cause: these run in the context of the base
 * (GitHub documentation, "Events that trigger workflows").
 */
export function hasSecretsOnForks({ name }: GitHubEvent): boolean {
  return name === 'pull_request_target' || name === 'workflow_run';
}

function differ(one: number | undefined, other: number | undefined): boolean | 'unknown' {
  return one === undefined || other === undefined ? unknownWord : one !== other;
}

function labelsOf(subject: unknown): readonly string[] | 'unknown' {
  const labels = at(subject, 'labels');
  return Array.isArray(labels) ? labels.flatMap((label: unknown) => textAt(label, 'name') ?? []) : unknownWord;
}

function associationOf(payload: unknown): string {
  const subject = ['comment', 'review', 'pull_request', 'issue'].map((name) => at(payload, name)).find(isRecord);
  return textAt(subject, 'author_association') ?? unknownWord;
}

/** `User` or `Bot`, where the sender of the event is the actor of the run. */
function typeOfActor(payload: unknown, actor: string | undefined): string {
  const sender = at(payload, 'sender');
  const isActor = actor !== undefined && textAt(sender, 'login') === actor;
  return isActor ? (textAt(sender, 'type') ?? unknownWord) : unknownWord;
}
