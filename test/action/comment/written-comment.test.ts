// The comment of a run: found or written, kept up to date, and the report at the end.
import { expect, test } from 'vitest';
import { RunError } from '../../../src/errors.ts';
import { buildMarker, readMarker } from '../../../src/github/comment/marker.ts';
import type { Steps } from '../../service/support/service.ts';
import type { FakeComment } from '../../support/fake-github-state.ts';
import { openPullRequestJob } from '../../support/pull-request-job.ts';

const nothing = 'version: 1\n';
const asking = `version: 1
rules:
  - { id: deploys, match: { kind: permission, tool: deploy }, then: ask, reason: A person looks at deploys. }
questions:
  - { id: colours, match: { kind: elicitation }, then: ask }
`;
const deploy: Steps[number] = {
  permission: { operation: 'deploy', options: ['allow_once', 'reject_once'] },
};
const newSession = 'There is no sticky comment that keeps a session; a new session begins.';
const steps = [{ say: '**Fine**, @octocat: see #1.' }] as const;

test('the sticky comment is written once, kept up to date, and has the report at the end', async () => {
  const job = await openPullRequestJob([...steps], nothing);
  const { io } = await job.run({ comment: 'sticky', transcript: 'none' });
  expect(job.state.comments).toHaveLength(1);
  const body = job.state.comments[0]?.body ?? '';
  expect(body.split('\n')[0]).toBe(buildMarker({ kind: 'sticky', tag: 'intern', session: io.outputs['session-id'] }));
  expect(body).toContain('<strong>Fine</strong>, @&#8203;octocat: see #&#8203;1.');
  expect(io.outputs['comment-url']).toBe('https://github.com/acme/app/pull/1#issuecomment-1');
  expect(io.summary).not.toContain('Fine');
  await job.run({ comment: 'sticky' });
  expect(job.state.comments).toHaveLength(1);
});

test('the sticky comment of another account, or with another tag, is not ours', async () => {
  const job = await openPullRequestJob([...steps], nothing);
  const at = '2026-11-18T11:00:00Z';
  const copy = (id: number, author: string, tag: string): FakeComment => {
    const body = `${buildMarker({ kind: 'sticky', tag, session: 'stolen' })}\nCopied`;
    return { id, issue: 7, author, body, created_at: at, updated_at: at };
  };
  job.state.users.set('copycat', { role: 'read' });
  job.state.comments.push(copy(1, 'copycat', 'intern'), copy(2, 'github-actions[bot]', 'other'));
  const { io } = await job.run({ comment: 'sticky', 'session-id': 'from-comment' });
  expect(job.state.comments.map(({ body }) => body.includes('Copied'))).toEqual([true, true, false]);
  expect(io.outputs['session-id']).not.toBe('stolen');
});

test('the sticky comment is found on the last page, and continues its session', async () => {
  const job = await openPullRequestJob([...steps], nothing);
  const first = await job.run({ comment: 'sticky' });
  const [ours] = job.state.comments.splice(0);
  for (let id = 100; id < 350; id += 1) {
    const at = '2026-11-18T11:00:00Z';
    job.state.comments.push({ id, issue: 7, author: 'octocat', body: 'Chatter', created_at: at, updated_at: at });
  }
  if (ours !== undefined) job.state.comments.push(ours);
  const second = await job.run({ comment: 'sticky', 'session-id': 'from-comment' });
  expect(job.state.comments).toHaveLength(251);
  expect(second.io.outputs['session-id']).toBe(first.io.outputs['session-id']);
  expect(second.io.log.at('notice')).not.toContain(newSession);
});

test.each([
  ['on a pull request', {}, newSession],
  [
    'on a push',
    { name: 'push', payload: {} },
    'No comment is written: the event "push" is about no pull request and no issue.',
  ],
])('a session that no comment keeps begins anew, and it is said: %s', async (_, event, notice) => {
  const job = await openPullRequestJob([...steps], nothing);
  const given = { comment: 'sticky', 'session-id': 'from-comment', 'policy-ref': 'main' };
  const { io, conclusion } = await job.run(given, event);
  expect(conclusion).toBe('finished');
  expect(io.log.at('notice')).toEqual([notice]);
});

