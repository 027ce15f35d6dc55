// A turn of an agent under way: forwards its words, asks what it requests one by one, and ends once.
import type { Usage } from '../../../contract/chat.ts';
import type { CancelTimer } from '../../time/clock.ts';
import { watchSilence } from '../../time/silence.ts';
import { type Answer, isAllowing, type Question, type Turn, type TurnIo } from '../intern.ts';
import { type Audience, createAudience, type TurnEnd } from './audience.ts';
import { readUpdates, type TurnUpdatesOptions } from './turn-updates.ts';

interface LiveTurnOptions extends TurnUpdatesOptions {
  readonly turn: Turn;
  readonly silenceMs: number;
  readonly continuationOf: (number: number) => unknown;
  readonly cancelAgent: () => void;
  readonly killAgent: () => void;
}

export type LiveTurn = ReturnType<typeof createLiveTurn>;

const graceMs = 10_000;

export function createLiveTurn(options: LiveTurnOptions) {
  const { turn, session, clock, silenceMs, continuationOf } = options;
  const { promise: over, resolve: tellOver } = Promise.withResolvers<void>();
  const cancellation = prepareCancellation(options, () => {
    silence.stop();
    questions.abandon();
  });
  const audience = createAudience(cancellation.begin);
  const questions = createTurnQuestions(turn, audience, continuationOf);
  const updates = readUpdates(options, audience, () => silence.heard());
  const conclude = (end: TurnEnd): void => {
    audience.tell({ type: 'account', text: updates.toAccount() });
    audience.conclude(end);
  };
  const fail = (end: Exclude<TurnEnd, 'complete'>): void => {
    conclude(end);
    cancellation.begin();
  };
  const silence = watchSilence(
    clock,
    silenceMs,
    () => fail({ ending: 'timeout', message: `The agent said nothing for ${silenceMs / 1000} s.` }),
    () => questions.isWaiting() || updates.isAtWork(),
  );
  const hear = (io: TurnIo): Promise<void> => {
    if (session.model !== undefined) void io.report({ type: 'model', model: session.model });
    return audience.hear(io);
  };
  return {
    session,
    approvalMode: turn.approvalMode,
    hear,
    hearUnheard: audience.hearUnheard,
    accepts: (number: number, answer: Answer): boolean => questions.open(number)?.accepts(answer) ?? false,
    resume({ standing }: Turn, answer: Answer, io: TurnIo): Promise<void> {
      const heard = hear(io);
      questions.answer(answer, standing);
      return heard;
    },
    update: updates.read,
    callOf: updates.callOf,
    ask(kind: 'permission' | 'elicitation', request: AgentRequest): void {
      updates.count(kind);
      questions.add(request);
    },
    fail,
    finish(end: TurnEnd, usage: Usage | undefined): void {
      silence.stop();
      cancellation.done();
      if (usage !== undefined) audience.pay(usage);
      conclude(end);
      questions.abandon();
      tellOver();
    },
    wasRejected: questions.wasRejected,
    over,
  };
}

function prepareCancellation({ clock, cancelAgent, killAgent }: LiveTurnOptions, onBegin: () => void) {
  let cancelGrace: CancelTimer | undefined;
  return {
    begin() {
      if (cancelGrace !== undefined) return;
      cancelGrace = clock.setTimer(graceMs, killAgent);
      onBegin();
      cancelAgent();
    },
    done: () => cancelGrace?.(),
  };
}

export interface AgentRequest {
  readonly question: Question;
  /** Identifies the call for an "always" answer; undefined if none can be given. */
  readonly standingKey: string | undefined;
  /** The answer in self-drive, which is given unasked; undefined: ask. */
  readonly consent: Answer | undefined;
  accepts(answer: Answer): boolean;
  /** Responds to the agent; undefined means that nobody will answer. Only the first call counts. */
  settle(answer: Answer | undefined): void;
  readonly signal: AbortSignal;
}

const mostWaiting = 100;

function createTurnQuestions(turn: Turn, audience: Audience, continuationOf: LiveTurnOptions['continuationOf']) {
  const { approvalMode } = turn;
  let { standing } = turn;
  const waiting: AgentRequest[] = [];
  let open: { readonly request: AgentRequest; readonly number: number } | undefined;
  let count = 0;
  let isAbandoned = false;
  let isRejected = false;
  const known = ({ standingKey, consent }: AgentRequest): Answer | undefined => {
    const choice = standingKey === undefined ? undefined : standing.get(standingKey);
    if (choice !== undefined) return { kind: 'chosen', option: choice };
    return approvalMode === 'self-drive' ? consent : undefined;
  };
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
    add(request: AgentRequest): void {
      const isRefused = isAbandoned || waiting.length >= mostWaiting;
      const answer = isRefused ? undefined : known(request);
      if (isRefused || answer !== undefined) {
        request.settle(answer);
        return;
      }
      wait(request, waiting);
      askNext();
    },
    open: (number: number) => (open?.number === number ? open.request : undefined),
    answer(answer: Answer, chosen: Turn['standing']): void {
      standing = chosen;
      isRejected = answer.kind !== 'accepted' && !isAllowing(answer);
      const request = open?.request;
      open = undefined;
      const choice = answer.kind === 'chosen' ? answer.option : undefined;
      if (request?.standingKey !== undefined && (choice === 'allow_always' || choice === 'reject_always')) {
        audience.tell({ type: 'remember', operation: request.standingKey, choice });
      }
      request?.settle(answer);
      askNext();
    },
    abandon(): void {
      isAbandoned = true;
      for (const request of [open?.request, ...waiting.splice(0)]) request?.settle(undefined);
      open = undefined;
    },
    isWaiting: () => open !== undefined || waiting.length > 0,
    wasRejected: () => isRejected,
  };
}

/** Queues a request until the agent takes it back. A question that is open stays open, and its answer goes nowhere. */
function wait(request: AgentRequest, waiting: AgentRequest[]): void {
  waiting.push(request);
  request.signal.addEventListener('abort', () => {
    const at = waiting.indexOf(request);
    if (at !== -1) waiting.splice(at, 1);
    request.settle(undefined);
  });
}
