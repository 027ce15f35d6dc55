// The life of a proxy of the built action: main step, later steps, post step, and every way in which a job may end.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { identifyProcess } from '../../src/action/proxy/process-start.ts';
import type { Service } from '../../src/service/index.ts';
import { startService } from '../../src/service/index.ts';
import { identityEnv, jobConfig, jobInputs, type Turns } from '../support/job-service.ts';
import { ask, type PlainAnswer } from '../support/proxy.ts';
import type { Step, StepResult } from '../support/runner.ts';
import { postStep, readCommandFile, runStep } from '../support/runner.ts';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'proxy-life-'));
const turns: Turns = [
  { when: '*slowly*', steps: [{ say: 'One. ' }, { wait: '3s' }, { say: 'Two.' }] },
  {
    steps: [{ say: 'Hello.' }, { usage: { prompt_tokens: 3, completion_tokens: 2, total_tokens: 5, cost: 0.5 } }],
  },
];

async function start(): Promise<Service> {
  const service = await startService({ identityProvider: true, config: jobConfig(turns) });
  onTestFinished(() => service.stop());
  return service;
}

const inputs = { ...jobInputs, command: 'proxy', prompt: '', timeout: '', 'export-env': 'OPENAI, INTERNS' };

async function run(service: Service, more: Partial<Step> = {}): Promise<StepResult> {
  const env = { RUNNER_TRACKING_ID: 'github_tracking', ...identityEnv(service.addJob()), ...more.env };
  const step = await runStep({
    workspace: folder,
    ...more,
    inputs: { ...inputs, 'base-url': service.baseUrl, ...more.inputs },
    env,
  });
  const { pid } = processOf(step);
  onTestFinished(() => {
    if (identifyProcess(pid) !== undefined) process.kill(pid, 'SIGKILL');
  });
  return step;
}

/** The post step of a step, with what that kept. */
function post(service: Service, { state }: StepResult): Promise<StepResult> {
  return runStep({ workspace: folder, inputs: { ...inputs, 'base-url': service.baseUrl }, ...postStep(state) });
}

interface Kept {
  readonly key: string;
  readonly port: number;
  readonly pid: number;
}

function processOf({ state }: StepResult): Kept {
  const { key = '', port = 0, process: { pid } = { pid: 0 } } = JSON.parse(state['proxy'] || '{}');
  return { key, port, pid };
}

function chat({ port, key }: Kept, content = 'Hi'): Promise<PlainAnswer> {
  const body = JSON.stringify({ messages: [{ role: 'user', content }], stream: true });
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  return ask(port, { method: 'POST', path: '/interns/intern_1/chat/completions', headers, body });
}

/** Resolves when no process has the number any more. */
async function gone(pid: number): Promise<void> {
  while (identifyProcess(pid) !== undefined) await new Promise((resolve) => setTimeout(resolve, 50));
}

test('the proxy serves the steps of a job and ends with the post step, which tells what it did', async () => {
  const service = await start();
  const main = await run(service);
  expect(main.exitCode, main.log).toBe(0);
  const kept = processOf(main);
  const url = `http://127.0.0.1:${kept.port}`;
  expect(main.outputs).toMatchObject({
    conclusion: 'finished',
    'proxy-url': url,
    'proxy-key': kept.key,
    'intern-id': 'intern_1',
  });
  expect(main.env).toEqual({
    OPENAI_BASE_URL: `${url}/interns/intern_1`,
    OPENAI_API_KEY: kept.key,
    INTERNS_BASE_URL: url,
    INTERNS_API_KEY: kept.key,
  });
  const masked = main.log.split('\n').filter((line) => line.includes(kept.key));
  expect(masked).toEqual([`::add-mask::${kept.key}`]);

  expect((await chat(kept)).body).toContain('Hello.');
  const list = await ask(kept.port, { path: '/interns', headers: { authorization: `Bearer ${kept.key}` } });
  expect(JSON.parse(list.body).data).toHaveLength(1);

  const after = await post(service, main);
  expect(after.exitCode).toBe(0);
  expect(after.log).toContain(
    'The proxy: 2 requests, 0 errors, 0 refused by the proxy, 5 tokens, USD 0.5000, 1 token exchange',
  );
  expect(after.log).not.toMatch(/^::(?:warning|error)/m);
  expect(after.summary).toMatch(/Cost \| USD 0.{1,20}5000/);
  expect(identifyProcess(kept.pid)).toBeUndefined();
  await expect(chat(kept)).rejects.toThrow('ECONNREFUSED');
});

