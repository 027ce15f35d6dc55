// Reports on a proxy: requests, usage, and the amounts that nobody knows.
import { oneLine } from '../log.ts';
import { capWords, estimateWords } from '../models/use-words.ts';
import type { AccountTotals } from '../proxy/account.ts';
import { toCost } from './facts.ts';
import type { Block, Line } from './render/blocks.ts';
import { shorten } from './render/cut.ts';

const maxPath = 200;

export function toAccountBlocks(totals: AccountTotals): readonly Block[] {
  const { requests, refused, errors, exchanges, slowest } = totals;
  const caps = capsOf(totals);
  const row = (name: string, value: string): Line[] => [[name], [value]];
  const rows = [
    row('Requests', String(requests)),
    row('Of those with an error', String(errors)),
    row('Refused by the proxy', String(refused)),
    row(
      'Tokens',
      `${totals.total_tokens} (${totals.prompt_tokens} in, ${totals.completion_tokens} out)${estimateWords(totals.estimated)}`,
    ),
    ...costOf(totals).map((cost) => row('Cost', cost)),
    ...(caps.length === 0 ? [] : [row('Caps', caps.join(', '))]),
    row('Token exchanges', String(exchanges)),
    ...(totals.decisions === 0 ? [] : [row('Questions that the policy answered', toDecisions(totals))]),
    ...(slowest === null
      ? []
      : [[['Slowest'], [`${seconds(slowest.ms)}, `, { code: toPlace(slowest) }]] satisfies Line[]]),
  ];
  return [
    { type: 'heading', line: [titleOf(totals)] },
    { type: 'table', header: ['', ''], rows },
    ...(totals.unfinished === 0 ? [] : [{ type: 'alert', kind: 'NOTE', line: [toUnfinished(totals)] } as const]),
  ];
}

export function toAccountLine(totals: AccountTotals): string {
  const { requests, refused, errors, exchanges, slowest, total_tokens, estimated, provider } = totals;
  const parts = [
    count(requests, 'request'),
    count(errors, 'error'),
    `${refused} refused by the proxy`,
    `${count(total_tokens, 'token')}${estimateWords(estimated)}`,
    ...costOf(totals),
    count(exchanges, 'token exchange'),
    ...capsOf(totals),
    ...(totals.decisions === 0
      ? []
      : [`${count(totals.decisions, 'question')} answered by the policy (${totals.not_allowed} not allowed)`]),
    ...(slowest === null ? [] : [`the slowest took ${seconds(slowest.ms)} (${toPlace(slowest)})`]),
  ];
  return `The proxy${provider === null ? '' : ` of ${nameOf(provider)}`}: ${parts.join(', ')}.${totals.unfinished === 0 ? '' : ` ${toUnfinished(totals)}`}`;
}

function titleOf(totals: AccountTotals): string {
  const { requests, provider } = totals;
  const what = provider === null ? 'Proxy' : `Proxy of ${nameOf(provider)}`;
  return `${what}: ${[count(requests, 'request'), ...costOf(totals)].join(', ')}`;
}

/** Any step of the job could write the account. */
function nameOf({ name }: NonNullable<AccountTotals['provider']>): string {
  return shorten(oneLine(name), maxPath);
}

/** A provider may tell none. */
function costOf({ provider, cost }: AccountTotals): readonly string[] {
  return provider?.tells_cost === false ? [] : [toCost(cost)];
}

/** The account of a service of interns leaves them out. */
function capsOf(totals: AccountTotals): readonly string[] {
  return totals.provider === null ? [] : capWords(totals).map((words) => shorten(oneLine(words), maxPath));
}

function toUnfinished({ unfinished }: AccountTotals): string {
  const streams = unfinished === 1 ? '1 stream ended' : `${unfinished} streams ended`;
  return `${streams} without the final chunk: what that used is in no sum.`;
}

function toDecisions({ decisions, not_allowed }: AccountTotals): string {
  return `${decisions} (${decisions - not_allowed} allowed, ${not_allowed} not)`;
}

function toPlace({ method, path }: NonNullable<AccountTotals['slowest']>): string {
  return shorten(`${method} ${path}`, maxPath);
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}
