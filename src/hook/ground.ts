// Judges a call by the policy of each checkout that its session works in; the strictest judgement holds.
import type { HookProfile } from '../agents/profile.ts';
import type { Environment } from '../environment.ts';
import type { PermissionDecision } from '../permission/decide/decide.ts';
import type { Policy } from '../permission/policy.ts';
import type { WorkPlace } from '../trust/checkout.ts';
import type { Verdict } from './answer.ts';
import { decideAlone, isDecided, type Judgement, judgementOf, undecided, whyUndecided } from './judge.ts';
import { type HookPause, toPause } from './pause.ts';
import type { HookCall } from './payload.ts';
import { type PolicyInUse, policyInUse } from './policy-in-use.ts';

export interface Ground {
  readonly pause: HookPause;
  readonly inUse: PolicyInUse;
}

interface Called {
  readonly call: HookCall;
  readonly profile: HookProfile;
  readonly options: {
    readonly policy: string | undefined;
    readonly env: Environment;
    readonly rejectsUndecided: boolean;
  };
}

export interface Judged extends Ground {
  readonly judgement: Judgement;
  /** Absent: no entry decided. */
  readonly decided?: { readonly decision: PermissionDecision; readonly policy: Policy };
  readonly open: (why: string) => Judgement;
}

/** Returns one checkout where none has a policy, if possible with why it has none. */
export async function groundsOf(
  places: readonly WorkPlace[],
  { call, profile, options }: Called,
): Promise<readonly Ground[]> {
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

export async function judgeOn(
  { pause, inUse }: Ground,
  { call, profile, options: { rejectsUndecided: isRejected, policy: named } }: Called,
): Promise<Judged> {
  const open = (why: string): Judgement => undecided(pause, call, { profile, isRejected, why });
  const here = { pause, inUse, open };
  const { policy } = inUse;
  if (policy === undefined) {
    const why = inUse.why ?? 'There is no permission policy for this checkout.';
    // Only silence leaves a call to the host's own rules; elsewhere the answer `leave` may allow it, as Cursor's does.
    const isSilent = inUse.why === undefined && !isRejected && profile.answers.leave === 'silence';
    return { ...here, judgement: isSilent ? { verdict: 'leave', reason: why } : open(why) };
  }
  const decision = decideAlone(policy, pause);
  if (!isDecided(decision)) return { ...here, judgement: open(whyUndecided(policy, decision)) };
  const judgement = await judgementOf(decision, { pause, profile, event: call.event, whole: inUse.whole, named });
  return { ...here, judgement, decided: { decision, policy } };
}

/** Verdicts, the strictest first. */
const order: readonly Verdict[] = ['stop', 'reject', 'ask', 'leave', 'repeat', 'allow'];

export function strictest(all: readonly Judged[]): Judged {
  const found = order
    .map((verdict) => all.find(({ judgement }) => judgement.verdict === verdict))
    .find((judged) => judged !== undefined);
  if (found === undefined) throw new Error('There is no checkout to judge in.');
  return found;
}
