// Where a job's policy is read, and that it is read nowhere else.
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { InputError, PolicyError } from '../../src/errors.ts';
import type { JobIo } from '../../src/job/io.ts';
import { execute } from '../../src/job/io.ts';
import type { PolicySourceOptions, SourcedPolicy } from '../../src/job/policy-source.ts';
import { isUntrusted, readPolicySource, readProxyPolicy } from '../../src/job/policy-source.ts';
import { rejectEverything } from '../../src/permission/policy.ts';
import { commitAll } from '../support/clone.ts';
import { type GivenInputs, settingsOf } from '../support/command-settings.ts';
import { addCommit } from '../support/fake-github-state.ts';
import type { GitHubUnderTest } from '../support/github-client.ts';
import { openFakeGitHub } from '../support/github-client.ts';
import { recordLog } from '../support/log.ts';

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
  files: JobIo['files'] = 'workspace',
): Promise<SourcedPolicy> {
  const options = {
    policy: { path, isNamed: false },
    policyRef: 'auto',
    event: { name: 'pull_request', payload: {} },
    env: { ...onGitHub, RUNNER_TEMP: cwd },
    cwd,
    files,
    readFile: (file: string) => readFile(file),
    execute,
    log: under.log,
    signal: new AbortController().signal,
    github: () => under.github,
    ...given,
  };
  return readPolicySource(options);
}

test('on an event that outsiders can cause it is the one of the default branch, with commit and digest', async () => {
  await using under = await openFakeGitHub();
  const commit = addCommit(under.state, 'heads/main', { [path]: policyOf('main') });
  const { policy, facts } = await read(under);
  expect(policy.rules.map(({ id }) => id)).toEqual(['main']);
  expect(facts).toEqual({ path, commit, digest: expect.stringMatching(/^[0-9a-f]{64}$/), tests: 0 });
  expect(under.log.at('info').join()).toContain(`"${path}" in refs/heads/main at commit ${commit}, SHA-256`);
});

test('without a policy there everything is rejected, although the checkout has one', async () => {
  await using under = await openFakeGitHub();
  addCommit(under.state, 'heads/main', { 'README.md': 'x' });
  const { policy } = await read(under, { policy: { path: 'intern-policy.yml', isNamed: false } });
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
  const { policy, facts } = await read(under, { event, policy: { path: './intern-policy.yml', isNamed: true } });
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
  await expect(read(under, { policy: { path: 'mine.yml', isNamed: true } })).rejects.toMatchObject({
    code: 'policy_missing',
  });
});

test.each(['/etc/passwd', '../policy.yml', '..', '.'])('no path leads out of the repository: %s', async (outside) => {
  await using under = await openFakeGitHub();
  const failure = read(under, { policy: { path: outside, isNamed: true } });
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
    message: 'GITHUB_REPOSITORY is not owner/name, so no file can be read.',
  });
});

test('a checkout has no policy where it has no file at the default place, and everything is rejected', async () => {
  await using under = await openFakeGitHub();
  const { policy, facts, origin } = await read(under, { policyRef: 'workspace' });
  expect([policy.default, policy.rules]).toEqual(['reject', []]);
  expect([facts, origin]).toEqual([{ path: null, commit: null, digest: null }, { from: 'workspace' }]);
  expect(under.log.at('notice')).toEqual([
    `There is no permission policy at "${path}" in the checkout, so no rule allows anything. "interns policy init" writes one.`,
  ]);
});

test.each([
  [
    'that is named and not there',
    'none.yml',
    true,
    "can't be read. Check the path; in a job, check out the repository first.",
  ],
  ['that is a folder', '.github', false, 'is not read: ".github" is not a regular file.'],
])('a file of the checkout %s is an error', async (_, file, isNamed, why) => {
  await using under = await openFakeGitHub();
  const folder = checkout();
  mkdirSync(join(folder, '.github'), { recursive: true });
  const reading = read(under, { policyRef: 'workspace', policy: { path: file, isNamed } }, folder);
  await expect(reading).rejects.toMatchObject({
    code: 'policy_missing',
    data: { source: file },
    message: `The permission policy "${file}" in the checkout ${why}`,
  });
});

test('the policy of a step lies in its checkout, and no link leads to it', async () => {
  await using under = await openFakeGitHub();
  const file = join(checkout(), 'intern-policy.yml');
  const folder = checkout();
  symlinkSync(file, join(folder, 'link.yml'));
  const refused = (given: string): unknown =>
    read(under, { policyRef: 'workspace', policy: { path: given, isNamed: true } }, folder).catch(
      (error: unknown) => error,
    );
  expect(await refused(file)).toMatchObject({
    code: 'policy_missing',
    message: `The permission policy "${file}" in the checkout is not read: it is neither in the workspace nor in the runner's temp folder.`,
  });
  expect(await refused('link.yml')).toMatchObject({
    code: 'policy_missing',
    message:
      'The permission policy "link.yml" in the checkout is not read: "link.yml" is a link, and links are not followed. Name the file itself.',
  });
});

