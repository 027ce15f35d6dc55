// What a person says counts only as it was said, whatever the API lists.

import { expect, test } from 'vitest';
import { GitHubError } from '../../../src/errors.ts';
import type { GitHub } from '../../../src/github/api/rest.ts';
import { buildMarker } from '../../../src/github/comment/marker.ts';
import { waitForPerson, whyNotCounted } from '../../../src/github/comment/person-answer.ts';
import { handClock } from '../../support/clock.ts';
import { openFakeGitHub } from '../../support/github-client.ts';
import { recordLog } from '../../support/log.ts';

const askedAt = Date.UTC(2026, 10, 18, 12);

interface Said {
  readonly body?: string;
  /** null: the account is gone. */
  readonly login?: string | null;
  readonly created_at?: string;
  readonly updated_at?: string;
}

interface Asked {
  /** How long the question stands, in milliseconds. */
  readonly standsMs?: number;
  /** Called before each poll; what it throws is thrown by the API. */
  readonly onPoll?: (poll: number) => void;
}

/** Waits for an answer while the API lists this comment on every poll, though it is asked only for later ones. */
async function answerTo(said: Said = {}, { standsMs = 60_000, onPoll }: Asked = {}) {
  const { body = '/allow ABCD2345', login = 'octocat', created_at = at(0), updated_at } = said;
  await using under = await openFakeGitHub();
  under.state.users.set('reader', { role: 'read' });
  under.state.users.set('robot', { type: 'Bot' });
  const user = login === null ? null : { login };
  const comment = {
    id: 1,
    node_id: 'IC_1',
    html_url: '',
    body,
    user,
    created_at,
    updated_at: updated_at ?? created_at,
  };
  let polls = 0;
  const github: GitHub = {
    ...under.github,
    async *list(_method, _given, shape) {
      polls += 1;
      onPoll?.(polls);
      yield* shape.parse([comment]);
    },
  };
  const clock = handClock({ nowMs: askedAt });
  const log = recordLog();
  const wish = await waitForPerson({
    github,

    number: 7,
    code: 'ABCD2345',
    askedAtMs: askedAt + 300,
    deadline: clock.monotonic() + standsMs,
    forkAuthor: 'stranger',
    clock,
    log,
    signal: undefined,
  });
  return { wish, log, polls, requests: under.fake.requests };
}

/** A time of GitHub, so many seconds after the question. */
function at(seconds: number): string {
  return new Date(askedAt + seconds * 1000).toISOString().replace('.000', '');
}

test.each<[string, string, unknown]>([
  ['/allow ABCD2345', 'allow', 'allow'],
  ['/reject ABCD2345', 'reject', 'reject'],
  ['/answer ABCD2345 red', 'answer', { value: 'red' }],
])('%s by somebody who may write is what counts', async (body, word, wish) => {
  // A comment of the second of the question counts: times have whole seconds.
  const { log, wish: said } = await answerTo({ body });
  expect(said).toEqual(wish);
  expect(log.at('info')).toContain(`"octocat" answered the question: ${word}.`);
});

test.each<[Said, string]>([
  [{ created_at: at(-1) }, 'The answer of "octocat" does not count: it is older than the question.'],
  [{ created_at: 'later' }, 'The answer of "octocat" does not count: it is older than the question.'],
  [{ updated_at: at(1) }, 'The answer of "octocat" does not count: the comment was edited.'],
  [
    { login: 'stranger' },
    'The answer of "stranger" does not count: it comes from the author of a pull request from a fork.',
  ],
  [{ login: 'robot' }, 'The answer of "robot" does not count: its author is of type Bot.'],
  [{ login: 'reader' }, 'The answer of "reader" does not count: its author has "read", but needs "write".'],
])('the answer %j does not count, and the log says why, once', async (said, why) => {
  const { wish, log, polls, requests } = await answerTo(said);
  expect(wish).toBeUndefined();
  expect(log.at('warning')).toEqual([why]);
  expect(polls).toBe(6);
  expect(new Set(requests).size).toBe(requests.length);
});

test('the answer of an account that is gone does not count', async () => {
  const { wish, requests } = await answerTo({ login: null });
  expect([wish, requests]).toEqual([undefined, []]);
});

test('an account that is gone decides nothing', async () => {
  await using under = await openFakeGitHub();
  const gone = { id: 1, node_id: '', html_url: '', body: '', user: null, created_at: at(0), updated_at: at(0) };
  const asked = { github: under.github, askedAtMs: askedAt, forkAuthor: undefined };
  expect(await whyNotCounted(gone, asked)).toBe('its author is gone');
});

test('an answer counts until its time is over, and not after', async () => {
  expect((await answerTo({}, { standsMs: 10_000 })).wish).toBe('allow');
  expect(await answerTo({}, { standsMs: 9_999 })).toMatchObject({ wish: undefined, polls: 0 });
});

test('where GitHub does not tell whether somebody answered, it is asked again', async () => {
  const onPoll = (poll: number): void => {
    if (poll === 1) throw new GitHubError('github_refused', 'GitHub answered 502.', { status: 502 });
  };
  const { wish, log } = await answerTo({}, { onPoll });
  expect(wish).toBe('allow');
  expect(log.at('warning')).toEqual(['It could not be checked whether somebody answered: GitHub answered 502.']);
});

test('a cancelled step waits for nobody', async () => {
  const reason = new Error('The step was cancelled.');
  const onPoll = (): void => {
    throw reason;
  };
  await expect(answerTo({}, { onPoll })).rejects.toBe(reason);
});

test.each(['/allow ZZZZ9999', 'What is this?', `${buildMarker({ kind: 'sticky', tag: 'intern' })}\n/allow ABCD2345`])(
  'the comment %j is no answer, and no word is lost on it',
  async (body) => {
    const { wish, log, requests } = await answerTo({ body });
    expect(wish).toBeUndefined();
    expect(log.messages).toEqual([]);
    expect(requests).toEqual([]);
  },
);

test.each([
  ['first', [1, 2], [1, 2], 'allow'],
  ['first, though it is listed last', [1, 2], [2, 1], 'reject'],
  ['first of one second', [1, 2], [1, 1], 'allow'],
  ['first of one second, though it is listed last', [2, 1], [1, 1], 'reject'],
])('of several answers the one that was written %s counts', async (_, ids, seconds, wish) => {
  await using under = await openFakeGitHub();
  for (const [index, word] of ['allow', 'reject'].entries()) {
    const time = at(seconds[index] ?? 0);
    const comment = { id: ids[index] ?? 0, issue: 7, author: 'octocat', body: `/${word} ABCD2345` };
    under.state.comments.push({ ...comment, created_at: time, updated_at: time });
  }
  const deadline = under.clock.monotonic() + 60_000;
  let who = '';
  const onAnswer = (login: string): void => {
    who = login;
  };
  const wait = {
    askedAtMs: askedAt + 999,
    deadline,
    forkAuthor: undefined,
    log: recordLog(),
    signal: undefined,
    onAnswer,
  };
  const { github, clock } = under;
  expect(await waitForPerson({ ...wait, github, clock, number: 7, code: 'ABCD2345' })).toBe(wish);
  expect(who).toBe('octocat');
  // Times of GitHub have whole seconds: an answer in the second of the question is one.
  expect(under.fake.requests[0]).toBe(
    'GET /repos/acme/app/issues/7/comments?per_page=100&since=2026-11-18T12%3A00%3A00Z',
  );
});
