// Defines the results of the checks of `interns doctor` and `interns verify`, and formats them.
import { describeError, ToolkitError } from '../../errors.ts';
import type { InputName } from '../../inputs/definitions.ts';
import { toEnvName } from '../../inputs/input-text.ts';
import type { JobIo } from '../../job/io.ts';
import { oneLine } from '../../log.ts';
import type { CliIo } from '../command.ts';
import { nameAsFlag } from '../failure.ts';
import { createStyle } from '../screen.ts';

export interface Check {
  readonly name: string;
  /** `skipped`: there is nothing to look at, or something that the check `needs` is missing. */
  readonly state: 'ok' | 'warning' | 'failed' | 'skipped';
  readonly found: string;
  readonly code?: string | undefined;
  readonly remedy?: string | undefined;
  /** A command to run next. */
  readonly next?: string | undefined;
  /** Set if this check was skipped for lack of something: the names of failed or skipped checks, or of flags. */
  readonly needs?: readonly string[];
}

export function failedBy(name: string, error: unknown): Check {
  const code = error instanceof ToolkitError ? error.code : undefined;
  return { ...failed(name, describeError(error, nameAsFlag)), code };
}

const createCheckMaker =
  (state: Check['state']) =>
  (name: string, found: string, remedy?: string, next?: string, code?: string): Check => {
    return { name, state, found, code, remedy, next };
  };

export const ok = createCheckMaker('ok');
export const warning = createCheckMaker('warning');
export const failed = createCheckMaker('failed');
export const skipped = createCheckMaker('skipped');

export function skippedFor(name: string, ...needs: readonly string[]): Check {
  return { ...skipped(name, `needs ${needs.join(' and ')}`), needs };
}

/** Skips a check if one that it needs failed or lacked something. A check with nothing to look at stops no other. */
export function createCheckRunner({ signal }: Pick<JobIo, 'signal'>) {
  return async (name: string, requiredChecks: readonly Check[], run: () => Promise<Check>): Promise<Check> => {
    const unmet = requiredChecks.filter((check) => check.state === 'failed' || check.needs !== undefined);
    if (unmet.length > 0) return skippedFor(name, ...unmet.map((check) => check.name));
    try {
      return await run();
    } catch (error) {
      signal.throwIfAborted();
      return failedBy(name, error);
    }
  };
}

export function variableAndFlag(name: InputName): string {
  return `${toEnvName(name)} (--${name})`;
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
