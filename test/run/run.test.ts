// Runs from the prompt to the end, across pauses, refusals and faults.
import { describe, expect, test } from 'vitest';
import { RunError } from '../../src/errors.ts';
import { runAnswer, runPrompt } from '../../src/run/run.ts';
import {
  chatErrorOf,
  eventStream,
  finalChunk,
  finishChunk,
  finishedResponse,
  pauseChunk,
  streamResponse,
  textChunk,
} from '../support/chat.ts';
import { handClock } from '../support/clock.ts';
import { brokenConnection, connectFailure, json, type SentRequest } from '../support/responses.ts';
import { decisionOf, pausedResponse, runOf, scriptedDecisions } from '../support/run.ts';

const finished = (text = 'Done', session_id = 'session-1', usage: unknown = null): Response =>
  streamResponse(finishedResponse(text, session_id, usage));
const failed = (code: number, reason: string, session_id: string | null = 'session-1'): Response =>
  streamResponse([finishChunk('error', { error: chatErrorOf(code, reason) }), finalChunk(session_id), '[DONE]']);
const bytesOf = (data: readonly string[]): Uint8Array => new TextEncoder().encode(eventStream(data));
const prompt = 'Review this.';

describe('a run', () => {
  test('that stops is finished', async () => {
    const { options, bodies } = runOf([finished('Hello', 'session-7', { total_tokens: 9 })]);
    const { record, ...result } = await runPrompt({ ...options, prompt });
    expect(result).toEqual({ conclusion: 'finished', error: null, pending: null, text: 'Hello' });
    expect(record).toMatchObject({
      text: { head: 'Hello' },
      finish_reason: 'stop',
      session_id: 'session-7',
      model: 'service/intern',
      usage: { total_tokens: 9 },
      conclusion: 'finished',
    });
    expect(bodies()).toEqual([
      { messages: [{ role: 'user', content: prompt }], stream: true, approval_mode: 'manual' },
    ]);
  });

  test('records its events in order', async () => {
    const { options, events } = runOf([pausedResponse(), finished('Hello', 'session-1', { total_tokens: 9 })]);
    await runPrompt({ ...options, prompt });
    expect(events.map(({ type }) => type)).toEqual([
      'prompt',
      'pause',
      'finish',
      'decision',
      'text',
      'finish',
      'usage',
      'end',
    ]);
    expect(events.at(-1)).toMatchObject({ conclusion: 'finished', error_code: null });
  });

  test('goes on in the session that it is given', async () => {
    const { options, bodies, log } = runOf([finished('Hello', 'session-7')], { sessionId: 'session-7' });
    await runPrompt({ ...options, prompt });
    expect(bodies()).toMatchObject([{ session_id: 'session-7' }]);
    expect(log.at('warning')).toEqual([]);
  });

  test('warns when the service went on in another session', async () => {
    const { options, log } = runOf([finished('Hello', 'session-8')], { sessionId: 'session-7' });
    expect((await runPrompt({ ...options, prompt })).record.session_id).toBe('session-8');
    expect(log.at('warning')).toEqual([expect.stringContaining('"session-8" instead of "session-7"')]);
  });

  test('warns when its stream ended without [DONE]', async () => {
    const { options, log } = runOf([streamResponse(finishedResponse('Hello').slice(0, -1))]);
    expect((await runPrompt({ ...options, prompt })).conclusion).toBe('finished');
    expect(log.at('warning')).toEqual([expect.stringContaining('without [DONE]')]);
  });

  test('sums the usage of its responses, and keeps the last session that was named', async () => {
    const error = chatErrorOf(502, 'turn_failed');
    const lost = streamResponse([finishChunk('error', { error }), finalChunk(null, { total_tokens: 5 }), '[DONE]']);
    const { options } = runOf([pausedResponse(), lost]);
    const { record } = await runPrompt({ ...options, prompt });
    expect(record).toMatchObject({ usage: { total_tokens: 5 }, session_id: 'session-1', finish_reason: 'error' });
  });
});

