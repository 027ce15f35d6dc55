// `model_access` of an agent in the step's own service: gates first, then the identity, and an upstream that no pull request chooses.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startService } from '../../../src/service/index.ts';
import { fakeToken, startFakeGitHub } from '../../support/fake-github.ts';
import { addCommit } from '../../support/fake-github-state.ts';
import { startLoopback } from '../../support/loopback.ts';
import { runStep, type Step } from '../../support/runner.ts';

/** A provider that refuses every exchange, so that no agent is started. */
async function startProvider() {
  const provider = await startLoopback((request, response) => {
    request.resume();
    response.writeHead(400, { 'content-type': 'application/json' });
    response.end('{"error":"invalid_grant","error_description":"No mapping."}');
  });
  onTestFinished(() => provider[Symbol.asyncDispose]());
  return provider;
}

const configOf = (provider: string): string => `policies:
  - { issuer: identity-provider, subject: "repo:local/demo:ref:refs/heads/main", audience: "https://interns.example" }
keys: [{ secret: made-up-and-never-used }]
interns:
  - name: reviewer
    workdir: work
    runs:
      acp:
        agent: custom
        command: [touch, started]
        asks: true
        sandbox: none
        model_access:
          provider: openai
          identity_provider_id: idp_1
          service_account_id: svc_1
          base_url: ${provider}/v1
          token_url: ${provider}/oauth/token
`;
const policy = 'version: 1\nrules: []\n';

async function open() {
  const [ours, hostile] = [await startProvider(), await startProvider()];
  const github = await startFakeGitHub();
  onTestFinished(() => github[Symbol.asyncDispose]());
  const files = { '.github/intern-policy.yml': policy, 'work/.keep': '' };
  addCommit(github.state, 'heads/main', { ...files, 'ci/service.yml': configOf(ours.url) });
  const workspace = mkdtempSync(join(tmpdir(), 'local-models-'));
  onTestFinished(() => rmSync(workspace, { recursive: true, force: true }));
  for (const [path, text] of Object.entries({ ...files, 'ci/service.yml': configOf(hostile.url) })) {
    mkdirSync(dirname(join(workspace, path)), { recursive: true });
    writeFileSync(join(workspace, path), text);
  }
  const issuer = await startService({ identityProvider: true });
  onTestFinished(() => issuer.stop());
  const { request_url, request_token } = issuer.addJob({ sub: 'repo:acme/app:environment:review' });
  const identity = { ACTIONS_ID_TOKEN_REQUEST_URL: request_url, ACTIONS_ID_TOKEN_REQUEST_TOKEN: request_token };
  const run = (headId: number, env: Step['env'] = {}, inputs: Step['inputs'] = {}, login = 'mona') =>
    runStep({
      workspace,
      event: {
        name: 'pull_request',
        payload: {
          pull_request: {
            number: 7,
            user: { login },
            head: { repo: { id: headId }, sha: 'a'.repeat(40) },
            base: { repo: { id: 1 }, ref: 'main' },
          },
          repository: { id: 1, default_branch: 'main', visibility: 'private' },
        },
      },
      env: { GITHUB_API_URL: github.url, GITHUB_REPOSITORY: 'acme/app', ...env },
      inputs: {
        'local-service': 'ci/service.yml',
        prompt: 'Review this.',
        timeout: '60s',
        'github-token': fakeToken,
        ...inputs,
      },
    });
  return { run, identity, ours, hostile, github };
}

test('a job without an identity is told so before the service starts, and nobody is asked for a token', async () => {
  const { run, ours } = await open();
  const step = await run(1);
  expect(step.outputs, step.log).toMatchObject({ conclusion: 'failed', 'error-code': 'identity_missing' });
  expect(step.log).toContain('id-token: write');
  expect(ours.requests).toEqual([]);
});

test('a pull request of a fork is skipped, and with on-fork fail it fails, before anything is read', async () => {
  const { run, ours, hostile, github } = await open();
  expect((await run(2)).outputs).toMatchObject({ conclusion: 'skipped' });
  expect((await run(2, {}, { 'on-fork': 'fail' })).outputs).toMatchObject({ 'error-code': 'identity_missing' });
  expect([ours.requests, hostile.requests, github.requests]).toEqual([[], [], []]);
});

test('a pull request of Dependabot is skipped as one of a fork, and with on-fork fail it fails', async () => {
  const { run, ours } = await open();
  const step = (onFork: string) => run(1, {}, { 'on-fork': onFork }, 'dependabot[bot]');
  const skipped = await step('skip');
  expect(skipped.outputs, skipped.log).toMatchObject({ conclusion: 'skipped' });
  expect(skipped.log).toContain('comes from Dependabot, and GitHub gives its jobs no identity');
  expect((await step('fail')).outputs).toMatchObject({ conclusion: 'failed', 'error-code': 'identity_missing' });
  expect(ours.requests).toEqual([]);
});

test('a pull request that changes the configuration leads nobody elsewhere: it is that of the default branch', async () => {
  const { run, identity, ours, hostile } = await open();
  const step = await run(1, identity);
  expect(step.outputs, step.log).toMatchObject({ conclusion: 'failed' });
  expect(step.log).toContain('OpenAI refused the token exchange');
  expect(step.log).toContain('No mapping.');
  expect(step.log.replaceAll(/^::add-mask::.*$/gm, '')).not.toContain('eyJ');
  expect([ours.requests.length > 0, hostile.requests]).toEqual([true, []]);
});
