// Answers in threads: what is asked of GitHub, word for word, and what becomes of a refusal.
import { expect, test } from 'vitest';
import { GitHubError } from '../../../src/errors.ts';
import type { PlacedFinding } from '../../../src/findings/review.ts';
import { postAnswers } from '../../../src/github/review/post-answers.ts';
import { buildReviewMarker } from '../../../src/github/review/review-marker.ts';
import type { ThreadAnswer } from '../../../src/github/review/thread-outcome.ts';
import { gitHubWith } from '../../support/github-client.ts';
import { recordLog } from '../../support/log.ts';
import { json, scriptedFetch } from '../../support/responses.ts';
import { ownThread } from './own-thread.ts';
import { findingAt } from './round-world.ts';

const head = 'a'.repeat(40);

const answerIn = (id: string, reply: ThreadAnswer['reply'], action: ThreadAnswer['action']): ThreadAnswer => {
  return { thread: ownThread(findingAt('a.ts', 1, 'One'), { id }), reply, action };
};
const texts = { answer: ({ finding }: PlacedFinding) => `${finding.severity}: ${finding.title}` };
const mended = [answerIn('T1', 'gone', 'resolve')];

/** Posts answers, of which GitHub refuses these. */
async function post(answers: readonly ThreadAnswer[], ...errors: readonly object[]) {
  const log = recordLog();
  const fetch = scriptedFetch(json(200, { data: {}, ...(errors.length === 0 ? {} : { errors }) }));
  const posted = postAnswers(answers, { github: gitHubWith(fetch), head, tag: 'intern', texts, log });
  await posted.catch((error: unknown) => expect(error).toBeInstanceOf(GitHubError));
  const sent = fetch.sent.map(({ body }): unknown => JSON.parse(body ?? ''));
  return { posted, sent, warnings: log.at('warning') };
}

test('answers and what is done with them are one request, texts from outside as variables', async () => {
  const answers = [...mended, answerIn('T2', 'committed', undefined), answerIn('T3', 'again', 'unresolve')];
  const reply = (kind: 'gone' | 'again', id: string, text: string) => {
    const body = `${buildReviewMarker({ kind, tag: 'intern', head })}\n${text} ${head}.`;
    return { pullRequestReviewThreadId: id, body };
  };
  const { sent, warnings } = await post([
    ...answers,
    answerIn('T4', undefined, 'unresolve'),
    answerIn('T5', undefined, undefined),
  ]);
  const inputs = ['Reply', 'Resolve', 'Reply', 'Reply', 'Unresolve', 'Unresolve'].map((name) => {
    return name === 'Reply' ? 'AddPullRequestReviewThreadReply' : `${name}ReviewThread`;
  });
  const declared = inputs.map((name, index) => `$i${index}: ${name}Input!`).join(', ');
  const fields = inputs.map((name, index) => {
    return `f${index}: ${name[0]?.toLowerCase()}${name.slice(1)}(input: $i${index}) { clientMutationId }`;
  });
  expect(sent).toEqual([
    {
      query: `mutation Answer(${declared}) { ${fields.join(' ')} }`,
      variables: {
        i0: reply('gone', 'T1', 'No longer found at'),
        i1: { threadId: 'T1' },
        i2: reply('gone', 'T2', 'The suggestion was committed. No longer found at'),
        i3: reply('again', 'T3', 'Found again at'),
        i4: { threadId: 'T3' },
        i5: { threadId: 'T4' },
      },
    },
  ]);
  expect(warnings).toEqual([]);
});

test('nothing is asked where there is nothing to say', async () => {
  expect((await post([answerIn('T1', undefined, undefined)])).sent).toEqual([]);
});

const no = { type: 'FORBIDDEN', message: 'Resource not accessible by integration' };

test('an answer that the token may not give is an error of status 403, and nothing is told of resolutions', async () => {
  const { posted, warnings } = await post(mended, { ...no, path: ['f1'] }, { ...no, path: ['f0'] });
  await expect(posted).rejects.toMatchObject({
    code: 'github_refused',
    message: 'GitHub refused an answer: Resource not accessible by integration',
    data: { status: 403 },
  });
  expect(warnings).toEqual([]);
});

test.each([
  ['f1', [{ ...no, path: ['f1'] }]],
  ['nowhere', [no]],
  ['where nothing was asked', [{ ...no, path: ['f7'] }]],
])('what may not be resolved (%s) is told once: its answer stands', async (_, errors) => {
  const { posted, warnings } = await post(mended, ...errors);
  await expect(posted).resolves.toBeUndefined();
  expect(warnings).toEqual([
    '1 thread got an answer but could be neither resolved nor reopened: this needs the permission "contents: write", which no job that talks to an intern should have. Give it to a separate job with "command: post-findings", or resolve them by hand.',
  ]);
});

test('what GitHub did not take for another reason is told with the first of them', async () => {
  const gone = { type: 'NOT_FOUND', message: 'No such thread', path: ['f0'] };
  const { posted, warnings } = await post(mended, gone, { message: 'Something went wrong', path: ['f1'] });
  await expect(posted).resolves.toBeUndefined();
  expect(warnings).toEqual(['GitHub did not take 2 of 2 answers and resolutions: No such thread']);
});
