// Holds one access token: renews it in time, with at most one exchange in flight.
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
 * Gives a valid access token at any time. `signal` is that of the request that needs the token; it replaces the
 * holder's own, because a job that is over may still have something to send.
 */
export interface AccessTokenHolder {
  /** The token held, or a new one when less than min(5 min, half of its lifetime) of it remains. */
  get(signal?: AbortSignal): Promise<Secret>;
  /** A new token in place of one that the service refused (401); in place of an older one, the token held now. */
  renew(refused: Secret, signal?: AbortSignal): Promise<Secret>;
}

const maxAttempts = 5;
const overallMs = 60_000;
const attemptMs = 10_000;

/** Counts the lifetime on our monotonic clock, from before the request: no wrong clock or slow answer prolongs it. */
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
      // An outage is no reason to give up a token that is still alive; a refusal is.
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
  /** Fingerprints of exchanged subject tokens, where each counts once; this module adds to it. */
  readonly spent?: Set<string> | undefined;
}

/**
 * Makes at most five attempts of 10 s, within 60 s, each with a new subject token: one may be single-use.
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
      // Round up to whole milliseconds: timers take no fractions, which our clock has.
      const leftMs = (): number => Math.max(1, Math.ceil(attemptUntil - clock.monotonic()));
      const subjectToken = await source.fetchToken({ audience, timeoutMs: leftMs(), signal });
      const asked = source.takesAudience || !isAudienceDefault ? audience : undefined;
      checkSubjectToken(subjectToken, source, { audience: asked, nowMs: clock.now() });
      log.debug(`Subject token from ${source.name} for audience "${audience}".`);
      const startedAt = clock.monotonic();
      const granted = await spend(subjectToken, options, () => options.exchange(subjectToken, leftMs()));
      log.mask(granted.token); // here, so that no caller has to
      return { ...granted, startedAt };
    },
    // The issuer may have given a cached token again; the next attempt may get a new one.
    (error) =>
      source.takesAudience && error instanceof IdentityError && error.code === 'identity_used'
        ? { retry: true }
        : judge(error),
  );
}

/** Exchanges a single-use token: it is spent as soon as the request may have arrived. */
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
    // A held token can't be replaced, and this one may have counted.
    else if (isHeld && judge(error).retry) throw usedToken(source, error);
    throw error;
  }
}

/** Believes a gateway's 429 or 503 only for a held token; a source that issues tokens can give another. */
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
