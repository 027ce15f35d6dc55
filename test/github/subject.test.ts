// What an event is about, whatever a payload leaves out or has in place of it.
import { describe, expect, test } from 'vitest';
import {
  existedAt,
  findCheckedSha,
  readEventTime,
  readOrigin,
  readRepository,
  readSubject,
  repositoryUrl,
  runUrl,
} from '../../src/github/subject.ts';

const head = 'a'.repeat(40);
const base = 'b'.repeat(40);
const eventOf = (payload: unknown) => ({ name: 'pull_request', payload });

test.each([
  ['acme/app', { owner: 'acme', repo: 'app' }],
  ['acme/app.js_1', { owner: 'acme', repo: 'app.js_1' }],
  ['acme', undefined],
  ['/app', undefined],
  ['acme/', undefined],
  ['acme/app/more', undefined],
  ['acme/app?more', undefined],
  ['../app', undefined],
  ['', undefined],
  [undefined, undefined],
])('GITHUB_REPOSITORY %j names %j', (value, repository) => {
  expect(readRepository({ GITHUB_REPOSITORY: value })).toEqual(repository);
});

describe('the subject', () => {
  test('has title, body and commits as they were at the event', () => {
    const pull_request = { number: 7, title: 'A change', body: 'Why', head: { sha: head }, base: { sha: base } };
    expect(readSubject(eventOf({ pull_request }))).toEqual({
      number: 7,
      isPullRequest: true,
      title: 'A change',
      body: 'Why',
      headSha: head,
      baseSha: base,
    });
  });

  test.each([
    ['an issue', { number: 7 }, false],
    ['the issue that is a pull request', { number: 7, pull_request: {} }, true],
    ['the issue whose pull request is no object', { number: 7, pull_request: 'yes' }, false],
  ])('is %s', (_, issue, isPullRequest) => {
    expect(readSubject(eventOf({ issue }))).toMatchObject({ number: 7, isPullRequest });
  });

  test.each(['workflow_run', 'check_run', 'check_suite'])('of a %s is its first pull request', (name) => {
    const pull_requests = [{ number: 7 }, { number: 8 }];
    expect(readSubject(eventOf({ [name]: { pull_requests } }))).toMatchObject({ number: 7, isPullRequest: true });
    // What a fork's pull request has in its place.
    expect(readSubject(eventOf({ [name]: { pull_requests: [] } }))).toBeUndefined();
  });

  test.each([1, 4711])('has the number %j', (number) => {
    expect(readSubject(eventOf({ pull_request: { number } }))?.number).toBe(number);
  });

  test.each([undefined, 0, -1, 1.5, '7', 2 ** 53])('has no number %j, and is none then', (number) => {
    expect(readSubject(eventOf({ pull_request: { number } }))).toBeUndefined();
  });

  test.each([
    ['a text', 'Why', 'Why'],
    ['an empty text', '', ''],
    ['nothing', null, null],
    ['not told', undefined, undefined],
    ['of another type', { toString: 'Why' }, undefined],
  ])('has a body that is %s', (_, body, known) => {
    expect(readSubject(eventOf({ issue: { number: 7, body } }))?.body).toBe(known);
  });

  test.each(['main', head.slice(1), `${head}a`, `../${head}`, `${head}/..`, head.toUpperCase(), 7])(
    'has no commit %j',
    (sha) => {
      const pull_request = { number: 7, head: { sha }, base: { sha } };
      expect(readSubject(eventOf({ pull_request }))).toMatchObject({ headSha: undefined, baseSha: undefined });
    },
  );
});

test.each([
  ['the run before', { workflow_run: { head_sha: head } }],
  ['the check', { check_run: { head_sha: head }, pull_request: { number: 7, head: { sha: base } } }],
  ['the suite of checks', { check_suite: { head_sha: head } }],
  ['the pull request, where nothing else tells', { pull_request: { number: 7, head: { sha: head } } }],
])('the checked commit is that of %s', (_, payload) => {
  expect(findCheckedSha(eventOf(payload))).toBe(head);
});

test('no commit was checked where the event names none', () => {
  expect(findCheckedSha(eventOf({ workflow_run: { head_sha: 'main' } }))).toBeUndefined();
});

const early = '2026-01-01T09:00:00Z';
const late = '2026-01-01T10:00:00Z';

