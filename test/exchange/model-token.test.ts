// The exchange with each provider: as its official SDK makes it, what is told when it is refused, and each subject token once.
import { oidcFederationProvider } from '@anthropic-ai/sdk/lib/credentials/oidc-federation';
import OpenAI from 'openai';
import { describe, expect, test } from 'vitest';
import { ExchangeError, IdentityError } from '../../src/errors.ts';
import { obtainModelToken } from '../../src/exchange/model-token.ts';
import { buildTokenExchange } from '../../src/exchange/token-exchange.ts';
import type { SubjectTokenSource } from '../../src/identity/source.ts';
import { readModelAccess } from '../../src/inputs/model-access.ts';
import type { Secret } from '../../src/secret.ts';
import { handClock } from '../support/clock.ts';
import { jwtOf } from '../support/jwt.ts';
import { recordLog } from '../support/log.ts';
import { brokenConnection, connectFailure, json, type Scripted, scriptedFetch } from '../support/responses.ts';

const texts = {
  interns: 'provider: interns\nfederation_policy_id: fp_1\nbase_url: https://service.example/api/v1',
  openai: 'provider: openai\nidentity_provider_id: idp_1\nservice_account_id: svc_1\nclient_id: client_1',
  anthropic:
    'provider: anthropic\nfederation_rule_id: fdrl_1\norganization_id: org_1\nservice_account_id: svac_1\nworkspace_id: ws_1',
} as const;
type Name = keyof typeof texts;

const grant = (more: object = {}): Response =>
  json(200, { access_token: 'provider-token', token_type: 'Bearer', expires_in: 3600, ...more });

interface More {
  readonly text?: string;
  readonly takesAudience?: boolean;
  /** How often the issuer gives each subject token. */
  readonly repeats?: number;
  /** Seconds of a subject token's life. */
  readonly life?: number;
}

function exchange(
  name: Name,
  script: readonly Scripted[],
  { text = '', takesAudience = true, life = 300, repeats = 1 }: More = {},
) {
  const clock = handClock();
  const log = recordLog();
  const fetch = scriptedFetch(...script);
  const issued: Secret[] = [];
  let asked = 0;
  const access = readModelAccess(`${texts[name]}\n${text}`, {});
  const source: SubjectTokenSource = {
    name: 'made-up',
    takesAudience,
    detect: () => Promise.resolve({ state: 'ready' }),
    async fetchToken({ audience }) {
      const [held] = issued;
      if (!takesAudience && held !== undefined) return held;
      asked += 1;
      const last = issued.at(-1);
      if (last !== undefined && (asked - 1) % repeats !== 0) return last;
      const now = clock.now() / 1000;
      const claims = { iss: 'https://token.example', sub: 'repo:acme/app', aud: audience, iat: now, exp: now + life };
      const token = jwtOf(claims, `signature-${issued.length}`);
      issued.push(token);
      return token;
    },
  };
  const spent = new Set<string>();
  const obtain = () => obtainModelToken({ access, source, usedFingerprints: spent, fetch, clock, log });
  return { obtain, fetch, issued, log, clock, access };
}

/** What a request has that a provider could look at. */
function seenOf({ url, method, headers, body }: ReturnType<typeof scriptedFetch>['sent'][number]) {
  const ours = ['accept', 'user-agent']; // each client's own
  return {
    url,
    method,
    headers: Object.fromEntries([...headers].filter(([name]) => !ours.includes(name))),
    body: JSON.parse(body ?? ''),
  };
}

describe('the official SDKs are the second opinion', () => {
  test('openai sends the same address, headers and fields', async () => {
    const ours = exchange('openai', [grant()]);
    await ours.obtain();
    const token = ours.issued[0]?.reveal() ?? '';
    const fetch = scriptedFetch(grant(), json(200, { data: [] }));
    const client = new OpenAI({
      workloadIdentity: {
        identityProviderId: 'idp_1',
        serviceAccountId: 'svc_1',
        clientId: 'client_1',
        provider: { tokenType: 'jwt', getToken: () => Promise.resolve(token) },
      },
      fetch: asFetch(fetch),
    });
    await client.models.list();
    expect(fetch.sent[1]?.headers.get('authorization')).toBe('Bearer provider-token');
    expect(fetch.sent.slice(0, 1).map(seenOf)).toEqual(ours.fetch.sent.map(seenOf));
  });

  test('@anthropic-ai/sdk sends the same address, headers and fields', async () => {
    const ours = exchange('anthropic', [grant()]);
    await ours.obtain();
    const fetch = scriptedFetch(grant());
    const provide = oidcFederationProvider({
      identityTokenProvider: () => ours.issued[0]?.reveal() ?? '',
      federationRuleId: 'fdrl_1',
      organizationId: 'org_1',
      serviceAccountId: 'svac_1',
      workspaceId: 'ws_1',
      baseURL: 'https://api.anthropic.com',
      fetch: asFetch(fetch),
    });
    expect(await provide()).toMatchObject({ token: 'provider-token' });
    expect(fetch.sent.map(seenOf)).toEqual(ours.fetch.sent.map(seenOf));
  });

  test('a deployment of interns gets the form that runs send', async () => {
    const { obtain, fetch, issued } = exchange('interns', [grant({ expires_in: 300 })]);
    await obtain();
    const [subjectToken] = issued;
    if (subjectToken === undefined) throw new Error('no token was issued');
    const usual = buildTokenExchange({
      baseUrl: 'https://service.example/api/v1',
      federationPolicyId: 'fp_1',
      subjectToken,
    });
    const [sent] = fetch.sent;
    expect(sent?.url).toBe(usual.url);
    expect([...new URLSearchParams(sent?.body)].toSorted()).toEqual([...new URLSearchParams(usual.body)].toSorted());
    expect(sent?.headers.get('content-type')).toBe('application/x-www-form-urlencoded');
  });
});

