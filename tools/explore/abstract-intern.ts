// An intern that does nothing by itself: each of its steps is an action of whoever explores.
import * as z from 'zod/mini';
import type { Ending, Intern, PausedIo, Turn, TurnIo } from '../../src/service/interns/intern.ts';

/** What is left of a turn. */
const continuation = z.object({
  /** How many questions the turn has asked. */
  asked: z.int(),
  /** Whether there is something to do while the last of them is open. */
  isMeanwhileLeft: z.boolean(),
});

type Continuation = z.infer<typeof continuation>;

/** A turn that goes on. */
interface GoingTurn {
  readonly turn: Turn;
  readonly io: TurnIo;
  readonly asked: number;
  readonly complete: () => void;
}

/** What an intern may do while its question is open. */
interface Waiting {
  readonly turn: Turn;
  readonly io: PausedIo;
  readonly left: Continuation;
}

/** The intern, and the handles on what it does, by session. */
export interface AbstractIntern {
  readonly intern: Intern;
  /** Turns that go on and are listened to. */
  readonly going: ReadonlyMap<string, GoingTurn>;
  /** Turns whose question is open. */
  readonly waiting: ReadonlyMap<string, Waiting>;
  ask(sessionId: string): void;
  finish(sessionId: string): void;
  end(sessionId: string, ending?: Ending): void;
  /** Does what is left to do while the question is open. */
  meanwhile(sessionId: string): void;
  /** Waits for the answer no longer. */
  giveUp(sessionId: string): void;
  /** What each turn reported last as its use: a name that is reported once. */
  readonly reported: string[];
}

const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2, cost: 1 };

/** An intern that waits to be told what to do. */
export function createAbstractIntern(): AbstractIntern {
  const going = new Map<string, GoingTurn>();
  const waiting = new Map<string, Waiting>();
  const reported: string[] = [];
  const withTurn = (sessionId: string, act: (going: GoingTurn) => void): void => {
    const turn = going.get(sessionId);
    if (turn !== undefined) act(turn);
  };
  return {
    going,
    waiting,
    reported,
    intern: createIntern(going, waiting),
    ask: (sessionId) =>
      withTurn(sessionId, ({ io, asked }) => {
        const question = { kind: 'permission', operation: 'work', options: ['allow_once', 'reject_once'] } as const;
        const left: Continuation = { asked: asked + 1, isMeanwhileLeft: true };
        void io.report({
          type: 'question',
          question: { ...question, options: [...question.options] },
          continuation: left,
        });
      }),
    finish: (sessionId) =>
      withTurn(sessionId, ({ turn, io, complete }) => {
        reported.push(`end of turn ${turn.turn} of ${sessionId}`);
        void io.report({ type: 'usage', usage, byokCost: 0 });
        complete();
      }),
    end: (sessionId, ending = 'run_ended') =>
      withTurn(sessionId, ({ io }) => {
        void io.report({ type: 'end', ending, message: 'The intern ended the run.' });
      }),
    meanwhile(sessionId) {
      const open = waiting.get(sessionId);
      if (open?.left.isMeanwhileLeft !== true) return;
      const { turn, io, left } = open;
      void io.report({ type: 'text', text: 'Meanwhile.' });
      reported.push(`question ${left.asked} of turn ${turn.turn} of ${sessionId}`);
      const done: Continuation = { ...left, isMeanwhileLeft: false };
      waiting.set(sessionId, { turn, io, left: done });
      void io.report({ type: 'part', usage: { type: 'usage', usage, byokCost: 0 }, continuation: done });
    },
    giveUp: (sessionId) => void waiting.get(sessionId)?.io.report({ type: 'end', why: 'The intern has gone.' }),
  };
}

/** The intern as the service knows it: it puts its turns into the hands of whoever explores. */
function createIntern(going: Map<string, GoingTurn>, waiting: Map<string, Waiting>): Intern {
  const take = (turn: Turn, io: TurnIo, asked: number): Promise<void> =>
    new Promise((resolve) => {
      const over = (): void => {
        going.delete(turn.sessionId);
        resolve();
      };
      going.set(turn.sessionId, { turn, io, asked, complete: over });
      io.signal.addEventListener('abort', over, { once: true });
    });
  return {
    begin: (turn) => (io) => take(turn, io, 0),
    resume: (turn, answered, io) => take(turn, io, continuation.parse(answered.continuation).asked),
    continueWhilePaused(turn, stored, io) {
      const left = continuation.parse(stored);
      return new Promise((resolve) => {
        waiting.set(turn.sessionId, { turn, io, left });
        const over = (): void => {
          waiting.delete(turn.sessionId);
          resolve();
        };
        io.signal.addEventListener('abort', over, { once: true });
      });
    },
  };
}
