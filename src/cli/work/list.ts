// `interns list`: the interns that this key sees.
import { readListSettings } from '../../inputs/service-settings.ts';
import { listInterns } from '../../job/list-interns.ts';
import { toPlainText } from '../../report/render/plain.ts';
import { toInternsBlocks } from '../../report/summary.ts';
import type { AskedCommand } from '../command.ts';
import { printFound, textBounds } from '../screen.ts';

export async function runList(asked: AskedCommand): Promise<number> {
  const job = await asked.openJob();
  const interns = await listInterns(job, readListSettings(asked.text));
  printFound(asked, job, interns, () => toPlainText(toInternsBlocks(interns), textBounds(asked.io)));
  return 0;
}
