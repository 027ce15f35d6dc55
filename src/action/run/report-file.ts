// Writes the report of a run as a page beside its transcript, however the run ended.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describeError } from '../../errors.ts';
import { openWorkspace } from '../../job/workspace.ts';
import { loadRichText } from '../../report/intern-words.ts';
import { toReportPage } from '../../report/page/report-page.ts';
import { toShownRun } from '../../report/page/shown-run.ts';
import type { RunRecord } from '../../transcript/run-record.ts';
import type { ReportOptions } from '../outcome.ts';
import type { ActionIo } from '../runner/io.ts';

/** How many names to try. An existing file is never overwritten. */
const maxNames = 100;

export async function writeReportFile(io: ActionIo, record: RunRecord, options: ReportOptions): Promise<void> {
  try {
    const html = io.redactor.redact(await toHtml(record, options));
    const path = findFreePath(dirname(options.transcript.path));
    openWorkspace(io).write(path, html);
    io.setOutputs({ 'report-file': path });
  } catch (error) {
    io.log.warning(`The report file was not written: ${describeError(error)}`);
  }
}

async function toHtml(record: RunRecord, { transcript, level, suggest, diff }: ReportOptions): Promise<string> {
  const render = await loadRichText(record, level);
  const lines = level === 'none' ? [] : await transcript.lines(); // at level `none`, the page shows no lines
  return toReportPage([toShownRun(lines, record)], { level, render, suggest, diff });
}

function findFreePath(folder: string): string {
  for (let count = 1; count <= maxNames; count += 1) {
    const path = join(folder, count === 1 ? 'report.html' : `report-${count}.html`);
    if (!existsSync(path)) return path;
  }
  throw new Error(`"${folder}" has ${maxNames} reports already`);
}
