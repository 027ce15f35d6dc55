// A run by the library: defaults, a function that decides, what it throws and what it gives back.
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { DecidePause, RecordedEvent, RunResult } from '../../src/index.ts';
import { createClient, loadPolicy, runIntern, Secret } from '../../src/index.ts';
import type { CliService } from '../cli/support/cli-service.ts';
import { startCliService } from '../cli/support/cli-service.ts';
import { secrets } from '../service/support/service.ts';
import { internOf } from '../support/chat.ts';
import { handClock } from '../support/clock.ts';
import { json } from '../support/responses.ts';

let served: CliService;

beforeAll(async () => {
  served = await startCliService();
});
afterAll(() => served.service.stop());

function run(prompt: string, more: Partial<Parameters<typeof runIntern>[0]> = {}): Promise<RunResult> {
  const bearer = (): Promise<Secret> => Promise.resolve(new Secret(secrets.standard));
  const client = createClient({ baseUrl: served.service.baseUrl, bearer });
  return runIntern({ client, intern: 'reviewer', prompt, ...more });
}

function answers({ record }: RunResult): readonly (string | null)[] {
  return record.pauses.flatMap(({ decisions }) => decisions.map(({ answer }) => answer));
}

test('finishes, and tells what happens as it happens', async () => {
  const events: RecordedEvent[] = [];
  const { conclusion, error, text, record } = await run('Hello', { onEvent: (event) => events.push(event) });
  expect({ conclusion, error }).toEqual({ conclusion: 'finished', error: null });
  expect([text, record.text.head]).toEqual(['Turn 1: Hello\n', 'Turn 1: Hello\n']);
  expect(events.map(({ type }) => type)).toEqual(['start', 'prompt', 'text', 'finish', 'usage', 'end']);
});

test('without a decision function what nothing decides is rejected, and a question stops the run', async () => {
  expect(answers(await run('Run the tests'))).toEqual(['reject_once']);
  expect(await run('Which colour?')).toMatchObject({ conclusion: 'rejected', error: { code: 'policy_stopped' } });
});

test('what was rejected fails a run that asks for it, and no other', async () => {
  expect(await run('Run the tests')).toMatchObject({ conclusion: 'finished' });
  expect(await run('Run the tests', { failOnReject: true })).toMatchObject({ conclusion: 'rejected' });
});

test('a run that has ended holds no process until its time limit', async () => {
  const [set, clear] = [vi.spyOn(globalThis, 'setTimeout'), vi.spyOn(globalThis, 'clearTimeout')];
  onTestFinished(() => void vi.restoreAllMocks());
  await run('Hello', { timeoutMs: 77_777 });
  const limit = set.mock.calls.findIndex(([, ms]) => ms === 77_777);
  expect(clear.mock.calls.map(([timer]) => timer)).toContain(set.mock.results[limit]?.value);
});

test.each<[string, string, DecidePause, string]>([
  ['allow', 'Run the tests', () => 'allow', 'allow_once'],
  ['allow always, later', 'Run the tests', () => Promise.resolve('allow-always'), 'allow_always'],
  ['reject', 'Run the tests', () => 'reject', 'reject_once'],
  ['say nothing', 'Run the tests', () => undefined, 'reject_once'],
  ['answer what was no question', 'Run the tests', () => ({ value: 'red' }), 'reject_once'],
  ['answer', 'Which colour?', () => ({ value: { colour: 'red' } }), '{"action":"accept","content":{"colour":"red"}}'],
  ['answer what does not fit', 'Which colour?', () => ({ value: { colour: 'green' } }), '{"action":"decline"}'],
])('a decision function may %s', async (_, prompt, decide, answer) => {
  expect(answers(await run(prompt, { decide }))).toEqual([answer]);
});

test('a decision function sees what is asked, and is not asked what the policy decides', async () => {
  const seen: unknown[] = [];
  const decide: DecidePause = (pause) => {
    seen.push([pause.kind, pause.tool, pause.command]);
    return 'reject';
  };
  await run('Run the tests', { decide });
  expect(seen).toEqual([['permission', 'shell', 'true']]);
  const policy = await loadPolicy(
    'version: 1\nrules:\n  - { id: tests, match: { tool: shell }, then: allow }\n',
    'policy.yml',
  );
  expect(answers(await run('Run the tests', { decide, policy }))).toEqual(['allow_once']);
  expect(seen).toHaveLength(1);
});

test('where a policy asks a person and no function decides, it is rejected', async () => {
  const policy = await loadPolicy(
    'version: 1\nrules:\n  - { id: tests, match: { kind: permission, tool: shell }, then: ask }\n',
    'policy.yml',
  );
  expect(answers(await run('Run the tests', { policy }))).toEqual(['reject_once']);
  expect(answers(await run('Run the tests', { policy, decide: () => 'allow' }))).toEqual(['allow_once']);
});

test('an intern that is being provisioned is waited for, five minutes unless told otherwise', async () => {
  const fetch = (): Promise<Response> =>
    Promise.resolve(json(200, { data: [internOf({ status: 'provisioning' })], has_more: false }));
  const bearer = (): Promise<Secret> => Promise.resolve(new Secret('key-1'));
  const waited = async (more: { readonly waitForInternMs?: number }): Promise<number> => {
    const clock = handClock();
    const client = createClient({ baseUrl: 'https://service.example/v1', bearer, fetch, clock });
    const from = clock.now();
    await expect(run('Hello', { client, clock, ...more })).rejects.toMatchObject({ code: 'intern_not_running' });
    return clock.now() - from;
  };
  expect([await waited({}), await waited({ waitForInternMs: 7000 })]).toEqual([300_000, 7000]);
});

test('a run that never begins throws, with a code', async () => {
  await expect(run('Hello', { intern: 'nobody' })).rejects.toMatchObject({ code: 'intern_unknown' });
});

test('a run that is cut off by its caller is a result', async () => {
  const stop = new AbortController();
  const result = await run('Take your time', {
    signal: stop.signal,
    onEvent: ({ type }) => type === 'text' && stop.abort(new Error('enough')),
  });
  expect(result).toMatchObject({ conclusion: 'failed', error: { message: 'enough' } });
});
