// One call of a hook, from its payload to its end. Whatever goes wrong on the way refuses the call.

import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { HookName } from '../agents/hook-names.ts';
import { hooks } from '../agents/hooks.ts';
import type { HookProfile } from '../agents/profile.ts';
import { stateFolder, variable } from '../environment.ts';
import { findPlace, type WorkPlace } from '../trust/checkout.ts';
import { type HookEnd, refusal, toHost } from './answer.ts';
import { logCall } from './call-log.ts';
import { groundsOf, type Judged, judgeOn, strictest } from './ground.ts';
import { callKey, decideCounted, harmless, type Judgement } from './judge.ts';
import { type HookCall, parsePayload, readCall } from './payload.ts';
import { changeState, countsOf, noCounts, readState, type SessionState, sessionFile } from './session-state.ts';

/** Options of a hook's call. */
export interface HookOptions {
  readonly host: HookName;
  /** The bytes of standard input. */
  readonly payload: Uint8Array;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  /** `--policy` */
  readonly policy: string | undefined;
  /** `--undecided reject` */
  readonly rejectsUndecided: boolean;
  /** Not with `--transcript none`. */
  readonly keepsLog: boolean;
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
  const file = sessionFile(stateFolder(options.env), options.host, call.session);
  const all = foldersOf(call, profile, options).map((folder) => findPlace(realpathSync(folder)));
  const found = [...new Map(all.map((place) => [place.folder, place])).values()];
  const kept = await keepPlaces(file, found, call);
  if (call.event === profile.repeats) return repeat(file, call, profile);
  const called = { call, profile, options };
  const grounds = await groundsOf(kept ?? found, called);
  const judged = strictest(await Promise.all(grounds.map((ground) => judgeOn(ground, called))));
  const settled = await settle(judged, { file, call, isKept: kept !== undefined });
  const isRepeatable = profile.repeats !== undefined && kept !== undefined;
  const judgement = isRepeatable ? await keepForRepeat(file, call, { profile, judgement: settled }) : settled;
  if (options.keepsLog) keepCall(judged, { judgement, call, options });
  return judgement;
}

/** Judges with what the session used up before. */
async function settle(
  { judgement, open, pause, decided }: Judged,
  { file, call, isKept }: { readonly file: string; readonly call: HookCall; readonly isKept: boolean },
): Promise<Judgement> {
  // A session whose beginning is not known may have begun where another policy is trusted.
  if (!isKept) return ['allow', 'leave'].includes(judgement.verdict) ? open(unread) : judgement;
  if (decided === undefined) return judgement;
  const counted = await countCall(file, { call, pause, ...decided });
  if (judgement.verdict !== 'allow') return judgement;
  if (counted === undefined) return open(unread);
  return counted.usedUp === undefined ? judgement : open(counted.usedUp);
}

/** Keeps a call for "interns policy learn"; of what was left to the host, only what changes something. */
function keepCall(
  { judgement: first, pause, inUse, decided }: Judged,
  { judgement, call, options }: { judgement: Judgement; call: HookCall; options: HookOptions },
): void {
  const decision = judgement === first ? decided?.decision : undefined;
  if (decision === undefined && harmless.has(pause.kind)) return;
  const policy = inUse.policy === undefined ? undefined : { digest: inUse.digest, source: inUse.source };
  const { host, env } = options;
  logCall({ host, session: call.session, policy, pause, judgement, decision, now: Date.now() }, env);
}

const unread = 'The state of this session cannot be read, so nothing is allowed by itself.';

/** The folders that the session works in, as the host tells them. */
function foldersOf(
  { folders }: HookCall,
  { folderVariable }: HookProfile,
  { env, cwd }: HookOptions,
): readonly string[] {
  const named = folderVariable === undefined ? undefined : variable(env, folderVariable);
  const told = named === undefined ? folders : [named];
  return (told.length === 0 ? [cwd] : told).map((folder) => path.resolve(cwd, folder));
}

/** The places that the first call of a session fixes; undefined where they can't be read. */
async function keepPlaces(
  file: string,
  found: readonly WorkPlace[],
  { turn }: HookCall,
): Promise<readonly WorkPlace[] | undefined> {
  try {
    // Nobody changes them any more, so the lock is for the first call alone.
    const { places } = readState(file) ?? {};
    if (places !== undefined) return places;
  } catch {
    return undefined;
  }
  return changeState(file, (state) => {
    const kept: SessionState = state ?? { places: found, counts: noCounts(turn) };
    return { state: kept, result: kept.places };
  });
}

async function countCall(
  file: string,
  { call, ...decided }: Parameters<typeof decideCounted>[1] & { call: HookCall },
): Promise<{ readonly usedUp: string | undefined } | undefined> {
  return changeState(file, (state) => {
    if (state === undefined) throw new Error('The session has no state.');
    const { counts, usedUp } = decideCounted(countsOf(state, call.turn), decided);
    return { state: { ...state, counts }, result: { usedUp } };
  });
}

/** Keeps whether a call was allowed, for its own request: an allow of the same words before is none of this call. */
async function keepForRepeat(
  file: string,
  call: HookCall,
  { profile, judgement }: { readonly profile: HookProfile; readonly judgement: Judgement },
): Promise<Judgement> {
  const key = callKey(call, profile);
  const isKept = await changeState(file, (state) => {
    if (state === undefined) throw new Error('The session has no state.');
    const counts = countsOf(state, call.turn);
    const others = counts.allowed.filter((one) => one !== key);
    const allowed = judgement.verdict === 'allow' ? [...others, key] : others;
    return { state: { ...state, counts: { ...counts, allowed } }, result: true };
  });
  return isKept === true || judgement.verdict !== 'leave' ? judgement : { verdict: 'reject', reason: unread };
}

/** Repeats an allow of the same call in the turn; says nothing to any other. */
async function repeat(file: string, call: HookCall, profile: HookProfile): Promise<Judgement> {
  const key = callKey(call, profile);
  const isAllowed = await changeState(file, (state) => {
    if (state === undefined) throw new Error('The session has no state.');
    return { state, result: countsOf(state, call.turn).allowed.includes(key) };
  });
  return { verdict: isAllowed === true ? 'repeat' : 'leave', reason: 'The policy allowed this call.' };
}

/** Refuses a call that was not judged in time. */
export function tooLate(): HookEnd {
  return { ...refusal('refused, because it was not judged within 10 seconds'), isLate: true };
}
