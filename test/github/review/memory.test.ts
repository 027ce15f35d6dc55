// What is remembered of earlier rounds: our reviews and threads alone, all of them, as GitHub has them now.
import { expect, test } from 'vitest';
import { listPeople, readMemory } from '../../../src/github/review/memory.ts';
import type { ReviewMarker } from '../../../src/github/review/review-marker.ts';
import { buildReviewMarker } from '../../../src/github/review/review-marker.ts';
import type { GitHubUnderTest } from '../../support/github-client.ts';
import { gitHubWith, openFakeGitHub } from '../../support/github-client.ts';
import { json, scriptedFetch } from '../../support/responses.ts';
import { ownThread } from './own-thread.ts';
import { findingAt } from './round-world.ts';

const head = 'a'.repeat(40);
const place = { number: 7, tag: 'intern' } as const;
const ours = 'github-actions[bot]';
const { marker: finding } = ownThread(findingAt('a.ts', 1, 'One'));
const reviewed = { kind: 'review', tag: 'intern', round: 1, head } as const;

async function openPullRequest(): Promise<GitHubUnderTest> {
  const under = await openFakeGitHub();
  under.state.pullRequests.set(7, { head_sha: head, base_sha: 'b'.repeat(40), author: 'author' });
  return under;
}

function addReview({ state }: GitHubUnderTest, marker: ReviewMarker, author: string | null = ours): void {
  const body = `${buildReviewMarker(marker)}\nFine.`;
  state.reviews.push({ id: state.reviews.length, pull: 7, author, body, commit: head, at: '' });
}

interface Said {
  readonly by?: string | null;
  readonly body?: string;
}

function addThread({ state }: GitHubUnderTest, said: readonly Said[], more: { resolvedBy?: string | null } = {}): void {
  const at = {
    path: 'a.ts',
    side: 'RIGHT',
    line: 1,
    startLine: null,
    originalLine: 1,
    originalStartLine: null,
  } as const;
  const comments = said.map(({ by = ours, body = 'Hello' }, id) => ({
    id,
    author: by,
    body,
    commit: head,
    createdAt: '',
  }));
  const { resolvedBy } = more;
  const settled = { isResolved: resolvedBy !== undefined, resolvedBy: resolvedBy ?? null, isOutdated: false };
  state.threads.push({ ...at, ...settled, id: `T${state.threads.length}`, pull: 7, review: 0, text: '', comments });
}

const opening: Said = { body: buildReviewMarker(finding) };
const answer = (kind: 'gone' | 'again'): Said => ({ body: buildReviewMarker({ kind, tag: 'intern', head }) });

test('our reviews are those of our account and tag, with what they keep', async () => {
  await using under = await openPullRequest();
  addReview(under, reviewed);
  addReview(under, { ...reviewed, round: 2, partial: true, verdict: 'unsure' });
  addReview(under, { ...reviewed, tag: 'other' });
  addReview(under, { ...reviewed, round: 3 }, 'octocat');
  addReview(under, { ...reviewed, round: 4 }, 'github-actions');
  addReview(under, { ...reviewed, round: 5 }, null);
  addReview(under, finding);
  const url = 'https://github.com/acme/app/pull/7#pullrequestreview-';
  const { reviews } = await readMemory(under.github, place);
  const body = expect.stringMatching(/^<!-- /);
  expect(reviews).toEqual([
    { id: 'PRR_0', round: 1, head, url: `${url}0`, body, isPartial: false, verdict: undefined },
    { id: 'PRR_1', round: 2, head, url: `${url}1`, body, isPartial: true, verdict: 'unsure' },
  ]);
});

test.each([
  [ours, { login: ours, type: 'Bot' }, 'github-actions'],
  ['octocat', { login: 'octocat', type: 'User' }, 'octocat'],
])('the account of "%s" is ours', async (viewer, account, ownLogin) => {
  await using under = await openPullRequest();
  under.state.viewer = viewer;
  addReview(under, reviewed, viewer);
  const { reviews, ...memory } = await readMemory(under.github, place);
  expect(memory).toEqual({ head, author: 'author', isFromFork: false, account, ownLogin, threads: [] });
  expect(reviews).toHaveLength(1);
});

