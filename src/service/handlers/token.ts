// POST /oauth/token exchanges a subject token for an access token (RFC 8693).
// GET /oauth/jwks serves the public keys that verify access tokens.
import type { OAuthErrorCode } from '../../contract/errors.ts';
import { maxAccessTokenLifetimeSeconds, maxTokenRequestBytes } from '../../contract/limits.ts';
import {
  accessTokenType,
  inferenceScope,
  receivedTokenExchangeForm,
  type TokenExchangeForm,
  type TokenExchangeResponse,
  tokenExchangeGrantType,
} from '../../contract/token.ts';
import { noStore, readSubjectToken, toInvalidGrant } from '../access/federation.ts';
import { type JsonResponse, ok, Refusal, refuseClient, refuseOAuth, type ServiceRequest } from '../http/message.ts';
import type { ServiceState } from '../state.ts';

export async function exchangeToken(request: ServiceRequest, state: ServiceState): Promise<JsonResponse> {
  await checkBearer(request, state);
  const body = await request.readBody(maxTokenRequestBytes - 1);
  if (body === 'too_large') {
    return refuseOAuth(413, 'invalid_request', `The request body must stay under ${maxTokenRequestBytes} bytes.`);
  }
  if (body === 'too_slow' || body === 'aborted')
    return refuseOAuth(408, 'invalid_request', 'The request did not arrive in time.');
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(request.headers['content-type'] ?? '')) {
    return refuseOAuth(400, 'invalid_request', 'The request must be application/x-www-form-urlencoded.');
  }
  const form = readForm(body);
  const policyId = form.federation_policy_id;
  // All unknown policies share one limit.
  const retryAfterSeconds = state.exchangeRate.take(state.policies.has(policyId) ? policyId : '');
  if (retryAfterSeconds !== undefined) {
    return refuseOAuth(429, 'invalid_request', 'Too many token exchanges.', { retryAfterSeconds });
  }
  return exchange(form, request, state);
}

export function serveTokenKeys(_request: ServiceRequest, state: ServiceState): JsonResponse {
  return ok(state.accessTokens.jwks, 'keys_served');
}

async function exchange(form: TokenExchangeForm, request: ServiceRequest, state: ServiceState): Promise<JsonResponse> {
  const { clock } = state;
  const servedPolicy = state.policies.get(form.federation_policy_id);
  if (servedPolicy === undefined) throw toInvalidGrant('federation_policy_id is not the id of a policy');
  const { policy, issuerId } = servedPolicy;
  if (!policy.enabled) throw toInvalidGrant(`policy "${policy.id}" is paused`);
  const { subject, expiresAtMs } = await readSubjectToken(form.subject_token, servedPolicy, clock);
  // Check the key last: without a valid token, not even the response time shows the key's state.
  if (state.callers.findUsableKey(policy.acts_as) === undefined)
    throw toInvalidGrant(`key "${policy.acts_as}" is disabled or expired`);
  const remainingSeconds = Math.floor(expiresAtMs / 1000) - Math.floor(clock.now() / 1000);
  const lifetimeSeconds = Math.min(maxAccessTokenLifetimeSeconds, remainingSeconds);
  if (lifetimeSeconds < 1) throw toInvalidGrant('exp: the subject token has expired');
  const claims = {
    iss: `http://${request.headers.host ?? 'localhost'}${state.config.base_path}`,
    sub: subject,
    federation_policy_id: policy.id,
    federation_issuer_id: issuerId,
    key_hash: policy.acts_as,
  };
  const token = await state.accessTokens.issue(claims, lifetimeSeconds);
  const body: TokenExchangeResponse = {
    access_token: token.reveal(),
    expires_in: lifetimeSeconds,
    issued_token_type: accessTokenType,
    scope: inferenceScope,
    token_type: 'Bearer',
  };
  return { ...ok(body, 'token_issued'), headers: noStore, reason: `acts as key "${policy.acts_as}"` };
}

/** Refuses a bearer token that is not an API key (docs/local-service.md, "Where the API leaves a choice"). */
async function checkBearer(request: ServiceRequest, { callers }: ServiceState): Promise<void> {
  if (request.headers.authorization === undefined) return;
  const caller = await callers.identify(request);
  if (typeof caller === 'string') throw new Refusal(refuseClient(caller));
  if (caller.via !== 'api_key') throw new Refusal(refuseClient('the bearer is an access token'));
}

function readForm(bytes: Uint8Array): TokenExchangeForm {
  const fields: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(Buffer.from(bytes).toString('utf8'))) {
    // Ignore `audience` and `resource`, which may be repeated (RFC 8693 section 2.1).
    if (name === 'audience' || name === 'resource') continue;
    if (Object.hasOwn(fields, name)) throw toBadRequest('invalid_request', `${name} is given more than once.`);
    // Treat a parameter without a value as omitted (RFC 6749 section 3.2).
    if (value !== '') fields[name] = value;
  }
  const { grant_type, scope } = fields;
  if (grant_type !== undefined && grant_type !== tokenExchangeGrantType) {
    throw toBadRequest('unsupported_grant_type', `grant_type must be ${tokenExchangeGrantType}.`);
  }
  if (scope !== undefined && scope !== inferenceScope)
    throw toBadRequest('invalid_scope', `scope must be ${inferenceScope}.`);
  const form = receivedTokenExchangeForm.safeParse(fields);
  if (form.success) return form.data;
  throw toBadRequest('invalid_request', `${String(form.error.issues[0]?.path[0])} is missing or invalid.`);
}

function toBadRequest(error: OAuthErrorCode, description: string): Refusal {
  return new Refusal(refuseOAuth(400, error, description));
}
