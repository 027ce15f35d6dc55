// A step that was not to run: it says why, and ends green.
import type { StartRefusal } from '../github/start.ts';
import { toSkippedSummary } from '../report/summary.ts';
import type { Conclusion } from '../transcript/events.ts';
import type { ActionIo } from './runner/io.ts';

export async function reportSkipped(io: ActionIo, { why, remedy }: StartRefusal): Promise<Conclusion> {
  io.setOutputs({ conclusion: 'skipped' });
  io.log.notice(`No run was started. ${why} ${remedy}`);
  await io.writeSummary(toSkippedSummary(why, remedy));
  return 'skipped';
}
