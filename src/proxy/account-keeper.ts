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

/** @param write - appends text to the file of the account; what it throws ends the writing, not the proxy */
export function keepAccount(write: (text: string) => void): AccountKeeper {
  let totals = noTotals;
  let lines = '';
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
      lines += `${JSON.stringify(entry)}\n`;
      timer ??= setTimeout(flush, delayMs).unref();
    },
    get totals() {
      return totals;
    },
    flush,
  };
}
