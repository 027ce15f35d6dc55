// Facts about a run that only the API knows: fetched before the run, and only if the policy uses them.
import type { RunContext } from '../permission/context.ts';
import { unknownWord } from '../permission/context.ts';
import type { Policy } from '../permission/policy.ts';
import type { PullRequest } from './api/shapes.ts';
import type { Standing } from './permission.ts';
import { permissionLevels } from './permission.ts';
import { isFromFork } from './pull-request.ts';

/** Where the API is asked; each may refuse. */
export interface ContextSources {
  /** Everyone whose doing the event is. */
  readonly standings: () => Promise<readonly Standing[]>;
  /** The pull request of an event whose payload has only its number; `undefined` where there is none. */
  readonly pullRequest: (() => Promise<PullRequest>) | undefined;
}

/** The context with what the policy asks of it and the payload does not tell. */
export async function completeContext(
  context: RunContext,
  policy: Policy,
  { standings, pullRequest }: ContextSources,
): Promise<RunContext> {
  const entries = [...policy.guards, ...policy.rules, ...policy.questions];
  const asked = new Set(entries.flatMap((entry) => entry.when.map((condition) => condition.key)));
  const asks = (...keys: readonly string[]): boolean => keys.some((key) => asked.has(key));
  let complete = context;
  if (asks('actor.permission', 'actor.type')) complete = withStandings(complete, await standings());
  if (pullRequest !== undefined && context.fork === unknownWord && asks('fork', 'draft', 'base_ref', 'labels')) {
    complete = withPullRequest(complete, await pullRequest());
  }
  return complete;
}

/** The lowest permission of all, and the type of the first who is no person. */
function withStandings(context: RunContext, standings: readonly Standing[]): RunContext {
  const levels = standings.map(({ permission }) => permissionLevels.indexOf(permission));
  // Of nobody the lowest is Infinity, which is no level.
  const permission = permissionLevels[Math.min(...levels)] ?? unknownWord;
  const type = standings.find((one) => one.type !== 'User')?.type ?? standings[0]?.type ?? unknownWord;
  return { ...context, actor: { ...context.actor, permission, type } };
}

function withPullRequest(context: RunContext, pullRequest: PullRequest): RunContext {
  const { base, draft, labels } = pullRequest;
  return {
    ...context,
    fork: isFromFork(pullRequest),
    base_ref: base.ref,
    draft: draft ?? unknownWord,
    labels: labels.map(({ name }) => name),
  };
}
