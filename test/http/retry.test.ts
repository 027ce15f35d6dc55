// Trying again: how often, how long between, and when not.
import { describe, expect, test } from 'vitest';
import type { RetryOptions, RetryVerdict } from '../../src/http/retry.ts';
import { withRetry } from '../../src/http/retry.ts';
import { handClock } from '../support/clock.ts';
import { recordLog } from '../support/log.ts';

interface Trial {
  /** How many attempts fail before one succeeds; default all. */
  readonly failures?: number;
  readonly verdict?: RetryVerdict;
  readonly options?: Partial<RetryOptions>;
  readonly random?: number;
  /** What is thrown; default a failure with its number and a cause. */
  readonly failure?: Error;
}

async function tryIt({
  failures = Number.POSITIVE_INFINITY,
  verdict = { retry: true },
  options,
  random,
  failure,
}: Trial) {
  const clock = handClock(random === undefined ? {} : { random });
  const log = recordLog();
  const attempts: number[] = [];
  const all = { what: 'errand', maxAttempts: 5, deadline: clock.monotonic() + 60_000, clock, log, ...options };
  const outcome = await withRetry(
    all,
    async (number) => {
      attempts.push(number);
      if (number <= failures) throw failure ?? new Error(`failure ${number}`, { cause: new Error('why') });
      return `success ${number}`;
    },
    () => verdict,
  ).catch((error: unknown) => error);
  return { outcome, attempts, sleeps: clock.sleeps, log };
}

describe('withRetry', () => {
  test('returns what the first attempt gives', async () => {
    expect(await tryIt({ failures: 0 })).toMatchObject({ outcome: 'success 1', attempts: [1], sleeps: [] });
  });

  test('tries again until an attempt succeeds', async () => {
    expect(await tryIt({ failures: 2 })).toMatchObject({ outcome: 'success 3', attempts: [1, 2, 3] });
  });

  test('throws the last failure when the attempts are used up, and waits no more after it', async () => {
    expect(await tryIt({ options: { maxAttempts: 3 } })).toMatchObject({
      outcome: new Error('failure 3'),
      attempts: [1, 2, 3],
      sleeps: [500, 1000],
    });
  });

  test('makes one attempt when one is all', async () => {
    expect(await tryIt({ options: { maxAttempts: 1 } })).toMatchObject({ attempts: [1], sleeps: [] });
  });

  test('gives up when the judge says so', async () => {
    expect(await tryIt({ verdict: { retry: false } })).toMatchObject({
      outcome: new Error('failure 1'),
      attempts: [1],
      sleeps: [],
    });
  });

  test('doubles its waits up to 15 s', async () => {
    const { sleeps } = await tryIt({ options: { maxAttempts: 8, deadline: Number.POSITIVE_INFINITY } });
    expect(sleeps).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000]);
  });

  test('leaves up to a quarter of each wait to chance', async () => {
    const { sleeps } = await tryIt({ random: 1, options: { maxAttempts: 4 } });
    expect(sleeps).toEqual([375, 750, 1500]);
  });

  test('waits as long as the failure asks', async () => {
    const { sleeps } = await tryIt({ verdict: { retry: true, afterMs: 7_000 }, options: { maxAttempts: 3 } });
    expect(sleeps).toEqual([7_000, 7_000]);
  });

  test('waits no shorter than its back-off, whatever the failure asks', async () => {
    const { sleeps } = await tryIt({ verdict: { retry: true, afterMs: 0 }, options: { maxAttempts: 3 } });
    expect(sleeps).toEqual([500, 1000]);
  });

  test.each([
    [1499, [1], []],
    [1500, [1, 2], [500]],
    [2500, [1, 2, 3], [500, 1000]],
  ])('begins no wait that would end past a deadline of %i', async (deadline, attempts, sleeps) => {
    // The clock starts at 1000.
    expect(await tryIt({ options: { deadline } })).toMatchObject({ attempts, sleeps });
  });

  test('gives up at once when the failure asks for more time than there is', async () => {
    expect(await tryIt({ verdict: { retry: true, afterMs: 60_001 } })).toMatchObject({ attempts: [1], sleeps: [] });
  });

  test.each([
    ['earlier', 1600, [1, 2]],
    ['later', 1_000_000, [1, 2, 3]],
  ])('heeds a deadline of the failure that is %s', async (_, deadline, attempts) => {
    const trial = { verdict: { retry: true, deadline }, options: { deadline: 2500 } } as const;
    expect(await tryIt(trial)).toMatchObject({ attempts });
  });

  test('logs each failure with its causes and the wait', async () => {
    const { log } = await tryIt({ failures: 2 });
    expect(log.messages).toEqual([
      { level: 'info', message: 'Attempt 1 of the errand failed: failure 1 (why). Next attempt in 0.5 s.' },
      { level: 'info', message: 'Attempt 2 of the errand failed: failure 2 (why). Next attempt in 1.0 s.' },
    ]);
  });

  test('logs a failure that is a sentence with one full stop', async () => {
    const { log } = await tryIt({ failures: 1, failure: new Error('a.example said no.') });
    expect(log.messages).toMatchObject([
      { message: 'Attempt 1 of the errand failed: a.example said no. Next attempt in 0.5 s.' },
    ]);
  });

  test('ends with the reason of a signal that has aborted, whatever the attempt threw', async () => {
    const signal = AbortSignal.abort(new Error('cancelled'));
    expect(await tryIt({ options: { signal } })).toMatchObject({ outcome: new Error('cancelled'), attempts: [1] });
  });

  test('ends with the reason of a signal that aborts while it waits', async () => {
    const controller = new AbortController();
    const clock = handClock({ onSleep: () => controller.abort(new Error('cancelled')) });
    const { outcome, attempts } = await tryIt({ options: { clock, signal: controller.signal } });
    expect(outcome).toEqual(new Error('cancelled'));
    expect(attempts).toEqual([1]);
  });
});

test('a wait beyond the time left is not begun, and the log says so', async () => {
  const { attempts, sleeps, log } = await tryIt({ verdict: { retry: true, afterMs: Number.MAX_SAFE_INTEGER } });
  expect([attempts, sleeps]).toEqual([[1], []]);
  expect(log.at('warning')).toEqual([
    expect.stringMatching(/asks to wait \d+ s .* but only 60 s are left: it is not sent/),
  ]);
});

test.each([undefined, 0])(
  'when the time is up, a service that asks to wait %j is not said to ask for more',
  async (afterMs) => {
    // The clock starts at 1000.
    const { attempts, log } = await tryIt({ verdict: { retry: true, afterMs }, options: { deadline: 500 } });
    expect(attempts).toEqual([1]);
    expect(log.messages).toEqual([]);
  },
);
