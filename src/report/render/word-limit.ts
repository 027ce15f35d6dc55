// How long a word in a table may be before the table scrolls sideways.

/** Characters that fit beside each other in a table on GitHub, whatever they are. */
const lineCharacters = 64;
/** What the borders of a cell take away. */
const cellCharacters = 4;
const leastLimit = 6;

/**
 * The most characters of a word in a table with these cells; undefined where its words fit as they are, so that what is
 * copied from it is what was written.
 */
export function wordLimit(rows: readonly (readonly string[])[]): number | undefined {
  const columns = Math.max(1, ...rows.map((row) => row.length));
  const widest = Array.from({ length: columns }, (_, column) =>
    rows.reduce((most, row) => Math.max(most, longestWord(row[column] ?? '')), 0),
  );
  const whole = widest.reduce((sum, width) => sum + width + cellCharacters, 0);
  if (whole <= lineCharacters) return undefined;
  return Math.max(leastLimit, Math.floor(lineCharacters / columns) - cellCharacters);
}

function longestWord(text: string): number {
  return text.split(/\s+/u).reduce((most, word) => Math.max(most, Array.from(word).length), 0);
}
