// Percentages of a limit whose reset the file itself gives: another period than that of the condition is a mistake in the file.
// Where only the record knows the reset, it is found when the key is read (src/keys/fold.ts).
import type { KeyEntry } from '../../keys/entry.ts';

/** What the entries of a key so far leave of its limit. */
interface Left {
  /** The periods that its reset can be; undefined: also the one of the record. */
  readonly resets: ReadonlySet<string> | undefined;
  /** A percentage of no limit never holds, whatever the reset. */
  readonly mayHaveNoLimit: boolean;
}

/**
 * A check of entries, asked in the order of the file: the periods that an entry has to name in place of its own; undefined
 * where it may be right.
 */
export function createPeriodCheck(): (entry: KeyEntry) => readonly string[] | undefined {
  const leftOf = new Map<string, Left>();
  return (entry) => {
    const left = leftOf.get(entry.hash) ?? { resets: undefined, mayHaveNoLimit: false };
    leftOf.set(entry.hash, leftAfter(left, entry));
    const usage = entry.when?.usage;
    if (usage === undefined || 'usd' in usage.atLeast || left.resets === undefined || left.mayHaveNoLimit) {
      return undefined;
    }
    return left.resets.has(usage.of) ? undefined : [...left.resets];
  };
}

function leftAfter({ resets, mayHaveNoLimit }: Left, { update, when }: KeyEntry): Left {
  const noLimit = update.limit === null || (mayHaveNoLimit && (update.limit === undefined || when !== undefined));
  if (update.limit_reset === undefined) return { resets, mayHaveNoLimit: noLimit };
  const reset = update.limit_reset ?? 'total';
  if (when === undefined) return { resets: new Set([reset]), mayHaveNoLimit: noLimit };
  return { resets: resets === undefined ? undefined : new Set([...resets, reset]), mayHaveNoLimit: noLimit };
}
