// The answer to a chat: stops at a pause that the client can't answer, lets the policy answer, and continues the run.
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
import { headersForClient, type RelayedAnswer } from '../answer.ts';
import { type AnswerObserver, type ReadUsage, streamUsage, tellOnce, toUsage } from '../usage.ts';
import { type ChatEnd, type ClientForm, dataOf, headOf, toDocument, toStream } from './client-form.ts';

export type DecisionEvent = Extract<RunEvent, { readonly type: 'decision' }>;

export interface Resolving {
  readonly decisions: Decisions;
  readonly resolvePause: typeof resolvePause;
  readonly readQuestion: typeof readQuestion;
}

export interface PauseAnswering {
  readonly client: Client;
  readonly startRun: () => Promise<Resolving>;
  readonly clock: Clock;
  readonly log: Log;
  /** Called with each decision, before the decision is sent. */
  readonly onDecision: (event: DecisionEvent) => void;
}

interface RelayedChat extends RelayedAnswer {
  readonly wantsStream: boolean;
  readonly internId: string | undefined;
  /** Absent if the client answers pauses itself, or nobody does. */
  readonly answering: PauseAnswering | undefined;
}

const maxPauses = 50;
const keepAliveMs = 30_000;
/** The end of a stream. No text of an intern contains it, because JSON escapes the line feed. */
const done = Buffer.from('\ndata: [DONE]');

/** Returns a reader of the usage so far. */
export function relayChat(chat: RelayedChat, observer: AnswerObserver): () => ReadUsage {
  const { answer, response, bearer, wantsStream } = chat;
  const headers = headersForClient(answer, bearer.reveal());
  const form = wantsStream ? toStream(answer, response, headers) : toDocument(answer, response, bearer.reveal());
  const gate = createPauseGate(form.pass);
  const reader = streamUsage();
  const tell = tellOnce(observer);
  const soFar = (): ReadUsage => tell(() => (gate.isHolding ? { unfinished: true } : reader.read()));
  const finish = (end?: ChatEnd): void => {
    const usage = tell(() => (end === undefined ? reader.read() : toUsage(end.usage)));
    try {
      observer.onEnd(usage, form.end(end));
    } catch {
      observer.onBroken(usage);
    }
  };
  let isOver = false;
  const over = (): void => {
    if (isOver) return;
    isOver = true;
    const held = gate.end();
    const data = dataOf(held);
    const pause = chat.answering === undefined ? undefined : readPause(data, chat.answering.clock);
    if (pause === undefined) {
      form.pass(held);
      finish();
    } else {
      form.take(headOf(data));
      void continueRun(chat, pause, form).then((end) => (end === undefined ? undefined : finish(end)));
    }
  };
  let tail: Buffer = Buffer.alloc(0);
  answer.on('data', (piece: Buffer) => {
    if (isOver) return;
    const seam = Buffer.concat([tail, piece.subarray(0, done.length)]);
    tail = piece.length < done.length ? seam.subarray(-done.length) : piece.subarray(-done.length);
    reader.push(piece);
    gate.push(piece);
    if (!seam.includes(done) && !piece.includes(done)) return;
    // Don't wait for the service to close the connection: a question would expire, a document would be late.
    if (gate.isHolding || !wantsStream) over();
    else soFar();
  });
  answer.on('end', over);
  answer.on('error', () => {}); // "close" follows
  answer.on('close', () => {
    if (!answer.complete && !isOver) observer.onBroken(soFar());
  });
  return soFar;
}

/** Returns undefined for what the API does not define; that passes unchanged. */
function readPause(data: readonly string[], clock: Clock): FollowedResponse | undefined {
  const reader = createChatReader();
  try {
    const call = [...reader.read(data)].find((event) => event.type === 'pause')?.toolCall;
    const finish = reader.end();
    const asks = call?.function.name.endsWith(provideInputSuffix) === true && finish.finish_reason === 'tool_calls';
    if (!asks || finish.session_id === null) return undefined;
    return { finish, pendingCall: { toolCall: call, atMs: clock.now(), at: clock.monotonic() } };
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
  const left = new AbortController();
  response.once('close', () => left.abort());
  if (response.destroyed) left.abort();
  const recorder = {
    record(event: RunEvent): void {
      if (event.type === 'text' || event.type === 'reasoning') form.say(event);
      if (event.type === 'decision') onDecision(event);
    },
  };
  const timer = setInterval(form.keepAlive, keepAliveMs);
  try {
    const { decisions, resolvePause, readQuestion } = await startRun();
    let followed = first;
    for (let pauses = 1; followed.finish.finish_reason === 'tool_calls'; pauses += 1) {
      if (pauses > maxPauses) throw new RunError('too_many_pauses', `The run paused more than ${maxPauses} times.`);
      const deadline = Number.POSITIVE_INFINITY;
      const options = { client, internId, decisions, deadline, recorder, clock, log, signal: left.signal };
      followed = await resolvePause(readQuestion(followed), options);
    }
    return followed.finish;
  } catch (thrown) {
    if (left.signal.aborted) return undefined;
    return toEnd(toRunFailure(thrown, 'answer').error, first.finish.session_id);
  } finally {
    clearInterval(timer);
  }
}

function toEnd(error: ToolkitError, session_id: string | null): ChatEnd {
  const { code, message, data } = error;
  const status = code === 'policy_stopped' ? 403 : (data.status ?? 502);
  const metadata = { reason: code, retryable: false };
  return { finish_reason: 'error', error: { code: status, message, metadata }, session_id, usage: null };
}

/** Marks a pause as a key and as a finish reason. In an intern's text, a backslash precedes the last quote. */
const mark = Buffer.from('"tool_calls"');
const lineFeed = 0x0a;
/** Twice the size of the largest pause that a policy judges. */
const maxHeldBytes = 4 * 1024 * 1024;
const nothing = Buffer.alloc(0);

export function createPauseGate(pass: (bytes: Buffer) => void) {
  let rest: Buffer = nothing;
  let held: Buffer[] | undefined;
  let size = 0;
  let hasGivenUp = false;
  const release = (): void => {
    hasGivenUp = true;
    pass(Buffer.concat(held ?? [rest]));
    held = undefined;
    rest = nothing;
  };
  return {
    push(piece: Buffer) {
      if (hasGivenUp) {
        pass(piece);
        return;
      }
      size = held === undefined ? rest.length + piece.length : size + piece.length;
      if (held === undefined) {
        const whole = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
        const at = whole.indexOf(mark);
        const end = (at === -1 ? whole.lastIndexOf(lineFeed) : whole.lastIndexOf(lineFeed, at)) + 1;
        if (end > 0) pass(end === whole.length ? whole : whole.subarray(0, end));
        rest = whole.subarray(end);
        if (at !== -1) held = [rest];
        size = rest.length;
      } else {
        held.push(piece);
      }
      if (size > maxHeldBytes) release();
    },
    /** Returns what is held back: all from the line with the pause on, or else an unfinished last line. */
    end: () => Buffer.concat(held ?? [rest]),
    get isHolding() {
      return held !== undefined;
    },
  };
}
