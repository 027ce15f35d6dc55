// The requests of a turn that wait for an answer: one is asked after another.
import type { StandingChoice, Turn } from '../../intern.ts';
import type { Answer, Question } from '../../question.ts';
import type { Audience } from './audience.ts';

/** A request of an agent that a caller has to answer. */
export interface Asked {
  readonly question: Question;
  /** Keys an answer for always; undefined where there is no always. */
  readonly standingKey: string | undefined;
  /** Answers in self-drive without a question; undefined: it has to be asked. */
  readonly consent: Answer | undefined;
  /** Checks an answer that the question takes by the ranges and patterns of its fields. */
  accepts(answer: Answer): boolean;
  /** Tells the agent; undefined: nobody will answer. Only the first time counts. */
  settle(answer: Answer | undefined): void;
  /** The agent takes its request back. */
  readonly signal: AbortSignal;
}

/** The requests of a turn. */
export interface TurnQuestions {
  /** Answers a request by what is known, or asks it, now or when its turn comes. */
  add(asked: Asked): void;
  /** The request that was asked with this number, while it is open. */
  open(number: number): Asked | undefined;
  /** Brings the answer to the open request and asks the next; `standing` is what was chosen for always in the session by now. */
  answer(answer: Answer, standing: Turn['standing']): void;
  /** Nobody will answer what waits, nor what comes from now on. */
  abandon(): void;
  isWaiting(): boolean;
  /** True when the last answer was no. */
  wasRejected(): boolean;
}

export interface TurnQuestionsOptions {
  readonly turn: Pick<Turn, 'approvalMode' | 'standing'>;
  readonly audience: Pick<Audience, 'canAsk' | 'ask' | 'tell'>;
  /** Makes the continuation from the answer to the question with this number. */
  readonly continuationOf: (number: number) => unknown;
}

/** More at once are nobody's question. */
const mostWaiting = 100;

/** No requests yet. */
export function createTurnQuestions(options: TurnQuestionsOptions): TurnQuestions {
  const { audience, continuationOf } = options;
  const { approvalMode } = options.turn;
  let { standing } = options.turn;
  const waiting: Asked[] = [];
  let open: { readonly asked: Asked; readonly number: number } | undefined;
  let count = 0;
  let isAbandoned = false;
  let isRejected = false;
  const known = (asked: Asked): Answer | undefined => knownAnswer(asked, { approvalMode, standing });
  const askNext = (): void => {
    while (open === undefined && audience.canAsk()) {
      const asked = waiting.shift();
      if (asked === undefined) return;
      const answer = known(asked);
      if (answer !== undefined) asked.settle(answer);
      else {
        count += 1;
        open = { asked, number: count };
        audience.ask(asked.question, continuationOf(count));
      }
    }
  };
  return {
    add(asked) {
      const isRefused = isAbandoned || waiting.length >= mostWaiting;
      const answer = isRefused ? undefined : known(asked);
      if (isRefused || answer !== undefined) {
        asked.settle(answer);
        return;
      }
      wait(asked, waiting);
      askNext();
    },
    open: (number) => (open?.number === number ? open.asked : undefined),
    answer(answer, chosen) {
      standing = chosen;
      isRejected = isNo(answer);
      const asked = open?.asked;
      open = undefined;
      if (asked?.standingKey !== undefined && isForAlways(answer)) {
        audience.tell({ type: 'remember', operation: asked.standingKey, choice: answer.option });
      }
      asked?.settle(answer);
      askNext();
    },
    abandon() {
      isAbandoned = true;
      for (const asked of [open?.asked, ...waiting.splice(0)]) asked?.settle(undefined);
      open = undefined;
    },
    isWaiting: () => open !== undefined || waiting.length > 0,
    wasRejected: () => isRejected,
  };
}

/** Finds an answer without asking. */
function knownAnswer(
  { standingKey, consent }: Asked,
  { standing, approvalMode }: TurnQuestionsOptions['turn'],
): Answer | undefined {
  const choice = standingKey === undefined ? undefined : standing.get(standingKey);
  if (choice !== undefined) return { kind: 'chosen', option: choice };
  return approvalMode === 'self-drive' ? consent : undefined;
}

/** A request that the agent takes back is never asked; one that is open stays so, and its answer goes nowhere. */
function wait(asked: Asked, waiting: Asked[]): void {
  waiting.push(asked);
  asked.signal.addEventListener('abort', () => {
    const at = waiting.indexOf(asked);
    if (at !== -1) waiting.splice(at, 1);
    asked.settle(undefined);
  });
}

function isNo(answer: Answer): boolean {
  return answer.kind !== 'accepted' && !(answer.kind === 'chosen' && answer.option.startsWith('allow'));
}

function isForAlways(answer: Answer): answer is { readonly kind: 'chosen'; readonly option: StandingChoice } {
  return answer.kind === 'chosen' && (answer.option === 'allow_always' || answer.option === 'reject_always');
}