describe('a pause', () => {
  test('is answered by the policy with the echoed tool call, in the same session', async () => {
    const { options, bodies, decisions } = runOf([pausedResponse('call-7'), finished()]);
    expect((await runPrompt({ ...options, prompt })).conclusion).toBe('finished');
    const asked = JSON.stringify({ kind: 'permission', operation: 'shell' });
    expect(decisions.calls).toEqual([{ called: 'decide', request: { toolCallId: 'call-7', arguments: asked } }]);
    const called = { name: 'service.provide_input', arguments: asked };
    expect(bodies()[1]).toEqual({
      messages: [
        {
          role: 'assistant',
          content: null,
          tool_calls: [{ index: 0, id: 'call-7', type: 'function', function: called }],
        },
        { role: 'tool', tool_call_id: 'call-7', content: 'allow_once' },
      ],
      stream: true,
      session_id: 'session-1',
    });
  });

  test('may follow a pause', async () => {
    const { options, fetch } = runOf([pausedResponse('a'), pausedResponse('b'), pausedResponse('c'), finished()]);
    const { record } = await runPrompt({ ...options, prompt });
    expect(record.pauses.map(({ pause }) => pause.tool_call_id)).toEqual(['a', 'b', 'c']);
    expect(fetch.sent).toHaveLength(4);
  });

  test('that the policy stops ends the run without an answer', async () => {
    const decisions = scriptedDecisions({ decide: [decisionOf(null, { rule: 'guard-1', reason: 'Too dangerous.' })] });
    const { options, fetch } = runOf([pausedResponse()], { decisions });
    expect(await runPrompt({ ...options, prompt })).toMatchObject({
      conclusion: 'rejected',
      error: {
        name: 'PolicyError',
        code: 'policy_stopped',
        data: { reason: 'guard-1' },
        message: expect.stringContaining('at "shell" by rule "guard-1": Too dangerous.'),
      },
      record: { pauses: [{ decisions: [{ answer: null, rule: 'guard-1' }] }], conclusion: 'rejected' },
    });
    expect(fetch.sent).toHaveLength(1);
  });

  test('that is no permission is named by its kind when the policy stops it', async () => {
    const decisions = scriptedDecisions({ decide: [decisionOf(null, { kind: 'elicitation', operation: null })] });
    const { options } = runOf([pausedResponse()], { decisions });
    expect((await runPrompt({ ...options, prompt })).error?.message).toContain('a question of kind "elicitation"');
  });

  test('is answered as if nobody was there when the policy asks and nobody is', async () => {
    const decisions = scriptedDecisions({
      decide: [decisionOf(null, { verb: 'ask', outcome: 'ask' })],
      nobodyAnswered: [decisionOf('reject_always')],
    });
    const { options, bodies } = runOf([pausedResponse(), finished()], { decisions });
    expect((await runPrompt({ ...options, prompt })).conclusion).toBe('finished');
    expect(bodies()[1]?.messages.at(-1)).toMatchObject({ content: 'reject_always' });
  });

  test('has its deadline five minutes after it came, however long its response lasts', async () => {
    const clock = handClock();
    const slowly = new ReadableStream<Uint8Array>(
      {
        start: (stream) => stream.enqueue(bytesOf([pauseChunk('call-1', { kind: 'permission' })])),
        pull(stream) {
          clock.advance(10_000);
          stream.enqueue(bytesOf([finishChunk('tool_calls'), finalChunk('session-1'), '[DONE]']));
          stream.close();
        },
      },
      { highWaterMark: 0 },
    );
    const response = new Response(slowly, { headers: { 'Content-Type': 'text/event-stream' } });
    const { options } = runOf([response], { onPause: 'stop', clock }, { clock });
    const { pending } = await runPrompt({ ...options, prompt });
    expect(pending?.deadline).toBe('2026-01-02T03:09:05.000Z');
  });

  test('is left open where it is to be', async () => {
    const { options, fetch, decisions } = runOf([pausedResponse('call-7')], { onPause: 'stop' });
    expect(await runPrompt({ ...options, prompt })).toMatchObject({
      conclusion: 'paused',
      error: null,
      pending: {
        tool_call_id: 'call-7',
        session_id: 'session-1',
        name: 'service.provide_input',
        arguments: JSON.stringify({ kind: 'permission', operation: 'shell' }),
        deadline: '2026-01-02T03:09:05.000Z',
      },
      record: { conclusion: 'paused', finish_reason: 'tool_calls' },
    });
    expect([fetch.sent.length, decisions.calls]).toEqual([1, []]);
  });

  test.each([
    ['of another tool', 'service.read_file', 'session-1', 'the tool "service.read_file"'],
    ['without a session', 'service.provide_input', null, 'no session_id'],
    ['of a tool whose name only contains the suffix', 'x.provide_input.y', 'session-1', 'Only tools that end in'],
  ])('%s is no question', async (_, name, session_id, says) => {
    const data = [pauseChunk('call-1', {}, name), finishChunk('tool_calls'), finalChunk(session_id), '[DONE]'];
    const { options, fetch } = runOf([streamResponse(data)]);
    expect(await runPrompt({ ...options, prompt })).toMatchObject({
      conclusion: 'failed',
      error: { code: 'stream_malformed', message: expect.stringContaining(says) },
    });
    expect(fetch.sent).toHaveLength(1);
  });

  test.each([
    [0, 'failed', 1],
    [1, 'failed', 2],
    [2, 'finished', 3],
  ])('more than %i of them is %s', async (maxPauses, conclusion, sent) => {
    const { options, fetch } = runOf([pausedResponse('a'), pausedResponse('b'), finished()], { maxPauses });
    const result = await runPrompt({ ...options, prompt });
    expect([result.conclusion, fetch.sent.length]).toEqual([conclusion, sent]);
    expect(result.error).toEqual(
      conclusion === 'finished'
        ? null
        : expect.objectContaining({
            code: 'too_many_pauses',
            message: `The run paused more than ${maxPauses} times. Raise "max-pauses" if the work needs it.`,
          }),
    );
  });
});

