// The hearer of a turn: the response that streams it, nobody while its question is open, or for a moment no one at all.
import type { Usage } from '../../../contract/chat.ts';
import type { Ending, InternEvent, Question, TurnIo, UnheardIo, Words } from '../intern.ts';

export type TurnEnd = { readonly ending: Ending; readonly message: string } | 'complete';

export type Audience = ReturnType<typeof createAudience>;

type Hearing =
  | { readonly io: TurnIo; readonly over: () => void; readonly continuation?: undefined }
  | { readonly io: UnheardIo; readonly over: () => void; readonly continuation: { readonly value: unknown } };

type HeldEvent = Words | Extract<InternEvent, { type: 'usage' }>;

/** Passes a turn on to its hearer. `onGone`: nobody will come back, so the turn has to be cancelled. */
export function createAudience(onGone: () => void) {
  let hearing: Hearing | undefined;
  let continuation: unknown;
  // Waits for the next response: words between the answer to a question and the response to it.
  const kept: HeldEvent[] = [];
  let concluded: TurnEnd | undefined;
  const deliver = (event: HeldEvent): Promise<void> | undefined => {
    if (hearing !== undefined) return deliverTo(hearing, event);
    kept.push(event);
    return undefined;
  };
  const leave = (left: Hearing): void => {
    if (hearing === left) onGone();
  };
  const conclude = (end: TurnEnd): void => {
    // The first end is the one that is told.
    concluded ??= end;
    if (hearing !== undefined) concludeTo(hearing, concluded);
  };
  return {
    /** A response hears it from here on; resolves when it has heard everything. */
    hear: (io: TurnIo) =>
      new Promise<void>((over) => {
        hearing = { io, over };
        whenLeft(hearing, leave);
        for (const event of kept.splice(0)) void io.report(event);
        if (concluded !== undefined) conclude(concluded);
      }),
    /** Nobody hears it, and what it says is kept; resolves when that is over. */
    hearUnheard: (io: UnheardIo) =>
      new Promise<void>((over) => {
        hearing = { io, over, continuation: { value: continuation } };
        whenLeft(hearing, (left) => {
          if (hearing === left && io.isAnswered()) hearing = undefined;
          else leave(left);
        });
      }),
    /** @returns a promise when the reader has to catch up */
    say: (words: Words) => deliver(words),
    pay: (usage: Usage) => void deliver({ type: 'usage', usage, byokCost: 0 }),
    tell(event: Extract<InternEvent, { type: 'model' | 'remember' | 'account' }>): void {
      if (hearing?.continuation === undefined) void hearing?.io.report(event);
    },
    /** A response hears it, so a question can be asked. */
    canAsk: () => hearing !== undefined && hearing.continuation === undefined && concluded === undefined,
    /** From here on nobody hears it. */
    ask(question: Question, next: unknown): void {
      if (hearing === undefined || hearing.continuation !== undefined) return;
      const { io, over } = hearing;
      continuation = next;
      // The taker of the question lets us go on unheard before this returns.
      void io.report({ type: 'question', question, continuation: next });
      over();
    },
    conclude,
  };
}

/** A response that has left is over. */
function whenLeft(hearing: Hearing, leave: (left: Hearing) => void): void {
  hearing.io.signal.addEventListener('abort', () => {
    hearing.over();
    leave(hearing);
  });
}

function deliverTo({ io, continuation }: Hearing, event: HeldEvent): Promise<void> | undefined {
  if (continuation === undefined) return io.report(event);
  return io.report(event.type === 'usage' ? { type: 'part', usage: event, continuation: continuation.value } : event);
}

function concludeTo({ io, over, continuation }: Hearing, end: TurnEnd): void {
  if (continuation !== undefined) {
    const why = end === 'complete' ? 'The agent ended its turn while the question was open.' : end.message;
    void io.report({ type: 'end', why });
  } else if (end !== 'complete') void io.report({ type: 'end', ...end });
  over();
}
