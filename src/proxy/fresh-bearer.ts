// A bearer that is always fresh: renewed while the old one still lives, with one exchange at a time, and only when it is used.
import type { Clock } from '../clock.ts';
import type { ErrorCode } from '../errors.ts';
import { describeError, ExchangeError, ToolkitError, toToolkitError } from '../errors.ts';
import type { ObtainedToken } from '../exchange/access-token.ts';
import type { TokenTimes } from '../exchange/margins.ts';
import { timesOf } from '../exchange/margins.ts';
import type { Log } from '../log.ts';
import type { Secret } from '../secret.ts';

/** An access token that is held. */
export interface HeldToken {
  readonly token: Secret;
  /** Milliseconds on {@link Clock.monotonic} when it was asked for. */
  readonly startedAt: number;
  readonly lifetimeMs: number;
}

/** Gives the bearer of each request. */
export interface FreshBearer {
  /** At once while one lives; else the promise of a new one, which rejects with what the exchange failed with. */
  get(): HeldToken | Promise<HeldToken>;
  /**
   * A newer token in place of one that the service refused (401); undefined where none would help: the refused one is so
   * young that the service does not mean its age, or the exchange fails.
   */
  renew(refused: HeldToken): Promise<HeldToken | undefined>;
  /** Number of exchanges so far. */
  readonly exchanges: number;
}

export interface FreshBearerOptions {
  /** One exchange; it repeats what is lost in passing by itself. */
  readonly obtain: () => Promise<ObtainedToken>;
  /** The first token: nothing begins without one. */
  readonly first: ObtainedToken;
  readonly clock: Clock;
  readonly log: Log;
  /** Told of each exchange: with the code of its error, where it gave no token. */
  readonly onExchange?: ((errorCode?: ErrorCode) => void) | undefined;
}

/** A disabled key refuses every token (docs/service-api.md, "POST /oauth/token"): a new one would be refused as well. */
const youngMs = 10_000;
/** The job's identity was granted a token before, so that a refusal may be one in passing: attempts, and the waits between. */
const waitsMs = [500, 1_000];

/** Holds a bearer from its first token on. */
export function holdFreshBearer(options: FreshBearerOptions): FreshBearer {
  const { clock, log, onExchange } = options;
  let held = adopt(options.first);
  let inFlight: Promise<HeldToken> | undefined;
  let exchanges = 1;
  onExchange?.();

  const exchange = async (): Promise<HeldToken> => {
    for (let attempt = 0; ; attempt += 1) {
      exchanges += 1;
      try {
        held = adopt(await options.obtain());
        onExchange?.();
        log.info(`Access token ${held.token.fingerprint()} for ${Math.round(held.lifetimeMs / 1000)} s.`);
        return held;
      } catch (error) {
        onExchange?.(toToolkitError(error).code);
        log.warning(`The access token could not be renewed: ${describeError(error)}`);
        const waitMs = isRefusal(error) ? waitsMs[attempt] : undefined;
        if (waitMs === undefined) throw error;
        await clock.sleep(waitMs);
      }
    }
  };

  const renewed = (): Promise<HeldToken> => {
    inFlight ??= exchange().finally(() => {
      inFlight = undefined;
    });
    return inFlight;
  };

  return {
    get() {
      const now = clock.monotonic();
      if (now < held.renewAt) return held;
      const next = renewed();
      if (now >= held.deadAt) return next;
      next.catch(() => {}); // said in the log; who comes when the old token is dead gets the error
      return held;
    },
    async renew(refused) {
      if (clock.monotonic() - refused.startedAt < youngMs) return undefined;
      if (held.token !== refused.token) return held;
      return renewed().catch(() => undefined);
    },
    get exchanges() {
      return exchanges;
    },
  };
}

function isRefusal(error: unknown): boolean {
  return error instanceof ToolkitError && /^(?:identity|exchange)_refused$/.test(error.code);
}

/** A token with the times that it is renewed at and no longer used at. */
function adopt({ token, lifetimeMs, startedAt }: ObtainedToken): HeldToken & TokenTimes {
  // Node would quote one that no header can carry in its error.
  if (!/^[\x21-\x7e]+$/.test(token.reveal())) {
    throw new ExchangeError('exchange_malformed', 'The access token has characters that no header carries.');
  }
  return { token, startedAt, lifetimeMs, ...timesOf({ startedAt, lifetimeMs }) };
}