describe('an answer that the service refuses', () => {
  const badRequest = (): Response => json(400, { error: chatErrorOf(400, 'bad_request') });

  test('with 400 is given once more, by the reject ladder', async () => {
    const { options, bodies, decisions, log } = runOf([pausedResponse(), badRequest(), finished()]);
    const { conclusion, record } = await runPrompt({ ...options, prompt });
    expect(conclusion).toBe('finished');
    expect(bodies().map(({ messages }) => messages.at(-1)?.content)).toEqual([prompt, 'allow_once', 'reject_once']);
    expect(decisions.calls.map(({ called }) => called)).toEqual(['decide', 'refused']);
    expect(record.pauses[0]?.decisions.map(({ answer }) => answer)).toEqual(['allow_once', 'reject_once']);
    expect(log.at('warning')).toEqual([expect.stringContaining('refused the answer "allow_once"')]);
  });

  test('with 400 twice stops the run', async () => {
    const { options, fetch, log } = runOf([pausedResponse(), badRequest(), badRequest()]);
    expect(await runPrompt({ ...options, prompt })).toMatchObject({
      conclusion: 'rejected',
      error: { code: 'policy_stopped' },
      record: { pauses: [{ decisions: [{ answer: 'allow_once' }, { answer: 'reject_once' }, { answer: null }] }] },
    });
    expect(log.at('warning')).toHaveLength(2);
    expect(fetch.sent).toHaveLength(3);
  });

  test('with 400 stops the run where the ladder has nothing to offer', async () => {
    const decisions = scriptedDecisions({ decide: [decisionOf('allow_once')], refused: [decisionOf(null)] });
    const { options, fetch } = runOf([pausedResponse(), badRequest()], { decisions });
    expect(await runPrompt({ ...options, prompt })).toMatchObject({
      conclusion: 'rejected',
      error: { code: 'policy_stopped' },
    });
    expect(fetch.sent).toHaveLength(2);
  });

  test.each([
    [404, 'interaction_unknown'],
    [409, 'interaction_not_pending'],
    [410, 'attachment_failed'],
  ])('with %i %s has ended', async (status, reason) => {
    const { options, fetch } = runOf([pausedResponse(), json(status, { error: chatErrorOf(status, reason) })]);
    expect(await runPrompt({ ...options, prompt })).toMatchObject({
      conclusion: 'ended',
      error: { code: 'answer_refused', data: { status, reason } },
    });
    expect(fetch.sent).toHaveLength(2);
  });

  test.each([429, 502, 503, 504])('with %i is sent again, the same', async (status) => {
    const passing = json(status, { error: chatErrorOf(status, 'busy') });
    const { options, bodies, clock } = runOf([pausedResponse(), passing, finished()]);
    const { conclusion, record } = await runPrompt({ ...options, prompt });
    expect([conclusion, clock.sleeps]).toEqual(['finished', [500]]);
    expect(bodies()[2]).toEqual(bodies()[1]);
    expect(record.pauses[0]?.decisions).toHaveLength(1);
  });

  test('by a lost connection is sent again', async () => {
    const { options, fetch } = runOf([pausedResponse(), brokenConnection(), finished()]);
    expect((await runPrompt({ ...options, prompt })).conclusion).toBe('finished');
    expect(fetch.sent).toHaveLength(3);
  });

  test('is sent again until 20 s before the deadline of the question, and no longer', async () => {
    const busy = (): Response => json(503, { error: chatErrorOf(503, 'busy') }, { 'Retry-After': '70' });
    const { options, fetch, clock } = runOf([pausedResponse(), busy, busy, busy, busy, busy]);
    expect(await runPrompt({ ...options, prompt })).toMatchObject({
      conclusion: 'failed',
      error: { code: 'answer_refused', data: { status: 503 } },
    });
    expect([fetch.sent.length - 1, clock.sleeps]).toEqual([5, [70_000, 70_000, 70_000, 70_000]]);
  });

  test('is not sent again past the end of the step', async () => {
    const busy = (): Response => json(503, { error: chatErrorOf(503, 'busy') }, { 'Retry-After': '70' });
    const { options, fetch } = runOf([pausedResponse(), busy, finished()], { deadline: 60_000 });
    expect((await runPrompt({ ...options, prompt })).conclusion).toBe('failed');
    expect(fetch.sent).toHaveLength(2);
  });
});

