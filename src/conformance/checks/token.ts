// Checks POST /oauth/token: refused exchanges, and one that grants an access token.
import type { OAuthErrorCode } from '../../contract/errors.ts';
import { maxAccessTokenLifetimeSeconds, maxTokenRequestBytes, subjectTokenLength } from '../../contract/limits.ts';
import { accessTokenType, inferenceScope, jwtTokenType, tokenExchangeGrantType } from '../../contract/token.ts';
import { isObject, parseJson } from '../../json.ts';
import { Secret } from '../../secret.ts';
import {
  asObject,
  type Check,
  check,
  expectKeys,
  expectThat,
  type Form,
  type Reply,
  requireValue,
  send,
  type Target,
} from '../check.ts';

/** A well-formed JWT of the issuer https://invalid.example, with the signature "sig". */
const untrustedToken = 'eyJhbGciOiJSUzI1NiJ9.eyJpc3MiOiJodHRwczovL2ludmFsaWQuZXhhbXBsZSJ9.c2ln';

function exchange(target: Target, fields: Form = {}): Promise<Reply> {
  const form = {
    federation_policy_id: target.federationPolicyId ?? 'unknown',
    grant_type: tokenExchangeGrantType,
    subject_token: untrustedToken,
    subject_token_type: jwtTokenType,
    ...fields,
  };
  return send(target, '/oauth/token', { method: 'POST', form, bearer: null });
}

function expectOAuthError(reply: Reply, status: number, error: OAuthErrorCode): void {
  expectThat(reply.status === status, `the status is ${reply.status}, not ${status}: ${reply.text.slice(0, 200)}`);
  const body = asObject(reply.json, 'the body');
  expectKeys(body, ['error', 'error_description'], 'the body');
  expectThat(body['error'] === error, `error is ${JSON.stringify(body['error'])}, not "${error}"`);
  expectThat(typeof body['error_description'] === 'string', 'error_description is not a string');
}

/** Reads a time of an unverified JWT, in epoch seconds. Returns undefined if it has none. */
function readTime(token: string, claim: 'iat' | 'exp'): number | undefined {
  const claims = parseJson(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  const time = isObject(claims) ? claims[claim] : undefined;
  return typeof time === 'number' ? time : undefined;
}

/** Covers two rows: that of the field, and that of the error. */
function checkBadExchange(field: string, error: OAuthErrorCode, fields: Form): Check {
  return check([`exchange.${field}`, `exchange.${error}`], async (target) => {
    expectOAuthError(await exchange(target, fields), 400, error);
  });
}

export const tokenChecks: readonly Check[] = [
  checkBadExchange('grant_type', 'unsupported_grant_type', { grant_type: 'password' }),
  checkBadExchange('subject_token_type', 'invalid_request', { subject_token_type: accessTokenType }),
  checkBadExchange('requested_token_type', 'invalid_request', { requested_token_type: jwtTokenType }),
  checkBadExchange('scope', 'invalid_scope', { scope: 'admin' }),
  checkBadExchange('subject_token', 'invalid_request', { subject_token: 'a.b' }),
  checkBadExchange('federation_policy_id', 'invalid_grant', { federation_policy_id: 'no-such-policy' }),
  check(['exchange.trust', 'exchange.invalid_grant'], async (target) => {
    // With an unknown policy, the service would refuse the policy's id before it looks at the token's issuer.
    const federation_policy_id = requireValue(target.federationPolicyId, 'a federation policy');
    const reply = await exchange(target, { federation_policy_id, subject_token: untrustedToken });
    expectOAuthError(reply, 400, 'invalid_grant');
  }),
  check(['limit.subject_token', 'exchange.subject_token'], async (target) => {
    // The longest token is read, and refused only as untrusted. One character more is refused unread.
    const longest = 'a.b.'.padEnd(subjectTokenLength.max, 'c');
    expectOAuthError(await exchange(target, { subject_token: longest }), 400, 'invalid_grant');
    expectOAuthError(await exchange(target, { subject_token: `${longest}c` }), 400, 'invalid_request');
  }),
  check(['exchange.413'], async (target) =>
    expectOAuthError(await exchange(target, { audience: 'x'.repeat(maxTokenRequestBytes) }), 413, 'invalid_request'),
  ),
  check(
    [
      'token.access_token',
      'token.expires_in',
      'token.issued_token_type',
      'token.scope',
      'token.token_type',
      'limit.lifetime',
      'auth.7',
      'exchange.acts-as',
      'exchange.trust',
      'exchange.federation_policy_id',
      'exchange.subject_token',
    ],
    async (target) => {
      const subject_token = requireValue(target.subjectToken, 'a subject token that the policy accepts');
      const federation_policy_id = requireValue(target.federationPolicyId, 'a federation policy');
      const reply = await exchange(target, { federation_policy_id, subject_token });
      expectThat(reply.status === 200, `the status is ${reply.status}: ${reply.text.slice(0, 200)}`);
      const { access_token, expires_in, ...rest } = asObject(reply.json, 'the body');
      expectThat(typeof access_token === 'string' && access_token.split('.').length === 3, 'access_token is not a JWT');
      const isInRange = Number(expires_in) > 0 && Number(expires_in) <= maxAccessTokenLifetimeSeconds;
      expectThat(Number.isInteger(expires_in) && isInRange, `expires_in is ${JSON.stringify(expires_in)}`);
      // Count from the access token's `iat`: the service's clock may differ from this one.
      const iat = readTime(access_token, 'iat');
      const exp = readTime(subject_token.reveal(), 'exp');
      const endsInTime = iat === undefined || exp === undefined || iat + Number(expires_in) <= exp;
      expectThat(endsInTime, `expires_in is ${Number(expires_in)}, beyond the end of the subject token`);
      const expected = { issued_token_type: accessTokenType, scope: inferenceScope, token_type: 'Bearer' };
      for (const [name, value] of Object.entries(expected))
        expectThat(rest[name] === value, `${name} is ${JSON.stringify(rest[name])}`);
      const listReply = await send(target, '/interns', { bearer: new Secret(access_token) });
      expectThat(listReply.status === 200, `GET /interns with the access token answers ${listReply.status}`);
    },
  ),
];
