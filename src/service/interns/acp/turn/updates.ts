// Handles an agent's updates during a turn: passes on words and costs, keeps tool calls, and counts all updates.
import { counted } from '../../../../wording.ts';
import type { Clock } from '../../../time/clock.ts';
import type { Words } from '../../intern.ts';
import type { AgentSession } from '../agent-sessions.ts';
import { chunk, toolCall, usageUpdate } from '../wire.ts';
import type { Audience } from './audience.ts';
import { createTurnCalls } from './calls.ts';

export interface TurnUpdatesOptions {
  readonly session: AgentSession;
  readonly clock: Clock;
  /** True if an update of a call has the arguments that its request lacks, as the agent's profile says. */
  readonly sendsInputByUpdate: boolean;
  /** Called with the cost of the session so far, in USD. */
  readonly onCost: (reportedCost: number) => void;
}

type WordsAudience = Pick<Audience, 'sendWords' | 'sendUsage'>;

export function createUpdateHandler(options: TurnUpdatesOptions, audience: WordsAudience, onUpdate: () => void) {
  const calls = createTurnCalls(options);
  const counts = new Map<string, number>();
  const countUpdate = (kind: string): void => {
    onUpdate();
    const name = countedNames.get(kind) ?? 'other update';
    counts.set(name, (counts.get(name) ?? 0) + 1);
  };
  return {
    /** @returns a promise that must resolve before more is read */
    handle(kind: string, update: unknown): Promise<void> | undefined {
      countUpdate(kind);
      const words = toWords(kind, update);
      if (words !== undefined) return audience.sendWords(words);
      const call = toolCall.safeParse(update);
      if (call.success) calls.record(call.data, kind === 'tool_call' ? 'announcement' : 'update');
      const cost = kind === 'usage_update' ? readCost(update) : undefined;
      if (cost === undefined) return undefined;
      const added = cost - options.session.reportedCost;
      options.onCost(cost);
      if (added > 0) audience.sendUsage({ cost: added });
      return undefined;
    },
    countUpdate,
    resolveCall: calls.resolveRequest,
    isAtWork: calls.isAnyInProgress,
    summarize: () => Array.from(counts, ([name, count]) => counted(count, name)).join(', ') || 'no updates',
  };
}

const wordTypes: ReadonlyMap<string, Words['type']> = new Map([
  ['agent_message_chunk', 'text'],
  ['agent_thought_chunk', 'reasoning'],
]);

/** Writes content that is no text, such as an image, as `[image]`. */
function toWords(kind: string, update: unknown): Words | undefined {
  const type = wordTypes.get(kind);
  const content = chunk.safeParse(update).data?.content;
  if (type === undefined || content === undefined) return undefined;
  const text = content.type === 'text' ? (content.text ?? '') : `[${content.type}]`;
  return text === '' ? undefined : { type, text };
}

/** Returns the cost of the session so far in USD, or undefined if the update reports none. */
export function readCost(update: unknown): number | undefined {
  return usageUpdate.safeParse(update).data?.cost.amount;
}

const countedNames: ReadonlyMap<string, string> = new Map([
  ['agent_message_chunk', 'message chunk'],
  ['agent_thought_chunk', 'thought chunk'],
  ['tool_call', 'tool call'],
  ['permission', 'permission request'],
  ['elicitation', 'question'],
]);
