// The workflows that `interns init` writes, each run through the built action against the local service and the fake GitHub.
import { readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCliInTest } from '../cli/support/cli.ts';
import { reviewInTheJob } from '../support/agent-in-the-job.ts';
import { asks, makePrograms } from '../support/agent-programs.ts';
import { runJob } from '../support/example-workflow.ts';
import type { ExampleWorld } from '../support/example-world.ts';
import { managementKey, startExampleWorld } from '../support/example-world.ts';
import { addCommit } from '../support/fake-github-state.ts';
import type { Workflow } from '../support/workflow.ts';
import { readWorkflow } from '../support/workflow.ts';

const root = join(import.meta.dirname, '../..');

let world: ExampleWorld;

beforeAll(async () => {
  world = await startExampleWorld();
});

afterAll(async () => {
  await world[Symbol.asyncDispose]();
});

/** Writes the files of a use into the checkout, and the policy onto the default branch too. */
async function init(...args: readonly string[]): Promise<Workflow> {
  const { workspace, service, github } = world;
  const url = ['--base-url', service.base_url, '--repository', 'acme/app', '--yes', '--force'];
  const { exitCode, shown } = await runCliInTest(['init', ...args, ...url], { cwd: workspace });
  expect(exitCode, shown).toBe(0);
  const policy = readFileSync(join(workspace, '.github/intern-policy.yml'), 'utf8');
  addCommit(github.state, 'heads/main', { '.github/intern-policy.yml': policy });
  const [, path = ''] = /=== (\.github\/workflows\/\S+)/.exec(shown) ?? [];
  return readWorkflow(relative(root, join(workspace, path)));
}

function pullRequestEvent() {
  const repo = { id: world.github.state.repository_id };
  const { base, head } = world.shas;
  const pull_request = {
    number: 7,
    title: 'Take ranges of any length',
    body: 'The parser refused what callers need.',
    draft: false,
    updated_at: '2026-11-18T12:00:00Z',
    head: { sha: head, repo },
    base: { sha: base, repo },
  };
  const payload = { action: 'opened', pull_request, repository: { visibility: 'private' } };
  return { name: 'pull_request', payload };
}

/** The rule and the answer of each decision. */
const answered = (decisions: string | undefined) =>
  JSON.parse(decisions ?? '').map(({ rule, answer }: Record<string, string>) => `${rule} ${answer}`);

test('a prompt: the report is a comment, and the policy allows what was answered and nothing else', async () => {
  const workflow = await init('--for', 'prompt', '--intern', 'reviewer', '--allow', 'npm test');
  const { actions } = await runJob(workflow, 'intern', world, { event: pullRequestEvent() });
  expect(answered(actions[0]?.outputs['decisions'])).toEqual(['run-commands allow_once', 'default reject_once']);
  expect(world.github.state.comments.map(({ body }) => body).join()).toContain('One thing can break');
});

test('a review: one job asks, another posts threads and a status', async () => {
  const workflow = await init('--for', 'review', '--intern', 'reviewer', '--allow', 'npm test');
  let findings = '';
  const actions = {
    async 'actions/upload-artifact'({ path = '' }: Readonly<Record<string, string>>) {
      findings = readFileSync(path, 'utf8');
      return {};
    },
    async 'actions/download-artifact'() {
      writeFileSync(join(world.workspace, 'findings.json'), findings);
      return {};
    },
  };
  const event = pullRequestEvent();
  const asked = await runJob(workflow, 'ask', world, { event, actions });
  expect(answered(asked.actions[0]?.outputs['decisions'])).toEqual(['run-commands allow_once', 'default reject_once']);
  const contexts = { needs: { ask: { outputs: asked.outputs } } };
  await runJob(workflow, 'post', world, { event, actions, contexts, conclusion: 'failure' });
  expect(world.github.state.threads).toHaveLength(2);
  expect(world.github.state.statuses.at(-1)).toMatchObject({ context: 'interns/review', state: 'failure' });
});

test('inference: a program of the job gets its answer as plain text', async () => {
  const workflow = await init('--for', 'inference', '--intern', 'librarian');
  const event = { name: 'push', payload: {} };
  const { actions, printed } = await runJob(workflow, 'infer', world, { event });
  expect(printed).toMatch(/^Nothing to update this week \(turn \d+\)\.$/m);
  process.kill(JSON.parse(actions[0]?.state['proxy'] ?? '').process.pid, 'SIGTERM'); // a job here has no post step
});

test('an agent in the job: it reviews under the policy that was written, beside the service that was written', async () => {
  const { workspace } = world;
  const { exitCode, shown } = await runCliInTest(
    ['init', '--for', 'agent', '--allow', 'npm test', '--repository', 'acme/app', '--yes', '--force'],
    { cwd: workspace },
  );
  expect(exitCode, shown).toBe(0);
  const written = (name: string): string => join(workspace, '.github', name);
  const command = (line: string) => asks({ kind: 'execute', title: line, rawInput: { command: line } });
  const folder = makePrograms({
    steps: [command('npm test'), command('npm test; touch planted.txt'), { say: '**One thing can break.**' }],
  });
  const files = {
    workflow: readWorkflow(relative(root, written('workflows/intern-agent.yml'))),
    service: readFileSync(written('intern-service.yml'), 'utf8'),
    policy: readFileSync(written('intern-policy.yml'), 'utf8'),
  };
  const path = [folder, process.env['PATH']].join(delimiter);
  const programs = { npm: '#!/bin/sh\n', sudo: '#!/bin/sh\n' };
  await reviewInTheJob({ path, programs, files }, ({ job: { conclusion, printed, actions }, comments }) => {
    expect(conclusion, `${printed}${actions[0]?.log}`).toBe('success');
    expect(answered(actions[0]?.outputs['decisions'])).toEqual(['run-commands allow_once', 'default reject_once']);
    expect(comments).toEqual([expect.stringContaining('<strong>One thing can break.</strong>')]);
  });
});

test('limits of keys: the file sets them with the management key, the one stored secret', async () => {
  const { workspace, service } = world;
  const { exitCode, shown } = await runCliInTest(
    ['init', '--for', 'keys', '--base-url', service.base_url, '--yes', '--force'],
    {
      cwd: workspace,
    },
  );
  expect(exitCode, shown).toBe(0);
  const workflow = readWorkflow(relative(root, join(workspace, '.github/workflows/key-limits.yml')));
  const rotate = (key: string, conclusion: 'success' | 'failure') =>
    runJob(workflow, 'update', world, {
      event: { name: 'schedule', payload: {} },
      contexts: { secrets: { INTERNS_MANAGEMENT_KEY: key }, vars: { INTERNS_KEY_HASH: 'key_examples' } },
      conclusion,
      inputs: {},
    });
  const refused = await rotate('made-up-key-of-the-examples', 'failure');
  expect(refused.actions[0]?.log).toContain('management');
  const { actions } = await rotate(managementKey, 'success');
  expect(JSON.parse(actions[0]?.outputs['keys'] ?? '')).toMatchObject([
    { hash: 'key_examples', limit: 50, limit_reset: 'daily', disabled: false },
  ]);
});

test('a job that the service refuses prints the subject that it has', async () => {
  const workflow = await init('--for', 'prompt', '--intern', 'reviewer', '--federation-policy-id', 'fp_unknown');
  const { printed } = await runJob(workflow, 'intern', world, { event: pullRequestEvent(), conclusion: 'failure' });
  expect(JSON.parse(printed)).toMatchObject({
    sub: 'repo:acme/app:ref:refs/heads/main',
    aud: new URL(world.service.base_url).origin,
  });
});
