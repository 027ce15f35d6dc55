// `interns report`: the summary of a run from its transcript, in each of its forms.
import { existsSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import { unknownContext } from '../../../src/permission/context.ts';
import { predicate } from '../../../src/provenance/predicate.ts';
import { toReportPage } from '../../../src/report/page/report-page.ts';
import { toShownRun } from '../../../src/report/page/shown-run.ts';
import { toPlainText } from '../../../src/report/render/plain.ts';
import { renderRichText } from '../../../src/report/render/rich-text.ts';
import { suggestRules } from '../../../src/report/suggestions.ts';
import { toSummary, toSummaryBlocks } from '../../../src/report/summary.ts';
import type { RunEvent } from '../../../src/transcript/events.ts';
import { readTranscript } from '../../../src/transcript/lines.ts';
import { toTranscriptLine } from '../../../src/transcript/recorder.ts';
import { toPastRecord } from '../../../src/transcript/run-record.ts';
import { internOf } from '../../support/chat.ts';
import { decisionEvent, toStartEvent } from '../../support/events.ts';
import type { CliResult, CliWorld } from '../support/cli.ts';
import { runCliInTest } from '../support/cli.ts';

// Its code is loaded anew, as a process does.
beforeEach(() => vi.resetModules());

const policy = { path: '.github/intern-policy.yml', commit: 'a'.repeat(40), digest: 'd' };
const events: readonly RunEvent[] = [
  toStartEvent(internOf({ name: 'reviewer <1>' }), 'manual', policy, unknownContext),
  { type: 'prompt', text: 'Please review this.' },
  { type: 'text', text: '## Review\n\nIt is **small**:\n\n- one\n- two\n' },
  { type: 'pause', tool_call_id: 'call-1', name: 'service.provide_input', arguments: '{}' },
  decisionEvent({ operation: 'shell command: npm test', rule: 'tests' }),
  { type: 'finish', finish_reason: 'stop', session_id: 'session-1', model: 'example/scripted-1' },
  { type: 'end', conclusion: 'finished', error_code: null },
];
const lines = events.map((event, index) => toTranscriptLine({ ...event, at: new Date(index * 1000).toISOString() }));
const transcript = lines.join('');
const record = toPastRecord(readTranscript(transcript));
const shownWith = { render: renderRichText, suggest: suggestRules };
const page = toReportPage([toShownRun(readTranscript(transcript))], {
  level: 'full',
  ...shownWith,
});
const blocks = toSummaryBlocks(record, 'full', undefined, shownWith);

/** Runs `interns report` in a folder with the transcript. */
function report(
  flags: readonly string[],
  text: string = transcript,
  screen: CliWorld['screen'] = {},
): Promise<CliResult> {
  const cwd = mkdtempSync(join(tmpdir(), 'report-'));
  writeFileSync(join(cwd, 'run.jsonl'), text);
  return runCliInTest(['report', ...flags, 'run.jsonl'], { cwd, screen });
}

test.each([
  ['Markdown', [], toSummary(record, 'full', shownWith)],
  ['one HTML page', ['--html'], page],
  ['plain text', ['--text'], toPlainText(blocks)],
  ['one JSON document', ['--json'], `${JSON.stringify(record, null, 2)}\n`],
  ['the JSON, whatever else is wanted', ['--text', '--html', '--json'], `${JSON.stringify(record, null, 2)}\n`],
  ['the page rather than the text', ['--text', '--html'], page],
])('%s', async (_what, flags, shown) => {
  expect(await report(flags)).toMatchObject({ exitCode: 0, stdout: shown, stderr: '' });
});

test('each form has the words of the intern and what was decided, the page with nothing unescaped', async () => {
  expect(page).toContain('<title>✅ reviewer &#60;1&#62; finished</title>');
  expect(page).toContain('<strong>small</strong>');
  for (const flags of [[], ['--text'], ['--html']]) {
    const { stdout } = await report(flags);
    expect(stdout).toContain('Review');
    expect(stdout).toContain('npm test');
  }
  expect(JSON.parse((await report(['--json'])).stdout)).toMatchObject({
    start: { intern_name: 'reviewer <1>' },
    text: { head: '## Review\n\nIt is **small**:\n\n- one\n- two\n' },
  });
});

test('a line that is no event is left out, and the report says so', async () => {
  const { exitCode, stdout } = await report([], `${transcript}{"type":"te`);
  expect(stdout).toContain('1 line of the transcript could not be read');
  expect(stdout).toContain('npm test');
  expect(exitCode).toBe(0);
});

test('a transcript that lost its first line is one of an intern', async () => {
  expect((await report(['--html'], lines.slice(1).join(''))).stdout).toContain('<title>✅ The intern finished</title>');
});

test('a transcript that is not there is said to be none', async () => {
  const { exitCode, stderr } = await runCliInTest(['report', 'gone.jsonl']);
  expect(stderr).toContain('There is no transcript "gone.jsonl". Name the file that the run wrote;');
  expect(stderr).not.toContain('ENOENT');
  expect(exitCode).toBe(2);
});

test('on a terminal the report is text', async () => {
  const text = await report(['--text']);
  expect(await report([], undefined, { isTerminal: true })).toEqual(text);
});

test.each([
  ['.', 'it is a folder, EISDIR'],
  ['', 'it is a folder, EISDIR'],
])('the transcript "%s" can not be read: exit code 2, and why', async (path, why) => {
  const { exitCode, stdout, stderr } = await runCliInTest(['report', path, '--json']);
  const message = `The transcript "${path}" can't be read.`;
  expect(stderr).toMatch(
    new RegExp(`^interns report: The transcript ".*" can't be read\\. \\(${why}\\) \\(input_invalid\\)\n$`),
  );
  expect(stderr).toContain(message);
  expect(JSON.parse(stdout)).toEqual({ error: { code: 'input_invalid', message } });
  expect(exitCode).toBe(2);
});

/** Runs `interns report` in a folder with two transcripts. */
function reportTwo(...flags: readonly string[]): Promise<CliResult> {
  const cwd = mkdtempSync(join(tmpdir(), 'report-'));
  for (const name of ['a.jsonl', 'b.jsonl']) writeFileSync(join(cwd, name), transcript);
  return runCliInTest(['report', ...flags, 'a.jsonl', 'b.jsonl'], { cwd });
}

test('of several transcripts: the totals, then each run, in every form', async () => {
  const { stdout: markdown } = await reportTwo();
  expect(markdown).toContain('2 runs');
  expect(markdown.split(toSummary(record, 'full', shownWith))).toHaveLength(3);
  expect((await reportTwo('--text')).stdout).toContain('2 questions were asked, 0 rejected.');
  expect((await reportTwo('--html')).stdout).toContain('<title>2 runs</title>');
  const data: unknown = JSON.parse((await reportTwo('--json')).stdout);
  expect(data).toMatchObject({
    total: { runs: 2, pauses: 2 },
    runs: [{ conclusion: 'finished' }, { conclusion: 'finished' }],
  });
});

test('the totals alone, in every form', async () => {
  expect((await reportTwo('--total')).stdout).not.toContain('small');
  expect((await reportTwo('--total', '--html')).stdout).not.toContain('Timeline');
  expect(JSON.parse((await reportTwo('--total', '--json')).stdout)).toMatchObject({
    runs: 2,
    conclusions: { finished: 2 },
  });
});

test('a file gets the Markdown that a pipe gets, also where the command is typed on a terminal', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'report-'));
  writeFileSync(join(cwd, 'run.jsonl'), transcript);
  const screen = { isTerminal: true };
  const result = await runCliInTest(['report', '--output', 'run.md', 'run.jsonl'], { cwd, screen });
  expect(result).toMatchObject({ exitCode: 0, stdout: '' });
  expect(readFileSync(join(cwd, 'run.md'), 'utf8')).toBe((await report([])).stdout);
});

