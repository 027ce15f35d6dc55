// The main job end to end: the built action in one process, the local service in another, sockets between them.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fakeToken, startFakeGitHub } from '../support/fake-github.ts';
import { addCommit } from '../support/fake-github-state.ts';
import type { Step, StepResult } from '../support/runner.ts';
import { runStep } from '../support/runner.ts';
import type { JobIdentity, ServiceProcess } from '../support/service-process.ts';
import { startJob, startServiceProcess } from '../support/service-process.ts';

const claims = { sub: 'repo:acme/app:ref:refs/heads/main', repository: 'acme/app', repository_owner: 'acme' };
const apiKey = 'key-of-the-end-to-end-test';
const folder = mkdtempSync(join(tmpdir(), 'end-to-end-'));
const internFolder = join(folder, 'intern');
const workspace = join(folder, 'workspace');

const playbook = `
turns:
  - when: "*write two files*"
    model: example/scripted-1
    steps:
      - think: First the one, then the other.
      - say: "I will write two files.\\n"
      - shell: touch allowed.txt
      - say: "The first: {{exit_status}}.\\n"
      - shell: touch rejected.txt
      - say: "The second: {{exit_status}}.\\n"
      - usage: { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15, cost: 0.01 }
  - when: "*which colour*"
    steps:
      - ask: { message: "Which colour?", fields: [ { name: answer, type: string, required: true, options: [red, blue] } ] }
      - say: "{{answer}}\\n"
  - when: "*fail*"
    steps:
      - say: "Half a sentence"
      - end: run_ended
  - when: "*what the key is*"
    steps:
      - say: "It is ${apiKey}."
  - steps:
      - say: "You said: {{prompt}}"
`;

const config = `
policies:
  - id: fp_test
    issuer: identity-provider
    subject: ${claims.sub}
    audience: https://interns.example
    acts_as: key_test
  - id: fp_other
    issuer: identity-provider
    subject: repo:acme/other:ref:refs/heads/main
    audience: https://interns.example
    acts_as: key_test
workspaces:
  - id: 89f9f5b2-3f89-4eaf-83ca-5ceae149e8bb
keys:
  - hash: key_test
    secret: \${TEST_KEY}
    type: standard
    name: test
    workspace_id: 89f9f5b2-3f89-4eaf-83ca-5ceae149e8bb
    creator_user_id: user_1
    creator_active: true
    programme: true
interns:
  - id: a11e0000-0000-4000-8000-000000000005
    name: writer
    workspace_id: 89f9f5b2-3f89-4eaf-83ca-5ceae149e8bb
    status: running
    workdir: ./intern
    runs: { playbook: ./writer.playbook.yml }
  - id: a11e0000-0000-4000-8000-000000000006
    name: broken
    workspace_id: 89f9f5b2-3f89-4eaf-83ca-5ceae149e8bb
    status: failed
    last_failure_message: The image could not be pulled.
    runs: { playbook: ./writer.playbook.yml }
`;

const policy = `
version: 1
rules:
  - id: first-file
    match: { kind: permission, tool: shell, command: touch allowed.txt }
    then: allow
`;

let service: ServiceProcess;
let job: JobIdentity;

beforeAll(async () => {
  for (const path of [internFolder, join(workspace, '.github')]) mkdirSync(path, { recursive: true });
  writeFileSync(join(folder, 'writer.playbook.yml'), playbook);
  writeFileSync(join(folder, 'service.yml'), config);
  writeFileSync(join(workspace, '.github/intern-policy.yml'), policy);
  service = await startServiceProcess(join(folder, 'service.yml'), { TEST_KEY: apiKey });
  job = await startJob(service, claims);
});

afterAll(async () => {
  expect(await service.stop()).toBe(0);
});

async function run(
  inputs: Readonly<Record<string, string>>,
  { env, ...more }: Partial<Pick<Step, 'env' | 'event'>> = {},
): Promise<StepResult & { transcript: string }> {
  const step = await runStep({
    ...more,
    workspace,
    inputs: {
      'base-url': service.base_url,
      'federation-policy-id': 'fp_test',
      audience: 'https://interns.example',
      intern: 'writer',
      transcript: 'full',
      ...inputs,
    },
    env: { ...job, ...env },
  });
  const path = step.outputs['transcript-file'];
  const transcript = path === undefined ? '' : readFileSync(path, 'utf8');
  expectNoSecrets({ ...step, transcript });
  return { ...step, transcript };
}

/** No secret stands anywhere but in the line that masks it, and that line comes first. */
function expectNoSecrets(step: StepResult & { transcript: string }): void {
  const lines = step.log.split('\n');
  const masked = lines.flatMap((line) => /^::add-mask::(.+)$/.exec(line)?.[1] ?? []);
  const secrets = new Set([apiKey, job.ACTIONS_ID_TOKEN_REQUEST_TOKEN, ...masked]);
  for (const secret of secrets) {
    const shown = lines.filter((line) => line.includes(secret) && line !== `::add-mask::${secret}`);
    expect(shown, 'a secret in the log').toEqual([]);
    for (const text of [step.summary, step.transcript, JSON.stringify(step.outputs)]) {
      expect(text.includes(secret), 'a secret in outputs, summary or transcript').toBe(false);
    }
  }
  const jwt = /eyJ[\w-]+\.[\w-]+\.[\w-]+/;
  const rest = lines.filter((line) => !line.startsWith('::add-mask::')).join('\n');
  expect(jwt.test(rest + step.summary + step.transcript + JSON.stringify(step.outputs))).toBe(false);
}

function decisions(step: StepResult): unknown {
  return JSON.parse(step.outputs['decisions'] ?? 'null');
}

