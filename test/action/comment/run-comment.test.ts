// The comment of a run: found or written, kept up to date, and the report at the end.
import { expect, test } from 'vitest';
import { type CommentProgress, noProgress, showProgress } from '../../../src/action/comment/run-comment.ts';
import { RunError } from '../../../src/errors.ts';
import { buildMarker, readMarker } from '../../../src/github/comment/marker.ts';
import { unknownContext } from '../../../src/permission/decide/decide.ts';
import type { PersonQuestion, RunningState } from '../../../src/report/comment.ts';
import { createRedactor } from '../../../src/secret.ts';
import { createRecorder, type Recorder } from '../../../src/transcript/recorder.ts';
import type { Steps } from '../../service/support/service.ts';
import { internOf } from '../../support/chat.ts';
import { type ManualClock, manualClock } from '../../support/clock.ts';
import { decisionEvent, toStartEvent } from '../../support/events.ts';
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
const newSession = 'No sticky comment keeps a session, so a new session begins.';
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
  ['on a push', { name: 'push', payload: {} }, 'No comment is written: the event "push" has no pull request or issue.'],
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
    expect.stringMatching(/^No comment is written, because the search for the earlier one failed: .*403/),
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

const at = '2026-11-18T12:00:00.000Z';
const startEvent = toStartEvent(internOf(), 'manual', { path: null, commit: null, digest: null }, unknownContext);
const says = { type: 'text', text: 'Well.', at } as const;
const asks = { type: 'pause', tool_call_id: 'call-1', name: 'service.provide_input', arguments: '{}', at } as const;
const decides = { ...decisionEvent(), at };
const question: PersonQuestion = {
  shown: { question: ['  npm test'], more: [], isWhole: true },
  code: 'ABCD2345',
  commands: ['/allow'],
  untilMs: 0,
  reason: null,
  refusal: undefined,
};

interface Shown {
  readonly clock: ManualClock;
  readonly recorder: Recorder;
  readonly progress: CommentProgress;
  readonly shown: readonly RunningState[];
  /** Begins the run, and waits until it is shown. */
  begin(): Promise<void>;
}

async function progressOf(show: () => Promise<number | undefined> = async () => 1): Promise<Shown> {
  const clock = manualClock();
  await clock.pass(1000);
  const shown: RunningState[] = [];
  const recorder = createRecorder({ clock, redactor: createRedactor() });
  const progress = showProgress(clock, recorder, (state) => {
    shown.push(state);
    return show();
  });
  const begin = async (): Promise<void> => {
    recorder.record(startEvent);
    await clock.pass(0);
  };
  return { clock, recorder, progress, shown, begin };
}

test('a run is shown when it begins, with the time that has passed', async () => {
  const { clock, shown, begin } = await progressOf();
  await clock.pass(3000);
  expect(shown).toEqual([]);
  await begin();
  expect(shown).toMatchObject([{ elapsedMs: 3000, question: undefined }]);
});

test.each([
  ['words', 59_999, 1, says],
  ['words', 60_000, 2, says],
  ['a pause', 9_999, 1, asks],
  ['a pause', 10_000, 2, asks],
  ['a decision', 9_999, 1, decides],
  ['a decision', 10_000, 2, decides],
])('a run with %s %i ms after it was shown is shown %i times', async (_, ms, times, event) => {
  const { clock, recorder, shown, begin } = await progressOf();
  await begin();
  await clock.pass(ms);
  recorder.record(event);
  await clock.pass(0);
  expect(shown).toHaveLength(times);
});

test('a pause that came too soon is shown as soon as it may be, and words are not', async () => {
  const { clock, recorder, shown, begin } = await progressOf();
  await begin();
  recorder.record(says);
  await clock.pass(20_000);
  expect(shown).toHaveLength(1);
  recorder.record(decides);
  await clock.pass(0);
  recorder.record(asks);
  await clock.pass(9_999);
  expect(shown).toHaveLength(2);
  await clock.pass(1);
  expect(shown).toHaveLength(3);
});

test('what is asked is shown until nothing is asked any more', async () => {
  const { clock, progress, shown, begin } = await progressOf();
  await begin();
  await clock.pass(10_000);
  expect(await progress.ask(question)).toBe(1);
  expect(shown.at(-1)?.question).toBe(question);
  progress.endAsking();
  await clock.pass(10_000);
  expect(shown.map(({ question: one }) => one)).toEqual([undefined, question, undefined]);
});

test('a question that could not be shown is said to be so', async () => {
  const { clock, progress, shown, begin } = await progressOf(async () => (shown.length === 1 ? 1 : undefined));
  expect(await progress.ask(question)).toBeUndefined();
  expect(shown).toEqual([]);
  await clock.pass(10_000);
  await begin();
  await clock.pass(10_000);
  expect(await progress.ask(question)).toBeUndefined();
  expect(shown.at(-1)?.question).toBe(question);
  expect(await noProgress.ask(question)).toBeUndefined();
});

test('after its end nothing more is shown, and a write that is under way is waited for', async () => {
  const written: (() => void)[] = [];
  const { clock, recorder, progress, shown, begin } = await progressOf(
    () => new Promise((resolve) => written.push(() => resolve(1))),
  );
  await begin();
  const order: string[] = [];
  const stopped = progress.stop().then(() => order.push('stopped'));
  await clock.pass(0);
  order.push('written');
  for (const end of written) end();
  await stopped;
  expect(order).toEqual(['written', 'stopped']);
  recorder.record(asks);
  await clock.pass(100_000);
  expect(shown).toHaveLength(1);
});
