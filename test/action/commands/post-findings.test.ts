// `command: post-findings`: a file that another job collected is posted, and any other is refused.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { digestFile, readFindingsFile, toFindingsFile } from '../../../src/findings/findings-file.ts';
import { buildMarker, readMarker } from '../../../src/github/comment/marker.ts';
import { buildReviewMarker } from '../../../src/github/review/review-marker.ts';
import type { GivenInputs } from '../../support/command-settings.ts';
import type { JobEvent, JobResult, PullRequestJob } from '../../support/pull-request-job.ts';
import { openPullRequestJob, shas } from '../../support/pull-request-job.ts';
import { entry, rangePatch, reviewAnswer } from '../../support/review.ts';

const context = 'interns/review';
const posting: GivenInputs = {
  command: 'post-findings',
  'commit-status': context,
  'base-url': '',
  'api-key': '',
  intern: '',
  prompt: '',
};

/** A job that collected a file, and the posting of it. */
interface Posting {
  readonly job: PullRequestJob;
  readonly file: string;
  post(given?: GivenInputs, more?: Partial<JobEvent>): Promise<JobResult>;
}

async function collect(answer: string): Promise<Posting> {
  const job = await openPullRequestJob({ turns: [{ when: '*', steps: [{ say: answer }] }] }, 'version: 1\n');
  const known = job.state.pullRequests.get(7);
  if (known === undefined) throw new Error('There is no pull request.');
  job.state.pullRequests.set(7, { ...known, files: [{ filename: 'src/range.ts', patch: rangePatch }] });
  const { io } = await job.run({ findings: 'collect' });
  const file = io.outputs['findings-file'] ?? '';
  const digest = io.outputs['findings-digest'] ?? '';
  const post: Posting['post'] = (given = {}, more = {}) =>
    job.run({ ...posting, 'findings-file': file, 'findings-digest': digest, ...given }, more);
  return { job, file, post };
}

test('what was collected is posted, without asking the service for anything', async () => {
  const { job, post } = await collect(reviewAnswer([entry()]));
  expect([job.state.threads, job.state.reviews, job.state.statuses]).toEqual([[], [], []]);
  const asked = job.requests().length;
  const { io, conclusion, thrown } = await post();
  expect(thrown).toBeUndefined();
  expect(conclusion).toBe('finished');
  expect(io.outputs).toMatchObject({
    conclusion: 'finished',
    verdict: 'changes',
    'error-code': 'findings_changes',
    'review-url': 'https://github.com/acme/app/pull/7#pullrequestreview-1',
  });
  expect(io.summary).toContain('It never ends');
  expect(job.state.threads).toMatchObject([{ path: 'src/range.ts', line: 2 }]);
  expect(job.state.statuses.map(({ state }) => state)).toEqual(['pending', 'failure']);
  expect(job.requests()).toHaveLength(asked);
});

test('reviews and threads are read once: nothing is written between the round and its plan', async () => {
  const { job, post } = await collect(reviewAnswer([entry()]));
  const before = job.fake.requests.length;
  const { io } = await post();
  expect(io.summary).toContain('#discussion_r1000');
  expect(job.fake.requests.slice(before).filter((request) => request === 'POST /graphql')).toHaveLength(1);
});

