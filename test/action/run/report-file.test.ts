// The report of a run as a page, in the process of the test: its name, its secrets, and what goes wrong.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { writeReportFile } from '../../../src/action/run/report-file.ts';
import { createTranscriptFile } from '../../../src/job/transcript-file.ts';
import { openWorkspace } from '../../../src/job/workspace.ts';
import { Secret } from '../../../src/secret.ts';
import { buildRunRecord } from '../../../src/transcript/run-record.ts';
import type { TestActionIo } from '../../support/action-io.ts';
import { testActionIo } from '../../support/action-io.ts';
import { startEvent } from '../../support/transcript.ts';

/** Writes the report of a run that said something, beside files of these names. */
async function write(...beside: readonly string[]): Promise<{ readonly io: TestActionIo; readonly folder: string }> {
  const temp = mkdtempSync(join(tmpdir(), 'report-file-'));
  const io = testActionIo({}, { cwd: temp, env: { RUNNER_TEMP: temp } });
  io.redactor.add(new Secret('made-up-secret'));
  const workspace = openWorkspace(io);
  const transcript = await createTranscriptFile(undefined, { workspace, log: io.log });
  const record = buildRunRecord();
  for (const event of [startEvent, { type: 'text', text: 'It is made-up-secret.' } as const]) {
    const recorded = { ...event, at: '2026-11-18T12:00:00Z' };
    transcript.write(recorded);
    record.observe(recorded);
  }
  const folder = dirname(transcript.path);
  for (const name of beside) writeFileSync(join(folder, name), 'of somebody else');
  await writeReportFile(io, { workspace, transcript, record: record.value(), level: 'full', suggest: () => undefined });
  return { io, folder };
}
