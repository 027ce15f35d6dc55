// The policy of a run on GitHub: what it is told of the run, and a pull request that changes it.
import { expect, test } from 'vitest';
import type { Steps } from '../service/support/service.ts';
import { addCommit } from '../support/fake-github-state.ts';
import { commentEvent } from '../support/github-access.ts';
import type { JobEvent } from '../support/pull-request-job.ts';
import { openPullRequestJob } from '../support/pull-request-job.ts';
import type { GivenInputs } from '../support/settings.ts';

const nothing = 'version: 1\n';
const deploy: Steps[number] = {
  permission: { operation: 'deploy', options: ['allow_once', 'reject_once'] },
};
const steps = [{ say: '**Fine**, @octocat: see #1.' }] as const;

test('a pull request that changes the policy is remarked in log, summary and transcript', async () => {
  const job = await openPullRequestJob([...steps], nothing);
  const known = job.state.pullRequests.get(7);
  if (known === undefined) throw new Error('There is no pull request.');
  job.state.pullRequests.set(7, { ...known, files: [{ filename: '.github/intern-policy.yml' }] });
  const { io } = await job.run();
  expect(io.log.at('warning')).toEqual([
    'This pull request changes the permission policy ".github/intern-policy.yml". The change takes effect after the merge; this run uses the policy of the default branch.',
  ]);
  expect(io.summary).toMatch(/\[!WARNING\]\n> This pull request changes the permission policy/);
});

test('the policy may ask for permission and fork, and gets what the API says', async () => {
  const policy = `version: 1
rules:
  - id: maintainers
    when: { fork: false, actor: { permission: [maintain, admin], type: User } }
    match: { kind: permission, tool: deploy }
    then: allow
`;
  const job = await openPullRequestJob([deploy, ...steps], policy);
  job.state.users.set('octocat', { role: 'maintain' });
  job.state.users.set('rerunner', { role: 'write' });
  const answers = async (env: Readonly<Record<string, string>>): Promise<unknown> => {
    const { io } = await job.run({}, { ...commentEvent, env });
    return JSON.parse(io.outputs['decisions'] ?? '')[0].answer;
  };
  expect(await answers({})).toBe('allow_once');
  expect(await answers({ GITHUB_TRIGGERING_ACTOR: 'rerunner' })).toBe('reject_once');
});

const filesOf = (requests: readonly string[]): readonly string[] =>
  requests.filter((request) => request.includes('/pulls/7/files'));

test('a pull request that leaves the policy alone is not remarked', async () => {
  const job = await openPullRequestJob([...steps], nothing);
  expect((await job.run()).io.log.at('warning')).toEqual([]);
  expect(filesOf(job.fake.requests)).toHaveLength(1);
});

test('what changes is listed once for the prompt and the policy', async () => {
  const job = await openPullRequestJob([...steps], nothing);
  const { conclusion } = await job.run({ prompt: 'Review {{pull_request.files}}' });
  expect([conclusion, filesOf(job.fake.requests).length]).toEqual(['finished', 1]);
});

const there = { '.github/intern-policy.yml': nothing };

test.each<[string, Readonly<Record<string, string>>, GivenInputs, Partial<JobEvent>]>([
  ['is not of the default branch', there, { 'policy-ref': 'main' }, {}],
  ['is not there', { 'README.md': '' }, {}, {}],
  ['judges an issue', there, {}, { name: 'issues', payload: { issue: { number: 7 } } }],
  ['judges what is about no pull request', there, {}, { name: 'watch', payload: {} }],
])('nobody asks what a pull request changes where the policy %s', async (_, files, given, event) => {
  const job = await openPullRequestJob([...steps], nothing);
  addCommit(job.state, 'heads/main', files);
  const { io, conclusion } = await job.run(given, event);
  expect([conclusion, io.log.at('warning'), filesOf(job.fake.requests)]).toEqual(['finished', [], []]);
});

test('where GitHub does not tell what the pull request changes, the run goes on', async () => {
  const job = await openPullRequestJob([...steps], nothing);
  job.fake.intercept = (request) => (request.includes('/pulls/7/files') ? { status: 403 } : undefined);
  const { io, conclusion } = await job.run();
  expect([conclusion, io.log.at('warning')]).toEqual(['finished', []]);
  expect(io.log.at('debug').join()).toMatch(/Whether the pull request changes the policy is not known: .*403/);
});

const noForks = `version: 1
rules:
  - { id: ours, when: { fork: false }, match: { kind: permission, tool: deploy }, then: allow }
`;

test('what GitHub does not tell stays unknown, and the policy that asks for it matches less', async () => {
  const job = await openPullRequestJob([deploy, ...steps], noForks);
  expect((await job.run({}, commentEvent)).io.outputs['decisions']).toContain('"allow_once"');
  job.fake.intercept = (request) => (request.endsWith('/pulls/7') ? { status: 403 } : undefined);
  const { io, conclusion } = await job.run({}, commentEvent);
  expect([conclusion, io.outputs['decisions']]).toEqual(['finished', expect.stringContaining('"reject_once"')]);
  expect(io.log.at('warning')).toEqual([
    expect.stringMatching(/^Facts that the policy needs about actor or pull request are unknown: .*403/),
  ]);
});

test.each<[string, Partial<JobEvent>]>([
  ['an issue', { name: 'issue_comment', payload: { issue: { number: 7 } } }],
  ['a discussion', { name: 'discussion_comment', payload: {} }],
])('a policy that asks for the fork asks GitHub of no pull request on %s', async (_, event) => {
  const job = await openPullRequestJob([deploy, ...steps], noForks);
  const { io, conclusion } = await job.run({}, event);
  expect([conclusion, io.log.at('warning')]).toEqual(['finished', []]);
  expect(job.fake.requests.filter((request) => request.includes('/pulls/'))).toEqual([]);
});
