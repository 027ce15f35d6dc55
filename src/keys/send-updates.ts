// Sends many updates of keys: a few at once, each again after what passes, and one failure stops no other.
import type { Client } from '../client/client.ts';
import { mayRepeat } from '../client/request.ts';
import type { Clock } from '../clock.ts';
import type { ApiKeyRecord } from '../contract/keys.ts';
import { ApiError, type ToolkitError, toToolkitError } from '../errors.ts';
import type { RetryVerdict } from '../http/retry.ts';
import { withRetry } from '../http/retry.ts';
import type { Log } from '../log.ts';
import type { KeyOutcome, KeyUpdateResult, PlannedUpdate } from './outcome.ts';

/** How updates are sent. */
export interface SendUpdatesOptions {
  readonly client: Client;
  /** Whether the bearer comes from a token exchange, which deployments do not take here. */
  readonly isExchanged: boolean;
  /** Milliseconds on {@link Clock.monotonic} after which nothing is sent again. */
  readonly deadline: number;
  readonly clock: Clock;
  readonly log: Log;
  readonly signal: AbortSignal;
}

/** So many updates are under way at once. */
export const maxAtOnce = 4;
const maxOutages = 5;

/**
 * Send all updates, at most four at once; updates of the same key follow one another in the order given. Never throws
 * for what the service did: that is in the results, which have the order given too.
 */
export async function sendKeyUpdates(
  updates: readonly PlannedUpdate[],
  options: SendUpdatesOptions,
): Promise<readonly KeyUpdateResult[]> {
  const outcomes = new Map<PlannedUpdate, KeyOutcome>();
  const chains = Map.groupBy(updates, ({ hash }) => hash).values(); // each worker takes the next
  const gate = createGate(options);
  const worker = async (): Promise<void> => {
    for (const chain of chains) {
      let before: ApiKeyRecord | undefined;
      for (const planned of chain) {
        const outcome = await sendOne(planned, before, gate, options);
        outcomes.set(planned, outcome);
        before = outcome.state === 'updated' ? outcome.record : undefined;
      }
    }
  };
  await Promise.all(Array.from({ length: maxAtOnce }, worker));
  return updates.flatMap((planned) => {
    const outcome = outcomes.get(planned);
    return outcome === undefined ? [] : [{ planned, outcome }];
  });
}

async function sendOne(
  planned: PlannedUpdate,
  before: ApiKeyRecord | undefined,
  gate: Gate,
  options: SendUpdatesOptions,
): Promise<KeyOutcome> {
  const { client, deadline, clock, log, signal } = options;
  let outages = 0;
  const judge = (error: unknown): RetryVerdict => {
    const verdict = mayRepeat(error);
    if (gate.closeAfter(error)) return verdict;
    outages += 1;
    return outages < maxOutages ? verdict : { retry: false };
  };
  const attempt = async (): Promise<ApiKeyRecord> => {
    await gate.pass();
    const { hash, update } = planned;
    return client.updateKey({ hash, update, signal }).catch((error: unknown) => {
      throw withShownHash(error, planned);
    });
  };
  const limits = { maxAttempts: Number.POSITIVE_INFINITY, deadline, clock, log, signal };
  try {
    const record = await withRetry({ what: `update of key "${planned.shownHash}"`, ...limits }, attempt, judge);
    return { state: 'updated', record, before };
  } catch (error) {
    return { state: 'failed', error: explain(error, options.isExchanged) };
  }
}

/** A refusal may quote the hash that was asked for: there too it is shown as the file has it. */
function withShownHash(error: unknown, { hash, shownHash }: PlannedUpdate): unknown {
  if (hash === shownHash || !(error instanceof ApiError)) return error;
  const whole = new RegExp(`(?<!\\w)${RegExp.escape(hash)}(?!\\w)`, 'g');
  const message = error.message.replace(whole, () => shownHash);
  return message === error.message ? error : new ApiError(error.code, message, { ...error.data, cause: error.cause });
}

/** Holds every update back while the service wants none (RFC 6585 section 4): its 429 is about all of them. */
interface Gate {
  /** Whether the error was a 429; then nothing passes for as long as it says. */
  closeAfter(error: unknown): boolean;
  /** Resolves when the gate is open; rejects with the signal's reason, or with the 429 where the gate opens after the deadline. */
  pass(): Promise<void>;
}

function createGate({ clock, signal, deadline }: Pick<SendUpdatesOptions, 'clock' | 'signal' | 'deadline'>): Gate {
  /** Milliseconds on the monotonic clock; only ever grows. */
  let closedUntil = 0;
  /** The refusal that closed the gate last. */
  let closed: ApiError | undefined;
  return {
    closeAfter(error) {
      if (!(error instanceof ApiError) || error.data.status !== 429) return false;
      closed = error;
      closedUntil = Math.max(closedUntil, clock.monotonic() + (error.data.retryAfterMs ?? 0));
      return true;
    },
    async pass() {
      signal.throwIfAborted();
      // Another update may close the gate again while this one sleeps.
      for (let leftMs = closedUntil - clock.monotonic(); leftMs > 0; leftMs = closedUntil - clock.monotonic()) {
        if (closed !== undefined && closedUntil > deadline) throw closed; // what can't be waited for ends at once
        await clock.sleep(leftMs, signal);
      }
    },
  };
}

function explain(thrown: unknown, isExchanged: boolean): ToolkitError {
  const error = toToolkitError(thrown);
  const { status } = error.data;
  if (!isExchanged || error.code !== 'api_refused' || (status !== 401 && status !== 403)) return error;
  return new ApiError(
    'key_management_required',
    `${error.message} This token comes from an exchange, and deployments ask for a management key here: give one as "api-key" and leave "federation-policy-id" out.`,
    { ...error.data, cause: error },
  );
}
