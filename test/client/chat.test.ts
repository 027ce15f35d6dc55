// The chat route: the requests, and a response as events.
import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { AnswerOptions, ChatEvent } from '../../src/client/chat.ts';
import { buildAnswer, buildChatRequest, buildPrompt } from '../../src/client/chat.ts';
import { type ClientOptions, createClient } from '../../src/client/client.ts';
import { Secret } from '../../src/secret.ts';
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
import { fetches, startLoopback } from '../support/loopback.ts';
import { brokenConnection, connectFailure, json, type Scripted, scriptedFetch } from '../support/responses.ts';

const baseUrl = 'https://service.example/api/v1';
const prompt = { internId: 'intern-1', prompt: 'Hello', approvalMode: 'manual' } as const;
const toolCall = { index: 0, id: 'call-1', type: 'function', function: { name: 's.provide_input', arguments: '{}' } };
const answer: AnswerOptions = {
  internId: 'intern-1',
  sessionId: 'session-1',
  toolCallId: 'call-1',
  toolCall,
  answer: 'allow_once',
};

/** The events of a stream, and the error that it ends with. */
async function collect(events: AsyncIterable<ChatEvent>) {
  const seen: ChatEvent[] = [];
  try {
    for await (const event of events) seen.push(event);
  } catch (error) {
    return { events: seen, error };
  }
  return { events: seen, error: undefined };
}

/** Writes a comment now and then, for as long as the connection is there. */
function keepAlive(response: ServerResponse): void {
  const timer = setInterval(() => response.write(': keepalive\n\n'), 10);
  response.on('close', () => clearInterval(timer));
}

function clientOf(script: readonly Scripted[], more: Partial<ClientOptions> = {}) {
  const fetch = scriptedFetch(...script);
  const options = { baseUrl, fetch, clock: handClock(), bearer: async () => new Secret('key-1') };
  return { client: createClient({ ...options, ...more }), fetch };
}

describe('the body of a prompt', () => {
  test('is one user message', () => {
    expect(buildPrompt(prompt)).toEqual({
      messages: [{ role: 'user', content: 'Hello' }],
      stream: true,
      approval_mode: 'manual',
    });
  });

  test('names the session where there is one', () => {
    expect(buildPrompt({ ...prompt, sessionId: 'session-1' })).toMatchObject({ session_id: 'session-1' });
  });

  test('is refused without a character', () => {
    expect(() => buildPrompt({ ...prompt, prompt: '' })).toThrow(
      expect.objectContaining({ code: 'input_missing', data: { source: 'prompt' } }),
    );
  });

  test.each([0, 257])('is refused with a session id of %i characters', (length) => {
    expect(() => buildPrompt({ ...prompt, sessionId: 'x'.repeat(length) })).toThrow(
      expect.objectContaining({
        code: 'input_invalid',
        data: { source: 'session-id' },
        message: `Input "session-id" has ${length} characters. Use an id of 1 to 256 characters.`,
      }),
    );
  });

  test.each([1, 256])('takes a session id of %i characters', (length) => {
    const sessionId = 'x'.repeat(length);
    expect(buildPrompt({ ...prompt, sessionId })).toMatchObject({ session_id: sessionId });
  });
});

describe('the body of an answer', () => {
  test('echoes the tool call before the answer', () => {
    expect(buildAnswer(answer)).toEqual({
      messages: [
        { role: 'assistant', content: null, tool_calls: [toolCall] },
        { role: 'tool', tool_call_id: 'call-1', content: 'allow_once' },
      ],
      stream: true,
      session_id: 'session-1',
    });
  });

  test('is the answer alone where the tool call is not known', () => {
    expect(buildAnswer({ ...answer, toolCall: undefined }).messages).toEqual([
      { role: 'tool', tool_call_id: 'call-1', content: 'allow_once' },
    ]);
  });
});

describe('an answer by the id of its tool call', () => {
  const answerTo = (length: number): AnswerOptions => ({
    ...answer,
    toolCall: undefined,
    toolCallId: 'x'.repeat(length),
  });

  test.each([0, 129])('is refused with one of %i characters', (length) => {
    expect(() => buildAnswer(answerTo(length))).toThrow(
      expect.objectContaining({
        code: 'input_invalid',
        data: { source: 'tool-call-id' },
        message: `Input "tool-call-id" has ${length} characters. Use an id of 1 to 128 characters.`,
      }),
    );
  });

  test.each([1, 128])('is built with one of %i characters', (length) => {
    expect(buildAnswer(answerTo(length)).messages).toMatchObject([{ tool_call_id: 'x'.repeat(length) }]);
  });
});

