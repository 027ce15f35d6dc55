// The holder of one access token: renewed in time, by one exchange at a time.
import { describe, expect, test } from 'vitest';
import type { AccessTokenOptions } from '../../src/exchange/access-token.ts';
import { holdAccessToken } from '../../src/exchange/access-token.ts';
import type { SubjectTokenSource } from '../../src/identity/source.ts';
import { Secret } from '../../src/secret.ts';
import { handClock } from '../support/clock.ts';
import { jwtOf } from '../support/jwt.ts';
import { recordLog } from '../support/log.ts';
import { connectFailure, json, type Scripted, scriptedFetch } from '../support/responses.ts';
import { grantedToken } from '../support/token-response.ts';

function grant(number: number, expires_in = 300): Response {
  return json(200, { ...grantedToken, access_token: `access-token-${number}`, expires_in });
}

interface More {
  readonly options?: Partial<AccessTokenOptions>;
  readonly source?: Partial<SubjectTokenSource>;
  readonly claims?: Readonly<Record<string, unknown>>;
}

function hold(script: readonly Scripted[], more: More = {}) {
  const clock = handClock();
  const log = recordLog();
  const fetch = scriptedFetch(...script);
  const asked: string[] = [];
  const source: SubjectTokenSource = {
    name: 'made-up',
    takesAudience: true,
    detect: () => Promise.resolve({ state: 'ready' }),
    async fetchToken({ audience }) {
      asked.push(audience);
      const exp = clock.now() / 1000 + 300;
      const claims = { iss: 'https://token.example', aud: audience, exp, ...more.claims };
      return jwtOf(claims, `signature-${asked.length}`);
    },
    ...more.source,
  };
  const holder = holdAccessToken({
    source,
    audience: 'urn:me',
    baseUrl: 'https://service.example/v1',
    federationPolicyId: 'fp_1',
    fetch,
    clock,
    log,
    ...more.options,
  });
  const subjectTokens = (): readonly (string | null)[] =>
    fetch.sent.map(({ body }) => new URLSearchParams(body).get('subject_token'));
  return { holder, get: async () => (await holder.get()).reveal(), clock, log, fetch, asked, subjectTokens };
}

describe('the token', () => {
  test('is exchanged when it is first asked for, and held', async () => {
    const { get, asked, fetch } = hold([grant(1)]);
    expect(fetch.sent).toEqual([]);
    expect([await get(), await get(), await get()]).toEqual(['access-token-1', 'access-token-1', 'access-token-1']);
    expect([fetch.sent.length, asked]).toEqual([1, ['urn:me']]);
  });

  test.each([
    // Lifetime in seconds, and the least of five minutes and half of it.
    [900, 300],
    [600, 300],
    [300, 150],
    [5, 2.5],
  ])('that was granted for %i s is renewed when %d s of it remain', async (lifetime, margin) => {
    const { get, clock } = hold([grant(1, lifetime), grant(2, lifetime)]);
    await get();
    clock.advance((lifetime - margin) * 1000 - 1);
    expect(await get()).toBe('access-token-1');
    clock.advance(1);
    expect(await get()).toBe('access-token-2');
  });

  test('is renewed by the monotonic clock, whatever the wall clock says', async () => {
    const { get, clock } = hold([grant(1), grant(2)]);
    await get();
    clock.setNow(Date.UTC(2099, 0));
    expect(await get()).toBe('access-token-1');
    clock.setNow(0);
    clock.advance(150_000);
    expect(await get()).toBe('access-token-2');
  });

  test('lives from before its request: a slow answer does not prolong it', async () => {
    const { get, clock } = hold([
      () => {
        clock.advance(9_000);
        return grant(1);
      },
      grant(2),
    ]);
    await get();
    clock.advance(141_000);
    expect(await get()).toBe('access-token-2');
  });

  test('does not lose lifetime to attempts that failed before it', async () => {
    const { get, clock } = hold([json(503, {}, { 'Retry-After': '50' }), grant(1, 30), grant(2, 30)]);
    await get();
    clock.advance(14_000);
    expect(await get()).toBe('access-token-1');
  });

  test('is exchanged once, whoever asks at the same time', async () => {
    const { get, fetch } = hold([grant(1)]);
    expect(await Promise.all([get(), get(), get()])).toEqual(['access-token-1', 'access-token-1', 'access-token-1']);
    expect(fetch.sent).toHaveLength(1);
  });

  test('is asked for anew after a failure, which everyone who waited is told', async () => {
    const { get, fetch } = hold([json(400, { error: 'invalid_grant' }), grant(2)]);
    const refused = { status: 'rejected', reason: { code: 'exchange_refused' } };
    expect(await Promise.allSettled([get(), get()])).toMatchObject([refused, refused]);
    expect(await get()).toBe('access-token-2');
    expect(fetch.sent).toHaveLength(2);
  });

  test('is masked before it is given out, and the log says how long it lives', async () => {
    const { get, log } = hold([grant(1)]);
    await get();
    expect(log.masked).toContain('access-token-1');
    expect(log.at('info')).toEqual(['Access token for 300 s by policy "fp_1".']);
    expect(JSON.stringify(log.messages)).not.toMatch(/access-token-1|signature-1/);
  });

  test('is exchanged with the API key as bearer where there is one', async () => {
    const { get, fetch } = hold([grant(1)], { options: { apiKey: new Secret('key-1') } });
    await get();
    expect(fetch.sent[0]?.headers.get('authorization')).toBe('Bearer key-1');
  });
});

