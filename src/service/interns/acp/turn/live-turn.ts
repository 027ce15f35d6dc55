// Runs one turn of an agent: forwards its words, asks about its requests one at a time, and ends once.
import type { Usage } from '../../../../contract/chat.ts';
import type { CancelTimer } from '../../../time/clock.ts';
import { watchSilence } from '../../../time/silence.ts';
import { type Answer, isAllowing, type Question, type Turn, type TurnIo } from '../../intern.ts';
import { type Audience, createAudience, type TurnEnd } from './audience.ts';
import { createUpdateHandler, type TurnUpdatesOptions } from './updates.ts';

interface LiveTurnOptions extends TurnUpdatesOptions {
  readonly turn: Turn;
  readonly silenceMs: number;
  readonly createContinuation: (questionNumber: number) => unknown;
  readonly cancelAgent: () => void;
  readonly killAgent: () => void;
}

export type LiveTurn = ReturnType<typeof createLiveTurn>;

/** An agent that has not ended a cancelled turn after this time is killed. */
const cancelGraceMs = 10_000;

export function createLiveTurn(options: LiveTurnOptions) {
  const { turn, session, clock, silenceMs } = options;
  const { promise: completion, resolve: resolveCompletion } = Promise.withResolvers<void>();
  const cancellation = prepareCancellation(options, () => {
    silence.stop();
    questions.abandon();
  });
  const audience = createAudience(cancellation.begin);
  const questions = createTurnQuestions(options, audience);
  const updates = createUpdateHandler(options, audience, () => silence.reportActivity());
  const conclude = (end: TurnEnd): void => {
    audience.sendEvent({ type: 'summary', summary: updates.summarize() });
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
  const attach = (io: TurnIo): Promise<void> => {
    if (session.model !== undefined) void io.report({ type: 'model', model: session.model });
    return audience.attach(io);
  };
  return {
    session,
    approvalMode: turn.approvalMode,
    attach,
    attachRecorder: audience.attachRecorder,
    accepts: (questionNumber: number, answer: Answer): boolean =>
      questions.findOpen(questionNumber)?.accepts(answer) ?? false,
    resume({ standing }: Turn, answer: Answer, io: TurnIo): Promise<void> {
      const delivery = attach(io);
      questions.answer(answer, standing);
      return delivery;
    },
    update: updates.handle,
    resolveCall: updates.resolveCall,
    ask(kind: 'permission' | 'elicitation', request: AgentRequest): void {
      updates.countUpdate(kind);
      questions.add(request);
    },
    fail,
    finish(end: TurnEnd, usage: Usage | undefined): void {
      silence.stop();
      cancellation.stop();
      if (usage !== undefined) audience.sendUsage(usage);
      conclude(end);
      questions.abandon();
      resolveCompletion();
    },
    wasRejected: questions.wasRejected,
    completion,
  };
}

function prepareCancellation({ clock, cancelAgent, killAgent }: LiveTurnOptions, onBegin: () => void) {
  let cancelKill: CancelTimer | undefined;
  return {
    begin() {
      if (cancelKill !== undefined) return;
      cancelKill = clock.setTimer(cancelGraceMs, killAgent);
      onBegin();
      cancelAgent();
    },
    stop: () => cancelKill?.(),
  };
}

export interface AgentRequest {
  readonly question: Question;
  /** Identifies the call for an "always" answer; undefined if none can be given. */
  readonly standingKey: string | undefined;
  /** The answer in self-drive mode; undefined: ask even then. */
  readonly selfDriveAnswer: Answer | undefined;
  accepts(answer: Answer): boolean;
  /** Responds to the agent; undefined means that nobody will answer. Only the first call counts. */
  settle(answer: Answer | undefined): void;
  readonly signal: AbortSignal;
}

function createTurnQuestions({ turn, createContinuation }: LiveTurnOptions, audience: Audience) {
  const { approvalMode } = turn;
  let { standing } = turn;
  const queue: AgentRequest[] = [];
  let openQuestion: { readonly request: AgentRequest; readonly number: number } | undefined;
  let askedCount = 0;
  let isAbandoned = false;
  let isLastAnswerRejection = false;
  const findAnswer = ({ standingKey, selfDriveAnswer }: AgentRequest): Answer | undefined => {
    const choice = standingKey === undefined ? undefined : standing.get(standingKey);
    if (choice !== undefined) return { kind: 'chosen', option: choice };
    return approvalMode === 'self-drive' ? selfDriveAnswer : undefined;
  };
  const askNext = (): void => {
    while (openQuestion === undefined && audience.canAsk()) {
      const request = queue.shift();
      if (request === undefined) return;
      const answer = findAnswer(request);
      if (answer !== undefined) request.settle(answer);
      else {
        askedCount += 1;
        openQuestion = { request, number: askedCount };
        audience.ask(request.question, createContinuation(askedCount));
      }
    }
  };
  return {
    add(request: AgentRequest): void {
      const answer = findAnswer(request);
      if (isAbandoned || queue.length >= 100) request.settle(undefined);
      else if (answer !== undefined) request.settle(answer);
      else {
        enqueue(request, queue);
        askNext();
      }
    },
    findOpen: (number: number) => (openQuestion?.number === number ? openQuestion.request : undefined),
    answer(answer: Answer, newStanding: Turn['standing']): void {
      standing = newStanding;
      isLastAnswerRejection = answer.kind !== 'accepted' && !isAllowing(answer);
      const request = openQuestion?.request;
      openQuestion = undefined;
      const choice = answer.kind === 'chosen' ? answer.option : undefined;
      if (request?.standingKey !== undefined && (choice === 'allow_always' || choice === 'reject_always')) {
        audience.sendEvent({ type: 'remember', operation: request.standingKey, choice });
      }
      request?.settle(answer);
      askNext();
    },
    abandon(): void {
      isAbandoned = true;
      for (const request of [openQuestion?.request, ...queue.splice(0)]) request?.settle(undefined);
      openQuestion = undefined;
    },
    isWaiting: () => openQuestion !== undefined || queue.length > 0,
    wasRejected: () => isLastAnswerRejection,
  };
}

/** Queues a request, and drops it if the agent withdraws it. If it was asked already, the answer goes nowhere. */
function enqueue(request: AgentRequest, queue: AgentRequest[]): void {
  queue.push(request);
  request.signal.addEventListener('abort', () => {
    const index = queue.indexOf(request);
    if (index !== -1) queue.splice(index, 1);
    request.settle(undefined);
  });
}
