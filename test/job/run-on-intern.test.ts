// A run on an intern, whoever starts it: what is on the record, and how it ends when it can't begin.
import { describe, expect, test } from 'vitest';
import { createClient } from '../../src/client/client.ts';
import { ExchangeError } from '../../src/errors.ts';
import { beginRun, readBeginning, recordWarnings, runOnIntern } from '../../src/job/run-on-intern.ts';
import type { Workspace } from '../../src/job/workspace.ts';
import { unknownContext } from '../../src/permission/decide/decide.ts';
import { rejectEverything } from '../../src/permission/policy.ts';
import { createRedactor, Secret } from '../../src/secret.ts';
import type { RecordedEvent } from '../../src/transcript/events.ts';
import { createRecorder } from '../../src/transcript/recorder.ts';
import { finalChunk, finishChunk, finishedResponse, internOf, streamResponse } from '../support/chat.ts';
import { handClock } from '../support/clock.ts';
import { settingsOf as commandSettingsOf } from '../support/command-settings.ts';
import { recordLog } from '../support/log.ts';
import { json, type Scripted, scriptedFetch } from '../support/responses.ts';
import { runOf } from '../support/run.ts';
import { settingsOf } from '../support/settings.ts';

type Options = Parameters<typeof runOnIntern>[0];

function start(script: readonly Scripted[], more: Partial<Options> = {}) {
  const clock = handClock();
  const fetch = scriptedFetch(...script);
  const events: RecordedEvent[] = [];
  const redactor = createRedactor();
  redactor.add(new Secret('made-up-secret'));
  const recorder = createRecorder({ clock, redactor });
  recorder.observe((event) => events.push(event));
  const bearer = (): Promise<Secret> => Promise.resolve(new Secret('key-1'));
  const run = runOnIntern({
    clock,
    log: recordLog(),
    recorder,
    redactor,
    deadline: clock.monotonic() + 60_000,
    intern: 'reviewer',
    waitForInternMs: 0,
    beginning: { by: 'prompt', prompt: 'Hello' },
    approvalMode: 'manual',
    onPause: 'resolve',
    onTimeout: 'fail',
    maxPauses: 5,
    failOnReject: false,
    policy: rejectEverything,
    facts: { path: 'policy.yml', commit: null, digest: 'd' },
    context: unknownContext,
    connect: (onRequest) =>
      Promise.resolve({
        client: createClient({ baseUrl: 'https://service.example/v1', bearer, fetch, clock, onRequest }),
      }),
    ...more,
  });
  return { run, events, fetch };
}

const page = (): Response => json(200, { data: [internOf({ name: 'reviewer' })], has_more: false });

test('everything is on the record, in its order, with the policy and the intern', async () => {
  const { run, events } = start([page(), streamResponse([finishChunk('stop'), finalChunk('session-1'), '[DONE]'])]);
  expect(await run).toMatchObject({ conclusion: 'finished', error: null });
  expect(events.map(({ type }) => type).filter((type) => type !== 'text')).toEqual([
    'request',
    'start',
    'prompt',
    'request',
    'finish',
    'end',
  ]);
  expect(events[1]).toEqual({
    type: 'start',
    at: expect.any(String),
    intern_id: internOf().id,
    intern_name: 'reviewer',
    approval_mode: 'manual',
    policy: { path: 'policy.yml', commit: null, digest: 'd' },
    context: unknownContext,
  });
});

const refused = new ExchangeError('exchange_refused', 'The exchange was refused.', { reason: 'invalid_grant' });

test.each([
  [
    'with its reason',
    refused,
    { code: 'exchange_refused', message: 'The exchange was refused.', reason: 'invalid_grant' },
  ],
  ['without one', new Error('Broken.'), { code: 'internal', message: 'Broken.', reason: null }],
])('a run that could not begin ends the record with the failure %s', async (_, thrown, error) => {
  const { run, events } = start([], { connect: () => Promise.reject(thrown) });
  await expect(run).rejects.toMatchObject({ code: error.code });
  expect(events).toMatchObject([
    { type: 'error', ...error },
    { type: 'end', conclusion: 'failed', error_code: error.code },
  ]);
});

test('a prompt that holds a secret of the job is refused before anything is sent', async () => {
  const { run, events, fetch } = start([page()], { beginning: { by: 'prompt', prompt: 'Use made-up-secret here.' } });
  await expect(run).rejects.toMatchObject({
    code: 'prompt_has_secret',
    data: { source: 'prompt' },
    message: expect.stringMatching(/^The prompt holds a secret of this job: .* Nothing was sent\. /),
  });
  expect(fetch.sent).toEqual([]);
  expect(JSON.stringify(events)).not.toContain('made-up-secret');
});

/** A workspace with one file. */
function workspaceOf(text: string | Error): Workspace {
  return {
    resolve: (given) => `/work/${given}`,
    readInput: () => Promise.reject(new Error('not read')),
    readText: () => Promise.reject(new Error('not read')),
    create: () => 0,
    write: () => {},
    refuseFileOfOthers: () => {},
    async readInputText(given) {
      if (text instanceof Error || given !== 'prompt.md') throw text;
      return text;
    },
    temp: '/tmp',
  };
}