test('nothing that the proxy leaves behind has a secret in it', async () => {
  const service = await start();
  const main = await run(service);
  const kept = processOf(main);
  await chat(kept);
  const after = await post(service, main);
  const secrets = main.log.split('\n').flatMap((line) => /^::add-mask::(.+)$/.exec(line)?.[1] ?? []);
  expect(secrets.length).toBeGreaterThanOrEqual(3);
  const account = readFileSync(main.outputs['transcript-file'] ?? '', 'utf8');
  const types = account
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).type);
  expect(types).toEqual(['exchange', 'start', 'request', 'end']);
  for (const secret of secrets)
    expect(account + after.summary + after.log.replaceAll(`::add-mask::${secret}`, '')).not.toContain(secret);
  expect(account).not.toContain('Hi');
});

test('a stream that is under way gets to its end when the job ends', async () => {
  const service = await start();
  const main = await run(service);
  const kept = processOf(main);
  const streamed = chat(kept, 'Speak slowly.');
  while (!service.journal().some(({ path }) => path.endsWith('/chat/completions')))
    await new Promise((resolve) => setTimeout(resolve, 20));
  const after = await post(service, main);
  expect((await streamed).body).toContain('Two.');
  expect(after.log).toContain('The proxy: 1 request, 0 errors');
});

test('two proxies of one job know nothing of each other', async () => {
  const service = await start();
  const [one, two] = await Promise.all([run(service), run(service)]);
  const [first, second] = [processOf(one), processOf(two)];
  expect((await chat({ ...first, key: second.key })).status).toBe(401);
  await post(service, one);
  await expect(chat(first)).rejects.toThrow('ECONNREFUSED');
  expect((await chat(second)).status).toBe(200);
  expect((await post(service, two)).log).toContain('1 request, 0 errors');
});

test('what command token would refuse, the step refuses with the same code, and no process is left', async () => {
  const service = await start();
  const more = { inputs: { 'federation-policy-id': 'fp_unknown' } };
  const token = await run(service, { inputs: { ...more.inputs, command: 'token', 'export-env': '' } });
  const step = await run(service, more);
  expect(step.exitCode).toBe(1);
  expect(step.outputs).toEqual(token.outputs);
  expect(step.outputs['error-code']).toBe('exchange_refused');
  expect(step.state['proxy']).toBe('');
  expect(step.env).toEqual({});
  expect((await post(service, step)).log.trim()).toBe('');
});

test.each([
  ['an unknown intern', { intern: 'nobody' }, 'intern_unknown'],
  ['no intern for the clients of OpenAI', { intern: '' }, 'input_missing'],
  ['an API key alone', { 'federation-policy-id': '', audience: '', 'api-key': 'made-up-secret' }, 'input_missing'],
  ['a rule that is none', { 'allow-paths': 'GET models' }, 'input_invalid'],
  ['a variable of its own', { 'export-env': 'MY_KEY' }, 'input_invalid'],
])('%s fails the step', async (_what, given, code) => {
  const service = await start();
  const step = await run(service, { inputs: given });
  expect(step.outputs).toMatchObject({ conclusion: 'failed', 'error-code': code });
  if (code !== 'intern_unknown') expect(service.journal()).toEqual([]);
});

test('a step that is cancelled while it starts leaves no process', async () => {
  const service = await start();
  service.fault({ route: 'token', fault: 'hang' });
  const pids: number[] = [];
  const step = await run(service, {
    onStart: (pid) =>
      void tokenRequested(service).then(() => {
        pids.push(...childrenOf(pid));
        process.kill(pid, 'SIGINT');
      }),
  });
  expect(step.outputs).toMatchObject({ conclusion: 'failed', 'error-code': 'cancelled' });
  expect(pids).toHaveLength(1);
  await Promise.all(pids.map(gone));
});

test('a process whose step is killed before it listens ends by itself', async () => {
  const service = await start();
  service.fault({ route: 'token', fault: 'hang' });
  const step = await run(service, {
    onStart: (pid) => void tokenRequested(service).then(() => process.kill(pid, 'SIGKILL')),
  });
  expect(step.exitCode).toBeNull();
  const { pid } = processOf(step);
  expect(pid).toBeGreaterThan(0);
  await gone(pid);
  expect((await post(service, step)).log).not.toMatch(/^::(?:warning|error)/m);
});

