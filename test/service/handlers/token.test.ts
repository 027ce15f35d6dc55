// POST /oauth/token: every row of the exchange, of its errors, and every way in which a subject token can be wrong.
import {
  createRemoteJWKSet,
  decodeJwt,
  decodeProtectedHeader,
  importJWK,
  jwtVerify,
  SignJWT,
  UnsecuredJWT,
} from 'jose';
import { expect, test } from 'vitest';
import { tokenExchangeResponse } from '../../../src/contract/token.ts';
import { Secret } from '../../../src/secret.ts';
import { createAccessTokens, generateSigningKey } from '../../../src/service/access/access-tokens.ts';
import type { Service, WrittenConfig } from '../../../src/service/index.ts';
import { prompt, readChat, readObject } from '../support/chat.ts';
import { createIssuerKey, goodClaims, startIssuer, type TestIssuer } from '../support/issuer.ts';
import {
  configOf,
  internId,
  keys,
  secrets,
  send,
  sendJson,
  standingClock,
  start,
  startedAt,
} from '../support/service.ts';

type Policy = NonNullable<WrittenConfig['policies']>[number];

const policyId = 'fp_reviews';

async function startTrusting(
  issuer: TestIssuer,
  policy: Partial<Policy> = {},
  more: Partial<WrittenConfig> = {},
): Promise<Service> {
  const policies = [
    {
      id: policyId,
      issuer: 'test',
      subject: goodClaims.sub,
      audience: goodClaims.aud,
      acts_as: 'key_standard',
      ...policy,
    },
  ];
  return start({
    config: configOf([{ say: 'hi' }], { issuers: [{ id: 'test', issuer: issuer.url }], policies, ...more }),
  });
}

const form = (subjectToken: string, fields: Record<string, string | undefined> = {}): [string, string][] =>
  Object.entries({
    federation_policy_id: policyId,
    grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
    subject_token: subjectToken,
    subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
    ...fields,
  }).filter((entry): entry is [string, string] => entry[1] !== undefined);

function exchange(service: Service, fields: [string, string][], bearer: string | null = null): Promise<Response> {
  return send(service, '/oauth/token', { method: 'POST', body: new URLSearchParams(fields), bearer });
}

async function accept(service: Service, subjectToken: string): Promise<ReturnType<typeof tokenExchangeResponse.parse>> {
  const response = await exchange(service, form(subjectToken));
  const body: unknown = await response.json();
  expect(response.status, JSON.stringify({ body, journal: service.journal().at(-1) })).toBe(200);
  return tokenExchangeResponse.parse(body);
}

/** A refusal looks the same whatever its reason; the reason is in the journal. */
async function refuse(
  service: Service,
  subjectToken: string,
  fields: Record<string, string | undefined> = {},
): Promise<string> {
  const response = await exchange(service, form(subjectToken, fields));
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    error: 'invalid_grant',
    error_description: 'The subject token was not accepted.',
  });
  expect(response.headers.get('cache-control')).toBe('no-store');
  return service.journal().at(-1)?.reason ?? '';
}

test('[token.access_token, token.issued_token_type, token.scope, token.token_type, exchange.trust] a good subject token is exchanged', async () => {
  const issuer = await startIssuer();
  const service = await startTrusting(issuer);
  const response = await exchange(service, form(await issuer.sign()));
  expect(response.headers.get('cache-control')).toBe('no-store');
  const body = await readObject(response);
  expect(body).toEqual({
    access_token: expect.any(String),
    expires_in: 300,
    issued_token_type: 'urn:ietf:params:oauth:token-type:access_token',
    scope: 'inference',
    token_type: 'Bearer',
  });
});

