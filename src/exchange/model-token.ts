// Exchanges a subject token at a model provider: builds the request, sends it, and reads the answer.
import * as z from 'zod/mini';
import { ExchangeError } from '../errors.ts';
import { type JsonOptions, readDate } from '../http/document.ts';
import type { Fetch, HttpRequest } from '../http/transport.ts';
import { readTokenTimes } from '../identity/claims.ts';
import { type Log, oneLine } from '../log.ts';
import type { ModelAccess } from '../models/access.ts';
import { Secret } from '../secret.ts';
import { type ObtainOptions, obtainToken } from './access-token.ts';
import { type AccessToken, createRefusalError, readErrorText, sendExchange } from './token-exchange.ts';
import type { ObtainedToken } from './token-holder.ts';

interface ModelTokenOptions extends Pick<ObtainOptions, 'source' | 'clock' | 'log' | 'signal'> {
  readonly access: ModelAccess;
  readonly fetch: Fetch;
  readonly usedFingerprints: Set<string>;
}

/** Throws what {@link obtainToken} throws. Adds to `usedFingerprints` if the provider accepts a token only once. */
export function obtainModelToken(tokenOptions: ModelTokenOptions): Promise<ObtainedToken> {
  const { access, usedFingerprints, fetch, ...options } = tokenOptions;
  const { audience, isAudienceDefault, isSingleUse } = access;
  return obtainToken({
    ...options,
    audience,
    isAudienceDefault,
    usedFingerprints: isSingleUse ? usedFingerprints : undefined,
    exchange: (token, timeoutMs) =>
      exchangeModelToken(access, token, { ...options, fetch, now: options.clock.now, timeoutMs }),
  });
}

const modelTokenResponse = z.looseObject({
  /** Only characters that a header can carry (RFC 6750 section 2.1). */
  access_token: z.string().check(z.regex(/^[\x21-\x7e]+$/)),
  expires_in: z.optional(z.number().check(z.positive())),
  token_type: z.optional(z.string().check(z.regex(/^bearer$/i))),
});

/** @throws {ExchangeError} `exchange_malformed`: the token is too long */
function buildModelExchange({ provider, tokenUrl, ids }: ModelAccess, subjectToken: Secret): HttpRequest {
  const token = subjectToken.reveal();
  if (token.length > provider.maxTokenCharacters) {
    const message = `The subject token has ${token.length} characters, but ${provider.title} accepts at most ${provider.maxTokenCharacters}.`;
    throw new ExchangeError('exchange_malformed', message);
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
  const serviceDateMs = readDate(response.headers);
  const skewRemark = describeSkew(provider.title, serviceDateMs, options.now());
  if (response.status === 200) {
    if (skewRemark !== undefined) options.log.warning(skewRemark);
    const { exp } = readTokenTimes(subjectToken);
    const nowMs = serviceDateMs ?? options.now();
    const secondsLeft = exp === undefined ? undefined : Math.max(0, exp - nowMs / 1000);
    return readModelToken(access, { json: response.json, secondsLeft, log: options.log });
  }
  const requestId = response.headers.get(provider.requestIdHeader) ?? response.requestId;
  throw createRefusalError(
    { ...response, requestId },
    {
      name,
      subjectToken,
      ...readError(response.json, subjectToken),
      causes: provider.explain(response.status, ids, isSingleUse),
      skewRemark,
      describe(answer, claims, remarks) {
        const shownIds = Object.entries(ids).map(([id, value]) => `${id} "${value}"`);
        const request = requestId === undefined ? '' : ` of the request ${oneLine(requestId.slice(0, 100))}`;
        return `${provider.title} refused the token exchange${request} (${answer}) for ${shownIds.join(', ')}; ${claims}. ${remarks.join(' ')}`.trim();
      },
    },
  );
}

function readModelToken(
  { provider, tokenUrl }: ModelAccess,
  { json, secondsLeft, log }: { readonly json: unknown; readonly secondsLeft: number | undefined; readonly log: Log },
): AccessToken {
  const body = modelTokenResponse.safeParse(json);
  const statedSeconds = body.data?.expires_in;
  const seconds = provider.computeLifetime(statedSeconds, secondsLeft);
  if (!body.success || seconds === undefined) {
    const flaws = body.success ? ['expires_in'] : body.error.issues.map(({ path }) => path.join('.'));
    const message = `The token exchange at ${tokenUrl} answered 200, but the body is not a token response: check ${flaws.join(', ') || 'all of it'}. Check the URLs of "model_access".`;
    throw new ExchangeError('exchange_malformed', message, { status: 200 });
  }
  if (statedSeconds !== undefined && seconds < statedSeconds) {
    log.info(`${provider.title} granted a token of ${statedSeconds} s; it is used for ${Math.round(seconds)} s.`);
  }
  return { token: new Secret(body.data.access_token), lifetimeMs: seconds * 1000 };
}

const oauthError = z.looseObject({ error: z.string(), error_description: z.optional(z.string()) });
const typedError = z.looseObject({ error: z.looseObject({ type: z.string(), message: z.optional(z.string()) }) });

/** Reads an OAuth error, or one with a `type`. Ignores all else in the answer, which could echo the request. */
function readError(json: unknown, subjectToken: Secret) {
  const read = (text: string | undefined): string | undefined => readErrorText(text, [subjectToken]);
  const { error, error_description: description } = oauthError.safeParse(json).data ?? {};
  const innerError = typedError.safeParse(json).data?.error;
  return { reason: read(error ?? innerError?.type), description: read(description ?? innerError?.message) };
}

const noticeableSkewMs = 60_000;

function describeSkew(title: string, serviceDateMs: number | undefined, nowMs: number): string | undefined {
  if (serviceDateMs === undefined || Math.abs(serviceDateMs - nowMs) <= noticeableSkewMs) return undefined;
  const seconds = Math.round(Math.abs(serviceDateMs - nowMs) / 1000);
  const side = serviceDateMs < nowMs ? 'ahead of' : 'behind';
  return `The clock of this machine is ${seconds} s ${side} the clock of ${title}. Set it, or synchronize it (NTP).`;
}
