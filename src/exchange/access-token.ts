// Obtains access tokens, with retries. Holds one and renews it in time, with one exchange at a time.
import { describeError, IdentityError, ToolkitError } from '../errors.ts';
import { type RetryOptions, type RetryVerdict, withRetry } from '../http/retry.ts';
import type { Fetch } from '../http/transport.ts';
import { checkSubjectToken } from '../identity/claims.ts';
import type { SubjectTokenSource } from '../identity/source.ts';
import type { Secret } from '../secret.ts';
import { type AccessToken, exchangeToken, type TokenExchange } from './token-exchange.ts';
import { holdToken, type ObtainedToken } from './token-holder.ts';

export interface AccessTokenOptions
  extends Omit<TokenExchange, 'subjectToken'>,
    Pick<RetryOptions, 'clock' | 'log' | 'signal'> {
  readonly source: SubjectTokenSource;
  readonly audience: string;
  readonly fetch: Fetch;
}

/**
 * Provides a valid access token at any time. `signal` is that of the request that needs the token. It replaces the
 * holder's own signal, because a cancelled job may still have something to send.
 */
export interface AccessTokenHolder {
  /** Resolves to the current token, or to a new one if less than min(5 min, half of its lifetime) is left. */
  get(signal?: AbortSignal): Promise<Secret>;
  /** Replaces a token that the service refused with 401. Resolves to the current token if `refused` is an older one. */
  renew(refused: Secret, signal?: AbortSignal): Promise<Secret>;
}

const maxAttempts = 5;
const totalTimeoutMs = 60_000;
const attemptTimeoutMs = 10_000;

/** Holds one access token, and renews it in time. */
export function holdAccessToken(options: AccessTokenOptions): AccessTokenHolder {
  const { federationPolicyId, clock, log } = options;
  const obtain = async (signal: AbortSignal | undefined): Promise<ObtainedToken> => {
    const obtained = await obtainAccessToken({ ...options, signal });
    log.info(`Access token for ${Math.round(obtained.lifetimeMs / 1000)} s by policy "${federationPolicyId}".`);
    return obtained;
  };
  const holder = holdToken(clock, obtain);
  let refusedToken: Secret | undefined;
  const findUsableToken = (): Secret | undefined => {
    const token = holder.liveToken?.token;
    return token === refusedToken ? undefined : token;
  };

  const get = async (signal = options.signal): Promise<Secret> => {
    const usableToken = findUsableToken();
    if (usableToken !== undefined && !holder.isDue) return usableToken;
    try {
      return (await holder.exchange(signal)).token;
    } catch (error) {
      // During an outage of the exchange, keep using a token that has not ended. Look again: it may have ended meanwhile.
      const fallbackToken = findUsableToken();
      if (fallbackToken === undefined || !judgeRetry(error).retry) throw error;
      log.warning(`The access token could not be renewed; the current one stays in use: ${describeError(error)}`);
      return fallbackToken;
    }
  };

  return {
    get,
    renew(refused, signal) {
      if (holder.liveToken?.token === refused) refusedToken = refused;
      return get(signal);
    },
  };
}

export interface ObtainOptions
  extends Pick<AccessTokenOptions, 'source' | 'audience' | 'isAudienceDefault' | 'clock' | 'log' | 'signal'> {
  readonly exchange: (subjectToken: Secret, timeoutMs: number) => Promise<AccessToken>;
  /** Fingerprints of the tokens exchanged so far; `obtainToken` adds to them. Undefined if a token may be used twice. */
  readonly usedFingerprints?: Set<string> | undefined;
}

/**
 * Obtains a token in up to five attempts of 10 s, within 60 s. Each fetches the subject token anew, because an exchange
 * may accept a token only once.
 *
 * @throws {IdentityError | ExchangeError} one of `…_unreachable`, `…_refused`, `…_malformed`
 */
export function obtainAccessToken(options: AccessTokenOptions): Promise<ObtainedToken> {
  return obtainToken({
    ...options,
    exchange: (subjectToken, timeoutMs) =>
      exchangeToken({ ...options, subjectToken }, { ...options, now: options.clock.now, timeoutMs }),
  });
}