const fromFile = settingsOf({ prompt: '', 'prompt-file': 'prompt.md' });

describe('a prompt', () => {
  test('is that of the input', async () => {
    const begun = await readBeginning(
      settingsOf({ prompt: ' Hello ' }),
      workspaceOf(new Error('not read')),
      recordLog(),
    );
    expect(begun).toEqual({ by: 'prompt', prompt: ' Hello ' });
  });

  test('is the whole text of the file', async () => {
    expect(await readBeginning(fromFile, workspaceOf('\nHello\n'), recordLog())).toEqual({
      by: 'prompt',
      prompt: '\nHello\n',
    });
  });

  test.each(['', ' \n\t'])('is not a file that holds %j', async (text) => {
    await expect(readBeginning(fromFile, workspaceOf(text), recordLog())).rejects.toMatchObject({
      code: 'input_invalid',
      data: { source: 'prompt-file' },
      message: 'Input "prompt-file" is "prompt.md", which is empty.',
    });
  });

  test.each([' ', '\n\t'])('is not the input %j, and nothing is sent', async (prompt) => {
    const missing = { code: 'input_missing', data: { source: 'prompt' }, message: expect.stringContaining('is empty') };
    await expect(readBeginning(settingsOf({ prompt }), workspaceOf(''), recordLog())).rejects.toMatchObject(missing);
    await expect(beginRun({ by: 'prompt', prompt }, runOf([]).options)).rejects.toMatchObject(missing);
    await expect(beginRun({ by: 'prompt', prompt: '' }, runOf([]).options)).rejects.toMatchObject(missing);
  });

  test("is not a file that can't be read", async () => {
    const cause = new Error('ENOENT');
    await expect(readBeginning(fromFile, workspaceOf(cause), recordLog())).rejects.toMatchObject({
      code: 'input_invalid',
      data: { source: 'prompt-file' },
      message: expect.stringMatching(/^Input "prompt-file" is "prompt\.md", which can't be read as UTF-8 text\. /),
      cause,
    });
  });

  test.each([
    [31_999, []],
    [32_000, []],
    [
      32_001,
      ['The prompt has 32001 characters, but deployments of the service take at most 32000. It is sent as it is.'],
    ],
  ])('of %i characters stays as it is, with the warnings %j', async (length, warnings) => {
    const log = recordLog();
    const begun = await readBeginning(settingsOf({ prompt: 'x'.repeat(length) }), workspaceOf(''), log);
    expect(begun).toMatchObject({ prompt: 'x'.repeat(length) });
    expect(log.at('warning')).toEqual(warnings);
  });

  test('begins a run', async () => {
    const { options, bodies } = runOf([streamResponse(finishedResponse('Done'))]);
    expect((await beginRun({ by: 'prompt', prompt: 'Hello' }, options)).conclusion).toBe('finished');
    expect(bodies()).toMatchObject([{ messages: [{ role: 'user', content: 'Hello' }] }]);
  });
});

describe('an answer', () => {
  const ids = { command: 'answer', intern: 'i', answer: 'allow_once', 'session-id': 'session-1' } as const;
  const pending = { tool_call_id: 'call-1', session_id: 'session-1', name: 's.provide_input', arguments: '{}' };

  function answerSettings(given: Readonly<Record<string, string>>) {
    const settings = commandSettingsOf({ ...ids, ...given });
    if (settings.command !== 'answer') throw new Error('no answer');
    return settings;
  }

  test('echoes the tool call of a pending question', async () => {
    const settings = answerSettings({ pending: JSON.stringify(pending), 'session-id': '' });
    expect(await readBeginning(settings, workspaceOf(''), recordLog())).toEqual({
      by: 'answer',
      reply: {
        sessionId: 'session-1',
        toolCallId: 'call-1',
        toolCall: { index: 0, id: 'call-1', type: 'function', function: { name: 's.provide_input', arguments: '{}' } },
        answer: 'allow_once',
      },
    });
  });

  test('echoes nothing where only ids are known', async () => {
    const begun = await readBeginning(answerSettings({ 'tool-call-id': 'call-1' }), workspaceOf(''), recordLog());
    expect(begun).toMatchObject({ reply: { toolCall: undefined } });
  });

  test('begins a run in its session', async () => {
    const given = { sessionId: 'session-1', toolCallId: 'call-1', toolCall: undefined, answer: 'allow_once' };
    const { options, bodies, log } = runOf([streamResponse(finishedResponse('Done'))]);
    expect((await beginRun({ by: 'answer', reply: given }, options)).conclusion).toBe('finished');
    expect(bodies()).toMatchObject([{ session_id: 'session-1', messages: [{ tool_call_id: 'call-1' }] }]);
    expect(log.at('warning')).toEqual([]);
  });
});

test('a warning is on the record as well, and nothing else that is said', () => {
  const log = recordLog();
  const recorder = createRecorder({ clock: handClock(), redactor: createRedactor() });
  const recorded = recordWarnings(log, recorder);
  recorded.warning('Look.');
  recorded.notice('No warning.');
  expect(recorder.soFar().remarks).toEqual(['Look.']);
  expect(log.messages).toEqual([
    { level: 'warning', message: 'Look.' },
    { level: 'notice', message: 'No warning.' },
  ]);
});
