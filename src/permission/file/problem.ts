// What is wrong with a policy file, and where.

/** A position in a file: line and column, both from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Something that makes a policy file invalid (docs/policy.md, "How a pause is decided", 2). */
export interface Problem extends Place {
  /** Closed word for programs, such as `unknown-key`. */
  readonly code: ProblemCode;
  /** What is wrong, with which key or value, and what to write instead. */
  readonly message: string;
}

/** Every code that an error of `interns policy check` can carry. */
export const problemCodes = [
  'missing-file',
  'too-large',
  'not-utf-8',
  'invisible-character',
  'yaml',
  'yaml-feature',
  'duplicate-key',
  'unknown-key',
  'missing-key',
  'wrong-type',
  'invalid-value',
  'invalid-pattern',
  'duplicate-id',
  'unknown-id',
] as const;

/** The closed set of codes of a {@link Problem}. */
export type ProblemCode = (typeof problemCodes)[number];

/** Problems in the order of the file, each place and message once. */
export function inFileOrder<T extends Place & { readonly message: string }>(items: readonly T[]): readonly T[] {
  const seen = new Set<string>();
  const unique = items.filter((item) => {
    const key = `${item.line}:${item.column}:${item.message}`;
    return seen.has(key) ? false : seen.add(key);
  });
  return unique.toSorted((a, b) => a.line - b.line || a.column - b.column);
}
