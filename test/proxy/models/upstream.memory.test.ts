// Memory for bodies: in order, given back, and a wait that ends.
import { expect, test } from 'vitest';
import { createMemoryBudget } from '../../../src/proxy/models/upstream.ts';

test('memory is given out in order, comes back, and a wait ends with its time or its client', async () => {
  const memory = createMemoryBudget(10);
  const { signal } = new AbortController();
  const first = await memory.reserve(8, signal);
  const order: string[] = [];
  const second = memory.reserve(6, signal).then(() => order.push('second'));
  const third = memory.reserve(2, signal).then(() => order.push('third'));
  expect(await memory.reserve(1, AbortSignal.timeout(5))).toBeUndefined();
  const gone = new AbortController();
  const left = memory.reserve(1, gone.signal);
  gone.abort();
  expect(await left).toBeUndefined();
  expect(order).toEqual([]);
  first?.shrink(4);
  await second;
  expect(order).toEqual(['second']);
  first?.release();
  await third;
  expect(order).toEqual(['second', 'third']);
});

test('memory is taken at once where it is free and nobody waits', async () => {
  const memory = createMemoryBudget(10);
  const first = memory.take(8);
  expect(memory.take(3)).toBeUndefined();
  const waiting = memory.reserve(3, new AbortController().signal);
  expect(memory.take(1)).toBeUndefined();
  first?.release();
  (await waiting)?.release();
  expect(memory.take(10)).toBeDefined();
});
