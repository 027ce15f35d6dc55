// What every identity source is: a name, a look at its surroundings, and a way to get a subject token.
import type { Clock } from '../clock.ts';
import type { Environment } from '../environment.ts';
import type { Fetch } from '../http/transport.ts';
import type { Log } from '../log.ts';
import type { Secret } from '../secret.ts';

/** Whether this source can give a token here; `broken` means that this is its place, but something lacks. */
export type Detection =
  | { readonly state: 'absent'; readonly lacks: string }
  | { readonly state: 'ready' }
  | { readonly state: 'broken'; readonly lacks: string; readonly remedy: string };

/** How one subject token is asked for. */
export interface FetchTokenOptions {
  /** The `aud` that the token shall carry (RFC 7519 section 4.1.3). */
  readonly audience: string;
  /** Longest time for the whole of it, in milliseconds; default 10,000. */
  readonly timeoutMs?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** See {@link FetchTokenOptions.timeoutMs}. */
export const defaultTimeoutMs = 10_000;

/** A place that subject tokens come from (RFC 8693 section 1.1). */
export interface SubjectTokenSource {
  /** For example `github-actions`. */
  readonly name: string;
  /**
   * Whether the audience of its tokens is the one that is asked for. Of a token that somebody else made, only an audience
   * that the user named can be demanded.
   */
  readonly takesAudience: boolean;
  detect(): Promise<Detection>;
  /**
   * One new subject token, by one attempt: retries belong to the exchange, which needs a new token for each of its own.
   *
   * @throws {IdentityError} `identity_unreachable`, `identity_refused`, `identity_malformed`
   */
  fetchToken(options: FetchTokenOptions): Promise<Secret>;
}

/** What sources may touch of the world. */
export interface IdentityIo {
  readonly env: Environment;
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly log: Log;
  /** The text of a file; rejects when it can't be read. */
  readonly readText: (path: string) => Promise<string>;
  /**
   * Runs a program without a shell and gives its standard output; rejects when it fails. Of the environment it gets where
   * things are (`PATH`, `HOME`, language, proxies), and the `variables` that are its own.
   */
  readonly execute: (
    program: string,
    args: readonly string[],
    signal: AbortSignal,
    variables?: RegExp,
  ) => Promise<string>;
}