describe('a prompt', () => {
  const refused = (status: number, reason: string) => (): Response =>
    json(status, { error: chatErrorOf(status, reason) });

  test('is sent again after a refusal that started nothing', async () => {
    const { options, fetch, events } = runOf([refused(503, 'busy'), refused(429, 'rate_limited'), finished()]);
    expect((await runPrompt({ ...options, prompt })).conclusion).toBe('finished');
    expect(fetch.sent).toHaveLength(3);
    expect(events.filter(({ type }) => type === 'prompt')).toHaveLength(1);
  });

  test('is sent again after it could not be sent', async () => {
    const { options, fetch } = runOf([connectFailure(), finished()]);
    expect((await runPrompt({ ...options, prompt })).conclusion).toBe('finished');
    expect(fetch.sent).toHaveLength(2);
  });

  test('that may have arrived is never sent again', async () => {
    const { options, fetch } = runOf([brokenConnection(), finished()]);
    expect(await runPrompt({ ...options, prompt })).toMatchObject({
      conclusion: 'ended',
      error: { code: 'api_unreachable', data: { sent: 'unknown' } },
    });
    expect(fetch.sent).toHaveLength(1);
  });

  test.each([
    ['severed', streamResponse([textChunk('Hel')]), 'ended', 'stream_severed'],
    ['malformed', streamResponse(['{']), 'failed', 'stream_malformed'],
    ['no event stream', json(200, {}), 'failed', 'stream_malformed'],
    ['steered', json(202, { session_id: 's', status: 'steered' }), 'ended', 'steered'],
    ['ended by the intern', failed(410, 'run_ended'), 'ended', 'run_ended'],
    ['ended by the service', failed(502, 'stream_severed'), 'ended', 'stream_severed'],
    ['out of time', failed(504, 'timeout'), 'ended', 'run_timeout'],
    ['failed', failed(502, 'turn_failed'), 'ended', 'run_failed'],
  ] as const)('whose response is %s is never sent again', async (_, response, conclusion, code) => {
    const { options, fetch } = runOf([response, finished()]);
    expect(await runPrompt({ ...options, prompt })).toMatchObject({
      conclusion,
      error: { code },
      record: { conclusion },
    });
    expect(fetch.sent).toHaveLength(1);
  });

  test('whose error chunk is the last of its stream ends with its reason', async () => {
    const error = chatErrorOf(410, 'run_ended');
    const { options } = runOf([streamResponse([textChunk('Hel'), finishChunk('error', { error })])]);
    expect(await runPrompt({ ...options, prompt })).toMatchObject({
      conclusion: 'ended',
      error: { code: 'run_ended', data: { reason: 'run_ended' } },
      record: { text: { head: 'Hel' }, error: { code: 'run_ended', reason: 'run_ended' } },
    });
  });

  test('waits for an intern that is not ready as long as it is told to', async () => {
    const { options, clock } = runOf(
      Array.from({ length: 9 }, () => refused(409, 'intern_not_ready')),
      {
        waitForInternMs: 10_000,
      },
    );
    expect(await runPrompt({ ...options, prompt })).toMatchObject({
      conclusion: 'failed',
      error: { code: 'api_refused', data: { reason: 'intern_not_ready' } },
    });
    expect(clock.sleeps).toEqual([500, 1000, 2000, 4000]);
  });

  test('does not wait for an intern that is not ready where it is told not to', async () => {
    const { options, fetch } = runOf([refused(409, 'intern_not_ready'), finished()], { waitForInternMs: 0 });
    expect((await runPrompt({ ...options, prompt })).conclusion).toBe('failed');
    expect(fetch.sent).toHaveLength(1);
  });

  test('waits for a busy service beyond the wait for the intern', async () => {
    const { options } = runOf([refused(503, 'busy'), finished()], { waitForInternMs: 0 });
    expect((await runPrompt({ ...options, prompt })).conclusion).toBe('finished');
  });

  test('that is too large is not sent', async () => {
    const { options, fetch } = runOf([finished()]);
    expect(await runPrompt({ ...options, prompt: 'x'.repeat(1_048_576) })).toMatchObject({
      conclusion: 'failed',
      error: { code: 'request_too_large' },
    });
    expect(fetch.sent).toEqual([]);
  });
});

