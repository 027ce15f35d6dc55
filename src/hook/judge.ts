// From a pause to a verdict: what the policy decides, what its counts leave of an allow, and what nobody decided.
import type { HookProfile } from '../agents/profile.ts';
import { unknownContext } from '../permission/context.ts';
import { type PermissionDecision, startDecisions } from '../permission/decide/decide.ts';
import type { Policy } from '../permission/policy.ts';
import { canonicalJson } from '../permission/text/json.ts';
import { sha256 } from '../sha256.ts';
import type { Verdict } from './answer.ts';
import type { HookPause } from './pause.ts';
import type { HookCall } from './payload.ts';
import type { TurnCounts } from './session-state.ts';

/** A verdict, and why. */
export interface Judgement {
  readonly verdict: Verdict;
  readonly reason: string;
}

/** A decision about a pause by itself: what `policy explain` says of it. */
export function decideAlone(policy: Policy, { arguments: text }: HookPause): PermissionDecision {
  return startDecisions(policy, unknownContext).decide({ toolCallId: 'hook', arguments: text });
}

/** Tells whether an entry of the policy decided. */
export function isDecided({ rule }: PermissionDecision): boolean {
  return rule !== 'default';
}

/** Turns the decision of an entry into the verdict for a host. */
export async function judgementOf(
  decision: PermissionDecision,
  {
    pause,
    profile,
    event,
    whole,
  }: {
    readonly pause: HookPause;
    readonly profile: HookProfile;
    readonly event: string;
    readonly whole: () => Promise<Policy>;
  },
): Promise<Judgement> {
  const reason = decision.reason === null ? `decided by "${decision.rule}"` : `${decision.rule}: ${decision.reason}`;
  if (decision.outcome === 'allow') return { verdict: 'allow', reason };
  if (decision.rule === 'malformed') return { verdict: 'reject', reason };
  if (decision.outcome === 'stop') return { verdict: 'stop', reason };
  if (decision.outcome === 'ask') return { verdict: canAsk(profile, event) ? 'ask' : 'reject', reason };
  return { verdict: 'reject', reason: await withRule(reason, pause, await whole()) };
}

/** Adds the rule that would allow it; what makes one is loaded for rejections only. */
async function withRule(reason: string, pause: HookPause, policy: Policy): Promise<string> {
  const { suggestRule } = await import('../permission/tools/suggest.ts');
  const suggestion = suggestRule({ toolCallId: 'hook', arguments: pause.arguments }, decideAlone(policy, pause));
  if ('error' in suggestion) return reason;
  return `${reason}\nThis rule would allow it, if a person adds it and runs "interns policy trust":\n${suggestion.yaml}`;
}

/** Kinds that look or plan, and change nothing: the host goes on by its own rules. */
export const harmless: ReadonlySet<string> = new Set(['read', 'search', 'think']);

/** Settles a call that nothing decided. */
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

/** A call, by its tool, its command and its folder; two events tell the same call in different words, and a patch with another folder. */
export function callKey({ tool, input, payload }: HookCall, { tools }: HookProfile): string {
  return sha256(JSON.stringify([tool, input['command'] ?? input, tools[tool]?.patch ?? payload['cwd']]));
}

/**
 * Decides again with the counts of the turn, by the code that counts in a job. An allow that they end is undecided: that a call came is
 * counted, but no answer.
 */
export function decideCounted(
  turn: TurnCounts,
  {
    decision,
    pause,
    policy,
  }: { readonly decision: PermissionDecision; readonly pause: HookPause; readonly policy: Policy },
): { readonly counts: TurnCounts; readonly usedUp: string | undefined } {
  // The state keeps a number of each call, and one call is decided here.
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

/** Below 2^47: times 31, a number stays exact. */
const largestPrime = 140_737_488_355_213;

/** Counts a call: two that share a number by chance count as one, so a person is asked about them sooner. */
function numberOf(text: string): string {
  let number = 0;
  for (let at = 0; at < text.length; at += 1) number = (number * 31 + text.charCodeAt(at)) % largestPrime;
  return `${number}`;
}
