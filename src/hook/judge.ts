// Judges a call by the policy of each checkout that its session works in, and takes the strictest judgement.
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
import { findPolicyInUse, type PolicyInUse } from './policy-in-use.ts';
import type { TurnCounts } from './session-state.ts';
import type { HookSettings } from './settings.ts';

export interface Judgement {
  readonly verdict: Verdict;
  readonly reason: string;
  /** A rule that would allow the call: shown to the host after the reason, but not logged. */
  readonly advice?: string | undefined;
}

export interface CallContext {
  readonly call: HookCall;
  readonly profile: HookProfile;
  readonly options: Pick<HookSettings, 'policy' | 'rejectsUndecided'> & { readonly env: Environment };
}

interface CheckoutPolicy {
  readonly pause: HookPause;
  readonly inUse: PolicyInUse;
}

export interface JudgedCall extends CheckoutPolicy {
  readonly judgement: Judgement;
  readonly decided?: { readonly decision: PermissionDecision; readonly policy: Policy };
  readonly judgeUndecided: (why: string) => Judgement;
}

export async function judgeCall(places: readonly WorkPlace[], called: CallContext): Promise<JudgedCall> {
  const judged = await Promise.all((await findPolicies(places, called)).map((policy) => judgeByPolicy(policy, called)));
  const order: readonly Verdict[] = ['stop', 'reject', 'ask', 'leave', 'repeat', 'allow'];
  const strictness = ({ judgement }: JudgedCall): number => order.indexOf(judgement.verdict);
  const [strictest] = judged.toSorted((a, b) => strictness(a) - strictness(b));
  if (strictest === undefined) throw new Error('There is no checkout to judge in.');
  return strictest;
}

/** Returns the checkouts with a policy. If there are none, returns one checkout, preferably with a reason for that. */
async function findPolicies(places: readonly WorkPlace[], { call, profile, options }: CallContext) {
  const all = await Promise.all(
    places.map(async (place): Promise<CheckoutPolicy> => {
      const pause = toPause(call, profile, place.folder);
      return { pause, inUse: await findPolicyInUse(place, { pause, ...options }) };
    }),
  );
  const withPolicy = all.filter(({ inUse }) => inUse.policy !== undefined);
  if (withPolicy.length > 0) return withPolicy;
  const withReason = all.filter(({ inUse }) => inUse.policy === undefined && inUse.why !== undefined);
  return (withReason.length > 0 ? withReason : all).slice(0, 1);
}

async function judgeByPolicy({ pause, inUse }: CheckoutPolicy, called: CallContext): Promise<JudgedCall> {
  const judgeUndecided = (why: string): Judgement => toUndecided(pause, why, called);
  const here = { pause, inUse, judgeUndecided };
  if (inUse.policy === undefined) {
    const why = inUse.why ?? 'There is no permission policy for this checkout.';
    const { options, profile } = called;
    // Only silence leaves a call to the host's own rules. Elsewhere the answer `leave` may allow it, as Cursor's does.
    const isSilent = inUse.why === undefined && !options.rejectsUndecided && profile.answers.leave === 'silence';
    return { ...here, judgement: isSilent ? { verdict: 'leave', reason: why } : judgeUndecided(why) };
  }
  const { policy, loadWhole } = inUse;
  const decision = decideAlone(policy, pause);
  if (decision.rule === 'default') return { ...here, judgement: judgeUndecided(whyUndecided(policy, decision)) };
  return { ...here, judgement: await toJudgement(decision, pause, loadWhole, called), decided: { decision, policy } };
}

/** Decides without the counts of the session's turn, as `policy explain` does. */
export function decideAlone(policy: Policy, { arguments: text }: HookPause): PermissionDecision {
  return startDecisions(policy, unknownContext).decide({ toolCallId: 'hook', arguments: text });
}

