// One check of the doctor: what was looked at, what was found, and what to do.
import { describeError, ToolkitError } from '../../errors.ts';
import { callFlag } from '../failure.ts';

/** A check and its outcome. */
export interface Check {
  readonly name: string;
  /** `skipped`: an earlier failure leaves nothing to look at, or nobody asked. */
  readonly state: 'ok' | 'warning' | 'failed' | 'skipped';
  readonly found: string;
  /** Closed code of the error behind a failure. */
  readonly code?: string;
  readonly remedy?: string;
}

/** A failed check: the message of an error holds its remedy already. */
export function failed(name: string, error: unknown): Check {
  const code = error instanceof ToolkitError ? { code: error.code } : {};
  return { name, state: 'failed', found: describeError(error, callFlag), ...code };
}

/** A check that could not be made. */
export function skipped(name: string, why: string): Check {
  return { name, state: 'skipped', found: why };
}
