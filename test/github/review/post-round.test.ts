// What is written when GitHub refuses, answers late or not at all: never twice, and never less than it takes.
import { expect, test } from 'vitest';
import { readMemory } from '../../../src/github/review/memory.ts';
import type { NewThread } from '../../../src/github/review/plan-round.ts';
import { readThreadUrls } from '../../../src/github/review/post-round.ts';
import { buildReviewMarker, type ThreadMarker } from '../../../src/github/review/review-marker.ts';
import { gitHubWith } from '../../support/github-client.ts';
import { recordLog } from '../../support/log.ts';
import { json, type Scripted, scriptedFetch } from '../../support/responses.ts';
import { lines } from '../../support/unified-diff.ts';
import { findingAt, openRoundWorld } from './round-world.ts';

const base = { 'a.ts': lines(40) };
const wrong = { 'a.ts': lines(40, { 10: 'wrong();', 20: 'wrong();' }) };
const findings = [findingAt('a.ts', 10, 'One'), findingAt('a.ts', 20, 'Two')];
const reviews = 'POST /repos/acme/app/pulls/7/reviews';

/** A function that says yes to the first requests of a kind. */
function first(count: number, request: string): (one: string) => boolean {
  let left = count;
  return (one) => one === request && left-- > 0;
}

test('a review whose answer was lost is looked up, and not written again', async () => {
  const world = await openRoundWorld(base);
  world.push(wrong);
  world.fake.loses = first(1, reviews);
  const { reviewUrl, verdict } = await world.review(findings);
  expect(reviewUrl).toContain('#pullrequestreview-1');
  expect(verdict).toBe('changes');
  expect([world.state.reviews.length, world.state.threads.length]).toEqual([1, 2]);
});

test.each([500, 502, 503])('a review that failed with %i and was not taken is written once more', async (status) => {
  const world = await openRoundWorld(base);
  world.push(wrong);
  const fails = first(1, reviews);
  world.fake.intercept = (request) => (fails(request) ? { status } : undefined);
  expect((await world.review(findings)).reviewUrl).toContain('#pullrequestreview-1');
  expect(world.state.threads).toHaveLength(2);
  expect(world.log.at('info')).toEqual([
    `A request may have taken effect. The review is read back: GitHub answered ${status} to ${reviews}: Made up.`,
  ]);
});

test('a review whose answer can not be read is looked up before it is written again', async () => {
  const world = await openRoundWorld(base);
  world.push(wrong);
  const isOdd = first(1, reviews);
  world.fake.intercept = (request) => (isOdd(request) ? { status: 201, json: { id: 'odd' } } : undefined);
  expect((await world.review(findings)).reviewUrl).toContain('#pullrequestreview-1');
  expect(world.state.reviews).toHaveLength(1);
});

test('a thread stands on all lines of its finding, on their side of the diff', async () => {
  const world = await openRoundWorld(base);
  world.push(wrong);
  await world.review([
    findingAt('a.ts', 9, 'New lines', { end_line: 10 }),
    findingAt('a.ts', 20, 'Old line', { side: 'old' }),
    findingAt('a.ts', 9, 'Old lines', { side: 'old', end_line: 10 }),
  ]);
  expect(world.state.threads).toMatchObject([
    { side: 'RIGHT', originalStartLine: 9, originalLine: 10 },
    { side: 'LEFT', originalStartLine: null, originalLine: 20 },
    { side: 'LEFT', originalStartLine: 9, originalLine: 10 },
  ]);
});

test('what fails before anything is sent is not tried again', async () => {
  const reason = new Error('No text.');
  const world = await openRoundWorld(base, {
    texts: () => {
      throw reason;
    },
  });
  world.push(wrong);
  await expect(world.review(findings)).rejects.toBe(reason);
  expect(world.log.at('info')).toEqual([]);
});

test('a review that fails twice is an error', async () => {
  const world = await openRoundWorld(base);
  world.push(wrong);
  world.fake.intercept = (request) => (request === reviews ? { status: 502 } : undefined);
  await expect(world.review(findings)).rejects.toMatchObject({ code: 'github_refused', data: { status: 502 } });
  expect(world.fake.requests.filter((one) => one === reviews)).toHaveLength(2);
});

test('answers that were lost are looked up, and those that are missing are given', async () => {
  const world = await openRoundWorld(base);
  world.push(wrong);
  await world.review(findings);
  world.push(base);
  let asked = 0;
  // The second request of GraphQL in a round is that of the answers.
  world.fake.loses = (request) => request === 'POST /graphql' && ++asked === 2;
  await world.review([]);
  expect(world.state.reviews).toHaveLength(2);
  expect(world.state.threads).toMatchObject([
    { isResolved: true, comments: [{}, {}] },
    { isResolved: true, comments: [{}, {}] },
  ]);
});

