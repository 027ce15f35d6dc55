// `interns list`: the interns that this key sees.
import { readListSettings } from '../../inputs/service-settings.ts';
import { listInterns } from '../../job/list-interns.ts';
import { toPlainText } from '../../report/render/plain.ts';
import { toInternsBlocks } from '../../report/summary.ts';
import type { AskedCommand } from '../command.ts';
import { toJsonText } from '../json-text.ts';
import { textBounds } from '../screen.ts';

export async function runList({ text, has, io, openJob }: AskedCommand): Promise<number> {
  const job = await openJob();
  const interns = await listInterns(job, readListSettings(text));
  const shown = has('json') ? `${toJsonText(interns, 2)}\n` : toPlainText(toInternsBlocks(interns), textBounds(io));
  io.stdout(job.redactor.redact(shown));
  return 0;
}
