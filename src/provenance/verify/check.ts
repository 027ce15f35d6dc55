// Defines the checks of a verification, and the error that ends it.
import { describeError } from '../../errors.ts';

/** The checks in order; after a failure, the rest are skipped. */
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
  /** `skipped`: it was not requested, or an earlier check failed. */
  readonly state: 'ok' | 'failed' | 'skipped';
  readonly found: string;
  readonly remedy?: string | undefined;
}

export class CheckFailure extends Error {
  readonly check: CheckName;

  constructor(check: CheckName, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.check = check;
  }
}

export function parseDocuments(text: string): readonly unknown[] {
  try {
    return [JSON.parse(text)];
  } catch (cause) {
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    if (lines.length < 2) throw cause;
    return lines.map((line): unknown => JSON.parse(line));
  }
}

/** Describes why a document can't be read. A TypeError's message is replaced, since it describes only the parser. */
export function explainParseError(cause: unknown): string {
  return cause instanceof TypeError ? 'a part of it is missing, or has another type' : describeError(cause);
}