test('one bad place refuses the whole review: all of it stands in the body', async () => {
  const world = await openRoundWorld(base);
  world.push(wrong);
  const refuses = first(1, reviews);
  world.fake.intercept = (request) => (refuses(request) ? { status: 422 } : undefined);
  const { reviewUrl, verdict } = await world.review(findings);
  expect(reviewUrl).toBeDefined();
  expect(verdict).toBe('changes');
  expect(world.state.threads).toEqual([]);
  expect(world.state.reviews.map(({ body }) => body.split('\n')[1])).toEqual(['Round 1: changes, 2 in its body']);
  expect(world.log.at('warning')).toEqual(['GitHub refused a line of the review. All findings go to its body.']);
  // No thread keeps them for the next round.
  const memory = await readMemory(world.github, { number: 7, tag: 'intern' });
  expect(memory.reviews).toMatchObject([{ isPartial: true }]);
});

test('a review without threads that GitHub refuses is not sent again', async () => {
  const world = await openRoundWorld(base);
  world.push(wrong);
  world.fake.intercept = (request) => (request === reviews ? { status: 422 } : undefined);
  expect((await world.review([])).reviewUrl).toBeUndefined();
  expect(world.fake.requests.filter((one) => one === reviews)).toHaveLength(1);
  expect(world.log.at('warning')).toEqual([
    'GitHub refused the review, perhaps because its commit is gone. Its findings are in the summary.',
  ]);
});

test('a review of a commit that is gone is not written, and fails nothing', async () => {
  const world = await openRoundWorld(base);
  world.push(wrong);
  world.fake.intercept = (request) => (request === reviews ? { status: 422 } : undefined);
  expect((await world.review(findings)).reviewUrl).toBeUndefined();
  expect(world.fake.requests.filter((one) => one === reviews)).toHaveLength(2);
  expect(world.log.at('warning').at(-1)).toContain('perhaps because its commit is gone');
});

test('more findings at the same head open threads of their own, one bad one alone is refused', async () => {
  const world = await openRoundWorld(base);
  world.push(wrong);
  await world.review([findings[0] ?? findingAt('', 0, '')]);
  await world.review(findings);
  expect([world.state.reviews.length, world.state.threads.length]).toEqual([1, 2]);
  world.fake.intercept = (request) =>
    request === 'POST /repos/acme/app/pulls/7/comments' ? { status: 422 } : undefined;
  await world.review([...findings, findingAt('a.ts', 9, 'Three')]);
  expect(world.state.threads).toHaveLength(2);
  expect(world.state.reviews.map(({ body }) => body.split('\n').slice(1))).toEqual([
    ['Round 1: changes, 1 in its body', 'Three'],
  ]);
});

test('what the token may not write is an error of status 403', async () => {
  const world = await openRoundWorld(base);
  world.push(wrong);
  world.state.lacks.add('pull-requests: write');
  await expect(world.review(findings)).rejects.toMatchObject({ data: { status: 403 } });
});

test('a rate limit is waited for', async () => {
  const world = await openRoundWorld(base);
  world.push(wrong);
  const limits = first(1, reviews);
  world.fake.intercept = (request) =>
    limits(request)
      ? { status: 403, headers: { 'retry-after': '7' }, json: { message: 'secondary rate limit' } }
      : undefined;
  expect((await world.review(findings)).reviewUrl).toBeDefined();
});

test('answers in many threads are few requests, of at most 20 fields', async () => {
  const world = await openRoundWorld({ 'a.ts': lines(200) });
  const many = Array.from({ length: 25 }, (_, index) => index * 7 + 1);
  world.push({ 'a.ts': lines(200, Object.fromEntries(many.map((line) => [line, `wrong(${line});`]))) });
  await world.review(many.map((line) => findingAt('a.ts', line, `Number ${line}`)));
  expect(world.state.threads).toHaveLength(25);
  world.push({ 'a.ts': lines(200) });
  const before = world.fake.requests.length;
  await world.review([]);
  // The memory, the list of files with the head, the review, and three requests of answers.
  expect(world.fake.requests.slice(before).toSorted()).toEqual([
    'GET /repos/acme/app/pulls/7',
    'GET /repos/acme/app/pulls/7/files?per_page=100',
    'POST /graphql',
    'POST /graphql',
    'POST /graphql',
    'POST /graphql',
    reviews,
  ]);
  expect(world.state.threads.every(({ isResolved, comments }) => isResolved && comments.length === 2)).toBe(true);
});

