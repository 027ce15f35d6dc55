// Reads the result of a prompt: how the agent's turn ended, and the tokens that it used.
import * as z from 'zod/mini';
import type { Usage } from '../../../../contract/chat.ts';
import type { PromptResult } from '../wire.ts';
import type { TurnEnd } from './audience.ts';

const completeReasons: ReadonlySet<string> = new Set(['end_turn', 'max_tokens', 'max_turn_requests', 'refusal']);

export function toTurnEnd({ stopReason }: PromptResult, wasRejected: boolean): TurnEnd {
  if (completeReasons.has(stopReason)) return 'complete';
  if (stopReason === 'cancelled') {
    const why = wasRejected ? 'ended its turn because its request was rejected' : 'cancelled its turn';
    return { ending: 'run_ended', message: `The agent ${why}.` };
  }
  const message = `The agent ended its turn for a reason that the protocol does not define: "${stopReason.slice(0, 100)}".`;
  return { ending: 'turn_failed', message };
}

/** Leaves out a count that is null, negative or a fraction. */
export function readTokens({ usage, _meta: meta }: PromptResult): Usage | undefined {
  const reported = usage ?? readGeminiUsage(meta);
  if (reported === undefined) return undefined;
  const cached = toCount(reported.cachedReadTokens);
  const counts = {
    prompt_tokens: toCount(reported.inputTokens),
    completion_tokens: toCount(reported.outputTokens),
    total_tokens: toCount(reported.totalTokens),
    prompt_tokens_details: cached === undefined ? undefined : { cached_tokens: cached },
  };
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== undefined));
}

const geminiMeta = z.looseObject({
  quota: z.looseObject({ token_count: z.looseObject({ input_tokens: z.number(), output_tokens: z.number() }) }),
});

/** Reads the tokens where Gemini CLI reports them: in `_meta`. */
function readGeminiUsage(meta: unknown): NonNullable<PromptResult['usage']> | undefined {
  const tokenCount = geminiMeta.safeParse(meta).data?.quota.token_count;
  if (tokenCount === undefined) return undefined;
  const { input_tokens: inputTokens, output_tokens: outputTokens } = tokenCount;
  return { inputTokens, outputTokens, totalTokens: inputTokens + outputTokens };
}

const countShape = z.int().check(z.gte(0));
const toCount = (value: unknown): number | undefined => countShape.safeParse(value).data;
