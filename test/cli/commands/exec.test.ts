// `interns exec` in the process of a test: the environment of the command, its end, and what is said when it can't run.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { runCliInTest } from '../support/cli.ts';

// Its code is loaded anew, as a process does.
beforeEach(() => vi.resetModules());

const environment = `require('node:fs').writeFileSync('env.json', JSON.stringify([process.env, process.argv.slice(1)]))`;

/** Runs a command that writes down its environment and its words. */
async function environmentOf(
  flags: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<readonly [Readonly<Record<string, string>>, readonly string[]]> {
  const line = ['exec', ...flags, '--', process.execPath, '-e', environment, 'a b', '--config'];
  const result = await runCliInTest(line, { cwd, env });
  expect(result).toMatchObject({ exitCode: 0, stdout: '', stderr: '' });
  return JSON.parse(readFileSync(join(cwd, 'env.json'), 'utf8'));
}

test('the command has the environment of a job, its words, and what was there before', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'exec-'));
  const [env, words] = await environmentOf([], cwd, { MADE_UP: 'kept', INTERNS_INTERN: 'replaced' });
  const origin = /^http:\/\/127\.0\.0\.1:\d+/;
  expect(env).toMatchObject({
    INTERNS_BASE_URL: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/api\/v1$/),
    INTERNS_FEDERATION_POLICY_ID: 'local',
    INTERNS_AUDIENCE: expect.stringMatching(origin),
    INTERNS_INTERN: 'intern',
    ACTIONS_ID_TOKEN_REQUEST_URL: expect.stringMatching(origin),
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: expect.stringMatching(/./),
    MADE_UP: 'kept',
  });
  expect(env['INTERNS_EXEC'], 'nothing outlives it').toBe(env['INTERNS_BASE_URL']);
  expect(words).toEqual(['a b', '--config']);
  // The service has ended with the command.
  await expect(fetch(`${env['INTERNS_BASE_URL']}/interns`)).rejects.toThrow('fetch failed');
});

test('what its configuration does not have is not in the environment', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'exec-'));
  writeFileSync(join(cwd, 'service.yml'), 'keys: [{ hash: k, secret: made-up, workspace_id: w }]\n');
  const [env] = await environmentOf(['--config', 'service.yml'], cwd);
  expect(
    Object.keys(env)
      .filter((name) => /^(?:INTERNS|ACTIONS)_/.test(name))
      .toSorted(),
  ).toEqual([
    'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
    'ACTIONS_ID_TOKEN_REQUEST_URL',
    'INTERNS_API_KEY',
    'INTERNS_BASE_URL',
    'INTERNS_EXEC',
  ]);
  // No policy takes the job's identity, so it has the key; the service takes it.
  expect(env['INTERNS_API_KEY']).toBe('made-up');
});

test('what leads to another service is not in the environment', async () => {
  const other = { INTERNS_API_KEY: 'of-another', INTERNS_SUBJECT_TOKEN: 'a', INTERNS_SUBJECT_TOKEN_FILE: 'b' };
  const cwd = mkdtempSync(join(tmpdir(), 'exec-'));
  const [env] = await environmentOf([], cwd, { ...other, INTERNS_WORKSPACE_ID: 'w', INTERNS_AUDIENCE: 'c' });
  expect(Object.keys(env)).not.toEqual(expect.arrayContaining([expect.stringMatching(/API_KEY|SUBJECT|WORKSPACE/)]));
  expect(env['INTERNS_AUDIENCE']).toMatch(/^http:/);
});

test('a service with a data folder does not say that it keeps nothing', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'exec-'));
  writeFileSync(join(cwd, 'service.yml'), 'data: kept\nkeys: [{ secret: made-up }]\ninterns: [{ name: one }]\n');
  const [env] = await environmentOf(['--config', 'service.yml'], cwd);
  expect(env).not.toHaveProperty('INTERNS_EXEC');
});

