// The work of `interns list`: the interns that this key sees.
import { readListSettings } from '../../inputs/list-settings.ts';
import { listInterns } from '../../job/list-interns.ts';
import { toInternsBlocks } from '../../report/interns-summary.ts';
import { toPlainText } from '../../report/render/plain.ts';
import { toJsonText } from '../json-text.ts';
import type { AskedCommand } from '../run-command.ts';

/** Prints the interns, as a table or as JSON. */
export async function listTask({ text, has, io, job }: AskedCommand): Promise<number> {
  const interns = await listInterns(job, readListSettings(text));
  const shown = has('json') ? `${toJsonText(interns, 2)}\n` : toPlainText(toInternsBlocks(interns));
  io.stdout(job.redactor.redact(shown));
  return 0;
}
