// The margins of an access token's life: one set for runs and for the proxy.

const longestMarginMs = 60_000;
/** A service counts in whole seconds, and a request has to arrive: so much before its end, a token counts as dead. */
const longestLastUseMs = 5_000;

/** Two times on the clock that the token was obtained by. */
export interface TokenTimes {
  readonly renewAt: number;
  /** A token is not sent from here on. */
  readonly deadAt: number;
}

/** Computes when a token is renewed, and when it is no longer sent. */
export function timesOf({
  startedAt,
  lifetimeMs,
}: {
  readonly startedAt: number;
  readonly lifetimeMs: number;
}): TokenTimes {
  const expiresAt = startedAt + lifetimeMs;
  return {
    renewAt: expiresAt - Math.min(longestMarginMs, lifetimeMs / 5),
    deadAt: expiresAt - Math.min(longestLastUseMs, lifetimeMs / 8),
  };
}