test('[token.access_token] the access token is an ES256 at+jwt that verifies against oauth/jwks', async () => {
  const issuer = await startIssuer();
  const service = await startTrusting(issuer);
  const { access_token } = await accept(service, await issuer.sign());
  const jwks = createRemoteJWKSet(new URL(`${service.baseUrl}/oauth/jwks`));
  const { payload, protectedHeader } = await jwtVerify(access_token, jwks, {
    currentDate: new Date(startedAt),
    typ: 'at+jwt',
  });
  expect(protectedHeader).toMatchObject({ alg: 'ES256', typ: 'at+jwt' });
  expect(payload).toMatchObject({
    sub: goodClaims.sub,
    scope: 'inference',
    federation_policy_id: policyId,
    federation_issuer_id: 'test',
  });
  const { keys: published } = (await (await send(service, '/oauth/jwks', { bearer: null })).json()) as {
    keys: object[];
  };
  expect(published.some((key) => 'd' in key)).toBe(false);
});

test.each([
  [1, 1],
  [2, 2],
  [899, 899],
  [900, 900],
  [901, 900],
  [3600, 900],
])('[token.expires_in, limit.lifetime] a subject token with %i s left gives %i', async (left, expiresIn) => {
  const issuer = await startIssuer();
  const service = await startTrusting(issuer);
  const nowSeconds = Date.parse(startedAt) / 1000;
  const { expires_in, access_token } = await accept(service, await issuer.sign({ exp: nowSeconds + left }));
  expect(expires_in).toBe(expiresIn);
  expect(decodeJwt(access_token).exp).toBe(nowSeconds + expiresIn);
});

test('[auth.7, exchange.acts-as, auth.1] the access token is a bearer for list and chat until it expires', async () => {
  const issuer = await startIssuer();
  const service = await startTrusting(issuer);
  const { access_token: bearer } = await accept(service, await issuer.sign());
  expect((await send(service, '/interns', { bearer })).status).toBe(200);
  expect((await readChat(await prompt(service, { bearer }))).text).toBe('hi');
  await service.advance('299s');
  expect((await send(service, '/interns', { bearer })).status).toBe(200);
  await service.advance('1s');
  expect((await send(service, '/interns', { bearer })).status).toBe(401);
});

test('[exchange.acts-as] disabling the key cuts off issued tokens at once, and new exchanges', async () => {
  const issuer = await startIssuer();
  const service = await startTrusting(issuer);
  const { access_token: bearer } = await accept(service, await issuer.sign());
  const disable = (disabled: boolean) =>
    sendJson(service, 'PATCH', '/keys/key_standard', { disabled }, secrets.management);
  await disable(true);
  expect((await send(service, '/interns', { bearer })).status).toBe(401);
  expect(await refuse(service, await issuer.sign())).toContain('key "key_standard"');
  await disable(false);
  expect((await send(service, '/interns', { bearer })).status).toBe(200);
});

test('[auth.7] an access token that was changed, or signed by another, is unknown', async () => {
  const issuer = await startIssuer();
  const service = await startTrusting(issuer);
  const { access_token } = await accept(service, await issuer.sign());
  const [header = '', payload = '', signature = ''] = access_token.split('.');
  const changed = Buffer.from(JSON.stringify({ ...decodeJwt(access_token), exp: 9_999_999_999 })).toString('base64url');
  const foreign = await issuer.sign(decodeJwt(access_token), {
    key: await createIssuerKey('x', 'ES256'),
    header: { typ: 'at+jwt' },
  });
  for (const bearer of [
    `${header}.${changed}.${signature}`,
    `${header}.${payload}.AAAA`,
    foreign,
    await issuer.sign(),
    `${header}.${payload}.`,
  ]) {
    expect((await send(service, '/interns', { bearer })).status).toBe(401);
  }
});

test.each(['RS256', 'ES256'] as const)(
  '[exchange.trust] a subject token signed with %s is taken',
  async (algorithm) => {
    const issuer = await startIssuer(algorithm);
    await accept(await startTrusting(issuer), await issuer.sign());
  },
);

test.each(['PS256', 'EdDSA', 'RS512'] as const)(
  '[exchange.trust, exchange.invalid_grant] a subject token signed with %s is refused',
  async (algorithm) => {
    const issuer = await startIssuer(algorithm);
    await refuse(await startTrusting(issuer), await issuer.sign());
  },
);

