// Sends requests for many keys, a few at a time. A failed request stops no other.
import type { Client } from '../client/client.ts';
import { judgeRepeat } from '../client/request.ts';
import type { ApiKeyRecord, KeyUpdate } from '../contract/keys.ts';
import { ApiError, type ToolkitError, toToolkitError } from '../errors.ts';
import { type RetryOptions, type RetryVerdict, withRetry } from '../http/retry.ts';
import type { NamedKey } from './entry.ts';

export interface KeyRequestOptions extends Pick<RetryOptions, 'deadline' | 'clock' | 'log'> {
  readonly client: Pick<Client, 'readKey' | 'updateKey'>;
  /** True if the bearer comes from a token exchange. Deployments refuse such a token for requests about keys. */
  readonly isExchanged: boolean;
  readonly signal: AbortSignal;
}

export type KeyAnswer = { readonly record: ApiKeyRecord } | { readonly error: ToolkitError };

export type KeyRequests = ReturnType<typeof createKeyRequests>;

export const maxParallelRequests = 4;
const maxOutages = 5;

/** The requests return every error instead of throwing it. */
export function createKeyRequests(options: KeyRequestOptions) {
  const { client, isExchanged, signal } = options;
  const gate = createGate(options);
  const request = async (what: string, key: NamedKey, send: () => Promise<ApiKeyRecord>): Promise<KeyAnswer> => {
    let outages = 0;
    const judge = (error: unknown): RetryVerdict => {
      const verdict = judgeRepeat(error);
      if (gate.closeIfRateLimited(error)) return verdict;
      outages += 1;
      return outages < maxOutages ? verdict : { retry: false };
    };
    const attempt = async (): Promise<ApiKeyRecord> => {
      await gate.waitUntilOpen();
      return send().catch((error: unknown) => {
        throw withShownHash(error, key);
      });
    };
    const retryOptions = { ...options, what: `${what} of key "${key.shownHash}"` };
    try {
      return { record: await withRetry(retryOptions, attempt, judge) };
    } catch (error) {
      return { error: explainRefusal(error, isExchanged) };
    }
  };
  return {
    read: (key: NamedKey) => request('read', key, () => client.readKey({ hash: key.hash, signal })),
    update: (key: NamedKey, update: KeyUpdate) =>
      request('update', key, () => client.updateKey({ hash: key.hash, update, signal })),
  };
}

export async function forEachKey<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const remaining = items.entries(); // shared: each worker takes the next item
  const worker = async (): Promise<void> => {
    for (const [index, item] of remaining) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: maxParallelRequests }, worker));
  return results;
}

/** Replaces the sent hash by the shown one in the message, because the service may quote it. */
function withShownHash(error: unknown, { hash, shownHash }: NamedKey): unknown {
  if (hash === shownHash || !(error instanceof ApiError)) return error;
  const sentHash = new RegExp(`(?<!\\w)${RegExp.escape(hash)}(?!\\w)`, 'g');
  const message = error.message.replace(sentHash, () => shownHash);
  return message === error.message ? error : new ApiError(error.code, message, { ...error.data, cause: error.cause });
}

/** Delays all requests after a 429, because its limit covers all of them (RFC 6585 section 4). */
function createGate({ clock, signal, deadline }: KeyRequestOptions) {
  /** In milliseconds on the monotonic clock; never becomes earlier. */
  let closedUntil = 0;
  let rateLimitError: ApiError | undefined;
  return {
    closeIfRateLimited(error: unknown): boolean {
      if (!(error instanceof ApiError) || error.data.status !== 429) return false;
      rateLimitError = error;
      closedUntil = Math.max(closedUntil, clock.monotonic() + (error.data.retryAfterMs ?? 0));
      return true;
    },
    /** @throws the signal's reason, or the 429 if its wait exceeds the deadline */
    async waitUntilOpen(): Promise<void> {
      signal.throwIfAborted();
      for (let waitMs = closedUntil - clock.monotonic(); waitMs > 0; waitMs = closedUntil - clock.monotonic()) {
        if (rateLimitError !== undefined && closedUntil > deadline) throw rateLimitError; // waiting would be in vain
        await clock.sleep(waitMs, signal);
      }
    },
  };
}

function explainRefusal(cause: unknown, isExchanged: boolean): ToolkitError {
  const error = toToolkitError(cause);
  const { status } = error.data;
  const isRefused = error.code === 'api_refused' || error.code === 'key_unreadable';
  if (!isExchanged || !isRefused || (status !== 401 && status !== 403)) return error;
  const message = `${error.message} This token comes from an exchange, but deployments ask for a management key here: give one as "api-key" (INTERNS_API_KEY) and leave "federation-policy-id" (INTERNS_FEDERATION_POLICY_ID) out.`;
  return new ApiError('key_management_required', message, { ...error.data, cause: error });
}