/** Obtains a token by `exchange`. Throws what {@link obtainAccessToken} throws, and an error `identity_used`. */
export function obtainToken(options: ObtainOptions): Promise<ObtainedToken> {
  const { source, audience, isAudienceDefault = false, clock, log, signal } = options;
  const deadline = clock.monotonic() + totalTimeoutMs;
  return withRetry(
    { what: 'token exchange', maxAttempts, deadline, clock, log, signal },
    async () => {
      const attemptDeadline = Math.min(deadline, clock.monotonic() + attemptTimeoutMs);
      // Round up to whole milliseconds: the clock has fractions, which timers don't accept.
      const restMs = (): number => Math.max(1, Math.ceil(attemptDeadline - clock.monotonic()));
      const subjectToken = await source.fetchToken({ audience, timeoutMs: restMs(), signal });
      // A fixed token has the audience that it was issued for. Check it only if the user named one.
      const requiredAudience = isFixedSource(source) && isAudienceDefault ? undefined : audience;
      checkSubjectToken(subjectToken, source, { audience: requiredAudience, nowMs: clock.now() });
      log.debug(`Subject token from ${source.name} for audience "${audience}".`);
      // The lifetime starts before the request, on a monotonic clock: a wrong clock or a slow answer can't extend it.
      const startedAt = clock.monotonic();
      const accessToken = await exchangeOnce(subjectToken, options, () => options.exchange(subjectToken, restMs()));
      log.mask(accessToken.token); // so that no caller has to
      return { ...accessToken, startedAt };
    },
    // Try again if the token was used before: it may be from a cache of the issuer, which may now issue a new one.
    (error) =>
      !isFixedSource(source) && error instanceof IdentityError && error.code === 'identity_used'
        ? { retry: true }
        : judgeRetry(error),
  );
}

/** Tells whether the source returns the same token each time. Any other issues tokens, and so takes an audience. */
const isFixedSource = ({ takesAudience }: SubjectTokenSource): boolean => !takesAudience;

/** With `usedFingerprints`, exchanges each token once: it is used up as soon as the request may have arrived. */
async function exchangeOnce(
  subjectToken: Secret,
  { source, usedFingerprints }: ObtainOptions,
  exchange: () => Promise<AccessToken>,
): Promise<AccessToken> {
  if (usedFingerprints === undefined) return exchange();
  const fingerprint = subjectToken.fingerprint();
  if (usedFingerprints.has(fingerprint)) throw createUsedTokenError(source, undefined);
  usedFingerprints.add(fingerprint);
  try {
    return await exchange();
  } catch (error) {
    if (isTokenUnused(error, source)) usedFingerprints.delete(fingerprint);
    // Don't retry with a fixed token that may have been used: its source has no other.
    else if (isFixedSource(source) && judgeRetry(error).retry) throw createUsedTokenError(source, error);
    throw error;
  }
}

/** Tells whether the token can be sent again: a fixed one even after a 429 or 503, which a gateway probably answered. */
function isTokenUnused(error: unknown, source: SubjectTokenSource): boolean {
  if (!(error instanceof ToolkitError)) return false;
  const { sent, status } = error.data;
  const wasNotBuilt = error.code === 'exchange_malformed' && status === undefined; // a malformed answer has a status
  return sent === 'no' || wasNotBuilt || (isFixedSource(source) && (status === 429 || status === 503));
}

function createUsedTokenError({ name }: SubjectTokenSource, cause: unknown): IdentityError {
  const message = `The subject token from ${name} was already sent to the exchange, which accepts each token only once. Use a source that issues a new one for each exchange. Or, if its issuer is registered with "check_jti: false", write "single_use: false" into "model_access".`;
  return new IdentityError('identity_used', message, { source: name, cause });
}

function judgeRetry(error: unknown): RetryVerdict {
  const isOutage = error instanceof ToolkitError && /^(?:identity|exchange)_unreachable$/.test(error.code);
  return isOutage ? { retry: true, afterMs: error.data.retryAfterMs } : { retry: false };
}
