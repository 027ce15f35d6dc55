// Where a job's policy is read, and that it is read nowhere else.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { execute } from '../../src/job/execute.ts';
import { toPolicyOrigin } from '../../src/job/policy-origin.ts';
import type { PolicySourceOptions, SourcedPolicy } from '../../src/job/policy-source.ts';
import { readPolicySource } from '../../src/job/policy-source.ts';
import { openWorkspace } from '../../src/job/workspace.ts';
import { addCommit } from '../support/fake-github-state.ts';
import type { GitHubUnderTest } from '../support/github-client.ts';
import { openFakeGitHub } from '../support/github-client.ts';

const path = '.github/intern-policy.yml';
const policyOf = (rule: string): string =>
  `version: 1\nrules:\n  - { id: ${rule}, match: { kind: permission, tool: shell }, then: reject }\n`;
const onGitHub = { GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'acme/app' };

/** A checkout whose policy has the rule `checkout`. */
function checkout(): string {
  const folder = mkdtempSync(join(tmpdir(), 'policy-source-'));
  writeFileSync(join(folder, 'intern-policy.yml'), policyOf('checkout'));
  return folder;
}

function read(
  under: GitHubUnderTest,
  given: Partial<PolicySourceOptions> = {},
  cwd = checkout(),
): Promise<SourcedPolicy> {
  const options = {
    policy: { path, named: false },
    policyRef: 'auto',
    event: { name: 'pull_request', payload: {} },
    env: onGitHub,
    execute,
    log: under.log,
    signal: new AbortController().signal,
    github: () => under.github,
    ...given,
  };
  return readPolicySource(options, openWorkspace({ env: {}, cwd, readFile: (file) => readFile(file) }));
}

