// The steps of the self-test workflow as they stand in its file, with the local identity provider in place of GitHub's issuer.
import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Service } from '../../src/service/index.ts';
import { startService } from '../../src/service/index.ts';
import { identityEnv } from '../support/job-service.ts';
import type { JobResult } from '../support/workflow.ts';
import { readWorkflow, runJob } from '../support/workflow.ts';

const root = join(import.meta.dirname, '../..');
const workflow = readWorkflow('.github/workflows/self-test.yml');
const subject = 'repo:acme/app:ref:refs/heads/main';

let issuer: Service;

beforeAll(async () => {
  issuer = await startService({ identityProvider: true });
});

afterAll(() => issuer.stop());

/** A checkout where nothing was installed. */
function checkOut(): string {
  const workspace = mkdtempSync(join(tmpdir(), 'self-test-'));
  for (const path of ['action.yml', 'package.json', 'dist', 'test/self-test']) {
    cpSync(join(root, path), join(workspace, path), { recursive: true });
  }
  return workspace;
}

/** Runs the job of a push to the main branch of `acme/app`, whose token has this subject. */
async function runSelfTest(sub: string, workspace = checkOut()): Promise<JobResult> {
  const result = await runJob(workflow, 'run', {
    workspace,
    event: { name: 'push', payload: {} },
    contexts: { github: { event: { repository: { name: 'app' } } } },
    env: {
      ...identityEnv(issuer.addJob({ repository: 'acme/app', ref: 'refs/heads/main', sub })),
      SELF_TEST_ISSUER: issuer.identityProvider ?? '',
      GITHUB_ACTIONS: 'true',
      GITHUB_REPOSITORY: 'acme/app',
      GITHUB_REPOSITORY_ID: '456',
      GITHUB_REPOSITORY_OWNER: 'acme',
      GITHUB_REPOSITORY_OWNER_ID: '123',
      GITHUB_REF: 'refs/heads/main',
      RUNNER_TEMP: mkdtempSync(join(tmpdir(), 'runner-temp-')),
    },
    action: { reference: './', script: join(workspace, 'dist/action/index.js') },
  });
  // As a runner ends what a job leaves.
  const pid = result.steps['service']?.outputs['pid'];
  if (pid !== undefined) process.kill(Number(pid));
  return result;
}

test('the job runs on the three systems, and trusts the issuer of GitHub', () => {
  expect(workflow.jobs).toMatchObject({
    run: {
      strategy: { matrix: { os: [/^ubuntu-/, /^macos-/, /^windows-/].map((name) => expect.stringMatching(name)) } },
      env: { SELF_TEST_ISSUER: 'https://token.actions.githubusercontent.com' },
    },
  });
});

test('every script means the same in bash and in PowerShell', () => {
  const scripts = workflow.jobs['run']?.steps.flatMap(({ run = [] }) => run) ?? [];
  expect(scripts).not.toEqual([]);
  for (const script of scripts) expect(script).toMatch(/^node [\w./-]+$/);
});

test.each([
  ['names alone', subject, 'fp_names'],
  ['numeric ids', 'repo:acme@123/app@456:ref:refs/heads/main', 'fp_ids'],
])('the job succeeds where subjects have %s', async (_, sub, policy) => {
  const { conclusion, steps, actions, printed } = await runSelfTest(sub);
  expect(conclusion, `${printed}${actions[0]?.log}`).toBe('success');
  expect(steps['service']?.outputs).toMatchObject({ 'federation-policy-id': policy });
  expect(actions[0]?.log).toContain('"self-tester"');
  expect(printed).toBe('');
});

test.each([
  ['branch', 'repo:acme/app:ref:refs/heads/other'],
  ['repository', 'repo:acme/app2:ref:refs/heads/main'],
  ['repository of the same name', 'repo:acme@123/app@457:ref:refs/heads/main'],
])('the job fails with the identity of another %s, and the journal tells why', async (_, sub) => {
  const { conclusion, steps, actions, printed } = await runSelfTest(sub);
  expect(conclusion).toBe('failure');
  expect(actions[0]?.log).toContain('Token exchange refused');
  expect(printed).toContain(`sub is \\"${sub}\\", the policy requires`);
  expect(steps['intern']?.outputs).toMatchObject({ conclusion: 'failed' });
});

test('the job fails when the intern was given more than the policy of the self-test gives', async () => {
  const workspace = checkOut();
  const rule = '{ id: all, match: { kind: permission }, then: allow }';
  writeFileSync(join(workspace, 'test/self-test/intern-policy.yml'), `version: 1\nrules: [${rule}]\n`);
  const { conclusion, actions, printed } = await runSelfTest(subject, workspace);
  expect(conclusion).toBe('failure');
  expect(actions[0]?.exitCode, actions[0]?.log).toBe(0);
  expect(printed).toContain('AssertionError');
});

test('the job fails when the service does not start, and says why', async () => {
  const workspace = checkOut();
  writeFileSync(join(workspace, 'test/self-test/service.yml'), 'interns: none\n');
  const { conclusion, actions, printed } = await runSelfTest(subject, workspace);
  expect(conclusion).toBe('failure');
  expect(actions).toEqual([]);
  expect(printed).toMatch(/The service did not start: \S+service\.yml:1: key "interns"/);
});
