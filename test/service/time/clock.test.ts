// The clock: time, timers, and moving ahead.
import { expect, test } from 'vitest';
import { createClock } from '../../../src/service/time/clock.ts';
import { readDurationMs } from '../../../src/service/time/duration.ts';
import { createRateLimit } from '../../../src/service/time/rate-limit.ts';
import { seed } from '../../support/seed.ts';
import { createRandom } from '../support/random.ts';

test('timers fire in the order of their times, those of one time in the order they were set', async () => {
  const random = createRandom(seed);
  const clock = createClock({ startAtMs: 0, frozen: true });
  const expected: number[] = [];
  const fired: number[] = [];
  for (let index = 0; index < 1000; index++) {
    const dueAtMs = Math.floor(random() * 200);
    expected.push(dueAtMs * 1000 + index);
    clock.setTimer(dueAtMs, () => {
      expect(clock.now()).toBe(dueAtMs);
      fired.push(dueAtMs * 1000 + index);
    });
  }
  await clock.advance(100);
  expect(fired.every((key) => key < 101_000)).toBe(true);
  await clock.advance(100);
  expect(fired).toEqual(expected.toSorted((a, b) => a - b));
});

test('a cancelled timer does not fire, and one that a timer sets on the way does', async () => {
  const clock = createClock({ startAtMs: 0, frozen: true });
  const fired: string[] = [];
  const cancel = clock.setTimer(10, () => fired.push('cancelled'));
  clock.setTimer(5, () => {
    cancel();
    clock.setTimer(3, () => fired.push(`second at ${clock.now()}`));
    void Promise.resolve().then(() => clock.setTimer(4, () => fired.push(`after a promise at ${clock.now()}`)));
  });
  await clock.advance(100);
  expect(fired).toEqual(['second at 8', 'after a promise at 9']);
  expect(clock.now()).toBe(100);
});

test('a clock that is not frozen runs by itself, and can be moved all the same', async () => {
  const clock = createClock({ startAtMs: Date.parse('2030-01-01T00:00:00Z') });
  expect(clock.now()).toBeGreaterThanOrEqual(Date.parse('2030-01-01T00:00:00Z'));
  await new Promise<void>((resolve) => void clock.setTimer(5, resolve));
  const hour = new Promise<void>((resolve) => void clock.setTimer(3_600_000, resolve));
  await clock.advance(3_600_000);
  await hour;
  clock.stop();
});

test('a timer that moving ahead has brought near fires by itself', async () => {
  const clock = createClock();
  const fired = new Promise<void>((resolve) => void clock.setTimer(3_600_000, resolve));
  await clock.advance(3_599_990);
  await fired;
});

test('a repeated timer fires at each of its times until it is cancelled', async () => {
  const clock = createClock({ startAtMs: 0, frozen: true });
  const fired: number[] = [];
  const cancel = clock.every(10, () => {
    fired.push(clock.now());
    if (fired.length === 3) cancel();
  });
  await clock.advance(25);
  await clock.advance(100);
  expect(fired).toEqual([10, 20, 30]);
});

test('stop forgets all timers', async () => {
  const clock = createClock({ startAtMs: 0, frozen: true });
  clock.setTimer(1, () => {
    throw new Error('fired');
  });
  clock.stop();
  await clock.advance(10);
});

test.each([
  ['90s', 90_000],
  ['5m', 300_000],
  ['1h30m', 5_400_000],
  ['1h1m1s1ms', 3_661_001],
  ['250ms', 250],
  ['1.5s', 1500],
  ['90', 90_000],
  [90, 90_000],
  [0, 0],
  ['', undefined],
  ['1s1h', undefined],
  ['-1s', undefined],
  [-1, undefined],
  [Number.NaN, undefined],
  ['soon', undefined],
  ['1 s', undefined],
])('the duration %j is %j ms', (written, milliseconds) => {
  expect(readDurationMs(written)).toBe(milliseconds);
});

test('a rate limit lets as many through in any minute as it says, however they come', async () => {
  const clock = createClock({ startAtMs: 0, frozen: true });
  const limit = createRateLimit(3, clock);
  const taken: number[] = [];
  for (let second = 0; second < 300; second++) {
    if (limit.take('key') === undefined) taken.push(second);
    await clock.advance(1000);
  }
  expect(taken).toEqual([0, 1, 2, 60, 61, 62, 120, 121, 122, 180, 181, 182, 240, 241, 242]);
});