test("a person's policy may be anywhere on the machine, and is named with its digest", async () => {
  await using under = await openFakeGitHub();
  const file = join(checkout(), 'intern-policy.yml');
  const given = { policyRef: 'workspace', policy: { path: file, isNamed: true } };
  const { facts } = await read(under, given, checkout(), 'anywhere');
  expect(facts).toEqual({ path: file, commit: null, digest: expect.stringMatching(/^[0-9a-f]{64}$/), tests: 0 });
  expect(under.log.at('info')).toEqual([`Permission policy "${file}" in the checkout, SHA-256 ${facts.digest}.`]);
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

test('outside of GitHub a ref is read from the clone', async () => {
  await using under = await openFakeGitHub();
  const folder = checkout();
  const commit = await commitAll(folder);
  writeFileSync(join(folder, 'intern-policy.yml'), policyOf('changed-since'));
  const gitLab = { env: { CI_MERGE_REQUEST_IID: '7' }, policyRef: 'main' };
  const { policy, facts } = await read(
    under,
    { ...gitLab, policy: { path: 'intern-policy.yml', isNamed: true } },
    folder,
  );
  expect([policy.rules[0]?.id, facts.commit]).toEqual(['checkout', commit]);
  expect(under.log.at('info').join()).toContain(`"intern-policy.yml" at main (commit ${commit}), SHA-256`);
  expect((await read(under, gitLab, folder)).facts).toEqual({ path: null, commit, digest: null });
});

test.each([
  ['main', 'link.yml', 'its mode is 120000, so it is not a regular file'],
  [
    'origin/none',
    'intern-policy.yml',
    'this clone has no "origin/none"; fetch it, and name a branch, a tag or a whole hash',
  ],
])('a policy that a clone does not give at %s is an error that names it', async (ref, file, why) => {
  await using under = await openFakeGitHub();
  const folder = checkout();
  symlinkSync('intern-policy.yml', join(folder, 'link.yml'));
  await commitAll(folder);
  const given = { env: { CI: 'true' }, policyRef: ref, policy: { path: file, isNamed: true } };
  await expect(read(under, given, folder)).rejects.toMatchObject({
    code: 'policy_missing',
    data: { source: file },
    message: `The permission policy "${file}" at ${ref} is not read: ${why}.`,
  });
});

test.each([
  ['was trusted by nobody', undefined, undefined, true],
  ['was not there when the person was asked', undefined, true, false],
  ['was trusted', 'text', undefined, false],
] as const)('a policy in front of a person that %s', async (_, text, isAbsent, untrusted) => {
  await using under = await openFakeGitHub();
  const bytes = text === undefined ? undefined : Buffer.from(policyOf('shown'));
  const vouched = { path: 'mine.yml', bytes, ...(isAbsent && { isAbsent }) };
  expect(isUntrusted(vouched)).toBe(untrusted);
  const reading = read(under, { vouched, policy: { path: 'mine.yml', isNamed: false } });
  const { policy, facts, origin } = await reading;
  expect(policy.rules.map(({ id }) => id)).toEqual(bytes === undefined ? [] : ['shown']);
  expect([facts.path, origin]).toEqual([bytes === undefined ? null : 'mine.yml', { from: 'workspace' }]);
  expect(under.log.at('notice').join()).toBe(
    isAbsent === true
      ? 'There is no permission policy at "mine.yml" in this folder, so no rule allows anything. "interns policy init" writes one.'
      : '',
  );
});

describe('the policy of a proxy', () => {
  const source = { policy: rejectEverything, bytes: undefined, facts: 'read' };
  const noPlace = new InputError('input_invalid', 'No repository is named.', {});
  const readFor = async (given: GivenInputs, answer: unknown) => {
    const log = recordLog();
    const settings = settingsOf({ command: 'proxy', 'api-key': '', 'federation-policy-id': 'p', ...given });
    if (settings.command !== 'proxy' || settings.serves !== 'interns') throw new Error('no proxy of interns');
    let reads = 0;
    const result = await readProxyPolicy(settings, log, async () => {
      reads += 1;
      if (answer instanceof Error) throw answer;
      return source;
    }).catch((error: unknown) => error);
    return { result, reads, notices: log.at('notice') };
  };
  const nothing = { policy: rejectEverything, bytes: undefined };

  test.each<[string, GivenInputs]>([
    ['manual', { 'approval-mode': 'manual' }],
    ['self-drive, and a policy is named', { 'approval-mode': 'self-drive', policy: 'mine.yml' }],
    ['self-drive, and its place is named', { 'approval-mode': 'self-drive', 'policy-ref': 'main' }],
  ])('is read in %s', async (_, given) => {
    expect(await readFor(given, source)).toEqual({ result: source, reads: 1, notices: [] });
  });

  test('is not read in self-drive if nothing names one, because nothing would ask it', async () => {
    expect(await readFor({ 'approval-mode': 'self-drive' }, source)).toEqual({
      result: nothing,
      reads: 0,
      notices: [],
    });
  });

  test('allows nothing where no place for one is known', async () => {
    const { result, notices } = await readFor({ 'approval-mode': 'manual' }, noPlace);
    expect([result, notices]).toEqual([
      nothing,
      ['The proxy has no permission policy, so it allows nothing: No repository is named.'],
    ]);
  });

  test.each<[string, GivenInputs, Error]>([
    ['that is named', { 'approval-mode': 'manual', policy: 'mine.yml' }, noPlace],
    ['that is there and wrong', { 'approval-mode': 'manual' }, new PolicyError('policy_invalid', 'Line 3 is wrong.')],
  ])('%s is an error where it is not read', async (_, given, error) => {
    expect(await readFor(given, error)).toEqual({ result: error, reads: 1, notices: [] });
  });
});
