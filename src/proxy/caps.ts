// Caps the requests, tokens and cost of a proxy.
import { addCost } from './account.ts';
import type { RefusalCode } from './refusal.ts';

/** A limit of 0 means no cap. */
export interface CapLimits {
  readonly maxRequests: number;
  readonly maxCost: number;
  readonly maxTokens?: number;
}

export function createCaps({ maxRequests, maxCost, maxTokens = 0 }: CapLimits) {
  let requests = 0;
  let costUsd = 0;
  let tokens = 0;
  return {
    /** Counts a request. If a cap is reached, counts nothing and returns the code of the refusal. */
    countRequest(): RefusalCode | undefined {
      if (maxRequests > 0 && requests >= maxRequests) return 'requests_capped';
      if (maxCost > 0 && costUsd >= maxCost) return 'cost_capped';
      if (maxTokens > 0 && tokens >= maxTokens) return 'tokens_capped';
      requests += 1;
      return undefined;
    },
    reset() {
      [requests, costUsd, tokens] = [0, 0, 0];
    },
    charge({ cost, total_tokens }: { readonly cost: number; readonly total_tokens: number }) {
      costUsd = addCost(costUsd, cost);
      tokens += total_tokens;
    },
    /** The usage beyond the caps: a request under way is not cut off when a cap is reached. */
    get excess() {
      return {
        over_tokens: maxTokens > 0 && tokens > maxTokens ? tokens - maxTokens : undefined,
        over_cost: maxCost > 0 && costUsd > maxCost ? addCost(costUsd, -maxCost) : undefined,
      };
    },
  };
}