describe('the request', () => {
  const bearer = new Secret('key-1');

  test('is a POST of JSON to the intern, whose id is encoded', () => {
    expect(buildChatRequest(baseUrl, bearer, 'a/b c?', buildPrompt(prompt))).toEqual({
      method: 'POST',
      url: `${baseUrl}/interns/a%2Fb%20c%3F/chat/completions`,
      bearer,
      headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
      body: JSON.stringify(buildPrompt(prompt)),
    });
  });

  test.each(['', '.', '..'])('is not sent to the intern %j, which a URL would read as a step', (internId) => {
    expect(() => buildChatRequest(baseUrl, bearer, internId, buildPrompt(prompt))).toThrow(
      expect.objectContaining({
        code: 'api_malformed',
        message: `The intern has the id "${internId}", which can't be part of a URL.`,
      }),
    );
  });

  const rest = JSON.stringify(buildPrompt({ ...prompt, prompt: 'x' })).length - 1;
  test.each([
    [1_048_575, 'x', undefined],
    [1_048_576, 'x', undefined],
    [1_048_577, 'x', 'request_too_large'],
    [1_048_578, 'é', 'request_too_large'],
  ])('of %i bytes of %s is refused with %s', (bytes, character, code) => {
    const text = character.repeat(Math.ceil((bytes - rest) / Buffer.byteLength(character)));
    const build = () => buildChatRequest(baseUrl, bearer, 'i', buildPrompt({ ...prompt, prompt: text }));
    if (code === undefined) expect(Buffer.byteLength(build().body ?? '')).toBe(bytes);
    else
      expect(build).toThrow(
        expect.objectContaining({
          code,
          message: `The chat request would be ${bytes} bytes; the service reads at most 1048576. Shorten the prompt.`,
        }),
      );
  });
});

describe('a stream', () => {
  test('gives the events of a prompt', async () => {
    const { client, fetch } = clientOf([streamResponse(finishedResponse('Hello'))]);
    const { events } = await collect(client.prompt(prompt));
    expect(events).toMatchObject([
      { type: 'text', text: 'Hello' },
      { type: 'finish', finish_reason: 'stop' },
    ]);
    expect(fetch.sent).toMatchObject([{ method: 'POST', body: JSON.stringify(buildPrompt(prompt)) }]);
    expect(fetch.sent[0]?.headers.get('authorization')).toBe('Bearer key-1');
  });

  test('gives the events of an answer', async () => {
    const { client, fetch } = clientOf([streamResponse(finishedResponse('Done'))]);
    expect((await collect(client.answer(answer))).events).toHaveLength(2);
    expect(fetch.sent[0]?.body).toBe(JSON.stringify(buildAnswer(answer)));
  });

  test('gives its finish only after the final chunk, when the session is known', async () => {
    const data = [pauseChunk('call-1', {}), finishChunk('tool_calls'), finalChunk('session-7'), '[DONE]'];
    const { events } = await collect(clientOf([streamResponse(data)]).client.prompt(prompt));
    expect(events.map(({ type }) => type)).toEqual(['pause', 'finish']);
    expect(events.at(-1)).toMatchObject({ session_id: 'session-7' });
  });

  test('is the same however the network cuts it', async () => {
    const data = [textChunk('süß 🎈'), pauseChunk('call-1', { kind: 'permission' }), finishChunk('tool_calls')];
    const bytes = new TextEncoder().encode(eventStream([...data, finalChunk('s'), '[DONE]']));
    const read = async (pieces: readonly Uint8Array[]) => {
      const response = new Response(ReadableStream.from(pieces), { headers: { 'Content-Type': 'text/event-stream' } });
      return (await collect(clientOf([response]).client.prompt(prompt))).events;
    };
    const whole = await read([bytes]);
    expect(whole).toHaveLength(3);
    for (let at = 0; at <= bytes.length; at += 1) {
      expect(await read([bytes.subarray(0, at), bytes.subarray(at)]), `cut at ${at}`).toEqual(whole);
    }
  });

  test('that is cut before its final chunk is severed, after what came', async () => {
    const { events, error } = await collect(clientOf([streamResponse([textChunk('Hel')])]).client.prompt(prompt));
    expect(events).toEqual([{ type: 'text', text: 'Hel' }]);
    expect(error).toMatchObject({ code: 'stream_severed' });
  });

  test('is over for its fetch too, which hears it by its signal', async () => {
    const { client, fetch } = clientOf([streamResponse(finishedResponse('Hello'))]);
    await collect(client.prompt(prompt));
    expect(fetch.sent[0]?.signal?.aborted).toBe(true);
  });

  test('is told to the observer with status, time and request id', async () => {
    const clock = handClock();
    const requests: unknown[] = [];
    const slow = (): Response => {
      clock.advance(250);
      const response = streamResponse(finishedResponse('Hello'));
      response.headers.set('X-Request-Id', 'r-1');
      return response;
    };
    await collect(clientOf([slow], { clock, onRequest: (request) => requests.push(request) }).client.prompt(prompt));
    expect(requests).toEqual([{ route: 'chat', status: 200, ms: 250, requestId: 'r-1' }]);
  });
});

