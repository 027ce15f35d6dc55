// One budget for several texts: short ones are kept whole, and the long ones share the rest evenly.

/**
 * How many characters of each text fit, in all at most `budget`.
 *
 * @param lengths - of the texts, in their order
 */
export function shareBudget(lengths: readonly number[], budget: number): readonly number[] {
  const shares = new Map<number, number>();
  let left = budget;
  const shortestFirst = [...lengths.keys()].toSorted((a, b) => (lengths[a] ?? 0) - (lengths[b] ?? 0));
  for (const [place, index] of shortestFirst.entries()) {
    const share = Math.min(lengths[index] ?? 0, Math.floor(left / (lengths.length - place)));
    shares.set(index, share);
    left -= share;
  }
  return lengths.map((_, index) => shares.get(index) ?? 0);
}
