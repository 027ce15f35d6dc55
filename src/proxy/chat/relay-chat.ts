// Relays the answer to a chat. If the intern asks something that the client can't answer, lets the policy answer.
import { createChatReader } from '../../client/chat-events.ts';
import type { Client } from '../../client/client.ts';
import type { Clock } from '../../clock.ts';
import { provideInputSuffix } from '../../contract/words.ts';
import { RunError, type ToolkitError } from '../../errors.ts';
import type { Log } from '../../log.ts';
import type { Decisions } from '../../permission/decision.ts';
import { toRunFailure } from '../../run/failure.ts';
import type { resolvePause } from '../../run/pause.ts';
import type { FollowedResponse, readQuestion } from '../../run/response.ts';
import type { RunEvent } from '../../transcript/events.ts';
import { type RelayedAnswer, toClientHeaders } from '../answer.ts';
import { type AnswerObserver, createStreamUsageReader, reportOnce, toUsage, type UsageFields } from '../usage.ts';
import { type ChatEnd, type ClientForm, readData, readHead, startDocument, startStream } from './client-form.ts';

export type DecisionEvent = Extract<RunEvent, { readonly type: 'decision' }>;

export interface PauseResolver {
  readonly decisions: Decisions;
  readonly resolvePause: typeof resolvePause;
  readonly readQuestion: typeof readQuestion;
}

export interface PauseAnswering {
  readonly client: Client;
  readonly startRun: () => Promise<PauseResolver>;
  readonly clock: Clock;
  readonly log: Log;
  /** Called with each decision, before the decision is sent. */
  readonly onDecision: (event: DecisionEvent) => void;
}

interface RelayedChat extends RelayedAnswer {
  readonly wantsStream: boolean;
  readonly internId: string | undefined;
  /** Undefined if the client answers pauses itself, or nobody does. */
  readonly answering: PauseAnswering | undefined;
}

const maxPauses = 50;
const keepAliveMs = 30_000;
/** Ends a stream. An intern's text can't contain these bytes, because JSON escapes the line feed. */
const endMarker = Buffer.from('\ndata: [DONE]');

/** Returns a function that reads the usage so far. */
export function relayChat(chat: RelayedChat, observer: AnswerObserver): () => UsageFields {
  const { answer, response, bearer, wantsStream } = chat;
  const headers = toClientHeaders(answer, bearer.reveal());
  const form = wantsStream ? startStream(answer, response, headers) : startDocument(answer, response, bearer.reveal());
  const gate = createPauseGate(form.pass);
  const reader = createStreamUsageReader();
  const reportUsage = reportOnce(observer);
  const readUsage = (): UsageFields => reportUsage(() => (gate.isHolding ? { unfinished: true } : reader.read()));
  const finish = (end?: ChatEnd): void => {
    const usage = reportUsage(() => (end === undefined ? reader.read() : toUsage(end.usage)));
    try {
      observer.onEnd(usage, form.end(end));
    } catch {
      observer.onBroken(usage);
    }
  };
  let isOver = false;
  const finishOrContinue = (): void => {
    if (isOver) return;
    isOver = true;
    const held = gate.end();
    const data = readData(held);
    const pause = chat.answering === undefined ? undefined : readPause(data, chat.answering.clock);
    if (pause === undefined) {
      form.pass(held);
      finish();
    } else {
      form.setHead(readHead(data));
      void continueRun(chat, pause, form).then((end) => (end === undefined ? undefined : finish(end)));
    }
  };
  let tail: Buffer = Buffer.alloc(0);
  answer.on('data', (piece: Buffer) => {
    if (isOver) return;
    const seam = Buffer.concat([tail, piece.subarray(0, endMarker.length)]); // the marker may arrive in two pieces
    tail = (piece.length < endMarker.length ? seam : piece).subarray(-endMarker.length);
    reader.push(piece);
    gate.push(piece);
    if (!seam.includes(endMarker) && !piece.includes(endMarker)) return;
    // Don't wait for the service to close the connection: a question would expire, a document would be late.
    if (gate.isHolding || !wantsStream) finishOrContinue();
    else readUsage();
  });
  answer.on('end', finishOrContinue);
  answer.on('error', () => {}); // "close" follows
  answer.on('close', () => {
    if (!answer.complete && !isOver) observer.onBroken(readUsage());
  });
  return readUsage;
}

/** Returns undefined unless the data is a question as the API defines it. Anything else passes unchanged. */
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

/** Returns undefined if the client left. */
async function continueRun(
  { answering, internId, response }: RelayedChat,
  first: FollowedResponse,
  form: ClientForm,
): Promise<ChatEnd | undefined> {
  if (answering === undefined || internId === undefined) return undefined;
  const { clock, client, log, onDecision, startRun } = answering;
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
    const { decisions, resolvePause, readQuestion } = await startRun();
    let current = first;
    for (let pauses = 1; current.finish.finish_reason === 'tool_calls'; pauses += 1) {
      if (pauses > maxPauses) throw new RunError('too_many_pauses', `The run paused more than ${maxPauses} times.`);
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

/** Occurs in a pause, as a key and as the finish reason. In an intern's text, backslashes precede the quotes. */
const pauseMarker = Buffer.from('"tool_calls"');
const lineFeed = 0x0a;
/** Twice the size of the largest pause that a policy judges. */
const maxHeldBytes = 4 * 1024 * 1024;
const nothing = Buffer.alloc(0);

/** Passes whole lines on. Holds everything back from the first line that may belong to a pause. */
export function createPauseGate(pass: (bytes: Buffer) => void) {
  let unfinishedLine: Buffer = nothing;
  let held: Buffer[] | undefined;
  let size = 0;
  let hasGivenUp = false;
  const release = (): void => {
    hasGivenUp = true;
    pass(Buffer.concat(held ?? [unfinishedLine]));
    held = undefined;
    unfinishedLine = nothing;
  };
  return {
    push(piece: Buffer) {
      if (hasGivenUp) {
        pass(piece);
        return;
      }
      if (held === undefined) {
        const whole = unfinishedLine.length === 0 ? piece : Buffer.concat([unfinishedLine, piece]);
        const at = whole.indexOf(pauseMarker);
        const end = (at === -1 ? whole.lastIndexOf(lineFeed) : whole.lastIndexOf(lineFeed, at)) + 1;
        if (end > 0) pass(end === whole.length ? whole : whole.subarray(0, end));
        unfinishedLine = whole.subarray(end);
        if (at !== -1) held = [unfinishedLine];
        size = unfinishedLine.length;
      } else {
        held.push(piece);
        size += piece.length;
      }
      if (size > maxHeldBytes) release();
    },
    /** Returns the bytes held back: those from the line with the pause on, else an unfinished last line. */
    end: () => Buffer.concat(held ?? [unfinishedLine]),
    get isHolding() {
      return held !== undefined;
    },
  };
}