describe('a turn that outlived its request', () => {
  test('is continued in its session where it is to be', async () => {
    const { options, bodies, log } = runOf([failed(504, 'timeout'), finished()], { onTimeout: 'continue' });
    expect((await runPrompt({ ...options, prompt })).conclusion).toBe('finished');
    expect(bodies()[1]).toMatchObject({
      session_id: 'session-1',
      approval_mode: 'manual',
      messages: [{ role: 'user' }],
    });
    expect(bodies()[1]?.messages[0]?.content).not.toBe(prompt);
    expect(log.at('notice')).toHaveLength(1);
  });

  test('is continued in the session that was asked for where the service names none', async () => {
    const more = { onTimeout: 'continue', sessionId: 'session-7' } as const;
    const { options, bodies } = runOf([failed(504, 'timeout', null), finished('Done', 'session-7')], more);
    await runPrompt({ ...options, prompt });
    expect(bodies()[1]).toMatchObject({ session_id: 'session-7' });
  });

  test('is continued in the session of an earlier response where its own names none', async () => {
    const { options, bodies } = runOf([pausedResponse(), failed(504, 'timeout', null), finished()], {
      onTimeout: 'continue',
    });
    expect((await runPrompt({ ...options, prompt })).conclusion).toBe('finished');
    expect(bodies()[2]).toMatchObject({ session_id: 'session-1' });
  });

  test('is not continued without a session: a new one knows nothing of it', async () => {
    const { options, fetch } = runOf([failed(504, 'timeout', null), finished()], { onTimeout: 'continue' });
    expect(await runPrompt({ ...options, prompt })).toMatchObject({
      conclusion: 'ended',
      error: { code: 'run_timeout' },
    });
    expect(fetch.sent).toHaveLength(1);
  });

  test('is not continued past the end of the step', async () => {
    const { options, fetch } = runOf([failed(504, 'timeout'), finished()], { onTimeout: 'continue', deadline: 1000 });
    expect((await runPrompt({ ...options, prompt })).error?.code).toBe('run_timeout');
    expect(fetch.sent).toHaveLength(1);
  });

  test.each(['run_ended', 'stream_severed', 'turn_failed'])('is not what %s is', async (reason) => {
    const { options, fetch } = runOf([failed(502, reason), finished()], { onTimeout: 'continue' });
    expect((await runPrompt({ ...options, prompt })).conclusion).toBe('ended');
    expect(fetch.sent).toHaveLength(1);
  });
});

