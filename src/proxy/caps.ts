// Guard-rails on what a job sends: a number of requests, a sum of tokens and of cost. The wall is the limit of the key.
import { addCost } from './account.ts';
import type { RefusalCode } from './refusal.ts';

/** Limits on requests, tokens and cost; 0: no cap. */
export interface CapLimits {
  readonly maxRequests: number;
  /** USD. */
  readonly maxCost: number;
  readonly maxTokens?: number;
}

/** Counts what is sent and what it cost. */
export interface Caps {
  /** Takes the place of one request, in the moment in which it is sent; or says which cap is reached. */
  take(): RefusalCode | undefined;
  /** Adds what an answer said that it cost. */
  spend(usage: { readonly cost: number; readonly totalTokens: number }): void;
}

/** Caps at the beginning. */
export function createCaps({ maxRequests, maxCost, maxTokens = 0 }: CapLimits): Caps {
  let requests = 0;
  let spent = 0;
  let tokens = 0;
  return {
    take() {
      if (maxRequests > 0 && requests >= maxRequests) return 'requests_capped';
      if (maxCost > 0 && spent >= maxCost) return 'cost_capped';
      if (maxTokens > 0 && tokens >= maxTokens) return 'tokens_capped';
      requests += 1;
      return undefined;
    },
    spend({ cost, totalTokens }) {
      spent = addCost(spent, cost);
      tokens += totalTokens;
    },
  };
}