test('the proxy ends when its time is over, and the post step warns', async () => {
  const service = await start();
  const main = await run(service, { inputs: { timeout: '10s' } });
  const kept = processOf(main);
  expect((await chat(kept)).status).toBe(200);
  await gone(kept.pid);
  const after = await post(service, main);
  expect(after.exitCode).toBe(0);
  expect(after.log).toContain('::warning::The proxy ended before the job (timeout)');
  expect(after.log).toContain('The proxy: 1 request');
});

test('a proxy that was killed is a warning, with what its account still tells', async () => {
  const service = await start();
  const main = await run(service);
  const kept = processOf(main);
  await chat(kept);
  const account = main.outputs['transcript-file'] ?? '';
  while (!readFileSync(account, 'utf8').includes('"request"')) await new Promise((resolve) => setTimeout(resolve, 20));
  process.kill(kept.pid, 'SIGKILL');
  await gone(kept.pid);
  const after = await post(service, main);
  expect(after.log).toContain('::warning::The proxy ended before the job');
  expect(after.log).toContain('The proxy: 1 request');
});

test('a proxy that hangs is ended by its PID', async () => {
  const service = await start();
  const main = await run(service);
  const { pid } = processOf(main);
  process.kill(pid, 'SIGSTOP');
  const after = await post(service, main);
  expect(after.log).toContain('::warning::The proxy did not answer, so it was killed.');
  expect(identifyProcess(pid)).toBeUndefined();
});

test('the proxy ends when the runner is killed', async () => {
  const service = await start();
  const temp = mkdtempSync(join(tmpdir(), 'runner-killed-'));
  const given = Object.entries({
    ...inputs,
    'base-url': service.baseUrl,
    'wait-for-intern': '5m',
    'max-requests': '0',
    'max-cost': '0',
  });
  const env = {
    PATH: process.env['PATH'],
    RUNNER_TEMP: temp,
    GITHUB_WORKSPACE: folder,
    GITHUB_EVENT_NAME: 'push',
    GITHUB_STATE: join(temp, 'state'),
    GITHUB_OUTPUT: join(temp, 'output'),
    ...identityEnv(service.addJob()),
    ...Object.fromEntries(given.map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
  };
  const script = `
    const fs = require('node:fs');
    for (const name of ['GITHUB_STATE', 'GITHUB_OUTPUT']) fs.writeFileSync(process.env[name], '');
    const { status } = require('node:child_process').spawnSync(process.execPath, [${JSON.stringify(join(root, 'dist/action/index.js'))}]);
    console.log(status);
    setInterval(() => {}, 1000);`;
  const runner = spawn(process.execPath, ['-e', script], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const status = await new Promise((resolve) => runner.stdout.once('data', (text) => resolve(String(text).trim())));
  expect(status).toBe('0');
  const lines = readFileSync(join(temp, 'state'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{"key"'));
  const {
    process: { pid },
  } = JSON.parse(lines.at(-1) ?? '{}');
  expect(identifyProcess(pid)).toBeDefined();
  runner.kill('SIGKILL');
  await gone(pid);
  const account = readCommandFile(join(temp, 'output'))['transcript-file'] ?? '';
  expect(readFileSync(account, 'utf8')).toContain('the job is gone');
});

test('clients of a forward proxy that would take it for this one are warned of', async () => {
  const service = await start();
  const env = { HTTP_PROXY: 'http://127.0.0.1:9', NO_PROXY: 'example.com' };
  const step = await run(service, { env });
  expect(step.log).toMatch(/^::warning::HTTP_PROXY is set, but NO_PROXY does not name 127\.0\.0\.1/m);
  const silent = await run(service, { env: { ...env, NO_PROXY: 'example.com, 127.0.0.1' } });
  expect(silent.log).not.toContain('::warning::HTTP_PROXY');
});

async function tokenRequested(service: Service): Promise<void> {
  while (!service.journal().some(({ path }) => path.endsWith('/oauth/token')))
    await new Promise((resolve) => setTimeout(resolve, 20));
}

function childrenOf(pid: number): readonly number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return text === '' ? [] : text.split(' ').map(Number);
}
