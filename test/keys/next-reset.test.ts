// The next reset of a key: midnight UTC, Monday, the 1st.
import { expect, test } from 'vitest';
import { nextReset } from '../../src/keys/schedule.ts';

// 2026-11-20 is a Friday.
test.each([
  ['daily', '2026-11-20T12:00:00Z', '2026-11-21T00:00:00.000Z'],
  ['daily', '2026-11-20T00:00:00Z', '2026-11-21T00:00:00.000Z'],
  ['daily', '2026-12-31T23:59:59Z', '2027-01-01T00:00:00.000Z'],
  ['weekly', '2026-11-20T12:00:00Z', '2026-11-23T00:00:00.000Z'],
  ['weekly', '2026-11-22T23:59:59Z', '2026-11-23T00:00:00.000Z'],
  ['weekly', '2026-11-23T00:00:00Z', '2026-11-30T00:00:00.000Z'],
  ['monthly', '2026-11-20T12:00:00Z', '2026-12-01T00:00:00.000Z'],
  ['monthly', '2026-12-01T00:00:00Z', '2027-01-01T00:00:00.000Z'],
  ['yearly', '2026-11-20T12:00:00Z', null],
  [null, '2026-11-20T12:00:00Z', null],
])('of %s after %s is %s', (reset, now, next) => {
  expect(nextReset(reset, Date.parse(now))).toBe(next);
});