test.each([
  ['iss', { iss: 'http://127.0.0.1:1' }],
  ['iss', { iss: undefined }],
  ['sub', { sub: 'repo:acme/app:ref:refs/heads/main' }],
  ['sub', { sub: 'repo:acme/app:pull_request ' }],
  ['sub', { sub: 'REPO:acme/app:pull_request' }],
  ['sub', { sub: undefined }],
  ['aud', { aud: 'https://service.example/' }],
  ['aud', { aud: [] }],
  ['aud', { aud: ['https://other.example'] }],
  ['aud', { aud: undefined }],
  ['exp', { exp: Date.parse(startedAt) / 1000 }],
  ['exp', { exp: 1 }],
  ['exp', { exp: undefined }],
  ['nbf', { nbf: Date.parse(startedAt) / 1000 + 1 }],
  ['repository_owner', { repository_owner: 'evil' }],
  ['repository_owner', { repository_owner: ['acme'] }],
  ['repository_owner', { repository_owner: undefined }],
])('[exchange.invalid_grant] a wrong %s (%j) is refused, and the journal says which claim', async (claim, claims) => {
  const issuer = await startIssuer();
  const service = await startTrusting(issuer, { claims: { repository_owner: 'acme' } });
  expect(await refuse(service, await issuer.sign(claims))).toMatch(new RegExp(`^${claim}\\b`));
});

test.each([[goodClaims.aud], ['https://other.example', goodClaims.aud]])(
  "[exchange.trust] one of several audiences must be the policy's: %j",
  async (...aud) => {
    const issuer = await startIssuer();
    await accept(await startTrusting(issuer), await issuer.sign({ aud }));
  },
);

test('[exchange.trust] claims of the policy are compared as values', async () => {
  const issuer = await startIssuer();
  const service = await startTrusting(issuer, {
    claims: { run_attempt: 1, ref_protected: true },
    required_scope: 'deploy',
  });
  await accept(service, await issuer.sign({ run_attempt: 1, ref_protected: true, scopes: ['read', 'deploy'] }));
  expect(
    await refuse(service, await issuer.sign({ run_attempt: '1', ref_protected: true, scopes: ['deploy'] })),
  ).toMatch(/^run_attempt/);
  expect(await refuse(service, await issuer.sign({ run_attempt: 1, ref_protected: true, scopes: 'deploy' }))).toMatch(
    /^scopes/,
  );
});

test('[exchange.federation_policy_id, exchange.invalid_grant] an unknown or a paused policy is refused like everything else', async () => {
  const issuer = await startIssuer();
  const service = await startTrusting(issuer, { enabled: false });
  expect(await refuse(service, await issuer.sign())).toContain('paused');
  expect(await refuse(service, await issuer.sign(), { federation_policy_id: 'fp_other' })).toContain(
    'is not the id of a policy',
  );
  expect(issuer.requests, 'no key is fetched for them').toEqual([]);
});

test('[exchange.invalid_grant] signatures: another key under a known kid, none at all, a symmetric one with the public key', async () => {
  const issuer = await startIssuer();
  const service = await startTrusting(issuer);
  await refuse(service, await issuer.sign({}, { key: await createIssuerKey('first') }));
  const [header = '', payload = ''] = (await issuer.sign()).split('.');
  await refuse(service, `${header}.${payload}.AAAA`);
  const claims = decodeJwt(await issuer.sign());
  const unsecured = new UnsecuredJWT(claims).encode();
  const emptySignature = await exchange(service, form(unsecured));
  expect(await readObject(emptySignature), 'the pattern wants three segments').toMatchObject({
    error: 'invalid_request',
  });
  await refuse(service, `${unsecured}AAAA`);
  const symmetric = Buffer.from(JSON.stringify({ alg: 'HS256', kid: 'first' })).toString('base64url');
  await refuse(service, `${symmetric}.${payload}.AAAA`);
  const critical = await issuer.sign({}, { header: { crit: ['b64'], b64: true } });
  expect(decodeProtectedHeader(critical).crit).toEqual(['b64']);
  await refuse(service, 'a.b.c');
});

test('[exchange.trust] keys are discovered and fetched once, however many exchanges there are', async () => {
  const issuer = await startIssuer();
  const service = await startTrusting(issuer);
  const token = await issuer.sign();
  await Promise.all(Array.from({ length: 10 }, () => accept(service, token)));
  await accept(service, token);
  expect(issuer.requests).toEqual(['/.well-known/openid-configuration', '/keys']);
});

