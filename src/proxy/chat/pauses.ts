// Finds the pause in the answer to a chat, has the policy answer it and all that follow, and passes on the rest.
import type { ServerResponse } from 'node:http';
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
import { emptyBuffer } from '../answer.ts';
import type { ChatEnd, ClientForm } from './client-answer.ts';

export type DecisionEvent = Extract<RunEvent, { readonly type: 'decision' }>;

/** Has functions as fields, because their modules are loaded after the proxy begins to listen. */
export interface PauseResolver {
  readonly decisions: Decisions;
  readonly resolvePause: typeof resolvePause;
  readonly readQuestion: typeof readQuestion;
}

export interface PauseAnswering {
  readonly client: Client;
  /** Loads the functions, and begins the decisions of a run: its limits count from zero. */
  readonly loadResolver: () => Promise<PauseResolver>;
  readonly clock: Clock;
  readonly log: Log;
  /** Called with each decision, before the decision is sent. */
  readonly onDecision: (event: DecisionEvent) => void;
}

export type ChatAnswering = PauseAnswering & { readonly internId: string };

const keepAliveMs = 30_000;

/** Returns undefined unless the data ends in a question as the API defines it; other data is to pass unchanged. */
export function readPause(data: readonly string[], clock: Clock): FollowedResponse | undefined {
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
export async function continueRun(
  { clock, client, internId, log, onDecision, loadResolver }: ChatAnswering,
  first: FollowedResponse,
  response: ServerResponse,
  form: ClientForm,
): Promise<ChatEnd | undefined> {
  const departure = new AbortController();
  const { signal } = departure;
  response.once('close', () => departure.abort());
  if (response.destroyed) departure.abort();
  const record = (event: RunEvent): void => {
    if (event.type === 'text' || event.type === 'reasoning') form.addAfterPause(event);
    if (event.type === 'decision') onDecision(event);
  };
  const timer = setInterval(form.keepAlive, keepAliveMs);
  try {
    const { decisions, resolvePause, readQuestion } = await loadResolver();
    let current = first;
    for (let pauses = 1; current.finish.finish_reason === 'tool_calls'; pauses += 1) {
      if (pauses > defaultMaxPauses)
        throw new RunError('too_many_pauses', `The run paused more than ${defaultMaxPauses} times.`);
      const deadline = Number.POSITIVE_INFINITY;
      const options = { client, internId, decisions, deadline, recorder: { record }, clock, log, signal };
      current = await resolvePause(readQuestion(current), options);
    }
    return current.finish;
  } catch (thrown) {
    if (signal.aborted) return undefined;
    return toFailedEnd(toRunFailure(thrown, 'answer').error, first.finish.session_id);
  } finally {
    clearInterval(timer);
  }
}

function toFailedEnd({ code, message, data }: ToolkitError, session_id: string | null): ChatEnd {
  const status = code === 'policy_stopped' ? 403 : (data.status ?? 502);
  const metadata = { reason: code, retryable: false };
  return { finish_reason: 'error', error: { code: status, message, metadata }, session_id, usage: null };
}

/** Stands in a pause as a key and as the finish reason. It can't stand in an intern's text: JSON escapes the quotes. */
const pauseMarker = Buffer.from('"tool_calls"');
const lineFeed = 0x0a;
/** A policy judges pauses of up to 64 KiB. This is far above that, even if every character is escaped. */
const maxHeldBytes = 4 * 1024 * 1024;

/** Passes whole lines on. From the first that may belong to a pause, holds everything back, up to `maxHeldBytes`. */
export function createPauseGate(pass: (bytes: Buffer) => void) {
  let unfinishedLine: Buffer = emptyBuffer;
  let heldPieces: Buffer[] | undefined;
  let size = 0;
  let hasGivenUp = false;
  const release = (): void => {
    hasGivenUp = true;
    size = 0;
    pass(Buffer.concat(heldPieces ?? [unfinishedLine]));
    heldPieces = undefined;
    unfinishedLine = emptyBuffer;
  };
  return {
    push(piece: Buffer) {
      if (hasGivenUp) pass(piece);
      else if (heldPieces === undefined) {
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
