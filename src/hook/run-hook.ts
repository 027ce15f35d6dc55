// One call of a hook, from its payload to its end. Whatever goes wrong on the way refuses the call.
import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { HookProfile } from '../agents/hook-profile.ts';
import { type HookName, hooks } from '../agents/hooks.ts';
import { findCheckout } from '../trust/checkout.ts';
import { type HookEnd, refusal, toHost } from './answer.ts';
import { callKey, count, decideAlone, isDecided, type Judgement, judgementOf, undecided } from './judge.ts';
import { type HookPause, toPause } from './pause.ts';
import { type HookCall, parsePayload, readCall } from './payload.ts';
import { type FindTrusted, type PolicyInUse, policyInUse } from './policy-in-use.ts';
import { changeState, noCounts, type SessionState, sessionFile } from './session-state.ts';

/** What a call of a hook is run with. */
export interface HookOptions {
  readonly host: HookName;
  /** The bytes of standard input. */
  readonly payload: Uint8Array;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  /** The folder of our state. */
  readonly stateFolder: string;
  readonly findTrusted: FindTrusted;
  /** `--policy` */
  readonly policy: string | undefined;
  /** `--undecided reject` */
  readonly rejectsUndecided: boolean;
}

/** Judges a call; never rejects. */
export async function runHook(options: HookOptions): Promise<HookEnd> {
  const profile = hooks[options.host];
  try {
    const { verdict, reason } = await judge(options, profile);
    return toHost(verdict, reason, profile);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return toHost('reject', `refused, because it cannot be judged: ${why}`, profile);
  }
}

async function judge(options: HookOptions, profile: HookProfile): Promise<Judgement> {
  const call = readCall(parsePayload(options.payload), profile);
  const file = sessionFile(options.stateFolder, options.host, call.session);
  const found = findCheckout(realpathSync(folderOf(call, profile, options)));
  const checkout = (await keepCheckout(file, found, call)) ?? found;
  const inUse = await policyInUse(checkout, { ...options, named: options.policy });
  if (call.event === profile.repeats) return repeat(file, call);
  const pause = toPause(call, profile, checkout);
  const open = (why: string): Judgement =>
    undecided(pause, call, { profile, isRejected: options.rejectsUndecided, why });
  if (inUse.policy === undefined) return withoutPolicy(inUse, open, options);
  const decision = decideAlone(inUse.policy, pause);
  if (!isDecided(decision)) {
    return open('Nothing in the permission policy decides this.');
  }
  const judgement = judgementOf(decision, pause, profile, call.event);
  const counted = await countCall(file, { call, pause, decision, policy: inUse.policy });
  if (judgement.verdict !== 'allow') return judgement;
  if (counted === undefined) return open('The counts of this session cannot be read, so nothing is allowed by itself.');
  return counted.usedUp === undefined ? judgement : open(counted.usedUp);
}

function withoutPolicy(
  { untrusted }: Extract<PolicyInUse, { policy: undefined }>,
  open: (why: string) => Judgement,
  { rejectsUndecided }: HookOptions,
): Judgement {
  if (untrusted) {
    return open('Nobody trusted the permission policy of this checkout yet: a person runs "interns policy trust".');
  }
  if (rejectsUndecided) return open('There is no permission policy for this checkout.');
  return { verdict: 'leave', reason: 'There is no permission policy for this checkout.' };
}

/** The folder that the session works in, as the host tells it. */
function folderOf({ folder }: HookCall, { folderVariable }: HookProfile, { env, cwd }: HookOptions): string {
  const variable = folderVariable === undefined ? undefined : env[folderVariable];
  return path.resolve(cwd, variable === undefined || variable === '' ? (folder ?? cwd) : variable);
}

/** The first call of a session fixes its checkout. */
async function keepCheckout(file: string, found: string, { turn }: HookCall): Promise<string | undefined> {
  return changeState(file, (state) => {
    const kept: SessionState = state ?? { checkout: found, counts: noCounts(turn) };
    const counts = kept.counts.turn === turn ? kept.counts : noCounts(turn);
    return { state: { ...kept, counts }, result: kept.checkout };
  });
}

async function countCall(
  file: string,
  { call, ...counted }: Omit<Parameters<typeof count>[1], 'key'> & { call: HookCall; pause: HookPause },
): Promise<{ readonly usedUp: string | undefined } | undefined> {
  return changeState(file, (state) => {
    if (state === undefined) throw new Error('The session has no state.');
    const { counts, usedUp } = count(state.counts, { ...counted, key: callKey(call) });
    return { state: { ...state, counts }, result: { usedUp } };
  });
}

/** Repeats an allow of the same call in the turn; says nothing to any other. */
async function repeat(file: string, call: HookCall): Promise<Judgement> {
  const key = callKey(call);
  const isAllowed = await changeState(file, (state) => {
    if (state === undefined) throw new Error('The session has no state.');
    return { state, result: state.counts.allowed.includes(key) };
  });
  return { verdict: isAllowed === true ? 'repeat' : 'leave', reason: 'The policy allowed this call.' };
}

/** Refuses a call that was not judged in time. */
export function tooLate(): HookEnd {
  return { ...refusal('refused, because it was not judged within 10 seconds'), isLate: true };
}