describe('a stream that has its final chunk and no [DONE]', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('is waited for ten seconds, however often it is kept alive', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const service = writable.getWriter();
    const fetch: ClientOptions['fetch'] = async (_, { signal }) => {
      signal?.addEventListener('abort', () => void service.abort(signal.reason));
      return new Response(readable, { headers: { 'Content-Type': 'text/event-stream' } });
    };
    const write = (text: string) => service.write(new TextEncoder().encode(text));
    const collecting = collect(clientOf([], { fetch }).client.prompt(prompt));
    await write(eventStream([textChunk('Hello'), finishChunk('stop'), finalChunk('session-7')]));
    for (let second = 1; second <= 9; second += 1) {
      await vi.advanceTimersByTimeAsync(1_000);
      await write(': keepalive\n\n');
    }
    await vi.advanceTimersByTimeAsync(999);
    expect(vi.getTimerCount()).toBe(2); // silence, and the last wait
    await vi.advanceTimersByTimeAsync(1);
    expect((await collecting).events.at(-1)).toMatchObject({ type: 'finish', done: false, session_id: 'session-7' });
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe.each(fetches)('a stream by %s', (_name, fetch) => {
  const said = [textChunk('Hello'), finishChunk('stop'), finalChunk('session-7')];
  const asked = [pauseChunk('call-1', {}), finishChunk('tool_calls'), finalChunk('session-7')];
  const failed = [finishChunk('error', { error: chatErrorOf(410, 'run_ended') })];
  const broken = [
    { cut: 'a reset', end: (response: ServerResponse) => void setImmediate(() => response.socket?.resetAndDestroy()) },
    { cut: 'silence', end: () => {} },
    { cut: 'nothing but keepalives', end: keepAlive },
  ];
  const responses = [
    { what: 'that stopped', data: said, ended: { finish_reason: 'stop', session_id: 'session-7' } },
    { what: 'that asked', data: asked, ended: { finish_reason: 'tool_calls', session_id: 'session-7' } },
    {
      what: 'that failed',
      data: failed,
      ended: { finish_reason: 'error', error: { metadata: { reason: 'run_ended' } } },
    },
  ];

  describe.each(broken)('cut by $cut before [DONE]', ({ end }) => {
    test.each(responses)('is complete when it is one $what', async ({ data, ended }) => {
      await using server = await startLoopback((_, response) => {
        response.writeHead(200, { 'Content-Type': 'text/event-stream' });
        response.write(eventStream(data), () => end(response));
      });
      const { client } = clientOf([], { baseUrl: server.url, fetch, idleTimeoutMs: 100 });
      const { events, error } = await collect(client.prompt(prompt));
      expect(error).toBeUndefined();
      expect(events.at(-1)).toMatchObject({ type: 'finish', done: false, ...ended });
    });
  });

  test('is not read past [DONE]', async () => {
    await using server = await startLoopback((_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      response.write(eventStream(finishedResponse('Hello'))); // and the connection stays open
    });
    const { client } = clientOf([], { baseUrl: server.url, fetch });
    expect((await collect(client.prompt(prompt))).events).toHaveLength(2);
  });

  test('that is silent for too long is idle', async () => {
    await using server = await startLoopback((_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      response.write(': keepalive\n\n');
    });
    const { client } = clientOf([], { baseUrl: server.url, fetch, idleTimeoutMs: 40 });
    expect((await collect(client.prompt(prompt))).error).toMatchObject({ code: 'stream_idle' });
  });

  test('has its connection closed when its reader leaves', async () => {
    const { promise: closed, resolve } = Promise.withResolvers<void>();
    await using server = await startLoopback((_, response) => {
      response.on('close', resolve);
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      response.write(eventStream([textChunk('Hel')]));
    });
    const { client } = clientOf([], { baseUrl: server.url, fetch });
    for await (const event of client.prompt(prompt)) {
      expect(event).toEqual({ type: 'text', text: 'Hel' });
      break;
    }
    await closed;
  });

  test('ends with the reason of the signal that aborts it', async () => {
    const controller = new AbortController();
    await using server = await startLoopback((_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      response.write(eventStream([textChunk('Hel')]));
    });
    const { client } = clientOf([], { baseUrl: server.url, fetch });
    const reason = new Error('cancelled');
    const reading = (async () => {
      for await (const event of client.prompt({ ...prompt, signal: controller.signal })) {
        if (event.type === 'text') controller.abort(reason);
      }
    })();
    await expect(reading).rejects.toBe(reason);
  });
});

describe('a refusal', () => {
  const failureOf = async (...script: readonly Scripted[]) => {
    const { client, fetch } = clientOf(script);
    return { ...(await collect(client.prompt(prompt))), sent: fetch.sent.length };
  };

  test.each([
    [400, 'bad_request'],
    [404, 'interaction_unknown'],
    [409, 'interaction_not_pending'],
    [410, 'attachment_failed'],
    [413, 'payload_too_large'],
    [429, 'rate_limited'],
    [502, 'intern_unreachable'],
    [503, 'busy'],
    [504, 'timeout'],
    [418, 'a_reason_of_tomorrow'],
  ])('with status %i has the reason %s, and is not sent again', async (status, reason) => {
    const body = { error: chatErrorOf(status, reason, { retryable: true }) };
    const headers = { 'Retry-After': '3', 'X-Request-Id': 'r-1' };
    expect(await failureOf(json(status, body, headers))).toMatchObject({
      events: [],
      sent: 1,
      error: {
        name: 'ApiError',
        code: 'api_refused',
        data: { status, reason, retryable: true, retryAfterMs: 3_000, requestId: 'r-1' },
        message: expect.stringContaining(`The service answered ${status} ${reason}: It failed with ${status}.`),
      },
    });
  });

  test.each([
    [200, 'stream_malformed', 'The service answered 200 with no content type instead of an event stream.'],
    [503, 'api_refused', 'The service answered 503: the body gives no reason.'],
  ])('is a %i without body and content type', async (status, code, says) => {
    expect((await failureOf(new Response(null, { status }))).error).toMatchObject({
      code,
      message: expect.stringContaining(says),
    });
  });

  test('is an event stream without body', async () => {
    const headers = { 'Content-Type': 'text/event-stream' };
    expect((await failureOf(new Response(null, { headers }))).error).toMatchObject({ code: 'stream_malformed' });
  });

  test('is an event stream with a status that is none', async () => {
    const headers = { 'Content-Type': 'text/event-stream' };
    expect((await failureOf(new Response('data: x\n\n', { status: 503, headers }))).error).toMatchObject({
      code: 'api_refused',
      data: { status: 503 },
    });
  });

  test('is a body that steers with a status that does not', async () => {
    const body = { session_id: 's', status: 'steered' };
    expect((await failureOf(json(409, body))).error).toMatchObject({ code: 'api_refused', data: { status: 409 } });
  });

  test.each([
    [401, 'Check that the API key'],
    [402, 'used up its limit'],
    [403, 'ask an admin'],
    [404, 'interns programme'],
  ])('with status %i and no reason says what to do', async (status, says) => {
    expect((await failureOf(json(status, { error: chatErrorOf(status) }))).error).toMatchObject({
      code: 'api_refused',
      data: { status, reason: undefined },
      message: expect.stringContaining(says),
    });
  });

  test.each([
    ['HTML', new Response('<html></html>', { status: 502 })],
    ['a body of another form', json(502, { error: 'bad gateway' })],
    ['an empty body', new Response(null, { status: 502 })],
  ])('with %s is one without a reason', async (_, response) => {
    expect((await failureOf(response)).error).toMatchObject({
      code: 'api_refused',
      data: { status: 502, reason: undefined },
      message: 'The service answered 502: the body gives no reason.',
    });
  });

  test('whose body breaks off is one without a reason', async () => {
    const body = new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) });
    expect((await failureOf(new Response(body, { status: 503 }))).error).toMatchObject({
      code: 'api_refused',
      data: { status: 503 },
    });
  });

  test('is a redirect, which is not followed', async () => {
    const redirect = new Response(null, { status: 307, headers: { Location: 'https://evil.example' } });
    expect(await failureOf(redirect)).toMatchObject({ sent: 1, error: { code: 'api_refused', data: { status: 307 } } });
  });

  test('is a 202 that steers another run', async () => {
    expect((await failureOf(json(202, { session_id: 's', status: 'steered' }))).error).toMatchObject({
      code: 'steered',
      data: { status: 202 },
      message:
        'Another run holds this session and has received the prompt, so its output does not appear here. Use another "session-id", or wait for that run.',
    });
  });

  test.each([
    ['JSON', 'application/json'],
    ['plain text', 'text/plain'],
    ['almost an event stream', 'text/event-streams'],
  ])('is a 200 with %s', async (_, type) => {
    const response = new Response('{}', { headers: { 'Content-Type': type } });
    expect((await failureOf(response)).error).toMatchObject({
      code: 'stream_malformed',
      data: { status: 200 },
      message: `The service answered 200 with ${type} instead of an event stream. Check "base-url".`,
    });
  });

  test('is a 202 that does not say what it is', async () => {
    expect((await failureOf(json(202, {}))).error).toMatchObject({ code: 'api_refused', data: { status: 202 } });
  });

  test.each([
    [connectFailure(), 'no'],
    [brokenConnection(), 'unknown'],
  ] as const)('is not what a lost request is: %s', async (failure, sent) => {
    expect((await failureOf(failure)).error).toMatchObject({
      name: 'ApiError',
      code: 'api_unreachable',
      data: { sent },
      cause: { name: 'NoResponseError' },
    });
  });
});

