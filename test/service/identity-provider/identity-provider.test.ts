// The identity provider: what a job asks of it, and what its tokens say.
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Service, WrittenConfig } from '../../../src/service/index.ts';
import { readObject } from '../support/chat.ts';
import { configOf, standingClock, start, startedAt } from '../support/service.ts';

const nowSeconds = Date.parse(startedAt) / 1000;

function startWithIssuer(config?: WrittenConfig): Promise<Service> {
  return start({
    identityProvider: true,
    env: {},
    clock: standingClock(),
    ...(config === undefined ? {} : { config }),
  });
}

async function tokenOf(service: Service, claims: Record<string, unknown> = {}, audience?: string): Promise<string> {
  const job = service.addJob(claims);
  const query = audience === undefined ? '' : `&audience=${encodeURIComponent(audience)}`;
  const response = await fetch(`${job.request_url}${query}`, {
    headers: { authorization: `bearer ${job.request_token}` },
  });
  const body = await readObject(response);
  expect(Object.keys(body)).toEqual(['value']);
  return String(body['value']);
}

test('a token is a five-minute RS256 JWT that verifies against the discovered key set', async () => {
  const service = await startWithIssuer();
  const discovery = await readObject(await fetch(`${service.identityProvider}/.well-known/openid-configuration`));
  expect(discovery).toMatchObject({
    issuer: service.identityProvider,
    id_token_signing_alg_values_supported: ['RS256'],
  });
  const { payload, protectedHeader } = await jwtVerify(
    await tokenOf(service, {}, 'https://a.example'),
    createRemoteJWKSet(new URL(String(discovery['jwks_uri']))),
    {
      algorithms: ['RS256'],
      issuer: String(service.identityProvider),
      audience: 'https://a.example',
      currentDate: new Date(startedAt),
    },
  );
  expect(protectedHeader).toMatchObject({ alg: 'RS256', typ: 'JWT', kid: expect.any(String) });
  expect(payload).toMatchObject({
    sub: 'repo:local/demo:ref:refs/heads/main',
    repository: 'local/demo',
    repository_owner: 'local',
    ref: 'refs/heads/main',
    event_name: 'push',
    iat: nowSeconds,
    nbf: nowSeconds,
    exp: nowSeconds + 300,
  });
});

test.each([
  [
    { repository: 'acme/app', ref: 'refs/heads/dev' },
    { sub: 'repo:acme/app:ref:refs/heads/dev', repository_owner: 'acme', ref_type: 'branch' },
  ],
  [{ repository: 'acme/app', event_name: 'pull_request' }, { sub: 'repo:acme/app:pull_request' }],
  [{ repository: 'acme/app', environment: 'production' }, { sub: 'repo:acme/app:environment:production' }],
  [{ ref: 'refs/tags/v1' }, { ref_type: 'tag' }],
  [
    { sub: 'mine', exp: 7, custom: [1] },
    { sub: 'mine', exp: 7, custom: [1] },
  ],
])('a job with %j has %j', async (claims, expected) => {
  const service = await startWithIssuer(configOf([]));
  expect(decodeJwt(await tokenOf(service, claims))).toMatchObject(expected);
});

test.each([
  [{}, { sub: 'repo:acme/app:ref:refs/heads/main', repository_owner: 'acme', aud: 'https://a.example' }],
  [
    { repository: 'acme/app', actor: 'octocat' },
    { sub: 'repo:acme/app:ref:refs/heads/main', actor: 'octocat' },
  ],
  [{ ref: 'refs/heads/dev' }, { sub: 'repo:acme/app:ref:refs/heads/dev', repository_owner: 'acme' }],
  [{ event_name: 'pull_request' }, { sub: 'repo:acme/app:pull_request' }],
  [{ repository: 'evil/fork' }, { sub: 'repo:evil/fork:ref:refs/heads/main', repository_owner: 'evil' }],
])(
  'beside a policy a job with %j has what the policy takes, and nothing that contradicts it',
  async (claims, expected) => {
    const policy = {
      id: 'p',
      issuer: 'identity-provider',
      subject: 'repo:acme/app:ref:refs/heads/main',
      audience: 'https://a.example',
      claims: { repository_owner: 'acme' },
      acts_as: 'key_standard',
    };
    const service = await startWithIssuer(configOf([], { policies: [policy] }));
    expect(decodeJwt(await tokenOf(service, claims))).toMatchObject(expected);
  },
);

test.each([
  [{}, { sub: 'repo:acme/app:custom', repository_owner: 'acme-inc' }],
  [{ repository: 'acme/app' }, { sub: 'repo:acme/app:custom', repository_owner: 'acme-inc' }],
  [{ ref: 'refs/heads/main' }, { sub: 'repo:acme/app:ref:refs/heads/main', repository_owner: 'acme-inc' }],
  [{ repository: 'evil/fork' }, { sub: 'repo:evil/fork:ref:refs/heads/main', repository_owner: 'evil' }],
])('a subject that no claim tells is that of a job with %j, unless the job is another', async (claims, expected) => {
  const policy = {
    id: 'p',
    issuer: 'identity-provider',
    subject: 'repo:acme/app:custom',
    audience: 'https://a.example',
    claims: { repository_owner: 'acme-inc' },
    acts_as: 'key_standard',
  };
  const service = await startWithIssuer(configOf([], { policies: [policy] }));
  expect(decodeJwt(await tokenOf(service, claims))).toMatchObject(expected);
});

