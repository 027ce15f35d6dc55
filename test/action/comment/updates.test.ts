// Updates of something that changes faster than it may be written.
import { expect, test } from 'vitest';
import { startUpdates } from '../../../src/action/comment/updates.ts';
import { manualClock } from '../../support/clock.ts';

test('the first is written at once, then at most one in the interval, and always the latest', async () => {
  const clock = manualClock();
  let latest = 0;
  const written: number[] = [];
  const updates = startUpdates({ write: async () => void written.push(latest), intervalMs: 10_000, clock });
  for (latest = 1; latest <= 5; latest += 1) {
    updates.request();
    await clock.pass(1000);
  }
  expect(written).toEqual([1]);
  latest = 6;
  await clock.pass(6000);
  expect(written).toEqual([1, 6]);
  await clock.pass(100_000);
  expect(written).toEqual([1, 6]);
});

test('what is stopped writes nothing more, and does not wait', async () => {
  const clock = manualClock();
  const writes: number[] = [];
  const updates = startUpdates({ write: async () => void writes.push(clock.now()), intervalMs: 10_000, clock });
  updates.request();
  await updates.settle();
  updates.request();
  await updates.stop();
  updates.request();
  await clock.pass(100_000);
  expect(writes).toHaveLength(1);
});
