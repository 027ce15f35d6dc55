// The exchange of a subject token with a provider of models: one request, and the judgement of its answer.
import * as z from 'zod/mini';
import { type ErrorData, ExchangeError } from '../errors.ts';
import { dateOf, type JsonOptions, type JsonResponse } from '../http/document.ts';
import type { Fetch, HttpRequest } from '../http/transport.ts';
import { readUnverifiedClaims, remarkOnRefusal, subjectTokenTimes } from '../identity/claims.ts';
import { type Log, oneLine } from '../log.ts';
import type { ModelAccess } from '../models/access.ts';
import { createRedactor, Secret } from '../secret.ts';
import { type ObtainOptions, obtainToken } from './access-token.ts';
import { type AccessToken, claimWords, refusedExchange, sendExchange } from './token-exchange.ts';
import type { ObtainedToken } from './token-holder.ts';

export interface ObtainModelOptions extends Pick<ObtainOptions, 'source' | 'clock' | 'log' | 'signal'> {
  readonly access: ModelAccess;
  readonly fetch: Fetch;
  /** Fingerprints of subject tokens exchanged before; this module adds to it. */
  readonly spent: Set<string>;
}

/** Fails as {@link obtainToken} does. */
export function obtainModelToken({ access, spent, fetch, ...options }: ObtainModelOptions): Promise<ObtainedToken> {
  const { audience, isAudienceDefault, isSingleUse } = access;
  return obtainToken({
    ...options,
    audience,
    isAudienceDefault,
    spent: isSingleUse ? spent : undefined,
    exchange: (token, limits) => exchangeModelToken(access, token, { ...limits, fetch, log: options.log }),
  });
}

const grantedToken = z.looseObject({
  /** Only characters that a header can carry (RFC 6750 section 2.1). */
  access_token: z.string().check(z.regex(/^[\x21-\x7e]+$/)),
  expires_in: z.optional(z.number().check(z.positive())),
  token_type: z.optional(z.string().check(z.regex(/^bearer$/i))),
});

/** @throws {ExchangeError} `exchange_malformed`: the token is too long */
function buildModelExchange({ provider, tokenUrl, ids }: ModelAccess, subjectToken: Secret): HttpRequest {
  const token = subjectToken.reveal();
  if (token.length > provider.maxSubjectToken) {
    throw new ExchangeError(
      'exchange_malformed',
      `The subject token has ${token.length} characters, and ${provider.title} takes at most ${provider.maxSubjectToken}.`,
    );
  }
  const { headers, body } = provider.buildTokenRequest(ids, token);
  return { method: 'POST', url: tokenUrl, headers: { Accept: 'application/json', ...headers }, body };
}

/** @throws {ExchangeError} `exchange_refused`, `exchange_unreachable` (no answer, 429, 5xx), `exchange_malformed` */
async function exchangeModelToken(
  access: ModelAccess,
  subjectToken: Secret,
  options: JsonOptions & { readonly log: Log },
): Promise<AccessToken> {
  const { title } = access.provider;
  const silence = `${nameOf(access)} did not answer.`;
  const response = await sendExchange(silence, buildModelExchange(access, subjectToken), options);
  const serviceDateMs = dateOf(response.headers);
  const skew = skewWords(title, serviceDateMs, options.now());
  if (response.status !== 200) throw refusal(access, subjectToken, { response, skew });
  if (skew !== undefined) options.log.warning(skew);
  return readGrant(access, { response, subjectToken, nowMs: serviceDateMs ?? options.now(), log: options.log });
}

function nameOf({ provider }: ModelAccess): string {
  return `The token exchange of ${provider.title}`;
}

interface Granting {
  readonly response: JsonResponse;
  readonly subjectToken: Secret;
  readonly nowMs: number;
  readonly log: Log;
}

