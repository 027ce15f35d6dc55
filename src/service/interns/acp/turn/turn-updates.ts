// What an agent tells of its turn: its words go to the audience, its tool calls and what it costs are kept.
import type { Words } from '../../intern.ts';
import { chunk, type ToolCall, toolCall } from '../protocol/wire.ts';
import type { AgentSession } from '../session/agent-session.ts';
import type { Audience } from './audience.ts';
import { createToolCalls } from './tool-calls.ts';
import { createTurnAccount } from './turn-account.ts';
import { costOf } from './usage.ts';

/** Whose updates they are. */
export interface TurnUpdatesOptions {
  readonly session: AgentSession;
  /** The session has cost this much, in USD. */
  readonly onCost: (toldCost: number) => void;
}

/** What was told of a turn so far. */
export interface TurnUpdates {
  /** @returns a promise when nothing more may be read before it resolves */
  read(kind: string, update: unknown): Promise<void> | undefined;
  /** Counts what was told in another way than by an update. */
  count(kind: string): void;
  /** Everything that was told of a tool call, with what is told now. */
  callOf(told: ToolCall): ToolCall;
  /** Whether a tool is at work. */
  isAtWork(): boolean;
  /** One line of what was told. */
  toAccount(): string;
}

/** Nothing was told yet. */
export function readUpdates(
  options: TurnUpdatesOptions,
  audience: Pick<Audience, 'say' | 'pay'>,
  onTold: () => void,
): TurnUpdates {
  const calls = createToolCalls();
  const account = createTurnAccount();
  const count = (kind: string): void => {
    onTold();
    account.count(kind);
  };
  return {
    read(kind, update) {
      count(kind);
      const words = toWords(kind, update);
      if (words !== undefined) return audience.say(words);
      const call = toolCall.safeParse(update);
      if (call.success) calls.upsert(call.data);
      const cost = kind === 'usage_update' ? costOf(update) : undefined;
      if (cost !== undefined) pay(cost, options, audience);
      return undefined;
    },
    count,
    callOf: calls.upsert,
    isAtWork: calls.isAtWork,
    toAccount: account.toText,
  };
}

/** Pays what the session has cost since it was last told. */
function pay(toldCost: number, { session, onCost }: TurnUpdatesOptions, audience: Pick<Audience, 'pay'>): void {
  const added = toldCost - session.toldCost;
  onCost(toldCost);
  if (added > 0) audience.pay({ cost: added });
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
