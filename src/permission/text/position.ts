// Sorts messages by their positions in a text.

export interface Position {
  readonly line: number;
  readonly column: number;
}

export function sortUnique<T extends Position & { readonly message: string }>(items: readonly T[]): readonly T[] {
  const seen = new Set<string>();
  const unique = items.filter((item) => {
    const key = `${item.line}:${item.column}:${item.message}`;
    return seen.has(key) ? false : seen.add(key); // a set is truthy
  });
  return unique.toSorted((a, b) => a.line - b.line || a.column - b.column);
}
