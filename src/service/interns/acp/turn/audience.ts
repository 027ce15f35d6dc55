// Delivers a turn's events to its listener: a streaming response, or a recorder while a question is open.
import type { Usage } from '../../../../contract/chat.ts';
import type { Ending, InternEvent, PausedIo, Question, TurnIo, Words } from '../../intern.ts';

export type TurnEnd = { readonly ending: Ending; readonly message: string } | 'complete';

export type Audience = ReturnType<typeof createAudience>;

/** Only a recorder has a `continuation`. It is stored together with the usage that comes while the question is open. */
type Listener =
  | { readonly io: TurnIo; readonly release: () => void; readonly continuation?: undefined }
  | { readonly io: PausedIo; readonly release: () => void; readonly continuation: { readonly value: unknown } };

type BufferedEvent = Words | Extract<InternEvent, { type: 'usage' }>;

/** `onGone` is called when no other listener will come, so the turn must be cancelled. */
export function createAudience(onGone: () => void) {
  let listener: Listener | undefined;
  let continuation: unknown;
  // Holds the events after an answer until the response to the answer attaches.
  const buffer: BufferedEvent[] = [];
  let turnEnd: TurnEnd | undefined;
  const deliver = (event: BufferedEvent): Promise<void> | undefined => {
    if (listener !== undefined) return deliverTo(listener, event);
    buffer.push(event);
    return undefined;
  };
  const cancelIfCurrent = (abortedListener: Listener): void => {
    if (listener === abortedListener) onGone();
  };
  const conclude = (end: TurnEnd): void => {
    turnEnd ??= end;
    if (listener !== undefined) concludeTo(listener, turnEnd);
  };
  return {
    attach: (io: TurnIo) =>
      new Promise<void>((release) => {
        listener = { io, release };
        onAbort(listener, cancelIfCurrent);
        for (const event of buffer.splice(0)) void io.report(event);
        if (turnEnd !== undefined) conclude(turnEnd);
      }),
    attachRecorder: (io: PausedIo) =>
      new Promise<void>((release) => {
        listener = { io, release, continuation: { value: continuation } };
        onAbort(listener, (abortedListener) => {
          if (listener === abortedListener && io.isAnswered()) listener = undefined;
          else cancelIfCurrent(abortedListener);
        });
      }),
    /** @returns a promise if the client is behind */
    sendWords: (words: Words) => deliver(words),
    sendUsage: (usage: Usage) => void deliver({ type: 'usage', usage, byokCost: 0 }),
    sendEvent(event: Extract<InternEvent, { type: 'model' | 'remember' | 'summary' }>): void {
      if (listener?.continuation === undefined) void listener?.io.report(event);
    },
    canAsk: () => listener !== undefined && listener.continuation === undefined && turnEnd === undefined,
    ask(question: Question, nextContinuation: unknown): void {
      if (listener === undefined || listener.continuation !== undefined) return;
      const { io, release } = listener;
      continuation = nextContinuation;
      // `report` calls `attachRecorder`, which replaces `listener`: don't read `listener` below.
      void io.report({ type: 'question', question, continuation: nextContinuation });
      release();
    },
    conclude,
  };
}

function onAbort(listener: Listener, handle: (listener: Listener) => void): void {
  listener.io.signal.addEventListener('abort', () => {
    listener.release();
    handle(listener);
  });
}

function deliverTo({ io, continuation }: Listener, event: BufferedEvent): Promise<void> | undefined {
  if (continuation === undefined) return io.report(event);
  return io.report(event.type === 'usage' ? { type: 'part', usage: event, continuation: continuation.value } : event);
}

function concludeTo({ io, release, continuation }: Listener, end: TurnEnd): void {
  if (continuation !== undefined) {
    const why = end === 'complete' ? 'The agent ended its turn while the question was open.' : end.message;
    void io.report({ type: 'end', why });
  } else if (end !== 'complete') void io.report({ type: 'end', ...end });
  release();
}
