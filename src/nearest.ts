// Finds the known word that a misspelt word most likely meant.

/** Returns undefined if no candidate is near. */
export function findNearest(word: string, candidates: readonly string[]): string | undefined {
  const maxDistance = Math.max(2, Math.floor(word.length / 2));
  const all = candidates.map((text) => ({ text, distance: editDistance(normalize(word), normalize(text)) }));
  const near = all.filter(({ distance }) => distance <= maxDistance);
  return near.toSorted((a, b) => a.distance - b.distance)[0]?.text;
}

// Mistakes in case, spaces, dashes and underscores are the most common, so they cost nothing.
function normalize(word: string): string {
  return word.toLowerCase().replace(/[-_ ]/gu, '');
}

/** Counts insertions, deletions, replacements and swaps of neighbours (optimal string alignment). */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let distance = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) distance = Math.min(distance, (beforeLast[j - 2] ?? 0) + 1);
      row.push(distance);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
