// Relays the answer to a chat. If the client can't answer pauses, the policy does.
import { createChatReader } from '../../client/chat-events.ts';
import type { Client } from '../../client/client.ts';
import type { Clock } from '../../clock.ts';
import { provideInputSuffix } from '../../contract/words.ts';
import { RunError, type ToolkitError } from '../../errors.ts';
import type { Log } from '../../log.ts';
import type { Decisions } from '../../permission/decision.ts';
import { toRunFailure } from '../../run/failure.ts';
import type { resolvePause } from '../../run/pause.ts';
import { defaultMaxPauses, type readQuestion } from '../../run/question.ts';
import type { FollowedResponse } from '../../run/response.ts';
import type { RunEvent } from '../../transcript/events.ts';
import { emptyBuffer, type RelayedAnswer, toClientHeaders } from '../answer.ts';
import { type AnswerObserver, createReporter, createStreamUsageReader, toUsage, type UsageFields } from '../usage.ts';
import { type ChatEnd, type ClientForm, createDocumentForm, readData, readHead, startStream } from './client-form.ts';

export type DecisionEvent = Extract<RunEvent, { readonly type: 'decision' }>;

/** Has functions as fields, because their modules are loaded after the proxy begins to listen. */
export interface PauseResolver {
  readonly decisions: Decisions;
  readonly resolvePause: typeof resolvePause;
  readonly readQuestion: typeof readQuestion;
}

export interface PauseAnswering {
  readonly client: Client;
  /** Loads the functions, and starts the policy's decisions on one run. */
  readonly loadResolver: () => Promise<PauseResolver>;
  readonly clock: Clock;
  readonly log: Log;
  /** Called with each decision, before the decision is sent. */
  readonly onDecision: (event: DecisionEvent) => void;
}

type ChatAnswering = PauseAnswering & { readonly internId: string };

interface RelayedChat extends RelayedAnswer {
  readonly wantsStream: boolean;
  /** How the policy answers pauses. Undefined: the client gets the pauses, whether it can answer them or not. */
  readonly answering: ChatAnswering | undefined;
}

const keepAliveMs = 30_000;
/** Marks the end of a stream. An intern's text can't contain these bytes, because JSON escapes the line feed. */
const endMarker = Buffer.from('\ndata: [DONE]');

/** Returns a function that returns the usage so far. The first usage that is complete is reported. */
export function relayChat(chat: RelayedChat, observer: AnswerObserver): () => UsageFields {
  const { answer, response, bearer, wantsStream } = chat;
  const headers = toClientHeaders(answer, bearer.reveal());
  const form = wantsStream
    ? startStream(answer, response, headers)
    : createDocumentForm(answer, response, bearer.reveal());
  const gate = createPauseGate(form.pass);
  const reader = createStreamUsageReader();
  const readAndReport = createReporter(observer);
  // A pause that is held back may be answered here, and the run then costs more.
  const reportUsageSoFar = (): UsageFields =>
    readAndReport(() => (gate.isHolding ? { unfinished: true } : reader.read()));
  const finish = (end?: ChatEnd): void => {
    const usage = readAndReport(() => (end === undefined ? reader.read() : toUsage(end.usage)));
    try {
      observer.onEnd(usage, form.end(end));
    } catch {
      observer.onBroken(usage);
    }
  };
  let isAnswerRead = false;
  const finishOrContinue = (): void => {
    if (isAnswerRead) return;
    isAnswerRead = true;
    const heldBytes = gate.end();
    const data = readData(heldBytes);
    const { answering } = chat;
    const pause = answering === undefined ? undefined : readPause(data, answering.clock);
    if (answering === undefined || pause === undefined) {
      form.pass(heldBytes);
      finish();
    } else {
      form.setHead(readHead(data));
      void continueRun(answering, pause, chat, form).then((end) => {
        if (end !== undefined) finish(end);
      });
    }
  };
  let tail: Buffer = emptyBuffer;
  answer.on('data', (piece: Buffer) => {
    if (isAnswerRead) return;
    // Search the seam between two pieces too: the marker may begin in one and end in the next. A short piece is all in it.
    const seam = Buffer.concat([tail, piece.subarray(0, endMarker.length)]);
    tail = (piece.length < endMarker.length ? seam : piece).subarray(-endMarker.length);
    reader.push(piece);
    gate.push(piece);
    if (!seam.includes(endMarker) && !piece.includes(endMarker)) return;
    // Don't wait for the service to close the connection: a pause's question would expire, and a client that waits
    // for a document would get it late.
    if (gate.isHolding || !wantsStream) finishOrContinue();
    else reportUsageSoFar(); // charge the usage before a client can know that its stream is complete
  });
  answer.on('end', finishOrContinue);
  answer.on('error', () => {}); // "close" follows
  answer.on('close', () => {
    if (!answer.complete && !isAnswerRead) observer.onBroken(reportUsageSoFar());
  });
  return reportUsageSoFar;
}

