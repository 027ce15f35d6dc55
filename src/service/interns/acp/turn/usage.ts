// What a turn used, as an agent tells it: tokens for the turn, cost for the whole session so far. Pure.
import * as z from 'zod/mini';
import type { Usage } from '../../../../contract/chat.ts';
import { type PromptResult, usageUpdate } from '../protocol/wire.ts';

/** Where Gemini CLI tells the tokens of a turn. */
const quota = z.looseObject({
  quota: z.looseObject({ token_count: z.looseObject({ input_tokens: z.number(), output_tokens: z.number() }) }),
});

/** The tokens of a turn; undefined when the agent tells none. */
export function tokensOf({ usage, _meta: meta }: PromptResult): Usage | undefined {
  if (usage === undefined || usage === null) {
    const told = quota.safeParse(meta);
    if (!told.success) return undefined;
    const { input_tokens: inputTokens, output_tokens: outputTokens } = told.data.quota.token_count;
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

function count(told: number | null | undefined): number | undefined {
  return tokenCount.safeParse(told).data;
}

// Above it, what is told is no cost.
const mostUsd = 1_000_000;

/** What the session has cost so far, in USD; undefined when the update does not tell. */
export function costOf(update: unknown): number | undefined {
  const read = usageUpdate.safeParse(update);
  const cost = read.success ? read.data.cost : undefined;
  if (cost === undefined || cost === null || cost.currency !== 'USD') return undefined;
  return cost.amount >= 0 && cost.amount <= mostUsd ? cost.amount : undefined;
}
