// The hearer of a turn: the response that streams it, nobody while its question is open, or for a moment no one at all.
import type { Usage } from '../../../../contract/chat.ts';
import type { Ending, InternEvent, TurnIo, UnheardIo, Words } from '../../intern.ts';
import type { Question } from '../../question.ts';

export type TurnEnd = { readonly ending: Ending; readonly message: string } | 'complete';

/** Passes a turn on to its hearer. */
export interface Audience {
  /** A response hears it from here on; resolves when it has heard everything. */
  hear(io: TurnIo): Promise<void>;
  /** Nobody hears it, and what it says is kept; resolves when that is over. */
  hearUnheard(io: UnheardIo): Promise<void>;
  /** @returns a promise when the reader has to catch up */
  say(words: Words): Promise<void> | undefined;
  pay(usage: Usage): void;
  tell(event: Extract<InternEvent, { type: 'model' | 'remember' | 'account' }>): void;
  /** A response hears it, so a question can be asked. */
  canAsk(): boolean;
  /** Asks; from here on nobody hears it. */
  ask(question: Question, continuation: unknown): void;
  /** Nothing more is said. */
  conclude(end: TurnEnd): void;
}

type Hearing =
  | { readonly io: TurnIo; readonly over: () => void; readonly continuation?: undefined }
  | { readonly io: UnheardIo; readonly over: () => void; readonly continuation: { readonly value: unknown } };

type HeldEvent = Words | Extract<InternEvent, { type: 'usage' }>;

/** An audience that is not there yet. `onGone`: nobody will come back, so the turn has to be cancelled. */
export function createAudience(onGone: () => void): Audience {
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
    hear: (io) =>
      new Promise((over) => {
        hearing = { io, over };
        whenLeft(hearing, leave);
        for (const event of kept.splice(0)) void io.report(event);
        if (concluded !== undefined) conclude(concluded);
      }),
    hearUnheard: (io) =>
      new Promise((over) => {
        hearing = { io, over, continuation: { value: continuation } };
        whenLeft(hearing, (left) => {
          if (hearing === left && io.isAnswered()) hearing = undefined;
          else leave(left);
        });
      }),
    say: deliver,
    pay: (usage) => void deliver({ type: 'usage', usage, byokCost: 0 }),
    tell(event) {
      if (hearing?.continuation === undefined) void hearing?.io.report(event);
    },
    canAsk: () => hearing !== undefined && hearing.continuation === undefined && concluded === undefined,
    ask(question, next) {
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
  if (continuation !== undefined) void io.report({ type: 'end', why: toWhy(end) });
  else if (end !== 'complete') void io.report({ type: 'end', ...end });
  over();
}

function toWhy(end: TurnEnd): string {
  return end === 'complete' ? 'The agent ended its turn while the question was open.' : end.message;
}
