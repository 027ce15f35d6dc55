// Runs that do not go straight to their end: endings, pauses left open, cancellation, kills; the built action throughout.
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Service, WrittenConfig } from '../../src/service/index.ts';
import { startService } from '../../src/service/index.ts';
import { type Intern, identityEnv, jobConfig, jobInputs, jobWorkspaceId, type Turns } from '../support/job-service.ts';
import type { Step, StepResult } from '../support/runner.ts';
import { postStep, runStep } from '../support/runner.ts';

const folder = mkdtempSync(join(tmpdir(), 'lifecycle-'));

async function start(turns: Turns, more: Partial<WrittenConfig> = {}): Promise<Service> {
  const service = await startService({ identityProvider: true, config: jobConfig(turns, more) });
  onTestFinished(() => service.stop());
  return service;
}

function run(
  service: Service,
  inputs: Readonly<Record<string, string>> = {},
  more: Partial<Step> = {},
): Promise<StepResult> {
  return runStep({
    workspace: folder,
    inputs: { ...jobInputs, 'base-url': service.baseUrl, ...inputs },
    ...more,
    env: { ...identityEnv(service.addJob()), ...more.env },
  });
}

const chats = (service: Service): number =>
  service.journal().filter(({ path }) => path.endsWith('/chat/completions')).length;
