// `local-service` as a runner sees it: the built action runs a service of its own, and nothing of it is left behind.
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { identifyProcess } from '../../../src/action/proxy/process-start.ts';
import { readMarker } from '../../../src/github/comment/marker.ts';
import { type FakeGitHub, fakeToken, startFakeGitHub } from '../../support/fake-github.ts';
import { addCommit } from '../../support/fake-github-state.ts';
import type { Step, StepResult } from '../../support/runner.ts';
import { postStep, runStep } from '../../support/runner.ts';

type Files = Readonly<Record<string, string>>;

const config = `policies:
  - { issuer: identity-provider, subject: "repo:local/demo:ref:refs/heads/main", audience: "https://interns.example" }
keys: [{ secret: made-up-and-never-used }]
interns:
  - { name: reviewer, workdir: work, runs: { playbook: play.yml } }
`;
const play = `- steps:
    - say: "The trusted one. "
    - shell: env > env.txt; echo done
    - say: "{{stdout}}"
`;
const policy = `version: 1
rules: [{ id: all, match: { kind: permission, tool: shell }, then: allow }]
`;
const trusted: Files = {
  'ci/service.yml': config,
  'ci/play.yml': play,
  '.github/intern-policy.yml': policy,
  'work/.keep': '',
};
/** What a pull request would put in their place. */
const hostile: Files = {
  ...trusted,
  'ci/service.yml': config.replace('reviewer', 'traitor'),
  'ci/play.yml': play.replace('trusted', 'hostile'),
};

function write(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), 'local-service-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** A step with the service of `ci/service.yml` in a checkout with these files. */
function run(files: Files, { inputs, ...more }: Partial<Step> = {}): Promise<StepResult> {
  const given = { 'local-service': 'ci/service.yml', prompt: 'Review this.', timeout: '60s', ...inputs };
  return runStep({ workspace: write(files), ...more, inputs: given });
}

test('a prompt runs on a service of the step itself: its own identity, the policy in front, folders of the workspace', async () => {
  const workspace = write(trusted);
  const env = { ACTIONS_RUNTIME_TOKEN: 'made-up', HTTP_PROXY: 'http://127.0.0.1:9' };
  const step = await run(trusted, { workspace, env });
  expect(step.outputs, step.log).toMatchObject({ conclusion: 'finished', text: 'The trusted one. done\n' });
  expect(JSON.parse(step.outputs['decisions'] ?? '')).toMatchObject([{ rule: 'all', answer: 'allow_once' }]);
  const seen = readFileSync(join(workspace, 'work/env.txt'), 'utf8');
  expect(seen).not.toMatch(/^(?:INPUT_|ACTIONS_|STATE_|GITHUB_)/m);
});

test('the configuration may have no policy but a key, and an intern is named where there are several', async () => {
  const two = `keys: [{ secret: made-up }]
interns:
  - { name: one, runs: { playbook: [{ steps: [{ say: "One." }] }] } }
  - { name: two, runs: { playbook: [{ steps: [{ say: "Two." }] }] } }
`;
  const files = { ...trusted, 'ci/service.yml': two };
  expect((await run(files, { inputs: { intern: 'two' } })).outputs).toMatchObject({ text: 'Two.' });
  const unnamed = await run(files);
  expect(unnamed.outputs, unnamed.log).toMatchObject({ 'error-code': 'input_missing' });
  expect(unnamed.log).toContain('Input "intern" is not given');
});

test.each<[string, Files, string, RegExp]>([
  ['that is not there', {}, 'input_invalid', /"ci\/service.yml": there is no such file in the checkout/],
  [
    'whose playbook is not there',
    { 'ci/service.yml': config, 'work/.keep': '' },
    'input_invalid',
    /"ci\/play.yml": there is no such file/,
  ],
  [
    'whose playbook is a folder',
    { 'ci/service.yml': config, 'ci/play.yml/.keep': '', 'work/.keep': '' },
    'input_invalid',
    /Input "local-service" can't be read: "ci\/play.yml": "play.yml" is not a regular file/,
  ],
  [
    'with a mistake',
    { ...trusted, 'ci/service.yml': `${config}wrong: 1\n` },
    'config_invalid',
    /service.yml:6: key "wrong"/,
  ],
  [
    'with a mistake in its playbook',
    { ...trusted, 'ci/play.yml': '- steps: [{ shout: 1 }]\n' },
    'config_invalid',
    /play.yml:1/,
  ],
  [
    'which gives the step no way to sign in',
    { ...trusted, 'ci/service.yml': 'interns: [{ name: a }]\n' },
    'input_invalid',
    /gives the step no way to sign in/,
  ],
  [
    'whose data would be in the checkout',
    { ...trusted, 'ci/service.yml': `${config}data: state\n` },
    'config_invalid',
    /The data folder ".*\/state" lies in the checkout ".*", whose author could put keys and sessions there/,
  ],
  [
    'with an agent of which nothing says where it runs',
    { ...trusted, 'ci/service.yml': 'interns: [{ name: coder, runs: { acp: { agent: opencode } } }]\n' },
    'input_invalid',
    /has no "sandbox" for "coder"/,
  ],
])('a configuration %s fails the step before any prompt', async (_, files, code, message) => {
  const step = await run(files);
  expect(step.outputs, step.log).toMatchObject({ conclusion: 'failed', 'error-code': code });
  expect(step.log).toMatch(message);
});

test('a ref that a clone lacks is told of the configuration, not of a policy', async () => {
  const env = { GITHUB_ACTIONS: 'false', CI: 'true' };
  const step = await run(trusted, { env, inputs: { 'policy-ref': 'origin/none' } });
  expect(step.outputs, step.log).toMatchObject({ conclusion: 'failed', 'error-code': 'input_invalid' });
  expect(step.log).toContain(
    'Input "local-service" can\'t be read: "ci/service.yml": git for-each-ref failed at "origin/none"',
  );
});

