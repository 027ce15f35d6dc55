// A plan or an update of keys as a report.

import type { ApiKeyRecord } from '../contract/keys.ts';
import type { KeyResult, KeysReport } from '../keys/outcome.ts';
import { nextReset } from '../keys/schedule.ts';
import { counted } from '../wording.ts';
import {
  describeBroken,
  describeValue,
  describeVerdict,
  maxName,
  toElsewhereLine,
  toKeyLines,
  toUsd,
  toUsdPerDay,
} from './keys-words.ts';
import { alert, type Block, blocks, heading, type Line, paragraph, quiet, table } from './render/blocks.ts';
import { shorten } from './render/cut.ts';

const maxAlerts = 50;

export function toKeysBlocks(report: KeysReport, nowMs: number): readonly Block[] {
  const { results, broken } = report;
  const failed = results.filter(({ outcome }) => outcome.state === 'failed');
  const elsewhere = results.flatMap((result) => toElsewhereLine(result) ?? []);
  return blocks(
    heading(headingOf(report)),
    alerts('CAUTION', failed.flatMap(toKeyLines)),
    alerts('CAUTION', broken.map(describeBroken)),
    alerts('WARNING', elsewhere),
    changesTable(report),
    total(report),
    requestsTable(results),
    conditionsTable(results),
    report.asked === 'update' && usageTable(results, nowMs),
  );
}

function headingOf(report: KeysReport): string {
  const { asked, results, broken, isHeldBack } = report;
  const count = (...states: readonly KeyResult['outcome']['state'][]): number =>
    results.filter(({ outcome }) => states.includes(outcome.state)).length;
  const isBad = count('failed') > 0 || broken.length > 0;
  if (asked !== 'update') {
    return `${signOf(report, isBad, count('planned'))} ${describePlan(asked, results.length, count('planned'), count('failed'))}`;
  }
  const parts = [
    [count('updated'), 'updated'],
    [count('unchanged'), 'already as asked'],
    [count('planned'), isHeldBack || broken.length > 0 ? 'held back' : 'planned'],
    [count('dry_run'), 'to be sent (dry run)'],
    [count('skipped'), 'skipped'],
    [count('failed'), 'failed'],
  ] as const;
  const counts = parts.filter(([number]) => number > 0).map(([number, what]) => `${number} ${what}`);
  return `${isBad ? '❌' : '✅'} Keys: ${counts.join(', ')}`;
}

function signOf({ asked }: KeysReport, isBad: boolean, changes: number): string {
  if (isBad) return '❌';
  if (changes === 0) return '✅';
  return asked === 'check' ? '⚠' : '📝';
}

function describePlan(command: 'plan' | 'check', keys: number, changes: number, unread: number): string {
  const all = counted(keys, 'key');
  if (unread > 0) {
    const also =
      changes === 0 ? '' : `, ${changes} more ${command === 'check' ? 'not as the file says' : 'would change'}`;
    return `${command === 'check' ? 'Drift' : 'Plan'}: ${unread} of ${all} could not be read${also}`;
  }
  if (command === 'check') {
    return changes === 0 ? `No drift in ${all}` : `Drift: ${changes} of ${all} ${changes === 1 ? 'differs' : 'differ'}`;
  }
  return changes === 0 ? `Plan: nothing to do for ${all}` : `Plan: ${changes} of ${all} would change`;
}

function alerts(kind: 'CAUTION' | 'WARNING', lines: readonly string[]): readonly Block[] {
  const more = lines.length - maxAlerts;
  const rest = more > 0 ? [`And ${more} more; the log has them.`] : [];
  return [...lines.slice(0, maxAlerts), ...rest].map((line) => alert(kind, line));
}

function total({ total: sums }: KeysReport): Block | undefined {
  if (sums === undefined) return undefined;
  const [before = '', after = ''] = [sums.before, sums.after].map(toUsdPerDay);
  const what = 'Limits of the enabled keys together: ';
  return before === after
    ? paragraph(what, { strong: before }, ', as before.')
    : paragraph(what, { strong: before }, ' before, ', { strong: after }, ' after.');
}

const maxRows = 500;
/** Outputs and `--json` have the full hash. */
const maxHash = 18;
const barLength = 5;

function changesTable({ asked, results }: KeysReport): readonly Block[] {
  const rows = results.flatMap(({ outcome }): readonly Line[][] => {
    if (outcome.state !== 'planned' && outcome.state !== 'updated') return [];
    return (outcome.changes ?? []).map(({ field, old, new: now }) => [
      callRecord(outcome.record),
      [{ code: field }],
      [describeValue(field, old)],
      [{ strong: describeValue(field, now) }],
    ]);
  });
  return toTable(['Key', 'Field', ...(asked === 'check' ? ['Is', 'File says'] : ['Old', 'New'])], rows);
}

function conditionsTable(results: readonly KeyResult[]): readonly Block[] {
  const rows = results.flatMap(({ key, entries, outcome }): readonly Line[][] => {
    if (outcome.state === 'failed') return [];
    const record = 'record' in outcome ? outcome.record : undefined;
    const called: Line = record === undefined ? [{ code: shorten(key.shownHash, maxName) }] : callRecord(record);
    return entries
      .filter(({ entry }) => entry.when !== undefined)
      .map((verdict) => [
        [verdict.entry.source],
        called,
        [verdict.state === 'taken' ? 'yes' : 'no'],
        [describeVerdict(verdict)],
      ]);
  });
  return toTable(['Entry', 'Key', 'Applies', 'Because'], rows);
}

function requestsTable(results: readonly KeyResult[]): readonly Block[] {
  const rows = results.flatMap(({ outcome }): Line[][] => {
    if (outcome.state !== 'dry_run') return [];
    const { method, url, body } = outcome.request;
    return [[[{ code: `${method} ${url}` }], [{ code: body ?? '' }]]];
  });
  return toTable(['Request (not sent)', 'Body'], rows);
}

function usageTable(results: readonly KeyResult[], nowMs: number): readonly Block[] {
  const rows = results.flatMap(({ outcome }): Line[][] => {
    if (outcome.state !== 'updated' && outcome.state !== 'unchanged') return [];
    const { record } = outcome;
    return [
      [
        callRecord(record),
        [describeState(record)],
        [record.limit_remaining === null ? 'no limit' : toUsd(record.limit_remaining)],
        ...[record.usage_daily, record.usage_weekly, record.usage_monthly].map((usage) => [toBar(usage, record)]),
        [describeReset(record, nowMs)],
      ],
    ];
  });
  return toTable(['Key', 'Now', 'Left', 'Day', 'Week', 'Month', 'Next reset (UTC)'], rows);
}

function toTable(header: readonly string[], rows: readonly (readonly Line[])[]): readonly Block[] {
  if (rows.length === 0) return [];
  const more = rows.length - maxRows;
  const note = more > 0 && quiet(`${more} more rows are left out here; the outputs and --json have all keys.`);
  return blocks(table(header, rows.slice(0, maxRows)), note);
}

function callRecord({ name, hash }: ApiKeyRecord): Line {
  return [shorten(name, maxName), ' ', { code: shorten(hash, maxHash) }];
}

function describeState({ limit, limit_reset, disabled }: ApiKeyRecord): string {
  const amount = describeValue('limit', limit);
  return [amount, describeValue('limit_reset', limit_reset), ...(disabled ? ['disabled'] : [])].join(', ');
}

/** Draws a share of the largest amount of its key, so that the bars of a row are comparable. */
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
