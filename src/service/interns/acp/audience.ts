// Who listens to a turn: a streaming response; a recorder while its question is open; or, for a moment, nobody.
import type { Usage } from '../../../contract/chat.ts';
import type { Ending, InternEvent, Question, TurnIo, UnheardIo, Words } from '../intern.ts';

export type TurnEnd = { readonly ending: Ending; readonly message: string } | 'complete';

export type Audience = ReturnType<typeof createAudience>;

type Hearing =
  | { readonly io: TurnIo; readonly over: () => void; readonly continuation?: undefined }
  | { readonly io: UnheardIo; readonly over: () => void; readonly continuation: { readonly value: unknown } };

type HeldEvent = Words | Extract<InternEvent, { type: 'usage' }>;

/** `onGone`: no listener will come back, so the turn must be cancelled. */
export function createAudience(onGone: () => void) {
  let hearing: Hearing | undefined;
  let continuation: unknown;
  // Keep the events between an answer and its response, for that response.
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
    concluded ??= end;
    if (hearing !== undefined) concludeTo(hearing, concluded);
  };
  return {
    hear: (io: TurnIo) =>
      new Promise<void>((over) => {
        hearing = { io, over };
        whenLeft(hearing, leave);
        for (const event of kept.splice(0)) void io.report(event);
        if (concluded !== undefined) conclude(concluded);
      }),
    hearUnheard: (io: UnheardIo) =>
      new Promise<void>((over) => {
        hearing = { io, over, continuation: { value: continuation } };
        whenLeft(hearing, (left) => {
          if (hearing === left && io.isAnswered()) hearing = undefined;
          else leave(left);
        });
      }),
    /** @returns a promise if the client is behind */
    say: (words: Words) => deliver(words),
    pay: (usage: Usage) => void deliver({ type: 'usage', usage, byokCost: 0 }),
    tell(event: Extract<InternEvent, { type: 'model' | 'remember' | 'account' }>): void {
      if (hearing?.continuation === undefined) void hearing?.io.report(event);
    },
    canAsk: () => hearing !== undefined && hearing.continuation === undefined && concluded === undefined,
    ask(question: Question, next: unknown): void {
      if (hearing === undefined || hearing.continuation !== undefined) return;
      const { io, over } = hearing;
      continuation = next;
      // Before it returns, `report` starts the recording, by `hearUnheard`.
      void io.report({ type: 'question', question, continuation: next });
      over();
    },
    conclude,
  };
}

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
