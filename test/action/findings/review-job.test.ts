// `findings: review` in one job: threads, the review, the commit status, and what the step says of them.
import { describe, expect, test } from 'vitest';
import type { Playbook } from '../../../src/service/interns/playbook.ts';
import type { GivenInputs } from '../../support/command-settings.ts';
import type { FakeChange } from '../../support/fake-github-state.ts';
import { pushTo } from '../../support/fake-github-threads.ts';
import type { JobEvent, PullRequestJob } from '../../support/pull-request-job.ts';
import { openPullRequestJob, shas } from '../../support/pull-request-job.ts';
import { entry, rangePatch, reviewAnswer } from '../../support/review.ts';

const policy = 'version: 1\n';
const status: GivenInputs = { findings: 'review', 'commit-status': 'interns/review' };
const runPage = 'https://github.com/acme/app/actions/runs/4711';

/** A job for a pull request that changes `src/range.ts`. */
async function openReview(answer: string | Playbook['turns']): Promise<PullRequestJob> {
  const turns = typeof answer === 'string' ? [{ when: '*', steps: [{ say: answer }] }] : answer;
  const job = await openPullRequestJob({ turns }, policy);
  const known = job.state.pullRequests.get(7);
  if (known === undefined) throw new Error('There is no pull request.');
  job.state.pullRequests.set(7, { ...known, files: [{ filename: 'src/range.ts', patch: rangePatch }] });
  return job;
}

test('findings become threads, the verdict a status; the same round again posts nothing', async () => {
  const job = await openReview(reviewAnswer([entry(), entry({ line: 99, severity: 'note', title: 'Beyond' })]));
  const first = await job.run(status);
  expect(first.thrown).toBeUndefined();
  expect(first.io.outputs).toMatchObject({
    conclusion: 'finished',
    verdict: 'changes',
    'error-code': 'findings_changes',
    'review-url': 'https://github.com/acme/app/pull/7#pullrequestreview-1',
  });
  expect(first.io.hasFailed).toBe(true);
  const [thread] = job.state.threads;
  expect(job.state.threads).toHaveLength(1);
  expect(thread?.comments[0]?.body).toContain('<strong>major</strong> · It never ends');
  expect(thread?.comments[0]?.body).toContain('<strong>open</strong>');
  expect(job.state.reviews[0]?.body).toContain('Beyond');
  expect(job.state.statuses.map(({ sha, context, state, target_url }) => [sha, context, state, target_url])).toEqual([
    [shas.head, 'interns/review', 'pending', runPage],
    [shas.head, 'interns/review', 'failure', runPage],
  ]);
  expect(first.io.summary).toContain('#discussion_r1000');
  const before = [job.state.threads.length, job.state.reviews.length];
  const second = await job.run(status);
  expect(second.io.outputs['verdict']).toBe('changes');
  expect([job.state.threads.length, job.state.reviews.length]).toEqual(before);
  expect(second.io.summary).toContain('known');
});

test('where GitHub refuses a line, the finding is in the body of the review, and its row leads there', async () => {
  const job = await openReview(reviewAnswer([entry(), entry({ line: 3, severity: 'note', title: 'A nit' })]));
  let posts = 0;
  job.fake.intercept = (request) => {
    if (!request.endsWith('/pulls/7/reviews')) return undefined;
    posts += 1;
    return posts === 1 ? { status: 422 } : undefined;
  };
  const { io } = await job.run({ ...status, 'severity-floor': 'minor' });
  expect(job.state.threads).toEqual([]);
  expect(job.state.reviews[0]?.body).toContain('It never ends');
  const rows = io.summary.split('\n').filter((line) => /It never ends|A nit/.test(line) && line.startsWith('|'));
  expect(rows).toEqual([
    expect.stringContaining('pull/7#pullrequestreview-1'),
    expect.not.stringContaining('#pullrequestreview'),
  ]);
});

/** Moves the pull request on to a head, with this change of `src/range.ts`. */
function push(job: PullRequestJob, head: string, patch: string): Partial<JobEvent> {
  pushTo(job.state, 7, { head_sha: head, files: [{ filename: 'src/range.ts', patch }] });
  const repo = { id: job.state.repository_id };
  const pull_request = { number: 7, head: { sha: head, repo }, base: { sha: shas.base, repo } };
  return { payload: { action: 'synchronize', pull_request, repository: { visibility: 'private' } } };
}