test('on an event that outsiders can cause it is the one of the default branch, with commit and digest', async () => {
  await using under = await openFakeGitHub();
  const commit = addCommit(under.state, 'heads/main', { [path]: policyOf('main') });
  const { policy, facts } = await read(under);
  expect(policy.rules.map(({ id }) => id)).toEqual(['main']);
  expect(facts).toEqual({ path, commit, digest: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(under.log.at('info').join()).toContain(`"${path}" of refs/heads/main at commit ${commit}, SHA-256`);
});

test('without a policy there everything is rejected, although the checkout has one', async () => {
  await using under = await openFakeGitHub();
  addCommit(under.state, 'heads/main', { 'README.md': 'x' });
  const { policy } = await read(under, { policy: { path: 'intern-policy.yml', named: false } });
  expect([policy.default, policy.rules]).toEqual(['reject', []]);
});

test('a policy that the API refuses to give fails the step', async () => {
  await using under = await openFakeGitHub();
  under.fake.intercept = () => ({ status: 403, json: { message: 'Resource not accessible by integration' } });
  await expect(read(under)).rejects.toMatchObject({ code: 'github_refused' });
});

test('on a push it is the one of the checkout, and nothing is asked', async () => {
  await using under = await openFakeGitHub();
  const event = { name: 'push', payload: {} };
  const { policy, facts } = await read(under, { event, policy: { path: './intern-policy.yml', named: true } });
  expect(policy.rules.map(({ id }) => id)).toEqual(['checkout']);
  expect(facts.commit).toBeNull();
  expect(under.fake.requests).toEqual([]);
});

test('a ref is read at its commit, on any event', async () => {
  await using under = await openFakeGitHub();
  const commit = addCommit(under.state, 'tags/policies-3', { [path]: policyOf('tagged') });
  const event = { name: 'push', payload: {} };
  const { policy, facts } = await read(under, { event, policyRef: 'refs/tags/policies-3' });
  expect([policy.rules[0]?.id, facts.commit]).toEqual(['tagged', commit]);
});

test('a named file that is not there is an error', async () => {
  await using under = await openFakeGitHub();
  addCommit(under.state, 'heads/main', { 'README.md': 'x' });
  await expect(read(under, { policy: { path: 'mine.yml', named: true } })).rejects.toMatchObject({
    code: 'policy_missing',
  });
});

test.each(['/etc/passwd', '../policy.yml', '..', '.'])('no path leads out of the repository: %s', async (outside) => {
  await using under = await openFakeGitHub();
  const failure = read(under, { policy: { path: outside, named: true } });
  await expect(failure).rejects.toMatchObject({
    code: 'input_invalid',
    data: { source: 'policy' },
    message: `Input "policy" is "${outside}". Use a path from the root of the repository.`,
  });
});

test('a job that names no repository reads no policy from one', async () => {
  await using under = await openFakeGitHub();
  const env = { GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: '' };
  await expect(read(under, { env, policyRef: 'main' })).rejects.toMatchObject({
    code: 'input_invalid',
    data: { source: 'policy-ref' },
    message: 'GITHUB_REPOSITORY names no repository, so no policy can be read from it.',
  });
});

test('a policy whose own test fails decides about nothing', async () => {
  await using under = await openFakeGitHub();
  const tested = `${policyOf('shell')}tests:
  - name: shells are allowed
    pause: { kind: permission, operation: "shell command: ls", options: [allow_once, reject_once] }
    expect: { answer: allow_once, rule: shell }
`;
  addCommit(under.state, 'heads/main', { [path]: tested });
  await expect(read(under)).rejects.toMatchObject({
    code: 'policy_invalid',
    data: { source: path, line: 7 },
    message: expect.stringContaining('shells are allowed'),
  });
});

test('outside of GitHub a ref is read from the clone, and a link is refused', async () => {
  await using under = await openFakeGitHub();
  const folder = checkout();
  const git = (...args: readonly string[]): Promise<string> =>
    execute(
      'git',
      ['-C', folder, '-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args],
      new AbortController().signal,
    );
  writeFileSync(join(folder, 'reviewed.yml'), policyOf('reviewed'));
  await git('init', '--quiet', '--initial-branch=main');
  await execute('ln', ['-s', 'reviewed.yml', join(folder, 'link.yml')], new AbortController().signal);
  await git('add', '.');
  await git('commit', '--quiet', '--message=Policy');
  writeFileSync(join(folder, 'reviewed.yml'), policyOf('changed-since'));
  const gitLab = { env: { CI_MERGE_REQUEST_IID: '7' }, policyRef: 'main' };
  const { policy, facts } = await read(under, { ...gitLab, policy: { path: 'reviewed.yml', named: true } }, folder);
  expect(policy.rules[0]?.id).toBe('reviewed');
  expect(facts.commit).toBe((await git('rev-parse', 'main')).trim());
  const linked = read(under, { ...gitLab, policy: { path: 'link.yml', named: true } }, folder);
  await expect(linked).rejects.toMatchObject({ code: 'policy_missing', message: expect.stringContaining('120000') });
  const absent = read(under, { ...gitLab, policyRef: 'origin/none' }, folder);
  await expect(absent).rejects.toMatchObject({ code: 'policy_missing', message: expect.stringContaining('fetched') });
});

test.each([
  ['auto', 'pull_request', onGitHub, { from: 'default-branch' }],
  ['auto', 'issue_comment', onGitHub, { from: 'default-branch' }],
  ['auto', 'an_event_of_tomorrow', onGitHub, { from: 'default-branch' }],
  ['auto', 'push', onGitHub, { from: 'workspace' }],
  ['auto', '', {}, { from: 'workspace' }],
  ['auto', '', { BUILDKITE_PULL_REQUEST: 'false' }, { from: 'workspace' }],
  ['workspace', 'pull_request', onGitHub, { from: 'workspace' }],
  ['v1', 'push', onGitHub, { from: 'ref', ref: 'v1' }],
])('policy-ref %s on %j with %j is %j', (policyRef, name, env, origin) => {
  expect(toPolicyOrigin(policyRef, { name, payload: {} }, env)).toEqual(origin);
});

test.each([
  { CI_MERGE_REQUEST_IID: '7' },
  { BITBUCKET_PR_ID: '7' },
  { BUILDKITE_PULL_REQUEST: '7' },
  { CHANGE_ID: '7' },
])('auto is refused in another CI for a merge or pull request: %j', (env) => {
  expect(() => toPolicyOrigin('auto', { name: '', payload: undefined }, env)).toThrow(/"workspace".*git ref/);
});
