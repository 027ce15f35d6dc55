// `interns list`: prints the interns that the given key or identity may see.
import { readListSettings } from '../../inputs/service-settings.ts';
import { listInterns } from '../../job/list-interns.ts';
import { toPlainText } from '../../report/render/plain.ts';
import { toInternsBlocks } from '../../report/summary.ts';
import type { Invocation } from '../command.ts';
import { getTextBounds, printResult } from '../screen.ts';

export async function runList(invocation: Invocation): Promise<number> {
  const job = await invocation.openJob();
  const interns = await listInterns(job, readListSettings(invocation.text));
  printResult(invocation, job, interns, () => toPlainText(toInternsBlocks(interns), getTextBounds(invocation.io)));
  return 0;
}
