// The requests of a turn that wait for an answer: one is asked after another.
import type { StandingChoice, Turn } from '../../intern.ts';
import type { Answer, Question } from '../../question.ts';
import type { Audience } from './audience.ts';

/** A request of an agent that a caller has to answer. */
export interface AgentRequest {
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
interface TurnQuestions {
  /** Answers a request by what is known, or asks it, now or when its turn comes. */
  add(request: AgentRequest): void;
  /** The request that was asked with this number, while it is open. */
  open(number: number): AgentRequest | undefined;
  /** Brings the answer to the open request and asks the next; `standing` is what was chosen for always in the session by now. */
  answer(answer: Answer, standing: Turn['standing']): void;
  /** Nobody will answer what waits, nor what comes from now on. */
  abandon(): void;
  isWaiting(): boolean;
  /** True when the last answer was no. */
  wasRejected(): boolean;
}

interface TurnQuestionsOptions {
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
  const waiting: AgentRequest[] = [];
  let open: { readonly request: AgentRequest; readonly number: number } | undefined;
  let count = 0;
  let isAbandoned = false;
  let isRejected = false;
  const known = (request: AgentRequest): Answer | undefined => knownAnswer(request, { approvalMode, standing });
  const askNext = (): void => {
    while (open === undefined && audience.canAsk()) {
      const request = waiting.shift();
      if (request === undefined) return;
      const answer = known(request);
      if (answer !== undefined) request.settle(answer);
      else {
        count += 1;
        open = { request, number: count };
        audience.ask(request.question, continuationOf(count));
      }
    }
  };
  return {
    add(request) {
      const isRefused = isAbandoned || waiting.length >= mostWaiting;
      const answer = isRefused ? undefined : known(request);
      if (isRefused || answer !== undefined) {
        request.settle(answer);
        return;
      }
      wait(request, waiting);
      askNext();
    },
    open: (number) => (open?.number === number ? open.request : undefined),
    answer(answer, chosen) {
      standing = chosen;
      isRejected = isNo(answer);
      const request = open?.request;
      open = undefined;
      if (request?.standingKey !== undefined && isForAlways(answer)) {
        audience.tell({ type: 'remember', operation: request.standingKey, choice: answer.option });
      }
      request?.settle(answer);
      askNext();
    },
    abandon() {
      isAbandoned = true;
      for (const request of [open?.request, ...waiting.splice(0)]) request?.settle(undefined);
      open = undefined;
    },
    isWaiting: () => open !== undefined || waiting.length > 0,
    wasRejected: () => isRejected,
  };
}

/** Finds an answer without asking. */
function knownAnswer(
  { standingKey, consent }: AgentRequest,
  { standing, approvalMode }: TurnQuestionsOptions['turn'],
): Answer | undefined {
  const choice = standingKey === undefined ? undefined : standing.get(standingKey);
  if (choice !== undefined) return { kind: 'chosen', option: choice };
  return approvalMode === 'self-drive' ? consent : undefined;
}

/** A request that the agent takes back is never asked; one that is open stays so, and its answer goes nowhere. */
function wait(request: AgentRequest, waiting: AgentRequest[]): void {
  waiting.push(request);
  request.signal.addEventListener('abort', () => {
    const at = waiting.indexOf(request);
    if (at !== -1) waiting.splice(at, 1);
    request.settle(undefined);
  });
}

function isNo(answer: Answer): boolean {
  return answer.kind !== 'accepted' && !(answer.kind === 'chosen' && answer.option.startsWith('allow'));
}

function isForAlways(answer: Answer): answer is { readonly kind: 'chosen'; readonly option: StandingChoice } {
  return answer.kind === 'chosen' && (answer.option === 'allow_always' || answer.option === 'reject_always');
}
