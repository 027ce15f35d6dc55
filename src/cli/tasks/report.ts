// The work of `interns report`: a transcript read back, and its summary in the form that was asked for.
import { resolve } from 'node:path';
import { InputError } from '../../errors.ts';
import { toPage } from '../../report/render/page.ts';
import { toPlainText } from '../../report/render/plain.ts';
import { loadRichText } from '../../report/rich/load-rich-text.ts';
import { toSummary, toSummaryBlocks } from '../../report/summary.ts';
import { toPastRecord } from '../../transcript/past-record.ts';
import { readTranscript } from '../../transcript/read.ts';
import { toJsonText } from '../json-text.ts';
import type { AskedCommand } from '../run-command.ts';

/** Prints the report. */
export async function reportTask({ words: [path = ''], has, io, job }: AskedCommand): Promise<number> {
  const record = toPastRecord(readTranscript(await readText(path, job)));
  const render = await loadRichText(record, 'full');
  const print = (text: string): number => {
    io.stdout(text);
    return 0;
  };
  if (has('json')) return print(`${toJsonText(record, 2)}\n`);
  const blocks = (): ReturnType<typeof toSummaryBlocks> => toSummaryBlocks(record, 'full', undefined, { render });
  if (has('html')) return print(toPage(`Run of ${record.start?.intern_name ?? 'an intern'}`, blocks()));
  if (has('text')) return print(toPlainText(blocks()));
  return print(toSummary(record, 'full', { render }));
}

async function readText(path: string, { cwd, readFile }: AskedCommand['job']): Promise<string> {
  try {
    return new TextDecoder().decode(await readFile(resolve(cwd, path)));
  } catch (cause) {
    throw new InputError('input_invalid', `The transcript "${path}" can't be read.`, { source: path, cause });
  }
}
