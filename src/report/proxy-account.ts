// Reports on a proxy: requests, usage, and the amounts that nobody knows.
import type { AccountTotals } from '../proxy/account.ts';
import { toCost } from './facts.ts';
import type { Block, Line } from './render/blocks.ts';
import { shorten } from './render/cut.ts';

const maxPath = 200;

export function toAccountBlocks(totals: AccountTotals): readonly Block[] {
  const { requests, refused, errors, exchanges, slowest } = totals;
  const row = (name: string, value: string): Line[] => [[name], [value]];
  const rows = [
    row('Requests', String(requests)),
    row('Of those with an error', String(errors)),
    row('Refused by the proxy', String(refused)),
    row('Tokens', `${totals.total_tokens} (${totals.prompt_tokens} in, ${totals.completion_tokens} out)`),
    row('Cost', toCost(totals.cost)),
    row('Token exchanges', String(exchanges)),
    ...(totals.decisions === 0 ? [] : [row('Questions that the policy answered', toDecisions(totals))]),
    ...(slowest === null
      ? []
      : [[['Slowest'], [`${seconds(slowest.ms)}, `, { code: toPlace(slowest) }]] satisfies Line[]]),
  ];
  return [
    { type: 'heading', line: [`Proxy: ${count(requests, 'request')}, ${toCost(totals.cost)}`] },
    { type: 'table', header: ['', ''], rows },
    ...(totals.unfinished === 0 ? [] : [{ type: 'alert', kind: 'NOTE', line: [toUnfinished(totals)] } as const]),
  ];
}

export function toAccountLine(totals: AccountTotals): string {
  const { requests, refused, errors, exchanges, slowest, total_tokens, cost } = totals;
  const parts = [
    count(requests, 'request'),
    count(errors, 'error'),
    `${refused} refused by the proxy`,
    count(total_tokens, 'token'),
    toCost(cost),
    count(exchanges, 'token exchange'),
    ...(totals.decisions === 0
      ? []
      : [`${count(totals.decisions, 'question')} answered by the policy (${totals.not_allowed} not allowed)`]),
    ...(slowest === null ? [] : [`the slowest took ${seconds(slowest.ms)} (${toPlace(slowest)})`]),
  ];
  return `The proxy: ${parts.join(', ')}.${totals.unfinished === 0 ? '' : ` ${toUnfinished(totals)}`}`;
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
