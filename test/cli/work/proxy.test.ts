// `interns proxy` in the process of the test: what it says, what its command gets, and its end.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { toClientEnvironment } from '../../../src/cli/work/proxy.ts';
import { Secret } from '../../../src/secret.ts';
import { startService } from '../../../src/service/index.ts';
import { identityEnv, jobConfig, jobInputs, type Turns } from '../../support/job-service.ts';
import { ask } from '../../support/proxy.ts';
import type { CliResult, CliWorld } from '../support/cli.ts';
import { runCliInTest } from '../support/cli.ts';

/** Runs `interns proxy` with the identity of a job. */
async function proxy(
  words: readonly string[],
  { env = {}, ...world }: CliWorld = {},
  turns: Turns = [{ steps: [{ say: 'Hello.' }] }],
): Promise<CliResult> {
  const service = await startService({ identityProvider: true, config: jobConfig(turns) });
  onTestFinished(() => service.stop());
  const job = {
    INTERNS_BASE_URL: service.baseUrl,
    INTERNS_FEDERATION_POLICY_ID: jobInputs['federation-policy-id'],
    INTERNS_AUDIENCE: jobInputs.audience,
    ...identityEnv(service.addJob()),
  };
  return runCliInTest(['proxy', ...words], { ...world, env: { ...job, ...env } });
}

const writesEnvironment = "require('node:fs').writeFileSync('env.json', JSON.stringify(process.env)); process.exit(7)";
const command = ['--', process.execPath, '-e', writesEnvironment];

test('a command has the proxy in its environment, and its exit code is that of the proxy', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'cli-proxy-'));
  const { exitCode, stdout, stderr } = await proxy(['--intern', 'tester', ...command], { cwd });
  expect([exitCode, stdout]).toEqual([7, '']);
  expect(stderr).toMatch(/The proxy: 0 requests, 0 errors, .*1 token exchange/);
  const env = JSON.parse(readFileSync(join(cwd, 'env.json'), 'utf8'));
  expect(env).toMatchObject({
    INTERNS_BASE_URL: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
    OPENAI_BASE_URL: `${env.INTERNS_BASE_URL}/interns/intern_1`,
    OPENAI_API_KEY: env.INTERNS_API_KEY,
  });
  expect(Buffer.from(env.INTERNS_API_KEY, 'base64url')).toHaveLength(32);
  // It has ended with the command.
  await expect(fetch(env.INTERNS_BASE_URL)).rejects.toThrow('fetch failed');
});

test('without an intern a command is told what it has not', async () => {
  const { stderr } = await proxy(command, { cwd: mkdtempSync(join(tmpdir(), 'cli-proxy-')) });
  expect(stderr).toContain('Note: No intern is named, so OPENAI_BASE_URL and OPENAI_API_KEY are left as they are.');
});

test.each([
  ['a runner hides the key', 'true'],
  ['elsewhere the key is in the ready line alone', 'false'],
])('without a command it says where it listens until it is interrupted: %s', async (_, isRunner) => {
  const stopped = Promise.withResolvers<void>();
  const ready = Promise.withResolvers<string>();
  const cwd = mkdtempSync(join(tmpdir(), 'cli-proxy-'));
  const ended = proxy(['--transcript-file', 'account.jsonl'], {
    cwd,
    env: { GITHUB_ACTIONS: isRunner },
    interrupt: stopped.promise,
    hear: ready.resolve,
  });
  const { ready: isReady, proxy_url: url, proxy_key: key } = JSON.parse(await ready.promise);
  const authorization = `Bearer ${key}`;
  const { port } = new URL(url);
  const list = await ask(Number(port), { path: '/interns', headers: { authorization } });
  // Only the action's proxy is stopped by a request.
  const stop = { method: 'POST', path: '/intern-proxy/stop', headers: { authorization } };
  const refused = await ask(Number(port), stop);
  stopped.resolve();
  const { exitCode, stderr } = await ended;
  expect([isReady, list.status, refused.status, exitCode]).toEqual([true, 200, 403, 130]);
  expect(stderr.includes(`::add-mask::${key}\n`)).toBe(isRunner === 'true');
  expect(readFileSync(join(cwd, 'account.jsonl'), 'utf8')).toContain('"path":"/interns"');
});

