// Keeps the account while the proxy runs: the sum in memory, the entries in a file, written a moment later and together.
import type { AccountEntry, AccountTotals } from './account.ts';
import { addEntry, noTotals } from './account.ts';

/** Keeps an account. */
export interface AccountKeeper {
  record(entry: AccountEntry): void;
  readonly totals: AccountTotals;
  /** Writes what is not written yet. */
  flush(): void;
}

const delayMs = 100;
/** A client in a loop would fill the disk; the sum goes on. */
const usualMaxCharacters = 64 * 1024 * 1024;

/**
 * @param write - appends text to the file of the account; what it throws ends no more than that writing
 * @param maxCharacters - after so many, the file gets no more lines but the last
 */
export function keepAccount(write: (text: string) => void, maxCharacters = usualMaxCharacters): AccountKeeper {
  let totals = noTotals;
  let lines = '';
  let characters = 0;
  let timer: NodeJS.Timeout | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const text = lines;
    lines = '';
    try {
      if (text !== '') write(text);
    } catch {
      // A full disk: the sum goes on, and the requests of the job do.
    }
  };
  return {
    record(entry) {
      totals = addEntry(totals, entry);
      const line = `${JSON.stringify(entry)}\n`;
      characters += line.length;
      if (characters > maxCharacters && entry.type !== 'end') return;
      lines += line;
      timer ??= setTimeout(flush, delayMs).unref();
    },
    get totals() {
      return totals;
    },
    flush,
  };
}
