// `command: proxy` in the process of the test: a script stands in for the process that it leaves behind.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { runAction } from '../../../src/action/main.ts';
import { identifyProcess } from '../../../src/action/proxy/process-start.ts';
import { readSavedProxy } from '../../../src/action/proxy/stop.ts';
import { startService } from '../../../src/service/index.ts';
import { testActionIo } from '../../support/action-io.ts';
import type { GivenInputs } from '../../support/command-settings.ts';
import { fakeToken } from '../../support/fake-github.ts';
import { addCommit } from '../../support/fake-github-state.ts';
import { openFakeGitHub } from '../../support/github-client.ts';
import { identityEnv, jobConfig, jobInputs } from '../../support/job-service.ts';
import { startLoopback } from '../../support/loopback.ts';

const listens = 'process.send({ port: 4711 }); setInterval(() => {}, 1000);';

/** A script that does this once it is told what to begin with, which it writes down. */
function writeScript(folder: string, onMessage: string): void {
  const lines = [
    "import { writeFileSync } from 'node:fs';",
    "process.on('message', (told) => {",
    '  if (told.stay) return process.disconnect();',
    "  writeFileSync('told.json', JSON.stringify(told));",
    `  ${onMessage}`,
    '});',
  ];
  writeFileSync(join(folder, 'script.mjs'), lines.join('\n'));
}

const toldIn = (folder: string): unknown => JSON.parse(readFileSync(join(folder, 'told.json'), 'utf8'));

/** A step that starts a proxy; its process works in the folder. */
async function stepOf(
  given: GivenInputs = {},
  { onMessage = listens, env = {} }: { onMessage?: string; env?: Readonly<Record<string, string>> } = {},
) {
  const service = await startService({ identityProvider: true, config: jobConfig([{ steps: [{ say: 'Hello.' }] }]) });
  onTestFinished(() => service.stop());
  const folder = mkdtempSync(join(tmpdir(), 'proxy-step-'));
  writeScript(folder, onMessage);
  const argv = process.argv;
  process.argv = [process.execPath, join(folder, 'script.mjs')];
  const states: string[] = [];
  const exported: [string, string][] = [];
  onTestFinished(() => {
    process.argv = argv;
    for (const state of states) end(readSavedProxy(state)?.process?.pid);
  });
  const inputs = { ...jobInputs, command: 'proxy', prompt: '', timeout: '', 'base-url': service.baseUrl, ...given };
  const io = testActionIo(inputs, {
    cwd: folder,
    env: { ...identityEnv(service.addJob()), RUNNER_TEMP: folder, ...env },
    saveState: (name, value) => void (name === 'proxy' && states.push(value)),
    exportVariable: (name, value) => exported.push([name, value]),
    exportSecret: (name, secret) => exported.push([name, secret.reveal()]),
  });
  return { io, folder, states, exported };
}

function end(pid: number | undefined): void {
  if (pid !== undefined && identifyProcess(pid) !== undefined) process.kill(pid, 'SIGKILL');
}

test('the step hands the address and a key on, and the process the token and where to write', async () => {
  const { io, folder, states, exported } = await stepOf({ 'export-env': 'OPENAI, INTERNS' });
  expect(await runAction(io)).toBe('finished');
  const { 'proxy-key': key = '', 'transcript-file': account } = io.outputs;
  const url = 'http://127.0.0.1:4711';
  expect(Buffer.from(key, 'base64url')).toHaveLength(32);
  expect(io.outputs).toMatchObject({ conclusion: 'finished', 'proxy-url': url, 'intern-id': 'intern_1' });
  expect(io.log.masked).toContain(key);
  expect(io.log.at('info').at(-1)).toBe(
    `The proxy listens at ${url} until the job ends. Its account is written to ${account}.`,
  );
  expect(exported).toEqual([
    ['OPENAI_BASE_URL', `${url}/interns/intern_1`],
    ['OPENAI_API_KEY', key],
    ['INTERNS_BASE_URL', url],
    ['INTERNS_API_KEY', key],
  ]);
  expect(toldIn(folder)).toMatchObject({
    key,
    token: { text: expect.stringMatching(/^eyJ/), lifetimeMs: expect.any(Number) },
    account,
    cwd: folder,
    job: { pid: process.ppid },
  });
  expect(readFileSync(account ?? '', 'utf8')).toBe('');
  // Each step of the way is kept, so that the post step finds whatever there is.
  const kept = states.map((state) => readSavedProxy(state));
  const known = { pid: expect.any(Number), started: expect.any(String) };
  expect(kept).toEqual([
    { key, account },
    { key, account, process: known },
    { key, account, process: known, port: 4711 },
  ]);
});

test.each([
  ['INTERNS', ['INTERNS_BASE_URL', 'INTERNS_API_KEY']],
  ['OPENAI', ['OPENAI_BASE_URL', 'OPENAI_API_KEY']],
  ['', []],
])('with export-env "%s" it sets %j', async (sets, names) => {
  const { io, exported } = await stepOf({ 'export-env': sets });
  await runAction(io);
  expect(exported.map(([name]) => name)).toEqual(names);
});

