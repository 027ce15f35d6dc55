// One exchange of a token: builds the form, sends the request, and judges the answer.

import { guessBaseUrl } from '../contract/base-url.ts';
import { oauthErrorBody } from '../contract/errors.ts';
import {
  accessTokenType,
  inferenceScope,
  jwtTokenType,
  tokenExchangeForm,
  tokenExchangeGrantType,
  tokenExchangeResponse,
} from '../contract/token.ts';
import { type ErrorData, ExchangeError } from '../errors.ts';
import { dateOf, type JsonOptions, type JsonResponse, sendForJson } from '../http/document.ts';
import { type HttpRequest, NoResponseError } from '../http/transport.ts';
import { readUnverifiedClaims, remarkOnRefusal } from '../identity/claims.ts';
import { Secret } from '../secret.ts';
import { input, worded } from '../wording.ts';

/** The subject token to exchange, and the federation policy that judges it. */
export interface TokenExchange {
  /** Base URL of the service with its version segment, without a final slash. */
  readonly baseUrl: string;
  readonly federationPolicyId: string;
  /** Has three parts with dots between them, 1 to 16384 characters in all. */
  readonly subjectToken: Secret;
  /** An API key, as the bearer of this call; deployments ask for none. */
  readonly apiKey?: Secret | undefined;
  /** Whether the user named no audience, which is mentioned if the exchange is refused. */
  readonly isAudienceDefault?: boolean | undefined;
}

/** An access token as the exchange granted it. */
export interface AccessToken {
  readonly token: Secret;
  /** Its lifetime, from the moment of the answer; at most 900 s. */
  readonly lifetimeMs: number;
}

/** Follows RFC 8693 section 2.1. @throws {ExchangeError} `exchange_malformed`: not three parts, or too long */
export function buildTokenExchange(exchange: TokenExchange): HttpRequest {
  const subjectToken = exchange.subjectToken.reveal();
  const form = {
    federation_policy_id: exchange.federationPolicyId,
    grant_type: tokenExchangeGrantType,
    subject_token: subjectToken,
    subject_token_type: jwtTokenType,
    requested_token_type: accessTokenType,
    scope: inferenceScope,
  };
  if (!tokenExchangeForm.safeParse(form).success) {
    throw new ExchangeError(
      'exchange_malformed',
      `The subject token is no JWT that the service takes: it must have three dot-separated parts and at most 16384 characters, and has ${subjectToken.split('.').length} parts and ${subjectToken.length} characters.`,
    );
  }
  return {
    method: 'POST',
    url: `${exchange.baseUrl}/oauth/token`,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json' },
    body: new URLSearchParams(form).toString(),
    bearer: exchange.apiKey,
  };
}

/**
 * Follows RFC 8693 section 2.2.
 *
 * @throws {ExchangeError} `exchange_refused` (4xx), `exchange_unreachable` (429, 5xx), `exchange_malformed` (the rest)
 */
export function readTokenExchange(response: JsonResponse, exchange: TokenExchange): AccessToken {
  if (response.status !== 200) throw refusal(response, exchange);
  const granted = tokenExchangeResponse.safeParse(response.json);
  if (!granted.success) {
    const fields = granted.error.issues.flatMap(({ path }) => (path.length === 0 ? [] : [`"${path.join('.')}"`]));
    const flaw = fields.length === 0 ? 'it is no JSON object' : `look at ${fields.join(', ')}`;
    throw new ExchangeError(
      'exchange_malformed',
      `The token exchange answered 200 with a body outside the API: ${flaw}. Check that base-url is that of an Intern Service.`,
      { status: 200 },
    );
  }
  return { token: new Secret(granted.data.access_token), lifetimeMs: granted.data.expires_in * 1000 };
}

/**
 * Exchange a subject token for an access token in one request (RFC 8693; docs/service-api.md, "POST /oauth/token").
 *
 * @throws {ExchangeError} as {@link buildTokenExchange} and {@link readTokenExchange}; `exchange_unreachable` also when
 *   no response came
 */
