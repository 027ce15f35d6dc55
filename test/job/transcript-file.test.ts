// The transcript file of a job.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTranscriptFile } from '../../src/job/transcript-file.ts';
import { openWorkspace } from '../../src/job/workspace.ts';
import { silentLog } from '../../src/log.ts';
import { readTranscript } from '../../src/transcript/lines.ts';
import { recordLog } from '../support/log.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'workspace-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const open = (env: Readonly<Record<string, string>> = {}) =>
  openWorkspace({ env, cwd: folder, readFile, files: 'anywhere' });
const create = (given: string) => createTranscriptFile(given, { workspace: open(), log: silentLog });
const at = '2026-01-02T03:04:05.000Z';

test('a transcript file is on disk event by event', () => {
  const { path, write, close } = create('out/deep/t.jsonl');
  expect(path).toBe(join(folder, 'out/deep/t.jsonl'));
  write({ type: 'prompt', text: 'a', at });
  expect(readFileSync(path, 'utf8')).toBe(`{"type":"prompt","at":"${at}","text":"a"}\n`);
  write({ type: 'text', text: 'b', at });
  expect(readFileSync(path, 'utf8').split('\n')).toHaveLength(3);
  close();
});

test('a transcript file is for its owner only', () => {
  const { path, close } = create('t.jsonl');
  close();
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test('a transcript file replaces one of an earlier run, which others could read', () => {
  writeFileSync(join(folder, 't.jsonl'), 'earlier\n', { mode: 0o644 });
  const { path, close } = create('t.jsonl');
  close();
  expect(readFileSync(path, 'utf8')).toBe('');
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test('a transcript file takes nothing once it is closed', () => {
  const { write, close } = create('t.jsonl');
  close();
  expect(() => write({ type: 'text', text: 'late', at })).toThrow(
    expect.objectContaining({ code: 'file_unwritable', message: expect.stringContaining("can't be written") }),
  );
});

test('a transcript file has a name of its own in the folder for temporary files where none is given', () => {
  const workspace = open({ RUNNER_TEMP: folder });
  const [one, other] = [
    createTranscriptFile(undefined, { workspace, log: silentLog }),
    createTranscriptFile(undefined, { workspace, log: silentLog }),
  ];
  one.close();
  other.close();
  expect(one.path.startsWith(join(folder, 'intern-'))).toBe(true);
  expect(one.path).not.toBe(other.path);
});

test("a transcript file that can't be created is an error that names it", () => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => create('file/t.jsonl')).toThrow(
    expect.objectContaining({
      code: 'input_invalid',
      data: { source: 'transcript-file' },
      message: `The transcript can't be written to "${join(folder, 'file/t.jsonl')}". Name another file with "transcript-file".`,
    }),
  );
});

test('a transcript file that is full says so, leaves out words, and keeps what is asked and how it ends', () => {
  const log = recordLog();
  const { path, write, close } = createTranscriptFile('t.jsonl', { workspace: open(), log, maxBytes: 200 });
  for (let piece = 0; piece < 1000; piece += 1) write({ type: 'text', text: 'words', at });
  write({ type: 'pause', tool_call_id: 'call_1', name: 's.provide_input', arguments: '{}', at });
  write({ type: 'reasoning', text: 'more', at });
  write({ type: 'end', conclusion: 'finished', error_code: null, at });
  close();
  const events = [...readTranscript(readFileSync(path, 'utf8'))].map(({ event }) => event);
  expect(events.map((event) => (typeof event === 'string' ? event : event.type))).toEqual([
    'text',
    'text',
    'text',
    'text',
    'remark',
    'pause',
    'end',
  ]);
  const message = expect.stringMatching(
    /^The transcript has \d+ bytes\. From here on it leaves out what the intern says/,
  );
  expect(events[4]).toMatchObject({ message });
  expect(log.at('warning')).toEqual([message]);
});

test.each([
  ['GITHUB_ENV', 'commands/env'],
  ['GITHUB_OUTPUT', 'commands/output'],
  ['GITHUB_STATE', 'commands/state'],
  ['GITHUB_PATH', 'commands/path'],
  ['GITHUB_STEP_SUMMARY', 'commands/summary'],
  ['GITHUB_EVENT_PATH', 'event.json'],
])('a transcript file is not written in the place of what %s names', (name, file) => {
  const temp = join(folder, 'temp');
  mkdirSync(join(temp, 'commands'), { recursive: true });
  writeFileSync(join(temp, file), 'the runner’s');
  const env = { RUNNER_TEMP: temp, [name]: join(temp, file) };
  const workspace = openWorkspace({ env, cwd: folder, readFile, files: 'workspace' });
  for (const given of [join(temp, file), `temp/commands/../${file}`]) {
    expect(() => createTranscriptFile(given, { workspace, log: silentLog })).toThrow(
      `it is a file of the runner (${name})`,
    );
  }
  expect(readFileSync(join(temp, file), 'utf8')).toBe('the runner’s');
});

test.each([
  ['temp/_runner_file_commands/set_env_1', 'the runner'],
  ['temp/_github_home/.bashrc', 'the runner'],
  ['.git/config', 'Git'],
  ['module/.GIT/hooks/post-checkout', 'Git'],
])('a transcript file is not %s', (given, owner) => {
  const env = { RUNNER_TEMP: join(folder, 'temp') };
  const workspace = openWorkspace({ env, cwd: folder, readFile, files: 'workspace' });
  expect(() => createTranscriptFile(given, { workspace, log: silentLog })).toThrow(`it is a file of ${owner}, which`);
});
