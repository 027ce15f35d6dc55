// When a bearer is renewed, who waits for it, and what a failed exchange does to whom.
import { expect, test } from 'vitest';
import { ExchangeError } from '../../src/errors.ts';
import type { ObtainedToken } from '../../src/exchange/token-holder.ts';
import { holdFreshBearer } from '../../src/exchange/token-holder.ts';
import { silentLog } from '../../src/log.ts';
import { Secret } from '../../src/secret.ts';
import { handClock } from '../support/clock.ts';

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A bearer of tokens that live for so long; `answer` decides what an exchange does. */
async function hold(lifetimeMs: number) {
  const clock = handClock();
  const waiting: { give(): Promise<void>; fail(error: Error): Promise<void> }[] = [];
  const token = (number: number): ObtainedToken => ({
    token: new Secret(`token-${number}`),
    lifetimeMs,
    startedAt: clock.monotonic(),
  });
  const obtain = (): Promise<ObtainedToken> =>
    new Promise((resolve, reject) => {
      waiting.push({
        give() {
          resolve(token(waiting.length + 1));
          return settled();
        },
        fail(error) {
          reject(error);
          return settled();
        },
      });
    });
  const bearer = holdFreshBearer({ obtain, firstToken: token(1), clock, log: silentLog });
  const shown = async () => (await bearer.get()).token.reveal();
  return { bearer, clock, waiting, shown };
}

const outage = new ExchangeError('exchange_unreachable', 'Away.');
const refusal = new ExchangeError('exchange_refused', 'No.');

test.each([
  [300_000, 150_000],
  [900_000, 600_000],
  [3_600_000, 3_300_000],
  [10_000, 5_000],
])(
  'a token of %i ms is renewed after %i ms, by the first who comes then; nobody waits',
  async (lifetimeMs, renewAt) => {
    const { clock, waiting, shown } = await hold(lifetimeMs);
    clock.advance(renewAt - 1);
    expect(await shown()).toBe('token-1');
    expect(waiting).toHaveLength(0);
    clock.advance(1);
    expect(await shown()).toBe('token-1');
    expect(await shown()).toBe('token-1');
    expect(waiting).toHaveLength(1);
    await waiting[0]?.give();
    expect(await shown()).toBe('token-2');
  },
);

test('when the old one is dead, everyone waits for the one exchange', async () => {
  const { clock, waiting, shown } = await hold(10_000);
  clock.advance(9_000);
  const all = Promise.all([shown(), shown(), shown()]);
  expect(waiting).toHaveLength(1);
  await waiting[0]?.give();
  expect(await all).toEqual(['token-2', 'token-2', 'token-2']);
});

test('an idle bearer exchanges nothing', async () => {
  const { clock, waiting } = await hold(10_000);
  clock.advance(3_600_000);
  expect(waiting).toHaveLength(0);
});

test.each([outage, refusal])(
  'a failure is told at once ($message), and the old token is used while it lives',
  async (error) => {
    const { clock, waiting, shown } = await hold(10_000);
    clock.advance(5_000);
    expect(await shown()).toBe('token-1');
    await waiting[0]?.fail(error);
    expect(await shown()).toBe('token-1');
    expect(waiting).toHaveLength(1);
    clock.advance(4_000);
    // It is dead: everyone waits for the rest of the pause, and then for one exchange.
    const waited = Promise.all([1, 2].map(() => expect(shown()).rejects.toThrow(error.message)));
    await settled();
    expect(clock.sleeps).toEqual([1_000]);
    await waiting[1]?.fail(error);
    await waited;
    expect(waiting).toHaveLength(2);
  },
);

test('with a dead token too, five seconds pass after each failure, also for a token that was answered with 401', async () => {
  const { bearer, clock, waiting, shown } = await hold(10_000);
  const first = await bearer.get();
  clock.advance(20_000);
  const failed = expect(shown()).rejects.toThrow('No.');
  await waiting[0]?.fail(refusal);
  await failed;
  expect(await bearer.renew(first)).toBeUndefined();
  expect(waiting).toHaveLength(1);
  const waited = shown();
  await settled();
  expect(clock.sleeps).toEqual([5_000]);
  await waiting[1]?.give();
  expect(await waited).toBe('token-3');
});

test('a token that was answered with 401 is renewed, unless it is too young or has been renewed by then', async () => {
  const { bearer, clock, waiting } = await hold(300_000);
  const first = await bearer.get();
  clock.advance(9_999);
  expect([await bearer.renew(first), waiting.length]).toEqual([undefined, 0]);
  clock.advance(1);
  const renewed = bearer.renew(first);
  await waiting[0]?.give();
  expect((await renewed)?.token.reveal()).toBe('token-2');
  expect([(await bearer.renew(first))?.token.reveal(), waiting.length]).toEqual(['token-2', 1]);
});

test('after a renewal that failed, five seconds pass', async () => {
  const { clock, waiting, shown } = await hold(300_000);
  clock.advance(150_000);
  await shown();
  await waiting[0]?.fail(outage);
  clock.advance(4_999);
  expect([await shown(), waiting.length]).toEqual(['token-1', 1]);
  clock.advance(1);
  expect([await shown(), waiting.length]).toEqual(['token-1', 2]);
});

test('a token that no header can carry is an error of the exchange', () => {
  const clock = handClock();
  const first = { token: new Secret('a\nb'), lifetimeMs: 1000, startedAt: 0 };
  const obtain = () => Promise.resolve(first);
  expect(() => holdFreshBearer({ obtain, firstToken: first, clock, log: silentLog })).toThrow(
    'characters that a header cannot carry',
  );
});