test('a thread is ours by who opened it, and says what we said in it last and who else wrote', async () => {
  await using under = await openPullRequest();
  const marked = answer('again').body ?? '';
  addThread(under, [opening]);
  addThread(under, [opening, answer('again'), answer('gone'), {}, { by: 'octocat', body: marked }], {
    resolvedBy: 'octocat',
  });
  addThread(under, [opening, { by: 'one' }, { by: 'two' }, { by: 'one' }, { by: 'renovate[bot]' }, { by: null }]);
  addThread(under, [{ ...opening, by: 'octocat' }]);
  addThread(under, [{ body: 'Hello' }]);
  addThread(under, [{ body: buildReviewMarker(reviewed) }]);
  addThread(under, [{ body: buildReviewMarker({ ...finding, tag: 'other' }) }]);
  addThread(under, []);
  const { threads } = await readMemory(under.github, place);
  const severities = { severity: finding.severity, answeredSeverity: undefined };
  const open = {
    marker: finding,
    ...severities,
    isResolved: false,
    resolvedBy: undefined,
    lastAnswer: undefined,
    commenters: [],
  };
  const url = 'https://github.com/acme/app/pull/7#discussion_r0';
  expect(threads).toEqual([
    { ...open, id: 'T0', url },
    { ...open, id: 'T1', url, isResolved: true, resolvedBy: 'octocat', lastAnswer: 'gone', commenters: ['octocat'] },
    { ...open, id: 'T2', url, commenters: ['one', 'two'] },
  ]);
});

test('a thread is as severe as the worst that we said in it, unless it stayed resolved then', async () => {
  await using under = await openPullRequest();
  const worse = { kind: 'again', tag: 'intern', head } as const;
  const minor: Said = { body: buildReviewMarker({ ...finding, severity: 'minor' }) };
  const major: Said = { body: buildReviewMarker({ ...worse, severity: 'major' }) };
  const critical: Said = { body: buildReviewMarker({ ...worse, severity: 'critical', resolved: true }) };
  addThread(under, [minor, { ...major, by: 'octocat' }]);
  addThread(under, [minor, major, answer('gone')]);
  addThread(under, [minor, major, critical]);
  const { threads } = await readMemory(under.github, place);
  expect(threads.map(({ severity, answeredSeverity }) => [severity, answeredSeverity])).toEqual([
    ['minor', undefined],
    ['major', 'major'],
    ['major', 'critical'],
  ]);
});

test.each([
  [50, ['octocat']],
  [51, 'unknown'],
])('of a thread with %i comments who wrote in it is %j', async (count, commenters) => {
  await using under = await openPullRequest();
  addThread(under, [opening, ...Array.from({ length: count - 1 }, () => ({ by: 'octocat' }))]);
  expect((await readMemory(under.github, place)).threads).toMatchObject([{ commenters }]);
});

test.each([
  [250, 1],
  [1, 120],
])('%i reviews and %i threads are read whole, and each once', async (reviewCount, threadCount) => {
  await using under = await openPullRequest();
  for (let round = 1; round <= reviewCount; round += 1) addReview(under, { ...reviewed, round });
  for (let count = 1; count <= threadCount; count += 1) addThread(under, [opening]);
  const { reviews, threads } = await readMemory(under.github, place);
  expect([reviews.length, threads.length]).toEqual([reviewCount, threadCount]);
  expect(under.fake.requests).toHaveLength(3);
});

const page = (nodes: readonly object[], endCursor: string | null = null) => {
  return { pageInfo: { hasNextPage: endCursor !== null, endCursor }, nodes };
};
const author = { __typename: 'Bot', login: 'github-actions' };
const comment = { author, body: '', url: '' };
const node = {
  review: { ...comment, id: 'PRR_1' },
  thread: {
    id: 'T1',
    isResolved: false,
    resolvedBy: null,
    opening: { nodes: [comment] },
    latest: { totalCount: 1, nodes: [] },
  },
};

function answerWith(more: object = {}): object {
  const pullRequest = { headRefOid: head, isCrossRepository: true, author: null, ...more };
  return { viewer: { login: ours }, repository: { pullRequest } };
}

test('pages are asked for only of what has more of them', async () => {
  const none = page([]);
  const answers = [
    { reviews: page([], 'r1'), reviewThreads: page([], 't1') },
    { reviews: page([], 'r2'), reviewThreads: none },
    { reviews: none },
  ];
  const fetch = scriptedFetch(...answers.map((more) => json(200, { data: answerWith(more) })));
  expect(await readMemory(gitHubWith(fetch), place)).toMatchObject({ author: undefined, isFromFork: true });
  const of = { owner: 'acme', repo: 'app', number: 7 };
  expect(fetch.sent.map(({ body }) => JSON.parse(body ?? '').variables)).toEqual([
    { ...of, reviews: null, threads: null, withReviews: true, withThreads: true },
    { ...of, reviews: 'r1', threads: 't1', withReviews: true, withThreads: true },
    { ...of, reviews: 'r2', withReviews: true, withThreads: false },
  ]);
});

