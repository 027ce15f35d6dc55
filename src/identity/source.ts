// Defines the types of identity sources, and of the places that have them: the CIs and machines in `sources/`.
import type { Clock } from '../clock.ts';
import { type Environment, variable } from '../environment.ts';
import type { Fetch } from '../http/transport.ts';
import type { Log } from '../log.ts';
import type { Secret } from '../secret.ts';

/** Tells whether a source can be used. `broken`: the job runs where the source is, but something is missing. */
export type Detection =
  | { readonly state: 'absent'; readonly lacks: string }
  | { readonly state: 'ready' }
  | { readonly state: 'broken'; readonly lacks: string; readonly remedy: string };

/** The options of one request for a subject token. */
export interface FetchTokenOptions {
  /** The requested `aud` of the token (RFC 7519 section 4.1.3). */
  readonly audience: string;
  /** Limits the whole request, in milliseconds; default 10,000. */
  readonly timeoutMs?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

export const defaultTimeoutMs = 10_000;

/** A source of subject tokens (RFC 8693 section 1.1). */
export interface SubjectTokenSource {
  /** For example `github-actions`. */
  readonly name: string;
  /** True if its tokens get the requested audience. Else it is fixed, and checked only if the user named an audience. */
  readonly takesAudience: boolean;
  detect(): Promise<Detection>;
  /**
   * Fetches one new subject token in one attempt. The exchange retries, each time with a new token.
   *
   * @throws {IdentityError} `identity_unreachable`, `identity_refused`, `identity_malformed`
   */
  fetchToken(options: FetchTokenOptions): Promise<Secret>;
}

/** The access of identity sources to what is outside this process. */
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

/** Recognizes a merge request, whose author may be anybody. */
export type MergeRequestSign =
  | {
      /** Returns undefined if the documented variables of the CI don't tell. */
      readonly isMergeRequest: (env: Environment) => boolean | undefined;
      /** Completes "known by …" in docs/identity.md. */
      readonly how: string;
    }
  | { readonly whyUnknown: string }
  /** The place is not a CI, but a CI may run on it. */
  | { readonly whyNoCi: string };

export interface IdentityPlace {
  readonly name: string;
  readonly title: string;
  /** Variables. If any of them is set and not empty, the job runs in this place. */
  readonly markers: readonly string[];
  /** Variables that a program must not get if it must not have the identity. `*` at the end matches any rest. */
  readonly grants: readonly [string, ...string[]];
  /** Required: a place without it would seem to have no merge requests. */
  readonly mergeRequest: MergeRequestSign;
  readonly documentation: string;
  readonly source: (io: IdentityIo, place: NamedPlace) => SubjectTokenSource;
}

export type NamedPlace = Pick<IdentityPlace, 'name' | 'markers'>;

export function isHere({ markers }: Pick<IdentityPlace, 'markers'>, env: Environment): boolean {
  return markers.some((name) => variable(env, name) !== undefined);
}