test("manual: an allowed command runs in the intern's folder, a rejected one does not", async () => {
  const step = await run({ prompt: 'Please write two files.' });
  expect(step.exitCode).toBe(0);
  expect(step.outputs['conclusion']).toBe('finished');
  expect(step.outputs['finish-reason']).toBe('stop');
  expect(step.outputs['text']).toBe('I will write two files.\nThe first: 0.\nThe second: rejected.\n');
  expect(step.outputs['intern-id']).toBe('a11e0000-0000-4000-8000-000000000005');
  expect(JSON.parse(step.outputs['usage'] ?? '')).toEqual({
    prompt_tokens: 10,
    completion_tokens: 5,
    total_tokens: 15,
    cost: 0.01,
  });
  expect(decisions(step)).toMatchObject([
    { kind: 'permission', operation: 'shell command: touch allowed.txt', answer: 'allow_once', rule: 'first-file' },
    { kind: 'permission', operation: 'shell command: touch rejected.txt', answer: 'reject_once', rule: 'default' },
  ]);
  expect(existsSync(join(internFolder, 'allowed.txt'))).toBe(true);
  expect(existsSync(join(internFolder, 'rejected.txt'))).toBe(false);
  expect(step.log.split('\n').filter((line) => line.startsWith('::add-mask::')).length).toBeGreaterThanOrEqual(3);
  expect(step.summary).toContain('writer');
  const types = step.transcript
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).type);
  expect(types.filter((type) => type === 'pause')).toHaveLength(2);
  expect(types.at(-1)).toBe('end');
});

test('self-drive: nothing is asked, and both commands run', async () => {
  const step = await run({
    prompt: 'Again, write two files.',
    'approval-mode': 'self-drive',
    'session-id': 'self-drive',
  });
  expect(step.outputs).toMatchObject({ conclusion: 'finished', 'session-id': 'self-drive', decisions: '[]' });
  expect(step.outputs['text']).toContain('The second: 0.');
  expect(existsSync(join(internFolder, 'rejected.txt'))).toBe(true);
});

test('a question that no rule answers is left open, and the step is rejected', async () => {
  const step = await run({ prompt: 'Ask me which colour.' });
  expect(step.exitCode).toBe(1);
  expect(step.outputs).toMatchObject({
    conclusion: 'rejected',
    'error-code': 'policy_stopped',
    'finish-reason': 'tool_calls',
  });
  expect(decisions(step)).toMatchObject([{ kind: 'elicitation', answer: null, rule: 'default' }]);
});

test('an intern that fails in the stream ends the run with its reason', async () => {
  const step = await run({ prompt: 'Please fail.' });
  expect(step.exitCode).toBe(1);
  expect(step.outputs).toMatchObject({ conclusion: 'ended', 'error-code': 'run_ended', text: 'Half a sentence' });
});

test('an unknown intern fails with the names that the key sees', async () => {
  const step = await run({ prompt: 'Hello.', intern: 'nobody' });
  expect(step.exitCode).toBe(1);
  expect(step.outputs).toMatchObject({ conclusion: 'failed', 'error-code': 'intern_unknown' });
  expect(step.log).toMatch(/^::error.*No intern has the name or id "nobody".*"writer"/m);
});

test('an intern that is not running fails with its status and its last failure', async () => {
  const step = await run({ prompt: 'Hello.', intern: 'broken' });
  expect(step.outputs).toMatchObject({ conclusion: 'failed', 'error-code': 'intern_not_running' });
  expect(step.log).toMatch(/^::error.*is failed: The image could not be pulled\./m);
});

test('a wrong federation policy fails with the unverified claims, and no token', async () => {
  const step = await run({ prompt: 'Hello.', 'federation-policy-id': 'fp_other' });
  expect(step.exitCode).toBe(1);
  expect(step.outputs).toMatchObject({ conclusion: 'failed', 'error-code': 'exchange_refused' });
  expect(step.log).toContain(claims.sub);
  expect(step.summary).toMatch(/Claim.*Value/);
});

test('without an identity the step says which permission the job lacks', async () => {
  const step = await runStep({
    workspace,
    inputs: { 'base-url': service.base_url, 'federation-policy-id': 'fp_test', intern: 'writer', prompt: 'Hello.' },
  });
  expect(step.outputs).toMatchObject({ conclusion: 'failed', 'error-code': 'identity_missing' });
  expect(step.log).toMatch(/^::error.*permissions: id-token: write/m);
});

test("an API key works in place of the exchange, and is taken out of the intern's own words", async () => {
  const step = await run({
    prompt: 'Say what the key is.',
    'federation-policy-id': '',
    audience: '',
    'api-key': apiKey,
  });
  expect(step.outputs).toMatchObject({ conclusion: 'finished', text: 'It is ***.' });
});

test('on an event that outsiders can cause the policy is the one of the default branch, not the one of the checkout', async () => {
  await using github = await startFakeGitHub();
  const commit = addCommit(github.state, 'heads/main', { '.github/intern-policy.yml': 'version: 1\n' });
  const step = await run(
    { prompt: 'Please write two files.', 'session-id': 'outsider', 'github-token': fakeToken },
    {
      env: { GITHUB_API_URL: github.url, GITHUB_REPOSITORY: 'acme/app' },
      event: { name: 'pull_request', payload: {} },
    },
  );
  expect(github.violations).toEqual([]);
  expect(decisions(step)).toMatchObject([{ answer: 'reject_once' }, { answer: 'reject_once' }]);
  expect(JSON.parse(step.transcript.split('\n').find((line) => line.includes('"start"')) ?? '')).toMatchObject({
    policy: { path: '.github/intern-policy.yml', commit },
    context: { event: 'pull_request', actor: { login: 'octocat' } },
  });
});
