// Which changes of a room a sample tries: spread evenly over all of them, some in every file, the same for the same seed.
import { createHash } from 'node:crypto';

/** A change, as far as it tells one from another. */
export interface Change {
  readonly id: string;
  readonly fileName: string;
  readonly replacement: string;
  readonly location: { readonly start: { readonly line: number; readonly column: number } };
}

/** The ids of about `size` changes. Where there are so many, a file with few of them gives at least one, so that none is left out. */
export function sampleOf(changes: readonly Change[], size: number, seed: string): ReadonlySet<string> {
  const share = Math.min(1, size / changes.length);
  const files = Map.groupBy(changes, ({ fileName }) => fileName);
  const least = size < files.size ? 0 : 1;
  const chosen = new Set<string>();
  /** Changes wanted so far, and not taken: less than one goes on to the next file. */
  let owed = 0;
  for (const [, ofFile] of [...files].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    owed += ofFile.length * share;
    const take = Math.max(least, Math.floor(owed));
    owed -= take;
    const ranked = ofFile.map((change) => ({ id: change.id, rank: rankOf(change, seed) }));
    for (const { id } of ranked.toSorted((a, b) => compare(a.rank, b.rank)).slice(0, take)) chosen.add(id);
  }
  return chosen;
}

/** A number of its own for each change, in an order that says nothing about it. */
function rankOf({ fileName, replacement, location: { start } }: Change, seed: string): string {
  return createHash('sha256')
    .update(JSON.stringify([seed, fileName, start.line, start.column, replacement]))
    .digest('hex');
}

function compare(a: string, b: string): number {
  return a < b ? -1 : 1;
}

/** Of a share that was found in `size` of `all`: by how much it may be off, to one side, in 19 of 20 samples. */
export function marginOf(share: number, size: number, all: number): number {
  if (size >= all) return 0;
  return 1.96 * Math.sqrt(((share * (1 - share)) / size) * ((all - size) / (all - 1)));
}