async function toJudgement(
  decision: PermissionDecision,
  pause: HookPause,
  loadWhole: () => Promise<Policy>,
  called: CallContext,
): Promise<Judgement> {
  const reason = decision.reason === null ? `decided by "${decision.rule}"` : `${decision.rule}: ${decision.reason}`;
  if (decision.outcome === 'allow') return { verdict: 'allow', reason };
  if (decision.rule === 'malformed') return { verdict: 'reject', reason };
  if (decision.outcome === 'stop') return { verdict: 'stop', reason };
  if (decision.outcome === 'ask') return { verdict: askOrReject(called), reason };
  return { verdict: 'reject', reason, advice: await suggestAllow(pause, await loadWhole(), called.options.policy) };
}

/** Loads the code for suggestions only once a call is rejected. */
async function suggestAllow(pause: HookPause, policy: Policy, entryFile?: string): Promise<string | undefined> {
  const { suggestRule } = await import('../permission/tools/suggest.ts');
  const suggestion = suggestRule({ toolCallId: 'hook', arguments: pause.arguments }, decideAlone(policy, pause));
  if ('error' in suggestion) return undefined;
  const file = entryFile ?? 'the policy';
  const before = suggestion.before === undefined ? '' : ` before "${suggestion.before}"`;
  const trust = entryFile === undefined ? ' and runs "interns policy trust"' : '';
  return `This rule would allow it, if a person puts it under "rules"${before} in ${file}${trust}:\n${suggestion.yaml}`;
}

/** Kinds of calls that only look or plan. If the policy does not decide them, the host's own rules do. */
export const harmlessKinds: ReadonlySet<string> = new Set(['read', 'search', 'think']);

function toUndecided({ kind }: HookPause, reason: string, called: CallContext): Judgement {
  if (harmlessKinds.has(kind)) return { verdict: 'leave', reason };
  if (called.options.rejectsUndecided) return { verdict: 'reject', reason };
  const { asksInMode } = called.profile;
  if (asksInMode === undefined) return { verdict: askOrReject(called), reason };
  const mode = called.call.payload[asksInMode.field];
  return { verdict: asksInMode.modes.some((one) => one === mode) ? 'leave' : 'reject', reason };
}

function askOrReject({ call, profile: { answers, asksAt, neverAsked: unasked = [] } }: CallContext): Verdict {
  const isAsked = answers.ask !== 'reject' && asksAt?.includes(call.event) !== false && !unasked.includes(call.tool);
  return isAsked ? 'ask' : 'reject';
}

/** Identifies a call by the fields that two events about it share. The folder of a patch is not one. */
export function toCallKey({ tool, ownTool, input, payload }: HookCall): string {
  const words = ownTool === undefined ? input : (input['command'] ?? input);
  return sha256(JSON.stringify([tool, words, ownTool?.patchField ?? payload['cwd']]));
}

/** Marks a turn in which a shell command gave a patch: its request looks like the request of an allowed patch. */
export const patchByShell = 'a shell gives a patch';

export function givesPatch({ ownTool, input }: HookCall): boolean {
  return ownTool?.patchProgram?.test(JSON.stringify(input)) === true;
}

/** Decides with the counts of the turn, as a job does. If an allow is used up, says why and counts no answer. */
export function countDecision(
  turn: TurnCounts,
  { decision, pause, policy }: Pick<JudgedCall, 'pause'> & NonNullable<JudgedCall['decided']>,
): { readonly counts: TurnCounts; readonly usedUp: string | undefined } {
  // Rebuild only the count of this call, because the state keeps no call but its hash.
  const text = decision.pause === null ? '' : canonicalJson(decision.pause.arguments);
  const key = hashText(text);
  const { spent, entries, pauses } = turn;
  const kept = { spent, entries: new Map(Object.entries(entries)), pauses: new Map([[text, pauses[key] ?? 0]]) };
  const decisions = startDecisions(policy, unknownContext, kept);
  const counted = decisions.decide({ toolCallId: 'hook', arguments: pause.arguments });
  const after = decisions.counts();
  const withCall = { ...turn, pauses: { ...pauses, [key]: after.pauses.get(text) ?? 0 } };
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
function hashText(text: string): string {
  let number = 0;
  for (let at = 0; at < text.length; at += 1) number = (number * 31 + text.charCodeAt(at)) % largestPrime;
  return `${number}`;
}
