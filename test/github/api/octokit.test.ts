// Octokit is loaded by the jobs that call GitHub's API, and by no other.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gitHubWith } from '../../support/github-client.ts';
import { json, scriptedFetch } from '../../support/responses.ts';

const source = join(import.meta.dirname, '../../../src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
const filesWith = (pattern: RegExp): readonly string[] =>
  files.filter((file) => pattern.test(readFileSync(join(source, file), 'utf8')));

test('one file imports the package, and nothing imports that file before the first call', () => {
  expect(filesWith(/^import (?!type ).*'@actions\/github/m)).toEqual(['github/api/octokit.ts']);
  expect(filesWith(/^import (?!type ).*\/octokit\.ts'/m)).toEqual([]);
  expect(filesWith(/import\('\.\/octokit\.ts'\)/)).toEqual(['github/api/rest.ts']);
});

test('the time of a rate limit is told by the clock of GitHub', async () => {
  const date = 'Fri, 02 Jan 2026 03:00:00 GMT';
  const reset = String(Date.parse(date) / 1000 + 3600);
  const headers = { date, 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset };
  const github = gitHubWith(scriptedFetch(json(403, { message: 'Enough' }, headers)));
  await expect(github.bytes(({ rest }) => rest.repos.get({ owner: 'acme', repo: 'app' }))).rejects.toMatchObject({
    data: { reason: 'rate_limit', retryAfterMs: 3_600_000 },
  });
});
