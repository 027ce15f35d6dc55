// A turn that an agent takes: passes on what it says, asks what it asks, and ends once.
import type { Usage } from '../../../../contract/chat.ts';
import type { CancelTimer, Clock } from '../../../time/clock.ts';
import type { Turn, TurnIo, UnheardIo } from '../../intern.ts';
import type { Answer } from '../../question.ts';
import type { AgentSession } from '../agent-session.ts';
import type { ToolCall } from '../protocol/wire.ts';
import { createAudience, type TurnEnd } from './audience.ts';
import { type AgentRequest, createTurnQuestions } from './turn-questions.ts';
import { readUpdates } from './turn-updates.ts';

interface LiveTurnOptions {
  readonly turn: Turn;
  readonly session: AgentSession;
  readonly clock: Clock;
  readonly silenceMs: number;
  /** Requests of the agent leave arguments out, which an update tells. */
  readonly tellsInputByUpdate: boolean;
  /** Makes the continuation from the answer to the question with this number. */
  readonly continuationOf: (number: number) => unknown;
  /** Tells the agent to stop. */
  readonly cancelAgent: () => void;
  /** Ends its process, which did not stop. */
  readonly killAgent: () => void;
  /** The session has cost this much, in USD. */
  readonly onCost: (toldCost: number) => void;
}

/** A turn that an agent takes. */
export interface LiveTurn {
  readonly session: AgentSession;
  readonly approvalMode: Turn['approvalMode'];
  hear(io: TurnIo): Promise<void>;
  hearUnheard(io: UnheardIo): Promise<void>;
  /** True when the question with this number is open, and its answer within its ranges. */
  accepts(number: number, answer: Answer): boolean;
  /** Brings the answer to a question; `turn` knows what was chosen for always by now. */
  resume(turn: Turn, answer: Answer, io: TurnIo): Promise<void>;
  /** @returns a promise when nothing more may be read before it resolves */
  update(kind: string, update: unknown): Promise<void> | undefined;
  /** Everything that was told of the call of a request, with what the request tells. */
  callOf(update: ToolCall): Promise<ToolCall>;
  ask(kind: 'permission' | 'elicitation', request: AgentRequest): void;
  /** Ends it, whatever the agent does. */
  fail(end: Exclude<TurnEnd, 'complete'>): void;
  /** The agent has ended it. */
  finish(end: TurnEnd, usage: Usage | undefined): void;
  /** True when the last answer to a permission was no. */
  wasRejected(): boolean;
  /** Resolves when the agent is done with it. */
  readonly over: Promise<void>;
}

/** An agent that takes longer to stop is killed. */
const graceMs = 10_000;

/** A turn that begins. */
export function createLiveTurn(options: LiveTurnOptions): LiveTurn {
  const { turn, session, clock, silenceMs, continuationOf } = options;
  const { promise: over, resolve: tellOver } = Promise.withResolvers<void>();
  const cancellation = prepareCancellation(options, () => {
    silence.stop();
    questions.abandon();
  });
  const audience = createAudience(cancellation.begin);
  const questions = createTurnQuestions({ turn, audience, continuationOf });
  const updates = readUpdates(options, audience, () => silence.heard());
  const conclude = (end: TurnEnd): void => {
    audience.tell({ type: 'account', text: updates.toAccount() });
    audience.conclude(end);
  };
  const fail: LiveTurn['fail'] = (end) => {
    conclude(end);
    cancellation.begin();
  };
  const silence = watchSilence({
    clock,
    silenceMs,
    isExcused: () => questions.isWaiting() || updates.isAtWork(),
    onSilent: () => fail({ ending: 'timeout', message: `The agent said nothing for ${silenceMs / 1000} s.` }),
  });
  const hear: LiveTurn['hear'] = (io) => {
    if (session.model !== undefined) void io.report({ type: 'model', model: session.model });
    return audience.hear(io);
  };
  return {
    session,
    approvalMode: turn.approvalMode,
    hear,
    hearUnheard: (io) => audience.hearUnheard(io),
    accepts: (number, answer) => questions.open(number)?.accepts(answer) ?? false,
    resume({ standing }, answer, io) {
      const heard = hear(io);
      questions.answer(answer, standing);
      return heard;
    },
    update: updates.read,
    callOf: updates.callOf,
    ask(kind, request) {
      updates.count(kind);
      questions.add(request);
    },
    fail,
    finish(end, usage) {
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

/** Tells the agent to stop, once, and ends its process when it takes too long. */
function prepareCancellation({ clock, cancelAgent, killAgent }: LiveTurnOptions, onBegin: () => void) {
  let cancelGrace: CancelTimer | undefined;
  return {
    begin() {
      if (cancelGrace !== undefined) return;
      cancelGrace = clock.setTimer(graceMs, killAgent);
      onBegin();
      cancelAgent();
    },
    /** The agent has stopped. */
    done: () => cancelGrace?.(),
  };
}

/** Watches for a silence. */
interface SilenceWatch {
  /** Something was heard. */
  heard(): void;
  stop(): void;
}

interface SilenceOptions {
  readonly clock: Clock;
  readonly silenceMs: number;
  /** True while the agent may be silent. */
  readonly isExcused: () => boolean;
  readonly onSilent: () => void;
}

/** Calls `onSilent` once nothing was heard for so long, and nothing excused it. */
function watchSilence({ clock, silenceMs, isExcused, onSilent }: SilenceOptions): SilenceWatch {
  let heardAtMs = clock.now();
  // Looks after the silence instead of being set anew by each of a hundred updates a second.
  const look = (): void => {
    if (isExcused()) heardAtMs = clock.now();
    const silentMs = clock.now() - heardAtMs;
    if (silentMs >= silenceMs) onSilent();
    else cancel = clock.setTimer(silenceMs - silentMs, look);
  };
  let cancel: CancelTimer = clock.setTimer(silenceMs, look);
  return {
    heard() {
      heardAtMs = clock.now();
    },
    stop: () => cancel(),
  };
}
