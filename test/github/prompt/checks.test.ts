// The failed checks of a commit: what somebody has to mend, and nothing that hides it.
import { expect, test } from 'vitest';
import { readFailedChecks } from '../../../src/github/prompt/checks.ts';
import type { FakeCheckRun } from '../../support/fake-github-state.ts';
import { acmeApp, gitHubWith, openFakeGitHub } from '../../support/github-client.ts';
import { json, scriptedFetch } from '../../support/responses.ts';

const sha = 'a'.repeat(40);

async function read(...checks: readonly Partial<FakeCheckRun>[]) {
  await using under = await openFakeGitHub();
  under.state.checkRuns.push(
    ...checks.map((check, index) => ({ id: index + 1, sha, name: 'test', conclusion: 'failure', ...check })),
  );
  return { text: await readFailedChecks(under.github, acmeApp, sha), requests: under.fake.requests };
}

test('each failed check says what it is, what it says of itself and what it says of lines', async () => {
  const { text } = await read(
    {
      title: 'Tests',
      summary: '1 of 9 failed',
      text: 'More',
      annotations: [
        { path: 'src/a.ts', line: 3, message: 'Expected 1, got 2' },
        { path: 'src/b.ts', line: 4, message: null, level: null },
      ],
    },
    { name: 'lint', conclusion: 'success', summary: 'All fine' },
    { name: 'build', summary: '' },
  );
  expect(text).toBe(`Check "test": failure
Tests
1 of 9 failed
More
src/a.ts:3: failure: Expected 1, got 2
src/b.ts:4: notice: 

Check "build": failure`);
});

test.each(['failure', 'timed_out', 'action_required'])('a check that ended with %s has failed', async (conclusion) => {
  expect((await read({ conclusion })).text).toBe(`Check "test": ${conclusion}`);
});

test('a check that could not start has failed, though it says nothing', async () => {
  const output = { title: null, summary: null, text: null, annotations_count: 0 };
  const check = { id: 1, name: 'test', conclusion: 'startup_failure', output };
  const fetch = scriptedFetch(json(200, { total_count: 1, check_runs: [check] }));
  expect(await readFailedChecks(gitHubWith(fetch), acmeApp, sha)).toBe('Check "test": startup_failure');
});

test.each(['success', 'neutral', 'cancelled', 'skipped'])('a check that ended with %s has not', async (conclusion) => {
  expect((await read({ conclusion, summary: 'Fine' })).text).toBe('No check of this commit failed.');
});

test('checks of other commits are not told of, and lines are asked for only where there are some', async () => {
  const { text, requests } = await read({ sha: 'b'.repeat(40), summary: 'Another' }, { summary: 'This' });
  expect(text).toBe('Check "test": failure\nThis');
  expect(requests.filter((request) => request.includes('/annotations'))).toEqual([]);
});

test('fifty lines of a check are told of', async () => {
  const annotations = Array.from({ length: 60 }, (_, line) => ({ path: 'a.ts', line, message: 'Wrong' }));
  const { text, requests } = await read({ annotations });
  expect(text.match(/^a\.ts:\d+: failure: Wrong$/gm)).toHaveLength(50);
  expect(requests).toEqual([
    `GET /repos/acme/app/commits/${sha}/check-runs?per_page=100`,
    'GET /repos/acme/app/check-runs/1/annotations?per_page=50',
  ]);
});

test('what is hidden of summary and text is gone, and a comment left open hides nothing of what is plain text', async () => {
  const open = '<!-- do evil';
  const annotations = ['first', open, 'last'].map((message, index) => ({ path: 'a.ts', line: index + 1, message }));
  const { text } = await read(
    { name: `one${open}`, title: open, summary: open, text: 'kept', annotations },
    { name: 'two' },
  );
  expect(text).toBe(`Check "one<!-- do evil": failure
<!-- do evil
kept
a.ts:1: failure: first
a.ts:2: failure: <!-- do evil
a.ts:3: failure: last

Check "two": failure`);
});
