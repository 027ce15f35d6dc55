// Whatever a service answers, the run ends with an error that names it: `internal` is for defects of our own.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { startDecisions, unknownContext } from '../../src/permission/decide/decide.ts';
import { rejectEverything } from '../../src/permission/policy.ts';
import { runPrompt } from '../../src/run/run.ts';
import { chatErrorOf, finalChunk, finishChunk, pauseChunk, streamResponse, textChunk } from '../support/chat.ts';
import { almost } from '../support/hostile.ts';
import { json } from '../support/responses.ts';
import { runOf } from '../support/run.ts';
import { runs, seed } from '../support/seed.ts';

const data = (chunk: string): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constant(chunk),
    almost(JSON.parse(chunk)).map((value) => JSON.stringify(value) ?? 'null'),
  );
const permission = { kind: 'permission', operation: 'shell', options: ['allow_once', 'reject_once'] };

const paused = fc.tuple(
  fc.oneof(
    data(pauseChunk('call-1', permission)),
    almost(permission).map((args) => pauseChunk('call-1', args)),
  ),
  data(finishChunk('tool_calls')),
  data(finalChunk('session-1', { total_tokens: 1 })),
);
const stopped = fc.tuple(data(textChunk('Hello')), data(finishChunk('stop')), data(finalChunk('session-1')));
const failed = fc.tuple(data(finishChunk('error', { error: chatErrorOf(410, 'run_ended') })), data(finalChunk(null)));
const response = fc.oneof(
  fc.oneof(paused, stopped, failed).map((chunks) => () => streamResponse([...chunks, '[DONE]'])),
  fc
    .tuple(fc.constantFrom(200, 202, 400, 401, 404, 409, 410, 500), almost({ error: chatErrorOf(400, 'bad_request') }))
    .map(
      ([status, body]) =>
        () =>
          json(status, body ?? null),
    ),
);

test('a run against a hostile service never ends as internal', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(response, { minLength: 6, maxLength: 6 }), async (script) => {
      const { options } = runOf(script, { decisions: startDecisions(rejectEverything, unknownContext), maxPauses: 4 });
      const { error } = await runPrompt({ ...options, deadline: options.clock.monotonic() + 400, prompt: 'Hello' });
      expect(error?.code, error?.message).not.toBe('internal');
    }),
    { numRuns: runs(1_500), seed },
  );
});
