// Runs the loop of prompt, events, pause, decision and answer until the run ends.
import type { AnswerOptions } from '../client/chat.ts';
import type { ApprovalMode } from '../contract/chat.ts';
import { PolicyError, RunError, StreamError, type ToolkitError } from '../errors.ts';
import { withRetry } from '../http/retry.ts';
import type { Decisions } from '../permission/decision.ts';
import { toText } from '../transcript/bounded-text.ts';
import type { Recorder } from '../transcript/recorder.ts';
import type { RunRecord } from '../transcript/run-record.ts';
import { type RunPhase, toChunkError, toRunFailure } from './failure.ts';
import type { PauseOptions } from './pause.ts';
import { type PendingQuestion, type Question, readQuestion, toPending } from './question.ts';
import { judgeAnswerRepeat, judgePromptRepeat } from './repeat.ts';
import { type FollowedResponse, followResponse } from './response.ts';

export interface RunOptions extends Omit<PauseOptions, 'decisions' | 'recorder'> {
  readonly recorder: Recorder;
  /** Called at the first pause. */
  readonly startDecisions: () => Promise<Decisions>;
  readonly approvalMode: ApprovalMode;
  readonly sessionId?: string | undefined;
  /** Limits the time in which a prompt is sent again because the intern is not ready. */
  readonly waitForInternMs: number;
  /** `stop` leaves the question open. */
  readonly onPause: 'resolve' | 'stop';
  /** If a turn outlives its request, `continue` sends a short prompt in the same session. */
  readonly onTimeout: 'fail' | 'continue';
  readonly maxPauses: number;
  readonly failOnReject: boolean;
  /** Makes a run `ended` instead of `finished` if its text is empty or blank. */
  readonly requireAnswer?: boolean | undefined;
  /** Called before the end of a finished run is recorded. If it throws a {@link PolicyError}, the run is `rejected`. */
  readonly whenFinished?: (() => Promise<void>) | undefined;
  /** Called after the first turn. Returns a second prompt for the same session, or undefined for none. */
  readonly followUp?: ((record: RunRecord) => string | undefined) | undefined;
}

export type Reply = Omit<AnswerOptions, 'internId' | 'signal'>;

const continuation = 'The last turn ran out of time. Continue where it stopped.';

/** Reports failures of service, intern and policy in the result. Throws only what an observer of `recorder` throws. */
export function runPrompt(options: RunOptions & { readonly prompt: string }): Promise<RunResult> {
  return runLoop(options, 'prompt', () => sendPrompt(options, options.prompt, options.sessionId));
}

export function runAnswer(options: RunOptions & { readonly reply: Reply }): Promise<RunResult> {
  const { client, internId, reply, signal } = options;
  const send = () => followResponse(client.answer({ internId, ...reply, signal }), options);
  return runLoop(options, 'answer', () => withRetry({ ...options, what: 'answer' }, send, judgeAnswerRepeat));
}

async function runLoop(options: RunOptions, firstPhase: RunPhase, sendFirst: () => Promise<FollowedResponse>) {
  const { recorder } = options;
  const resolveQuestion = createResolver(options);
  let phase = firstPhase;
  let isFollowUp = false;
  try {
    let response = await sendFirst();
    warnOfFork(response, options);
    for (let pauses = 0; ; ) {
      const { finish_reason, error, session_id } = response.finish;
      if (finish_reason === 'tool_calls') {
        pauses += 1;
        phase = 'answer';
        const question = readQuestion(response);
        if (options.onPause === 'stop')
          return endRun(recorder, { conclusion: 'paused', error: null, pending: toPending(question) });
        checkPauses(pauses, options.maxPauses);
        response = await resolveQuestion(question);
      } else if (error !== undefined) {
        const session = session_id ?? recorder.soFar().session_id ?? options.sessionId;
        if (session === undefined || !canResume(options, error.metadata?.reason)) throw toChunkError(error, session_id);
        phase = 'prompt';
        options.log.notice('The turn took longer than its request, so it is continued in the same session.');
        response = await sendPrompt(options, continuation, session);
      } else {
        if (options.failOnReject) checkRejections(recorder);
        const followUp = isFollowUp ? undefined : planFollowUp(options);
        if (followUp === undefined) {
          await options.whenFinished?.();
          return endRun(recorder, { conclusion: 'finished', error: null, pending: null });
        }
        isFollowUp = true;
        phase = 'prompt';
        response = await sendPrompt(options, followUp.prompt, followUp.session, { follow_up: true });
      }
    }
  } catch (error) {
    if (error instanceof PolicyError) return endRun(recorder, { conclusion: 'rejected', error, pending: null });
    return endRun(recorder, { ...toRunFailure(error, phase), pending: null });
  }
}

