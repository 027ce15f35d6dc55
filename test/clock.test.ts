// The clock of this machine, and the one that tests move.
import { describe, expect, test } from 'vitest';
import { systemClock } from '../src/clock.ts';
import { handClock } from './support/clock.ts';

describe("the machine's clock", () => {
  test('sleeps', async () => {
    const before = systemClock.monotonic();
    await systemClock.sleep(5);
    expect(systemClock.monotonic() - before).toBeGreaterThan(3);
  });

  test.each(['before', 'while'])('ends a sleep with the reason of a signal that aborts %s it', async (when) => {
    const controller = new AbortController();
    const reason = new Error('cancelled');
    if (when === 'before') controller.abort(reason);
    const sleeping = systemClock.sleep(60_000, controller.signal);
    controller.abort(reason);
    await expect(sleeping).rejects.toBe(reason);
  });

  test('tells the time, and chance from 0 up to 1', () => {
    expect(Math.abs(systemClock.now() - Date.now())).toBeLessThan(1_000);
    const chances = Array.from({ length: 100 }, () => systemClock.random());
    expect(chances.every((chance) => chance >= 0 && chance < 1)).toBe(true);
  });
});

test('a sleep of the hand clock passes at once and moves it on', async () => {
  const clock = handClock();
  const [now, monotonic] = [clock.now(), clock.monotonic()];
  await clock.sleep(60_000);
  expect([clock.now() - now, clock.monotonic() - monotonic, clock.sleeps]).toEqual([60_000, 60_000, [60_000]]);
});