describe('on a pull request', () => {
  const open = async (files: Files): Promise<FakeGitHub> => {
    const github = await startFakeGitHub();
    onTestFinished(() => github[Symbol.asyncDispose]());
    addCommit(github.state, 'heads/main', files);
    return github;
  };
  const pullRequest = (head: number, name = 'pull_request'): NonNullable<Step['event']> => {
    const sides = { head: { repo: { id: head }, sha: 'a'.repeat(40) }, base: { repo: { id: 1 }, sha: 'b'.repeat(40) } };
    const payload = {
      action: 'opened',
      pull_request: { number: 7, ...sides },
      repository: { id: 1, visibility: 'private' },
    };
    return { name, payload };
  };
  const gitHubOf = ({ url }: FakeGitHub): Record<string, string> => ({
    GITHUB_API_URL: url,
    GITHUB_REPOSITORY: 'acme/app',
  });

  test('configuration and playbook are those of the default branch, whatever the checkout holds', async () => {
    const github = await open(trusted);
    const event = pullRequest(1);
    const step = await run(hostile, { event, env: gitHubOf(github), inputs: { 'github-token': fakeToken } });
    expect(step.outputs, step.log).toMatchObject({ conclusion: 'finished', text: 'The trusted one. done\n' });
    expect(step.log).toMatch(/Service configuration "ci\/service.yml" in refs\/heads\/main at commit [0-9a-f]{40}/);
  });

  test('neither comment nor summary offer to continue the session, which is gone', async () => {
    const github = await open(trusted);
    const inputs = { 'github-token': fakeToken, comment: 'sticky' };
    const step = await run(hostile, { event: pullRequest(1), env: gitHubOf(github), inputs });
    const [comment] = github.state.comments;
    expect(comment?.body, step.log).toContain('The trusted one.');
    expect(readMarker(comment?.body ?? '')).toEqual({ kind: 'sticky', tag: 'intern' });
    expect(`${comment?.body} ${step.summary}`).not.toContain('To continue');
  });

  test('a playbook outside of the repository is not read', async () => {
    const github = await open({ ...trusted, 'ci/service.yml': config.replace('play.yml', '../../play.yml') });
    const step = await run(hostile, {
      event: pullRequest(1),
      env: gitHubOf(github),
      inputs: { 'github-token': fakeToken },
    });
    expect(step.outputs, step.log).toMatchObject({ conclusion: 'failed', 'error-code': 'input_invalid' });
    expect(step.log).toContain('"../play.yml". Use a path from the root of the repository.');
  });

  test('a fork is skipped, and with on-fork fail it fails, before anything is read', async () => {
    const github = await open(trusted);
    const step = (inputs: Step['inputs']) =>
      run(hostile, { event: pullRequest(2), env: gitHubOf(github), inputs: { 'github-token': fakeToken, ...inputs } });
    expect((await step({})).outputs).toMatchObject({ conclusion: 'skipped' });
    expect((await step({ 'on-fork': 'fail' })).outputs).toMatchObject({ 'error-code': 'identity_missing' });
    expect(github.requests).toEqual([]);
  });
});

test('the post step of a step that was killed leaves its question alone: the service is gone', async () => {
  const asks = '- steps: [{ permission: { operation: deploy } }]\n';
  const question = {
    intern_id: 'i',
    session_id: 's',
    tool_call_id: 't',
    name: 'service.provide_input',
    arguments: '{}',
  };
  const post = postStep({ open_question: JSON.stringify(question) });
  const step = await run({ ...trusted, 'ci/play.yml': asks }, post);
  expect([step.exitCode, step.log]).toEqual([0, '']);
});

describe('with a real agent', () => {
  const scripted = join(import.meta.dirname, '../../service/interns/acp/support/scripted-agent.mjs');
  // What it leaves behind would go on when the agent itself ends with its input.
  const command = JSON.stringify(['sh', '-c', `sleep 300 & exec '${process.execPath}' '${scripted}' '{}'`]);
  const agents: Files = {
    ...trusted,
    'ci/service.yml': `keys: [{ secret: made-up }]
interns:
  - name: coder
    workdir: work
    runs: { acp: { agent: custom, command: ${command}, asks: true, sandbox: none } }
`,
  };

  test('it is provisioned, asks under the policy, and is gone when the step ends', async () => {
    const prompt = JSON.stringify([{ say: 'The change is fine.' }, { stop: { stopReason: 'end_turn' } }]);
    const step = await run(agents, { inputs: { prompt } });
    expect(step.outputs, step.log).toMatchObject({ conclusion: 'finished', text: 'The change is fine.' });
    const [agent] = JSON.parse(step.state['agents'] ?? '[]');
    expect(identifyProcess(agent.pid)).toBeUndefined();
  });

  test('one whose step was killed is ended by the post step', async () => {
    const workspace = write(agents);
    const prompt = JSON.stringify([{ wait: 60_000 }]);
    let pid = 0;
    const killed = await run(agents, {
      workspace,
      inputs: { prompt },
      onStart: (started) => {
        pid = started;
      },
      onLine: (line) => void (line.startsWith('Run on intern') && process.kill(pid, 'SIGKILL')),
    });
    expect(killed.outputs).not.toHaveProperty('conclusion');
    const [agent] = JSON.parse(killed.state['agents'] ?? '[]');
    const post = await run(agents, { workspace, ...postStep(killed.state) });
    expect(post.exitCode, post.log).toBe(0);
    expect(post.log).toContain('They have now been ended.');
    await expect.poll(() => identifyProcess(agent.pid)).toBeUndefined();
  });
});