test('without an audience a token has the one of the job, else that of GitHub', async () => {
  expect(decodeJwt(await tokenOf(await startWithIssuer(configOf([])), { repository: 'acme/app' })).aud).toBe(
    'https://github.com/acme',
  );
  const service = await startWithIssuer();
  expect(decodeJwt(await tokenOf(service)).aud).toBe(service.ready.audience);
});

/** What GitHub's documentation says of the claims of a push, for a repository and branch of this machine. */
const pushClaims = {
  jti: expect.stringMatching(/./),
  sub: 'repo:local/demo:ref:refs/heads/main',
  aud: 'https://github.com/local',
  ref: 'refs/heads/main',
  ref_type: 'branch',
  ref_protected: 'false',
  sha: expect.stringMatching(/^[0-9a-f]{40}$/),
  head_ref: '',
  base_ref: '',
  repository: 'local/demo',
  repository_id: expect.stringMatching(/^\d+$/),
  repository_owner: 'local',
  repository_owner_id: expect.stringMatching(/^\d+$/),
  repository_visibility: expect.stringMatching(/^(?:public|private|internal)$/),
  actor: 'local',
  actor_id: expect.stringMatching(/^\d+$/),
  event_name: 'push',
  run_id: expect.stringMatching(/^\d+$/),
  run_number: expect.stringMatching(/^\d+$/),
  run_attempt: expect.stringMatching(/^\d+$/),
  runner_environment: expect.stringMatching(/^(?:github|self)-hosted$/),
  workflow: expect.stringMatching(/./),
  workflow_ref: expect.stringMatching(/^local\/demo\/\.github\/workflows\/[\w-]+\.yml@refs\/heads\/main$/),
  workflow_sha: expect.stringMatching(/^[0-9a-f]{40}$/),
  job_workflow_ref: expect.stringMatching(/^local\/demo\/\.github\/workflows\/[\w-]+\.yml@refs\/heads\/main$/),
  job_workflow_sha: expect.stringMatching(/^[0-9a-f]{40}$/),
  iat: nowSeconds,
  nbf: nowSeconds,
  exp: nowSeconds + 300,
};

test("a job without claims has each of GitHub's, those of a push to the main branch", async () => {
  const service = await startWithIssuer(configOf([]));
  const token = decodeJwt(await tokenOf(service));
  expect(token).toEqual({ ...pushClaims, iss: service.identityProvider });
});

test('the discovery document says what OpenID Connect asks for, and of the claims only those that tokens have', async () => {
  const service = await startWithIssuer();
  const { claims_supported, ...discovery } = await readObject(
    await fetch(`${service.identityProvider}/.well-known/openid-configuration`),
  );
  expect(discovery).toEqual({
    issuer: service.identityProvider,
    jwks_uri: `${service.identityProvider}/.well-known/jwks`,
    id_token_signing_alg_values_supported: ['RS256'],
    response_types_supported: ['id_token'],
    scopes_supported: ['openid'],
    subject_types_supported: ['public', 'pairwise'],
  });
  const claims = Object.keys(decodeJwt(await tokenOf(service)));
  expect(claims).toEqual(expect.arrayContaining(z.array(z.string()).parse(claims_supported)));
  expect(claims_supported).toEqual(expect.arrayContaining(['iss', 'sub', 'aud', 'exp', 'iat']));
});

test('each token has a jti of its own', async () => {
  const service = await startWithIssuer();
  expect(decodeJwt(await tokenOf(service)).jti).not.toBe(decodeJwt(await tokenOf(service)).jti);
});

test.each([undefined, 'bearer x', 'basic x'])('the authorization %s is no request token', async (authorization) => {
  const service = await startWithIssuer();
  const { request_url } = service.addJob();
  expect((await fetch(request_url, { headers: authorization === undefined ? {} : { authorization } })).status).toBe(
    401,
  );
});

test.each(['', '{', '[]', '7'])('a job of %j is refused', async (body) => {
  const service = await startWithIssuer();
  expect((await fetch(`${service.identityProvider}/jobs`, { method: 'POST', body })).status).toBe(400);
});

test('a web page gets no job', async () => {
  const service = await startWithIssuer();
  const headers = { origin: 'https://evil.example' };
  expect((await fetch(`${service.identityProvider}/jobs`, { method: 'POST', body: '{}', headers })).status).toBe(404);
});

test('a service without an identity provider has no jobs', async () => {
  const service = await start({ config: configOf([]) });
  expect(service.identityProvider).toBeUndefined();
  expect(() => service.addJob()).toThrow(TypeError);
});
