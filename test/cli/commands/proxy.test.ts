// `interns proxy` of the built command line: the environment of its command, its signals and its exit codes.
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startService } from '../../../src/service/index.ts';
import { identityEnv, jobConfig, jobInputs } from '../../support/job-service.ts';
import { ask } from '../../support/proxy.ts';

const cli = join(import.meta.dirname, '../../../dist/cli/index.js');

interface Ended {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface Run {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
  /** The first line of standard output. */
  readonly line: Promise<string>;
}

async function start(words: readonly string[], more: Readonly<Record<string, string>> = {}): Promise<Run> {
  const service = await startService({ identityProvider: true, config: jobConfig([{ steps: [{ say: 'Hello.' }] }]) });
  onTestFinished(() => service.stop());
  const env = {
    PATH: process.env['PATH'],
    INTERNS_BASE_URL: service.baseUrl,
    INTERNS_FEDERATION_POLICY_ID: jobInputs['federation-policy-id'],
    INTERNS_AUDIENCE: jobInputs.audience,
    ...identityEnv(service.addJob()),
    ...more,
  };
  const child = spawn(process.execPath, [cli, 'proxy', ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let [stdout, stderr] = ['', ''];
  const line = new Promise<string>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text) => {
      stdout += String(text);
      if (stdout.includes('\n')) resolve(stdout.split('\n')[0] ?? '');
    });
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    stderr += String(text);
  });
  const ended = new Promise<Ended>((resolve) =>
    child.once('close', (exitCode) => resolve({ exitCode, stdout, stderr })),
  );
  return { child, ended, line };
}

const printEnvironment = ['--', process.execPath, '-e', 'console.log(JSON.stringify(process.env))'];

test('the command has the proxy in its environment, and nothing of the identity; standard output is its alone', async () => {
  const secrets = {
    INTERNS_API_KEY: 'made-up-secret',
    INTERNS_SUBJECT_TOKEN_UNUSED: 'x',
    INTERNS_ID_TOKEN_COMMAND: '',
    BITBUCKET_STEP_OIDC_TOKEN: 'x',
    BUILDKITE_AGENT_ACCESS_TOKEN: 'x',
    CIRCLE_OIDC_TOKEN_V2: 'x',
    TFC_WORKLOAD_IDENTITY_TOKEN_INTERNS: 'x',
    SYSTEM_ACCESSTOKEN: 'x',
  };
  const { ended } = await start(['--intern', 'tester', ...printEnvironment], { ...secrets, MADE_UP: 'kept' });
  const { exitCode, stdout, stderr } = await ended;
  expect(exitCode, stderr).toBe(0);
  const { PATH: _, ...env } = JSON.parse(stdout);
  const url = expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(env).toEqual({
    MADE_UP: 'kept',
    INTERNS_BASE_URL: url,
    INTERNS_API_KEY: env.OPENAI_API_KEY,
    OPENAI_BASE_URL: `${env.INTERNS_BASE_URL}/interns/intern_1`,
    OPENAI_API_KEY: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect(stderr).toContain('The proxy: 0 requests');
  expect(stderr).not.toContain(env.OPENAI_API_KEY);
});

test("without an intern the variables of OpenAI's clients are left as they are, and that is said", async () => {
  const { ended } = await start(printEnvironment, { OPENAI_API_KEY: 'own' });
  const { stdout, stderr } = await ended;
  expect(JSON.parse(stdout)).toMatchObject({ OPENAI_API_KEY: 'own' });
  expect(stderr).toContain('No intern is named');
});

test.each([
  ['its exit code', ['-e', 'process.exit(7)'], 7],
  ['128 and its signal', ['-e', 'process.kill(process.pid, "SIGKILL")'], 137],
])('the exit code is %s', async (_what, words, exitCode) => {
  const { ended } = await start(['--', process.execPath, ...words]);
  expect((await ended).exitCode).toBe(exitCode);
});

test('a command that is not there is 127', async () => {
  const { ended } = await start(['--', 'no-such-command-of-ours']);
  expect(await ended).toMatchObject({ exitCode: 127, stderr: expect.stringContaining('is not found') });
});

test('a signal goes to the command', async () => {
  const script = 'process.on("SIGTERM", () => process.exit(9)); console.log("up"); setInterval(() => {}, 1000)';
  const { child, ended, line } = await start(['--', process.execPath, '-e', script]);
  expect(await line).toBe('up');
  child.kill('SIGTERM');
  expect((await ended).exitCode).toBe(9);
});

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 0],
] as const)(
  'without a command it says in a line where it is, serves, and ends by %s with %i',
  async (signal, exitCode) => {
    const account = join(mkdtempSync(join(tmpdir(), 'cli-proxy-')), 'account.jsonl');
    const { child, ended, line } = await start(['--transcript-file', account]);
    const { ready, proxy_url, proxy_key } = JSON.parse(await line);
    expect(ready).toBe(true);
    const answer = await ask(Number(new URL(proxy_url).port), {
      path: '/interns',
      headers: { authorization: `Bearer ${proxy_key}` },
    });
    expect(answer.status).toBe(200);
    child.kill(signal);
    expect(await ended).toMatchObject({
      exitCode,
      stdout: `${await line}\n`,
      stderr: expect.stringContaining('1 request'),
    });
    expect(readFileSync(account, 'utf8')).not.toContain(proxy_key);
  },
);

test('a port that is taken is told by its flag', async () => {
  const first = await start([]);
  const { proxy_url } = JSON.parse(await first.line);
  const { ended } = await start(['--port', new URL(proxy_url).port]);
  expect(await ended).toMatchObject({ exitCode: 2, stdout: '', stderr: expect.stringContaining('--port is "') });
  first.child.kill();
  await first.ended;
});

test('an API key alone is no identity to exchange', async () => {
  const { ended } = await start([], {
    INTERNS_FEDERATION_POLICY_ID: '',
    INTERNS_AUDIENCE: '',
    INTERNS_API_KEY: 'made-up-secret',
  });
  expect(await ended).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('(input_missing)') });
});
