// Turns a pause into a verdict: by the policy, by the counts of the turn, or as undecided.
import type { HookProfile } from '../agents/profile.ts';
import { unknownContext } from '../permission/context.ts';
import { type PermissionDecision, startDecisions } from '../permission/decide/decide.ts';
import { isMatched, matches } from '../permission/match/conditions.ts';
import { isAllowing, type Policy } from '../permission/policy.ts';
import { canonicalJson } from '../permission/text/json.ts';
import { sha256 } from '../sha256.ts';
import type { Verdict } from './answer.ts';
import type { HookPause } from './pause.ts';
import type { HookCall } from './payload.ts';
import type { TurnCounts } from './session-state.ts';

export interface Judgement {
  readonly verdict: Verdict;
  readonly reason: string;
  /** The rule that would allow the call, told to the host after the reason, but not logged. */
  readonly advice?: string;
}

/** Decides without the counts of its turn, as `policy explain` does. */
export function decideAlone(policy: Policy, { arguments: text }: HookPause): PermissionDecision {
  return startDecisions(policy, unknownContext).decide({ toolCallId: 'hook', arguments: text });
}

export function isDecided({ rule }: PermissionDecision): boolean {
  return rule !== 'default';
}

/** Names the first rule that needs a run in a CI, the only place with keys of `when`. */
export function whyUndecided({ rules }: Policy, { pause }: PermissionDecision): string {
  const waiting = rules.find(
    (rule) => pause !== null && isMatched({ ...rule, when: [] }, pause, unknownContext, 'rule'),
  );
  if (waiting === undefined) return 'Nothing in the permission policy decides this.';
  const unmet = waiting.when.filter(({ matcher, value }) => !matches(matcher, value(unknownContext), 'when'));
  const decides = isAllowing(waiting.verb) ? 'allows this' : 'decides about this';
  const keys = unmet.map(({ key }) => `"${key}"`).join(', ');
  return `The rule "${waiting.id}" ${decides} only in a CI: its "when" goes by ${keys}, which nothing proves on this machine.`;
}

export async function judgementOf(
  decision: PermissionDecision,
  {
    pause,
    profile,
    event,
    whole,
    named,
  }: {
    readonly pause: HookPause;
    readonly profile: HookProfile;
    readonly event: string;
    readonly whole: () => Promise<Policy>;
    /** The file of `--policy`; undefined: the copy that a person trusted. */
    readonly named: string | undefined;
  },
): Promise<Judgement> {
  const reason = decision.reason === null ? `decided by "${decision.rule}"` : `${decision.rule}: ${decision.reason}`;
  if (decision.outcome === 'allow') return { verdict: 'allow', reason };
  if (decision.rule === 'malformed') return { verdict: 'reject', reason };
  if (decision.outcome === 'stop') return { verdict: 'stop', reason };
  if (decision.outcome === 'ask') return { verdict: canAsk(profile, event) ? 'ask' : 'reject', reason };
  const advice = await adviceOn(pause, await whole(), named);
  return { verdict: 'reject', reason, ...(advice === undefined ? {} : { advice }) };
}

/** Loads the code for that only for rejections. */
async function adviceOn(pause: HookPause, policy: Policy, named: string | undefined): Promise<string | undefined> {
  const { suggestRule } = await import('../permission/tools/suggest.ts');
  const suggestion = suggestRule({ toolCallId: 'hook', arguments: pause.arguments }, decideAlone(policy, pause));
  if ('error' in suggestion) return undefined;
  const file = named ?? 'the policy';
  const before = suggestion.before === undefined ? '' : ` before "${suggestion.before}"`;
  const trust = named === undefined ? ' and runs "interns policy trust"' : '';
  return `This rule would allow it, if a person puts it under "rules"${before} in ${file}${trust}:\n${suggestion.yaml}`;
}

/** Kinds of calls that look or plan, and change nothing: undecided ones are left to the host's own rules. */
export const harmless: ReadonlySet<string> = new Set(['read', 'search', 'think']);

export function undecided(
  { kind }: HookPause,
  { event, payload }: HookCall,
  { profile, isRejected, why }: { readonly profile: HookProfile; readonly isRejected: boolean; readonly why: string },
): Judgement {
  if (harmless.has(kind)) return { verdict: 'leave', reason: why };
  if (isRejected) return { verdict: 'reject', reason: why };
  const { asksInMode } = profile;
  if (asksInMode !== undefined) {
    return {
      verdict: asksInMode.modes.some((mode) => mode === payload[asksInMode.field]) ? 'leave' : 'reject',
      reason: why,
    };
  }
  return { verdict: canAsk(profile, event) ? 'ask' : 'reject', reason: why };
}

function canAsk({ answers, asksAt }: HookProfile, event: string): boolean {
  return answers.ask !== 'reject' && asksAt?.includes(event) !== false;
}

/** Leaves out what differs between two events about one call: other fields, and the folder of a patch. */
export function callKey({ tool, input, payload }: HookCall, { tools }: HookProfile): string {
  return sha256(JSON.stringify([tool, input['command'] ?? input, tools[tool]?.patch ?? payload['cwd']]));
}

/** Decides by the code that counts in a job. Where `usedUp` says why an allow is taken away, no answer is counted. */
export function decideCounted(
  turn: TurnCounts,
  {
    decision,
    pause,
    policy,
  }: { readonly decision: PermissionDecision; readonly pause: HookPause; readonly policy: Policy },
): { readonly counts: TurnCounts; readonly usedUp: string | undefined } {
  // The state keeps calls by a hash; only the count of this call is needed.
  const came = decision.pause === null ? '' : canonicalJson(decision.pause.arguments);
  const key = numberOf(came);
  const { spent, entries, pauses } = turn;
  const kept = { spent, entries: new Map(Object.entries(entries)), pauses: new Map([[came, pauses[key] ?? 0]]) };
  const decisions = startDecisions(policy, unknownContext, kept);
  const counted = decisions.decide({ toolCallId: 'hook', arguments: pause.arguments });
  const after = decisions.counts();
  const withCall = { ...turn, pauses: { ...pauses, [key]: after.pauses.get(came) ?? 0 } };
  if (decision.outcome === 'allow' && counted.outcome !== 'allow') {
    return { counts: withCall, usedUp: counted.reason ?? 'The counts of this turn are used up.' };
  }
  const used = { spent: after.spent, entries: Object.fromEntries(after.entries) };
  return { counts: { ...withCall, ...used }, usedUp: undefined };
}

/** Below 2^47, so that 31 times a number stays exact. */
const largestPrime = 140_737_488_355_213;

/** Takes two calls with the same hash for one, so a person is only asked sooner. */
function numberOf(text: string): string {
  let number = 0;
  for (let at = 0; at < text.length; at += 1) number = (number * 31 + text.charCodeAt(at)) % largestPrime;
  return `${number}`;
}
