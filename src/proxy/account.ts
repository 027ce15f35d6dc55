// The account of a proxy: one entry for each thing that happened, their sum, how it is kept, and the caps on it. No content, no secret.

import * as z from 'zod/mini';
import { parseJson } from '../json.ts';
import type { AnswerUsage } from './answer.ts';
import type { RefusalCode } from './refusal.ts';

const usageOfEntry = z.object({
  prompt_tokens: z.number(),
  completion_tokens: z.number(),
  total_tokens: z.number(),
  cost: z.number(),
});

/** A request that carried the proxy's key: what was asked, and how it ended. */
const requestEntry = z.object({
  type: z.literal('request'),
  at: z.string(),
  method: z.string(),
  /** Without its query. */
  path: z.string(),
  /** Status of the answer that the client got; null when it left before one. */
  status: z.nullable(z.number()),
  /** True once it was sent to the service. */
  sent: z.boolean(),
  /** Milliseconds until the answer was whole. */
  ms: z.number(),
  /** Milliseconds until its headers were there. */
  first_ms: z.optional(z.number()),
  /** The proxy's own code, where the answer is its own. */
  code: z.optional(z.string()),
  /** Set for an incomplete answer: who broke it off. */
  cut: z.optional(z.enum(['by the client', 'by the service'])),
  usage: z.optional(usageOfEntry),
  /** A stream without its final chunk: nobody knows what it cost. */
  unfinished: z.optional(z.literal(true)),
  /** Nobody told its tokens. */
  estimated: z.optional(z.literal(true)),
});

const exchangeEntry = z.object({
  type: z.literal('exchange'),
  at: z.string(),
  granted: z.boolean(),
  /** Code of the error, where it gave no token. */
  error_code: z.optional(z.string()),
});
/** A pause that the policy answered for a client. Not what was asked: that is content. */
const decisionEntry = z.object({
  type: z.literal('decision'),
  at: z.string(),
  kind: z.nullable(z.string()),
  rule: z.string(),
  outcome: z.string(),
  answer: z.nullable(z.string()),
});
const startEntry = z.object({ type: z.literal('start'), at: z.string(), url: z.string() });
const endEntry = z.object({ type: z.literal('end'), at: z.string(), reason: z.string() });

/** One line of the account (docs/inference.md, "The account"). */
export const accountEntry = z.discriminatedUnion('type', [
  startEntry,
  requestEntry,
  exchangeEntry,
  decisionEntry,
  endEntry,
]);

/** One line of the account (docs/inference.md, "The account"). */
export type AccountEntry = z.infer<typeof accountEntry>;

/** A request in the account. */
export type RequestEntry = z.infer<typeof requestEntry>;

/** The sum of an account. */
export const accountTotals = z.object({
  /** Sent to the service. */
  requests: z.number(),
  /** Answered by the proxy itself, before anything was sent. */
  refused: z.number(),
  /** Sent, and answered with a status of 400 or more, or not at all, or not to the end. */
  errors: z.number(),
  exchanges: z.number(),
  prompt_tokens: z.number(),
  completion_tokens: z.number(),
  total_tokens: z.number(),
  /** USD. */
  cost: z.number(),
  /** Streams without their final chunk: their tokens and cost are in no sum. */
  unfinished: z.number(),
  /** Requests whose tokens are estimated. */
  estimated: z._default(z.number(), 0),
  /** Pauses that the policy answered, and those of them that it did not allow. */
  decisions: z._default(z.number(), 0),
  not_allowed: z._default(z.number(), 0),
  slowest: z.nullable(z.object({ ms: z.number(), method: z.string(), path: z.string() })),
});

/** The sum of an account. */
export type AccountTotals = z.infer<typeof accountTotals>;

/** The sum of nothing. */
export const noTotals: AccountTotals = {
  requests: 0,
  refused: 0,
  errors: 0,
  exchanges: 0,
  prompt_tokens: 0,
  completion_tokens: 0,
  total_tokens: 0,
  cost: 0,
  unfinished: 0,
  estimated: 0,
  decisions: 0,
  not_allowed: 0,
  slowest: null,
};