describe('a rejection', () => {
  const decisions = () => scriptedDecisions({ decide: [decisionOf('allow_once'), decisionOf('reject_once')] });
  const script = () => [pausedResponse('a'), pausedResponse('b'), finished()];

  test('does not fail a run', async () => {
    const { options } = runOf(script(), { decisions: decisions() });
    expect((await runPrompt({ ...options, prompt })).conclusion).toBe('finished');
  });

  test('fails a run where it is to', async () => {
    const { options } = runOf(script(), { decisions: decisions(), failOnReject: true });
    expect(await runPrompt({ ...options, prompt })).toMatchObject({
      conclusion: 'rejected',
      error: { code: 'policy_rejected', message: expect.stringContaining('rejected 1 of its requests') },
      record: { text: { head: 'Done' }, conclusion: 'rejected' },
    });
  });

  test('fails no run in which there was none', async () => {
    const { options } = runOf(script(), { failOnReject: true });
    expect((await runPrompt({ ...options, prompt })).conclusion).toBe('finished');
  });
});

describe('a signal', () => {
  test.each(['timeout', 'cancelled'] as const)('with the reason %s fails a run before its prompt', async (code) => {
    const signal = AbortSignal.abort(new RunError(code, 'It is over.'));
    const { options, fetch } = runOf([finished()], { signal });
    expect(await runPrompt({ ...options, prompt })).toMatchObject({
      conclusion: 'failed',
      error: { code },
      record: { conclusion: 'failed', error: { code } },
    });
    expect(fetch.sent).toEqual([]);
  });

  test('fails a run in the middle of its stream, which keeps what came', async () => {
    const controller = new AbortController();
    const { options, events } = runOf([streamOf(['Hel', 'lo'])], { signal: controller.signal });
    const { recorder } = options;
    const record: typeof recorder.record = (event) => {
      recorder.record(event);
      if (event.type === 'text') controller.abort(new RunError('cancelled', 'Stop.'));
    };
    const result = await runPrompt({ ...options, recorder: { ...recorder, record }, prompt });
    expect(result).toMatchObject({
      conclusion: 'failed',
      error: { code: 'cancelled' },
      record: { text: { head: 'Hel' } },
    });
    expect(events.map(({ type }) => type)).toEqual(['prompt', 'text', 'error', 'end']);
  });

  /** A stream that gives its pieces of text one by one, and ends only with its request. */
  function streamOf(texts: readonly string[]) {
    return ({ signal }: SentRequest): Response => {
      const rest = texts.map((text) => new TextEncoder().encode(eventStream([textChunk(text)])));
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => signal?.addEventListener('abort', () => controller.error(signal.reason)),
        pull(controller) {
          const next = rest.shift();
          if (next !== undefined) controller.enqueue(next);
        },
      });
      return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
    };
  }

  test('has an open question rejected before the run fails', async () => {
    const controller = new AbortController();
    const cancelled = (): Response => {
      controller.abort(new RunError('cancelled', 'Stop.'));
      return json(503, { error: chatErrorOf(503, 'busy') });
    };
    const { options, bodies, log, decisions } = runOf([pausedResponse(), cancelled, finished()], {
      signal: controller.signal,
    });
    expect(await runPrompt({ ...options, prompt })).toMatchObject({
      conclusion: 'failed',
      error: { code: 'cancelled' },
    });
    expect(bodies()[2]?.messages.at(-1)).toMatchObject({ content: 'reject_once' });
    expect(decisions.calls.map(({ called }) => called)).toEqual(['decide', 'nobodyAnswered']);
    expect(log.at('info')).toEqual([expect.stringContaining('was rejected')]);
  });

  test('has an open question rejected again, when the first time fails in passing', async () => {
    const controller = new AbortController();
    const cancelled = (): Response => {
      controller.abort(new RunError('cancelled', 'Stop.'));
      return json(503, { error: chatErrorOf(503, 'busy') });
    };
    const script = [pausedResponse(), cancelled, json(504, {}), finished()];
    const { options, bodies, log } = runOf(script, { signal: controller.signal });
    expect((await runPrompt({ ...options, prompt })).error?.code).toBe('cancelled');
    expect(
      bodies()
        .map(({ messages }) => messages.at(-1)?.content)
        .slice(2),
    ).toEqual(['reject_once', 'reject_once']);
    expect(log.at('info').at(-1)).toContain('was rejected');
  });

  test('rejects no question that a policy stopped', async () => {
    const controller = new AbortController();
    const stopping = scriptedDecisions({ decide: [decisionOf(null)] });
    const decide: typeof stopping.decide = (request) => {
      controller.abort(new RunError('cancelled', 'Stop.'));
      return stopping.decide(request);
    };
    const more = { decisions: { ...stopping, decide }, signal: controller.signal };
    const { options, fetch } = runOf([pausedResponse(), finished()], more);
    expect((await runPrompt({ ...options, prompt })).conclusion).toBe('rejected');
    expect(fetch.sent).toHaveLength(1);
  });

  test('says so when the open question could not be rejected', async () => {
    const controller = new AbortController();
    const cancelled = (): Response => {
      controller.abort(new RunError('cancelled', 'Stop.'));
      return json(503, {});
    };
    const { options, log } = runOf([pausedResponse(), cancelled, json(500, {})], { signal: controller.signal });
    expect((await runPrompt({ ...options, prompt })).error?.code).toBe('cancelled');
    expect(log.at('warning').at(-1)).toContain('could not be rejected');
  });
});

