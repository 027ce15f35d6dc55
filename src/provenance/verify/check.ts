// The rows of a verification, and the error that ends it.

import { describeError } from '../../errors.ts';

/** What is checked, in this order: nothing is looked at once one has failed. */
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

/** The name of a check. */
export type CheckName = (typeof checkNames)[number];

/** A check and its outcome. */
export interface Check {
  readonly name: CheckName;
  /** `skipped`: not asked for, or a check before it failed. */
  readonly state: 'ok' | 'failed' | 'skipped';
  readonly found: string;
  readonly remedy?: string;
}

/** What makes a check fail. */
export class CheckFailure extends Error {
  readonly check: CheckName;

  constructor(check: CheckName, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.check = check;
  }
}

/** What its parser says of it, unless that speaks of the parser and not of the document. */
export function whyUnread(cause: unknown): string {
  return cause instanceof TypeError ? 'a part of it is missing, or of another type' : describeError(cause);
}