const removal = { filename: 'src/range.ts', patch: '@@ -1,4 +1,3 @@\n one\n-two\n three\n four' };

test.each<[string, 'ahead' | 'diverged', readonly FakeChange[], string, readonly string[]]>([
  ['and a push removes it: it is gone', 'ahead', [removal], 'pass', ['first']],
  ['and after a force push another one removes it: it is gone', 'diverged', [removal], 'pass', ['first', 'forced']],
  ['and no push is seen to remove it: it stays open', 'diverged', [], 'changes', ['first', 'forced']],
])('a line is found, %s', async (_, history, changes, verdict, compared) => {
  const turns = [
    { when: '*Once.*', steps: [{ say: reviewAnswer([entry()]) }] },
    { when: '*', steps: [{ say: reviewAnswer([]) }] },
  ];
  const job = await openReview(turns);
  const [forced, last] = ['c'.repeat(40), 'd'.repeat(40)];
  await job.run({ ...status, prompt: 'Once.' });
  await job.run(status, push(job, forced, rangePatch));
  job.state.comparisons.set(`${shas.head}...${last}`, { status: history, files: changes });
  job.state.comparisons.set(`${forced}...${last}`, { files: changes });
  const before = job.fake.requests.length;
  const { io } = await job.run(status, push(job, last, '@@ -1,5 +1,5 @@\n one\n three\n four\n five\n-six\n+sechs'));
  expect([io.outputs['verdict'], job.state.threads[0]?.isResolved]).toEqual([verdict, verdict === 'pass']);
  const names = new Map([
    [shas.head, 'first'],
    [forced, 'forced'],
  ]);
  const bases = job.fake.requests.slice(before).map((request) => /compare\/(\w+)\.\.\./.exec(request)?.[1] ?? '');
  expect(bases.flatMap((base) => names.get(base) ?? [])).toEqual(compared);
});

test('a review that passes is one line, and a status of success', async () => {
  const job = await openReview(reviewAnswer([]));
  const { io } = await job.run(status);
  expect(io.outputs['verdict']).toBe('pass');
  expect(io.hasFailed).toBe(false);
  expect(job.state.reviews[0]?.body.trim().split('\n').slice(1).join('')).toContain('The review passes');
  expect(job.state.statuses.at(-1)).toMatchObject({ state: 'success' });
});

