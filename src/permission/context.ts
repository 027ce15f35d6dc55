// Defines the circumstances of a run, under the names that the keys of `when` have.
import type { Json } from '../json.ts';

/** See docs/policy.md, "The run: `when`". A value that is not known is `unknown`; outside of GitHub, every value is. */
export interface RunContext {
  readonly event: string;
  readonly ref: string;
  readonly base_ref: string;
  readonly fork: boolean | 'unknown';
  readonly draft: boolean | 'unknown';
  readonly labels: readonly string[] | 'unknown';
  readonly actor: {
    /** From the API: the permission of the actor or of the triggering actor, whichever is lower. */
    readonly permission: string;
    /** From the payload of the event. Only a hint, because a private member looks like a stranger. */
    readonly association: string;
    readonly type: string;
    readonly login: string;
  };
  readonly environment: string;
  readonly repository: { readonly visibility: string };
}

export const unknownWord = 'unknown';

/** The context of a run of which nothing is known. */
export const unknownContext: RunContext = {
  event: unknownWord,
  ref: unknownWord,
  base_ref: unknownWord,
  fork: unknownWord,
  draft: unknownWord,
  labels: unknownWord,
  actor: { permission: unknownWord, association: unknownWord, type: unknownWord, login: unknownWord },
  environment: unknownWord,
  repository: { visibility: unknownWord },
};

export interface ContextKey {
  readonly path: string;
  readonly group: string | undefined;
  readonly name: string;
  readonly valueType: 'text' | 'flag' | 'texts';
  readonly about: string;
  readonly read: (context: RunContext) => Json;
}

export const contextKeys: readonly ContextKey[] = [
  toKey('event', 'text', 'The event that started the workflow, such as push.', ({ event }) => event),
  toKey('ref', 'text', 'The git ref of the run, such as refs/heads/main.', ({ ref }) => ref),
  toKey('base_ref', 'text', 'The branch that a pull request goes into.', ({ base_ref }) => base_ref),
  toKey('fork', 'flag', 'Whether the pull request comes from a fork.', ({ fork }) => fork),
  toKey('draft', 'flag', 'Whether the pull request is a draft.', ({ draft }) => draft),
  toKey('labels', 'texts', 'The labels of the pull request or issue.', ({ labels }) => labels),
  toKey('actor.permission', 'text', 'What the actor may do, according to the API.', ({ actor }) => actor.permission),
  toKey('actor.association', 'text', "The actor's association, from the payload; a hint.", (c) => c.actor.association),
  toKey('actor.type', 'text', 'User or Bot.', ({ actor }) => actor.type),
  toKey('actor.login', 'text', 'The login of the actor.', ({ actor }) => actor.login),
  toKey('environment', 'text', 'The deployment environment of the job.', ({ environment }) => environment),
  toKey('repository.visibility', 'text', 'public, internal or private.', ({ repository }) => repository.visibility),
];

function toKey(path: string, valueType: ContextKey['valueType'], about: string, read: ContextKey['read']): ContextKey {
  const [name = '', group] = path.split('.').toReversed();
  return { path, group, name, valueType, about, read };
}