test.each([
  ['a comment', { comment: { updated_at: late }, issue: { updated_at: early } }],
  ['a review', { review: { submitted_at: late }, pull_request: { updated_at: early } }],
  ['the run before', { workflow_run: { created_at: late }, pull_request: { updated_at: early } }],
  ['a pull request', { pull_request: { updated_at: late }, issue: { updated_at: early } }],
  ['an issue', { issue: { updated_at: late } }],
  ['a suite of checks', { check_suite: { updated_at: late } }],
  ['a check', { check_run: { updated_at: early, check_suite: { updated_at: late } } }],
])('the event of %s happened when it was written', (_, payload) => {
  expect(readEventTime(eventOf(payload))).toBe(late);
});

test('an event that names no time happened at no known time', () => {
  expect(readEventTime(eventOf({ push: { updated_at: late }, comment: { updated_at: 7 } }))).toBeUndefined();
});

test.each([
  ['before it', [early], true],
  ['in its second', [late], true],
  ['after it', ['2026-01-01T10:00:01Z'], false],
  ['before it and edited after it', [early, '2026-01-01T10:00:01Z'], false],
  ['before it, as another zone tells it', ['2026-01-01T10:30:00+01:00'], true],
  ['at no time that can be read', ['yesterday'], false],
])('a text that was written %s stood at the event: %j', (_, times, stood) => {
  expect(existedAt(late, ...times)).toBe(stood);
});

test('of an event at no known time every text counts', () => {
  expect(existedAt(undefined, late)).toBe(false);
});

const env = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'acme/app', GITHUB_RUN_ID: '4711' };

test.each([
  [env, 'https://github.com/acme/app'],
  [{ ...env, GITHUB_SERVER_URL: 'http://ghe.acme-corp.example:8080' }, 'http://ghe.acme-corp.example:8080/acme/app'],
  [{ ...env, GITHUB_REPOSITORY: 'acme-corp/app.js_1' }, 'https://github.com/acme-corp/app.js_1'],
])('the pages of %j are below %s', (given, url) => {
  expect(repositoryUrl(given)).toBe(url);
  expect(runUrl(given)).toBe(`${url}/actions/runs/4711`);
});

test.each([
  { GITHUB_SERVER_URL: undefined },
  { GITHUB_SERVER_URL: '' },
  { GITHUB_SERVER_URL: 'javascript://github.com' },
  { GITHUB_SERVER_URL: 'see https://github.com' },
  { GITHUB_SERVER_URL: 'https://' },
  { GITHUB_SERVER_URL: 'https://github.com/' },
  { GITHUB_SERVER_URL: 'https://octocat@evil.example' },
  { GITHUB_REPOSITORY: undefined },
  { GITHUB_REPOSITORY: '' },
  { GITHUB_REPOSITORY: 'acme' },
  { GITHUB_REPOSITORY: '/app' },
  { GITHUB_REPOSITORY: 'acme/' },
  { GITHUB_REPOSITORY: '../acme/app' },
  { GITHUB_REPOSITORY: 'acme/app/pulls' },
  { GITHUB_REPOSITORY: 'acme/app?x' },
])('where the runner says %j, there is no address', (more) => {
  expect([repositoryUrl({ ...env, ...more }), runUrl({ ...env, ...more })]).toEqual([undefined, undefined]);
});

test.each([undefined, '', 'latest', '1/attempts', 'x1', '1x'])('a workflow run %j has no address', (id) => {
  expect(runUrl({ ...env, GITHUB_RUN_ID: id })).toBeUndefined();
});

const sha = '0123456789abcdef0123456789abcdef01234567';
const headOfPull = 'fedcba9876543210fedcba9876543210fedcba98';

test.each([
  ['push', {}, { GITHUB_REPOSITORY: 'acme/app', GITHUB_SHA: sha }, { repository: 'acme/app', commit: sha }],
  [
    'pull_request',
    { pull_request: { number: 1, head: { sha: headOfPull } } },
    { GITHUB_REPOSITORY: 'acme/app', GITHUB_SHA: sha },
    { repository: 'acme/app', commit: headOfPull },
  ],
  ['push', {}, { GITHUB_REPOSITORY: 'a b', GITHUB_SHA: 'main' }, {}],
])('the origin of a job on %s, %j, %j', (name, payload, variables, origin) => {
  expect(readOrigin({ name, payload }, variables)).toEqual(origin);
});
