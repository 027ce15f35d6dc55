// The rows of a verification, and the error that ends it.

import { describeError } from '../../errors.ts';

/** Checks in their order: nothing is looked at once one has failed. */
export const checkNames = [
  'bundle',
  'time',
  'certificate',
  'log',
  'signature',
  'repository',
  'workflow',
  'statement',
  'transcript',
  'record',
  'policy',
  'decisions',
] as const;

export type CheckName = (typeof checkNames)[number];

export interface Check {
  readonly name: CheckName;
  /** `skipped`: not asked for, or a check before it failed. */
  readonly state: 'ok' | 'failed' | 'skipped';
  readonly found: string;
  readonly remedy?: string;
}

export class CheckFailure extends Error {
  readonly check: CheckName;

  constructor(check: CheckName, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.check = check;
  }
}

/** Parses one JSON document, or several, one a line. */
export function parseDocuments(text: string): readonly unknown[] {
  try {
    return [JSON.parse(text)];
  } catch (cause) {
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    if (lines.length < 2) throw cause;
    return lines.map((line): unknown => JSON.parse(line));
  }
}

/** Repeats the message of its parser, unless that speaks of the parser and not of the document. */
export function whyUnread(cause: unknown): string {
  return cause instanceof TypeError ? 'a part of it is missing, or of another type' : describeError(cause);
}
