// Shortens texts and lists to a limit, and finds the longest word that fits into a table.

export function cutToBytes(text: string, maxBytes: number): string {
  const bytes = Buffer.from(text);
  if (bytes.byteLength <= maxBytes) return text;
  // In stream mode, the decoder holds back an incomplete character at the end.
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, maxBytes), { stream: true });
}

export function keepEnds(text: string, length: number): { head: string; tail: string; omitted: number } {
  if (text.length <= length) return { head: text, tail: '', omitted: 0 };
  const head = trimSurrogates(text.slice(0, Math.ceil((length * 2) / 3)));
  const tail = trimSurrogates(text.slice(text.length - Math.floor(length / 3)));
  return { head, tail, omitted: text.length - head.length - tail.length };
}

export function shorten(text: string, length: number): string {
  const { head, tail, omitted } = keepEnds(text, length);
  return omitted === 0 ? head : `${head}…${tail}`;
}

/** Keeps the first entries, and appends a note on how many are left out. */
export function keepFirst<Item>(entries: readonly Item[], max: number, note: (more: number) => Item): readonly Item[] {
  return entries.length <= max ? entries : [...entries.slice(0, max), note(entries.length - max)];
}

/** A UTF-16 unit takes at most this many bytes in UTF-8. */
const maxUnitBytes = 3;

/** Returns the text for the first size that fits, or for the last size. */
export function toFitting<Size>(sizes: readonly Size[], maxBytes: number, write: (size: Size) => string): string {
  let text = '';
  for (const size of sizes) {
    text = write(size);
    if (text.length * maxUnitBytes <= maxBytes) break;
    if (text.length <= maxBytes && Buffer.byteLength(text) <= maxBytes) break;
  }
  return text;
}

/** Keeps the first texts that fit. Counts a separator of one byte after each. */
export function keepFitting(texts: Iterable<string>, maxBytes: number): readonly string[] {
  const fitting: string[] = [];
  let bytes = 0;
  for (const text of texts) {
    bytes += Buffer.byteLength(text) + 1;
    if (bytes > maxBytes) break;
    fitting.push(text);
  }
  return fitting;
}

/** Removes half a surrogate pair that a cut left at either end. */
function trimSurrogates(text: string): string {
  return text.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '');
}

/** This many characters fit into a table row on GitHub, even wide ones. */
const lineCharacters = 64;
const cellCharacters = 4;
const minWordLimit = 6;

/** Returns undefined if all words fit, so that they can be copied unchanged. */
export function computeWordLimit(rows: readonly (readonly string[])[]): number | undefined {
  const columns = Math.max(1, ...rows.map((row) => row.length));
  const widest = Array.from({ length: columns }, (_, column) =>
    rows.reduce((most, row) => Math.max(most, measureLongestWord(row[column] ?? '')), 0),
  );
  const tableWidth = widest.reduce((sum, width) => sum + width + cellCharacters, 0);
  if (tableWidth <= lineCharacters) return undefined;
  return Math.max(minWordLimit, Math.floor(lineCharacters / columns) - cellCharacters);
}

function measureLongestWord(text: string): number {
  return text.split(/\s+/u).reduce((most, word) => Math.max(most, Array.from(word).length), 0);
}
