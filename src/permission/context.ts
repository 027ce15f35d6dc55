// What a policy may know of the run besides the pause: the keys of `when`.
import type { Json } from './text/json.ts';

/**
 * The circumstances of a run (docs/policy.md, "The run: `when`"). Every value that is not known is the word `unknown`; outside GitHub all
 * of them are.
 */
export interface RunContext {
  readonly event: string;
  readonly ref: string;
  readonly base_ref: string;
  readonly fork: boolean | 'unknown';
  readonly draft: boolean | 'unknown';
  readonly labels: readonly string[] | 'unknown';
  readonly actor: {
    /** Asked of the API, the lower of actor and triggering actor. */
    readonly permission: string;
    /** From the payload of the event; it only narrows. */
    readonly association: string;
    readonly type: string;
    readonly login: string;
  };
  readonly environment: string;
  readonly repository: { readonly visibility: string };
}

/** The word for a value that is not known. */
export const unknownWord = 'unknown';

/** A context of which nothing is known. */
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

/** What kind of value a key of `when` has. */
export type ContextValue = 'text' | 'flag' | 'texts';

/** A key of `when`, with the mapping that it stands in where there is one. */
export interface ContextKey {
  readonly group: 'actor' | 'repository' | undefined;
  readonly name: string;
  readonly value: ContextValue;
  readonly about: string;
  readonly read: (context: RunContext) => Json;
}

/** Every key of `when` (docs/policy.md, "The run: `when`"). */
export const contextKeys: readonly ContextKey[] = [
  key('event', 'text', 'The event that started the workflow, such as push.', (context) => context.event),
  key('ref', 'text', 'The git ref of the run, such as refs/heads/main.', (context) => context.ref),
  key('base_ref', 'text', 'The branch that a pull request goes into.', (context) => context.base_ref),
  key('fork', 'flag', 'Whether the pull request comes from a fork.', (context) => context.fork),
  key('draft', 'flag', 'Whether the pull request is a draft.', (context) => context.draft),
  key('labels', 'texts', 'The labels of the pull request or issue.', (context) => context.labels),
  {
    ...key('permission', 'text', 'What the actor may do, according to the API.', (context) => context.actor.permission),
    group: 'actor',
  },
  {
    ...key('association', 'text', "The actor's association, from the payload; a hint.", (c) => c.actor.association),
    group: 'actor',
  },
  { ...key('type', 'text', 'User or Bot.', (context) => context.actor.type), group: 'actor' },
  { ...key('login', 'text', 'The login of the actor.', (context) => context.actor.login), group: 'actor' },
  key('environment', 'text', 'The deployment environment of the job.', (context) => context.environment),
  {
    ...key('visibility', 'text', 'public, internal or private.', (context) => context.repository.visibility),
    group: 'repository',
  },
];

/** A key of `when` as it is written in messages: `actor.permission`. */
export function contextKeyName(contextKey: ContextKey): string {
  return contextKey.group === undefined ? contextKey.name : `${contextKey.group}.${contextKey.name}`;
}

function key(name: string, value: ContextValue, about: string, read: (context: RunContext) => Json): ContextKey {
  return { group: undefined, name, value, about, read };
}