describe('a person', () => {
  const asking = decisionOf(null, { verb: 'ask', outcome: 'ask' });

  test('answers where the policy asks', async () => {
    const decisions = scriptedDecisions({ decide: [asking], personAnswered: [decisionOf('allow_always')] });
    const askPerson = async () => 'allow' as const;
    const { options, bodies } = runOf([pausedResponse(), finished()], { decisions, askPerson });
    expect((await runPrompt({ ...options, prompt })).conclusion).toBe('finished');
    expect(bodies()[1]?.messages.at(-1)).toMatchObject({ content: 'allow_always' });
  });

  test.each([
    ['an allow is one of the rule "grant"', 'allow_once', { rule: 'grant', reason: 'Octocat did.' }],
    ["what a budget made of it is the policy's", 'reject_once', { rule: 'rule-1', reason: null }],
  ])('may have granted it before the run: %s', async (_, answer, decided) => {
    const outcome = answer === 'allow_once' ? 'allow' : 'reject';
    const made = decisionOf(answer, { rule: 'rule-1', reason: null, outcome });
    const decisions = scriptedDecisions({ decide: [asking], personAnswered: [made] });
    const askPerson = async () => ({ grantReason: 'Octocat did.' });
    const { options, bodies } = runOf([pausedResponse(), finished()], { decisions, askPerson });
    const { record } = await runPrompt({ ...options, prompt });
    expect(record.pauses[0]?.decisions).toMatchObject([{ answer, decided_by: 'person', ...decided }]);
    expect(bodies()[1]?.messages.at(-1)).toMatchObject({ content: answer });
  });

  test('is not asked where the policy decides', async () => {
    let asked = 0;
    const askPerson = async () => {
      asked += 1;
      return 'allow' as const;
    };
    const { options } = runOf([pausedResponse(), finished()], { askPerson });
    await runPrompt({ ...options, prompt });
    expect(asked).toBe(0);
  });

  test('is asked again, and told why, when the answer does not fit', async () => {
    const scripted = scriptedDecisions({ decide: [asking], personAnswered: [decisionOf('allow_once')] });
    const refusals: (string | undefined)[] = [];
    const decisions = {
      ...scripted,
      personAnswered: (...given: Parameters<typeof scripted.personAnswered>) =>
        refusals.length === 1 ? { error: 'It is no number.' } : scripted.personAnswered(...given),
    };
    const askPerson = async ({ refusal }: { readonly refusal: string | undefined }) => {
      refusals.push(refusal);
      return 'allow' as const;
    };
    const { options } = runOf([pausedResponse(), finished()], { decisions, askPerson });
    expect((await runPrompt({ ...options, prompt })).conclusion).toBe('finished');
    expect(refusals).toEqual([undefined, 'It is no number.']);
  });

  test.each([
    { who: 'the person', wish: 'allow' as const, by: 'person' },
    { who: 'nobody, when the person does not answer', wish: undefined, by: 'nobody' },
  ])('is recorded as $who', async ({ wish, by }) => {
    const decisions = scriptedDecisions({
      decide: [asking],
      personAnswered: [decisionOf('allow_once')],
      nobodyAnswered: [decisionOf('reject_once')],
    });
    const { options } = runOf([pausedResponse(), finished()], { decisions, askPerson: async () => wish });
    const { record } = await runPrompt({ ...options, prompt });
    expect(record.pauses[0]?.decisions).toMatchObject([{ decided_by: by }]);
  });

  test('whose job is cancelled while it is asked decided nothing', async () => {
    const controller = new AbortController();
    const askPerson = async (): Promise<undefined> => {
      controller.abort(new RunError('cancelled', 'Stop.'));
      return undefined;
    };
    const decisions = scriptedDecisions({ decide: [asking], nobodyAnswered: [decisionOf('reject_once')] });
    const more = { decisions, askPerson, signal: controller.signal };
    const { options } = runOf([pausedResponse(), finished(), finished()], more);
    const { record } = await runPrompt({ ...options, prompt });
    expect(record.pauses[0]?.decisions.map(({ decided_by }) => decided_by)).toContain('nobody');
    expect(record.pauses[0]?.decisions.map(({ decided_by }) => decided_by)).not.toContain('person');
  });

  test('who does not answer is nobody', async () => {
    const decisions = scriptedDecisions({ decide: [asking], nobodyAnswered: [decisionOf('reject_once')] });
    const { options, bodies } = runOf([pausedResponse(), finished()], { decisions, askPerson: async () => undefined });
    await runPrompt({ ...options, prompt });
    expect(bodies()[1]?.messages.at(-1)).toMatchObject({ content: 'reject_once' });
  });
});

