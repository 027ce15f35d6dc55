// The types of identity sources, and of their places, CIs and machines, which `sources/` states.
import type { Clock } from '../clock.ts';
import { type Environment, variable } from '../environment.ts';
import type { Fetch } from '../http/transport.ts';
import type { Log } from '../log.ts';
import type { Secret } from '../secret.ts';

/** What a source finds around it; `broken`: it is in its place, but something is missing. */
export type Detection =
  | { readonly state: 'absent'; readonly lacks: string }
  | { readonly state: 'ready' }
  | { readonly state: 'broken'; readonly lacks: string; readonly remedy: string };

/** What one request for a subject token takes. */
export interface FetchTokenOptions {
  /** The `aud` that the token is to have (RFC 7519 section 4.1.3). */
  readonly audience: string;
  /** The most time that it may take in all, in milliseconds; default 10,000. */
  readonly timeoutMs?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

export const defaultTimeoutMs = 10_000;

/** Something that gives subject tokens (RFC 8693 section 1.1). */
export interface SubjectTokenSource {
  /** For example `github-actions`. */
  readonly name: string;
  /**
   * Whether its tokens have the audience that is asked for. If not, their audience is fixed, and checked only if the
   * user named one.
   */
  readonly takesAudience: boolean;
  detect(): Promise<Detection>;
  /**
   * Fetches one new subject token, in one attempt. The exchange retries, each time with a new token.
   *
   * @throws {IdentityError} `identity_unreachable`, `identity_refused`, `identity_malformed`
   */
  fetchToken(options: FetchTokenOptions): Promise<Secret>;
}

/** The effects of identity sources outside this process. */
export interface IdentityIo {
  readonly env: Environment;
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly log: Log;
  /** Reads the text of a file; rejects if it can't. */
  readonly readText: (path: string) => Promise<string>;
  /**
   * Runs a program without a shell and resolves to its standard output; rejects if it fails. The program gets the basic
   * environment (`PATH`, `HOME`, language, proxies), and the variables whose names match `variables`.
   */
  readonly execute: (
    program: string,
    args: readonly string[],
    signal: AbortSignal,
    variables?: RegExp,
  ) => Promise<string>;
}

/** Stated by every place: silence would pass for a CI without merge requests, whose author may be anybody. */
export type MergeRequestSign =
  | {
      /** Is true or false only if the CI's documentation says so. */
      readonly told: (env: Environment) => boolean | undefined;
      readonly how: string;
    }
  | { readonly untold: string }
  /** It is no CI, but a CI may run on it. In Markdown: what it is. */
  | { readonly noCi: string };

export interface IdentityPlace {
  readonly name: string;
  readonly title: string;
  /** Variables each of which, whatever its value, says that the job runs there. */
  readonly knownBy: readonly string[];
  /** Variables kept from a program that must not have the identity; `*` at the end matches any rest. */
  readonly grants: readonly [string, ...string[]];
  readonly mergeRequest: MergeRequestSign;
  readonly documentation: string;
  readonly source: (io: IdentityIo, place: NamedPlace) => SubjectTokenSource;
}

export type NamedPlace = Pick<IdentityPlace, 'name' | 'knownBy'>;

export function isHere({ knownBy }: Pick<IdentityPlace, 'knownBy'>, env: Environment): boolean {
  return knownBy.some((name) => variable(env, name) !== undefined);
}