test('--output writes the page into a file, and replaces a link rather than following it', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'report-'));
  writeFileSync(join(cwd, 'run.jsonl'), transcript);
  writeFileSync(join(cwd, 'precious'), 'as it was');
  symlinkSync('precious', join(cwd, 'run.html'));
  const result = await runCliInTest(['report', '--html', '--output', 'run.html', 'run.jsonl'], { cwd });
  expect(result).toMatchObject({ exitCode: 0, stdout: '', stderr: '' });
  expect(readFileSync(join(cwd, 'run.html'), 'utf8')).toBe(page);
  expect(readFileSync(join(cwd, 'precious'), 'utf8')).toBe('as it was');
  expect(readdirSync(cwd).toSorted()).toEqual(['precious', 'run.html', 'run.jsonl']);
});

test('an output that can not be written says which, and why', async () => {
  const { exitCode, stderr } = await report(['--html', '--output', 'no/such/run.html']);
  expect(stderr).toContain('--output is "no/such/run.html", which can\'t be written: its folder does not exist.');
  expect(exitCode).toBe(2);
});

test.each([[['--follow']], [['--follow', '--html']], [['--follow', '--output', 'x.html']]])(
  '%j needs one transcript, --html and --output',
  async (flags) => {
    const { exitCode, stderr } = await report(flags);
    expect(stderr).toContain('interns report --follow --html --output run.html run.jsonl');
    expect(exitCode).toBe(2);
  },
);

test('--follow writes the page of a run that has ended once, and ends', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'report-'));
  writeFileSync(join(cwd, 'run.jsonl'), transcript);
  const flags = ['--follow', '--html', '--output', 'run.html'];
  expect(await runCliInTest(['report', ...flags, 'run.jsonl'], { cwd })).toMatchObject({ exitCode: 0, stdout: '' });
  expect(readFileSync(join(cwd, 'run.html'), 'utf8')).toBe(page);
});

