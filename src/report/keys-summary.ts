// Writes the report on a plan, a check or an update of API keys.
import type { ApiKeyRecord } from '../contract/keys.ts';
import type { KeyResult, KeysReport } from '../keys/outcome.ts';
import { findNextReset } from '../keys/schedule.ts';
import { counted, countInWords } from '../wording.ts';
import {
  describeBroken,
  describeValue,
  describeVerdict,
  maxName,
  toKeyLines,
  toOtherChangesLine,
  toUsd,
  toUsdPerDay,
} from './keys-words.ts';
import { alert, type Block, blocks, heading, type Line, paragraph, quiet, table } from './render/blocks.ts';
import { keepFirst, shorten } from './render/cut.ts';

const maxAlerts = 50;

export function toKeysBlocks(report: KeysReport, nowMs: number): readonly Block[] {
  const { results, brokenLimits } = report;
  const failed = results.filter(({ outcome }) => outcome.state === 'failed');
  const changedByOthers = results.flatMap((result) => toOtherChangesLine(result) ?? []);
  return blocks(
    heading(toHeading(report)),
    toAlerts('CAUTION', failed.flatMap(toKeyLines)),
    toAlerts('CAUTION', brokenLimits.map(describeBroken)),
    toAlerts('WARNING', changedByOthers),
    toChangesTable(report),
    toTotal(report),
    toRequestsTable(results),
    toConditionsTable(results),
    report.mode === 'update' && toUsageTable(results, nowMs),
  );
}

function toHeading({ mode, results, brokenLimits }: KeysReport): string {
  const states = results.map(({ outcome }) => outcome.state);
  const count = (state: KeyResult['outcome']['state']): number => states.filter((one) => one === state).length;
  const hasFailed = count('failed') > 0 || brokenLimits.length > 0;
  if (mode !== 'update') {
    const sign = count('planned') === 0 ? '✅' : { check: '⚠', plan: '📝' }[mode];
    return `${hasFailed ? '❌' : sign} ${describePlan(mode, results.length, count('planned'), count('failed'))}`;
  }
  const words = {
    updated: 'updated',
    unchanged: 'already as requested',
    planned: 'held back',
    dry_run: 'to be sent (dry run)',
    skipped: 'skipped',
    failed: 'failed',
  };
  return `${hasFailed ? '❌' : '✅'} Keys: ${countInWords(states, words).join(', ')}`;
}

function describePlan(mode: 'plan' | 'check', keys: number, toChange: number, failed: number): string {
  const all = counted(keys, 'key');
  const isCheck = mode === 'check';
  const title = isCheck ? 'Drift' : 'Plan';
  if (failed > 0) {
    const suffix = toChange === 0 ? '' : `, ${toChange} more ${isCheck ? 'not as in the file' : 'would change'}`;
    return `${title}: ${failed} of ${all} could not be read${suffix}`;
  }
  if (toChange === 0) return isCheck ? `No drift in ${all}` : `Plan: nothing to do for ${all}`;
  const differ = toChange === 1 ? 'differs' : 'differ';
  return `${title}: ${toChange} of ${all} ${isCheck ? differ : 'would change'}`;
}

function toAlerts(kind: 'CAUTION' | 'WARNING', lines: readonly string[]): readonly Block[] {
  return keepFirst(lines, maxAlerts, (more) => `And ${more} more; the log has them.`).map((line) => alert(kind, line));
}

function toTotal({ total }: KeysReport): Block | undefined {
  if (total === undefined) return undefined;
  const [before, after] = [toUsdPerDay(total.before), toUsdPerDay(total.after)];
  const what = 'Limits of the enabled keys together: ';
  return before === after
    ? paragraph(what, { strong: before }, ', as before.')
    : paragraph(what, { strong: before }, ' before, ', { strong: after }, ' after.');
}

const maxRows = 500;
/** Characters of a hash in tables. Outputs and `--json` have the whole hash. */
const maxHash = 18;
const barLength = 5;

