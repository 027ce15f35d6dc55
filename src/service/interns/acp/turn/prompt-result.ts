// Reads an agent's answer to a prompt: the end of the turn and its tokens; and its cost so far from an update. Pure.
import * as z from 'zod/mini';
import type { Usage } from '../../../../contract/chat.ts';
import { type PromptResult, usageUpdate } from '../protocol/wire.ts';
import type { TurnEnd } from './audience.ts';

/** Stop reasons with which a turn is complete. */
const complete: ReadonlySet<string> = new Set(['end_turn', 'max_tokens', 'max_turn_requests', 'refusal']);

/**
 * The end of a turn that the agent answered.
 *
 * @param wasRejected - whether the last answer to a permission was no
 */
export function toTurnEnd({ stopReason }: PromptResult, wasRejected: boolean): TurnEnd {
  if (complete.has(stopReason)) return 'complete';
  if (stopReason === 'cancelled') {
    const message = wasRejected
      ? 'The agent ended its turn because its request was rejected.'
      : 'The agent cancelled its turn.';
    return { ending: 'run_ended', message };
  }
  return {
    ending: 'turn_failed',
    message: `The agent ended its turn for a reason that the protocol does not have: "${stopReason.slice(0, 100)}".`,
  };
}

/** Gemini CLI tells the tokens of a turn here. */
const quota = z.looseObject({
  quota: z.looseObject({ token_count: z.looseObject({ input_tokens: z.number(), output_tokens: z.number() }) }),
});

/** The tokens of a turn; undefined when the agent tells none. */
export function tokensOf({ usage, _meta: meta }: PromptResult): Usage | undefined {
  if (usage === undefined || usage === null) {
    const tally = quota.safeParse(meta);
    if (!tally.success) return undefined;
    const { input_tokens: inputTokens, output_tokens: outputTokens } = tally.data.quota.token_count;
    return tokensOf({ stopReason: '', usage: { inputTokens, outputTokens, totalTokens: inputTokens + outputTokens } });
  }
  const { inputTokens, outputTokens, totalTokens, cachedReadTokens } = usage;
  const known = {
    prompt_tokens: count(inputTokens),
    completion_tokens: count(outputTokens),
    total_tokens: count(totalTokens),
  };
  const cached = count(cachedReadTokens);
  return {
    ...Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)),
    ...(cached === undefined ? {} : { prompt_tokens_details: { cached_tokens: cached } }),
  };
}

const tokenCount = z.int().check(z.gte(0));

function count(value: number | null | undefined): number | undefined {
  return tokenCount.safeParse(value).data;
}

// Above it, what is told is no cost.
const mostUsd = 1_000_000;

/** Reads the cost of the session so far, in USD; undefined when the update does not tell. */
export function costOf(update: unknown): number | undefined {
  const read = usageUpdate.safeParse(update);
  const cost = read.success ? read.data.cost : undefined;
  if (cost === undefined || cost === null || cost.currency !== 'USD') return undefined;
  return cost.amount >= 0 && cost.amount <= mostUsd ? cost.amount : undefined;
}
