// Keeps a journal of the latest requests to the service and the reasons for its answers, without secrets.
import type { Verdict } from '../http/message.ts';

/** One request to the service or its identity provider (docs/local-service.md, "Make it fail"). */
export interface JournalEntry {
  /** ISO 8601, by the service's clock. */
  readonly at: string;
  readonly method: string;
  /** Path without the query. */
  readonly path: string;
  /** Null before the answer, and if the connection broke without one. */
  status: number | null;
  /** The service's decision, in one word. */
  decision: string;
  /** The true reason, even if the answer does not tell it; null if `decision` says it all. */
  reason: string | null;
}

export type Journal = ReturnType<typeof createJournal>;

const maxEntries = 1000;
const maxPathLength = 300;
const maxReasonLength = 2000;

interface JournalOptions {
  /** Epoch milliseconds, by the service's clock. */
  readonly now: () => number;
  readonly redact: (text: string) => string;
  readonly onClose?: ((entry: JournalEntry) => void) | undefined;
}

type RawEntry = Omit<JournalEntry, 'at'> & { readonly atMs: number };

export function createJournal({ now, redact, onClose }: JournalOptions) {
  const entries: RawEntry[] = [];
  // Redact a text before cutting it: a part of a secret would not be recognized.
  const shorten = (text: string, maxLength: number): string =>
    text.length <= maxLength ? text : redact(text).slice(0, maxLength);
  const toEntry = ({ atMs, ...entry }: RawEntry): JournalEntry => ({
    at: new Date(atMs).toISOString(),
    ...entry,
    path: redact(entry.path).slice(0, maxPathLength),
    reason: entry.reason === null ? null : redact(entry.reason).slice(0, maxReasonLength),
  });
  return {
    open(method: string, path: string) {
      const entry: RawEntry = {
        atMs: now(),
        method,
        path: shorten(path, maxPathLength),
        status: null,
        decision: 'received',
        reason: null,
      };
      entries.push(entry);
      // Trim in batches: otherwise each request would move a thousand entries of a full journal.
      if (entries.length >= 2 * maxEntries) entries.splice(0, entries.length - maxEntries);
      return {
        note({ decision, reason, status }: Verdict & { readonly status?: number | null }): void {
          if (status !== undefined) entry.status = status;
          entry.decision = decision;
          entry.reason = reason === undefined ? null : shorten(reason, maxReasonLength);
        },
        close: (): void => onClose?.(toEntry(entry)),
      };
    },
    entries: () => entries.slice(-maxEntries).map(toEntry),
  };
}
