// Chooses an intern when none is named: offers the running ones to the person at the terminal.
import { InputError } from '../../errors.ts';
import type { InputText } from '../../inputs/given.ts';
import { readListSettings } from '../../inputs/service-settings.ts';
import type { JobIo } from '../../job/io.ts';
import { listInterns } from '../../job/list-interns.ts';
import { oneLine } from '../../log.ts';
import type { CliIo, Terminal } from '../io.ts';
import { tell } from '../screen/print.ts';

export interface ChooseInternOptions {
  readonly text: InputText;
  readonly io: CliIo;
  readonly job: JobIo;
  /** Undefined: there is nobody to ask. */
  readonly terminal: Terminal | undefined;
}

/**
 * The intern that was chosen; undefined where the person does not want to.
 *
 * @throws {InputError} `input_missing`: nobody can be asked, or none runs; the message names those that run
 */
export async function chooseIntern({ text, io, job, terminal }: ChooseInternOptions): Promise<string | undefined> {
  const settings = readListSettings((name) => (name === 'status' ? 'running' : text(name)));
  const interns = await listInterns(job, settings);
  if (interns.length === 0 || terminal === undefined) throw notNamed(interns.map(({ name }) => name));
  const width = Math.max(...interns.map(({ name }) => oneLine(name).length));
  for (const [index, { name, id }] of interns.entries()) {
    tell(io, `${String(index + 1).padStart(3)}  ${oneLine(name).padEnd(width)}  ${oneLine(id)}`);
  }
  const numbers = interns.length === 1 ? '1' : `1-${interns.length}`;
  for (;;) {
    const line = (await terminal.readLine(`Which intern? [${numbers}] > `, job.signal))?.trim() ?? '';
    if (line === '') return undefined;
    const chosen = interns.find(({ name, id }, index) => line === String(index + 1) || line === name || line === id);
    if (chosen !== undefined) return chosen.id;
    tell(io, `Type a number (${numbers}) or a name, or nothing to leave.`);
  }
}

/** So many names at most stand in an error: `interns list` shows all. */
const maxNames = 10;

function notNamed(names: readonly string[]): InputError {
  const shown = names.slice(0, maxNames).map((name) => JSON.stringify(oneLine(name)));
  const more = names.length > maxNames ? ` and ${names.length - maxNames} more` : '';
  const running = names.length === 0 ? 'None that this key sees is running.' : `These run: ${shown.join(', ')}${more}.`;
  return new InputError('input_missing', `No intern is named. ${running}`, { source: 'intern' });
}
