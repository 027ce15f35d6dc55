// The end of the log: waited for as long as its reader takes anything.
import { Writable } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drain } from '../../../src/action/runner/step.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Waits for a pipe in which so many lines are left; each is gone when the test takes it. */
function begin(lines: number, patienceMs?: number) {
  const left: (() => void)[] = [];
  const pipe = new Writable({ write: (_chunk, _encoding, taken) => void left.push(taken) });
  for (let line = 0; line < lines; line += 1) pipe.write('line\n');
  let isOver = false;
  void drain(pipe, patienceMs).then(() => {
    isOver = true;
  });
  const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
  return { take: () => left.shift()?.(), pass, isOver: () => isOver };
}

test('a log that is taken is not waited for', async () => {
  const { take, pass, isOver } = begin(1);
  take();
  await pass(0);
  take(); // what tells that it was taken
  await pass(0);
  expect(isOver()).toBe(true);
});

test.each([
  ['ten seconds', undefined, 10_000],
  ['as long as is said', 1_000, 1_000],
])('a reader that takes nothing is given up after %s', async (_, patienceMs, ms) => {
  const { pass, isOver } = begin(2, patienceMs);
  await pass(ms - 1);
  expect(isOver()).toBe(false);
  await pass(1);
  expect(isOver()).toBe(true);
});

test('a reader that is slow is waited for, each line anew', async () => {
  const { take, pass, isOver } = begin(5);
  for (let line = 0; line < 5; line += 1) {
    await pass(9_000);
    take();
  }
  await pass(9_000);
  expect(isOver()).toBe(false);
  take();
  await pass(0);
  expect(isOver()).toBe(true);
});
