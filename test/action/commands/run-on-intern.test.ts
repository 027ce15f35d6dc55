// A step that runs an intern, from its beginning to what it leaves behind.
import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { TestActionIo } from '../../support/action-io.ts';
import { openPullRequestJob } from '../../support/pull-request-job.ts';

const allowing = `version: 1
rules:
  - { id: deploys, match: { kind: permission, tool: deploy }, then: allow }
`;
const stopping = `version: 1
rules:
  - { id: deploys, match: { kind: permission, tool: deploy }, then: stop, reason: Not from here. }
`;
const deploy = { permission: { operation: 'deploy' } } as const;

function transcriptOf(io: TestActionIo): readonly Record<string, unknown>[] {
  const lines = readFileSync(io.outputs['transcript-file'] ?? '', 'utf8').trimEnd();
  return lines.split('\n').map((line) => JSON.parse(line));
}

test('a prompt is filled from the event, and a text in it is marked by what nobody can guess', async () => {
  const job = await openPullRequestJob([{ say: '{{prompt}}' }], allowing);
  const given = { prompt: 'Review #{{pull_request.number}}: {{pull_request.title}}' };
  const [one, other] = [await job.run(given), await job.run(given)].map(({ io }) => {
    const text = io.outputs['text'] ?? '';
    expect(text).toContain('Review #7: ');
    return /^\[Begin of untrusted text ([0-9a-f]{12}): title of the pull request\..*\]$/m.exec(text)?.[1];
  });
  expect(one).toBeDefined();
  expect(other).not.toBe(one);
});

test('a question that one step leaves open is answered by another, in its session', async () => {
  const job = await openPullRequestJob([{ ...deploy, allowed: [{ say: 'Deployed.' }] }], allowing);
  const paused = await job.run({ 'on-pause': 'stop' });
  const { pending = '' } = paused.io.outputs;
  expect([paused.conclusion, JSON.parse(pending).name]).toEqual(['paused', expect.stringMatching(/provide_input$/)]);
  const given = { command: 'answer', prompt: '', pending, answer: 'allow_once' } as const;
  const { io, conclusion } = await job.run(given);
  expect([conclusion, io.outputs['text']]).toEqual(['finished', 'Deployed.']);
  expect(io.outputs['session-id']).toBe(paused.io.outputs['session-id']);
});

test('every request to the service stands in the transcript', async () => {
  const job = await openPullRequestJob([deploy, { say: 'Done.' }], allowing);
  const { io } = await job.run();
  const requests = transcriptOf(io).filter(({ type }) => type === 'request');
  expect(requests.map(({ route, status }) => [route, status])).toEqual([
    ['list', 200],
    ['chat', 200],
    ['chat', 200],
  ]);
});

test('what the policy stopped is an annotation, and a run that finished has none', async () => {
  const stopped = await openPullRequestJob([deploy], stopping);
  const { io, conclusion } = await stopped.run();
  expect(conclusion).toBe('rejected');
  expect(io.log.at('error')).toEqual([
    'The permission policy stopped the run at "deploy" by rule "deploys": Not from here. The question stays unanswered, and the run is cancelled at its deadline. (policy_stopped)',
  ]);
  const finished = await openPullRequestJob([{ say: 'Done.' }], stopping);
  expect((await finished.run()).io.log.at('error')).toEqual([]);
});

test('the summary shows what the intern said as it is meant', async () => {
  const job = await openPullRequestJob([{ say: '**Fine**' }], allowing);
  expect((await job.run({ transcript: 'full' })).io.summary).toContain('<strong>Fine</strong>');
});

test('log and summary suggest the rule that would have allowed what was rejected, from the first pause on', async () => {
  const job = await openPullRequestJob([{ permission: { operation: 'release' } }, { say: 'Done.' }], allowing);
  const { io } = await job.run({ transcript: 'full' });
  const rule = /match: \{ kind: permission, tool: "release"/;
  expect(io.log.at('info').filter((line) => line.startsWith('If it is safe'))).toEqual([expect.stringMatching(rule)]);
  expect(io.summary).toContain('What would have allowed it');
});

test('a run that does not start fails with its own error, and its transcript ends with that', async () => {
  const job = await openPullRequestJob([], allowing);
  const { io, thrown } = await job.run({ intern: 'nobody' });
  expect(thrown).toMatchObject({ code: 'intern_unknown' });
  expect(transcriptOf(io).map(({ type }) => type)).toEqual(['request', 'error', 'end']);
});

test('a step that has ended holds no process until its time limit', async () => {
  const [set, clear] = [vi.spyOn(globalThis, 'setTimeout'), vi.spyOn(globalThis, 'clearTimeout')];
  onTestFinished(() => void vi.restoreAllMocks());
  const job = await openPullRequestJob([{ say: 'Done.' }], allowing);
  await job.run({ timeout: '77s' });
  const limit = set.mock.calls.findIndex(([, ms]) => ms === 77_000);
  expect(clear.mock.calls.map(([timer]) => timer)).toContain(set.mock.results[limit]?.value);
});

test('self-drive on an event that outsiders can cause is warned of, in log and transcript, and on no other', async () => {
  const job = await openPullRequestJob([{ say: 'Done.' }], allowing);
  const warning =
    'The approval mode is "self-drive" on an event that outsiders can cause: whatever their text talks the intern into, it does without asking.';
  const { io } = await job.run({ 'approval-mode': 'self-drive' });
  expect(io.log.at('warning')).toEqual([warning]);
  expect(transcriptOf(io)[0]).toMatchObject({ type: 'remark', message: warning });
  expect((await job.run()).io.log.at('warning')).toEqual([]);
  const pushed = await job.run({ 'approval-mode': 'self-drive' }, { name: 'push', payload: {} });
  expect(pushed.io.log.at('warning')).toEqual([]);
});
