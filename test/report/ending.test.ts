// The end of a run in words.
import { describe, expect, test } from 'vitest';
import type { ErrorCode } from '../../src/errors.ts';
import { unknownContext } from '../../src/permission/context.ts';
import { conclusions, countRejected, toAlerts, toEnding, toStatus } from '../../src/report/ending.ts';
import { toMarkdown } from '../../src/report/render/markdown.ts';
import type { Conclusion } from '../../src/transcript/events.ts';
import { buildRunRecord, type PauseRecord, type RunRecord } from '../../src/transcript/run-record.ts';
import { internOf } from '../support/chat.ts';
import { decisionEvent, toStartEvent } from '../support/events.ts';

const at = '2026-01-01T00:00:00Z';
const start = { ...toStartEvent(internOf(), 'manual', { path: null, commit: null, digest: null }, unknownContext), at };
const pause = { type: 'pause', tool_call_id: 'c', name: 'n', arguments: '{}', at } as const;
const decided = (...outcomes: readonly ('allow' | 'reject')[]): PauseRecord => ({
  pause,
  decisions: outcomes.map((outcome) => ({ ...decisionEvent({ outcome }), at })),
});

function startOf(): Extract<typeof start, { type: 'start' }> {
  if (start.type !== 'start') throw new Error('It is no start.');
  return start;
}

function recordOf(conclusion: Conclusion | null, given: Partial<RunRecord> = {}): RunRecord {
  const builder = buildRunRecord();
  if (start.type === 'start') builder.observe(start);
  return { ...builder.value(), conclusion, ...given };
}

const failedBy = (code: ErrorCode): Pick<RunRecord, 'error'> => ({
  error: { type: 'error', code, message: 'It is long.', reason: null, at },
});

test.each<[Conclusion | null, Partial<RunRecord>, string]>([
  ['finished', {}, '✅ reviewer finished'],
  ['finished', { pauses: [decided('allow')] }, '✅ reviewer finished'],
  ['finished', { pauses: [decided('reject'), decided('allow')] }, '⚠️ reviewer finished, 1 of 2 requests rejected'],
  ['finished', { pauses: [decided('reject')] }, '⚠️ reviewer finished, 1 of 1 request rejected'],
  ['paused', {}, '⏸️ reviewer is waiting for an answer'],
  ['rejected', failedBy('policy_stopped'), '⛔ reviewer was stopped by the permission policy'],
  [
    'rejected',
    { ...failedBy('policy_rejected'), pauses: [decided('reject')] },
    '⛔ reviewer finished, 1 of 1 request rejected',
  ],
  ['ended', failedBy('run_ended'), '❌ reviewer did not finish: the run was ended from outside'],
  ['failed', failedBy('stream_severed'), '❌ reviewer failed: the connection broke'],
  ['failed', failedBy('timeout'), '❌ reviewer failed: the time was up'],
  ['failed', failedBy('cancelled'), '❌ reviewer failed: the step was cancelled'],
  [
    'failed',
    { ...failedBy('cancelled'), start: { ...startOf(), at_terminal: true } },
    '❌ reviewer failed: the run was cancelled',
  ],
  ['failed', failedBy('internal'), '❌ reviewer failed'],
  ['skipped', {}, '⏭️ Skipped'],
  [null, {}, '❌ reviewer failed'],
])('%s: %j', (conclusion, given, words) => {
  expect(toEnding(recordOf(conclusion, given))).toBe(words);
});

test('a run that did not start has no name', () => {
  expect(toEnding({ ...recordOf('finished'), start: null })).toBe('✅ The intern finished');
});

test.each(['⚠️', '⏸️', '⏭️'])('the sign %s is drawn in colour', (sign) => {
  expect(toMarkdown([{ type: 'heading', line: [`${sign} So it is`] }])).toBe(`## ${sign} So it is\n`);
});

describe('rejections', () => {
  test('are pauses whose last decision was a reject', () => {
    const pauses = [decided('reject'), decided('allow'), decided('allow', 'reject'), decided('reject', 'allow')];
    expect(countRejected(recordOf('finished', { pauses }))).toBe(2);
    expect(countRejected(recordOf('finished', { pauses: [decided()] }))).toBe(0);
  });
});

test('a question that an interruption left without an answer is not counted as rejected', () => {
  const left = decided('reject');
  const nobody = {
    pause,
    decisions: left.decisions.map((decision) => ({ ...decision, decided_by: 'nobody' as const })),
  };
  expect(countRejected(recordOf('failed', { ...failedBy('cancelled'), pauses: [left, nobody] }))).toBe(1);
  expect(countRejected(recordOf('failed', { ...failedBy('timeout'), pauses: [left, nobody] }))).toBe(2);
});

test('a run that failed before it had begun is no failure of the intern', () => {
  const error = { type: 'error', at: '', code: 'exchange_refused', message: 'Refused.', reason: null } as const;
  const failed = { ...recordOf('failed'), start: null, error };
  expect(toEnding(failed)).toBe('❌ The run failed: the service refused the token exchange');
});

test.each([
  ['finished', true],
  ['skipped', true],
  ['failed', false],
  ['ended', false],
  ['rejected', false],
  ['paused', true],
] as const)('of %s, a step succeeds: %s', (conclusion, succeeds) => {
  expect(conclusions[conclusion].succeeds).toBe(succeeds);
});

test('every conclusion has a sign of its own, but for the two that failed', () => {
  const { ended, ...others } = conclusions;
  expect(ended.sign).toBe(others.failed.sign);
  expect(new Set(Object.values(others).map(({ sign }) => sign)).size).toBe(5);
});

const nothing = buildRunRecord().value();

test.each([
  ['123456789012', 'session 123456789012'],
  ['1234567890123', 'session 123456789012…'],
])('a session is shown as far as it takes to tell it apart: %s', (session_id, fact) => {
  expect(toStatus({ ...nothing, session_id })).toMatchObject({ facts: [[fact]] });
});

test.each([
  ['first_at', '2026-01-01T00:00:00Z'],
  ['last_at', '2026-01-01T00:00:00Z'],
])('a run of which only %s is known has no duration', (name, time) => {
  expect(toStatus({ ...nothing, [name]: time })).toMatchObject({ line: ['❌ The run failed'], facts: [] });
});

describe('alerts', () => {
  const lines = (record: Partial<typeof nothing>): unknown[] =>
    toAlerts({ ...nothing, ...record }).map((block) => (block.type === 'alert' ? block.line[0] : block.type));

  test.each([
    [10, []],
    [11, ['One more warning is in the log.']],
    [12, ['2 more warnings are in the log.']],
  ])('of %i remarks are the first ten', (count, more) => {
    const remarks = Array.from({ length: count }, (_, index) => `remark ${index}`);
    expect(lines({ remarks })).toEqual([...remarks.slice(0, 10), ...more]);
  });
});
