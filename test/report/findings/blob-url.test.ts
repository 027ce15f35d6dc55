// The address of a finding's lines on GitHub.
import { expect, test } from 'vitest';
import { toBlobUrl } from '../../../src/report/findings/blob-url.ts';

const env = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'acme/app' };
const place = { path: 'src/ü [1].ts', line: 2, endLine: 3, side: 'new' as const };
const commits = { head: 'abc' };

test('names commit, file and lines', () => {
  expect(toBlobUrl(env, place, commits)).toBe('https://github.com/acme/app/blob/abc/src/%C3%BC%20%5B1%5D.ts#L2-L3');
  expect(toBlobUrl(env, { ...place, endLine: 2 }, commits)).toMatch(/#L2$/);
});

test.each([
  ['lines of the old side', env, { ...place, side: 'old' as const }, commits],
  ['no commit', env, place, undefined],
  ['no server', { ...env, GITHUB_SERVER_URL: 'javascript:x' }, place, commits],
  ['no repository', { GITHUB_SERVER_URL: 'https://github.com' }, place, commits],
])('is none for %s', (_what, from, at, reviewed) => {
  expect(toBlobUrl(from, at, reviewed)).toBeUndefined();
});