describe('an exchange', () => {
  test('has a new subject token for every attempt', async () => {
    const { get, subjectTokens } = hold([connectFailure(), json(503, {}), grant(3)]);
    expect(await get()).toBe('access-token-3');
    expect(subjectTokens().map((token) => token?.split('.')[2])).toEqual(['signature-1', 'signature-2', 'signature-3']);
  });

  test.each([429, 500, 503])('is tried again after %i, as late as Retry-After asks', async (status) => {
    const { get, clock } = hold([json(status, {}, { 'Retry-After': '4' }), grant(2)]);
    expect(await get()).toBe('access-token-2');
    expect(clock.sleeps).toEqual([4_000]);
  });

  test.each([400, 401, 403, 413])('that is refused with %i is not tried again', async (status) => {
    const { get, fetch, clock } = hold([json(status, { error: 'invalid_grant' }), grant(2)]);
    await expect(get()).rejects.toMatchObject({ code: 'exchange_refused', data: { status } });
    expect([fetch.sent.length, clock.sleeps]).toEqual([1, []]);
  });

  test('with an answer outside the API is not tried again', async () => {
    const { get, fetch } = hold([json(200, {}), grant(2)]);
    await expect(get()).rejects.toMatchObject({ code: 'exchange_malformed' });
    expect(fetch.sent).toHaveLength(1);
  });

  test('is given up after five attempts', async () => {
    const { get, fetch, clock } = hold(Array.from({ length: 6 }, () => json(503, {})));
    await expect(get()).rejects.toMatchObject({ code: 'exchange_unreachable', data: { status: 503 } });
    expect([fetch.sent.length, clock.sleeps]).toEqual([5, [500, 1000, 2000, 4000]]);
  });

  test('is given up when a further attempt would begin after 60 s', async () => {
    const { get, fetch } = hold([json(503, {}, { 'Retry-After': '61' }), grant(2)]);
    await expect(get()).rejects.toMatchObject({ code: 'exchange_unreachable' });
    expect(fetch.sent).toHaveLength(1);
  });

  test('ends with the reason of its signal', async () => {
    const reason = new Error('cancelled');
    const { get, fetch } = hold([grant(1)], { options: { signal: AbortSignal.abort(reason) } });
    await expect(get()).rejects.toBe(reason);
    expect(fetch.sent).toEqual([]);
  });
});

describe('a subject token', () => {
  test('is checked before it is sent', async () => {
    const { get, fetch } = hold([grant(1)], { claims: { aud: 'urn:other' } });
    await expect(get()).rejects.toMatchObject({ code: 'identity_malformed', data: { source: 'made-up' } });
    expect(fetch.sent).toEqual([]);
  });

  test('that has expired is not sent, by the wall clock', async () => {
    const { get, fetch } = hold([grant(1)], { claims: { exp: 1_000_000_000 } });
    await expect(get()).rejects.toMatchObject({ code: 'identity_malformed' });
    expect(fetch.sent).toEqual([]);
  });

  test.each([
    [true, true, false],
    [true, false, false],
    [false, false, false],
    [false, true, true],
  ])(
    'for another audience, of a source that takes one (%s), for one by default (%s), is sent: %s',
    async (takesAudience, isAudienceDefault, isSent) => {
      const more = { source: { takesAudience }, options: { isAudienceDefault }, claims: { aud: 'urn:other' } };
      const { get, fetch } = hold([grant(1)], more);
      await get().catch(() => {});
      expect(fetch.sent).toHaveLength(isSent ? 1 : 0);
    },
  );
});

