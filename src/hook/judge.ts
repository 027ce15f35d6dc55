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

export async function judgeCall(places: readonly WorkPlace[], context: CallContext): Promise<JudgedCall> {
  const policies = await findPolicies(places, context);
  const judgedCalls = await Promise.all(policies.map((policy) => judgeByPolicy(policy, context)));
  const strictestFirst: readonly Verdict[] = ['stop', 'reject', 'ask', 'leave', 'repeat', 'allow'];
  const rank = ({ judgement }: JudgedCall): number => strictestFirst.indexOf(judgement.verdict);
  const [strictest] = judgedCalls.toSorted((a, b) => rank(a) - rank(b));
  if (strictest === undefined) throw new Error('There is no checkout to judge in.');
  return strictest;
}

/** Returns the policies of all checkouts that have one. If none has, returns one checkout, if possible one with a `why`. */
async function findPolicies(places: readonly WorkPlace[], { call, profile, options }: CallContext) {
  const checkouts = await Promise.all(
    places.map(async (place): Promise<CheckoutPolicy> => {
      const pause = toPause(call, profile, place.folder);
      return { pause, inUse: await findPolicyInUse(place, { pause, ...options }) };
    }),
  );
  const withPolicy = checkouts.filter(({ inUse }) => inUse.policy !== undefined);
  if (withPolicy.length > 0) return withPolicy;
  const withReason = checkouts.filter(({ inUse }) => inUse.policy === undefined && inUse.why !== undefined);
  return (withReason.length > 0 ? withReason : checkouts).slice(0, 1);
}

async function judgeByPolicy({ pause, inUse }: CheckoutPolicy, context: CallContext): Promise<JudgedCall> {
  const judgeUndecided = (why: string): Judgement => toUndecided(pause, why, context);
  const base = { pause, inUse, judgeUndecided };
  if (inUse.policy === undefined) {
    const why = inUse.why ?? 'There is no permission policy for this checkout.';
    const { options, profile } = context;
    // Only silence leaves a call to the host's own rules. In other hosts, `leave` may allow it, as it does in Cursor.
    const isSilent = inUse.why === undefined && !options.rejectsUndecided && profile.answers.leave === 'silence';
    return { ...base, judgement: isSilent ? { verdict: 'leave', reason: why } : judgeUndecided(why) };
  }
  const { policy, loadWhole } = inUse;
  const decision = decideWithoutCounts(policy, pause);
  const isDecided = decision.rule !== 'default';
  const judgement = isDecided ? toJudgement(decision, context) : judgeUndecided(whyUndecided(policy, decision));
  const isRejected = isDecided ? decision.outcome === 'reject' : judgement.verdict === 'reject';
  const advice = isRejected ? await suggestAllow(pause, await loadWhole(), context.options.policy) : undefined;
  return { ...base, judgement: { ...judgement, advice }, ...(isDecided ? { decided: { decision, policy } } : {}) };
}

/** Decides as if the call were the first of its turn, as `policy explain` does. */
export function decideWithoutCounts(policy: Policy, { arguments: text }: HookPause): PermissionDecision {
  return startDecisions(policy, unknownContext).decide({ toolCallId: 'hook', arguments: text });
}

function toJudgement({ rule, outcome, reason: why }: PermissionDecision, context: CallContext): Judgement {
  const reason = why === null ? `decided by "${rule}"` : `${rule}: ${why}`;
  // A malformed pause stops a job, but here it only rejects its call.
  if (outcome === 'allow' || (outcome === 'stop' && rule !== 'malformed')) return { verdict: outcome, reason };
  return { verdict: outcome === 'ask' ? askOrReject(context) : 'reject', reason };
}