describe('another pull request with the same head, such as one into a branch that differs less', () => {
  test.each([
    ['open', 'error'],
    ['closed', 'success'],
  ] as const)('that is %s: a review that passes ends in %s', async (state, ends) => {
    const job = await openReview(reviewAnswer([]));
    job.state.pullRequests.set(8, { head_sha: shas.head, base_sha: 'c'.repeat(40), author: 'stranger', state });
    const { io } = await job.run(status);
    expect(io.outputs['verdict']).toBe('pass');
    expect(job.state.statuses.at(-1)).toMatchObject({ state: ends });
    expect(io.log.at('warning').join()).toMatch(state === 'open' ? /#8 has the same head/ : /^$/);
  });

  test('does not pass for it by being closed while it is reviewed', async () => {
    const job = await openReview(reviewAnswer([]));
    const seven = job.state.pullRequests.get(7);
    if (seven === undefined) throw new Error('There is no pull request.');
    job.state.pullRequests.set(7, { ...seven, state: 'closed' });
    job.state.pullRequests.set(8, { ...seven, author: 'stranger' });
    await job.run(status);
    expect(job.state.statuses.at(-1)).toMatchObject({ state: 'error' });
  });

  test('changes nothing where the review does not pass', async () => {
    const job = await openReview(reviewAnswer([entry()]));
    job.state.pullRequests.set(8, { head_sha: shas.head, base_sha: 'c'.repeat(40), author: 'stranger' });
    await job.run(status);
    expect(job.state.statuses.at(-1)).toMatchObject({ state: 'failure' });
  });
});

test('a status alone posts no review, and asks for none of earlier rounds', async () => {
  const job = await openReview(reviewAnswer([entry()]));
  const asked: string[] = [];
  job.fake.intercept = (request) => void asked.push(request);
  const { thrown } = await job.run({ ...status, findings: 'annotate' });
  expect(thrown).toBeUndefined();
  expect(job.state.statuses.at(-1)).toMatchObject({ state: 'failure' });
  expect(asked.filter((request) => /graphql|pulls\/7\/reviews/.test(request))).toEqual([]);
  expect([job.state.reviews, job.state.threads]).toEqual([[], []]);
});

test.each([
  ['push', {}],
  ['issues', { issue: { number: 7 } }],
])('on %s, without a pull request, nothing is asked of the intern', async (name, payload) => {
  const job = await openReview(reviewAnswer([]));
  const { thrown } = await job.run(status, { name, payload });
  expect(thrown).toMatchObject({ code: 'input_invalid', data: { source: 'findings' } });
  expect(job.requests()).toEqual([]);
});

test('after "max-rounds" there is no further round: skipped, and the status says so', async () => {
  const job = await openReview(reviewAnswer([]));
  await job.run({ ...status, 'max-rounds': '1' });
  const asked = job.requests().length;
  const again = await job.run({ ...status, 'max-rounds': '1' });
  expect(again.conclusion).toBe('finished');
  const known = job.state.pullRequests.get(7);
  const head = 'c'.repeat(40);
  if (known !== undefined) job.state.pullRequests.set(7, { ...known, head_sha: head });
  const repo = { id: job.state.repository_id };
  const pull_request = { number: 7, head: { sha: head, repo }, base: { sha: shas.base, repo } };
  const { conclusion, io } = await job.run(
    { ...status, 'max-rounds': '1' },
    { payload: { action: 'synchronize', pull_request } },
  );
  expect([conclusion, io.outputs['conclusion']]).toEqual(['skipped', 'skipped']);
  expect(job.requests().length).toBe(asked * 2);
  expect(job.state.statuses.at(-1)).toMatchObject({
    sha: head,
    state: 'error',
    description: 'Not reviewed: This pull request has had 1 round of review.',
  });
});

test.each([
  ['statuses: write', 0],
  ['pull-requests: write', 1],
])('a token that lacks "%s" is named', async (permission, statuses) => {
  const job = await openReview(reviewAnswer([entry()]));
  job.state.lacks.add(permission);
  const { io, thrown } = await job.run(status);
  const said = thrown instanceof Error ? thrown.message : io.log.at('error').join();
  expect(said).toContain(`Give the job "permissions: ${permission}".`);
  expect(job.state.statuses.filter(({ state }) => state === 'pending')).toHaveLength(statuses);
  expect(job.state.statuses.filter(({ state }) => state === 'success')).toEqual([]);
});

test('what was not posted still has its summary, its outputs, and a status of error', async () => {
  const job = await openReview(reviewAnswer([entry()]));
  job.state.lacks.add('pull-requests: write');
  const { io, conclusion } = await job.run(status);
  expect(conclusion).toBe('finished');
  expect(io.hasFailed).toBe(true);
  expect(io.outputs).toMatchObject({ verdict: 'changes', 'error-code': 'findings_not_posted' });
  expect(io.summary).toContain('It never ends');
  expect(job.state.statuses.at(-1)).toMatchObject({ state: 'error' });
});

/** The limit of the REST API ends in half an hour: nobody waits for that. */
function exhaust(job: PullRequestJob): void {
  job.fake.limits.rest = { limit: 5_000, remaining: 0, resetAtMs: job.clock.now() + 1_800_000 };
}

test('a rate limit before the prompt costs nothing, and is not taken for a permission that is missing', async () => {
  const job = await openReview(reviewAnswer([entry()]));
  exhaust(job);
  const { thrown } = await job.run(status);
  expect(thrown).toMatchObject({ data: { reason: 'rate_limit' } });
  expect(String(thrown)).not.toContain('permissions');
  expect(job.requests()).toEqual([]);
});

test.each(['reviews and threads', 'the review', 'the commit status'])(
  'a rate limit on %s after the prompt leaves the whole report, and the next run posts once',
  async (what) => {
    const job = await openReview(reviewAnswer([entry()]));
    const isAt = (request: string): boolean =>
      what === 'the review'
        ? request.endsWith('/pulls/7/reviews')
        : what === 'the commit status'
          ? request.includes('/statuses?')
          : request === 'POST /graphql' && job.requests().length > 0;
    job.fake.intercept = (request) => {
      const limit = { limit: 5_000, remaining: 0, resetAtMs: job.clock.now() + 1_800_000 };
      if (isAt(request)) Object.assign(job.fake.limits, { rest: limit, graphql: limit });
      return undefined;
    };
    const first = await job.run(status);
    expect(first.thrown).toBeUndefined();
    expect(first.io.hasFailed).toBe(true);
    expect(first.io.outputs).toMatchObject({ verdict: 'changes', 'error-code': 'findings_not_posted' });
    expect(first.io.outputs['text']).toContain('I read it all.');
    expect(first.io.summary).toContain('It never ends');
    expect(first.io.log.at('error').join()).toContain(
      "GitHub's rate limit ends in 1800 s. Run the job again after that",
    );
    expect(first.io.log.at('error').join()).not.toContain('permissions');
    job.fake.intercept = undefined;
    job.clock.advance(1_800_000);
    await job.run(status);
    expect([job.state.reviews.length, job.state.threads.length]).toEqual([1, 1]);
    expect(job.state.statuses.at(-1)).toMatchObject({ state: 'failure' });
  },
);

test('the status of a newer run is left as it is', async () => {
  const job = await openReview(reviewAnswer([]));
  job.fake.intercept = (request) => {
    if (request.startsWith('POST /repos/acme/app/pulls/7/reviews')) {
      const [pending] = job.state.statuses;
      if (pending !== undefined) job.state.statuses.push({ ...pending, target_url: `${runPage}2` });
    }
    return undefined;
  };
  const { io } = await job.run(status);
  expect(job.state.statuses.map(({ state }) => state)).toEqual(['pending', 'pending']);
  expect(io.log.at('notice').join()).toContain('a newer run has written it');
});

test('a run that did not finish has a status of error', async () => {
  const job = await openReview(' ');
  const { conclusion, io } = await job.run(status);
  expect([conclusion, io.outputs['verdict']]).toEqual(['ended', 'none']);
  expect(job.state.statuses.at(-1)).toMatchObject({
    state: 'error',
    description: 'Not reviewed: the run did not finish',
  });
  expect(job.state.reviews).toEqual([]);
});

test.each([
  ['none', 10],
  ['sticky', 12],
] as const)(
  '25 findings on 300 files, comment %s: %i requests beside pages of lists, and no list of files twice',
  async (comment, most) => {
    const paths = Array.from({ length: 300 }, (_, index) => `src/${index}.ts`);
    const findings = paths.slice(0, 25).map((path, index) => entry({ path, title: `Number ${index}` }));
    const job = await openReview(reviewAnswer(findings));
    const known = job.state.pullRequests.get(7);
    const files = paths.map((filename) => ({ filename, patch: rangePatch }));
    if (known !== undefined) job.state.pullRequests.set(7, { ...known, files });
    const { io } = await job.run({
      ...status,
      comment,
      prompt: 'Review {{pull_request.files}}',
    });
    expect(job.state.threads).toHaveLength(25);
    expect(io.summary.match(/#discussion_r\d+/g)).toHaveLength(25);
    const { requests } = job.fake;
    const listed = requests.filter((request) => /^GET .*\/(?:files|comments|statuses)\?/.test(request));
    expect(new Set(listed).size).toBe(listed.length);
    // Reviews and threads are a list too: before the prompt and, because people answer meanwhile, before the posting.
    const rounds = requests.filter((request) => request === 'POST /graphql');
    expect(rounds).toHaveLength(2);
    // The pages of the new threads are those of the review's own comments.
    expect(listed.filter((request) => request.includes('/reviews/1/comments?'))).toHaveLength(1);
    expect(requests).toHaveLength(listed.length + rounds.length + most);
  },
);

test('whose the sticky comment is, is told by the list of reviews and threads', async () => {
  const job = await openReview(reviewAnswer([entry()]));
  await job.run({ ...status, comment: 'sticky' });
  const before = job.fake.requests.length;
  await job.run({ ...status, comment: 'sticky' });
  expect(job.state.comments).toHaveLength(1);
  // Before the prompt and before the posting; nothing is new, so no page of a thread is looked up.
  const second = job.fake.requests.slice(before).filter((request) => request === 'POST /graphql');
  expect(second).toHaveLength(2);
});

test('what is new since the last review is told by the list that was read for the round', async () => {
  const job = await openReview(reviewAnswer([]));
  job.state.diffs.set(`${shas.base}...${shas.head}`, 'whole');
  const before = job.fake.requests.length;
  const { thrown } = await job.run({ ...status, prompt: '{{pull_request.new_diff}}' });
  expect(thrown).toBeUndefined();
  expect(job.fake.requests.slice(before).filter((request) => request === 'POST /graphql')).toHaveLength(2);
});