function toChangesTable({ mode, results }: KeysReport): readonly Block[] {
  const rows = results.flatMap(({ outcome }): readonly Line[][] => {
    if (outcome.state !== 'planned' && outcome.state !== 'updated') return [];
    return (outcome.changes ?? []).map(({ field, old, new: now }) => [
      nameRecord(outcome.record),
      [{ code: field }],
      [describeValue(field, old)],
      [{ strong: describeValue(field, now) }],
    ]);
  });
  return toTable(['Key', 'Field', ...(mode === 'check' ? ['Is', 'File says'] : ['Old', 'New'])], rows);
}

function toConditionsTable(results: readonly KeyResult[]): readonly Block[] {
  const rows = results.flatMap(({ key, entries, outcome }): readonly Line[][] => {
    if (outcome.state === 'failed') return [];
    const record = 'record' in outcome ? outcome.record : undefined;
    const keyCell: Line = record === undefined ? [{ code: shorten(key.shownHash, maxName) }] : nameRecord(record);
    const conditionalEntries = entries.filter(({ entry }) => entry.when !== undefined);
    return conditionalEntries.map((verdict) => {
      return [[verdict.entry.source], keyCell, [verdict.state === 'taken' ? 'yes' : 'no'], [describeVerdict(verdict)]];
    });
  });
  return toTable(['Entry', 'Key', 'Applies', 'Because'], rows);
}

function toRequestsTable(results: readonly KeyResult[]): readonly Block[] {
  const rows = results.flatMap(({ outcome }): Line[][] => {
    if (outcome.state !== 'dry_run') return [];
    const { method, url, body } = outcome.request;
    return [[[{ code: `${method} ${url}` }], [{ code: body ?? '' }]]];
  });
  return toTable(['Request (not sent)', 'Body'], rows);
}

function toUsageTable(results: readonly KeyResult[], nowMs: number): readonly Block[] {
  const rows = results.flatMap(({ outcome }): Line[][] => {
    if (outcome.state !== 'updated' && outcome.state !== 'unchanged') return [];
    const { record } = outcome;
    const remaining = record.limit_remaining === null ? 'no limit' : toUsd(record.limit_remaining);
    const bars = [record.usage_daily, record.usage_weekly, record.usage_monthly].map((usage) => [toBar(usage, record)]);
    return [[nameRecord(record), [describeState(record)], [remaining], ...bars, [describeReset(record, nowMs)]]];
  });
  return toTable(['Key', 'Now', 'Left', 'Day', 'Week', 'Month', 'Next reset (UTC)'], rows);
}

function toTable(header: readonly string[], rows: readonly (readonly Line[])[]): readonly Block[] {
  if (rows.length === 0) return [];
  const more = rows.length - maxRows;
  const note = more > 0 && quiet(`${more} more rows are left out here; the outputs and --json have all keys.`);
  return blocks(table(header, rows.slice(0, maxRows)), note);
}

function nameRecord({ name, hash }: ApiKeyRecord): Line {
  return [shorten(name, maxName), ' ', { code: shorten(hash, maxHash) }];
}

function describeState({ limit, limit_reset, disabled }: ApiKeyRecord): string {
  const state = `${describeValue('limit', limit)}, ${describeValue('limit_reset', limit_reset)}`;
  return disabled ? `${state}, disabled` : state;
}

/** Draws the usage relative to the key's largest amount, so that the bars in a row can be compared. */
function toBar(usage: number, { limit, usage_daily, usage_weekly, usage_monthly }: ApiKeyRecord): string {
  const largest = Math.max(limit ?? 0, usage_daily, usage_weekly, usage_monthly);
  const share = largest > 0 && usage > 0 ? usage / largest : 0;
  const filled = share === 0 ? 0 : Math.max(1, Math.min(barLength, Math.round(share * barLength)));
  return `${'▰'.repeat(filled)}${'▱'.repeat(barLength - filled)} ${toUsd(usage)}`;
}

function describeReset({ limit_reset }: ApiKeyRecord, nowMs: number): string {
  if (limit_reset === null) return 'never';
  const next = findNextReset(limit_reset, nowMs);
  return next === null ? `not known (${shorten(limit_reset, maxName)})` : `${next.slice(0, 10)} 00:00`;
}
