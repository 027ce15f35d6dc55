// Writes the report on a proxy: its requests, usage, cost and caps, and usage that could not be measured.
import { oneLine } from '../log.ts';
import { describeEstimate, listCaps } from '../models/use-words.ts';
import type { AccountTotals } from '../proxy/account.ts';
import { counted } from '../wording.ts';
import { toCost } from './facts.ts';
import { alert, type Block, blocks, heading, lines, table } from './render/blocks.ts';
import { shorten } from './render/cut.ts';

const maxPath = 200;

export function toAccountBlocks(totals: AccountTotals): readonly Block[] {
  const { requests, refused, errors, exchanges, slowest, decisions, not_allowed } = totals;
  const caps = toCaps(totals);
  const tokens = `${totals.total_tokens} (${totals.prompt_tokens} in, ${totals.completion_tokens} out)`;
  const title = `Proxy${toProviderSuffix(totals)}: ${[counted(requests, 'request'), ...toCosts(totals)].join(', ')}`;
  const rows = lines(
    ['Requests', String(requests)],
    ['Of those with an error', String(errors)],
    ['Refused by the proxy', String(refused)],
    ['Tokens', tokens + describeEstimate(totals.estimated)],
    ...toCosts(totals).map((cost) => ['Cost', cost]),
    caps.length > 0 && ['Caps', caps.join(', ')],
    ['Token exchanges', String(exchanges)],
    decisions > 0 && [
      'Questions that the policy answered',
      `${decisions} (${decisions - not_allowed} allowed, ${not_allowed} not)`,
    ],
    slowest !== null && ['Slowest', `${toSeconds(slowest.ms)}, `, { code: toPlace(slowest) }],
  );
  const cells = rows.map(([name = '', ...value]) => [[name], value]);
  return blocks(heading(title), table(['', ''], cells), totals.unfinished > 0 && alert('NOTE', toUnfinished(totals)));
}

export function toAccountLine(totals: AccountTotals): string {
  const { requests, refused, errors, exchanges, slowest, total_tokens, estimated, decisions, not_allowed } = totals;
  const parts = [
    counted(requests, 'request'),
    counted(errors, 'error'),
    `${refused} refused by the proxy`,
    `${counted(total_tokens, 'token')}${describeEstimate(estimated)}`,
    ...toCosts(totals),
    counted(exchanges, 'token exchange'),
    ...toCaps(totals),
    decisions > 0 && `${counted(decisions, 'question')} answered by the policy (${not_allowed} not allowed)`,
    slowest !== null && `the slowest took ${toSeconds(slowest.ms)} (${toPlace(slowest)})`,
  ].filter((part) => part !== false);
  return `The proxy${toProviderSuffix(totals)}: ${parts.join(', ')}.${totals.unfinished === 0 ? '' : ` ${toUnfinished(totals)}`}`;
}

/** Shortens the name, and makes it one line, because any step of the job could have written the account. */
function toProviderSuffix({ provider }: AccountTotals): string {
  return provider === null ? '' : ` of ${shorten(oneLine(provider.name), maxPath)}`;
}

function toCosts({ provider, cost }: AccountTotals): readonly string[] {
  return provider?.tells_cost === false ? [] : [toCost(cost)];
}

/** Returns none for a proxy that leads to interns. */
function toCaps(totals: AccountTotals): readonly string[] {
  return totals.provider === null ? [] : listCaps(totals).map((words) => shorten(oneLine(words), maxPath));
}

function toUnfinished({ unfinished }: AccountTotals): string {
  return `${counted(unfinished, 'stream')} ended without the final chunk, so their use is not in these sums.`;
}

function toPlace({ method, path }: NonNullable<AccountTotals['slowest']>): string {
  return shorten(`${method} ${path}`, maxPath);
}

function toSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