const events = (step: StepResult): { type: string; [field: string]: unknown }[] =>
  readFileSync(step.outputs['transcript-file'] ?? '', 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/** Resolves when the service has seen so many chat requests. */
async function chatRequests(service: Service, count: number): Promise<void> {
  while (chats(service) < count) await new Promise((resolve) => setTimeout(resolve, 20));
}

test.each([
  { end: 'run_ended', code: 'run_ended' },
  { end: 'timeout', code: 'run_timeout' },
  { end: 'sever', code: 'stream_severed' },
  { end: 'attachment_failed', code: 'run_failed' },
] as const)('an intern that ends with $end ends the run with $code, and its text is kept', async ({ end, code }) => {
  const service = await start([{ steps: [{ say: 'So far.' }, { end }] }]);
  const step = await run(service);
  expect(step.outputs).toMatchObject({ conclusion: 'ended', 'error-code': code, 'finish-reason': 'error' });
  expect(step.outputs['text']).toBe('So far.');
  expect(step.outputs['session-id']).toBeDefined();
  expect(chats(service)).toBe(1);
});

test('on-timeout continue goes on in the same session', async () => {
  const service = await start([
    { when: '*ran out of time*', steps: [{ say: 'The rest.' }] },
    { steps: [{ say: 'The beginning. ' }, { end: 'timeout' }] },
  ]);
  const step = await run(service, { 'on-timeout': 'continue' });
  expect(step.outputs).toMatchObject({ conclusion: 'finished', text: 'The beginning. The rest.' });
  const sessions = events(step).flatMap((event) => (event.type === 'finish' ? [event['session_id']] : []));
  expect(new Set(sessions).size).toBe(1);
  expect(chats(service)).toBe(2);
});

test('every request is in the transcript with its time, and in the log as a line of step debugging', async () => {
  const service = await start(asking);
  const step = await run(service);
  const requests = events(step).filter(({ type }) => type === 'request');
  expect(requests.map(({ route, status }) => `${String(route)} ${String(status)}`)).toEqual([
    'identity 200',
    'exchange 200',
    'list 200',
    'chat 200',
    'chat 200',
  ]);
  for (const { ms } of requests) expect(ms).toBeGreaterThan(0);
  const debugged = step.log.split('\n').filter((line) => /^::debug::\w+ answered 200 after \d+ ms\.$/.test(line));
  expect(debugged).toHaveLength(requests.length);
});

const asking: Turns = [
  {
    steps: [
      { permission: { operation: 'deploy', options: ['allow_once', 'reject_once'] } },
      { say: 'It went on.' },
      { ask: { message: 'Which colour?', fields: [{ name: 'colour', type: 'string', required: true }] } },
      { say: 'You said {{answer}}.' },
    ],
  },
];

test('on-pause stop leaves the question open, and later steps answer it', async () => {
  const service = await start(asking);
  const first = await run(service, { 'on-pause': 'stop' });
  expect(first.outputs).toMatchObject({ conclusion: 'paused', 'finish-reason': 'tool_calls', decisions: '[]' });
  expect(first.exitCode).toBe(0);
  const pending = JSON.parse(first.outputs['pending'] ?? '');
  expect(pending).toMatchObject({ session_id: first.outputs['session-id'], name: 'service.provide_input' });
  expect(Date.parse(pending.deadline)).toBeGreaterThan(Date.now());

  const inputs = { command: 'answer', prompt: '', 'on-pause': 'stop', pending: first.outputs['pending'] ?? '' };
  const second = await run(service, { ...inputs, answer: 'allow_once' });
  expect(second.outputs).toMatchObject({ conclusion: 'paused', text: 'It went on.' });
  const next = JSON.parse(second.outputs['pending'] ?? '');
  const third = await run(service, {
    ...inputs,
    pending: '',
    'tool-call-id': next.tool_call_id,
    'session-id': next.session_id,
    answer: '{"action":"accept","content":{"colour":"red"}}',
  });
  expect(third.outputs).toMatchObject({ conclusion: 'finished', text: 'You said red.' });
});

test('an answer to a question that nobody asks ends with its reason', async () => {
  const service = await start(asking);
  const inputs = { command: 'answer', prompt: '', 'tool-call-id': 'call_1', 'session-id': 's', answer: 'allow_once' };
  const step = await run(service, inputs);
  expect(step.outputs).toMatchObject({ conclusion: 'ended', 'error-code': 'answer_refused' });
});

test('SIGINT in the middle of a stream closes it, and leaves transcript, outputs and summary', async () => {
  const service = await start([{ steps: [{ say: 'Before. ' }, { wait: '60s' }, { say: 'After.' }] }]);
  const step = await run(
    service,
    { transcript: 'full' },
    { onStart: (pid) => void chatRequests(service, 1).then(() => setTimeout(() => process.kill(pid, 'SIGINT'), 500)) },
  );
  expect(step.outputs).toMatchObject({ conclusion: 'failed', 'error-code': 'cancelled', text: 'Before. ' });
  expect(step.summary).toContain('Before');
  expect(events(step).at(-1)).toMatchObject({ type: 'end', conclusion: 'failed', error_code: 'cancelled' });
});

test('SIGTERM while a question is open rejects it', async () => {
  const service = await start(asking);
  service.fault({ route: 'chat', after: 1, fault: 'hang' });
  const step = await run(
    service,
    {},
    { onStart: (pid) => void chatRequests(service, 2).then(() => process.kill(pid, 'SIGTERM')) },
  );
  expect(step.outputs).toMatchObject({ conclusion: 'failed', 'error-code': 'cancelled' });
  expect(service.journal().at(-1)).toMatchObject({ status: 200 });
  expect(chats(service)).toBe(3);
});

test('a killed step keeps its transcript, and the post step rejects what it left open', async () => {
  const service = await start(asking);
  service.fault({ route: 'chat', after: 1, fault: 'hang' });
  const transcript = join(folder, 'killed.jsonl');
  const killed = await run(
    service,
    { 'transcript-file': transcript },
    { onStart: (pid) => void chatRequests(service, 2).then(() => process.kill(pid, 'SIGKILL')) },
  );
  expect(killed.exitCode).toBeNull();
  expect(readFileSync(transcript, 'utf8')).toContain('"type":"pause"');
  const post = await run(service, {}, postStep(killed.state));
  expect(post.exitCode).toBe(0);
  expect(post.log).toMatch(/^::notice::The step ended while a question/m);
  expect(service.journal().at(-1)).toMatchObject({ status: 200 });
});

test.each(['[]', '{"intern_id":1}', 'no JSON'])(
  'the post step says in a sentence that %s is nothing it kept',
  async (kept) => {
    const service = await start(asking);
    const { exitCode, log } = await run(service, {}, postStep({ open_question: kept }));
    expect(exitCode).toBe(0);
    expect(log.trim()).toMatch(/^::warning::A question of the intern may stay open until its deadline: [\w' ]+\.$/);
  },
);

test('the post step of a step that ended by itself does nothing', async () => {
  const service = await start(asking);
  const main = await run(service);
  const before = service.journal().length;
  const post = await run(service, {}, postStep(main.state));
  expect({ exitCode: post.exitCode, log: post.log.trim() }).toEqual({ exitCode: 0, log: '' });
  expect(service.journal().length).toBe(before);
});

test('command token masks the token, sets it, and exports it', async () => {
  const service = await start(asking);
  const step = await run(service, { command: 'token', prompt: '', intern: '', 'export-env': 'SERVICE_TOKEN' });
  const token = step.outputs['access-token'] ?? '';
  expect(token).toMatch(/^eyJ/);
  expect(step.env).toEqual({ SERVICE_TOKEN: token });
  const lines = step.log.split('\n');
  expect(lines.filter((line) => line.includes(token))).toEqual([`::add-mask::${token}`]);
  expect(Date.parse(step.outputs['expires-at'] ?? '')).toBeGreaterThan(Date.now());
  const list = await fetch(`${service.baseUrl}/interns`, { headers: { Authorization: `Bearer ${token}` } });
  expect(list.status).toBe(200);
});

test('an intern that is being provisioned is waited for, and the wait ends with its status', async () => {
  const intern: Intern = {
    id: 'intern_2',
    name: 'coming',
    workspace_id: jobWorkspaceId,
    status: 'provisioning',
    progress: { step_label: 'Pulling the image', step_number: 2, total_steps: 5 },
  };
  const service = await start(asking, { interns: [intern] });
  const step = await run(service, { intern: 'coming', 'wait-for-intern': '2s' });
  expect(step.outputs).toMatchObject({ conclusion: 'failed', 'error-code': 'intern_not_running' });
  expect(step.log).toContain('Waiting for intern "coming": provisioning, step 2 of 5, Pulling the image.');
});