/** Returns undefined unless the data ends in a question as the API defines it; other data is to pass unchanged. */
function readPause(data: readonly string[], clock: Clock): FollowedResponse | undefined {
  const reader = createChatReader();
  try {
    const call = [...reader.read(data)].find((event) => event.type === 'pause')?.toolCall;
    const finish = reader.end();
    const isPause = call?.function.name.endsWith(provideInputSuffix) === true && finish.finish_reason === 'tool_calls';
    if (!isPause || finish.session_id === null) return undefined;
    return { finish, pendingCall: { toolCall: call, epochMs: clock.now(), monotonicMs: clock.monotonic() } };
  } catch {
    return undefined;
  }
}

/** Answers this pause and all that follow. Returns undefined if the client left. */
async function continueRun(
  { clock, client, internId, log, onDecision, loadResolver }: ChatAnswering,
  first: FollowedResponse,
  { response }: RelayedChat,
  form: ClientForm,
): Promise<ChatEnd | undefined> {
  const departure = new AbortController();
  response.once('close', () => departure.abort());
  if (response.destroyed) departure.abort();
  const recorder = {
    record(event: RunEvent): void {
      if (event.type === 'text' || event.type === 'reasoning') form.add(event);
      if (event.type === 'decision') onDecision(event);
    },
  };
  const timer = setInterval(form.keepAlive, keepAliveMs);
  try {
    const { decisions, resolvePause, readQuestion } = await loadResolver();
    let current = first;
    for (let pauses = 1; current.finish.finish_reason === 'tool_calls'; pauses += 1) {
      if (pauses > defaultMaxPauses)
        throw new RunError('too_many_pauses', `The run paused more than ${defaultMaxPauses} times.`);
      const deadline = Number.POSITIVE_INFINITY;
      const options = { client, internId, decisions, deadline, recorder, clock, log, signal: departure.signal };
      current = await resolvePause(readQuestion(current), options);
    }
    return current.finish;
  } catch (thrown) {
    if (departure.signal.aborted) return undefined;
    return toFailedEnd(toRunFailure(thrown, 'answer').error, first.finish.session_id);
  } finally {
    clearInterval(timer);
  }
}

function toFailedEnd(error: ToolkitError, session_id: string | null): ChatEnd {
  const { code, message, data } = error;
  const status = code === 'policy_stopped' ? 403 : (data.status ?? 502);
  const metadata = { reason: code, retryable: false };
  return { finish_reason: 'error', error: { code: status, message, metadata }, session_id, usage: null };
}

/** A pause has it as a key and as the finish reason. An intern's text can't have it: JSON escapes the quotes. */
const pauseMarker = Buffer.from('"tool_calls"');
const lineFeed = 0x0a;
/** A policy judges pauses of up to 64 KiB. This is far above that, even if every character is escaped. */
const maxHeldBytes = 4 * 1024 * 1024;

/** Passes whole lines on. Once one may belong to a pause, holds everything back, unless that exceeds `maxHeldBytes`. */
export function createPauseGate(pass: (bytes: Buffer) => void) {
  let unfinishedLine: Buffer = emptyBuffer;
  let heldPieces: Buffer[] | undefined;
  let size = 0;
  let hasGivenUp = false;
  const release = (): void => {
    hasGivenUp = true;
    pass(Buffer.concat(heldPieces ?? [unfinishedLine]));
    heldPieces = undefined;
    unfinishedLine = emptyBuffer;
  };
  return {
    push(piece: Buffer) {
      if (hasGivenUp) {
        pass(piece);
        return;
      }
      if (heldPieces === undefined) {
        const whole = unfinishedLine.length === 0 ? piece : Buffer.concat([unfinishedLine, piece]);
        const markerAt = whole.indexOf(pauseMarker);
        const passableEnd = (markerAt === -1 ? whole.lastIndexOf(lineFeed) : whole.lastIndexOf(lineFeed, markerAt)) + 1;
        if (passableEnd > 0) pass(passableEnd === whole.length ? whole : whole.subarray(0, passableEnd));
        unfinishedLine = whole.subarray(passableEnd);
        if (markerAt !== -1) heldPieces = [unfinishedLine];
        size = unfinishedLine.length;
      } else {
        heldPieces.push(piece);
        size += piece.length;
      }
      if (size > maxHeldBytes) release();
    },
    /** Returns the bytes held back: from the pause's line on, or else only an unfinished last line. */
    end: () => Buffer.concat(heldPieces ?? [unfinishedLine]),
    get isHolding() {
      return heldPieces !== undefined;
    },
  };
}
