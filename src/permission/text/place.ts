// Places in a text: line and column of an offset, and sorting by place.

export interface Place {
  readonly line: number;
  readonly column: number;
}

export type LineStarts = readonly number[];

export function lineStarts(text: string): LineStarts {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

export function placeOf(starts: LineStarts, offset: number): Place {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
}

export function inFileOrder<T extends Place & { readonly message: string }>(items: readonly T[]): readonly T[] {
  const seen = new Set<string>();
  const unique = items.filter((item) => {
    const key = `${item.line}:${item.column}:${item.message}`;
    return seen.has(key) ? false : seen.add(key);
  });
  return unique.toSorted((a, b) => a.line - b.line || a.column - b.column);
}
