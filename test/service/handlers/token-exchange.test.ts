// The token exchange beyond its answer: what the journal tells of it, whose token it is, and which forms are taken.
import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { readObject } from '../support/chat.ts';
import { goodClaims, startIssuer, type TestIssuer } from '../support/issuer.ts';
import { configOf, send, start, startedAt } from '../support/service.ts';

const formType = 'application/x-www-form-urlencoded';

/** A service that trusts this issuer, and an exchange with it. */
async function startTrusting(issuer: TestIssuer) {
  const policy = {
    id: 'fp',
    issuer: 'test',
    subject: goodClaims.sub,
    audience: goodClaims.aud,
    acts_as: 'key_standard',
  };
  const service = await start({
    config: configOf([], { issuers: [{ id: 'test', issuer: issuer.url }], policies: [policy] }),
  });
  const exchange = (
    subjectToken: string,
    { more = '', type = formType, bearer = null }: { more?: string; type?: string; bearer?: string | null } = {},
  ) => {
    const form = new URLSearchParams({
      federation_policy_id: 'fp',
      grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
      subject_token: subjectToken,
      subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
    });
    const headers = { 'content-type': type };
    return send(service, '/oauth/token', { method: 'POST', body: `${form.toString()}${more}`, bearer, headers });
  };
  const lastEntry = () => service.journal().at(-1);
  return { service, exchange, lastEntry };
}

test('an access token is issued by the address of the service, and the journal tells the key that it acts as', async () => {
  const issuer = await startIssuer();
  const { service, exchange, lastEntry } = await startTrusting(issuer);
  const { access_token } = await readObject(await exchange(await issuer.sign()));
  expect(decodeJwt(String(access_token)).iss).toBe(service.baseUrl);
  expect(lastEntry()).toMatchObject({ decision: 'token_issued', reason: 'acts as key "key_standard"' });
  await exchange(await issuer.sign(), { bearer: String(access_token) });
  expect(lastEntry()).toMatchObject({ decision: 'invalid_client', reason: 'the bearer is an access token' });
  await send(service, '/oauth/jwks', { bearer: null });
  expect(lastEntry()).toMatchObject({ status: 200, decision: 'keys_served' });
});

test('[exchange.503] keys that could not be fetched are a plain answer, and their address is in the journal', async () => {
  const issuer = await startIssuer();
  const { exchange, lastEntry } = await startTrusting(issuer);
  issuer.status = 500;
  expect(await readObject(await exchange(await issuer.sign()))).toEqual({
    error: 'temporarily_unavailable',
    error_description: "The issuer's keys could not be fetched.",
  });
  expect(lastEntry()?.reason).toContain(`The keys of "${issuer.url}" could not be fetched: `);
});

test.each([
  [0.9, 400],
  [1, 200],
])('[token.expires_in] a subject token with %d s left is %i', async (seconds, status) => {
  const issuer = await startIssuer();
  const { exchange, lastEntry } = await startTrusting(issuer);
  const response = await exchange(await issuer.sign({ exp: Date.parse(startedAt) / 1000 + seconds }));
  expect(response.status).toBe(status);
  expect(await readObject(response)).toMatchObject(status === 200 ? { expires_in: 1 } : { error: 'invalid_grant' });
  if (status !== 200) expect(lastEntry()?.reason).toBe('exp: the subject token has expired');
});

test.each(['audience', 'resource'])('%s may come several times', async (name) => {
  const issuer = await startIssuer();
  const { exchange } = await startTrusting(issuer);
  expect((await exchange(await issuer.sign(), { more: `&${name}=a&${name}=b` })).status).toBe(200);
});

test.each([
  [formType, 200],
  [`${formType}; charset=utf-8`, 200],
  [`${formType} ;charset=utf-8`, 200],
  [formType.toUpperCase(), 200],
  [`${formType}s`, 400],
  [`text/${formType}`, 400],
  [`${formType}.v2; charset=utf-8`, 400],
])('[exchange.invalid_request] a form of type %s is %i', async (type, status) => {
  const issuer = await startIssuer();
  const { exchange } = await startTrusting(issuer);
  expect((await exchange(await issuer.sign(), { type })).status).toBe(status);
});
