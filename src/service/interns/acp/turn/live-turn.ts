// A turn that an agent takes: what it says goes to whoever hears it, what it asks is asked, and it comes to one end.
import type { Usage } from '../../../../contract/chat.ts';
import type { CancelTimer, Clock } from '../../../time/clock.ts';
import type { Turn, TurnIo, UnheardIo, Words } from '../../intern.ts';
import type { Answer } from '../../question.ts';
import type { Asked } from '../ask/asked.ts';
import { chunk, type ToolCall, toolCall } from '../protocol/wire.ts';
import type { AgentSession } from '../session/agent-session.ts';
import { createAudience, type TurnEnd } from './audience.ts';
import { watchSilence } from './silence.ts';
import { createToolCalls } from './tool-calls.ts';
import { createTurnAccount } from './turn-account.ts';
import { createTurnQuestions } from './turn-questions.ts';
import { costOf } from './usage.ts';

/** What a turn works with. */
export interface LiveTurnOptions {
  readonly turn: Turn;
  readonly session: AgentSession;
  readonly clock: Clock;
  readonly silenceMs: number;
  /** What the turn goes on from when its question with this number is answered. */
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
  /** Whether the question with this number is open, and its answer within its ranges. */
  accepts(number: number, answer: Answer): boolean;
  /** Brings the answer to a question; `turn` knows what was chosen for always by now. */
  resume(turn: Turn, answer: Answer, io: TurnIo): Promise<void>;
  /** @returns a promise when nothing more may be read before it resolves */
  update(kind: string, update: unknown): Promise<void> | undefined;
  /** Everything that was told of a tool call, with what is told now. */
  callOf(told: ToolCall): ToolCall;
  ask(kind: 'permission' | 'elicitation', asked: Asked): void;
  /** Ends it, whatever the agent does. */
  fail(end: Exclude<TurnEnd, 'complete'>): void;
  /** The agent has ended it. */
  finish(end: TurnEnd, usage: Usage | undefined): void;
  /** Whether we told the agent to stop. */
  isCancelled(): boolean;
  /** Whether the last answer to a permission was no. */
  wasRejected(): boolean;
  /** Resolves when the agent is done with it. */
  readonly over: Promise<void>;
}

/** How long an agent may take to stop. */
const graceMs = 10_000;

/** A turn that begins. */
export function createLiveTurn(options: LiveTurnOptions): LiveTurn {
  const { session, clock, silenceMs, continuationOf, cancelAgent, killAgent } = options;
  const { approvalMode } = options.turn;
  let { standing } = options.turn;
  let cancelGrace: CancelTimer | undefined;
  let isRejected = false;
  const { promise: over, resolve: tellOver } = Promise.withResolvers<void>();
  const calls = createToolCalls();
  const account = createTurnAccount();
  const cancel = (): void => {
    if (cancelGrace !== undefined) return;
    cancelGrace = clock.setTimer(graceMs, killAgent);
    silence.stop();
    questions.abandon();
    cancelAgent();
  };
  const audience = createAudience(cancel);
  const questions = createTurnQuestions({ approvalMode, standing: () => standing, audience, continuationOf });
  const conclude = (end: TurnEnd): void => {
    audience.tell({ type: 'account', text: account.toText() });
    audience.conclude(end);
  };
  const fail: LiveTurn['fail'] = (end) => {
    conclude(end);
    cancel();
  };
  const silence = watchSilence({
    clock,
    silenceMs,
    isExcused: () => questions.isWaiting() || calls.isAtWork(),
    onSilent: () => fail({ ending: 'timeout', message: `The agent said nothing for ${silenceMs / 1000} s.` }),
  });
  const hear: LiveTurn['hear'] = (io) => {
    if (session.model !== undefined) void io.report({ type: 'model', model: session.model });
    return audience.hear(io);
  };
  const pay = (toldCost: number): void => {
    const added = toldCost - session.toldCost;
    options.onCost(toldCost);
    if (added > 0) audience.pay({ cost: added });
  };
  return {
    session,
    approvalMode,
    hear,
    hearUnheard: (io) => audience.hearUnheard(io),
    accepts: (number, answer) => questions.open(number)?.accepts(answer) ?? false,
    resume(turn, answer, io) {
      ({ standing } = turn);
      isRejected = answer.kind !== 'accepted' && !(answer.kind === 'chosen' && answer.option.startsWith('allow'));
      const heard = hear(io);
      questions.answer(answer);
      questions.askNext();
      return heard;
    },
    update(kind, update) {
      silence.heard();
      account.count(kind);
      const words = toWords(kind, update);
      if (words !== undefined) return audience.say(words);
      const call = toolCall.safeParse(update);
      if (call.success) calls.upsert(call.data);
      const cost = kind === 'usage_update' ? costOf(update) : undefined;
      if (cost !== undefined) pay(cost);
      return undefined;
    },
    callOf: calls.upsert,
    ask(kind, asked) {
      silence.heard();
      account.count(kind);
      questions.add(asked);
    },
    fail,
    finish(end, usage) {
      silence.stop();
      cancelGrace?.();
      if (usage !== undefined) audience.pay(usage);
      conclude(end);
      questions.abandon();
      tellOver();
    },
    isCancelled: () => cancelGrace !== undefined,
    wasRejected: () => isRejected,
    over,
  };
}

/** What is said by an update; undefined for one that says nothing, or nothing that can be shown. */
function toWords(kind: string, update: unknown): Words | undefined {
  const type = kind === 'agent_message_chunk' ? 'text' : kind === 'agent_thought_chunk' ? 'reasoning' : undefined;
  const read = type === undefined ? undefined : chunk.safeParse(update);
  if (type === undefined || read?.success !== true) return undefined;
  const { content } = read.data;
  const text = content.type === 'text' ? (content.text ?? '') : `[${content.type}]`;
  return text === '' ? undefined : { type, text };
}
