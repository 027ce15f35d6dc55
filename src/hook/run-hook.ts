// Judges one call, from its payload to the answer. Any failure on the way refuses the call.

import { realpathSync } from 'node:fs';
import path from 'node:path';
import { hooks } from '../agents/hooks.ts';
import type { HookProfile } from '../agents/profile.ts';
import { type Environment, stateFolder, variable } from '../environment.ts';
import { findPlace } from '../trust/checkout.ts';
import { type HookEnd, toHost } from './answer.ts';
import { logCall } from './call-log.ts';
import { callKey, decideCounted, harmless, type Judged, type Judgement, judgeCall } from './judge.ts';
import { type HookCall, parsePayload, readCall } from './payload.ts';
import { changeCounts, keepPlaces, sessionFile, wasAllowed } from './session-state.ts';
import type { HookSettings } from './settings.ts';

export interface HookOptions extends HookSettings {
  readonly payload: Uint8Array;
  readonly env: Environment;
  readonly cwd: string;
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
  const kept = await keepPlaces(file, found, call.turn);
  const isKept = kept !== undefined;
  if (call.event === profile.repeats) {
    const isAllowed = isKept && wasAllowed(file, call.turn, callKey(call));
    return { verdict: isAllowed ? 'repeat' : 'leave', reason: 'The policy allowed this call.' };
  }
  const judged = await judgeCall(kept ?? found, { call, profile, options });
  const settled = await settle(judged, { file, turn: call.turn, isKept });
  const isRepeatable = isKept && profile.repeats !== undefined;
  const judgement = isRepeatable ? await keepForRepeat(file, call, settled) : settled;
  if (options.transcript !== 'none') keepCall(judged, { judgement, call, options });
  return judgement;
}

async function settle(
  { judgement, open, pause, decided }: Judged,
  { file, turn, isKept }: { readonly file: string; readonly turn: string; readonly isKept: boolean },
): Promise<Judgement> {
  // Refuse without the state: the session may have begun in a place with another trusted policy.
  if (!isKept) return ['allow', 'leave'].includes(judgement.verdict) ? open(unread) : judgement;
  if (decided === undefined) return judgement;
  const counted = await changeCounts(file, turn, (counts) => {
    const { usedUp, ...rest } = decideCounted(counts, { pause, ...decided });
    return { ...rest, result: { usedUp } };
  });
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

/** Keeps an allow for the event that repeats it, or forgets an earlier one of the same call. */
async function keepForRepeat(file: string, call: HookCall, judgement: Judgement): Promise<Judgement> {
  const key = callKey(call);
  const isKept = await changeCounts(file, call.turn, (counts) => {
    const others = counts.allowed.filter((one) => one !== key);
    return { counts: { ...counts, allowed: judgement.verdict === 'allow' ? [...others, key] : others }, result: true };
  });
  return isKept === true || judgement.verdict !== 'leave' ? judgement : { verdict: 'reject', reason: unread };
}
