// A run on an intern, whoever starts it: what is on the record, and how it ends when it can't begin.
import { expect, test } from 'vitest';
import { createClient } from '../../src/client/client.ts';
import { ExchangeError } from '../../src/errors.ts';
import { runOnIntern } from '../../src/job/run-on-intern.ts';
import { unknownContext } from '../../src/permission/decide/decide.ts';
import { rejectEverything } from '../../src/permission/policy.ts';
import { createRedactor, Secret } from '../../src/secret.ts';
import type { RecordedEvent } from '../../src/transcript/events.ts';
import { createRecorder } from '../../src/transcript/recorder.ts';
import { finalChunk, finishChunk, internOf, streamResponse } from '../support/chat.ts';
import { handClock } from '../support/clock.ts';
import { recordLog } from '../support/log.ts';
import type { Scripted } from '../support/responses.ts';
import { json, scriptedFetch } from '../support/responses.ts';

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
  expect(events[1]).toMatchObject({ intern_name: 'reviewer', policy: { path: 'policy.yml', digest: 'd' } });
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