/** Loads the code for suggestions only once a call is rejected. */
async function suggestAllow(pause: HookPause, policy: Policy, entryFile?: string): Promise<string | undefined> {
  const { suggestRule } = await import('../permission/tools/suggest.ts');
  const decision = decideWithoutCounts(policy, pause);
  const suggestion = suggestRule({ toolCallId: 'hook', arguments: pause.arguments }, decision);
  if ('error' in suggestion) return undefined;
  const file = entryFile ?? 'the policy';
  const before = suggestion.before === undefined ? '' : ` before "${suggestion.before}"`;
  const trust = entryFile === undefined ? ' and runs "interns policy trust"' : '';
  return `This rule would allow it, if a person puts it under "rules"${before} in ${file}${trust}:\n${suggestion.yaml}`;
}

/** Kinds of calls that only look or plan. If the policy does not decide such a call, the host's own rules do. */
export const harmlessKinds: ReadonlySet<string> = new Set(['read', 'search', 'think']);

function toUndecided({ kind }: HookPause, reason: string, context: CallContext): Judgement {
  if (harmlessKinds.has(kind)) return { verdict: 'leave', reason };
  if (context.options.rejectsUndecided) return { verdict: 'reject', reason };
  const { asksInMode } = context.profile;
  if (asksInMode === undefined) return { verdict: askOrReject(context), reason };
  const mode = context.call.payload[asksInMode.field];
  return { verdict: asksInMode.modes.some((one) => one === mode) ? 'leave' : 'reject', reason };
}

function askOrReject({ call, profile: { answers, asksAt = [call.event], neverAsked = [] } }: CallContext): Verdict {
  const isAsked = answers.ask !== 'reject' && asksAt.includes(call.event) && !neverAsked.includes(call.tool);
  return isAsked ? 'ask' : 'reject';
}

/** Identifies a call by what Codex's two events about it, `PreToolUse` and `PermissionRequest`, have in common. */
export function toCallKey({ tool, hostTool, input, payload }: HookCall): string {
  const callInput = hostTool === undefined ? input : (input['command'] ?? input);
  // The two events about a patch have different folders, so its key has a constant instead.
  return sha256(JSON.stringify([tool, callInput, hostTool?.patchField ?? payload['cwd']]));
}

/** Marks a turn in which a shell may apply a patch. Codex asks about such a patch as if its own tool applied it. */
export const patchByShell = 'a shell gives a patch';

/** Decides with the counts of the turn, as a job does. If an allow is used up, says why and counts no answer. */
export function countDecision(
  turnCounts: TurnCounts,
  { decision, pause, policy }: Pick<JudgedCall, 'pause'> & NonNullable<JudgedCall['decided']>,
): { readonly counts: TurnCounts; readonly usedUp: string | undefined } {
  // Restore only the count of this call, because the state has calls only as hashes.
  const text = decision.pause === null ? '' : canonicalJson(decision.pause.arguments);
  const key = hashText(text);
  const { spent, entries, pauses } = turnCounts;
  const previous = { spent, entries: new Map(Object.entries(entries)), pauses: new Map([[text, pauses[key] ?? 0]]) };
  const decisions = startDecisions(policy, unknownContext, previous);
  const counted = decisions.decide({ toolCallId: 'hook', arguments: pause.arguments });
  const newCounts = decisions.counts();
  const withCall = { ...turnCounts, pauses: { ...pauses, [key]: newCounts.pauses.get(text) ?? 0 } };
  if (decision.outcome === 'allow' && counted.outcome !== 'allow') {
    return { counts: withCall, usedUp: counted.reason ?? 'The counts of this turn are used up.' };
  }
  const counts = { ...withCall, spent: newCounts.spent, entries: Object.fromEntries(newCounts.entries) };
  return { counts, usedUp: undefined };
}

/** The largest prime below 2^47, so that 31 times a smaller number is exact. */
const modulus = 140_737_488_355_213;

/** Hashes a text. If two calls share a hash, they are counted as one, so a person is only asked sooner. */
function hashText(text: string): string {
  let hash = 0;
  for (let index = 0; index < text.length; index += 1) hash = (hash * 31 + text.charCodeAt(index)) % modulus;
  return `${hash}`;
}
