// Judges one tool call, from its payload to the answer. Any failure on the way refuses the call.
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { hooks } from '../agents/hooks.ts';
import type { HookProfile } from '../agents/profile.ts';
import { type Environment, stateFolder, variable } from '../environment.ts';
import { findPlace } from '../trust/checkout.ts';
import { type HookEnd, toHookEnd } from './answer.ts';
import { logCall } from './call-log.ts';
import {
  countDecision,
  harmlessKinds,
  type JudgedCall,
  type Judgement,
  judgeCall,
  patchByShell,
  toCallKey,
} from './judge.ts';
import { type HookCall, parsePayload, readCall } from './payload.ts';
import { changeCounts, getSessionFile, pinPlaces, wasAllowed } from './session-state.ts';
import type { HookSettings } from './settings.ts';

export interface HookOptions extends HookSettings {
  readonly payload: Uint8Array;
  readonly env: Environment;
  readonly cwd: string;
}

/** Throws nothing: if something fails, the call is refused. */
export async function runHook(options: HookOptions): Promise<HookEnd> {
  const profile = hooks[options.host];
  try {
    const { verdict, reason, advice } = await judge(options, profile);
    return toHookEnd(verdict, advice === undefined ? reason : `${reason}\n${advice}`, profile);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return toHookEnd('reject', `refused, because it cannot be judged: ${why}`, profile);
  }
}

async function judge(options: HookOptions, profile: HookProfile): Promise<Judgement> {
  const call = readCall(parsePayload(options.payload), profile);
  const file = getSessionFile(stateFolder(options.env), options.host, call.session);
  const places = findFolders(call, profile, options).map((folder) => findPlace(realpathSync(folder)));
  const distinctPlaces = [...new Map(places.map((place) => [place.folder, place])).values()];
  const sessionPlaces = await pinPlaces(file, distinctPlaces, call.turn);
  const hasState = sessionPlaces !== undefined;
  if (call.event === profile.confirmEvent) {
    const mayBeFromShell =
      call.hostTool?.patchField !== undefined && hasState && wasAllowed(file, call.turn, patchByShell);
    const isAllowed = hasState && !mayBeFromShell && wasAllowed(file, call.turn, toCallKey(call));
    if (!isAllowed) return { verdict: 'leave', reason: 'No allow is stored for this call.' };
    return { verdict: 'repeat', reason: 'The policy allowed this call.' };
  }
  const judged = await judgeCall(sessionPlaces ?? distinctPlaces, { call, profile, options });
  const countedJudgement = await applyCounts(judged, { file, turn: call.turn, hasState });
  const isRepeatable = hasState && profile.confirmEvent !== undefined;
  const judgement = isRepeatable ? await rememberAllow(file, call, countedJudgement) : countedJudgement;
  if (options.transcript !== 'none') logJudgement(judged, { judgement, call, options });
  return judgement;
}

async function applyCounts(
  { judgement, judgeUndecided, pause, decided }: JudgedCall,
  { file, turn, hasState }: { readonly file: string; readonly turn: string; readonly hasState: boolean },
): Promise<Judgement> {
  // Allow nothing without the state: the session may have begun in a place with another trusted policy.
  if (!hasState) return ['allow', 'leave'].includes(judgement.verdict) ? judgeUndecided(unreadableState) : judgement;
  if (decided === undefined) return judgement;
  const countResult = await changeCounts(file, turn, (counts) => {
    const { usedUp, ...rest } = countDecision(counts, { pause, ...decided });
    return { ...rest, result: { usedUp } };
  });
  if (judgement.verdict !== 'allow') return judgement; // only an allow can be used up
  if (countResult === undefined) return judgeUndecided(unreadableState);
  return countResult.usedUp === undefined ? judgement : judgeUndecided(countResult.usedUp);
}

function logJudgement(
  { judgement: initialJudgement, pause, inUse, decided }: JudgedCall,
  { judgement, call, options }: { judgement: Judgement; call: HookCall; options: HookOptions },
): void {
  // If the counts or the state replaced the judgement, no rule decided the call.
  const decision = judgement === initialJudgement ? decided?.decision : undefined;
  if (decision === undefined && harmlessKinds.has(pause.kind)) return;
  const policy = inUse.policy === undefined ? undefined : { digest: inUse.digest, source: inUse.source };
  const { host, env } = options;
  logCall({ host, session: call.session, policy, pause, judgement, decision, now: Date.now() }, env);
}

const unreadableState = 'The state of this session cannot be read, so no call is allowed without asking.';

function findFolders({ folders }: HookCall, { folderVariable }: HookProfile, { env, cwd }: HookOptions) {
  const variableFolder = folderVariable === undefined ? undefined : variable(env, folderVariable);
  const hostFolders = variableFolder === undefined ? folders : [variableFolder];
  return (hostFolders.length === 0 ? [cwd] : hostFolders).map((folder) => path.resolve(cwd, folder));
}

/** Remembers an allow for the event that repeats it. For any other verdict, forgets an earlier allow of the call. */
async function rememberAllow(file: string, call: HookCall, judgement: Judgement): Promise<Judgement> {
  const key = toCallKey(call);
  const isStored = await changeCounts(file, call.turn, (counts) => {
    const others = counts.allowed.filter((one) => one !== key);
    const marks = call.hostTool?.patchProgram?.test(JSON.stringify(call.input)) ? [patchByShell] : [];
    const allows = judgement.verdict === 'allow' ? [key] : [];
    return { counts: { ...counts, allowed: [...others, ...allows, ...marks] }, result: true };
  });
  if (isStored === true || judgement.verdict !== 'leave') return judgement;
  return { verdict: 'reject', reason: unreadableState }; // an earlier allow may still be stored, and be repeated
}
