// One finding of a review: where it is, how bad, and what it says.
import type { Severity } from './severity.ts';

/** Which version of a file: with the change, or without it. */
export type Side = 'new' | 'old';

/** Lines of a file, as the intern named them: nothing says yet that they are in the diff. */
export interface FindingPlace {
  readonly path: string;
  /** First and last line, from 1. */
  readonly line: number;
  readonly endLine: number;
  readonly side: Side;
}

/** A finding. Every text in it is the intern's, and untrusted. */
export interface Finding extends FindingPlace {
  readonly severity: Severity;
  /** One line of at most {@link maxTitle} characters. */
  readonly title: string;
  /** Markdown of at most {@link maxBody} characters; may be empty. */
  readonly body: string;
  /** What the lines should be instead. */
  readonly suggestion?: string;
}

/** Characters of a title; a longer one is cut with a mark. */
export const maxTitle = 120;

/** Characters of a body; a longer one is cut with a mark. */
export const maxBody = 1_000;

/** Findings that are kept: the most severe. All count for the verdict. */
export const maxFindings = 200;
