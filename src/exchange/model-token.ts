// The exchange of a subject token with a provider of models: one request, and what its answer means.
import * as z from 'zod/mini';
import { ExchangeError } from '../errors.ts';
import { dateOf, type JsonOptions } from '../http/document.ts';
import type { Fetch, HttpRequest } from '../http/transport.ts';
import { subjectTokenTimes } from '../identity/claims.ts';
import { type Log, oneLine } from '../log.ts';
import type { ModelAccess } from '../models/access.ts';
import { createRedactor, Secret } from '../secret.ts';
import { type ObtainOptions, obtainToken } from './access-token.ts';
import { type AccessToken, refusedExchange, sendExchange } from './token-exchange.ts';
import type { ObtainedToken } from './token-holder.ts';

/** Fails as {@link obtainToken} does. Adds the fingerprints of exchanged subject tokens to `spent`. */
export function obtainModelToken({
  access,
  spent,
  fetch,
  ...options
}: Pick<ObtainOptions, 'source' | 'clock' | 'log' | 'signal'> & {
  readonly access: ModelAccess;
  readonly fetch: Fetch;
  readonly spent: Set<string>;
}): Promise<ObtainedToken> {
  const { audience, isAudienceDefault, isSingleUse } = access;
  return obtainToken({
    ...options,
    audience,
    isAudienceDefault,
    spent: isSingleUse ? spent : undefined,
    exchange: (token, timeoutMs) =>
      exchangeModelToken(access, token, { ...options, fetch, now: options.clock.now, timeoutMs }),
  });
}

const grantedToken = z.looseObject({
  /** Has only characters that a header can carry (RFC 6750 section 2.1). */
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
  const { provider, ids, isSingleUse } = access;
  const name = `The token exchange of ${provider.title}`;
  const response = await sendExchange(`${name} did not answer.`, buildModelExchange(access, subjectToken), options);
  const serviceDateMs = dateOf(response.headers);
  const skew = skewWords(provider.title, serviceDateMs, options.now());
  if (response.status === 200) {
    if (skew !== undefined) options.log.warning(skew);
    const { exp } = subjectTokenTimes(subjectToken);
    const nowMs = serviceDateMs ?? options.now();
    const subjectRest = exp === undefined ? undefined : Math.max(0, exp - nowMs / 1000);
    return readGrant(access, { json: response.json, subjectRest, log: options.log });
  }
  const requestId = response.headers.get(provider.requestIdHeader) ?? response.requestId;
  throw refusedExchange(
    { ...response, requestId },
    {
      name,
      subjectToken,
      ...saidBy(response.json, subjectToken),
      causes: provider.causes(response.status, ids, isSingleUse),
      skew,
      describe(answer, claims, remarks) {
        const shownIds = Object.entries(ids).map(([id, value]) => `${id} "${value}"`);
        const request = requestId === undefined ? '' : ` of the request ${oneLine(requestId.slice(0, 100))}`;
        return `${provider.title} refused the token exchange${request} (${answer}) for ${shownIds.join(', ')}; ${claims}. ${remarks.join(' ')}`.trim();
      },
    },
  );
}

function readGrant(
  { provider, tokenUrl }: ModelAccess,
  { json, subjectRest, log }: { readonly json: unknown; readonly subjectRest: number | undefined; readonly log: Log },
): AccessToken {
  const granted = grantedToken.safeParse(json);
  const told = granted.data?.expires_in;
  const seconds = provider.lifetime(told, subjectRest);
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

const oauthError = z.looseObject({ error: z.string(), error_description: z.optional(z.string()) });
const typedError = z.looseObject({ error: z.looseObject({ type: z.string(), message: z.optional(z.string()) }) });
const longestWords = 500;

/** Reads the error in an answer, in either form, and nothing else, which could echo the request. */
function saidBy(json: unknown, subjectToken: Secret) {
  const redactor = createRedactor();
  redactor.add(subjectToken);
  const clean = (text: string | undefined): string | undefined =>
    text && oneLine(redactor.redact(text.slice(0, 100_000)).slice(0, longestWords));
  const { error, error_description: description } = oauthError.safeParse(json).data ?? {};
  const typed = typedError.safeParse(json).data?.error;
  return { reason: clean(error ?? typed?.type), words: clean(description ?? typed?.message) };
}

const noticeableSkewMs = 60_000;

function skewWords(title: string, serviceDateMs: number | undefined, nowMs: number): string | undefined {
  if (serviceDateMs === undefined || Math.abs(serviceDateMs - nowMs) <= noticeableSkewMs) return undefined;
  const seconds = Math.round(Math.abs(serviceDateMs - nowMs) / 1000);
  const side = serviceDateMs < nowMs ? 'ahead of' : 'behind';
  return `The clock of this machine is ${seconds} s ${side} the clock of ${title}. Set it, or synchronize it (NTP).`;
}
