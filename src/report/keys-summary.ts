// The updates of keys as a report: a table with usage, what was skipped and why, what failed.
import type { ApiKeyRecord, KeyUpdate } from '../contract/keys.ts';
import type { HttpRequest } from '../http/transport.ts';
import { nextReset } from '../keys/next-reset.ts';
import type { KeyUpdateResult } from '../keys/outcome.ts';
import { describeSchedule } from '../keys/schedule.ts';
import type { Block, Line } from './render/blocks.ts';
import { shorten } from './render/cut.ts';

const maxName = 200;
const maxMessage = 2_000;
const barLength = 5;

/** The blocks of a report on updates; amounts in USD, times in UTC. */
export function toKeysBlocks(results: readonly KeyUpdateResult[], nowMs: number): readonly Block[] {
  const failed = results.filter(({ outcome }) => outcome.state === 'failed');
  return [
    { type: 'heading', line: [headingOf(results, failed.length)] },
    ...failures(failed),
    ...updatedTable(results, nowMs),
    ...plannedTable(results),
    ...skippedTable(results),
  ];
}

/** One line on one result, for a log. */
export function toKeyLine({ planned, outcome }: KeyUpdateResult): string {
  const hash = shorten(planned.shownHash, maxName);
  switch (outcome.state) {
    case 'updated':
      return `Key "${shorten(outcome.record.name, maxName)}" (${shorten(outcome.record.hash, maxName)}): ${describeUpdate(planned.update)}.`;
    case 'planned':
      return `Would send ${toRequestLine(outcome.request)} ${outcome.request.body ?? ''}`;
    case 'skipped':
      return `Key ${hash} (${planned.source}): skipped, it is not ${scheduleOf(planned)}.`;
    case 'failed':
      return `Key ${hash} (${planned.source}): ${shorten(outcome.error.message, maxMessage)} (${outcome.error.code})`;
    default:
      return outcome satisfies never;
  }
}

/** An amount in USD with two decimals. */
export function toUsd(amount: number): string {
  return amount > 0 && amount < 0.005 ? 'USD <0.01' : `USD ${amount.toFixed(2)}`;
}

function headingOf(results: readonly KeyUpdateResult[], failed: number): string {
  const count = (state: string): number => results.filter(({ outcome }) => outcome.state === state).length;
  const parts = [
    [count('updated'), 'updated'],
    [count('planned'), 'to be sent (dry run)'],
    [count('skipped'), 'skipped'],
    [failed, 'failed'],
  ] as const;
  const said = parts.filter(([number]) => number > 0).map(([number, what]) => `${number} ${what}`);
  return `${failed > 0 ? '❌' : '✅'} Keys: ${said.join(', ')}`;
}

function failures(failed: readonly KeyUpdateResult[]): readonly Block[] {
  return failed.map((result) => ({ type: 'alert', kind: 'CAUTION', line: [toKeyLine(result)] }));
}

function updatedTable(results: readonly KeyUpdateResult[], nowMs: number): readonly Block[] {
  const updated = results.flatMap(({ outcome }) => (outcome.state === 'updated' ? [outcome] : []));
  if (updated.length === 0) return [];
  // The API can't be asked for a key, so that "before" is known only from an earlier update of the same job.
  const knowsBefore = updated.some(({ before }) => before !== undefined);
  const rows = updated.map(({ record, before }): Line[] => [
    [shorten(record.name, maxName), ' ', { code: shorten(record.hash, maxName) }],
    ...(knowsBefore ? [[before === undefined ? 'not known' : describeState(before)]] : []),
    [describeState(record)],
    [record.limit_remaining === null ? 'no limit' : toUsd(record.limit_remaining)],
    ...[record.usage_daily, record.usage_weekly, record.usage_monthly].map((usage) => [toBar(usage, record)]),
    [describeReset(record, nowMs)],
  ]);
  const before = knowsBefore ? ['Before'] : [];
  const header = ['Key', ...before, 'Now', 'Remaining', 'Day', 'Week', 'Month', 'Next reset (UTC)'];
  return [{ type: 'table', header, rows }];
}

function plannedTable(results: readonly KeyUpdateResult[]): readonly Block[] {
  const rows = results.flatMap(({ outcome }): Line[][] =>
    outcome.state === 'planned'
      ? [[[{ code: toRequestLine(outcome.request) }], [{ code: outcome.request.body ?? '' }]]]
      : [],
  );
  return rows.length === 0 ? [] : [{ type: 'table', header: ['Request (not sent)', 'Body'], rows }];
}

function skippedTable(results: readonly KeyUpdateResult[]): readonly Block[] {
  const rows = results.flatMap(({ planned, outcome }): Line[][] =>
    outcome.state === 'skipped'
      ? [[[{ code: shorten(planned.shownHash, maxName) }], [planned.source], [scheduleOf(planned)]]]
      : [],
  );
  return rows.length === 0 ? [] : [{ type: 'table', header: ['Skipped', 'Entry', 'Only'], rows }];
}

function toRequestLine({ method, url }: HttpRequest): string {
  return `${method} ${url}`;
}

function scheduleOf({ when }: KeyUpdateResult['planned']): string {
  return when === undefined ? 'due' : describeSchedule(when);
}

function describeUpdate(update: KeyUpdate): string {
  return Object.entries(update)
    .map(([name, value]) => `${name} ${typeof value === 'number' ? toUsd(value) : JSON.stringify(value)}`)
    .join(', ');
}

function describeState({ limit, limit_reset, disabled }: ApiKeyRecord): string {
  const amount = limit === null ? 'no limit' : toUsd(limit);
  return [amount, limit_reset ?? 'no reset', ...(disabled ? ['disabled'] : [])].join(', ');
}

/** A usage against the largest amount of its key, so that the bars of a row compare. */
function toBar(usage: number, { limit, usage_daily, usage_weekly, usage_monthly }: ApiKeyRecord): string {
  const whole = Math.max(limit ?? 0, usage_daily, usage_weekly, usage_monthly);
  const share = whole > 0 && usage > 0 ? usage / whole : 0;
  const filled = share === 0 ? 0 : Math.max(1, Math.min(barLength, Math.round(share * barLength)));
  return `${'▰'.repeat(filled)}${'▱'.repeat(barLength - filled)} ${toUsd(usage)}`;
}

function describeReset({ limit_reset }: ApiKeyRecord, nowMs: number): string {
  if (limit_reset === null) return 'never';
  const next = nextReset(limit_reset, nowMs);
  return next === null ? `not known (${shorten(limit_reset, maxName)})` : `${next.slice(0, 10)} 00:00`;
}