test('a sticky comment that no session is asked of is not missed', async () => {
  const job = await openPullRequestJob([...steps], nothing);
  expect((await job.run({ comment: 'sticky' })).io.log.at('notice')).toEqual([]);
});

test('no comment is written, and none looked for, unless one is asked for', async () => {
  const job = await openPullRequestJob([...steps], nothing);
  const { io } = await job.run();
  expect(job.state.comments).toEqual([]);
  expect(job.fake.requests.filter((request) => request.includes('/comments'))).toEqual([]);
  expect([io.outputs['conclusion'], io.outputs['comment-url']]).toEqual(['finished', undefined]);
});

test('new writes one comment for each run, at its end, and leaves a sticky one alone', async () => {
  const job = await openPullRequestJob([...steps], nothing);
  await job.run({ comment: 'sticky' });
  const sticky = job.state.comments[0]?.body;
  const before = job.fake.requests.length;
  await job.run({ comment: 'new' });
  await job.run({ comment: 'new' });
  expect(job.state.comments.map(({ body }) => readMarker(body)?.kind)).toEqual(['sticky', 'new', 'new']);
  expect(job.state.comments[0]?.body).toBe(sticky);
  expect(job.fake.requests.slice(before).filter((request) => request.startsWith('PATCH'))).toEqual([]);
});

test('where the old comment could not be looked for, none is written, and the run goes on', async () => {
  const job = await openPullRequestJob([...steps], nothing);
  job.fake.intercept = (request) => (request.includes('/issues/7/comments') ? { status: 403 } : undefined);
  const { io, conclusion } = await job.run({ comment: 'sticky' });
  expect([conclusion, job.state.comments]).toEqual(['finished', []]);
  expect(io.log.at('warning')).toEqual([
    expect.stringMatching(/^No comment is written, because the old one could not be looked for: .*403/),
  ]);
});

test('a comment that may have been written is not written again, and the run goes on', async () => {
  const job = await openPullRequestJob([...steps], nothing);
  job.fake.intercept = (request) => (request.startsWith('POST /repos') ? { status: 502 } : undefined);
  const { io, conclusion } = await job.run({ comment: 'sticky' });
  expect(conclusion).toBe('finished');
  expect(job.fake.requests.filter((request) => request.startsWith('POST /repos'))).toHaveLength(1);
  expect(io.log.at('warning').join()).toContain('The comment could not be written');
  expect(io.outputs).not.toHaveProperty('comment-url');
});

test('a report that GitHub takes is not shortened', async () => {
  const job = await openPullRequestJob([{ say: 'word '.repeat(4_000) }], nothing);
  await job.run({ comment: 'sticky' });
  expect(job.state.comments[0]?.body.split('word')).toHaveLength(4_001);
});

test('a report that GitHub calls too long is shortened', async () => {
  const job = await openPullRequestJob([{ say: 'word '.repeat(40_000) }], nothing);
  let refused = 0;
  job.fake.intercept = (request) => {
    const isFinal = request.startsWith('PATCH') && refused === 0;
    if (isFinal) refused += 1;
    return isFinal ? { status: 422, json: { message: 'body is too long' } } : undefined;
  };
  await job.run({ comment: 'sticky' });
  const body = job.state.comments[0]?.body ?? '';
  expect(refused).toBe(1);
  expect(Buffer.byteLength(body)).toBeLessThan(12_000);
  expect(body).toContain('characters are left out here');
});

test('a run that did not start says so in its comment', async () => {
  const job = await openPullRequestJob([...steps], nothing);
  await job.run({ comment: 'new', intern: 'nobody' });
  expect(job.state.comments[0]?.body).toMatch(/The run did not start[\s\S]*No intern has the name/);
});

test('a cancelled run has its report in the comment all the same', async () => {
  const job = await openPullRequestJob([deploy, ...steps], asking);
  const cancelled = new AbortController();
  job.fake.intercept = (request) => {
    if (request.includes('since=')) cancelled.abort(new RunError('cancelled', 'The step was cancelled.'));
    return undefined;
  };
  const { conclusion } = await job.run({ comment: 'sticky' }, { signal: cancelled.signal });
  expect(conclusion).toBe('failed');
  expect(job.state.comments.map(({ body }) => body)).toEqual([
    expect.stringContaining('The step was cancelled'),
    expect.stringContaining('The run ended before anybody answered'),
  ]);
});
