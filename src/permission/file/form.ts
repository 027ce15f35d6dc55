// The description of a form of matcher: its key, where it is allowed, how it is read, and its JSON Schema.

import type { Test } from '../match/test.ts';
import type { JsonSchema, Reader } from './shape.ts';
import type { TreeNode } from './tree.ts';

/** The list that a matcher stands in; it decides what may be asked. */
export type MatcherPlace = 'guard' | 'rule' | 'question' | 'when';

/** What values the matched key can have; a plain value of another type could never match. */
export type Values = 'text' | 'text-or-null' | 'texts' | 'flag' | 'any';

/** Where and of what a matcher is. */
export interface MatcherOptions {
  readonly place: MatcherPlace;
  readonly values: Values;
  /** How the key is called in messages. */
  readonly what: string;
}

/** What reading a form needs. */
export interface FormReading {
  readonly options: MatcherOptions;
  readonly reader: Reader;
  /** Reads a matcher that stands within this one; undefined after the reader has been told why. */
  readonly within: (node: TreeNode) => Test | undefined;
}

/** What describing a form needs. */
export interface FormSchemaOptions {
  readonly place: MatcherPlace;
  readonly values: Values;
  /** The schema of a matcher that stands within this one. */
  readonly within: () => JsonSchema;
}

/** A form of a matcher in braces: `{ glob: "fs.*" }`. */
export interface Form {
  /** Its key. */
  readonly key: string;
  /** Why it can't stand here, and what to write instead; undefined where it can. */
  whyNotHere(options: Pick<MatcherOptions, 'place' | 'values'>): string | undefined;
  /** What to write instead of it under `not`; left out where it can stand there. */
  readonly insteadUnderNot?: string;
  /** The test; undefined after the reader has been told what is wrong. */
  read(node: TreeNode, reading: FormReading): Test | undefined;
  /** The JSON Schema of what stands after the key. */
  schema(options: FormSchemaOptions): JsonSchema;
}
