// What a person says counts only as it was said, whatever the API lists.

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { GitHubError } from '../../../src/errors.ts';
import type { GitHub } from '../../../src/github/api/rest.ts';
import { buildMarker } from '../../../src/github/comment/marker.ts';
import { readPersonCommand, toCode, waitForPerson, whyNotCounted } from '../../../src/github/comment/person-answer.ts';
import { handClock } from '../../support/clock.ts';
import { openFakeGitHub } from '../../support/github-client.ts';
import { hostileJsonText, hostileText } from '../../support/hostile.ts';
import { recordLog } from '../../support/log.ts';
import { runs, seed } from '../../support/seed.ts';

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

test.each([
  ['/allow ABCD2345', 'allow'],
  ['/allow abcd2345', 'allow'],
  ['/allow-always ABCD2345\r\n', 'allow-always'],
  ['/reject ABCD2345', 'reject'],
  ['/answer ABCD2345 npm', { value: 'npm' }],
  ['/answer ABCD2345\ntwo\nlines', { value: 'two\nlines' }],
  ['/answer ABCD2345 {"a": 1}', { value: { a: 1 } }],
  ['/answer ABCD2345 {broken', { value: '{broken' }],
  ['/answer ABCD2345', undefined],
  ['/allow ABCD2345 now', undefined],
  ['/allow ABCD2345!', undefined],
  ['/allow ABCD2345-later', undefined],
  ['/allow ABCD2346', undefined],
  ['/allow', undefined],
  ['/constructor ABCD2345', undefined],
  ['please /allow ABCD2345', undefined],
  ['> /allow ABCD2345', undefined],
])('the comment %j says %j', (body, wish) => {
  expect(readPersonCommand(body, 'ABCD2345')).toEqual(wish);
});

test('a code has eight of thirty characters, of which nobody mistakes one for another', () => {
  const everyByte = Uint8Array.from({ length: 256 }, (_, index) => index);
  const codes = Array.from({ length: 32 }, (_, part) => toCode(everyByte.subarray(part * 8)));
  for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/);
  expect(new Set(codes.join('')).size).toBe(30);
});

const code = fc.uint8Array({ minLength: 8, maxLength: 8 }).map(toCode);
const verb = fc.constantFrom('allow', 'reject', 'allow-always');
const space = fc.constantFrom(' ', '\t', '  ');

test('a whole comment with verb and code is a wish, with other words around it none', () => {
  fc.assert(
    fc.property(code, verb, space, hostileText, (asked, word, gap, other) => {
      const command = `/${word}${gap}${asked}`;
      expect(readPersonCommand(` ${command}\r\n`, asked)).toBe(word);
      expect(readPersonCommand(command.toLowerCase(), asked)).toBe(word);
      if (other.trim() === '') return;
      expect(readPersonCommand(`${command} ${other}`, asked)).toBeUndefined();
      expect(readPersonCommand(`x${other}\n${command}`, asked)).toBeUndefined();
      expect(readPersonCommand(`> ${command}`, asked)).toBeUndefined();
    }),
    { numRuns: runs(5_000), seed },
  );
});

test('an answer is the JSON object or the text that follows', () => {
  fc.assert(
    fc.property(code, fc.oneof(hostileJsonText, hostileText), (asked, text) => {
      const value = text.trim();
      const wish = readPersonCommand(`/answer ${asked} ${text}`, asked);
      const expected = value === '' ? undefined : { value: value.startsWith('{') ? jsonOr(value) : value };
      expect(wish).toEqual(expected);
    }),
    { numRuns: runs(5_000), seed },
  );
});

test('any text is a wish only when it begins with a command and its code', () => {
  const near = fc.tuple(
    fc.constantFrom('/allow', '/answer', '/constructor', '/__proto__', '', '/'),
    space,
    hostileText,
    hostileText,
  );
  fc.assert(
    fc.property(
      code,
      fc.oneof(
        hostileText,
        near.map((parts) => parts.join('')),
      ),
      (asked, body) => {
        expect(readPersonCommand(body, asked)).toBeUndefined();
        expect(readPersonCommand(`/constructor ${asked}`, asked)).toBeUndefined();
        expect(readPersonCommand(`/__proto__ ${asked}`, asked)).toBeUndefined();
      },
    ),
    { numRuns: runs(5_000), seed },
  );
});

function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
