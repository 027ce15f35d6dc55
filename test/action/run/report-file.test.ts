// The report of a run as a page, in the process of the test: its name, its secrets, and what goes wrong.
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
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
  const transcript = createTranscriptFile(undefined, { workspace, log: io.log });
  const record = buildRunRecord();
  for (const event of [startEvent, { type: 'text', text: 'It is made-up-secret.' } as const]) {
    const recorded = { ...event, at: '2026-11-18T12:00:00Z' };
    transcript.write(recorded);
    record.observe(recorded);
  }
  const folder = dirname(transcript.path);
  for (const name of beside) writeFileSync(join(folder, name), 'of somebody else');
  await writeReportFile(io, record.value(), { transcript, level: 'full', suggest: () => [], diff: undefined });
  return { io, folder };
}

test('it stands beside the transcript, without the secrets of the job', async () => {
  const { io, folder } = await write();
  expect(io.outputs).toEqual({ 'report-file': join(folder, 'report.html') });
  const page = readFileSync(join(folder, 'report.html'), 'utf8');
  expect(page).toContain('It is ***.');
  expect(page).not.toContain('made-up-secret');
});

test('no file that is there is written over', async () => {
  const { io, folder } = await write('report.html', 'report-2.html');
  expect(io.outputs).toEqual({ 'report-file': join(folder, 'report-3.html') });
  expect(readFileSync(join(folder, 'report.html'), 'utf8')).toBe('of somebody else');
});

test('after a hundred names it is not written, and the run came out as it did', async () => {
  const names = Array.from({ length: 99 }, (_, at) => `report-${at + 2}.html`);
  const { io, folder } = await write('report.html', ...names);
  expect([io.outputs, io.log.at('warning')]).toEqual([
    {},
    [`The report file was not written: "${folder}" has 100 reports already`],
  ]);
  expect(readdirSync(folder)).toHaveLength(101);
});