describe('the lifetime of a token', () => {
  test.each([
    // Provider, `expires_in`, life of the subject token, seconds that it counts as alive.
    ['interns', 600, 300, 600],
    ['interns', 3600, 300, 900],
    ['openai', 3600, 300, 300],
    ['openai', 120, 300, 120],
    ['openai', undefined, 7200, 3600],
    ['openai', undefined, 300, 300],
    ['anthropic', 3600, 300, 600],
    ['anthropic', 3600, 20, 60],
    ['anthropic', 300, 300, 300],
  ] as const)('%s: %s s granted for a subject token of %i s count as %i s', async (name, expires_in, life, seconds) => {
    const { obtain, log } = exchange(name, [grant({ expires_in })], { life });
    expect(await obtain()).toMatchObject({ lifetimeMs: seconds * 1000 });
    const isClipped = expires_in !== undefined && expires_in !== seconds;
    expect(log.at('info').some((line) => line.includes(`it is used for ${seconds} s`))).toBe(isClipped);
  });

  test.each(['interns', 'anthropic'] as const)('%s has to tell it', async (name) => {
    const { obtain } = exchange(name, [grant({ expires_in: undefined })]);
    await expect(obtain()).rejects.toMatchObject({ code: 'exchange_malformed' });
  });
});

describe('attempts', () => {
  test.each([
    ['no answer', brokenConnection()],
    ['no connection', connectFailure()],
    ['429', json(429, {}, { 'Retry-After': '1' })],
    ['500', json(500, {})],
    ['503', json(503, {})],
  ])('after %s there is another, with a new subject token', async (_, failure) => {
    const { obtain, issued, fetch } = exchange('anthropic', [failure, grant()]);
    expect((await obtain()).token.reveal()).toBe('provider-token');
    const [first, second] = fetch.sent.map(({ body }) => JSON.parse(body ?? '').assertion);
    expect(issued).toHaveLength(2);
    expect(first).not.toBe(second);
  });

  test.each([
    ['no answer', brokenConnection()],
    ['429', json(429, {})],
    ['503 of a gateway, behind which it counted', json(503, {})],
  ])('after %s a subject token that the issuer gives again is not sent again', async (_, failure) => {
    const { obtain, fetch, issued } = exchange('anthropic', [failure, grant()], { repeats: 2 });
    expect((await obtain()).token.reveal()).toBe('provider-token');
    const sent = fetch.sent.map(({ body }) => JSON.parse(body ?? '').assertion);
    expect(new Set(sent).size).toBe(2);
    expect(issued).toHaveLength(2);
  });

  test('five are made', async () => {
    const { obtain, fetch } = exchange(
      'openai',
      Array.from({ length: 6 }, () => () => json(500, {})),
    );
    await expect(obtain()).rejects.toMatchObject({ code: 'exchange_unreachable' });
    expect(fetch.sent).toHaveLength(5);
  });

  test('a redirect is not followed, and is final', async () => {
    const { obtain, fetch } = exchange('openai', [
      new Response(null, { status: 307, headers: { location: 'https://evil.example' } }),
    ]);
    await expect(obtain()).rejects.toMatchObject({ code: 'exchange_refused', data: { status: 307 } });
    expect(fetch.sent).toHaveLength(1);
  });
});

describe('a subject token that is held', () => {
  const held = { takesAudience: false };

  test.each([
    ['no connection', connectFailure()],
    ['429', json(429, {})],
    ['503', json(503, {})],
  ])('is sent again after %s', async (_, failure) => {
    const { obtain, fetch } = exchange('anthropic', [failure, grant()], held);
    await obtain();
    expect(fetch.sent).toHaveLength(2);
  });

  test.each([
    ['no answer', brokenConnection()],
    ['500', json(500, {})],
    ['502', json(502, {})],
  ])('is spent after %s: it may have counted', async (_, failure) => {
    const { obtain, fetch } = exchange('anthropic', [failure], held);
    const error = await obtain().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(IdentityError);
    expect(error).toMatchObject({ code: 'identity_used', cause: { code: 'exchange_unreachable' } });
    expect(String(error)).toMatch(/issues a new one for each exchange.*"single_use: false"/);
    expect(fetch.sent).toHaveLength(1);
  });

  test('is spent by the exchange that it was good for', async () => {
    const { obtain, fetch } = exchange('anthropic', [grant()], held);
    await obtain();
    await expect(obtain()).rejects.toMatchObject({ code: 'identity_used' });
    expect(fetch.sent).toHaveLength(1);
  });

  test.each([
    ['anthropic', 'single_use: false'],
    ['openai', ''],
    ['interns', ''],
  ] as const)('may be sent twice to %s with "%s"', async (name, text) => {
    const { obtain } = exchange(name, [brokenConnection(), grant(), grant()], { ...held, text });
    await obtain();
    expect((await obtain()).token.reveal()).toBe('provider-token');
  });
});