test('[exchange.trust] an unknown kid fetches the keys again at once, at most once a second', async () => {
  const issuer = await startIssuer();
  const service = await startTrusting(issuer);
  await accept(service, await issuer.sign());
  const second = await createIssuerKey('second');
  issuer.published = [second];
  const fetches = () => issuer.requests.filter((path) => path === '/keys').length;
  await refuse(service, await issuer.sign({}, { key: second }));
  expect(fetches(), 'the first fetch was less than a second ago').toBe(1);
  await service.advance('1s');
  await accept(service, await issuer.sign({}, { key: second }));
  expect(fetches()).toBe(2);
  await refuse(service, await issuer.sign());
  await refuse(service, await issuer.sign());
  expect(fetches(), 'the rotated key is gone, and that costs no more fetches within the second').toBe(2);
});

test('[exchange.trust] a key that the issuer no longer shows is refused after ten minutes without any new kid', async () => {
  const issuer = await startIssuer();
  const service = await startTrusting(issuer);
  const longLived = await issuer.sign({ exp: Date.parse(startedAt) / 1000 + 3600 });
  await accept(service, longLived);
  issuer.published = [await createIssuerKey('second')];
  await service.advance('9m59s');
  await accept(service, longLived);
  await service.advance('1s');
  await refuse(service, longLived);
});

test('[exchange.trust] a token without kid is tried with every key of the issuer', async () => {
  const issuer = await startIssuer();
  const second = await createIssuerKey('second');
  issuer.published.push(second);
  const service = await startTrusting(issuer);
  await accept(service, await issuer.sign({}, { key: second, kid: null }));
  await refuse(service, await issuer.sign({}, { key: await createIssuerKey('x'), kid: null }));
});

test('[exchange.503] keys that can not be fetched are 503, and the next exchange tries again', async () => {
  const issuer = await startIssuer();
  const service = await startTrusting(issuer);
  issuer.status = 500;
  const response = await exchange(service, form(await issuer.sign()));
  expect(response.status).toBe(503);
  expect(await readObject(response)).toEqual({
    error: 'temporarily_unavailable',
    error_description: expect.any(String),
  });
  issuer.status = 200;
  await accept(service, await issuer.sign());
});

test.each([{ issuer: 'http://127.0.0.1:1' }, { jwks_uri: 'http://keys.example/keys' }, { jwks_uri: 7 }])(
  '[exchange.503] a discovery document with %j is not believed',
  async (discovery) => {
    const issuer = await startIssuer();
    issuer.discovery = discovery;
    expect((await exchange(await startTrusting(issuer), form(await issuer.sign()))).status).toBe(503);
  },
);

test('[exchange.trust] jwks_url takes the place of discovery', async () => {
  const issuer = await startIssuer();
  const service = await startTrusting(
    issuer,
    {},
    { issuers: [{ id: 'test', issuer: issuer.url, jwks_url: `${issuer.url}/keys` }] },
  );
  await accept(service, await issuer.sign());
  expect(issuer.requests).toEqual(['/keys']);
});

