// One pause: the question, the policy's decision, the answer in a second request.

import type { Client } from '../client/client.ts';
import type { Clock } from '../clock.ts';
import type { ToolCall } from '../contract/chat.ts';
import { provideInputSuffix } from '../contract/interaction.ts';
import { interactionDeadlineMs } from '../contract/limits.ts';
import { PolicyError, StreamError, ToolkitError } from '../errors.ts';
import { withRetry } from '../http/retry.ts';
import type { Log } from '../log.ts';
import type { Decisions, PermissionDecision } from '../permission/decide.ts';
import { mayResendAnswer } from './failure.ts';
import type { Recorder } from './recorder.ts';
import type { FollowedResponse } from './response.ts';
import { followResponse } from './response.ts';

/** What resolving a pause needs. */
export interface PauseOptions {
  readonly client: Client;
  readonly internId: string;
  /** The policy of this run, with its budgets. */
  readonly decisions: Decisions;
  /** Milliseconds on {@link Clock.monotonic} after which nothing is sent again. */
  readonly deadline: number;
  readonly recorder: Recorder;
  readonly clock: Clock;
  readonly log: Log;
  /** Ends the run; its reason is the error of the result. */
  readonly signal?: AbortSignal | undefined;
}

/** An answer is sent this long before its question's deadline, or not at all. */
const answerMarginMs = 20_000;

interface Question {
  readonly sessionId: string;
  readonly toolCall: ToolCall;
  /** Milliseconds on `clock.monotonic` until which an answer may be sent. */
  readonly answerUntil: number;
}

/**
 * Decide a pending question by the policy, send the answer, and follow what comes (API document, "Stream rules", 3).
 * An answer that the service refuses (400) is decided once more, by the reject ladder.
 *
 * @throws {PolicyError} `policy_stopped`: nothing is answered; the run is cancelled at its deadline
 */
export async function resolvePause(paused: FollowedResponse, options: PauseOptions): Promise<FollowedResponse> {
  const { decisions, log } = options;
  const question = readQuestion(paused, options);
  const { id, function: called } = question.toolCall;
  const request = { toolCallId: id, arguments: called.arguments };
  let decision = decisions.decide(request);
  if (decision.outcome === 'ask') decision = decisions.nobodyAnswered(request, decision);
  try {
    return await sendAnswer(question, decision, options);
  } catch (error) {
    if (!(error instanceof ToolkitError) || error.data.status !== 400) throw error;
    log.warning(`The service refused the answer ${JSON.stringify(decision.answer)}: ${error.message}`);
    return sendAnswer(question, decisions.refused(request, decision), options);
  }
}

function readQuestion({ finish, toolCall }: FollowedResponse, { clock }: PauseOptions): Question {
  const sessionId = finish.session_id;
  if (toolCall === undefined || sessionId === null) {
    throw new StreamError('stream_malformed', 'The run paused, but the response names no tool call or no session_id.');
  }
  if (!toolCall.function.name.endsWith(provideInputSuffix)) {
    throw new StreamError(
      'stream_malformed',
      `The run paused for the tool "${toolCall.function.name}". Only tools that end in "${provideInputSuffix}" are questions.`,
    );
  }
  return { sessionId, toolCall, answerUntil: clock.monotonic() + interactionDeadlineMs - answerMarginMs };
}

function sendAnswer(
  { sessionId, toolCall, answerUntil }: Question,
  decision: PermissionDecision,
  options: PauseOptions,
): Promise<FollowedResponse> {
  const { client, internId, recorder, clock, log, signal } = options;
  const answer = recordDecision(toolCall, decision, options);
  const deadline = Math.min(answerUntil, options.deadline);
  return withRetry(
    { what: 'answer', maxAttempts: Number.POSITIVE_INFINITY, deadline, clock, log, signal },
    () => {
      const events = client.answer({ internId, sessionId, toolCallId: toolCall.id, toolCall, answer, signal });
      return followResponse(events, recorder, log);
    },
    mayResendAnswer,
  );
}

/** Records a decision; the answer to send, or `policy_stopped` when there is none. */
function recordDecision(toolCall: ToolCall, decision: PermissionDecision, { recorder }: PauseOptions): string {
  const { kind, operation, answer, rule, reason, outcome, trace, ladder, budgets } = decision;
  const made = { tool_call_id: toolCall.id, kind, operation, answer, rule, reason };
  recorder.record({ type: 'decision', ...made, outcome, trace, ladder, budgets });
  if (answer !== null) return answer;
  const what = operation === null ? `a question of kind "${kind ?? 'unknown'}"` : `"${operation}"`;
  throw new PolicyError(
    'policy_stopped',
    `The permission policy stopped the run at ${what} by rule "${rule}"${reason === null ? '' : `: ${reason}`}. The question stays unanswered, and the run is cancelled at its deadline.`,
    { reason: rule },
  );
}