test('a configuration with neither a policy for the job nor a key for it is told what it lacks', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'exec-'));
  writeFileSync(join(cwd, 'service.yml'), 'keys: [{ hash: k, type: management, secret: made-up, workspace_id: w }]\n');
  const line = ['exec', '--config', 'service.yml', '--', 'sh', '-c', 'test -z "$INTERNS_API_KEY"'];
  const { exitCode, stderr } = await runCliInTest(line, { cwd });
  expect(stderr).toMatch(
    /^warning: The command can't sign in: the configuration has no policy .* and no enabled standard key/,
  );
  expect(stderr).not.toContain('made-up');
  expect(exitCode).toBe(0);
});

test.each([
  [['true'], 0],
  [['sh', '-c', 'exit 7'], 7],
  [['sh', '-c', 'kill -TERM $$'], 143],
  [['sh', '-c', 'kill -KILL $$'], 137],
])('%j ends with %i', async (command, exitCode) => {
  expect(await runCliInTest(['exec', '--', ...command])).toMatchObject({ exitCode, stdout: '', stderr: '' });
});

test('the interrupt goes to the command, whose end counts', async () => {
  // It does not stay for ever where nothing interrupts it.
  const script = `process.once('SIGINT', () => process.exit(9)); setTimeout(() => process.exit(1), 60_000);
    require('node:fs').writeFileSync('ready', '')`;
  const cwd = mkdtempSync(join(tmpdir(), 'exec-'));
  const interrupt = vi.waitFor(() => void readFileSync(join(cwd, 'ready')), { timeout: 60_000 });
  const { exitCode } = await runCliInTest(['exec', '--', process.execPath, '-e', script], { cwd, interrupt });
  expect(exitCode).toBe(9);
});

test('a misspelt "interns" is named', async () => {
  const PATH = mkdtempSync(join(tmpdir(), 'no-programs-'));
  const { exitCode, stderr } = await runCliInTest(['exec', '--', 'intern', 'chat'], { env: { PATH } });
  expect(stderr).toBe('interns exec: "intern" is not found. Did you mean "interns"?\n');
  expect(exitCode).toBe(127);
});

test('a command that is not there is exit code 127', async () => {
  const { exitCode, stdout, stderr } = await runCliInTest(['exec', '--', 'no-such-command-anywhere']);
  expect(stderr).toBe('interns exec: "no-such-command-anywhere" is not found. Check its spelling, or give its path.\n');
  expect({ exitCode, stdout }).toEqual({ exitCode: 127, stdout: '' });
});

const hint = '"interns exec --help" shows all arguments and options. (input_invalid)';
const noCommand =
  'interns exec: Write the command after "--": interns exec -- interns chat intern "Hello". (input_missing)';

test.each([
  [[], noCommand],
  [
    ['ls'],
    `interns exec: Too many arguments. Expected 0 arguments but got 1: ls. Write the command to run after "--". ${hint}`,
  ],
  [['--'], noCommand],
  [['--', ''], noCommand],
  [['--help=no', '--', 'true'], `interns exec: Unknown option "--help=no". --help takes no value. ${hint}`],
  [['--conf', 'x', '--', 'true'], `interns exec: Unknown option "--conf". Did you mean --config? ${hint}`],
  [['--config', '--', 'true'], `interns exec: Option "--config <file>" needs a value. ${hint}`],
])('%j is bad usage', async (args, message) => {
  const { exitCode, stdout, stderr } = await runCliInTest(['exec', ...args]);
  expect(stderr).toBe(`${message}\n`);
  expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
});

test('of two configurations the last one is read; one that is not there is exit code 2', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'exec-'));
  const line = ['exec', '--config', 'first.yml', '--config', 'last.yml', '--', 'true'];
  const { exitCode, stderr } = await runCliInTest(line, { cwd });
  const path = join(cwd, 'last.yml');
  expect(stderr).toContain(`Can't read "${path}"`);
  expect(stderr).toContain('Check the path: a relative path starts at the current folder.\n');
  expect(exitCode).toBe(2);
});