export async function exchangeToken(exchange: TokenExchange, options: JsonOptions): Promise<AccessToken> {
  const response = await sendExchange('The token exchange did not answer.', buildTokenExchange(exchange), options);
  return readTokenExchange(response, exchange);
}

/** @throws {ExchangeError} `exchange_unreachable`, with this message, if no response came */
export async function sendExchange(message: string, request: HttpRequest, options: JsonOptions): Promise<JsonResponse> {
  return sendForJson(request, options).catch((error: unknown) => {
    if (!(error instanceof NoResponseError)) throw error;
    const data = { sent: error.sent, cause: error };
    throw new ExchangeError('exchange_unreachable', message, data);
  });
}

interface Refusal extends Pick<TokenExchange, 'subjectToken' | 'isAudienceDefault'> {
  /** What a message calls the exchange. */
  readonly name: string;
  readonly reason: string | undefined;
  readonly words: string | undefined;
  /** Told before and after the remarks on the subject token. */
  readonly causes?: readonly string[];
  readonly skew?: string | undefined;
  readonly describe: (answer: string, claims: string, remarks: readonly string[]) => string;
}

/** Treats 429 and 5xx as an outage: `exchange_unreachable`. */
export function refusedExchange(
  { status, requestId, retryAfterMs, headers }: Pick<JsonResponse, 'status' | 'requestId' | 'retryAfterMs' | 'headers'>,
  { name, reason, words, subjectToken, isAudienceDefault = false, causes = [], skew, describe }: Refusal,
): ExchangeError {
  const data: ErrorData = { status, reason, requestId, retryAfterMs };
  const answer = `${status}${reason === undefined ? '' : ` ${reason}`}${words === undefined ? '' : `: ${words}`}`;
  if (status === 429 || status >= 500) {
    return new ExchangeError('exchange_unreachable', `${name} answered ${answer}.`, data);
  }
  const claims = readUnverifiedClaims(subjectToken);
  const claim = (wanted: string): string => JSON.stringify(claims.find((one) => one.name === wanted)?.value ?? null);
  const claimWords = `issuer ${claim('iss')}, subject ${claim('sub')}, audience ${claim('aud')} (unverified claims)`;
  const usual = remarkOnRefusal(subjectToken, { isAudienceDefault, serviceDateMs: dateOf(headers) });
  const remarks = [...causes, ...usual, ...(skew === undefined ? [] : [skew])];
  const message = describe(answer, claimWords, remarks);
  return new ExchangeError('exchange_refused', message, { ...data, unverifiedClaims: claims, remarks });
}

function refusal(response: JsonResponse, { baseUrl, federationPolicyId, ...exchange }: TokenExchange): ExchangeError {
  // Take over the two OAuth fields and nothing else, which could echo our request.
  const { error: reason, error_description: words } = oauthErrorBody.safeParse(response.json).data ?? {};
  if (response.status === 404 && reason === undefined) return noExchangeThere(baseUrl, response);
  return refusedExchange(response, {
    ...exchange,
    name: 'The token exchange',
    reason,
    words,
    describe: (answer, claims) =>
      `Token exchange refused (${answer}) for policy "${federationPolicyId}", ${claims}. Check that the organization trusts this issuer and that the policy matches this subject and audience.`,
  });
}

/** Blames the address: a 404 without an OAuth error (RFC 6749, section 5.2) is not from an exchange. */
function noExchangeThere(baseUrl: string, { status, requestId, retryAfterMs }: JsonResponse): ExchangeError {
  const meant = guessBaseUrl(baseUrl);
  const end = meant === undefined ? '.' : `: did you mean ${meant}?`;
  return new ExchangeError(
    'exchange_refused',
    worded`There is no token exchange at ${baseUrl}/oauth/token: it answered 404. Check ${input('base-url')}${end}`,
    { status, requestId, retryAfterMs, source: 'base-url' },
  );
}