test.each([
  ['exchange.federation_policy_id', { federation_policy_id: undefined }, 'invalid_request'],
  ['exchange.federation_policy_id', { federation_policy_id: '' }, 'invalid_request'],
  ['exchange.grant_type', { grant_type: undefined }, 'invalid_request'],
  [
    'exchange.grant_type, exchange.unsupported_grant_type',
    { grant_type: 'client_credentials' },
    'unsupported_grant_type',
  ],
  ['exchange.subject_token', { subject_token: undefined }, 'invalid_request'],
  ['exchange.subject_token', { subject_token: 'a.b' }, 'invalid_request'],
  ['exchange.subject_token', { subject_token: 'a.b.c.d' }, 'invalid_request'],
  ['exchange.subject_token', { subject_token: 'a.b.c=' }, 'invalid_request'],
  ['exchange.subject_token', { subject_token: 'a.b.c\n' }, 'invalid_request'],
  ['exchange.subject_token_type', { subject_token_type: undefined }, 'invalid_request'],
  [
    'exchange.subject_token_type',
    { subject_token_type: 'urn:ietf:params:oauth:token-type:id_token' },
    'invalid_request',
  ],
  [
    'exchange.requested_token_type',
    { requested_token_type: 'urn:ietf:params:oauth:token-type:jwt' },
    'invalid_request',
  ],
  ['exchange.scope, exchange.invalid_scope', { scope: 'admin' }, 'invalid_scope'],
  ['exchange.scope, exchange.invalid_scope', { scope: 'inference admin' }, 'invalid_scope'],
])('[%s, exchange.invalid_request] %j is %s', async (_rows, fields, error) => {
  const issuer = await startIssuer();
  const response = await exchange(await startTrusting(issuer), form(await issuer.sign(), fields));
  expect(response.status).toBe(400);
  expect(await readObject(response)).toEqual({ error, error_description: expect.any(String) });
});

test('[exchange.requested_token_type, exchange.scope] the optional parameters are taken with their one value; audience, resource and others are ignored', async () => {
  const issuer = await startIssuer();
  const fields = {
    requested_token_type: 'urn:ietf:params:oauth:token-type:access_token',
    scope: 'inference',
    audience: 'x',
    resource: 'y',
    state: 'z',
  };
  const response = await exchange(await startTrusting(issuer), [
    ...form(await issuer.sign(), fields),
    ['audience', 'again'],
  ]);
  expect(response.status).toBe(200);
});

test('[exchange.scope] an optional parameter without a value is as good as absent', async () => {
  const issuer = await startIssuer();
  const fields = { requested_token_type: '', scope: '' };
  expect((await exchange(await startTrusting(issuer), form(await issuer.sign(), fields))).status).toBe(200);
});

test('[exchange.invalid_request] a parameter given twice is refused', async () => {
  const issuer = await startIssuer();
  const response = await exchange(await startTrusting(issuer), [
    ...form(await issuer.sign()),
    ['scope', 'inference'],
    ['scope', 'inference'],
  ]);
  expect(await readObject(response)).toMatchObject({ error: 'invalid_request' });
});

test.each([0, 1, 16_383, 16_384, 16_385])(
  '[limit.subject_token, exchange.subject_token] a subject token of %i characters',
  async (length) => {
    const issuer = await startIssuer();
    const service = await startTrusting(issuer);
    const signature = 'a'.repeat(Math.max(0, length - 4));
    const token = length < 5 ? 'a'.repeat(length) : `a.b.${signature}`;
    const body = await readObject(await exchange(service, form(token)));
    // One character has no three segments; a long one that fits is judged, and refused as no JWT.
    expect(body['error']).toBe(length === 16_383 || length === 16_384 ? 'invalid_grant' : 'invalid_request');
  },
);

test.each([
  [32_767, 400],
  [32_768, 413],
  [32_769, 413],
])('[exchange.413] a form of %i bytes is %i', async (size, status) => {
  const issuer = await startIssuer();
  const opening = 'grant_type=x&audience=';
  const body = opening + 'a'.repeat(size - opening.length);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const response = await send(await startTrusting(issuer), '/oauth/token', {
    method: 'POST',
    body,
    headers,
    bearer: null,
  });
  expect(response.status).toBe(status);
  expect(await readObject(response)).toEqual({
    error: status === 413 ? 'invalid_request' : 'unsupported_grant_type',
    error_description: expect.any(String),
  });
});

test('[exchange.invalid_request] a JSON body is refused', async () => {
  const issuer = await startIssuer();
  const response = await sendJson(
    await startTrusting(issuer),
    'POST',
    '/oauth/token',
    Object.fromEntries(form(await issuer.sign())),
    null,
  );
  expect(response.status).toBe(400);
  expect(await readObject(response)).toMatchObject({ error: 'invalid_request' });
});

