// Judges a call by the policy of each checkout that its session works in; the strictest judgement counts.
import type { HookProfile } from '../agents/profile.ts';
import { sha256 } from '../crypto.ts';
import type { Environment } from '../environment.ts';
import { canonicalJson } from '../json.ts';
import { unknownContext } from '../permission/context.ts';
import { type PermissionDecision, startDecisions } from '../permission/decide/decide.ts';
import { whyUndecided } from '../permission/decide/undecided.ts';
import type { Policy } from '../permission/policy.ts';
import type { WorkPlace } from '../trust/checkout.ts';
import type { Verdict } from './answer.ts';
import { type HookPause, toPause } from './pause.ts';
import type { HookCall } from './payload.ts';
import { type PolicyInUse, policyInUse } from './policy-in-use.ts';
import type { TurnCounts } from './session-state.ts';
import type { HookSettings } from './settings.ts';

export interface Judgement {
  readonly verdict: Verdict;
  readonly reason: string;
  /** A rule that would allow the call: shown to the host after the reason, but not logged. */
  readonly advice?: string | undefined;
}

export interface Called {
  readonly call: HookCall;
  readonly profile: HookProfile;
  readonly options: Pick<HookSettings, 'policy' | 'rejectsUndecided'> & { readonly env: Environment };
}

interface Ground {
  readonly pause: HookPause;
  readonly inUse: PolicyInUse;
}

export interface Judged extends Ground {
  readonly judgement: Judgement;
  /** Absent if no entry decided. */
  readonly decided?: { readonly decision: PermissionDecision; readonly policy: Policy };
  readonly open: (why: string) => Judgement;
}

export async function judgeCall(places: readonly WorkPlace[], called: Called): Promise<Judged> {
  const grounds = await groundsOf(places, called);
  const all = await Promise.all(grounds.map((ground) => judgeOn(ground, called)));
  const order: readonly Verdict[] = ['stop', 'reject', 'ask', 'leave', 'repeat', 'allow'];
  const strictness = ({ judgement }: Judged): number => order.indexOf(judgement.verdict);
  const [strictest] = all.toSorted((a, b) => strictness(a) - strictness(b));
  if (strictest === undefined) throw new Error('There is no checkout to judge in.');
  return strictest;
}

/** Returns one checkout if none has a policy: one for which there is a reason, if possible. */
async function groundsOf(places: readonly WorkPlace[], { call, profile, options }: Called): Promise<readonly Ground[]> {
  const all = await Promise.all(
    places.map(async (place): Promise<Ground> => {
      const pause = toPause(call, profile, place.folder);
      return { pause, inUse: await policyInUse(place, { pause, ...options }) };
    }),
  );
  const ruled = all.filter(({ inUse }) => inUse.policy !== undefined);
  if (ruled.length > 0) return ruled;
  const doubtful = all.filter(({ inUse }) => inUse.policy === undefined && inUse.why !== undefined);
  return (doubtful.length > 0 ? doubtful : all).slice(0, 1);
}

async function judgeOn({ pause, inUse }: Ground, called: Called): Promise<Judged> {
  const open = (why: string): Judgement => undecided(pause, why, called);
  const here = { pause, inUse, open };
  if (inUse.policy === undefined) {
    const why = inUse.why ?? 'There is no permission policy for this checkout.';
    const { options, profile } = called;
    // Only silence leaves a call to the host's own rules. Elsewhere the answer `leave` may allow it, as Cursor's does.
    const isSilent = inUse.why === undefined && !options.rejectsUndecided && profile.answers.leave === 'silence';
    return { ...here, judgement: isSilent ? { verdict: 'leave', reason: why } : open(why) };
  }
  const { policy, whole } = inUse;
  const decision = decideAlone(policy, pause);
  if (decision.rule === 'default') return { ...here, judgement: open(whyUndecided(policy, decision)) };
  return { ...here, judgement: await judgementOf(decision, pause, whole, called), decided: { decision, policy } };
}