describe('a refusal', () => {
  test('of Anthropic is told with its request, ids, claims, and what is likely', async () => {
    const body = {
      type: 'error',
      error: { type: 'authentication_error', message: 'Invalid assertion.' },
      request_id: null,
    };
    const text = texts.anthropic.replace('\nworkspace_id: ws_1', '');
    const { obtain } = exchange('anthropic', [json(401, body, { 'request-id': 'req_7' })]);
    const error = await obtain().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      code: 'exchange_refused',
      data: { status: 401, reason: 'authentication_error', requestId: 'req_7' },
    });
    const message = String(error);
    for (const part of [
      'req_7',
      'Invalid assertion.',
      'fdrl_1',
      'https://token.example',
      'repo:acme/app',
      'Console',
      '"jti" of the token was used before, elsewhere',
      'exp - iat',
    ]) {
      expect(message).toContain(part);
    }
    expect(message).not.toContain('is not given');
    expect(readModelAccess(text, {}).provider.explain(401, {}, false).join(' ')).toMatch(
      /"workspace_id" is not given.*"jti"/,
    );
  });

  test('of OpenAI is told as OAuth says it', async () => {
    const { obtain } = exchange('openai', [
      json(400, { error: 'invalid_grant', error_description: 'No mapping.' }, { 'x-request-id': 'req_8' }),
    ]);
    const error = await obtain().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      code: 'exchange_refused',
      data: { status: 400, reason: 'invalid_grant', requestId: 'req_8' },
    });
    expect(String(error)).toMatch(/OpenAI refused .*req_8.*No mapping\..*identity_provider_id "idp_1"/);
  });

  test('that echoes the subject token shows nothing of it', async () => {
    const { obtain, issued } = exchange('openai', [
      ({ body }) =>
        json(400, {
          error: 'invalid_grant',
          error_description: `I got ${JSON.parse(body ?? '').subject_token}\n::error::x`,
          hint: body,
        }),
    ]);
    const error = await obtain().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ExchangeError);
    const shown = JSON.stringify(error) + String(error);
    expect(shown).toContain('I got ***');
    expect(shown).not.toContain('signature-0');
    expect(shown).not.toContain(issued[0]?.reveal().split('.')[1]);
    expect(String(error)).not.toContain('\n');
  });

  test('by a clock that is minutes off says so', async () => {
    const date = new Date(Date.UTC(2026, 0, 2, 3, 0, 5)).toUTCString();
    const { obtain } = exchange('openai', [json(401, { error: 'invalid_grant' }, { date })]);
    await expect(obtain()).rejects.toThrow('is 240 s ahead of the clock of OpenAI');
  });
});

test('skew is said in the log of an exchange that is granted', async () => {
  const { obtain, log } = exchange('openai', [
    json(200, { access_token: 't', expires_in: 300 }, { date: new Date(Date.UTC(2026, 0, 2, 3, 6, 6)).toUTCString() }),
  ]);
  await obtain();
  expect(log.at('warning')).toEqual([expect.stringContaining('121 s behind the clock of OpenAI')]);
});

test('a subject token that is too long is not sent', async () => {
  const { fetch, access } = exchange('anthropic', []);
  expect(access.provider.maxTokenCharacters).toBe(16_384);
  const source: SubjectTokenSource = {
    name: 'made-up',
    takesAudience: false,
    detect: () => Promise.resolve({ state: 'ready' }),
    fetchToken: () => Promise.resolve(jwtOf({ iss: 'i', aud: access.audience, exp: 4e9, more: 'x'.repeat(16_384) })),
  };
  const options = { access, source, usedFingerprints: new Set<string>(), fetch, clock: handClock(), log: recordLog() };
  await expect(obtainModelToken(options)).rejects.toMatchObject({ code: 'exchange_malformed' });
  expect(fetch.sent).toEqual([]);
});

/** The fetch of a script, as the SDKs take one; what they send is always a text. */
function asFetch(fetch: ReturnType<typeof scriptedFetch>): typeof globalThis.fetch {
  return async (url, init) => {
    const { method = 'GET', headers, body, redirect } = init ?? {};
    if (body !== undefined && body !== null) expect([redirect, typeof body]).toEqual(['manual', 'string']);
    const answer = await fetch(url instanceof Request ? url.url : url.toString(), {
      method,
      headers: Object.fromEntries(new Headers(headers)),
      body: typeof body === 'string' ? body : null,
      redirect: 'manual',
      signal: new AbortController().signal,
    });
    if (answer instanceof Response) return answer;
    throw new TypeError('The script answers with responses.');
  };
}
