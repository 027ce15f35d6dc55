// Attaches a response to a run: turns the intern's events into chunks, and settles the run before the response ends.
import { describeError } from '../../errors.ts';
import type { ServiceConfig } from '../config/config.ts';
import type { Sink, Verdict } from '../http/message.ts';
import type { Ending, InternEvent, StandingChoice, TurnIo } from '../interns/intern.ts';
import { createChatStream } from './chat-stream.ts';
import { recordEvent } from './run-record.ts';
import type { PendingQuestion, Run, Runs, RunsOptions, RunTrigger } from './runs.ts';

export interface AttachmentOptions extends Pick<RunsOptions, 'clock' | 'store' | 'log'> {
  readonly config: ServiceConfig;
  readonly runs: Runs;
  readonly newId: () => string;
  readonly stopListeners: Set<() => void>;
}

export interface Attachment {
  readonly run: Run;
  readonly runTurn: (io: TurnIo) => Promise<void>;
  readonly standing: Map<string, StandingChoice>;
  readonly sink: Sink;
  readonly note: (verdict: Verdict) => void;
}

/** A person has to read the question, and a client has to hold it in memory. */
const maxQuestionCharacters = 64 * 1024;

/** The trigger and the code of the error chunk for each ending (docs/service-api.md, "Errors"). */
const endings: Readonly<Record<Ending | 'busy', { readonly trigger: RunTrigger; readonly code: number }>> = {
  run_ended: { trigger: 'intern_ended', code: 410 },
  attachment_failed: { trigger: 'intern_ended', code: 410 },
  turn_failed: { trigger: 'intern_ended', code: 502 },
  busy: { trigger: 'intern_ended', code: 503 },
  stream_severed: { trigger: 'severed', code: 502 },
  intern_unreachable: { trigger: 'severed', code: 502 },
  timeout: { trigger: 'timeout', code: 504 },
};

export function attach(attachment: Attachment, options: AttachmentOptions): void {
  const { run, runTurn, sink, note } = attachment;
  const response = createRunResponse(attachment, options);
  const { settle, fail, signal, stream } = response;
  const report = createReport(attachment, options, response);
  const streamTurn = async (): Promise<void> => {
    try {
      stream.role(run.model);
      for (const words of run.unheard.splice(0)) {
        options.runs.notifyWords(run, words);
        stream[words.type](words.text, run.model);
      }
      await runTurn({ report, signal });
      if (settle('turn_complete')) {
        note({ decision: 'finished', reason: run.updateSummary });
        stream.stop(run.model, run.usage);
      }
    } catch (error: unknown) {
      options.log.error(`Run ${run.id} failed: ${describeError(error)}`);
      fail('turn_failed', 'The turn failed.');
    }
  };
  sink.onLeave(() => {
    stream.abandon();
    if (settle('client_left')) note({ decision: run.state, reason: 'the client disconnected' });
  });
  void streamTurn();
}

type RunResponse = ReturnType<typeof createRunResponse>;

function createRunResponse(
  { run, sink, note }: Attachment,
  { config, clock, newId, stopListeners, runs }: AttachmentOptions,
) {
  const stream = createChatStream({
    sink,
    clock,
    id: `chatcmpl-${newId()}`,
    serviceName: config.service_name,
    sessionId: run.sessionId,
    keepaliveMs: config.limits.keepalive,
  });
  const controller = new AbortController();
  // When this response is over, the run may still go on, in the response to an answer.
  let isResponseOver = false;
  /** @returns true for the first call only, so that only one ending is reported */
  const settle = (trigger: RunTrigger, pending?: PendingQuestion): boolean => {
    if (isResponseOver || !runs.apply(run, trigger, pending)) return false;
    isResponseOver = true;
    cancelTimeout();
    stopListeners.delete(stop);
    // Pass a reason, because the default one costs a stack trace for each run.
    if (trigger !== 'turn_complete') controller.abort('the response is over');
    return true;
  };
  const fail = (reason: Ending | 'busy', message: string): void => {
    const { trigger, code } = endings[reason];
    if (!settle(trigger)) return;
    const summary = run.updateSummary === undefined ? '' : ` (${run.updateSummary})`;
    note({ decision: run.state, reason: `${reason}: ${message}${summary}` });
    // After any other failure, a retry could do again what the run has already done.
    const metadata = { reason, retryable: reason === 'busy' };
    stream.fail({ code, message, metadata }, run.usage);
  };
  const stop = (): void => fail('run_ended', 'The service is stopping.');
  stopListeners.add(stop);
  const cancelTimeout = clock.setTimer(config.limits.request, () =>
    fail('timeout', 'The intern did not answer in time.'),
  );
  return { stream, settle, fail, isOver: () => isResponseOver, signal: controller.signal };
}

function createReport(attachment: Attachment, options: AttachmentOptions, response: RunResponse): TurnIo['report'] {
  const { run, standing, sink } = attachment;
  const { config, clock, store, runs } = options;
  const { stream, fail, isOver } = response;
  const { replay_bytes: replayBytes, output_bytes: outputBytes } = config.limits;
  const recording = { run, standing, store, clock, replayBytes };
  return (event) => {
    if (isOver()) {
      // Charge usage even if it comes late.
      if (event.type === 'usage') recordEvent(event, recording);
      return undefined;
    }
    if (event.type === 'question') ask(event, attachment, options, response);
    else if (event.type === 'end') fail(event.ending, event.message);
    else recordEvent(event, recording);
    if (run.producedBytes > outputBytes) {
      fail('turn_failed', `The intern said more than ${outputBytes} bytes in one run.`);
      return undefined;
    }
    if (event.type !== 'text' && event.type !== 'reasoning') return undefined;
    runs.notifyWords(run, event);
    return stream[event.type](event.text, run.model) ? undefined : sink.drained();
  };
}

function ask(
  { question, continuation }: Extract<InternEvent, { type: 'question' }>,
  { run, note }: Attachment,
  { config: { limits }, clock, runs, newId }: AttachmentOptions,
  { settle, fail, stream }: RunResponse,
) {
  if (runs.countPaused(run.internId) >= limits.paused_runs)
    return fail('busy', 'The intern cannot hold another run open across a question.');
  const questionJson = JSON.stringify(question);
  if (questionJson.length > maxQuestionCharacters) {
    const message = `The intern asked a question of ${questionJson.length} characters; at most ${maxQuestionCharacters} are allowed.`;
    return fail('turn_failed', message);
  }
  const toolCallId = `call_${newId()}`;
  const deadlineAtMs = clock.now() + limits.interaction_deadline;
  if (!settle('question', { toolCallId, question, continuation, deadlineAtMs })) return;
  note({ decision: 'paused', reason: toolCallId });
  stream.pause(run.model, toolCallId, questionJson);
}
