// The effects on a runner: inputs from its environment, pairs in its command files, the summary in its file.
import { existsSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ActionIo } from '../../../src/action/runner/io.ts';
import { runnerIo } from '../../../src/action/runner/io.ts';
import { describeError } from '../../../src/errors.ts';
import { Secret } from '../../../src/secret.ts';
import { readCommandFile } from '../../support/runner.ts';

const secret = new Secret('s3cret-text');
let written = '';

beforeEach(() => {
  written = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written += String(text);
    return true;
  });
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const open = (): ActionIo => runnerIo(new AbortController().signal);

/** The files of a runner, empty, and named in the environment as a runner does. */
function openFiles(): (name: string) => string {
  const folder = mkdtempSync(join(tmpdir(), 'runner-io-'));
  const path = (name: string): string => join(folder, name);
  for (const name of ['OUTPUT', 'ENV', 'STATE', 'STEP_SUMMARY']) {
    writeFileSync(path(name), '');
    vi.stubEnv(`GITHUB_${name}`, path(name));
  }
  return path;
}

/** Leaves behind everything that a step can. */
async function leaveAll(io: ActionIo): Promise<void> {
  io.log.mask(secret);
  io.setOutputs({ text: 'It is s3cret-text.\nOUTPUT<<x', conclusion: 'finished' });
  io.setSecretOutput('access-token', secret);
  io.exportSecret('SERVICE_TOKEN', secret);
  io.saveState('open_question', '{"a":1}');
  await io.writeSummary('# One s3cret-text\n');
  await io.writeSummary('# Two\n');
}

test('an input is read as the runner names it, without the space around it', () => {
  vi.stubEnv('INPUT_BASE-URL', ' https://service.example \n');
  const { getInput } = open();
  expect(getInput('base-url')).toBe('https://service.example');
  expect(getInput('intern')).toBe('');
});

test('an output without a value is not set', () => {
  const path = openFiles();
  open().setOutputs({ text: 'Done.', 'review-url': undefined });
  expect(readCommandFile(path('OUTPUT'))).toEqual({ text: 'Done.' });
});

test('outputs, variables and state stand in their files, and only a secret output holds the secret', async () => {
  const path = openFiles();
  await leaveAll(open());
  expect(readCommandFile(path('OUTPUT'))).toEqual({
    text: 'It is ***.\nOUTPUT<<x',
    conclusion: 'finished',
    'access-token': 's3cret-text',
  });
  expect(readCommandFile(path('ENV'))).toEqual({ SERVICE_TOKEN: 's3cret-text' });
  expect(readCommandFile(path('STATE'))).toEqual({ open_question: '{"a":1}' });
});

test('no value ends early, not even one that spells the end of values', () => {
  const path = openFiles();
  open().setOutputs({ text: 'short' });
  const [, end = ''] = /<<(.*)/.exec(readFileSync(path('OUTPUT'), 'utf8')) ?? [];
  const text = `a\n${end}\nconclusion=finished\n${end}${end}\r\n${end}${end}${end}`;
  open().setOutputs({ text, conclusion: 'failed' });
  expect(readCommandFile(path('OUTPUT'))).toEqual({ text, conclusion: 'failed' });
});

test('the summary grows, without the secret', async () => {
  const path = openFiles();
  await leaveAll(open());
  expect(readFileSync(path('STEP_SUMMARY'), 'utf8')).toBe('# One ***\n# Two\n');
});

test.each([undefined, ''])('outside of a runner, its files being %j, nothing is written', async (none) => {
  for (const name of ['OUTPUT', 'ENV', 'STATE', 'STEP_SUMMARY']) vi.stubEnv(`GITHUB_${name}`, none);
  await expect(leaveAll(open())).resolves.toBeUndefined();
  expect(written).toBe('::add-mask::s3cret-text\n');
});

test('the log is closed with what could not be annotated', () => {
  const { log, closeLog } = open();
  for (let number = 1; number <= 12; number += 1) log.notice(`Number ${number}`);
  closeLog();
  expect(written).toContain('::notice::3 more of this kind are in the log.');
});

test('a file is read as it is, and one that is not there is refused', async () => {
  const path = openFiles();
  writeFileSync(path('OUTPUT'), new Uint8Array([0x61, 0xff]));
  expect([...(await open().readFile(path('OUTPUT')))]).toEqual([0x61, 0xff]);
  await expect(open().readFile(path('none'))).rejects.toMatchObject({ code: 'ENOENT' });
});

test('a file of the runner that is missing is an error, with its name and the reason', () => {
  const path = openFiles();
  vi.stubEnv('GITHUB_OUTPUT', path('none'));
  let failure: unknown;
  try {
    open().setOutputs({ text: 'Done.' });
  } catch (error) {
    failure = error;
  }
  expect(failure).toMatchObject({ code: 'file_unwritable' });
  expect(describeError(failure)).toBe(
    `The runner's file "${path('none')}" (GITHUB_OUTPUT) can't be written. ("${path('none')}" is missing)`,
  );
});

test('a file may have 32 MiB, which is more than any event', async () => {
  const path = openFiles();
  truncateSync(path('OUTPUT'), 32 * 1024 * 1024);
  expect(await open().readFile(path('OUTPUT'))).toHaveLength(32 * 1024 * 1024);
  truncateSync(path('OUTPUT'), 32 * 1024 * 1024 + 1);
  await expect(open().readFile(path('OUTPUT'))).rejects.toThrow(`"${path('OUTPUT')}" has 33554433 bytes`);
});

test.runIf(existsSync('/proc/self/fd'))('no file that was read, or refused, stays open', async () => {
  const path = openFiles();
  await open().readFile(path('OUTPUT'));
  truncateSync(path('ENV'), 32 * 1024 * 1024 + 1);
  await expect(open().readFile(path('ENV'))).rejects.toThrow();
  const linked = readdirSync('/proc/self/fd').flatMap((name) => {
    const link = `/proc/self/fd/${name}`;
    return existsSync(link) ? [readlinkSync(link)] : [];
  });
  expect(linked.filter((file) => file.startsWith(join(path('OUTPUT'), '..')))).toEqual([]);
});