test('memory of many pages is read whole', async () => {
  const world = await openRoundWorld(base);
  world.push(wrong);
  await world.review(findings);
  const review = { id: 99, pull: 7, author: 'octocat', body: '', commit: '', at: '' };
  world.state.reviews.unshift(...Array.from({ length: 250 }, (_, index) => ({ ...review, id: 100 + index })));
  const [thread] = world.state.threads;
  if (thread === undefined) throw new Error('There is no thread.');
  const others = Array.from({ length: 120 }, (_, index) => ({ ...thread, id: `PRRT_other${index}`, comments: [] }));
  world.state.threads.unshift(...others);
  expect((await world.review(findings)).fates).toEqual(['One: known', 'Two: known']);
  expect(world.state.reviews).toHaveLength(251);
});

test('memory that is too much to read is no memory: our threads may be among what is left, so nothing is judged', async () => {
  const world = await openRoundWorld(base);
  world.push(wrong);
  await world.review(findings);
  const [thread] = world.state.threads;
  if (thread === undefined) throw new Error('There is no thread.');
  const others = Array.from({ length: 2000 }, (_, index) => ({ ...thread, id: `PRRT_other${index}`, comments: [] }));
  world.state.threads.unshift(...others);
  await expect(world.review([])).rejects.toMatchObject({ code: 'findings_not_posted' });
});

test.each([
  ['a finding that counts has no thread', [findingAt('c.ts', 1, 'Elsewhere')], {}],
  ['the intern is not sure', [], { internVerdict: 'unsure' as const }],
  ['a finding can not be read', [], { unreadable: 1 }],
  ['what a thread is about has become worse', [findingAt('a.ts', 30, 'Worse', { severity: 'critical' })], {}],
  ['findings beyond those that are kept count', [], { leftOut: { count: 1, worst: 'major' as const } }],
])('where %s, the next round does not begin at this one', async (_, found, more) => {
  const world = await openRoundWorld(base);
  const all = { 'a.ts': lines(40, { 10: 'wrong();', 20: 'wrong();', 30: 'more();' }) };
  world.push(all);
  await world.review([...findings, findingAt('a.ts', 30, 'Worse', { severity: 'minor' })]);
  world.push({ ...all, 'b.ts': 'new();' });
  await world.review([...findings, ...found], more);
  const memory = await readMemory(world.github, { number: 7, tag: 'intern' });
  expect(memory.reviews.map(({ isPartial }) => isPartial)).toEqual([false, true]);
});

test('a second run on a commit that came to something else brings the one review up to date', async () => {
  const world = await openRoundWorld(base);
  world.push(wrong);
  await world.review([{ ...findingAt('a.ts', 10, 'Small'), severity: 'minor' }], { internVerdict: 'pass' });
  expect(world.state.reviews[0]?.body).toMatch(/\nRound 1: pass, 0 in its body$/);
  const { verdict, reviewUrl } = await world.review([findingAt('b.ts', 1, 'Elsewhere')]);
  expect(verdict).toBe('changes');
  expect(reviewUrl).toContain('#pullrequestreview-1');
  expect(world.state.reviews).toHaveLength(1);
  expect(world.state.reviews[0]?.body).toMatch(/\nRound 1: changes, 1 in its body\nElsewhere$/);
  // What counts and has no thread is of this commit: a new diff may not begin behind it.
  const memory = await readMemory(world.github, { number: 7, tag: 'intern' });
  expect(memory.reviews).toMatchObject([{ isPartial: true, verdict: 'changes' }]);
});

test('a second run on a commit that finds another one elsewhere puts it into the one review, though the first was partial', async () => {
  const world = await openRoundWorld(base);
  world.push(wrong);
  await world.review([findingAt('b.ts', 1, 'Elsewhere')]);
  const { verdict } = await world.review([findingAt('b.ts', 9, 'Another', { severity: 'critical' })]);
  expect(verdict).toBe('changes');
  expect(world.state.reviews).toMatchObject([
    { body: expect.stringMatching(/\nRound 1: changes, 1 in its body\nAnother$/) },
  ]);
  const before = world.fake.requests.length;
  await world.review([findingAt('b.ts', 9, 'Another', { severity: 'critical' })]);
  expect(world.fake.requests.slice(before).filter((request) => request.startsWith('POST'))).toEqual(['POST /graphql']);
});

