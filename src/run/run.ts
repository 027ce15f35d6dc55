// The loop: prompt, events, pause, decision, answer, and on until the run ends.
import type { ApprovalMode } from '../contract/chat.ts';
import type { ToolkitError } from '../errors.ts';
import { PolicyError, RunError } from '../errors.ts';
import { withRetry } from '../http/retry.ts';
import type { RunPhase } from './failure.ts';
import { errorOfChunk, mayResendPrompt, toRunFailure } from './failure.ts';
import type { PauseOptions } from './pause.ts';
import { resolvePause } from './pause.ts';
import type { Recorder } from './recorder.ts';
import type { FollowedResponse } from './response.ts';
import { followResponse } from './response.ts';
import type { RunResult } from './result.ts';

/** What a run is made of. */
export interface RunOptions extends PauseOptions {
  readonly prompt: string;
  readonly approvalMode: ApprovalMode;
  readonly sessionId?: string | undefined;
  /** How long a prompt is sent again to an intern that is not ready for it; 0: never. */
  readonly waitForInternMs: number;
  /** More pauses than this fail the run. */
  readonly maxPauses: number;
  /** A run in which anything was rejected is `rejected`, though it finished. */
  readonly failOnReject: boolean;
}

/**
 * Run one prompt to its end, across pauses (API document, "Chat run"). Never throws for what service, intern or policy
 * did: that is the result.
 */
export async function runPrompt(options: RunOptions): Promise<RunResult> {
  const { recorder, prompt, failOnReject } = options;
  let phase: RunPhase = 'prompt';
  try {
    recorder.record({ type: 'prompt', text: prompt });
    let response = await sendPrompt(options);
    for (let pauses = 1; response.finish.finish_reason === 'tool_calls'; pauses += 1) {
      phase = 'answer';
      checkPauses(pauses, options.maxPauses);
      response = await resolvePause(response, options);
    }
    const { error, session_id } = response.finish;
    if (error !== undefined) throw errorOfChunk(error, session_id);
    if (failOnReject) checkRejections(recorder);
    return end(recorder, 'finished', null);
  } catch (thrown) {
    if (thrown instanceof PolicyError) return end(recorder, 'rejected', thrown);
    const { conclusion, error } = toRunFailure(thrown, phase);
    return end(recorder, conclusion, error);
  }
}

function sendPrompt(options: RunOptions): Promise<FollowedResponse> {
  const { client, recorder, clock, log, signal, deadline } = options;
  const internReadyBy = clock.monotonic() + options.waitForInternMs;
  return withRetry(
    { what: 'prompt', maxAttempts: Number.POSITIVE_INFINITY, deadline, clock, log, signal },
    () => followResponse(client.prompt(options), recorder, log),
    (error) => mayResendPrompt(error, internReadyBy),
  );
}

function checkPauses(pauses: number, maxPauses: number): void {
  if (pauses <= maxPauses) return;
  throw new RunError(
    'too_many_pauses',
    `The run paused more than ${maxPauses} times. Raise "max-pauses" if the work needs it.`,
  );
}

function checkRejections(recorder: Recorder): void {
  const rejected = recorder
    .soFar()
    .pauses.flatMap(({ decisions }) => decisions.filter(({ outcome }) => outcome === 'reject'));
  if (rejected.length === 0) return;
  throw new PolicyError(
    'policy_rejected',
    `The run finished, but the permission policy rejected ${rejected.length} of what it asked for, and "fail-on-reject" is set.`,
  );
}

function end(recorder: Recorder, conclusion: RunResult['conclusion'], error: ToolkitError | null): RunResult {
  if (error !== null) {
    recorder.record({ type: 'error', code: error.code, message: error.message, reason: error.data.reason ?? null });
  }
  recorder.record({ type: 'end', conclusion, error_code: error?.code ?? null });
  return { conclusion, error, record: recorder.soFar() };
}