/** The sum with one more entry. */
function addEntry(totals: AccountTotals, entry: AccountEntry): AccountTotals {
  if (entry.type === 'exchange') return { ...totals, exchanges: totals.exchanges + 1 };
  if (entry.type === 'decision') {
    const { decisions, not_allowed } = totals;
    return { ...totals, decisions: decisions + 1, not_allowed: not_allowed + (entry.outcome === 'allow' ? 0 : 1) };
  }
  return entry.type === 'request' ? addRequest(totals, entry) : totals;
}

function addRequest(totals: AccountTotals, entry: RequestEntry): AccountTotals {
  const { sent, status, usage, cut, ms, method, path } = entry;
  if (!sent) return { ...totals, refused: totals.refused + 1 };
  const isError = status === null || status >= 400 || cut !== undefined;
  return {
    ...totals,
    requests: totals.requests + 1,
    errors: totals.errors + (isError ? 1 : 0),
    prompt_tokens: totals.prompt_tokens + (usage?.prompt_tokens ?? 0),
    completion_tokens: totals.completion_tokens + (usage?.completion_tokens ?? 0),
    total_tokens: totals.total_tokens + (usage?.total_tokens ?? 0),
    cost: addCost(totals.cost, usage?.cost ?? 0),
    unfinished: totals.unfinished + (entry.unfinished === true ? 1 : 0),
    estimated: totals.estimated + (entry.estimated === true ? 1 : 0),
    slowest: totals.slowest !== null && totals.slowest.ms >= ms ? totals.slowest : { ms, method, path },
  };
}

/** A sum of amounts in billionths: ten times 0.1 is 1, and a cap of 1 is reached. */
function addCost(sum: number, cost: number): number {
  return Math.round((sum + cost) * 1e9) / 1e9;
}

const longestPath = 200;

/** Shortens a target for an entry: the path without its query, cut when it is long. */
export function toEntryPath(target: string): string {
  return target.split('?', 1).join('').slice(0, longestPath);
}

/** Usage as the account has it. */
export function toEntryUsage(said: AnswerUsage): RequestEntry['usage'] {
  const { promptTokens, completionTokens, totalTokens, cost } = said;
  return { prompt_tokens: promptTokens, completion_tokens: completionTokens, total_tokens: totalTokens, cost };
}

/** Finds in an account file why its proxy ended; undefined while it has no such entry. */
export function endReasonOf(text: string): string | undefined {
  const entries = text.split('\n').flatMap((line) => accountEntry.safeParse(parseJson(line)).data ?? []);
  return entries.findLast((entry) => entry.type === 'end')?.reason;
}

/** The sum of an account file; lines that are none are left out, for anybody in the job could write there. */
export function sumAccount(text: string): AccountTotals {
  return text.split('\n').reduce((totals, line) => {
    const entry = accountEntry.safeParse(parseJson(line));
    return entry.success ? addEntry(totals, entry.data) : totals;
  }, noTotals);
}

/** Keeps an account. */
export interface AccountKeeper {
  record(entry: AccountEntry): void;
  readonly totals: AccountTotals;
  /** Writes what is not written yet. */
  flush(): void;
}

const delayMs = 100;
/** A client in a loop would fill the disk; the sum goes on. */
const usualMaxCharacters = 64 * 1024 * 1024;

/**
 * @param write - appends text to the file of the account; what it throws ends no more than that writing
 * @param maxCharacters - after so many, the file gets no more lines but the last
 */
export function keepAccount(write: (text: string) => void, maxCharacters = usualMaxCharacters): AccountKeeper {
  let totals = noTotals;
  let lines = '';
  let characters = 0;
  let timer: NodeJS.Timeout | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const text = lines;
    lines = '';
    try {
      if (text !== '') write(text);
    } catch {
      // A full disk: the sum goes on, and the requests of the job do.
    }
  };
  return {
    record(entry) {
      totals = addEntry(totals, entry);
      const line = `${JSON.stringify(entry)}\n`;
      characters += line.length;
      if (characters > maxCharacters && entry.type !== 'end') return;
      lines += line;
      timer ??= setTimeout(flush, delayMs).unref();
    },
    get totals() {
      return totals;
    },
    flush,
  };
}

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
  /** Counts from 0 again. */
  reset(): void;
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
    reset() {
      [requests, spent, tokens] = [0, 0, 0];
    },
    spend({ cost, totalTokens }) {
      spent = addCost(spent, cost);
      tokens += totalTokens;
    },
  };
}
