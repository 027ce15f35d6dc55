// One check of the doctor: what it checked, what it found, and what to do.
import { describeError, ToolkitError } from '../../errors.ts';
import type { InputName } from '../../inputs/definitions.ts';
import { envNameOf } from '../../inputs/given.ts';
import { oneLine } from '../../log.ts';
import type { CliIo } from '../command.ts';
import { callFlag } from '../failure.ts';
import { createStyle } from '../screen.ts';

/** A check and its outcome. */
export interface Check {
  readonly name: string;
  /** `skipped`: an earlier failure leaves nothing to look at, or there is nothing to look at here. */
  readonly state: 'ok' | 'warning' | 'failed' | 'skipped';
  readonly found: string;
  /** Closed code of the error behind a failure. */
  readonly code?: string;
  readonly remedy?: string;
  /** A command line to try next. */
  readonly next?: string;
  /** The checks that have to pass first. */
  readonly needs?: readonly string[];
}

/** A failed check: the message of an error holds its remedy already. */
export function failed(name: string, error: unknown): Check {
  const code = error instanceof ToolkitError ? { code: error.code } : {};
  return { name, state: 'failed', found: describeError(error, callFlag), ...code };
}

/** A check that has nothing to look at. */
export function skipped(name: string, why: string): Check {
  return { name, state: 'skipped', found: why };
}

/** A check, and what has to pass before it. */
export interface CheckAfter {
  readonly name: string;
  readonly needed: readonly Check[];
  readonly run: () => Promise<Check>;
  /** Ends everything. */
  readonly signal: AbortSignal;
}

/** Makes a check, or says which of the checks that it needs are in its way. */
export async function afterChecks({ name, needed, run, signal }: CheckAfter): Promise<Check> {
  const needs = needed
    .filter(({ state, needs: own }) => state === 'failed' || own !== undefined)
    .map((one) => one.name);
  if (needs.length > 0) return { ...skipped(name, `needs ${needs.join(' and ')}`), needs };
  try {
    return await run();
  } catch (error) {
    signal.throwIfAborted();
    return failed(name, error);
  }
}

/** An input as a person sets it: the variable, and the flag that wins over it. */
export function variableAndFlag(name: InputName): string {
  return `${envNameOf(name)} (--${name})`;
}

/** A line for each check, one for what is to be done, and one for the command to try. */
export function toText(checks: readonly Check[], io: CliIo): string {
  const style = createStyle(io.terminal?.stdout);
  const signs = {
    ok: style.green('✓'),
    warning: style.yellow('!'),
    failed: style.red('✗'),
    skipped: style.dim('-'),
  };
  const width = Math.max(...checks.map(({ name }) => name.length));
  const indent = ' '.repeat(width + 4);
  const lines = checks.flatMap(({ name, state, found, remedy, next }) => [
    `${signs[state]} ${name.padEnd(width)}  ${oneLine(found)}`,
    ...(remedy === undefined ? [] : [`${indent}${style.bold('→')} ${oneLine(remedy)}`]),
    ...(next === undefined ? [] : [`${indent}${style.dim('$')} ${oneLine(next)}`]),
  ]);
  return `${lines.join('\n')}\n`;
}
