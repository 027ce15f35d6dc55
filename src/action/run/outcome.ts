// The outcome of a run: what it leaves behind.

import { loadRichText, type ShownLevel } from '../../report/intern-words.ts';
import { toRunOutputs } from '../../report/outputs.ts';
import type { Suggest } from '../../report/pauses.ts';
import { toSummary } from '../../report/summary.ts';
import type { EndedRun } from '../findings/run-findings.ts';
import type { ActionIo } from '../runner/io.ts';

export interface ReportOptions {
  readonly level: ShownLevel;
  readonly transcript: string;
  readonly suggest: Suggest;
  readonly diff: string | undefined;
}

/** Writes outputs and summary of a run, and its error as an annotation. */
export async function reportRun(
  io: ActionIo,
  { result, verdict, lead }: EndedRun,
  { level, transcript, suggest, diff }: ReportOptions,
): Promise<void> {
  if (result.error !== null) io.log.error(`${result.error.message} (${result.error.code})`);
  io.setOutputs({ ...toRunOutputs(result, transcript), verdict });
  const render = await loadRichText(result.record, level);
  await io.writeSummary(toSummary(result.record, level, { render, suggest, lead, diff }));
}