/** Loads the deciding code only at the first pause, because most runs have none. */
function createResolver(options: RunOptions): (question: Question) => Promise<FollowedResponse> {
  const loadCode = () => Promise.all([import('./pause.ts'), options.startDecisions()]);
  let loaded: ReturnType<typeof loadCode> | undefined;
  return async (question) => {
    loaded ??= loadCode();
    const [{ resolvePause }, decisions] = await loaded;
    return resolvePause(question, { ...options, decisions });
  };
}

function canResume({ onTimeout, clock, deadline }: RunOptions, reason: string | undefined): boolean {
  return reason === 'timeout' && onTimeout === 'continue' && clock.monotonic() < deadline;
}

/** @throws {StreamError} `answer_empty` */
function planFollowUp({ recorder, requireAnswer, followUp }: RunOptions) {
  const record = recorder.soFar();
  if (requireAnswer === true && toText(record.text).trim() === '') {
    const message =
      'The run finished, but the intern said nothing. Start it again, or set "require-answer: false" if no answer is needed.';
    throw new StreamError('answer_empty', message);
  }
  const prompt = followUp?.(record);
  return prompt === undefined || record.session_id === null ? undefined : { prompt, session: record.session_id };
}

function sendPrompt(
  options: RunOptions,
  prompt: string,
  sessionId: string | undefined,
  promptFields: { readonly follow_up?: true } = {},
): Promise<FollowedResponse> {
  const { client, internId, approvalMode, signal } = options;
  const internReadyBy = options.clock.monotonic() + options.waitForInternMs;
  options.recorder.record({ type: 'prompt', text: prompt, ...promptFields });
  return withRetry(
    { ...options, what: 'prompt' },
    () => followResponse(client.prompt({ internId, prompt, approvalMode, sessionId, signal }), options),
    (error) => judgePromptRepeat(error, internReadyBy),
  );
}

/** A service keeps a requested session id, even for a new session. Another id means that it forked the conversation. */
function warnOfFork({ finish }: FollowedResponse, { sessionId, log }: RunOptions): void {
  if (sessionId === undefined || finish.session_id === null || finish.session_id === sessionId) return;
  log.warning(
    `The service continued in session "${finish.session_id}" instead of "${sessionId}": the conversation was forked.`,
  );
}

function checkPauses(pauses: number, maxPauses: number): void {
  if (pauses <= maxPauses) return;
  const message = `The run paused more than ${maxPauses} times. Raise "max-pauses" if the work needs it.`;
  throw new RunError('too_many_pauses', message);
}

function checkRejections(recorder: Recorder): void {
  const decisions = recorder.soFar().pauses.flatMap((pause) => pause.decisions);
  const rejected = decisions.filter(({ outcome }) => outcome === 'reject');
  if (rejected.length === 0) return;
  const message = `The run finished, but the permission policy rejected ${rejected.length} of its requests, and "fail-on-reject" is set.`;
  throw new PolicyError('policy_rejected', message);
}

export function endRun(recorder: Recorder, outcome: Pick<RunResult, 'conclusion' | 'error' | 'pending'>): RunResult {
  const { conclusion, error } = outcome;
  if (error !== null) {
    recorder.record({ type: 'error', code: error.code, message: error.message, reason: error.data.reason ?? null });
  }
  recorder.record({ type: 'end', conclusion, error_code: error?.code ?? null });
  const record = recorder.soFar();
  return { ...outcome, text: toText(record.text), record };
}

/** The result of a run. `record` has its decisions and all other facts. Secrets are redacted, except in `pending`. */
export interface RunResult {
  readonly conclusion: 'finished' | 'paused' | 'rejected' | 'ended' | 'failed';
  /** Why the run did not finish; null for `finished` and `paused`. */
  readonly error: ToolkitError | null;
  /** The question that is left open; null unless `paused`. */
  readonly pending: PendingQuestion | null;
  /** The intern's text in all responses. Above 768 Ki characters, only its beginning and end. */
  readonly text: string;
  readonly record: RunRecord;
}
