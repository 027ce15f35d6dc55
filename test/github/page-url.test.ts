// Addresses of GitHub's pages: only what the runner says of itself as GitHub does becomes one.
import { expect, test } from 'vitest';
import { repositoryUrl, runUrl } from '../../src/github/page-url.ts';

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