test.each([
  ['none', null, 200],
  ['a standard key', secrets.standard, 200],
  ['a management key', secrets.management, 200],
  ['an unknown key', 'unknown', 401],
  ['a disabled key', secrets.disabled, 401],
  ['no token at all', '', 401],
])('[auth.1] the bearer of an exchange may be absent, but not wrong: %s', async (_what, bearer, status) => {
  const issuer = await startIssuer();
  const response = await exchange(await startTrusting(issuer), form(await issuer.sign()), bearer);
  expect(response.status).toBe(status);
  if (status !== 401) return;
  expect(await readObject(response)).toEqual({ error: 'invalid_client', error_description: expect.any(String) });
  expect(response.headers.get('www-authenticate')).toBe('Bearer');
});

test('[auth.1] an access token is no bearer for another exchange', async () => {
  const issuer = await startIssuer();
  const service = await startTrusting(issuer);
  const { access_token } = await accept(service, await issuer.sign());
  expect((await exchange(service, form(await issuer.sign()), access_token)).status).toBe(401);
});

test.each([1, 2, 3])('[exchange.429] exchange %i of a minute with a limit of 2', async (count) => {
  const issuer = await startIssuer();
  const service = await startTrusting(issuer, {}, { limits: { exchanges_per_minute: 2 } });
  const token = await issuer.sign();
  for (let index = 1; index < count; index++) await accept(service, token);
  const response = await exchange(service, form(token));
  expect(response.status).toBe(count <= 2 ? 200 : 429);
  if (count <= 2) return;
  expect(response.headers.get('retry-after')).toBe('60');
  expect(await readObject(response)).toEqual({
    error: 'invalid_request',
    error_description: 'Too many token exchanges.',
  });
});

test('neither tokens nor secrets are in the journal', async () => {
  const issuer = await startIssuer();
  const service = await startTrusting(issuer);
  const subjectToken = await issuer.sign();
  const { access_token } = await accept(service, subjectToken);
  await prompt(service, { bearer: access_token }).then(readChat);
  await send(service, `/interns/${secrets.standard}/chat/completions?key=${secrets.standard}`, {
    method: 'POST',
    bearer: null,
  });
  await refuse(service, await issuer.sign({ sub: 'other' }));
  const written = JSON.stringify(service.journal());
  for (const secret of [access_token, subjectToken, ...keys.map((key) => key.secret)])
    expect(written).not.toContain(secret);
  expect(written).toContain(internId);
});

test('[exchange.trust] a key set over plain http from elsewhere is never asked for', async () => {
  const issuer = await startIssuer();
  issuer.discovery = { jwks_uri: 'http://keys.example/keys' };
  const asked: string[] = [];
  const watched: typeof fetch = (input, init) => {
    asked.push(new Request(input).url);
    return fetch(input, init);
  };
  const policies = [
    { id: policyId, issuer: 'test', subject: goodClaims.sub, audience: goodClaims.aud, acts_as: 'key_standard' },
  ];
  const service = await start({
    config: configOf([], { issuers: [{ id: 'test', issuer: issuer.url }], policies }),
    fetch: watched,
  });
  expect((await exchange(service, form(await issuer.sign()))).status).toBe(503);
  expect(asked).toEqual([`${issuer.url}/.well-known/openid-configuration`]);
});

test('[auth.7] a JWT of the right key and the wrong type is no access token', async () => {
  const key = await generateSigningKey();
  const clock = standingClock();
  const accessTokens = createAccessTokens(key, clock);
  const privateKey = await importJWK(JSON.parse(key), 'ES256');
  const claims = { key_hash: 'key_standard', exp: Math.floor(clock.now() / 1000) + 60 };
  const sign = (typ: string) => new SignJWT(claims).setProtectedHeader({ alg: 'ES256', typ }).sign(privateKey);
  expect(await accessTokens.findKeyHash(new Secret(await sign('at+jwt')))).toEqual({ keyHash: 'key_standard' });
  expect(await accessTokens.findKeyHash(new Secret(await sign('JWT')))).toBeUndefined();
  const inAnHour = { ...clock, now: () => clock.now() + 3_600_000 };
  const later = createAccessTokens(key, inAnHour);
  expect(await later.findKeyHash(new Secret(await sign('at+jwt')))).toBe('expired');
});
