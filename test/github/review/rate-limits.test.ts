// Rounds under GitHub's rate limits, by its own clock: each waits and goes on, or ends and can be run again. Nothing is posted twice.
import { expect, test } from 'vitest';
import { postAnswers } from '../../../src/github/review/post-answers.ts';
import type { FakePrimaryLimit } from '../../support/fake-github-limits.ts';
import { gitHubWith } from '../../support/github-client.ts';
import { recordLog } from '../../support/log.ts';
import { json, scriptedFetch } from '../../support/responses.ts';
import { lines } from '../../support/unified-diff.ts';
import type { RoundWorld } from './round-world.ts';
import { findingAt, openRoundWorld } from './round-world.ts';

const base = { 'a.ts': lines(40) };
const wrong = { 'a.ts': lines(40, { 10: 'wrong();', 20: 'bad();' }) };
const mended = { 'a.ts': lines(40, { 20: 'bad();' }) };
const [one, two] = [findingAt('a.ts', 10, 'One'), findingAt('a.ts', 20, 'Two')];

/** A pull request whose first round was posted, and that was pushed to. The fake's clock is that of the client. */
async function openSecondRound(): Promise<RoundWorld> {
  const world = await openRoundWorld(base);
  world.state.now = () => new Date(world.clock.now());
  world.push(wrong);
  await world.review([one, two]);
  world.push(mended);
  return world;
}

/** What the second round comes to, however it was held up. */
function expectPostedOnce({ state, fake }: RoundWorld): void {
  expect(state.reviews.map(({ body }) => body.split('\n')[1])).toEqual([
    'Round 1: changes, 0 in its body',
    'Round 2: changes, 0 in its body',
  ]);
  expect(state.threads.map(({ isResolved, comments }) => [isResolved, comments.length])).toEqual([
    [true, 2],
    [false, 1],
  ]);
  expect(fake.violations).toEqual([]);
}

/** No request is left after so many, until the reset. */
function primary(world: RoundWorld, remaining: number, resetInMs: number): FakePrimaryLimit {
  return { limit: 5_000, remaining, resetAtMs: world.clock.now() + resetInMs };
}

// A second round lists files, asks for the head, writes a review; reads reviews and threads, and answers.
const places = [
  ['rest', 0],
  ['rest', 1],
  ['rest', 2],
  ['graphql', 0],
  ['graphql', 1],
] as const;

test.each(places)('the primary limit of %s after %i requests is waited for, where it ends soon', async (api, left) => {
  const world = await openSecondRound();
  world.fake.limits[api] = primary(world, left, 60_000);
  await world.review([two]);
  expectPostedOnce(world);
  expect(world.clock.sleeps).toEqual([60_000]);
});

test.each(places)(
  'the primary limit of %s after %i requests that ends late ends the round; run again, it is whole',
  async (api, left) => {
    const world = await openSecondRound();
    world.fake.limits[api] = primary(world, left, 1_800_000);
    await expect(world.review([two])).rejects.toMatchObject({
      code: 'github_refused',
      data: { reason: 'rate_limit' },
      message: expect.stringContaining('rate limit; it ends in 1800 s'),
    });
    expect(world.clock.sleeps).toEqual([]);
    world.clock.advance(1_800_000);
    await world.review([two]);
    expectPostedOnce(world);
  },
);

const reviews = 'POST /repos/acme/app/pulls/7/reviews';

test.each([
  ['a review', { refuses: (request: string) => request === reviews, saysWhen: true }],
  ['a review, without saying how long', { refuses: (request: string) => request === reviews, saysWhen: false }],
  [
    'anything of GraphQL, with 200',
    { refuses: (request: string) => request === 'POST /graphql', saysWhen: false, status: 200 },
  ],
  ['anything of GraphQL, with 403', { refuses: (request: string) => request === 'POST /graphql', saysWhen: true }],
])('the secondary limit on %s is waited for', async (_, limit) => {
  const world = await openSecondRound();
  world.fake.limits.secondary = { ...limit, untilMs: world.clock.now() + 45_000 };
  await world.review([two]);
  expectPostedOnce(world);
  expect(world.clock.sleeps).toEqual([limit.saysWhen ? 45_000 : 60_000]);
});

test('answers of which GitHub took some are not sent again: the others are told, and the next round gives them', async () => {
  const log = recordLog();
  const limited = { type: 'RATE_LIMITED', message: 'You have exceeded a secondary rate limit.' };
  const answer = { data: { f0: {}, f1: null }, errors: [{ ...limited, path: ['f1'] }] };
  const fetch = scriptedFetch(json(200, answer));
  const marker = {
    kind: 'finding',
    tag: 'intern',
    head: '',
    fingerprint: '',
    text: '',
    path: 'a.ts',
    side: 'new',
  } as const;
  const thread = {
    id: 'PRRT_1',
    url: '',
    severity: 'major',
    answeredSeverity: undefined,
    isResolved: false,
    resolvedBy: undefined,
    lastAnswer: undefined,
    commenters: [],
  } as const;
  const place = { line: 1, end_line: 1, severity: 'major', title: 'One' } as const;
  const answers = [
    { thread: { ...thread, marker: { ...marker, ...place } }, reply: 'gone', action: 'resolve' },
  ] as const;
  await postAnswers(answers, {
    github: gitHubWith(fetch),
    head: 'a'.repeat(40),
    tag: 'intern',
    texts: { answer: () => '' },
    log,
  });
  expect(fetch.sent).toHaveLength(1);
  expect(log.at('warning')).toEqual([
    'GitHub did not take 1 of 2 answers and resolutions: You have exceeded a secondary rate limit.',
  ]);
});
