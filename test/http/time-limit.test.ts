// A time limit ends its work, and holds nothing of it once it is cleared.
import { getEventListeners } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { startTimeLimit } from '../../src/http/time-limit.ts';

test('aborts when the time is over', async () => {
  const limit = startTimeLimit(1, undefined);
  await vi.waitUntil(() => limit.signal.aborted);
});

test('aborts with the reason of the outer signal', () => {
  const outer = new AbortController();
  const limit = startTimeLimit(60_000, outer.signal);
  outer.abort(new Error('cancelled'));
  expect(limit.signal.reason).toEqual(new Error('cancelled'));
  limit.clear();
});

test('is aborted from the start when the outer signal is', () => {
  const limit = startTimeLimit(60_000, AbortSignal.abort('cancelled'));
  expect(limit.signal.reason).toBe('cancelled');
  limit.clear();
});

test('holds neither the outer signal nor a timer once it is cleared', async () => {
  const outer = new AbortController();
  const limit = startTimeLimit(1, outer.signal);
  expect(getEventListeners(outer.signal, 'abort')).toHaveLength(1);
  limit.clear();
  expect(getEventListeners(outer.signal, 'abort')).toHaveLength(0);
  outer.abort();
  await delay(20);
  expect(limit.signal.aborted).toBe(false);
});