test('a pause of a client is answered by the policy of the folder, in the log and in the account', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'cli-proxy-'));
  writeFileSync(
    join(cwd, 'p.yml'),
    'version: 1\nrules: [{ id: may-deploy, match: { operation: deploy }, then: allow }]\n',
  );
  const pauses = ['deploy', 'wipe'].map((operation) => ({
    permission: { operation },
    allowed: [{ say: 'done' }],
    rejected: [{ say: 'refused' }],
  }));
  const chat = `
    const { OPENAI_BASE_URL: url, OPENAI_API_KEY: key } = process.env;
    const messages = [{ role: 'user', content: 'hi' }];
    const body = JSON.stringify({ model: 'any', messages });
    const headers = { authorization: 'Bearer ' + key, 'content-type': 'application/json' };
    fetch(url + '/chat/completions', { method: 'POST', headers, body })
      .then((answer) => answer.text())
      .then((text) => require('node:fs').writeFileSync('told.json', text))`;
  const words = ['--verbose', '--intern', 'tester', '--policy', 'p.yml', '--transcript-file', 'account.jsonl'];
  const { exitCode, stderr } = await proxy([...words, '--', process.execPath, '-e', chat], { cwd }, [
    { steps: pauses },
  ]);
  expect(exitCode, stderr).toBe(0);
  expect(JSON.parse(readFileSync(join(cwd, 'told.json'), 'utf8'))).toMatchObject({
    choices: [{ message: { content: 'donerefused' }, finish_reason: 'stop' }],
  });
  expect(stderr).toContain('Permission policy: allow "deploy" by rule "may-deploy".');
  expect(stderr).toContain('Permission policy: reject "wipe" by rule "default".');
  const account = readFileSync(join(cwd, 'account.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(account.filter(({ type }) => type === 'decision')).toMatchObject([
    { kind: 'permission', rule: 'may-deploy', outcome: 'allow', answer: 'allow_once' },
    { kind: 'permission', rule: 'default', outcome: 'reject', answer: 'reject_once' },
  ]);
});

test('a port that is taken is named, with a remedy', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void taken.close());
  const address = taken.address();
  const port = String(typeof address === 'object' ? address?.port : '');
  const { exitCode, stdout, stderr } = await proxy(['--port', port]);
  expect([exitCode, stdout]).toEqual([2, '']);
  expect(stderr).toContain(`--port is "${port}", which is taken or not allowed. Stop the program that uses it`);
});

const clients = { url: 'http://127.0.0.1:4711', key: new Secret('made-up-key') };
const own = { INTERNS_BASE_URL: clients.url, INTERNS_API_KEY: 'made-up-key' };

test('the proxy is in it for our clients and those of OpenAI', () => {
  expect(toClientEnvironment({ HOME: '/h' }, { ...clients, internId: 'intern_1' })).toEqual({
    HOME: '/h',
    ...own,
    OPENAI_BASE_URL: `${clients.url}/interns/intern_1`,
    OPENAI_API_KEY: 'made-up-key',
  });
});

test('without an intern, what is there for the clients of OpenAI stays', () => {
  const given = { OPENAI_BASE_URL: 'https://a.example', OPENAI_API_KEY: 'theirs' };
  expect(toClientEnvironment(given, { ...clients, internId: undefined })).toEqual({ ...given, ...own });
});

test.each([
  'INTERNS_FEDERATION_POLICY_ID',
  'INTERNS_AUDIENCE',
  'INTERNS_SUBJECT_TOKEN',
  'INTERNS_SUBJECT_TOKEN_FILE',
  'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
])('%s is withheld: it leads to a token of the job', (name) => {
  expect(toClientEnvironment({ [name]: 'x' }, { ...clients, internId: undefined })).toEqual(own);
});

test.each(['INTERNS_INTERN', 'INTERNS_SUBJECT_TOKENS', 'MY_INTERNS_AUDIENCE', 'INTERNS_AUDIENCE_2'])(
  '%s is kept',
  (name) => {
    expect(toClientEnvironment({ [name]: 'x' }, { ...clients, internId: undefined })).toEqual({ [name]: 'x', ...own });
  },
);
