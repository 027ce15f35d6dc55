// Reports how a step ended: by outputs, annotations and the summary.
import { describeError, toToolkitError } from '../errors.ts';
import type { StartRefusal } from '../github/start-rule.ts';
import type { createTranscriptFile } from '../job/transcript-file.ts';
import { loadRichText, type ShownLevel } from '../report/intern-words.ts';
import { toRunOutputs } from '../report/outputs.ts';
import type { Suggest } from '../report/pauses.ts';
import { toFailureSummary, toSkippedSummary, toSummary } from '../report/summary.ts';
import type { Conclusion } from '../transcript/events.ts';
import type { RunOutcome } from './findings/run-findings.ts';
import type { ActionIo } from './runner/io.ts';

export interface ReportOptions {
  readonly level: ShownLevel;
  readonly transcript: ReturnType<typeof createTranscriptFile>;
  readonly suggest: Suggest;
  readonly diff: string | undefined;
}

export async function reportRun(
  io: ActionIo,
  { result, verdict, lead }: RunOutcome,
  { level, transcript, suggest, diff }: ReportOptions,
): Promise<void> {
  if (result.error !== null) io.log.error(`${result.error.message} (${result.error.code})`);
  io.setOutputs({ ...toRunOutputs(result, transcript.path), verdict });
  const render = await loadRichText(result.record, level);
  await io.writeSummary(toSummary(result.record, level, { render, suggest, lead, diff }));
}

export async function reportSkipped(io: ActionIo, { why, remedy }: StartRefusal): Promise<Conclusion> {
  io.setOutputs({ conclusion: 'skipped' });
  io.log.notice(`No run was started. ${why} ${remedy}`);
  await io.writeSummary(toSkippedSummary(why, remedy));
  return 'skipped';
}

export async function reportFailure(io: ActionIo, thrown: unknown): Promise<void> {
  const error = toToolkitError(thrown);
  io.log.error(`${describeError(error)} (${error.code})`);
  for (const { name, value } of error.data.unverifiedClaims ?? []) {
    io.log.info(`  ${name}: ${value ?? 'absent'} (unverified)`);
  }
  for (const remark of error.data.remarks ?? []) io.log.notice(remark);
  const setOutputs = async (): Promise<void> => io.setOutputs({ conclusion: 'failed', 'error-code': error.code });
  const writeSummary = (): Promise<void> => io.writeSummary(toFailureSummary(error));
  for (const write of [setOutputs, writeSummary]) {
    try {
      await write();
    } catch (cause) {
      const writeError = toToolkitError(cause);
      if (writeError.message !== error.message) io.log.error(`${describeError(writeError)} (${writeError.code})`);
    }
  }
}
