// The work of `interns doctor`: looks at everything that a run needs, in its order, and says what to fix.
import type { InputText } from '../../inputs/given.ts';
import { oneLine } from '../../log.ts';
import type { Check } from '../doctor/check.ts';
import { runChecks } from '../doctor/checks.ts';
import type { CliIo } from '../io.ts';
import { toJsonText } from '../json-text.ts';
import type { AskedCommand } from '../run-command.ts';
import { createStyle } from '../style.ts';

/** Makes the checks and shows them; 0 when none failed, else 1. */
export async function doctorTask({ words: [intern], text, defaults, has, io, job }: AskedCommand): Promise<number> {
  const named: InputText = (name) => (name === 'intern' ? intern : undefined) ?? text(name);
  const checks = await runChecks(named, defaults, job);
  const shown = has('json') ? `${toJsonText({ checks }, 2)}\n` : toText(checks, io);
  io.stdout(job.redactor.redact(shown));
  return checks.some(({ state }) => state === 'failed') ? 1 : 0;
}

function toText(checks: readonly Check[], io: CliIo): string {
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
