// Holds one access token for a run or for the proxy. Renews it only when it is used, with one exchange at a time.
import type { Clock } from '../clock.ts';
import { describeError, type ErrorCode, ExchangeError, toToolkitError } from '../errors.ts';
import type { Log } from '../log.ts';
import type { AccessToken } from './token-exchange.ts';

export interface ObtainedToken extends AccessToken {
  /** The start of its lifetime, in milliseconds on {@link Clock.monotonic}. */
  readonly startedAt: number;
}

export function holdToken(
  clock: Clock,
  obtain: (signal?: AbortSignal) => Promise<ObtainedToken>,
  firstToken?: ObtainedToken,
) {
  let currentToken = firstToken && checkToken(firstToken);
  let inFlight: Promise<ObtainedToken> | undefined;
  const renew = async (signal: AbortSignal | undefined): Promise<ObtainedToken> => {
    currentToken = checkToken(await obtain(signal));
    return currentToken;
  };
  const hasMoreLeftThan = (marginMs: (lifetimeMs: number) => number): boolean => {
    if (currentToken === undefined) return false;
    const { startedAt, lifetimeMs } = currentToken;
    return clock.monotonic() < startedAt + lifetimeMs - marginMs(lifetimeMs);
  };
  return {
    get liveToken(): ObtainedToken | undefined {
      return hasMoreLeftThan(lastUseMarginMs) ? currentToken : undefined;
    },
    /** True if the token is due for renewal, or if there is none. */
    get isDue(): boolean {
      return !hasMoreLeftThan(renewalMarginMs);
    },
    /** Starts an exchange, or joins the current one. Only the signal of the first caller counts. */
    exchange(signal?: AbortSignal): Promise<ObtainedToken> {
      inFlight ??= renew(signal).finally(() => {
        inFlight = undefined;
      });
      return inFlight;
    },
  };
}

export type FreshBearer = ReturnType<typeof holdFreshBearer>;

export interface FreshBearerOptions {
  readonly obtain: () => Promise<ObtainedToken>;
  readonly firstToken: ObtainedToken;
  readonly clock: Clock;
  readonly log: Log;
  /** Called after each exchange, with the code of its error if it failed. */
  readonly onExchange?: ((errorCode?: ErrorCode) => void) | undefined;
}

/** If a younger token is refused, its key was disabled (docs/service-api.md), so a new one would be refused too. */
const minAgeMs = 10_000;
/** Makes no exchange for this long after one that failed. */
const pauseMs = 5_000;

export function holdFreshBearer(options: FreshBearerOptions) {
  const { clock, log, firstToken, onExchange } = options;
  let pausedUntil = 0;
  const isPaused = (): boolean => clock.monotonic() < pausedUntil;
  const obtain = async (): Promise<ObtainedToken> => {
    if (isPaused()) await clock.sleep(pausedUntil - clock.monotonic());
    try {
      const obtained = await options.obtain();
      onExchange?.();
      log.info(`Access token for ${Math.round(obtained.lifetimeMs / 1000)} s.`);
      return obtained;
    } catch (error) {
      pausedUntil = clock.monotonic() + pauseMs;
      onExchange?.(toToolkitError(error).code);
      log.warning(`The access token could not be renewed: ${describeError(error)}`);
      throw error;
    }
  };
  const holder = holdToken(clock, obtain, firstToken);
  onExchange?.(); // reports the exchange of `firstToken`

  return {
    /** Returns a live token at once, or else the promise of a new one, which rejects if the exchange fails. */
    get(): ObtainedToken | Promise<ObtainedToken> {
      const { liveToken, isDue } = holder;
      if (liveToken !== undefined && (!isDue || isPaused())) return liveToken;
      const next = holder.exchange();
      if (liveToken === undefined) return next;
      // The error is logged above. The caller gets it only when the old token can no longer be used.
      next.catch(() => {});
      return liveToken;
    },
    /** Resolves to undefined if the token refused with 401 is too young to have expired, or if no new one can be had. */
    async renew(refused: ObtainedToken): Promise<ObtainedToken | undefined> {
      if (clock.monotonic() - refused.startedAt < minAgeMs) return undefined;
      const { liveToken } = holder;
      if (liveToken !== undefined && liveToken.token !== refused.token) return liveToken;
      return isPaused() ? undefined : holder.exchange().catch(() => undefined);
    },
  };
}

function checkToken(obtained: ObtainedToken): ObtainedToken {
  // Refuse a token that no header can carry, because Node's error would quote it.
  if (/^[\x21-\x7e]+$/.test(obtained.token.reveal())) return obtained;
  throw new ExchangeError('exchange_malformed', 'The access token has characters that a header cannot carry.');
}

/** Renew five minutes before the end, or at half of its life if that is later: a short outage then fails no request. */
const renewalMarginMs = (lifetimeMs: number): number => Math.min(300_000, lifetimeMs / 2);
/** Don't send a token this close to its end: services count whole seconds, and a request takes time to arrive. */
const lastUseMarginMs = (lifetimeMs: number): number => Math.min(5_000, lifetimeMs / 8);