test('without an intern there is none in the outputs', async () => {
  const { io } = await stepOf({ intern: '' });
  await runAction(io);
  expect(io.outputs).not.toHaveProperty('intern-id');
});

test.each([
  ['that ends', {}, 'process.exit(1)', { code: 'internal' }],
  ['whose intern the service does not know', { intern: 'nobody' }, listens, { code: 'intern_unknown' }],
])('a process %s is not left behind, and nothing of it is kept', async (_, given, onMessage, error) => {
  const { io, states, exported } = await stepOf(given, { onMessage });
  await expect(runAction(io)).rejects.toMatchObject(error);
  expect(states.at(-1)).toBe('');
  expect([io.outputs['proxy-key'], exported]).toEqual([undefined, []]);
  const { pid = 0 } = readSavedProxy(states.at(-2) ?? '')?.process ?? {};
  expect(pid).toBeGreaterThan(0);
  await expect.poll(() => identifyProcess(pid), { timeout: 20_000 }).toBeUndefined();
});

test.each([
  ['7h', 'true', 1],
  ['6h', 'true', 0],
  ['7h', 'false', 0],
])('a timeout of %s, GITHUB_ACTIONS being %s, is warned of %i times', async (timeout, env, times) => {
  const { io } = await stepOf({ timeout }, { env: { GITHUB_ACTIONS: env } });
  await runAction(io);
  expect(io.log.at('warning').filter((message) => message.includes('longer than 6 h'))).toHaveLength(times);
});

test('the process decides by the policy of the default branch, and by the labels that the pull request had', async () => {
  await using github = await openFakeGitHub();
  const text =
    'version: 1\nrules: [{ id: any, match: { kind: permission }, when: { labels: [deploy] }, then: allow }]\n';
  addCommit(github.state, 'heads/main', { '.github/intern-policy.yml': text });
  const repo = { id: github.state.repository_id };
  const pull_request = { number: 7, head: { repo }, base: { repo }, labels: [{ name: 'deploy' }, { name: 'docs' }] };
  const event = join(mkdtempSync(join(tmpdir(), 'proxy-event-')), 'event.json');
  writeFileSync(event, JSON.stringify({ action: 'opened', pull_request }));
  const env = {
    GITHUB_ACTIONS: 'true',
    GITHUB_API_URL: github.fake.url,
    GITHUB_REPOSITORY: 'acme/app',
    GITHUB_ACTOR: 'octocat',
    GITHUB_EVENT_NAME: 'pull_request',
    GITHUB_EVENT_PATH: event,
  };
  const { io, folder } = await stepOf({ 'github-token': fakeToken }, { env });
  expect(await runAction(io)).toBe('finished');
  expect(toldIn(folder)).toMatchObject({
    policy: { text, path: '.github/intern-policy.yml' },
    context: { event: 'pull_request', labels: ['deploy', 'docs'] },
  });
});

describe('a proxy for models', () => {
  /** A step for a provider that grants every token. */
  async function modelStep(env: Readonly<Record<string, string>> = {}) {
    const provider = await startLoopback((request, response) => {
      request.resume();
      const granted = { access_token: 'made-up-token', token_type: 'Bearer', expires_in: 300 };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(granted));
    });
    onTestFinished(() => provider[Symbol.asyncDispose]());
    const access = {
      provider: 'openai',
      identity_provider_id: 'idp_1',
      service_account_id: 'svc_1',
      base_url: `${provider.url}/v1`,
      token_url: `${provider.url}/oauth/token`,
    };
    const none: GivenInputs = { 'federation-policy-id': '', audience: '', intern: '', 'base-url': '' };
    return stepOf({ ...none, 'model-access': JSON.stringify(access) }, { env });
  }

  test('needs no policy, and sets the variables of the provider', async () => {
    const { io, folder, exported } = await modelStep();
    expect(await runAction(io)).toBe('finished');
    expect(toldIn(folder)).toMatchObject({ policy: null, token: { text: 'made-up-token' } });
    expect(io.log.messages.map(({ message }) => message).join()).not.toContain('policy');
    expect(exported).toEqual([
      ['OPENAI_BASE_URL', io.outputs['proxy-url']],
      ['OPENAI_API_KEY', io.outputs['proxy-key']],
    ]);
  });

  test.each([
    [{ OPENAI_API_KEY: 'sk-1', OPENAI_LOG: 'debug', OPENAI_ORG_ID: '' }, []],
    [
      { OPENAI_ORG_ID: 'org-1', OPENAI_API_KEY: 'sk-1' },
      ['The job sets OPENAI_ORG_ID: a client that reads it may bypass the proxy. Unset it.'],
    ],
    [
      { OPENAI_ORG_ID: 'org-1', ANTHROPIC_API_KEY: 'sk-2' },
      ['The job sets OPENAI_ORG_ID, ANTHROPIC_API_KEY: a client that reads them may bypass the proxy. Unset them.'],
    ],
  ])('names the variables that lead past it: %j', async (env, warnings) => {
    const { io } = await modelStep(env);
    await runAction(io);
    expect(io.log.at('warning')).toEqual(warnings);
  });
});
