// Judges one call, from its payload to the answer. Any failure on the way refuses the call.

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

export interface HookOptions {
  readonly host: HookName;
  readonly payload: Uint8Array;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  readonly policy: string | undefined;
  readonly rejectsUndecided: boolean;
  readonly keepsLog: boolean;
}

/** Never rejects. */
export async function runHook(options: HookOptions): Promise<HookEnd> {
  const profile = hooks[options.host];
  try {
    const { verdict, reason, advice } = await judge(options, profile);
    return toHost(verdict, advice === undefined ? reason : `${reason}\n${advice}`, profile);
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

async function settle(
  { judgement, open, pause, decided }: Judged,
  { file, call, isKept }: { readonly file: string; readonly call: HookCall; readonly isKept: boolean },
): Promise<Judgement> {
  // Without its state, the session may have begun where another policy is trusted.
  if (!isKept) return ['allow', 'leave'].includes(judgement.verdict) ? open(unread) : judgement;
  if (decided === undefined) return judgement;
  const counted = await countCall(file, { call, pause, ...decided });
  if (judgement.verdict !== 'allow') return judgement;
  if (counted === undefined) return open(unread);
  return counted.usedUp === undefined ? judgement : open(counted.usedUp);
}

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

function foldersOf(
  { folders }: HookCall,
  { folderVariable }: HookProfile,
  { env, cwd }: HookOptions,
): readonly string[] {
  const named = folderVariable === undefined ? undefined : variable(env, folderVariable);
  const told = named === undefined ? folders : [named];
  return (told.length === 0 ? [cwd] : told).map((folder) => path.resolve(cwd, folder));
}

/** Returns what the first call of the session fixed; undefined if it can't be read. */
async function keepPlaces(
  file: string,
  found: readonly WorkPlace[],
  { turn }: HookCall,
): Promise<readonly WorkPlace[] | undefined> {
  try {
    // Only the first call writes the places, so later calls read them without the lock.
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

/** Forgets an earlier allow of the same call. */
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

async function repeat(file: string, call: HookCall, profile: HookProfile): Promise<Judgement> {
  const key = callKey(call, profile);
  const isAllowed = await changeState(file, (state) => {
    if (state === undefined) throw new Error('The session has no state.');
    return { state, result: countsOf(state, call.turn).allowed.includes(key) };
  });
  return { verdict: isAllowed === true ? 'repeat' : 'leave', reason: 'The policy allowed this call.' };
}

export function tooLate(): HookEnd {
  return { ...refusal('refused, because it was not judged within 10 seconds'), isLate: true };
}
