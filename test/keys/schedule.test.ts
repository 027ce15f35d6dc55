// Tests schedules and resets, in UTC.

import { expect, test } from 'vitest';
import { describeSchedule, findNextReset, isDue, type Schedule, weekDays } from '../../src/keys/schedule.ts';

const day = { fromMinute: 0, untilMinute: 1440 };
const weekend: Schedule = { days: ['sat', 'sun'], ...day };
const night: Schedule = { days: ['fri'], fromMinute: 22 * 60, untilMinute: 6 * 60 };
const office: Schedule = { days: weekDays, fromMinute: 9 * 60, untilMinute: 17 * 60 };

const lunch: Schedule = { days: weekDays, fromMinute: 12 * 60 + 15, untilMinute: 12 * 60 + 45 };
const aroundTheClock: Schedule = { days: ['fri'], fromMinute: 9 * 60, untilMinute: 9 * 60 };

// 2026-11-20 is a Friday.
test.each<[string, Schedule, string, boolean]>([
  ['a weekend', weekend, '2026-11-20T23:59:59.999Z', false],
  ['a weekend', weekend, '2026-11-21T00:00:00.000Z', true],
  ['a weekend', weekend, '2026-11-22T23:59:59.999Z', true],
  ['a weekend', weekend, '2026-11-23T00:00:00.000Z', false],
  ['office hours', office, '2026-11-20T08:59:59.000Z', false],
  ['office hours', office, '2026-11-20T09:00:00.000Z', true],
  ['office hours', office, '2026-11-20T16:59:59.000Z', true],
  ['office hours', office, '2026-11-20T17:00:00.000Z', false],
  ['a lunch break', lunch, '2026-11-20T12:14:59.000Z', false],
  ['a lunch break', lunch, '2026-11-20T12:15:00.000Z', true],
  ['a lunch break', lunch, '2026-11-20T12:44:59.000Z', true],
  ['a lunch break', lunch, '2026-11-20T12:45:00.000Z', false],
  ['a Friday night', night, '2026-11-20T05:00:00.000Z', false],
  ['a Friday night', night, '2026-11-20T21:59:00.000Z', false],
  ['a Friday night', night, '2026-11-20T22:00:00.000Z', true],
  ['a Friday night', night, '2026-11-21T05:59:59.000Z', true],
  ['a Friday night', night, '2026-11-21T06:00:00.000Z', false],
  ['a Friday night', night, '2026-11-21T22:00:00.000Z', false],
  ['a day from nine to nine', aroundTheClock, '2026-11-20T08:59:59.000Z', false],
  ['a day from nine to nine', aroundTheClock, '2026-11-20T09:00:00.000Z', true],
  ['a day from nine to nine', aroundTheClock, '2026-11-21T08:59:59.000Z', true],
])('%s (%j) at %s: %s', (_, schedule, at, due) => {
  expect(isDue(schedule, Date.parse(at))).toBe(due);
});

test('a Sunday night reaches into Monday, over the end of the week', () => {
  const sunday: Schedule = { days: ['sun'], fromMinute: 23 * 60, untilMinute: 60 };
  expect(isDue(sunday, Date.parse('2026-11-23T00:30:00Z'))).toBe(true);
});

test('a night that ends at midnight is the rest of its day', () => {
  const evening: Schedule = { days: ['fri'], fromMinute: 22 * 60, untilMinute: 0 };
  expect(isDue(evening, Date.parse('2026-11-20T23:59:59Z'))).toBe(true);
  expect(isDue(evening, Date.parse('2026-11-21T00:00:00Z'))).toBe(false);
});

test('a schedule in words names days, times and UTC', () => {
  expect(describeSchedule(weekend)).toBe('sat, sun 00:00-24:00 UTC');
  expect(describeSchedule(night)).toBe('fri 22:00-06:00 UTC');
});

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
  expect(findNextReset(reset, Date.parse(now))).toBe(next);
});
