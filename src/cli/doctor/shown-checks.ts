// The checks of the doctor as a person sees them.
import { oneLine } from '../../log.ts';
import type { CliIo } from '../io.ts';
import { createStyle } from '../screen/style.ts';
import type { Check } from './check.ts';

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
