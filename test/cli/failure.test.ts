// How a failure is said: to a person, with what is known beside it, and to a program.
import { expect, test } from 'vitest';
import type { CliIo } from '../../src/cli/command.ts';
import { chat } from '../../src/cli/commands/interns.ts';
import { reportFailure } from '../../src/cli/failure.ts';
import { runCli } from '../../src/cli/main.ts';
import { ExchangeError, InputError, RunError, StreamError, toToolkitError } from '../../src/errors.ts';
import { input, worded } from '../../src/wording.ts';
import { startLoopback } from '../support/loopback.ts';
import { runCliInTest } from './support/cli.ts';

/** What is written of a failure, and its exit code. */
function failureOf(
  thrown: unknown,
  json = false,
  env: Readonly<Record<string, string>> = {},
): { exitCode: number; stdout: string; stderr: string } {
  const written = { stdout: '', stderr: '' };
  const write = (to: 'stdout' | 'stderr') => (text: string) => {
    written[to] += text;
  };
  const io = {
    env,
    cwd: '/',
    stdout: write('stdout'),
    stderr: write('stderr'),
    waitForInterrupt: () => new Promise<'SIGINT'>(() => {}),
  };
  const exitCode = reportFailure(thrown, chat, json, io);
  return { exitCode, ...written };
}

test('claims and remarks stand below it, each on one line, and who helps', () => {
  const refused = new ExchangeError('exchange_refused', 'The service\nrefused.', {
    unverifiedClaims: [
      { name: 'sub', value: 'repo:acme/app\nx' },
      { name: 'environment', value: undefined },
    ],
    remarks: ['One\nthing.', 'Another.'],
  });
  expect(failureOf(refused)).toEqual({
    exitCode: 1,
    stdout: '',
    stderr: `interns chat: The service refused. (exchange_refused)
  sub: repo:acme/app x (unverified)
  environment: absent (unverified)
  One thing.
  Another.
  "interns doctor" says what to fix.
`,
  });
});

test('each mistake of a file stands on a line of its own', () => {
  const many = new InputError('input_invalid', 'It is invalid. keys.yml:4:18: One.\nkeys.yml:5:1: Two.', {
    source: 'keys.yml',
    line: 4,
  });
  expect(failureOf(many).stderr).toBe(
    'interns chat: It is invalid.\nkeys.yml:4:18: One.\nkeys.yml:5:1: Two. (input_invalid)\n',
  );
});

test('what the doctor does not look at does not lead to it', () => {
  expect(failureOf(new StreamError('run_ended', 'Over.'))).toEqual({
    exitCode: 1,
    stdout: '',
    stderr: 'interns chat: Over. (run_ended)\n',
  });
});

test.each<[InputError['code'], string, string]>([
  ['input_missing', 'api-key', '--api-key'],
  ['input_missing', 'intern', 'INTERN'],
])('%s of %s names what one types here, the variable, and the doctor where it helps', (code, source, typed) => {
  const doctor = source === 'api-key' ? '  "interns doctor" says what to fix.\n' : '';
  const variable = `INTERNS_${source.toUpperCase().replace('-', '_')}`;
  expect(failureOf(new InputError(code, worded`${input(source)} is gone.`, { source })).stderr).toBe(
    `interns chat: ${typed} is gone. (${code})\n  You can also set it in the environment, as ${variable}.\n${doctor}`,
  );
});

test('a variable that is set is named, because the value may come from there', () => {
  const wrong = new InputError('input_invalid', worded`${input('api-key')} is wrong.`, { source: 'api-key' });
  expect(failureOf(wrong, false, { INTERNS_API_KEY: 'x' }).stderr).toBe(
    'interns chat: --api-key is wrong. (input_invalid)\n  Without the flag, the environment variable INTERNS_API_KEY is used.\n',
  );
});

test('a program reads the same names as a person', () => {
  const wrong = new InputError('input_invalid', worded`${input('api-key')} is wrong.`, { source: 'api-key' });
  expect(JSON.parse(failureOf(wrong, true).stdout)).toEqual({
    error: { code: 'input_invalid', message: '--api-key is wrong.' },
  });
});

test.each<[InputError['code'], string]>([
  ['input_invalid', 'api-key'],
  ['input_missing', 'something-else'],
])('%s of %s is said, and no more', (code, source) => {
  expect(failureOf(new InputError(code, 'Wrong.', { source })).stderr).toBe(`interns chat: Wrong. (${code})\n`);
});

test('a program gets the code and the message', () => {
  expect(JSON.parse(failureOf(new StreamError('run_ended', 'Over.'), true).stdout)).toEqual({
    error: { code: 'run_ended', message: 'Over.' },
  });
});

test('anything else that is thrown is an error of ours', () => {
  const cause = new TypeError('x is undefined');
  expect(toToolkitError(cause)).toMatchObject({ code: 'internal', message: 'x is undefined', cause });
  const error = new RunError('timeout', 'Late.');
  expect(toToolkitError(error)).toBe(error);
  expect(failureOf('thrown text')).toMatchObject({ exitCode: 1, stderr: 'interns chat: thrown text (internal)\n' });
});

test.each([
  [['policy', 'check', '--help'], ''],
  [['policy', 'check', '--help', '--json'], '{"error":{"code":"internal","message":"The pipe broke."}}\n'],
])('what %j throws is said too', async (args, told) => {
  const written = { stdout: '', stderr: '' };
  let isBroken = true;
  const io: CliIo = {
    env: {},
    cwd: '/',
    stdout(text) {
      if (isBroken) {
        isBroken = false;
        throw new Error('The pipe broke.');
      }
      written.stdout += text;
    },
    stderr(text) {
      written.stderr += text;
    },
    waitForInterrupt: () => new Promise(() => {}),
  };
  expect(await runCli(args, io, '1.2.3')).toBe(1);
  expect(written).toEqual({ stdout: told, stderr: 'interns policy check: The pipe broke. (internal)\n' });
});

test('a key that the service echoes is shown neither to a person nor to a program', async () => {
  const key = 'made-up-key-that-is-echoed';
  await using service = await startLoopback((request, response) => {
    response.writeHead(418, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { code: 418, message: `You sent ${request.headers.authorization}.` } }));
  });
  const env = { INTERNS_BASE_URL: `${service.url}/api/v1`, INTERNS_API_KEY: key };
  for (const args of [['list'], ['list', '--json']]) {
    const { stdout, stderr } = await runCliInTest(args, { env });
    expect(stderr).toContain('You sent Bearer ***.');
    expect(stdout + stderr).not.toContain(key);
  }
});