test('the sticky comment, where one is asked for, begins with the verdict and has the table; it is written once and then changed', async () => {
  const { job, post } = await collect(reviewAnswer([entry()]));
  await post();
  expect(job.state.comments).toEqual([]);
  const { io } = await post({ comment: 'sticky' });
  expect(io.outputs['comment-url']).toContain('#issuecomment-1');
  await post({ comment: 'sticky' });
  expect(job.state.comments).toHaveLength(1);
  const { body = '' } = job.state.comments[0] ?? {};
  expect(body).toMatch(/^<!--.*"kind":"sticky".*-->\n+## ❌ The review asks for changes/);
  expect(body).toMatch(/It never ends.*known/);
  expect(body).toContain('Workflow run');
});

test('what a run keeps on the sticky comment stays there', async () => {
  const { job, post } = await collect(reviewAnswer([]));
  const at = '2026-11-18T12:00:00Z';
  const marker = buildMarker({ kind: 'sticky', tag: 'intern', session: 'session-7', parked: [] });
  const texts = { body: `${marker}\nDone.`, created_at: at, updated_at: at };
  job.state.comments.push({ id: 1, issue: 7, author: job.state.viewer, ...texts });
  await post({ comment: 'sticky' });
  expect(job.state.comments).toHaveLength(1);
  expect(readMarker(job.state.comments[0]?.body ?? '')).toMatchObject({ session: 'session-7' });
  expect(job.state.comments[0]?.body).toContain('The review passes');
});

test('where the commit is gone and GitHub takes no review of it, the sticky comment has what was found', async () => {
  const { job, post } = await collect(reviewAnswer([entry()]));
  job.fake.intercept = (request) => (request.endsWith('/pulls/7/reviews') ? { status: 422 } : undefined);
  const { io } = await post({ comment: 'sticky' });
  expect(io.outputs['verdict']).toBe('changes');
  expect(job.state.comments[0]?.body).toContain('It never ends');
});

test('a table that is too long for a comment is cut, and says so', async () => {
  const many = Array.from({ length: 200 }, (_, index) => entry({ title: `${index} ${'&'.repeat(110)}` }));
  const { job, post } = await collect(reviewAnswer(many));
  await post({ comment: 'sticky' });
  const { body = '' } = job.state.comments[0] ?? {};
  expect(Buffer.byteLength(body)).toBeLessThan(65_536);
  expect(body).toContain('The file of findings has ');
});

test('the verdict is computed anew, with the bound of this job', async () => {
  const { post } = await collect(reviewAnswer([entry({ severity: 'minor' })], { verdict: 'pass' }));
  expect((await post()).io.outputs['verdict']).toBe('pass');
  expect((await post({ 'fail-at': 'minor' })).io.outputs['verdict']).toBe('changes');
});

test.each([
  ['of another repository', { repository: 'acme/other' }],
  ['of another pull request', { pull_request: 8 }],
  ['of another commit', { head: 'c'.repeat(40) }],
  ['of another run', { run_id: '4712' }],
  ['of another version', { version: 2 }],
  ['with another digest', { digest: `sha256:${'0'.repeat(64)}` }],
  [
    'whose review was changed',
    { review: { verdict: 'pass', summary: '', problem: null, unreadable: 0, left_out: null, findings: [] } },
  ],
])('a file %s is refused: the status says so, and nothing is posted', async (_, changed) => {
  const { job, file, post } = await collect(reviewAnswer([entry()]));
  const text = JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...changed });
  writeFileSync(file, text);
  expect((await post({ 'findings-digest': digestFile(text) })).thrown).toMatchObject({
    code: 'findings_file_refused',
  });
  expect(job.state.statuses.at(-1)).toMatchObject({ state: 'error', description: expect.stringContaining('refused') });
  expect([job.state.threads, job.state.reviews]).toEqual([[], []]);
});

test('a file that another job of the run has put in its place is refused, however well it is made', async () => {
  const { job, file, post } = await collect(reviewAnswer([entry()]));
  const binding = { repository: 'acme/app', pull_request: 7, head: shas.head, run_id: '4711' };
  const review = { ...readFindingsFile(readFileSync(file, 'utf8'), binding), said: 'pass' as const, findings: [] };
  writeFileSync(file, toFindingsFile(binding, review));
  const { thrown } = await post();
  expect(thrown).toMatchObject({ code: 'findings_file_refused', message: expect.stringContaining('findings-digest') });
  expect(job.state.statuses.at(-1)).toMatchObject({ state: 'error' });
});

test('without the digest of the job that collected it no file is posted', async () => {
  const { post } = await collect(reviewAnswer([]));
  expect((await post({ 'findings-digest': '' })).thrown).toMatchObject({ code: 'findings_file_refused' });
  expect((await post({ 'findings-digest': 'no' })).thrown).toMatchObject({ code: 'input_invalid' });
});

