// Holds one access token and renews it in time, with never more than one exchange at once.
import type { Clock } from '../clock.ts';
import { describeError, IdentityError, ToolkitError } from '../errors.ts';
import { type RetryVerdict, withRetry } from '../http/retry.ts';
import type { Fetch } from '../http/transport.ts';
import { checkSubjectToken } from '../identity/claims.ts';
import type { SubjectTokenSource } from '../identity/source.ts';
import type { Log } from '../log.ts';
import type { Secret } from '../secret.ts';
import { type AccessToken, exchangeToken, type TokenExchange } from './token-exchange.ts';
import { holdToken, type ObtainedToken } from './token-holder.ts';

export interface AccessTokenOptions extends Omit<TokenExchange, 'subjectToken'> {
  readonly source: SubjectTokenSource;
  readonly audience: string;
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly log: Log;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Has a valid access token at any time. `signal` is that of the request that needs the token. It takes the place of the
 * holder's own, because a job that is over may still have something to send.
 */
export interface AccessTokenHolder {
  /** Resolves to the token held, or to a new one if less than min(5 min, half of its lifetime) is left of it. */
  get(signal?: AbortSignal): Promise<Secret>;
  /** Resolves to a new token if the service refused this one with 401. For an older one, that is the token held now. */
  renew(refused: Secret, signal?: AbortSignal): Promise<Secret>;
}

const maxAttempts = 5;
const overallMs = 60_000;
const attemptMs = 10_000;

/** Counts the lifetime by our monotonic clock, from before the request: no wrong clock or slow answer adds to it. */
export function holdAccessToken(options: AccessTokenOptions): AccessTokenHolder {
  const { federationPolicyId, clock, log } = options;
  const obtain = async (signal: AbortSignal | undefined): Promise<ObtainedToken> => {
    const obtained = await obtainAccessToken({ ...options, signal });
    const seconds = Math.round(obtained.lifetimeMs / 1000);
    log.info(`Access token for ${seconds} s by policy "${federationPolicyId}".`);
    return obtained;
  };
  const holder = holdToken(clock, obtain);
  let refusedToken: Secret | undefined;

  const get = async (signal = options.signal): Promise<Secret> => {
    const { alive, isDue } = holder;
    const usable = alive?.token === refusedToken ? undefined : alive;
    if (usable !== undefined && !isDue) return usable.token;
    try {
      return (await holder.exchange(signal)).token;
    } catch (error) {
      // Keep a token that is still alive through an outage, but not after a refusal.
      const kept = holder.alive?.token === refusedToken ? undefined : holder.alive;
      if (kept === undefined || !judge(error).retry) throw error;
      log.warning(`The access token could not be renewed; the current one stays in use: ${describeError(error)}`);
      return kept.token;
    }
  };

  return {
    get,
    renew(refused, signal) {
      if (holder.alive?.token === refused) refusedToken = refused;
      return get(signal);
    },
  };
}

export interface ObtainOptions
  extends Pick<AccessTokenOptions, 'source' | 'audience' | 'isAudienceDefault' | 'clock' | 'log' | 'signal'> {
  readonly exchange: (subjectToken: Secret, timeoutMs: number) => Promise<AccessToken>;
  /** Fingerprints of subject tokens that were exchanged, if each counts once; this module adds to them. */
  readonly spent?: Set<string> | undefined;
}

/**
 * Makes up to five attempts of 10 s, within 60 s, each with a new subject token, because one may count only once.
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

/** Gets a token by any exchange; errors as {@link obtainAccessToken}, and {@link IdentityError} `identity_used`. */
export function obtainToken(options: ObtainOptions): Promise<ObtainedToken> {
  const { source, audience, isAudienceDefault = false, clock, log, signal } = options;
  const deadline = clock.monotonic() + overallMs;
  return withRetry(
    { what: 'token exchange', maxAttempts, deadline, clock, log, signal },
    async () => {
      const attemptUntil = Math.min(deadline, clock.monotonic() + attemptMs);
      // Round up to whole milliseconds: our clock has fractions, which timers do not take.
      const leftMs = (): number => Math.max(1, Math.ceil(attemptUntil - clock.monotonic()));
      const subjectToken = await source.fetchToken({ audience, timeoutMs: leftMs(), signal });
      const asked = source.takesAudience || !isAudienceDefault ? audience : undefined;
      checkSubjectToken(subjectToken, source, { audience: asked, nowMs: clock.now() });
      log.debug(`Subject token from ${source.name} for audience "${audience}".`);
      const startedAt = clock.monotonic();
      const granted = await spend(subjectToken, options, () => options.exchange(subjectToken, leftMs()));
      log.mask(granted.token); // so that no caller has to
      return { ...granted, startedAt };
    },
    // Try again, because the issuer may have given a token from its cache, and may now give a new one.
    (error) =>
      source.takesAudience && error instanceof IdentityError && error.code === 'identity_used'
        ? { retry: true }
        : judge(error),
  );
}

/** Exchanges a token that counts once: it is spent as soon as the request may have arrived. */
async function spend(
  subjectToken: Secret,
  { source, spent }: ObtainOptions,
  exchange: () => Promise<AccessToken>,
): Promise<AccessToken> {
  if (spent === undefined) return exchange();
  const print = subjectToken.fingerprint();
  if (spent.has(print)) throw usedToken(source, undefined);
  spent.add(print);
  try {
    return await exchange();
  } catch (error) {
    const isHeld = !source.takesAudience;
    if (isUnspent(error, isHeld)) spent.delete(print);
    // A token that is held can't be replaced, and this one may have counted.
    else if (isHeld && judge(error).retry) throw usedToken(source, error);
    throw error;
  }
}

/** Believes the 429 or 503 of a gateway only for a token that is held: a source that issues tokens can give another. */
function isUnspent(error: unknown, isHeld: boolean): boolean {
  if (!(error instanceof ToolkitError)) return false;
  const { sent, status } = error.data;
  if (sent === 'no' || (error.code === 'exchange_malformed' && status === undefined)) return true;
  return isHeld && (status === 429 || status === 503);
}

function usedToken({ name }: SubjectTokenSource, cause: unknown): IdentityError {
  return new IdentityError(
    'identity_used',
    `The subject token from ${name} was sent to the exchange before, where each counts once. Use a source that issues a new one for each exchange. Or, if its issuer is registered with "check_jti: false", write "single_use: false" into "model_access".`,
    { source: name, cause },
  );
}

function judge(error: unknown): RetryVerdict {
  const outage = error instanceof ToolkitError && /^(?:identity|exchange)_unreachable$/.test(error.code);
  return outage ? { retry: true, afterMs: error.data.retryAfterMs } : { retry: false };
}
