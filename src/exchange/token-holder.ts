// Holds one access token, for runs and for the proxy: with the same margins, one exchange at once, and only when used.
import type { Clock } from '../clock.ts';
import { describeError, type ErrorCode, ExchangeError, ToolkitError, toToolkitError } from '../errors.ts';
import type { Log } from '../log.ts';
import type { AccessToken } from './token-exchange.ts';

export interface ObtainedToken extends AccessToken {
  /** When its lifetime began, in milliseconds on {@link Clock.monotonic}. */
  readonly startedAt: number;
}

export function holdToken(
  clock: Clock,
  obtain: (signal?: AbortSignal) => Promise<ObtainedToken>,
  first?: ObtainedToken,
) {
  let held = first && checked(first);
  let inFlight: Promise<ObtainedToken> | undefined;
  const renew = async (signal: AbortSignal | undefined): Promise<ObtainedToken> => {
    held = checked(await obtain(signal));
    return held;
  };
  const hasLeft = (shareMs: (lifetimeMs: number) => number): boolean =>
    held !== undefined && clock.monotonic() < held.startedAt + held.lifetimeMs - shareMs(held.lifetimeMs);
  return {
    get alive(): ObtainedToken | undefined {
      return hasLeft(lastUseMs) ? held : undefined;
    },
    /** True also if there is no token. */
    get isDue(): boolean {
      return !hasLeft(marginMs);
    },
    /** Starts an exchange, or joins the one under way; only the first caller's signal counts. */
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
  readonly first: ObtainedToken;
  readonly clock: Clock;
  readonly log: Log;
  /** Called after each exchange, with the code of its error if it gave no token. */
  readonly onExchange?: ((errorCode?: ErrorCode) => void) | undefined;
}

/** Too young to expire: a disabled key refuses any token, a new one too (docs/service-api.md, "POST /oauth/token"). */
const youngMs = 10_000;
const pauseMs = 5_000;
/** The waits after a refusal, which may pass, because the identity was granted a token before. */
const waitsMs = [500, 1_000];

export function holdFreshBearer(options: FreshBearerOptions) {
  const { clock, log, first, onExchange } = options;
  let pausedUntil = 0;

  const obtain = async (): Promise<ObtainedToken> => {
    for (let attempt = 0; ; attempt += 1) {
      try {
        const obtained = await options.obtain();
        onExchange?.();
        const seconds = Math.round(obtained.lifetimeMs / 1000);
        log.info(`Access token for ${seconds} s.`);
        return obtained;
      } catch (error) {
        onExchange?.(toToolkitError(error).code);
        log.warning(`The access token could not be renewed: ${describeError(error)}`);
        const waitMs = isRefusal(error) ? waitsMs[attempt] : undefined;
        if (waitMs === undefined) throw error;
        await clock.sleep(waitMs);
      }
    }
  };
  const holder = holdToken(clock, obtain, first);
  onExchange?.();

  return {
    /** Returns a token that is alive at once, or else a promise that rejects as the exchange does. */
    get(): ObtainedToken | Promise<ObtainedToken> {
      const { alive, isDue } = holder;
      if (alive !== undefined && (!isDue || clock.monotonic() < pausedUntil)) return alive;
      const next = holder.exchange();
      if (alive === undefined) return next;
      // It is logged above; the caller gets the error only once the old token is dead.
      next.catch(() => {
        pausedUntil = clock.monotonic() + pauseMs;
      });
      return alive;
    },
    /** Resolves to undefined if the refused token (401) is too young to have expired, or if the exchange fails. */
    async renew(refused: ObtainedToken): Promise<ObtainedToken | undefined> {
      if (clock.monotonic() - refused.startedAt < youngMs) return undefined;
      const { alive } = holder;
      if (alive !== undefined && alive.token !== refused.token) return alive;
      return holder.exchange().catch(() => undefined);
    },
  };
}

function isRefusal(error: unknown): boolean {
  return error instanceof ToolkitError && /^(?:identity|exchange)_refused$/.test(error.code);
}

function checked(obtained: ObtainedToken): ObtainedToken {
  // Refuse it here, because Node's error would quote a token that no header can carry.
  if (/^[\x21-\x7e]+$/.test(obtained.token.reveal())) return obtained;
  throw new ExchangeError('exchange_malformed', 'The access token has characters that no header carries.');
}

/** Renew it at half of its life, or five minutes before its end, so that an outage of minutes costs no request. */
const marginMs = (lifetimeMs: number): number => Math.min(300_000, lifetimeMs / 2);
/** Don't send it this close to its end: services count whole seconds, and a request takes time to arrive. */
const lastUseMs = (lifetimeMs: number): number => Math.min(5_000, lifetimeMs / 8);
