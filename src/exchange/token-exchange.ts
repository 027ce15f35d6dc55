// Exchanges a subject token for an access token: builds the form, sends the request, and reads the answer.
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
import { type JsonOptions, type JsonResponse, readDate, sendForJson } from '../http/document.ts';
import { type HttpRequest, NoResponseError } from '../http/transport.ts';
import { listRefusalRemarks, readUnverifiedClaims } from '../identity/claims.ts';
import { oneLine } from '../log.ts';
import { createRedactor, Secret } from '../secret.ts';
import { input, worded } from '../wording.ts';

/** The subject token to exchange, and the federation policy that judges it. */
export interface TokenExchange {
  /** Base URL of the service with its version segment, without a final slash. */
  readonly baseUrl: string;
  readonly federationPolicyId: string;
  /** Three parts separated by dots, 1 to 16384 characters in all. */
  readonly subjectToken: Secret;
  /** An API key as the bearer of this call. Deployments need none. */
  readonly apiKey?: Secret | undefined;
  /** True if the user named no audience. The error of a refused exchange then suggests naming one. */
  readonly isAudienceDefault?: boolean | undefined;
}

/** An access token that the exchange issued. */
export interface AccessToken {
  readonly token: Secret;
  /** Its lifetime from the exchange on. An Intern Service grants at most 900 s. */
  readonly lifetimeMs: number;
}

/** Follows RFC 8693 section 2.1. @throws {ExchangeError} `exchange_malformed`: a token that is no JWT, or too long */
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
    const message = `The subject token is not a JWT that the service accepts: it must have three dot-separated parts and at most 16384 characters, but has ${subjectToken.split('.').length} parts and ${subjectToken.length} characters.`;
    throw new ExchangeError('exchange_malformed', message);
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
 * @throws {ExchangeError} `exchange_malformed` (bad 200), `exchange_unreachable` (429, 5xx), `exchange_refused` (the rest)
 */
export function readTokenExchange(response: JsonResponse, exchange: TokenExchange): AccessToken {
  if (response.status !== 200) throw toError(response, exchange);
  const body = tokenExchangeResponse.safeParse(response.json);
  if (!body.success) {
    const fields = body.error.issues.flatMap(({ path }) => (path.length === 0 ? [] : [`"${path.join('.')}"`]));
    const flaw = fields.length === 0 ? 'it is not a JSON object' : `check ${fields.join(', ')}`;
    const message = `The token exchange answered 200, but the body does not follow the API: ${flaw}. Check that base-url is that of an Intern Service.`;
    throw new ExchangeError('exchange_malformed', message, { status: 200 });
  }
  return { token: new Secret(body.data.access_token), lifetimeMs: body.data.expires_in * 1000 };
}

/**
 * Exchanges a subject token for an access token in one request (RFC 8693; docs/service-api.md, "POST /oauth/token").
 *
 * @throws {ExchangeError} as {@link buildTokenExchange} and {@link readTokenExchange}, and `exchange_unreachable` if no
 *   response comes
 */
export async function exchangeToken(exchange: TokenExchange, options: JsonOptions): Promise<AccessToken> {
  const response = await sendExchange('The token exchange did not answer.', buildTokenExchange(exchange), options);
  return readTokenExchange(response, exchange);
}

/** @throws {ExchangeError} `exchange_unreachable`, with `message`, if no response comes */
export async function sendExchange(message: string, request: HttpRequest, options: JsonOptions): Promise<JsonResponse> {
  return sendForJson(request, options).catch((error: unknown) => {
    if (!(error instanceof NoResponseError)) throw error;
    throw new ExchangeError('exchange_unreachable', message, { sent: error.sent, cause: error });
  });
}

interface Refusal extends Pick<TokenExchange, 'subjectToken' | 'isAudienceDefault'> {
  /** The name of the exchange in the message, at the start of a sentence. */
  readonly name: string;
  readonly reason: string | undefined;
  readonly description: string | undefined;
  /** Remarks that come before those on the subject token. */
  readonly causes?: readonly string[];
  /** A remark that comes after those on the subject token. */
  readonly skewRemark?: string | undefined;
  readonly describe: (answer: string, claims: string, remarks: readonly string[]) => string;
}

const maxErrorCharacters = 500;

/** Redacts the secrets of a request, which its answer may echo. Cuts the text first to save time, and last to fit. */
export function readErrorText(text: string | undefined, secrets: readonly Secret[]): string | undefined {
  const redactor = createRedactor();
  for (const secret of secrets) redactor.add(secret);
  return text && oneLine(redactor.redact(text.slice(0, 100_000)).slice(0, maxErrorCharacters));
}

/** Creates the error for a refusal. Treats 429 and 5xx as an outage: `exchange_unreachable`. */
export function createRefusalError(
  { status, requestId, retryAfterMs, headers }: Pick<JsonResponse, 'status' | 'requestId' | 'retryAfterMs' | 'headers'>,
  { name, reason, description, subjectToken, isAudienceDefault = false, causes = [], skewRemark, describe }: Refusal,
): ExchangeError {
  const data: ErrorData = { status, reason, requestId, retryAfterMs };
  const outcome = reason === undefined ? `${status}` : `${status} ${reason}`;
  const answer = description === undefined ? outcome : `${outcome}: ${description}`;
  if (status === 429 || status >= 500) {
    return new ExchangeError('exchange_unreachable', `${name} answered ${answer}.`, data);
  }
  const claims = readUnverifiedClaims(subjectToken);
  const show = (claim: string): string => JSON.stringify(claims.find((one) => one.name === claim)?.value ?? null);
  const claimText = `issuer ${show('iss')}, subject ${show('sub')}, audience ${show('aud')} (unverified claims)`;
  const tokenRemarks = listRefusalRemarks(subjectToken, { isAudienceDefault, serviceDateMs: readDate(headers) });
  const remarks = [...causes, ...tokenRemarks, ...(skewRemark === undefined ? [] : [skewRemark])];
  const message = describe(answer, claimText, remarks);
  return new ExchangeError('exchange_refused', message, { ...data, unverifiedClaims: claims, remarks });
}

function toError(response: JsonResponse, { baseUrl, federationPolicyId, ...exchange }: TokenExchange): ExchangeError {
  // Take only the two OAuth fields: anything else could echo our request.
  const body = oauthErrorBody.safeParse(response.json).data;
  const echoed = [exchange.subjectToken, ...(exchange.apiKey === undefined ? [] : [exchange.apiKey])];
  const [reason, description] = [body?.error, body?.error_description].map((text) => readErrorText(text, echoed));
  if (response.status === 404 && reason === undefined) return createNoExchangeError(baseUrl, response);
  return createRefusalError(response, {
    ...exchange,
    name: 'The token exchange',
    reason,
    description,
    describe: (answer, claims) =>
      `Token exchange refused (${answer}) for policy "${federationPolicyId}", ${claims}. Check that the organization trusts this issuer and that the policy matches this subject and audience.`,
  });
}

/** Blames the base URL: a 404 without an OAuth error (RFC 6749, section 5.2) is not from a token exchange. */
function createNoExchangeError(baseUrl: string, { status, requestId, retryAfterMs }: JsonResponse): ExchangeError {
  const suggestion = guessBaseUrl(baseUrl);
  const ending = suggestion === undefined ? '.' : `: did you mean ${suggestion}?`;
  const message = worded`There is no token exchange at ${baseUrl}/oauth/token: it answered 404. Check ${input('base-url')}${ending}`;
  return new ExchangeError('exchange_refused', message, { status, requestId, retryAfterMs, source: 'base-url' });
}