describe('a renewal', () => {
  test('takes the place of a token that was refused', async () => {
    const { holder, get } = hold([grant(1), grant(2)]);
    const refused = await holder.get();
    expect((await holder.renew(refused)).reveal()).toBe('access-token-2');
    expect(await get()).toBe('access-token-2');
  });

  test('is one for all who were refused with the same token', async () => {
    const { holder, fetch } = hold([grant(1), grant(2)]);
    const refused = await holder.get();
    const renewed = await Promise.all([holder.renew(refused), holder.renew(refused)]);
    expect([...renewed, await holder.renew(refused)].map((token) => token.reveal())).toEqual([
      'access-token-2',
      'access-token-2',
      'access-token-2',
    ]);
    expect(fetch.sent).toHaveLength(2);
  });

  test('that fails by an outage keeps the token that is still alive', async () => {
    const outage = Array.from({ length: 5 }, () => json(503, { error: 'temporarily_unavailable' }));
    const { get, clock, log } = hold([grant(1), ...outage]);
    await get();
    clock.advance(245_000);
    expect(await get()).toBe('access-token-1');
    expect(log.at('warning').at(-1)).toContain('stays in use');
  });

  test('that fails by an outage fails when too little of the token remains', async () => {
    const outage = Array.from({ length: 5 }, () => json(503, { error: 'temporarily_unavailable' }));
    const { get, clock } = hold([grant(1), ...outage]);
    await get();
    clock.advance(296_000);
    await expect(get()).rejects.toMatchObject({ code: 'exchange_unreachable' });
  });

  test('that is refused fails, though the token is still alive', async () => {
    const { get, clock } = hold([grant(1), json(400, { error: 'invalid_grant' })]);
    await get();
    clock.advance(245_000);
    await expect(get()).rejects.toMatchObject({ code: 'exchange_refused' });
  });
});

describe('one attempt', () => {
  test('has ten seconds for identity and exchange together, the last one what is left of the minute', async () => {
    const budgets: (number | undefined)[] = [];
    const outage = Array.from({ length: 5 }, () => json(503, {}));
    const clockOf: { advance(ms: number): void }[] = [];
    const slow: Partial<SubjectTokenSource> = {
      fetchToken({ timeoutMs }) {
        budgets.push(timeoutMs);
        clockOf[0]?.advance(timeoutMs ?? 0);
        return Promise.resolve(jwtOf({ iss: 'https://token.example', aud: 'urn:me', exp: 9_999_999_999 }, 'x'));
      },
    };
    const { get, clock } = hold(outage, { source: slow });
    clockOf.push(clock);
    await expect(get()).rejects.toMatchObject({ code: 'exchange_unreachable' });
    expect(budgets[0]).toBe(10_000);
    expect(Math.max(...budgets.map((budget) => budget ?? 0))).toBe(10_000);
    expect(budgets.reduce<number>((sum, budget) => sum + (budget ?? 0), 0)).toBeLessThanOrEqual(60_000);
  });
});

describe('a signal of the request', () => {
  test('counts in place of that of the job, which may be over', async () => {
    const { holder } = hold([grant(1), grant(2)], { options: { signal: AbortSignal.abort(new Error('over')) } });
    await expect(holder.get()).rejects.toThrow('over');
    const still = new AbortController().signal;
    const first = await holder.get(still);
    expect(first.reveal()).toBe('access-token-1');
    expect((await holder.renew(first, still)).reveal()).toBe('access-token-2');
  });

  test('ends the exchange', async () => {
    const { holder } = hold([connectFailure('ECONNREFUSED')]);
    await expect(holder.get(AbortSignal.abort(new Error('enough')))).rejects.toThrow('enough');
  });
});