test('--follow shows a run under way, and an interruption ends it', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'report-'));
  writeFileSync(join(cwd, 'run.jsonl'), lines.slice(0, -1).join(''));
  const flags = ['--follow', '--html', '--output', 'run.html'];
  const interrupt = Promise.resolve();
  expect(await runCliInTest(['report', ...flags, 'run.jsonl'], { cwd, interrupt })).toMatchObject({ stdout: '' });
  expect(readFileSync(join(cwd, 'run.html'), 'utf8')).toContain('reviewer &#60;1&#62; is at work');
});

test('--follow writes the page anew as the run goes on, and ends with it', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'report-'));
  const path = join(cwd, 'run.jsonl');
  writeFileSync(path, lines.slice(0, -1).join(''));
  const following = runCliInTest(['report', '--follow', '--html', '--output', 'run.html', 'run.jsonl'], { cwd });
  const pageNow = () => readFileSync(join(cwd, 'run.html'), 'utf8');
  await vi.waitFor(() => expect(pageNow()).toContain('is at work'), { timeout: 60_000 });
  writeFileSync(join(cwd, 'run.html'), 'not written anew while nothing was added');
  await setTimeout(1_500);
  expect(pageNow()).toContain('not written anew');
  writeFileSync(path, transcript);
  expect(await following).toMatchObject({ exitCode: 0, stdout: '', stderr: '' });
  expect(pageNow()).toBe(page);
});

test('--follow of a transcript that is not there says so', async () => {
  const { exitCode, stderr } = await runCliInTest(['report', '--follow', '--html', '--output', 'x.html', 'gone.jsonl']);
  expect([exitCode, stderr]).toEqual([2, expect.stringContaining('There is no transcript "gone.jsonl".')]);
});

test('--follow waits for the first line of a run that has just begun', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'report-'));
  writeFileSync(join(cwd, 'run.jsonl'), lines[0]?.slice(0, 20) ?? '');
  const flags = ['--follow', '--html', '--output', 'run.html'];
  const interrupt = Promise.resolve();
  const seen = await runCliInTest(['report', ...flags, 'run.jsonl'], { cwd, interrupt });
  expect(seen).toMatchObject({ exitCode: 0, stderr: '' });
  expect(existsSync(join(cwd, 'run.html'))).toBe(false);
});

test('--statement is what can be signed: subjects, type and what is said of the run', async () => {
  const head_commit = 'f'.repeat(40);
  const told = transcript.replace(
    '"type":"start"',
    `"type":"start","service":"https://service.example","head_commit":"${head_commit}"`,
  );
  const { exitCode, stdout, stderr } = await report(
    ['--statement'],
    told.replace('"digest":"d"', `"digest":"${'d'.repeat(64)}"`),
  );
  expect([exitCode, stderr]).toEqual([0, '']);
  const statement = JSON.parse(stdout);
  expect(statement).toMatchObject({
    _type: 'https://in-toto.io/Statement/v1',
    subject: [
      { name: 'run.jsonl', digest: { sha256: expect.stringMatching(/^[0-9a-f]{64}$/) } },
      { name: 'head of the pull request', digest: { gitCommit: head_commit } },
    ],
    predicateType: 'https://github.com/intern-action/intern-action/blob/main/docs/intern-run-v1.md',
    predicate: { service: 'https://service.example', conclusion: 'finished', decisions: [{ rule: 'tests' }] },
  });
  expect(predicate.parse(statement.predicate)).toEqual(statement.predicate);
});

test.each([
  [
    'of an earlier version',
    transcript,
    'it does not name the service: it was written by an earlier version or by the library',
  ],
  ['of a run without an end', lines.slice(0, -1).join(''), 'its run never ended'],
  ['that lost its first line', lines.slice(1).join(''), 'its run never began'],
  ['that is cut', transcript.slice(0, -4), 'line 7 is not an event of a transcript'],
  ['of two runs', transcript + transcript, 'it holds more than one run'],
])('nothing can be signed of a transcript %s', async (_what, text, why) => {
  const { exitCode, stdout, stderr } = await report(['--statement'], text);
  expect([exitCode, stdout]).toEqual([2, '']);
  expect(stderr).toContain(`No statement can be made about the run in "run.jsonl": ${why}.`);
});

test('a statement is about one run: a second transcript is refused, and not left out', async () => {
  const { exitCode, stdout, stderr } = await report(['--statement', 'run.jsonl']);
  expect([exitCode, stdout]).toEqual([2, '']);
  expect(stderr).toContain('--statement is about one run. Name one transcript');
});

test('a page is not poured onto a terminal', async () => {
  const { exitCode, stdout, stderr } = await report(['--html'], undefined, { isTerminal: true });
  expect([exitCode, stdout]).toEqual([2, '']);
  expect(stderr.replaceAll(/\s+/g, ' ')).toContain(
    "A terminal can't show a page. Name a file for it: --output run.html",
  );
});

test.each([[[]], [['--html']], [['--total']]])('a file without any event is no transcript: %j', async (flags) => {
  const result = await report(flags, '{\n  "name": "example"\n}\n');
  expect(result).toMatchObject({ exitCode: 2, stdout: '' });
  expect(result.stderr).toContain('"run.jsonl" is not a transcript: none of its lines is an event of a run');
});
