// Keeps the account of a proxy: a log of its requests, without content or secrets. Computes the totals of an account.
import * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import { parseJson } from '../json.ts';

const requestEntry = z.object({
  type: z.literal('request'),
  at: z.string(),
  method: z.string(),
  /** Without the query. */
  path: z.string(),
  /** The status that the client got; null if the connection ended first. */
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

const zeroByDefault = z._default(z.number(), 0);

export const accountTotals = z.object({
  requests: zeroByDefault,
  /** Requests that the proxy did not send on; `requests` doesn't count them. */
  refused: zeroByDefault,
  /** Sent, but answered with a status of 400 or more, only in part, or not at all. */
  errors: zeroByDefault,
  exchanges: zeroByDefault,
  prompt_tokens: zeroByDefault,
  completion_tokens: zeroByDefault,
  total_tokens: zeroByDefault,
  cost: zeroByDefault,
  /** Answers that broke off; the sums lack their tokens and cost. */
  unfinished: zeroByDefault,
  estimated: zeroByDefault,
  over_tokens: z.optional(z.number()),
  over_cost: z.optional(z.number()),
  /** Null if the proxy leads to interns, not models. */
  provider: z._default(z.nullable(servedProvider), null),
  /** The code of the first refusal by a cap, such as `cost_capped`. */
  cap: z._default(z.nullable(z.string()), null),
  decisions: zeroByDefault,
  not_allowed: zeroByDefault,
  slowest: z.nullable(z.object({ ms: z.number(), method: z.string(), path: z.string() })),
});

export type AccountTotals = z.infer<typeof accountTotals>;

export const noTotals = accountTotals.parse({ slowest: null });
const noUsage = { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0, cost: 0 };

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
  const { sent, status, usage = noUsage, cut, ms, method, path, code = '' } = entry;
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
    over_tokens: maxExcess(totals.over_tokens, entry.over_tokens),
    over_cost: maxExcess(totals.over_cost, entry.over_cost),
    slowest: totals.slowest !== null && totals.slowest.ms >= ms ? totals.slowest : { ms, method, path },
  };
}

/** Returns undefined for no excess. */
function maxExcess(first = 0, second = 0): number | undefined {
  return Math.max(first, second) || undefined;
}

/** Rounds to billionths of a dollar, so that ten times 0.1 is 1 and reaches a cap of 1. */
export function addCost(sum: number, cost: number): number {
  return Math.round((sum + cost) * 1e9) / 1e9;
}

export function toEntryPath(pathOrTarget: string): string {
  return pathOrTarget.replace(/\?.*$/s, '').slice(0, 200);
}

/** Skips invalid lines, which any step of the job could have written. */
function readEntries(text: string): IteratorObject<AccountEntry> {
  const lines = text.split('\n').values();
  return lines.map((line) => accountEntry.safeParse(parseJson(line)).data).filter((entry) => entry !== undefined);
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
/** Keeps a looping client from filling the disk. The totals still count every entry. */
const defaultMax = 64 * 1024 * 1024;

/** Ignores errors of `write`. Beyond `maxCharacters`, writes only the entry `end`. */
export function keepAccount(clock: Pick<Clock, 'now'>, write: (text: string) => void, maxCharacters = defaultMax) {
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
    record(undatedEntry: Undated<AccountEntry>): void {
      // Put `type` and `at` first in the line. With a spread, TypeScript would lose the entry's type.
      const entry = Object.assign({ type: undatedEntry.type, at: new Date(clock.now()).toISOString() }, undatedEntry);
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
