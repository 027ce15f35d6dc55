// People are told of a question, and one that nobody answered in time stays on the comment.
import { expect, test } from 'vitest';
import { parkQuestion } from '../../../src/action/comment/ask.ts';
import type { RunComment } from '../../../src/action/comment/run-comment.ts';
import { readMarker } from '../../../src/github/comment/marker.ts';
import { readParked } from '../../../src/github/comment/parked-marker.ts';
import { unknownContext } from '../../../src/permission/context.ts';
import { startDecisions } from '../../../src/permission/decide/decide.ts';
import { rejectEverything } from '../../../src/permission/policy.ts';
import { Secret } from '../../../src/secret.ts';
import { buildRunRecord } from '../../../src/transcript/run-record.ts';
import type { Steps } from '../../service/support/service.ts';
import { testActionIo } from '../../support/action-io.ts';
import { internOf } from '../../support/chat.ts';
import { toStartEvent } from '../../support/events.ts';
import { addCommit } from '../../support/fake-github-state.ts';
import { asking, bodies, codeOf, deploy, inputs, openParked } from '../../support/late-answer.ts';
import { openPullRequestJob, shas } from '../../support/pull-request-job.ts';

test('a question that nobody answered is rejected, and stays on the sticky comment as parked', async () => {
  const job = await openParked();
  const [sticky, own] = job.state.comments;
  const { parked } = readMarker(sticky?.body ?? '') ?? {};
  expect(parked).toMatchObject([
    {
      comment: own?.id,
      binding: { head: shas.head, approvalMode: 'manual', policy: expect.stringMatching(/^\w{64}$/) },
    },
  ]);
  expect(sticky?.body).toContain(`/allow ${codeOf(job)}\n/reject ${codeOf(job)}`);
  expect(sticky?.body).toContain('deploy production');
  expect(bodies(job)[1]).toContain('Nobody answered in time, so the request was rejected. Until 2026-11-18 14:0');
  expect(own?.minimized).toBeUndefined();
});

test('people are told by a comment of its own, with a link to what is asked', async () => {
  const job = await openPullRequestJob([deploy, { say: 'Done.' }], asking);
  const told: string[] = [];
  job.fake.intercept = () => void told.push(bodies(job)[1] ?? '');
  await job.run(inputs);
  const [first = ''] = told.filter((body) => body !== '');
  expect(first).toContain('✋ reviewer asks. Answer by 2026-11-18 12:0');
  expect(first).toContain('\n@octocat @acme/deployers\n');
  expect(first).toContain('<a href="https://github.com/acme/app/pull/7#issuecomment-1">');
  // A job that an answer starts leaves it to this run, as long as it asks.
  expect(readMarker(first)?.question).toEqual({ state: 'open', code: codeOf(job), until: expect.any(Number) });
});

test('a question is parked for the branches that the event names, and GitHub is not asked for them', async () => {
  const job = await openPullRequestJob([deploy, { say: 'Done.' }], asking);
  const repo = { id: job.state.repository_id };
  const pull_request = { number: 7, head: { sha: shas.head, repo }, base: { sha: shas.base, ref: 'release', repo } };
  await job.run(inputs, { payload: { action: 'opened', pull_request, repository: { visibility: 'private' } } });
  const [parked] = readParked(readMarker(job.state.comments[0]?.body ?? ''));
  expect(parked?.binding).toMatchObject({ head: shas.head, base: 'release' });
  expect(job.fake.requests.filter((request) => request.endsWith('/pulls/7'))).toEqual([]);
});

/** A comment on which nothing is to be kept. */
const untouched: RunComment = {
  sessionId: undefined,
  id: () => 1,
  parked: () => [],
  setParked() {},
  awaitAtEnd() {},
  finish: async () => {},
  fail: async () => {},
  ask: async () => undefined,
  endAsking() {},
};

test.each<[string, Steps[number], string]>([
  ['too long to be kept', { permission: { operation: `deploy ${'x'.repeat(5_000)}` } }, 'it is too long to be kept'],
  [
    'no permission',
    { ask: { message: 'Which?', fields: [{ name: 'colour', type: 'string', required: true }] } },
    'only a permission that can be allowed once can be parked',
  ],
  [
    'a permission that nobody can allow once',
    { permission: { operation: 'deploy', options: ['reject_once'] } },
    'only a permission that can be allowed once can be parked',
  ],
])('a question that is %s is not parked, and it is said', async (_, question, why) => {
  const policy = `${asking}questions:\n  - { id: all, match: { kind: elicitation }, then: ask }\n`;
  const job = await openPullRequestJob([question, { say: 'Done.' }], policy);
  const { io } = await job.run(inputs);
  expect(io.log.at('notice')).toContain(`Nobody answered in time, and the question is not parked: ${why}.`);
  expect(readMarker(bodies(job)[0] ?? '')?.parked).toBeUndefined();
  expect(bodies(job)[1]).toContain('Nobody answered in time. The permission policy decided.');
});