describe('an answer to a question that was left open', () => {
  const toolCall = { index: 0, id: 'call-1', type: 'function', function: { name: 's.provide_input', arguments: '{}' } };
  const given = { sessionId: 'session-1', toolCallId: 'call-1', toolCall, answer: 'allow_once' };

  test('goes on with the run', async () => {
    const { options, bodies } = runOf([finished()]);
    expect((await runAnswer({ ...options, reply: given })).conclusion).toBe('finished');
    expect(bodies()).toMatchObject([
      { session_id: 'session-1', messages: [{ role: 'assistant' }, { tool_call_id: 'call-1', content: 'allow_once' }] },
    ]);
  });

  test('may be followed by pauses, which the policy answers', async () => {
    const { options, fetch } = runOf([pausedResponse('call-2'), finished()]);
    expect((await runAnswer({ ...options, reply: given })).conclusion).toBe('finished');
    expect(fetch.sent).toHaveLength(2);
  });

  test('is sent again after a passing failure', async () => {
    const { options, fetch } = runOf([brokenConnection(), json(503, {}), finished()]);
    expect((await runAnswer({ ...options, reply: given })).conclusion).toBe('finished');
    expect(fetch.sent).toHaveLength(3);
  });

  test.each([
    [400, 'bad_request', 'failed'],
    [404, 'interaction_unknown', 'ended'],
    [409, 'interaction_not_pending', 'ended'],
    [410, 'attachment_failed', 'ended'],
  ])('that is refused with %i is not sent again', async (status, reason, conclusion) => {
    const { options, fetch } = runOf([json(status, { error: chatErrorOf(status, reason) })]);
    expect(await runAnswer({ ...options, reply: given })).toMatchObject({
      conclusion,
      error: { code: 'answer_refused', data: { status, reason } },
    });
    expect(fetch.sent).toHaveLength(1);
  });
});
