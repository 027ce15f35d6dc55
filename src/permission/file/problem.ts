// What is wrong with a policy file, and where.
import type { Place } from '../text/place.ts';

/** Something that makes a policy file invalid (docs/policy.md, "How a pause is decided"). */
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
