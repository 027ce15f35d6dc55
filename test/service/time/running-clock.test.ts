// A clock that runs by itself, on a machine whose time only the test moves.
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createClock } from '../../../src/service/time/clock.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 1_000_000 });
  onTestFinished(() => void vi.useRealTimers());
});

/** A clock that starts at 0, and the times at which its timers fired. */
function createWatched() {
  const clock = createClock({ startAtMs: 0 });
  const fired: number[] = [];
  return { clock, fired, watch: () => void fired.push(clock.now()) };
}

test('a clock runs from where it starts, and is moved by exactly what is asked', async () => {
  const { clock } = createWatched();
  expect(clock.now()).toBe(0);
  await vi.advanceTimersByTimeAsync(500);
  expect(clock.now()).toBe(500);
  await clock.advance(3_600_000);
  expect(clock.now()).toBe(3_600_500);
  await vi.advanceTimersByTimeAsync(7);
  expect(clock.now()).toBe(3_600_507);
});

test('timers fire by themselves, each at its time', async () => {
  const { clock, fired, watch } = createWatched();
  for (const delayMs of [30, 10, 20, 10]) clock.setTimer(delayMs, watch);
  await vi.advanceTimersByTimeAsync(9);
  expect(fired).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(fired).toEqual([10, 10, 20, 30]);
  clock.setTimer(5, watch);
  await vi.advanceTimersByTimeAsync(5);
  expect(fired.at(-1)).toBe(114);
});

test('what is overdue fires in order when the machine wakes from its sleep', async () => {
  const { clock, fired, watch } = createWatched();
  const order: string[] = [];
  for (const delayMs of [20, 10]) clock.setTimer(delayMs, () => order.push(String(delayMs)));
  clock.setTimer(1000, watch);
  vi.setSystemTime(Date.now() + 500);
  await vi.advanceTimersByTimeAsync(10);
  expect(order).toEqual(['10', '20']);
  await vi.advanceTimersByTimeAsync(490);
  expect(fired).toEqual([1000]);
});

test('a timer of more than 24 days fires at its time', async () => {
  const { clock, fired, watch } = createWatched();
  const monthMs = 30 * 24 * 3_600_000;
  clock.setTimer(monthMs, watch);
  await vi.advanceTimersByTimeAsync(monthMs - 1);
  expect(fired).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(fired).toEqual([monthMs]);
});

test('a clock sleeps until the first timer that was not cancelled, and once', async () => {
  const { clock, fired, watch } = createWatched();
  clock.setTimer(10, watch)();
  clock.setTimer(1000, watch);
  clock.setTimer(2000, watch);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersToNextTimerAsync();
  expect(fired).toEqual([1000]);
});

test('one alarm is set, whatever happens to its timers, and none when there are none', async () => {
  const { clock, watch } = createWatched();
  clock.setTimer(100, watch);
  clock.setTimer(50, watch);
  expect(vi.getTimerCount()).toBe(1);
  clock.setTimer(10, () => void clock.setTimer(5, watch));
  await vi.advanceTimersByTimeAsync(10);
  expect(vi.getTimerCount()).toBe(1);
  await clock.advance(10);
  expect(vi.getTimerCount()).toBe(1);
  clock.stop();
  expect(vi.getTimerCount()).toBe(0);
});

test('moving ahead never takes a clock back, however long its timers take', async () => {
  const { clock, fired, watch } = createWatched();
  clock.setTimer(10, () => {
    watch();
    vi.setSystemTime(Date.now() + 1000);
  });
  vi.setSystemTime(Date.now() + 50);
  await clock.advance(5);
  expect(fired).toEqual([50]);
  expect(clock.now()).toBe(1050);
});

test('after a stop new timers fire and old ones do not', async () => {
  const { clock, fired, watch } = createWatched();
  clock.setTimer(10, () => fired.push(-1));
  clock.stop();
  clock.setTimer(10, watch);
  await vi.advanceTimersByTimeAsync(20);
  expect(fired).toEqual([10]);
});
