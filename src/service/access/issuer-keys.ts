// The key sets of trusted issuers: discovered, fetched, cached, and fetched again when a key is not among them.
import { createLocalJWKSet } from 'jose';
import * as z from 'zod/mini';
import { describeError } from '../../errors.ts';
import { isSafeUrl } from '../http/loopback.ts';
import type { Clock } from '../time/clock.ts';

/** The key set of an issuer can't be had now: 503 `temporarily_unavailable`. */
export class KeysUnavailable extends Error {
  override readonly name = 'KeysUnavailable';
}

/** The part of `fetch` that is needed here; the global one has it. */
export type FetchKeys = (
  url: string,
  init: RequestInit,
) => Promise<{ readonly ok: boolean; readonly status: number; readonly body: AsyncIterable<Uint8Array> | null }>;

interface IssuerKeysOptions {
  /** Equals the `iss` of its tokens. */
  readonly issuer: string;
  /** Null: from the discovery document. */
  readonly jwksUrl: string | null;
  readonly clock: Clock;
  readonly fetch: FetchKeys;
}

type KeySet = ReturnType<typeof createLocalJWKSet>;

/** The keys of one issuer. */
export interface IssuerKeys {
  /**
   * Calls `use` with the cached keys, and once more with keys fetched anew when `isStale` says that its result may be due to
   * a key that was not there. Keys are fetched at most once a second.
   *
   * @throws {KeysUnavailable} when they could not be fetched
   */
  withKeys<Result>(use: (keys: KeySet) => Promise<Result>, isStale: (result: Result) => boolean): Promise<Result>;
}

const discoveryDocument = z.object({ issuer: z.string(), jwks_uri: z.url() });
const keySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) });

const maxAgeMs = 10 * 60_000;
const minRefetchMs = 1000;
const requestTimeoutMs = 5000;
const maxDocumentBytes = 1024 * 1024;

/** The keys of one issuer, fetched when they are first needed. */
export function createIssuerKeys({ issuer, jwksUrl, clock, fetch }: IssuerKeysOptions): IssuerKeys {
  let cached: { readonly keys: KeySet; readonly fetchedAtMs: number } | undefined;
  let inFlight: Promise<KeySet> | undefined;
  let triedAtMs = Number.NEGATIVE_INFINITY;

  const load = async (): Promise<KeySet> => {
    const url = jwksUrl ?? (await discover());
    if (!isSafeUrl(url))
      throw new KeysUnavailable(`The key set of "${issuer}" is at "${url}", which is not safe to fetch from`);
    const keys = createLocalJWKSet(keySet.parse(await fetchJson(url, fetch)));
    cached = { keys, fetchedAtMs: clock.now() };
    return keys;
  };
  const discover = async (): Promise<string> => {
    const url = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
    const document = discoveryDocument.parse(await fetchJson(url, fetch));
    if (document.issuer !== issuer) throw new Error(`The discovery document names the issuer "${document.issuer}"`);
    return document.jwks_uri;
  };
  // One fetch at a time, however many exchanges wait for it.
  const refresh = (): Promise<KeySet> => {
    triedAtMs = clock.now();
    inFlight ??= load()
      .catch((error: unknown) => {
        throw new KeysUnavailable(`The keys of "${issuer}" could not be fetched: ${describeError(error)}`, {
          cause: error,
        });
      })
      .finally(() => {
        inFlight = undefined;
      });
    return inFlight;
  };
  const mayFetch = (): boolean => Math.abs(clock.now() - triedAtMs) >= minRefetchMs;

  return {
    async withKeys(use, isStale) {
      const fresh = cached !== undefined && clock.now() - cached.fetchedAtMs < maxAgeMs ? cached.keys : undefined;
      const result = await use(fresh ?? (await refresh()));
      if (fresh === undefined || !isStale(result) || !(mayFetch() || inFlight !== undefined)) return result;
      return use(await refresh());
    },
  };
}

async function fetchJson(url: string, fetch: FetchKeys): Promise<unknown> {
  const response = await fetch(url, {
    redirect: 'error',
    headers: { accept: 'application/json' },
    // Real time: a hand-moved clock does not make a network answer.
    signal: AbortSignal.timeout(requestTimeoutMs),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxDocumentBytes) throw new Error(`${url} answered more than ${maxDocumentBytes} bytes`);
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}
