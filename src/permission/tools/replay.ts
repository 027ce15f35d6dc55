// Finds the decisions of a past run that another policy would have taken differently.
import { isObject, type Json, ownField, parseJson } from '../../json.ts';
import { type RunContext, unknownContext } from '../context.ts';
import { askUndecided } from '../decide/ask-undecided.ts';
import { canBeDeclined, declineText } from '../decide/canned-answer.ts';
import { startDecisions } from '../decide/decide.ts';
import { type Decisions, grantRule, type PermissionDecision, type PermissionRequest, toGranted } from '../decision.ts';
import { contextShape } from '../file/conditions-shape.ts';
import { readJson } from '../file/shape.ts';
import { isPermission, type Pause } from '../pause.ts';
import type { Policy } from '../policy.ts';

export interface Decided {
  readonly answer: string | null;
  readonly rule: string;
}

export interface Replayed {
  readonly tool_call_id: string;
  readonly operation: string | null;
  readonly was: Decided;
  readonly now: Decided & { readonly outcome: PermissionDecision['outcome']; readonly reason: string | null };
  readonly changed: boolean;
  readonly asksNow: boolean;
  /** Set if a person was asked and nobody recorded the answer, as in a hook's log; `was.answer` is then null. */
  readonly wasAsked?: true;
}

export interface PastPause {
  readonly request: PermissionRequest;
  readonly decided: Decided;
  readonly how: {
    readonly outcome: PermissionDecision['outcome'];
    /** Undefined in a transcript of an earlier version. */
    readonly verb: PermissionDecision['verb'] | undefined;
    readonly by: 'policy' | 'person' | 'nobody' | undefined;
    readonly person?: string | undefined;
    /** Set if the service refused the answer, and another one followed. */
    readonly wasRefused: boolean;
  };
}

export interface PastRun {
  readonly context: RunContext;
  /** In ISO 8601; undefined if the transcript has no beginning. */
  readonly startedAt: string | undefined;
  readonly atTerminal: boolean;
  /** More than one if files were joined. */
  readonly beginnings: number;
  readonly pauses: readonly PastPause[];
}

export function readContext(value: Json | undefined): { readonly context: RunContext } | { readonly error: string } {
  if (value === undefined) return { context: unknownContext };
  const reading = readJson(contextShape, value);
  if ('value' in reading) return { context: reading.value };
  return { error: reading.problems.map((problem) => problem.message).join(' ') };
}

export function replay(run: PastRun, policy: Policy): readonly Replayed[] {
  // The replay asks as the run did: at a terminal, about every pause that the policy leaves undecided.
  const decisions = startDecisions(run.atTerminal ? askUndecided(policy) : policy, run.context);
  return run.pauses.map((past) => replayPause(past, decisions));
}

function replayPause(past: PastPause, decisions: Decisions): Replayed {
  const { request, decided: was, how } = past;
  const first = decisions.decide(request);
  const asksNow = first.outcome === 'ask';
  if (how.outcome === 'ask') return { ...toReplayed(request, first, was), changed: !asksNow, asksNow, wasAsked: true };
  // A person's answer stays if the same rule asks again, and a grant stays if any rule asks.
  const isAskedAgain = asksNow && (first.rule === was.rule || was.rule === grantRule);
  const now = isAskedAgain ? decideAgain(past, first, decisions) : first;
  // The service did not take this answer, so it spent nothing.
  if (how.wasRefused && was.answer !== null && now.answer === was.answer) decisions.refused(request, now);
  return { ...toReplayed(request, now, was), asksNow };
}

function toReplayed(
  { toolCallId: tool_call_id }: PermissionRequest,
  { operation, answer, rule, outcome, reason }: PermissionDecision,
  was: Decided,
): Omit<Replayed, 'asksNow'> {
  return { tool_call_id, operation, was, now: { answer, rule, outcome, reason }, changed: answer !== was.answer };
}

function decideAgain({ request, decided: was, how }: PastPause, first: PermissionDecision, decisions: Decisions) {
  const wish = how.by === 'nobody' ? undefined : toWish(was.answer, first.pause);
  if (wish === undefined) return decisions.nobodyAnswered(request);
  const decision = decisions.personAnswered(request, wish);
  if ('error' in decision) return first;
  return was.rule === grantRule ? toGranted(decision) : decision;
}

/** Returns undefined for an answer that may have come without a person. */
function toWish(answer: string | null, pause: Pause | null) {
  if (answer === null || pause === null) return undefined;
  if (isPermission(pause)) {
    if (answer === 'allow_once') return 'allow';
    return answer === 'allow_always' ? 'allow-always' : undefined;
  }
  if (!canBeDeclined(pause.arguments)) return { value: answer }; // any text, also "reject_once"
  const json = parseJson(answer);
  return answer === declineText ? undefined : { value: (isObject(json) && ownField(json, 'content')) || answer };
}