test.each([
  ['none', ''],
  ['one that is not there', 'nowhere.json'],
  ['one that is a folder', '.'],
])('with %s the step fails', async (_, path) => {
  const { job, post } = await collect(reviewAnswer([]));
  expect((await post({ 'findings-file': path })).thrown).toMatchObject({ code: 'findings_file_refused' });
  expect(job.state.statuses.at(-1)).toMatchObject({ state: 'error' });
});

test('a file that is no JSON is refused', async () => {
  const { file, post } = await collect(reviewAnswer([]));
  writeFileSync(join(file, '../other.json'), 'no');
  expect((await post({ 'findings-file': join(file, '../other.json') })).thrown).toMatchObject({
    code: 'findings_file_refused',
  });
});

test('on "workflow_run" nothing is posted, whatever the file says', async () => {
  const { job, post } = await collect(reviewAnswer([]));
  const actor = { login: 'octocat' };
  const workflow_run = {
    actor,
    triggering_actor: actor,
    pull_requests: [{ number: 7, head: { sha: shas.head }, base: { sha: shas.base } }],
  };
  const { thrown } = await post({}, { name: 'workflow_run', payload: { workflow_run } });
  expect(thrown).toMatchObject({ code: 'findings_file_refused' });
  expect([job.state.statuses, job.state.reviews]).toEqual([[], []]);
});

test('on "merge_group" the head of the group gets a status, and there is no file', async () => {
  const { job, post } = await collect(reviewAnswer([]));
  await post();
  const head = 'e'.repeat(40);
  job.state.comparisons.set(`${shas.base}...${head}`, { files: [], commits: [shas.head, head] });
  const group: Partial<JobEvent> = {
    name: 'merge_group',
    payload: { merge_group: { head_sha: head, base_sha: shas.base } },
  };
  const { conclusion } = await post({ 'findings-file': '' }, group);
  expect(conclusion).toBe('finished');
  expect(job.state.statuses.at(-1)).toMatchObject({ sha: head, context, state: 'success' });
  expect((await post({}, group)).thrown).toMatchObject({ code: 'input_conflict', data: { source: 'findings-file' } });
  expect((await post({ 'findings-file': '', 'commit-status': '' }, group)).thrown).toMatchObject({
    code: 'input_missing',
    data: { source: 'commit-status' },
  });
  const nameless = { name: 'merge_group', payload: { merge_group: { head_sha: head } } };
  expect((await post({ 'findings-file': '' }, nameless)).thrown).toMatchObject({ code: 'input_invalid' });
  job.state.lacks.add('statuses: write');
  expect((await post({ 'findings-file': '' }, group)).thrown).toMatchObject({
    code: 'findings_not_posted',
    message: expect.stringContaining('Give the job "permissions: statuses: write".'),
  });
});

test.each([
  ['push', {}],
  ['issues', { issue: { number: 7 } }],
])('on %s, without a pull request, nothing is posted, and the step says why', async (name, payload) => {
  const { job, post } = await collect(reviewAnswer([]));
  expect((await post({}, { name, payload })).thrown).toMatchObject({
    code: 'input_invalid',
    message: expect.stringContaining(`The event "${name}" has no pull request`),
  });
  expect([job.state.statuses, job.state.reviews]).toEqual([[], []]);
});

test('after "max-rounds" nothing more is posted: the step is skipped, and the status says so', async () => {
  const { job, post } = await collect(reviewAnswer([entry()]));
  const at = '2026-11-18T12:00:00Z';
  const marker = { kind: 'review', tag: 'intern', round: 1, head: 'd'.repeat(40), verdict: 'changes' } as const;
  const earlier = { body: `${buildReviewMarker(marker)}\nRead.`, commit: marker.head, at };
  job.state.reviews.push({ id: 1, pull: 7, author: job.state.viewer, ...earlier });
  const { conclusion, io } = await post({ 'max-rounds': '1' });
  expect([conclusion, io.outputs['conclusion']]).toEqual(['skipped', 'skipped']);
  expect([job.state.reviews.length, job.state.threads]).toEqual([1, []]);
  expect(job.state.statuses.at(-1)).toMatchObject({
    state: 'error',
    description: 'Not reviewed: This pull request has had 1 round of review.',
  });
});
