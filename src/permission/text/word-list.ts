// Lists of names, each written as one text with spaces in between.

export function splitWords(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

export function pairWords<T>(words: string, value: T): readonly (readonly [string, T])[] {
  return words.split(' ').map((word) => [word, value] as const);
}