test('a list that names no next page ends', async () => {
  const endless = { pageInfo: { hasNextPage: true, endCursor: null }, nodes: [] };
  const fetch = scriptedFetch(json(200, { data: answerWith({ reviews: endless, reviewThreads: page([]) }) }));
  await readMemory(gitHubWith(fetch), place);
  expect(fetch.sent).toHaveLength(1);
});

test.each<[string, object]>([
  ['viewer', { viewer: null }],
  ['viewer.login', { viewer: {} }],
  ['repository', { repository: null }],
  ['repository.pullRequest', { repository: { pullRequest: null } }],
  ['repository.pullRequest.headRefOid', answerWith({ headRefOid: null })],
  ['repository.pullRequest.isCrossRepository', answerWith({ isCrossRepository: null })],
  ['repository.pullRequest.author.__typename', answerWith({ author: { login: 'author' } })],
  ['repository.pullRequest.author.login', answerWith({ author: { __typename: 'User' } })],
  ['repository.pullRequest.reviews.pageInfo', answerWith({ reviews: { nodes: [] } })],
  ['repository.pullRequest.reviews.nodes', answerWith({ reviews: { ...page([]), nodes: null } })],
  [
    'repository.pullRequest.reviews.pageInfo.hasNextPage',
    answerWith({ reviews: { nodes: [], pageInfo: { endCursor: '' } } }),
  ],
  [
    'repository.pullRequest.reviews.pageInfo.endCursor',
    answerWith({ reviews: { nodes: [], pageInfo: { hasNextPage: true } } }),
  ],
  ['repository.pullRequest.reviews.nodes.0.id', answerWith({ reviews: page([comment]) })],
  [
    'repository.pullRequest.reviews.nodes.0.author',
    answerWith({ reviews: page([{ ...node.review, author: 'octocat' }]) }),
  ],
  ['repository.pullRequest.reviews.nodes.0.body', answerWith({ reviews: page([{ ...node.review, body: null }]) })],
  ['repository.pullRequest.reviews.nodes.0.url', answerWith({ reviews: page([{ ...node.review, url: null }]) })],
  ['repository.pullRequest.reviewThreads.nodes.0.id', answerWith({ reviewThreads: page([{ ...node.thread, id: 7 }]) })],
  [
    'repository.pullRequest.reviewThreads.nodes.0.isResolved',
    answerWith({ reviewThreads: page([{ ...node.thread, isResolved: 'no' }]) }),
  ],
  [
    'repository.pullRequest.reviewThreads.nodes.0.resolvedBy.login',
    answerWith({ reviewThreads: page([{ ...node.thread, resolvedBy: {} }]) }),
  ],
  [
    'repository.pullRequest.reviewThreads.nodes.0.opening.nodes',
    answerWith({ reviewThreads: page([{ ...node.thread, opening: {} }]) }),
  ],
  [
    'repository.pullRequest.reviewThreads.nodes.0.latest.nodes',
    answerWith({ reviewThreads: page([{ ...node.thread, latest: { totalCount: 0 } }]) }),
  ],
  [
    'repository.pullRequest.reviewThreads.nodes.0.latest.totalCount',
    answerWith({ reviewThreads: page([{ ...node.thread, latest: { nodes: [] } }]) }),
  ],
])('an answer that is not as GitHub describes it, at "%s", is no memory', async (at, more) => {
  const fetch = scriptedFetch(json(200, { data: { ...answerWith(), ...more } }));
  await expect(readMemory(gitHubWith(fetch), place)).rejects.toMatchObject({
    code: 'github_malformed',
    message: `GitHub's answer to POST /graphql is not what its API describes, at "${at}".`,
  });
});

test('more pages than are read are an error that says what to do', async () => {
  const more = () => json(200, { data: answerWith({ reviews: page([], 'more'), reviewThreads: page([]) }) });
  const fetch = scriptedFetch(...Array.from({ length: 41 }, () => more()));
  await expect(readMemory(gitHubWith(fetch), place)).rejects.toMatchObject({
    code: 'findings_not_posted',
    message:
      'Pull request 7 has more than 4000 reviews or 2000 threads. Not all of them are read, so it is not known what is still open from earlier rounds. Open a new pull request for the change.',
  });
  expect(fetch.sent).toHaveLength(40);
});

test('whoever resolved a thread is asked about before anybody who only wrote', () => {
  const thread = { id: '', url: '', isResolved: true, lastAnswer: undefined } as const;
  const threads = [
    { ...thread, resolvedBy: undefined, commenters: ['passer-by', 'another'] },
    { ...thread, resolvedBy: 'octocat', commenters: 'unknown' as const },
    { ...thread, resolvedBy: 'octocat', commenters: ['passer-by'] },
  ];
  expect(listPeople(threads)).toEqual(['octocat', 'passer-by', 'another']);
});