test.each([
  ['its arguments name another session', '"session_id":"production"', 'the ids that it names are not its own'],
  ['the folder is unknown', '"cwd":"unknown"', 'what it would do, or where, is not fully known'],
  ['nobody knows a path', '"outside":["/tmp/a","unknown"]', 'what it would do, or where, is not fully known'],
  ['it holds a secret of the job', '"path":"made-up-secret"', 'it holds a secret of this job'],
])('a question is not parked where %s', (_, more, why) => {
  const text = `{"kind":"permission","operation":"end",${more},"options":["allow_once"]}`;
  const toolCall = { id: 'call_1', index: 0, type: 'function', function: { name: 's.provide_input', arguments: text } };
  const io = testActionIo();
  io.redactor.add(new Secret('made-up-secret'));
  const record = buildRunRecord();
  const policy = { path: null, commit: null, digest: null };
  const start = toStartEvent(internOf(), 'manual', policy, unknownContext, { service: 'https://a.example' });
  record.observe({ ...start, at: '2026-11-18T12:00:00Z' });
  const isParked = parkQuestion(io, untouched, {
    question: { sessionId: 's', toolCall, deadline: '', answerUntil: 0 },
    decision: startDecisions(rejectEverything, unknownContext).decide({ toolCallId: 'call_1', arguments: text }),
    code: 'ABCD2345',
    questionComment: { id: 2, nodeId: 'n', url: '', writtenAtMs: 0, marker: undefined },
    head: 'h',
    base: 'main',
    untilMs: 0,
    record: record.value(),
  });
  expect(isParked).toBe(false);
  expect(io.log.at('notice').join()).toContain(`is not parked: ${why}.`);
});

test('without a comment of its own, a question is asked and not parked', async () => {
  const job = await openPullRequestJob([deploy, { say: 'Done.' }], asking);
  let posts = 0;
  job.fake.intercept = (request) => {
    if (request.startsWith('POST /repos')) posts += 1;
    return posts === 2 && request.startsWith('POST /repos') ? { status: 403 } : undefined;
  };
  const { io, conclusion } = await job.run(inputs);
  expect([conclusion, job.state.comments.length]).toEqual(['finished', 1]);
  expect(io.log.at('warning').join()).toContain('The comment of the question could not be written');
  expect(io.log.at('notice').join()).toContain('not parked: its comment could not be written');
});

test('of many questions the newest three stay parked, and the report beside them fits', async () => {
  const names = ['a', 'b', 'c', 'd'].map((name) => ({ permission: { operation: `deploy ${name.repeat(900)}` } }));
  const job = await openParked(
    [...names, { say: 'word '.repeat(20_000) }],
    `${asking}budget: { rejects_in_a_row: 9 }\n`,
  );
  const parked = readParked(readMarker(job.state.comments[0]?.body ?? ''));
  expect(parked.map(({ arguments: text }) => text.includes('aaa'))).toEqual([false, false, false]);
  expect(parked).toHaveLength(3);
  expect(job.state.comments[0]?.body.length).toBeLessThan(65_536);
});

test.each([
  ['a fourth question takes the place of the oldest, which is said', ['a', 'b', 'c', 'd'], true],
  ['a question that is asked again takes the place of itself alone', ['a', 'b', 'c', 'a'], false],
])('%s', async (_, names, isOldestDropped) => {
  const questions = names.map((name) => ({ permission: { operation: `deploy ${name}` } }));
  const job = await openPullRequestJob([...questions, { say: 'Done.' }], `${asking}budget: { rejects_in_a_row: 9 }\n`);
  const { io } = await job.run(inputs);
  expect(readParked(readMarker(job.state.comments[0]?.body ?? ''))).toHaveLength(3);
  expect(io.log.at('notice').join().includes('the oldest is no longer parked')).toBe(isOldestDropped);
});

test('what was parked is dropped where somebody else edited the comment', async () => {
  const job = await openParked();
  Object.assign(job.state.comments[0] ?? {}, { editor: 'octocat' });
  const before = codeOf(job);
  const { io } = await job.run(inputs);
  expect(io.log.at('warning').join()).toContain('Somebody else edited the sticky comment');
  const codes = readParked(readMarker(job.state.comments[0]?.body ?? '')).map(({ code }) => code);
  expect([codes.includes(before), codes]).toEqual([false, [codeOf(job)]]);
});

test('later runs keep what is parked until its time is over', async () => {
  const job = await openParked();
  addCommit(job.state, 'heads/main', { '.github/intern-policy.yml': 'version: 1\n' });
  await job.run(inputs);
  const code = codeOf(job);
  expect(bodies(job)[0]).toContain(`/allow ${code}`);
  job.clock.advance(3 * 3_600_000);
  await job.run({ ...inputs, 'parked-for': '0' });
  expect(bodies(job)[0]).not.toContain(`/allow ${code}`);
});
