// Holds one access token, for runs and for the proxy: one set of margins, one exchange at a time, and only when it is used.
import type { Clock } from '../clock.ts';
import { describeError, type ErrorCode, ExchangeError, ToolkitError, toToolkitError } from '../errors.ts';
import type { Log } from '../log.ts';
import type { AccessToken } from './token-exchange.ts';

export interface ObtainedToken extends AccessToken {
  /** On {@link Clock.monotonic}, in milliseconds: its lifetime counts from here. */
  readonly startedAt: number;
}

export interface TokenHolder {
  /** While it may be sent. */
  readonly alive: ObtainedToken | undefined;
  /** True also where there is none. */
  readonly isDue: boolean;
  /** Makes one exchange, whoever asks; a signal is that of the first who asks. */
  exchange(signal?: AbortSignal): Promise<ObtainedToken>;
}

interface HolderOptions {
  readonly obtain: (signal?: AbortSignal) => Promise<ObtainedToken>;
  readonly first?: ObtainedToken;
  readonly clock: Clock;
}

/** Holds a token from now on, or from the first exchange on. */
export function holdToken({ obtain, first, clock }: HolderOptions): TokenHolder {
  let held = first && checked(first);
  let inFlight: Promise<ObtainedToken> | undefined;
  const renew = async (signal: AbortSignal | undefined): Promise<ObtainedToken> => {
    held = checked(await obtain(signal));
    return held;
  };
  const hasLeft = (shareMs: (lifetimeMs: number) => number): boolean =>
    held !== undefined && clock.monotonic() < held.startedAt + held.lifetimeMs - shareMs(held.lifetimeMs);
  return {
    get alive() {
      return hasLeft(lastUseMs) ? held : undefined;
    },
    get isDue() {
      return !hasLeft(marginMs);
    },
    exchange(signal) {
      inFlight ??= renew(signal).finally(() => {
        inFlight = undefined;
      });
      return inFlight;
    },
  };
}

export interface FreshBearer {
  /** Gives a token at once while one lives, else a promise, which rejects as the exchange does. */
  get(): ObtainedToken | Promise<ObtainedToken>;
  /**
   * Replaces a token that the service refused (401); undefined where no other would help: it is so young that the service does not
   * mean its age, or the exchange fails.
   */
  renew(refused: ObtainedToken): Promise<ObtainedToken | undefined>;
}

export interface FreshBearerOptions {
  /** Repeats what is lost in passing by itself. */
  readonly obtain: () => Promise<ObtainedToken>;
  /** Nothing begins without one. */
  readonly first: ObtainedToken;
  readonly clock: Clock;
  readonly log: Log;
  /** Told of each exchange: with the code of its error, where it gave no token. */
  readonly onExchange?: ((errorCode?: ErrorCode) => void) | undefined;
}

/** A disabled key refuses every token (docs/service-api.md, "POST /oauth/token"): a new one would be refused as well. */
const youngMs = 10_000;
/** A failed renewal is tried again after so long, while the old token lives. */
const pauseMs = 5_000;
/** The identity was granted a token before, so a refusal may be one in passing: the waits between attempts. */
const waitsMs = [500, 1_000];

/** Renews a bearer while the old one still lives, so that nobody waits. */
export function holdFreshBearer(options: FreshBearerOptions): FreshBearer {
  const { clock, log, first, onExchange } = options;
  let pausedUntil = 0;

  const obtain = async (): Promise<ObtainedToken> => {
    for (let attempt = 0; ; attempt += 1) {
      try {
        const obtained = await options.obtain();
        onExchange?.();
        const seconds = Math.round(obtained.lifetimeMs / 1000);
        log.info(`Access token ${obtained.token.fingerprint()} for ${seconds} s.`);
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
  const holder = holdToken({ obtain, first, clock });
  onExchange?.();

  return {
    get() {
      const { alive, isDue } = holder;
      if (alive !== undefined && (!isDue || clock.monotonic() < pausedUntil)) return alive;
      const next = holder.exchange();
      if (alive === undefined) return next;
      // Said in the log; who comes when the old token is dead gets the error.
      next.catch(() => {
        pausedUntil = clock.monotonic() + pauseMs;
      });
      return alive;
    },
    async renew(refused) {
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
  // Node would quote one that no header can carry in its error.
  if (/^[\x21-\x7e]+$/.test(obtained.token.reveal())) return obtained;
  throw new ExchangeError('exchange_malformed', 'The access token has characters that no header carries.');
}

/** Renewed at half of its life, or five minutes before its end: an outage of minutes costs nobody a request. */
const marginMs = (lifetimeMs: number): number => Math.min(300_000, lifetimeMs / 2);
/** Not sent so long before its end: a service counts in whole seconds, and a request has to arrive. */
const lastUseMs = (lifetimeMs: number): number => Math.min(5_000, lifetimeMs / 8);
