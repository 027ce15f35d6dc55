// Keeps the account of a proxy, a log of its requests without content or secrets. Sums the account, and caps the use.
import * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import { parseJson } from '../json.ts';
import type { RefusalCode } from './refusal.ts';

const requestEntry = z.object({
  type: z.literal('request'),
  at: z.string(),
  method: z.string(),
  /** Without the query. */
  path: z.string(),
  /** The status that the client got; null if the client left first. */
  status: z.nullable(z.number()),
  sent: z.boolean(),
  ms: z.number(),
  /** Milliseconds until the headers of the answer arrived. */
  first_ms: z.optional(z.number()),
  code: z.optional(z.string()),
  cut: z.optional(z.enum(['by the client', 'by the service'])),
  usage: z.optional(
    z.object({ prompt_tokens: z.number(), completion_tokens: z.number(), total_tokens: z.number(), cost: z.number() }),
  ),
  unfinished: z.optional(z.literal(true)),
  estimated: z.optional(z.literal(true)),
  /** Tokens and USD beyond a cap after this request. */
  over_tokens: z.optional(z.number()),
  over_cost: z.optional(z.number()),
});

const exchangeEntry = z.object({
  type: z.literal('exchange'),
  at: z.string(),
  granted: z.boolean(),
  error_code: z.optional(z.string()),
});
/** Leaves out the intern's question, which is content. */
const decisionEntry = z.object({
  type: z.literal('decision'),
  at: z.string(),
  kind: z.nullable(z.string()),
  rule: z.string(),
  outcome: z.string(),
  answer: z.nullable(z.string()),
});
const servedProvider = z.object({ name: z.string(), tells_cost: z.boolean() });
const startEntry = z.object({
  type: z.literal('start'),
  at: z.string(),
  url: z.string(),
  provider: z.optional(servedProvider),
});
const endEntry = z.object({ type: z.literal('end'), at: z.string(), reason: z.string() });

/** One line of the account (docs/inference.md, "The account"). */
const accountEntry = z.discriminatedUnion('type', [startEntry, requestEntry, exchangeEntry, decisionEntry, endEntry]);

type AccountEntry = z.infer<typeof accountEntry>;

export type RequestEntry = Omit<z.infer<typeof requestEntry>, 'at'>;

const count = z._default(z.number(), 0);

export const accountTotals = z.object({
  requests: count,
  /** Answered by the proxy itself; nothing was sent. */
  refused: count,
  /** Sent, but answered with a status of 400 or more, only in part, or not at all. */
  errors: count,
  exchanges: count,
  prompt_tokens: count,
  completion_tokens: count,
  total_tokens: count,
  cost: count,
  /** Answers that broke off; the sums lack their tokens and cost. */
  unfinished: count,
  estimated: count,
  over_tokens: z.optional(z.number()),
  over_cost: z.optional(z.number()),
  /** Null if the proxy leads to interns, not models. */
  provider: z._default(z.nullable(servedProvider), null),
  /** The first cap that refused a request. */
  cap: z._default(z.nullable(z.string()), null),
  decisions: count,
  not_allowed: count,
  slowest: z.nullable(z.object({ ms: z.number(), method: z.string(), path: z.string() })),
});

export type AccountTotals = z.infer<typeof accountTotals>;

export const noTotals = accountTotals.parse({ slowest: null });

function addEntry(totals: AccountTotals, entry: AccountEntry): AccountTotals {
  if (entry.type === 'exchange') return { ...totals, exchanges: totals.exchanges + 1 };
  if (entry.type === 'decision') {
    const { decisions, not_allowed } = totals;
    return { ...totals, decisions: decisions + 1, not_allowed: not_allowed + (entry.outcome === 'allow' ? 0 : 1) };
  }
  if (entry.type === 'start') return { ...totals, provider: entry.provider ?? null };
  return entry.type === 'request' ? addRequest(totals, entry) : totals;
}