describe('the body of a refusal', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('that came leaves no timer behind', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { client } = clientOf([json(503, { error: chatErrorOf(503, 'busy') })]);
    expect((await collect(client.prompt(prompt))).error).toMatchObject({ data: { reason: 'busy' } });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('that hangs is given up after ten seconds: the status tells what it is', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const hanging = ({ signal }: RequestInit): Response => {
      const body = new ReadableStream({
        start(controller) {
          signal?.addEventListener('abort', () => controller.error(signal.reason));
        },
      });
      return new Response(body, { status: 503, headers: { 'Content-Type': 'application/json' } });
    };
    const { client } = clientOf([], { fetch: async (_, init) => hanging(init) });
    const collecting = collect(client.prompt(prompt));
    await vi.advanceTimersByTimeAsync(9_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect((await collecting).error).toMatchObject({ code: 'api_refused', data: { status: 503 } });
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a bearer that is refused with 401', () => {
  const renewing = (script: readonly Scripted[]) => {
    const refused: string[] = [];
    const renewBearer = async (bearer: Secret): Promise<Secret> => {
      refused.push(bearer.reveal());
      return new Secret('key-2');
    };
    return { ...clientOf(script, { renewBearer }), refused };
  };

  test('is renewed once, and the request sent again', async () => {
    const { client, fetch, refused } = renewing([json(401, {}), streamResponse(finishedResponse('Hello'))]);
    expect((await collect(client.prompt(prompt))).error).toBeUndefined();
    expect(fetch.sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer key-1', 'Bearer key-2']);
    expect(refused).toEqual(['key-1']);
  });

  test('is not renewed twice', async () => {
    const { client, fetch } = renewing([json(401, {}), json(401, {})]);
    expect((await collect(client.prompt(prompt))).error).toMatchObject({ code: 'api_refused', data: { status: 401 } });
    expect(fetch.sent).toHaveLength(2);
  });

  test('stays refused where it can not be renewed', async () => {
    const { client, fetch } = clientOf([json(401, {})]);
    expect((await collect(client.prompt(prompt))).error).toMatchObject({ data: { status: 401 } });
    expect(fetch.sent).toHaveLength(1);
  });

  test.each([400, 403, 503])('is not renewed after %i', async (status) => {
    const { client, refused } = renewing([json(status, {})]);
    await collect(client.prompt(prompt));
    expect(refused).toEqual([]);
  });
});
