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
  /** `skipped`: there is nothing to look at, here or after an earlier failure. */
  readonly state: 'ok' | 'warning' | 'failed' | 'skipped';
  readonly found: string;
  readonly code?: string;
  readonly remedy?: string;
  readonly next?: string;
  readonly needs?: readonly string[];
}

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

export function needing(name: string, ...needs: readonly string[]): Check {
  return { ...skipped(name, `needs ${needs.join(' and ')}`), needs };
}

export interface CheckAfter {
  readonly name: string;
  readonly needed: readonly Check[];
  readonly run: () => Promise<Check>;
  readonly signal: AbortSignal;
}

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

export function variableAndFlag(name: InputName): string {
  return `${envNameOf(name)} (--${name})`;
}

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