function readGrant({ provider, tokenUrl }: ModelAccess, { response, subjectToken, nowMs, log }: Granting): AccessToken {
  const granted = grantedToken.safeParse(response.json);
  const told = granted.data?.expires_in;
  const { exp } = subjectTokenTimes(subjectToken);
  const subjectRest = exp === undefined ? undefined : Math.max(0, exp - nowMs / 1000);
  const seconds = provider.lifetime({ told, subjectRest });
  if (!granted.success || seconds === undefined) {
    const flaws = granted.success ? ['expires_in'] : granted.error.issues.map(({ path }) => path.join('.'));
    throw new ExchangeError(
      'exchange_malformed',
      `The token exchange at ${tokenUrl} answered 200 with a body that is none: look at ${flaws.join(', ') || 'the whole of it'}. Check the URLs of "model_access".`,
      { status: 200 },
    );
  }
  if (told !== undefined && seconds < told) {
    log.info(`${provider.title} granted a token of ${told} s; it is used for ${Math.round(seconds)} s.`);
  }
  return { token: new Secret(granted.data.access_token), lifetimeMs: seconds * 1000 };
}

interface Refused {
  readonly response: JsonResponse;
  readonly skew: string | undefined;
}

function refusal(access: ModelAccess, subjectToken: Secret, { response, skew }: Refused): ExchangeError {
  const { provider, ids, isSingleUse } = access;
  const { status, retryAfterMs } = response;
  const requestId = response.headers.get(provider.requestIdHeader) ?? response.requestId;
  const { reason, words } = saidBy(response.json, subjectToken);
  const data: ErrorData = { status, reason, requestId, retryAfterMs };
  const refused = (answer: string): ExchangeError => {
    const claims = readUnverifiedClaims(subjectToken);
    const shownIds = Object.entries(ids).map(([name, value]) => `${name} "${value}"`);
    const request = requestId === undefined ? '' : ` of the request ${oneLine(requestId.slice(0, 100))}`;
    const remarks = [
      ...provider.causes({ status, ids, isSingleUse }),
      ...remarkOnRefusal(subjectToken, { isAudienceDefault: false, serviceDateMs: dateOf(response.headers) }),
      ...(skew === undefined ? [] : [skew]),
    ];
    return new ExchangeError(
      'exchange_refused',
      `${provider.title} refused the token exchange${request} (${answer}) for ${shownIds.join(', ')}; ${claimWords(claims)}. ${remarks.join(' ')}`.trim(),
      { ...data, unverifiedClaims: claims, remarks },
    );
  };
  return refusedExchange({ name: nameOf(access), data, words, refused });
}

const oauthError = z.looseObject({ error: z.string(), error_description: z.optional(z.string()) });
const typedError = z.looseObject({ error: z.looseObject({ type: z.string(), message: z.optional(z.string()) }) });
const longestWords = 500;

/** Reads the error of an answer, in either form. Takes nothing else over: it could echo the request. */
function saidBy(
  json: unknown,
  subjectToken: Secret,
): { readonly reason?: string; readonly words?: string | undefined } {
  const redactor = createRedactor();
  redactor.add(subjectToken);
  const clean = (text: string): string => oneLine(redactor.redact(text.slice(0, 100_000)).slice(0, longestWords));
  const plain = oauthError.safeParse(json).data;
  const { error, error_description: description } = plain ?? {};
  const typed = typedError.safeParse(json).data?.error;
  const reason = error ?? typed?.type;
  const words = description ?? typed?.message;
  return reason === undefined ? {} : { reason: clean(reason), words: words === undefined ? undefined : clean(words) };
}

const noticeableSkewMs = 60_000;

function skewWords(title: string, serviceDateMs: number | undefined, nowMs: number): string | undefined {
  if (serviceDateMs === undefined || Math.abs(serviceDateMs - nowMs) <= noticeableSkewMs) return undefined;
  const seconds = Math.round(Math.abs(serviceDateMs - nowMs) / 1000);
  const side = serviceDateMs < nowMs ? 'ahead of' : 'behind';
  return `The clock of this machine is ${seconds} s ${side} the clock of ${title}. Set it, or synchronize it (NTP).`;
}