test('a review that was not sure says it once a second run is; that it was once partial stays', async () => {
  const world = await openRoundWorld(base);
  world.push(wrong);
  await world.review([], { internVerdict: 'unsure' });
  await world.review([]);
  expect(world.state.reviews).toMatchObject([{ body: expect.stringMatching(/\nRound 1: pass, 0 in its body$/) }]);
  const memory = await readMemory(world.github, { number: 7, tag: 'intern' });
  expect(memory.reviews).toMatchObject([{ isPartial: true, verdict: 'pass' }]);
});

test('a review is brought up to date once, also when the answer to that was lost', async () => {
  const world = await openRoundWorld(base);
  world.push(wrong);
  await world.review([]);
  let asked = 0;
  world.fake.loses = (request) => request === 'POST /graphql' && ++asked === 2;
  expect((await world.review(findings)).verdict).toBe('changes');
  expect(world.state.threads).toHaveLength(2);
  const before = world.fake.requests.length;
  await world.review(findings);
  // The memory, the list of files with the head, and nothing else.
  expect(world.fake.requests.slice(before).filter((request) => request.startsWith('POST'))).toEqual(['POST /graphql']);
});

test('a review of ours that can not be brought up to date is an error that names what the token may not', async () => {
  const world = await openRoundWorld(base);
  world.push(wrong);
  await world.review([]);
  world.state.lacks.add('pull-requests: write');
  await expect(world.review([], { internVerdict: 'unsure' })).rejects.toMatchObject({ data: { status: 403 } });
});

function threadOf(title: string, digit = 'a'): NewThread {
  const place = { path: 'a.ts', line: 1, side: 'new' } as const;
  const marker: ThreadMarker = {
    ...place,
    kind: 'finding',
    tag: 'intern',
    head: 'f'.repeat(40),
    fingerprint: digit.repeat(32),
    text: digit.repeat(32),
    end_line: 1,
    severity: 'minor',
    title,
  };
  const finding = { ...place, end_line: 1, severity: 'minor', title, body: '' } as const;
  return { marker, placed: { finding, placement: { in: 'elsewhere', why: 'unknown-file' } } };
}

const slow = threadOf('It is slow');
const wrongThere = threadOf('It is wrongThere');
const wrongElsewhere = threadOf('It is wrongThere', 'b');

/** The pages of all three, where GitHub answers so. */
async function pagesWith(...script: readonly Scripted[]) {
  const fetch = scriptedFetch(...script);
  const log = recordLog();
  const place = { github: gitHubWith(fetch), number: 7, log };
  const urls = await readThreadUrls([slow, wrongThere, wrongElsewhere], 5, place);
  return { urls, log, sent: fetch.sent.map(({ url }) => url) };
}

const comment = (body: string, id: number) => ({ body, html_url: `https://github.example/r${id}` });

test('each thread has the page of the comment that opened it', async () => {
  const again = buildReviewMarker({ kind: 'again', tag: 'intern', head: 'f'.repeat(40) });
  const { urls, sent } = await pagesWith(
    json(200, [
      comment(buildReviewMarker(wrongElsewhere.marker), 1),
      comment('Somebody else', 2),
      comment(again, 3),
      comment(buildReviewMarker(slow.marker), 4),
    ]),
  );
  expect(urls).toEqual(
    new Map([
      [slow, 'https://github.example/r4'],
      [wrongElsewhere, 'https://github.example/r1'],
    ]),
  );
  expect(sent).toEqual(['https://github.example/api/v3/repos/acme/app/pulls/7/reviews/5/comments?per_page=100']);
});

test('no page is known where GitHub does not tell, and the log says so', async () => {
  const { urls, log } = await pagesWith(json(404, { message: 'Not Found' }));
  expect(urls).toEqual(new Map());
  expect(log.at('debug')).toContainEqual(expect.stringContaining('The addresses of the threads are not known: '));
});

test('a cancelled step asks for no pages', async () => {
  const reason = new Error('The step was cancelled.');
  const github = gitHubWith(scriptedFetch(), { signal: AbortSignal.abort(reason) });
  const asked = readThreadUrls([slow], 5, { github, number: 7, log: recordLog() });
  await expect(asked).rejects.toBe(reason);
});

test('nothing is asked where no thread is new', async () => {
  const place = { github: gitHubWith(scriptedFetch()), number: 7, log: recordLog() };
  expect(await readThreadUrls([], 5, place)).toEqual(new Map());
});