function addRequest(totals: AccountTotals, entry: RequestEntry): AccountTotals {
  const { sent, status, usage = noTotals, cut, ms, method, path, code = '' } = entry;
  if (!sent) {
    const cap = totals.cap ?? (code.endsWith('_capped') ? code : null);
    return { ...totals, refused: totals.refused + 1, cap };
  }
  const isError = status === null || status >= 400 || cut !== undefined;
  return {
    ...totals,
    requests: totals.requests + 1,
    errors: totals.errors + (isError ? 1 : 0),
    prompt_tokens: totals.prompt_tokens + usage.prompt_tokens,
    completion_tokens: totals.completion_tokens + usage.completion_tokens,
    total_tokens: totals.total_tokens + usage.total_tokens,
    cost: addCost(totals.cost, usage.cost),
    unfinished: totals.unfinished + (entry.unfinished === true ? 1 : 0),
    estimated: totals.estimated + (entry.estimated === true ? 1 : 0),
    over_tokens: maxOf(totals.over_tokens, entry.over_tokens),
    over_cost: maxOf(totals.over_cost, entry.over_cost),
    slowest: totals.slowest !== null && totals.slowest.ms >= ms ? totals.slowest : { ms, method, path },
  };
}

function maxOf(first = 0, second = 0): number | undefined {
  return Math.max(first, second) || undefined;
}

/** Rounds to billionths of a dollar, so that ten times 0.1 is 1 and reaches a cap of 1. */
function addCost(sum: number, cost: number): number {
  return Math.round((sum + cost) * 1e9) / 1e9;
}

const maxPathLength = 200;

export function toEntryPath(target: string): string {
  return target.replace(/\?.*$/s, '').slice(0, maxPathLength);
}

/** Skips invalid lines, which any step of the job could have written. */
function readEntries(text: string): IteratorObject<AccountEntry> {
  return text
    .split('\n')
    .values()
    .map((line) => accountEntry.safeParse(parseJson(line)).data)
    .filter((entry) => entry !== undefined);
}

export function findEndReason(text: string): string | undefined {
  return [...readEntries(text)].findLast((entry) => entry.type === 'end')?.reason;
}

export function sumAccount(text: string): AccountTotals {
  return readEntries(text).reduce(addEntry, noTotals);
}

type Undated<Entry> = Entry extends AccountEntry ? Omit<Entry, 'at'> : never;

export type AccountKeeper = ReturnType<typeof keepAccount>;

const flushDelayMs = 100;
/** Keeps a client in a loop from filling the disk. The totals still count every entry. */
const defaultMaxCharacters = 64 * 1024 * 1024;

/** Ignores errors of `write`. Beyond `maxCharacters`, writes only the entry `end`. */
export function keepAccount(
  { now }: Pick<Clock, 'now'>,
  write: (text: string) => void,
  maxCharacters = defaultMaxCharacters,
) {
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
      // On a full disk, keep counting, and keep serving the job's requests.
    }
  };
  return {
    record(undated: Undated<AccountEntry>): void {
      const entry = Object.assign({ type: undated.type, at: new Date(now()).toISOString() }, undated);
      totals = addEntry(totals, entry);
      const line = `${JSON.stringify(entry)}\n`;
      characters += line.length;
      if (characters > maxCharacters && entry.type !== 'end') return;
      lines += line;
      timer ??= setTimeout(flush, flushDelayMs).unref();
    },
    get totals(): AccountTotals {
      return totals;
    },
    flush,
  };
}

/** A limit of 0 means no cap. */
export interface CapLimits {
  readonly maxRequests: number;
  readonly maxCost: number;
  readonly maxTokens?: number;
}

export type Caps = ReturnType<typeof createCaps>;

export function createCaps({ maxRequests, maxCost, maxTokens = 0 }: CapLimits) {
  let requests = 0;
  let spent = 0;
  let tokens = 0;
  return {
    /** Counts a request. If a cap is reached, counts nothing and returns the refusal. */
    take(): RefusalCode | undefined {
      if (maxRequests > 0 && requests >= maxRequests) return 'requests_capped';
      if (maxCost > 0 && spent >= maxCost) return 'cost_capped';
      if (maxTokens > 0 && tokens >= maxTokens) return 'tokens_capped';
      requests += 1;
      return undefined;
    },
    reset() {
      [requests, spent, tokens] = [0, 0, 0];
    },
    spend({ cost, total_tokens }: { readonly cost: number; readonly total_tokens: number }) {
      spent = addCost(spent, cost);
      tokens += total_tokens;
    },
    /** Amounts beyond the caps, as requests under way are not cut off. */
    get excess() {
      return {
        over_tokens: maxTokens > 0 && tokens > maxTokens ? tokens - maxTokens : undefined,
        over_cost: maxCost > 0 && spent > maxCost ? addCost(spent, -maxCost) : undefined,
      };
    },
  };
}
