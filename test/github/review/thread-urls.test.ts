// The pages of threads that a review has just opened.
import { expect, test } from 'vitest';
import { buildReviewMarker, type ThreadMarker } from '../../../src/github/review/review-marker.ts';
import type { NewThread } from '../../../src/github/review/round.ts';
import { readThreadUrls } from '../../../src/github/review/thread-urls.ts';
import { acmeApp, gitHubWith } from '../../support/github-client.ts';
import { recordLog } from '../../support/log.ts';
import { json, type Scripted, scriptedFetch } from '../../support/responses.ts';

function threadOf(title: string, digit = 'a'): NewThread {
  const place = { path: 'a.ts', line: 1, side: 'new' } as const;
  const marker: ThreadMarker = {
    ...place,
    kind: 'finding',
    tag: 'intern',
    head: 'f'.repeat(40),
    fingerprint: digit.repeat(32),
    end_line: 1,
    severity: 'minor',
    title,
  };
  const finding = { ...place, endLine: 1, severity: 'minor', title, body: '' } as const;
  return { marker, found: { finding, placement: { in: 'elsewhere', why: 'unknown-file' } } };
}

const slow = threadOf('It is slow');
const wrong = threadOf('It is wrong');
const far = threadOf('It is wrong', 'b');

/** The pages of all three, where GitHub answers so. */
async function pagesWith(...script: readonly Scripted[]) {
  const fetch = scriptedFetch(...script);
  const log = recordLog();
  const place = { github: gitHubWith(fetch), repository: acmeApp, number: 7, log };
  const urls = await readThreadUrls([slow, wrong, far], 5, place);
  return { urls, log, sent: fetch.sent.map(({ url }) => url) };
}

const comment = (body: string, id: number) => ({ body, html_url: `https://github.example/r${id}` });

test('each thread has the page of the comment that opened it', async () => {
  const again = buildReviewMarker({ kind: 'again', tag: 'intern', head: 'f'.repeat(40) });
  const { urls, sent } = await pagesWith(
    json(200, [
      comment(buildReviewMarker(far.marker), 1),
      comment('Somebody else', 2),
      comment(again, 3),
      comment(buildReviewMarker(slow.marker), 4),
    ]),
  );
  expect(urls).toEqual(
    new Map([
      [slow, 'https://github.example/r4'],
      [far, 'https://github.example/r1'],
    ]),
  );
  expect(sent).toEqual(['https://github.example/api/v3/repos/acme/app/pulls/7/reviews/5/comments?per_page=100']);
});

test('no page is known where GitHub does not tell, and the log says so', async () => {
  const { urls, log } = await pagesWith(json(404, { message: 'Not Found' }));
  expect(urls).toEqual(new Map());
  expect(log.at('debug')).toContainEqual(expect.stringContaining('The pages of the threads are not known: '));
});

test('a cancelled step asks for no pages', async () => {
  const reason = new Error('The step was cancelled.');
  const github = gitHubWith(scriptedFetch(), { signal: AbortSignal.abort(reason) });
  const asked = readThreadUrls([slow], 5, { github, repository: acmeApp, number: 7, log: recordLog() });
  await expect(asked).rejects.toBe(reason);
});

test('nothing is asked where no thread is new', async () => {
  const place = { github: gitHubWith(scriptedFetch()), repository: acmeApp, number: 7, log: recordLog() };
  expect(await readThreadUrls([], 5, place)).toEqual(new Map());
});
