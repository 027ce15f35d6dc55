// Checks of the doctor: what was checked, what was found, and what to do.
import { describeError, ToolkitError } from '../../errors.ts';
import type { InputName } from '../../inputs/definitions.ts';
import { envNameOf } from '../../inputs/given.ts';
import { oneLine } from '../../log.ts';
import type { CliIo } from '../command.ts';
import { callFlag } from '../failure.ts';
import { createStyle } from '../screen.ts';

export interface Check {
  readonly name: string;
  /** `skipped`: an earlier failure leaves nothing to look at, or there is nothing to look at here. */
  readonly state: 'ok' | 'warning' | 'failed' | 'skipped';
  readonly found: string;
  /** Closed code of the error behind a failure. */
  readonly code?: string;
  readonly remedy?: string;
  readonly next?: string;
  /** The checks that have to pass first. */
  readonly needs?: readonly string[];
}

/** Fails a check with an error, whose message already holds its remedy. */
export function failed(name: string, error: unknown): Check {
  const code = error instanceof ToolkitError ? { code: error.code } : {};
  return { name, state: 'failed', found: describeError(error, callFlag), ...code };
}

export function ok(name: string, found: string): Check {
  return { name, state: 'ok', found };
}

export function warning(name: string, found: string, remedy: string, next?: string): Check {
  return { name, state: 'warning', found, remedy, ...(next === undefined ? {} : { next }) };
}

export function skipped(name: string, why: string): Check {
  return { name, state: 'skipped', found: why };
}

/** Skips a check because others that it needs did not pass. */
export function needing(name: string, ...needs: readonly string[]): Check {
  return { ...skipped(name, `needs ${needs.join(' and ')}`), needs };
}

export interface CheckAfter {
  readonly name: string;
  readonly needed: readonly Check[];
  readonly run: () => Promise<Check>;
  readonly signal: AbortSignal;
}

/** Runs a check, or names the failed checks that it needs. */
export async function afterChecks({ name, needed, run, signal }: CheckAfter): Promise<Check> {
  const needs = needed
    .filter(({ state, needs: own }) => state === 'failed' || own !== undefined)
    .map((one) => one.name);
  if (needs.length > 0) return needing(name, ...needs);
  try {
    return await run();
  } catch (error) {
    signal.throwIfAborted();
    return failed(name, error);
  }
}

/** Names an input as a person sets it: the variable, and the flag that wins over it. */
export function variableAndFlag(name: InputName): string {
  return `${envNameOf(name)} (--${name})`;
}

/** Shows each check on a line, with the remedy and the command to try on lines of their own. */
export function toText(checks: readonly Check[], io: CliIo): string {
  const style = createStyle(io.terminal?.stdout);
  const signs = { ok: style.green('✓'), warning: style.yellow('!'), failed: style.red('✗'), skipped: style.dim('-') };
  const width = Math.max(...checks.map(({ name }) => name.length));
  const indent = ' '.repeat(width + 4);
  const lines = checks.flatMap(({ name, state, found, remedy, next }) => [
    `${signs[state]} ${name.padEnd(width)}  ${oneLine(found)}`,
    ...(remedy === undefined ? [] : [`${indent}${style.bold('→')} ${oneLine(remedy)}`]),
    ...(next === undefined ? [] : [`${indent}${style.dim('$')} ${oneLine(next)}`]),
  ]);
  return `${lines.join('\n')}\n`;
}
