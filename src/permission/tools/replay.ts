// Which decisions of a past run another policy would have taken differently.

import { type RunContext, unknownContext } from '../context.ts';
import { declineText } from '../decide/canned-answer.ts';
import {
  type Decisions,
  type PermissionDecision,
  type PermissionRequest,
  type PersonWish,
  startDecisions,
} from '../decide/decide.ts';
import { contextShape } from '../file/context-shape.ts';
import { noEngines } from '../file/engines.ts';
import { treeOfJson } from '../file/json-tree.ts';
import type { Reader } from '../file/shape.ts';
import type { Policy } from '../policy.ts';
import { isObject, type Json, type JsonObject, ownField } from '../text/json.ts';

/** What a run decided about a pause; null for a stop. */
export interface Decided {
  readonly answer: string | null;
  readonly rule: string;
}

/** A pause, what was decided then, and what the policy decides now. */
export interface Replayed {
  readonly tool_call_id: string;
  readonly operation: string | null;
  readonly was: Decided;
  readonly now: Decided & { readonly outcome: PermissionDecision['outcome']; readonly reason: string | null };
  readonly changed: boolean;
}

/** A run as its transcript tells it. */
export interface PastRun {
  readonly context: RunContext;
  readonly pauses: readonly { readonly request: PermissionRequest; readonly decided: Decided }[];
}

/** Read a transcript (docs/report.md, "The transcript"); unknown lines are ignored, broken ones are an error. */
export function readTranscript(text: string): PastRun | { readonly error: string } {
  let context: RunContext = unknownContext;
  const pauses: { readonly request: PermissionRequest; decided: Decided | undefined }[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const event = parseLine(line);
    if (event === undefined) return { error: `line ${index + 1} is not a JSON object` };
    if (event['type'] === 'start') {
      const read = readContext(ownField(event, 'context'));
      if ('error' in read) return { error: `line ${index + 1}: ${read.error}` };
      context = read.context;
    }
    if (event['type'] === 'pause')
      pauses.push(...readPauseEvent(event).map((request) => ({ request, decided: undefined })));
    if (event['type'] !== 'decision') continue;
    // The first decision of a pause is the policy's; a second one only follows an answer that the service refused.
    const open = pauses.findLast((pause) => pause.request.toolCallId === event['tool_call_id']);
    if (open !== undefined) open.decided ??= readDecision(event);
  }
  const decided = pauses.map(({ request, decided: was }) =>
    was === undefined ? undefined : { request, decided: was },
  );
  return { context, pauses: decided.filter((pause) => pause !== undefined) };
}

function parseLine(line: string): JsonObject | undefined {
  try {
    const value: Json = JSON.parse(line);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Read a context from JSON, strictly; a missing one is unknown. */
export function readContext(value: Json | undefined): { readonly context: RunContext } | { readonly error: string } {
  if (value === undefined) return { context: unknownContext };
  const reader: Reader = { engines: noEngines, problems: [] };
  const context = contextShape.read(treeOfJson(value), reader);
  if (context !== undefined) return { context };
  return { error: reader.problems.map((problem) => problem.message).join(' ') };
}

function readPauseEvent(event: JsonObject): readonly PermissionRequest[] {
  const toolCallId = ownField(event, 'tool_call_id');
  const text = ownField(event, 'arguments');
  return typeof toolCallId === 'string' && typeof text === 'string' ? [{ toolCallId, arguments: text }] : [];
}

function readDecision(event: JsonObject): Decided | undefined {
  const answer = ownField(event, 'answer');
  const rule = ownField(event, 'rule');
  return typeof rule === 'string' ? { rule, answer: typeof answer === 'string' ? answer : null } : undefined;
}

/** Decide every pause of a past run by a policy (docs/policy.md, "The policy commands", `replay`). */
export function replay(run: PastRun, policy: Policy): readonly Replayed[] {
  const decisions = startDecisions(policy, run.context);
  return run.pauses.map(({ request, decided }) => replayPause(request, decided, decisions));
}

function replayPause(request: PermissionRequest, was: Decided, decisions: Decisions): Replayed {
  const first = decisions.decide(request);
  // Where a person was asked then and would be again, what the person said stands.
  const { answer, rule, outcome, reason } =
    first.outcome === 'ask' && first.rule === was.rule ? again(request, first, was, decisions) : first;
  const { toolCallId } = request;
  return {
    tool_call_id: toolCallId,
    operation: first.operation,
    was,
    now: { answer, rule, outcome, reason },
    changed: answer !== was.answer,
  };
}

function again(
  request: PermissionRequest,
  asked: PermissionDecision,
  was: Decided,
  decisions: Decisions,
): PermissionDecision {
  const wish = wishOf(was.answer);
  if (wish === undefined) return decisions.nobodyAnswered(request);
  const said = decisions.personAnswered(request, wish);
  return 'error' in said ? asked : said;
}

/** What a person must have said for this answer; undefined when nobody may have said anything. */
function wishOf(answer: string | null): PersonWish | undefined {
  if (answer === 'allow_once') return 'allow';
  if (answer === 'allow_always') return 'allow-always';
  if (answer === null || answer === declineText || answer === 'reject_once' || answer === 'reject_always')
    return undefined;
  const content = ownField(parseLine(answer) ?? {}, 'content');
  return { value: content ?? answer };
}
