// The status of a run and what needs attention.
import { describe, expect, test } from 'vitest';
import { toAlerts, toStatus } from '../../src/report/status.ts';
import { buildRunRecord } from '../../src/transcript/run-record.ts';

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
])('a run of which only %s is known has no duration', (name, at) => {
  expect(toStatus({ ...nothing, [name]: at })).toMatchObject({ line: ['❌ The run failed'], facts: [] });
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