/** Decides without the counts of the turn, as `policy explain` does. */
export function decideAlone(policy: Policy, { arguments: text }: HookPause): PermissionDecision {
  return startDecisions(policy, unknownContext).decide({ toolCallId: 'hook', arguments: text });
}

async function judgementOf(
  decision: PermissionDecision,
  pause: HookPause,
  whole: () => Promise<Policy>,
  called: Called,
): Promise<Judgement> {
  const reason = decision.reason === null ? `decided by "${decision.rule}"` : `${decision.rule}: ${decision.reason}`;
  if (decision.outcome === 'allow') return { verdict: 'allow', reason };
  if (decision.rule === 'malformed') return { verdict: 'reject', reason };
  if (decision.outcome === 'stop') return { verdict: 'stop', reason };
  if (decision.outcome === 'ask') return { verdict: askOrReject(called), reason };
  return { verdict: 'reject', reason, advice: await adviceOn(pause, await whole(), called.options.policy) };
}

/** Loads the code for suggestions only once a call is rejected. */
async function adviceOn(pause: HookPause, policy: Policy, named: string | undefined): Promise<string | undefined> {
  const { suggestRule } = await import('../permission/tools/suggest.ts');
  const suggestion = suggestRule({ toolCallId: 'hook', arguments: pause.arguments }, decideAlone(policy, pause));
  if ('error' in suggestion) return undefined;
  const file = named ?? 'the policy';
  const before = suggestion.before === undefined ? '' : ` before "${suggestion.before}"`;
  const trust = named === undefined ? ' and runs "interns policy trust"' : '';
  return `This rule would allow it, if a person puts it under "rules"${before} in ${file}${trust}:\n${suggestion.yaml}`;
}

/** Kinds of calls that look or plan, and change nothing: if undecided, they are left to the host's own rules. */
export const harmless: ReadonlySet<string> = new Set(['read', 'search', 'think']);

function undecided({ kind }: HookPause, reason: string, called: Called): Judgement {
  if (harmless.has(kind)) return { verdict: 'leave', reason };
  if (called.options.rejectsUndecided) return { verdict: 'reject', reason };
  const { asksInMode } = called.profile;
  if (asksInMode === undefined) return { verdict: askOrReject(called), reason };
  const mode = called.call.payload[asksInMode.field];
  return { verdict: asksInMode.modes.some((one) => one === mode) ? 'leave' : 'reject', reason };
}

function askOrReject({ call, profile: { answers, asksAt, unasked = [] } }: Called): Verdict {
  const isAsked = answers.ask !== 'reject' && asksAt?.includes(call.event) !== false && !unasked.includes(call.tool);
  return isAsked ? 'ask' : 'reject';
}

/** Identifies a call by what two events about it share: not by other fields, nor by the folder of a patch. */
export function callKey({ tool, known, input, payload }: HookCall): string {
  const words = known === undefined ? input : (input['command'] ?? input);
  return sha256(JSON.stringify([tool, words, known?.patch ?? payload['cwd']]));
}

/** Decides by the code that counts in a job. If an allow is used up, `usedUp` says why, and no answer is counted. */
export function decideCounted(
  turn: TurnCounts,
  { decision, pause, policy }: Pick<Judged, 'pause'> & NonNullable<Judged['decided']>,
): { readonly counts: TurnCounts; readonly usedUp: string | undefined } {
  // Rebuild only the count of this call: the state has calls by their hash alone.
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
  return {
    counts: { ...withCall, spent: after.spent, entries: Object.fromEntries(after.entries) },
    usedUp: undefined,
  };
}

/** Below 2^47, so that 31 times a number is exact. */
const largestPrime = 140_737_488_355_213;

/** Hashes a text. If two calls share a hash, a person is only asked sooner. */
function numberOf(text: string): string {
  let number = 0;
  for (let at = 0; at < text.length; at += 1) number = (number * 31 + text.charCodeAt(at)) % largestPrime;
  return `${number}`;
}
