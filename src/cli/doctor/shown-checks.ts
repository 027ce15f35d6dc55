// The checks of the doctor as a person sees them.
import { oneLine } from '../../log.ts';
import type { CliIo } from '../io.ts';
import { createStyle } from '../style.ts';
import type { Check } from './check.ts';

/** A line for each check, and one for what is to be done. */
export function toText(checks: readonly Check[], io: CliIo): string {
  const style = createStyle(io.terminal?.stdout);
  const signs = {
    ok: style.green('✓'),
    warning: style.yellow('!'),
    failed: style.red('✗'),
    skipped: style.dim('-'),
  };
  const width = Math.max(...checks.map(({ name }) => name.length));
  return checks
    .map(({ name, state, found, remedy }) => {
      const line = `${signs[state]} ${name.padEnd(width)}  ${oneLine(found)}\n`;
      return remedy === undefined ? line : `${line}  ${' '.repeat(width)}  ${style.bold('→')} ${oneLine(remedy)}\n`;
    })
    .join('');
}
