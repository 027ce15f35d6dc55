// A provider of models behind the proxy: official clients as they come, tokens counted, errors in the form of the clients.
import { request as startRequest } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { streamText } from 'ai';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readModelAccess } from '../../../src/inputs/model-access.ts';
import { createModelUpstream } from '../../../src/proxy/models/upstream.ts';
import { startLoopback } from '../../support/loopback.ts';
import {
  anthropic,
  chatAnswer,
  chatChunks,
  chatStream,
  chatUsage,
  counted,
  ids,
  messageAnswer,
  messageStream,
  messages,
  openAi,
  serve,
  sse,
  toolCall,
} from '../../support/model-provider.ts';
import { ask, startTestProxy, type TestProxy } from '../../support/proxy.ts';

const at = ({ port, headers }: TestProxy) => ({ host: '127.0.0.1', port, headers: { ...headers }, agent: false });

/** A provider whose answer comes in pieces, each by itself. */
async function serveSlowly(type: string, pieces: readonly string[], text = '') {
  const provider = await startLoopback((request, response) => {
    const answer = async (): Promise<void> => {
      response.writeHead(200, { 'content-type': type });
      for (const piece of pieces) {
        response.write(piece);
        await setTimeout(20);
      }
      response.end();
    };
    request.resume().on('end', () => void answer());
  });
  onTestFinished(() => provider[Symbol.asyncDispose]());
  const access = readModelAccess(`provider: openai\n${ids.openai}\nbase_url: ${provider.url}\n${text}`, {});
  const options = { provider: createModelUpstream(access), capLimits: access.caps };
  return { proxy: await startTestProxy(provider.url, options) };
}

describe('unmodified clients', () => {
  test.each(['openai', 'interns'] as const)('openai before %s: a document, a stream, a tool call', async (name) => {
    const { proxy, seen } = await serve(name, [chatAnswer, chatStream(chatUsage)]);
    const client = openAi(proxy);
    const { choices } = await client.chat.completions.create({ model: 'm', messages });
    expect(choices[0]?.message.content).toBe('Hello');
    const chunks = [];
    for await (const chunk of await client.chat.completions.create({ model: 'm', messages, stream: true }))
      chunks.push(chunk);
    expect(chunks.flatMap((chunk) => chunk.choices[0]?.delta.tool_calls ?? [])).toEqual([toolCall]);
    expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual(Array(2).fill('POST /chat/completions'));
    expect(seen[0]?.headers['authorization']).toBe('Bearer token-1');
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ model: 'm', messages });
    await expect
      .poll(() => proxy.totals)
      .toMatchObject({ requests: 2, errors: 0, prompt_tokens: 22, total_tokens: 28, estimated: 0 });
  });

  test('openai: responses, and a list of models', async () => {
    const usage = { input_tokens: 7, output_tokens: 2, total_tokens: 9, input_tokens_details: { cached_tokens: 3 } };
    const response = { id: 'r1', object: 'response', status: 'completed', output: [] };
    const { proxy } = await serve('openai', [
      {
        type: 'text/event-stream',
        body: sse(
          [
            { type: 'response.created', response: { ...response, usage: null } },
            { type: 'response.completed', response: { ...response, usage } },
          ],
          true,
        ),
      },
      { body: JSON.stringify({ object: 'list', data: [{ id: 'm', object: 'model' }] }) },
    ]);
    const events = [];
    for await (const event of await openAi(proxy).responses.create({ model: 'm', input: 'hi', stream: true }))
      events.push(event.type);
    expect(events).toEqual(['response.created', 'response.completed']);
    expect((await openAi(proxy).models.list()).data.map(({ id }) => id)).toEqual(['m']);
    await expect
      .poll(() => proxy.totals)
      .toMatchObject({ requests: 2, prompt_tokens: 7, total_tokens: 9, estimated: 0 });
  });

  test('@anthropic-ai/sdk: a document, a stream with a tool, a beta of its own', async () => {
    const { proxy, seen } = await serve('anthropic', [messageAnswer, messageStream]);
    const client = anthropic(proxy);
    const answer = await client.messages.create(
      { model: 'm', max_tokens: 9, messages },
      { headers: { 'anthropic-beta': 'files-api-2025-04-14' } },
    );
    expect(answer.content).toEqual([{ type: 'text', text: 'Hello' }]);
    const events = [];
    for await (const event of await client.messages.create({ model: 'm', max_tokens: 9, messages, stream: true }))
      events.push(event.type);
    expect(events.at(-1)).toBe('message_stop');
    expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual(Array(2).fill('POST /v1/messages'));
    expect(seen[0]?.headers).toMatchObject({
      authorization: 'Bearer token-1',
      'anthropic-beta': 'files-api-2025-04-14,oauth-2025-04-20',
      'anthropic-version': expect.stringMatching(/^20/),
    });
    expect(seen[1]?.headers['anthropic-beta']).toBe('oauth-2025-04-20');
    expect(seen.some(({ headers }) => 'x-api-key' in headers)).toBe(false);
    await expect
      .poll(() => proxy.totals)
      .toMatchObject({ requests: 2, prompt_tokens: 22, completion_tokens: 6, total_tokens: 28, estimated: 0 });
  });

  test('the AI SDK streams', async () => {
    const { proxy } = await serve('openai', [chatStream(chatUsage)]);
    const provider = createOpenAICompatible({
      name: 'models',
      baseURL: proxy.url,
      apiKey: proxy.key,
      includeUsage: true,
    });
    expect(await streamText({ model: provider('m'), prompt: 'hi', maxRetries: 0 }).text).toBe('Hello');
    await expect.poll(() => proxy.totals).toMatchObject({ total_tokens: 14, estimated: 0 });
  });
});

describe('tokens that nobody tells', () => {
  test('of a stream are its events and the bytes of its request', async () => {
    const { proxy } = await serve('openai', [chatStream(null)]);
    const body = JSON.stringify({ model: 'm', stream: true, messages });
    await ask(proxy.port, {
      method: 'POST',
      path: '/chat/completions',
      headers: { ...proxy.headers, 'content-type': 'application/json' },
      body,
    });
    await counted(proxy);
    const prompt = Math.ceil(body.length / 4);
    expect(proxy.totals).toMatchObject({
      prompt_tokens: prompt,
      completion_tokens: 3,
      total_tokens: prompt + 3,
      estimated: 1,
    });
  });

  test('of a picture are 2,000, however large it is', async () => {
    const { proxy } = await serve('anthropic', [{ body: '{"ok":true}' }]);
    const before = '{"image":"data:image/png;base64,';
    const body = `${before}${'A'.repeat(100_000)}=="}`;
    await ask(proxy.port, {
      method: 'POST',
      path: '/v1/messages',
      headers: { ...proxy.headers, 'content-type': 'application/json' },
      body,
    });
    await counted(proxy);
    expect(proxy.totals.prompt_tokens).toBe(2_000 + Math.ceil((before.length + 2) / 4));
  });

  test('of a stream that breaks count as well, and close the cap', async () => {
    const provider = await startLoopback((request, response) => {
      request.resume().on('end', () => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.write(sse(chatChunks), () => response.destroy());
      });
    });
    onTestFinished(() => provider[Symbol.asyncDispose]());
    const access = readModelAccess(`provider: openai\n${ids.openai}\nbase_url: ${provider.url}\nmax_tokens: 5`, {});
    const proxy = await startTestProxy(provider.url, { provider: createModelUpstream(access), capLimits: access.caps });
    const request = { method: 'POST', path: '/chat/completions', headers: proxy.headers, body: '{"messages":[]}' };
    await ask(proxy.port, request).catch(() => {});
    await counted(proxy);
    expect(proxy.totals.estimated).toBe(1);
    expect((await ask(proxy.port, request)).headers['intern-proxy']).toBe('tokens_capped');
  });

  test('of a stream are read at its end, not where the model says what ends one', async () => {
    const say = (content: string) => sse([{ choices: [{ index: 0, delta: { content }, finish_reason: null }] }]);
    const pieces = [say('[DONE]'), say('\ndata: [DONE]'), say('Hello'), sse([{ choices: [], usage: chatUsage }])];
    const { proxy } = await serveSlowly('text/event-stream', [...pieces, 'data: [DO', 'NE]\n\n']);
    await ask(proxy.port, { method: 'POST', path: '/chat/completions', headers: proxy.headers, body: '{}' });
    await counted(proxy);
    expect(proxy.totals).toMatchObject({ ...chatUsage, estimated: 0 });
  });

  test('of a document that its client left are charged once', async () => {
    const { proxy } = await serveSlowly('application/json', ['{"choices":[', ' '.repeat(1_000), '1'], 'max_tokens: 5');
    const body = `{"messages":[${' '.repeat(400)}]}`;
    const request = startRequest({ ...at(proxy), method: 'POST', path: '/chat/completions' }, (answer) => {
      answer.on('error', () => {}).once('data', () => request.destroy());
    });
    request.on('error', () => {}).end(body);
    await expect.poll(() => proxy.totals.requests).toBe(1);
    const { total_tokens: total } = proxy.totals;
    expect(total).toBeGreaterThan(104); // of the request, and what arrived of the answer
    expect(proxy.totals).toMatchObject({ over_tokens: total - 5 });
    await setTimeout(100); // the answer of the provider breaks off
    await ask(proxy.port, { method: 'POST', path: '/chat/completions', headers: proxy.headers, body });
    expect(proxy.lines.at(-1)).toMatchObject({ code: 'tokens_capped', over_tokens: total - 5 });
  });

  test('counting tokens uses none', async () => {
    const { proxy } = await serve('anthropic', [{ body: '{"input_tokens":12}' }]);
    await ask(proxy.port, { method: 'POST', path: '/v1/messages/count_tokens', headers: proxy.headers, body: '{}' });
    await counted(proxy);
    expect(proxy.totals).toMatchObject({ total_tokens: 0, estimated: 0 });
  });
});

describe('our errors are in the form of the clients', () => {
  test.each([
    ['max_requests: 1', 'requests_capped', 'insufficient_quota', 'billing_error'],
    ['max_tokens: 1', 'tokens_capped', 'insufficient_quota', 'billing_error'],
  ])('%s answers 402', async (text, code, openAiType, anthropicType) => {
    const first = await serve('openai', [chatAnswer], { text });
    await openAi(first.proxy).chat.completions.create({ model: 'm', messages });
    const refused = openAi(first.proxy).chat.completions.create({ model: 'm', messages });
    await expect(refused).rejects.toMatchObject({ status: 402, code, type: openAiType });
    const second = await serve('anthropic', [messageAnswer], { text });
    await anthropic(second.proxy).messages.create({ model: 'm', max_tokens: 9, messages });
    const billed = anthropic(second.proxy).messages.create({ model: 'm', max_tokens: 9, messages });
    await expect(billed).rejects.toMatchObject({ status: 402, error: { error: { type: anthropicType } } });
    expect(second.seen).toHaveLength(1);
  });

  test.each([
    ['openai', 'authorization', 401, { error: { type: 'authentication_error', param: null, code: 'bearer_invalid' } }],
    ['anthropic', 'x-api-key', 401, { type: 'error', error: { type: 'authentication_error' }, request_id: null }],
    [
      'interns',
      'authorization',
      401,
      { error: { code: 401, metadata: { reason: 'bearer_invalid', retryable: false } } },
    ],
  ] as const)('%s: a wrong key', async (name, header, status, body) => {
    const { proxy, seen } = await serve(name, [chatAnswer]);
    const answer = await ask(proxy.port, {
      method: 'POST',
      path: '/chat/completions',
      headers: { [header]: 'Bearer wrong' },
      body: '{}',
    });
    expect([answer.status, answer.headers['intern-proxy'], answer.headers['x-should-retry']]).toEqual([
      status,
      'bearer_invalid',
      'false',
    ]);
    expect(JSON.parse(answer.body)).toMatchObject(body);
    expect(seen).toEqual([]);
  });

  test('no memory for a body in time is 503, and may be repeated', async () => {
    const { proxy, access } = await serve('openai', [chatAnswer]);
    expect(access.provider.name).toBe('openai');
    const models = {
      ...createModelUpstream(access),
      memory: { take: () => undefined, reserve: () => Promise.resolve(undefined) },
    };
    const full = await startTestProxy(access.baseUrl, { provider: models });
    const answer = await ask(full.port, {
      method: 'POST',
      path: '/chat/completions',
      headers: proxy.headers,
      body: '{}',
    });
    expect([answer.status, answer.headers['intern-proxy'], answer.headers['x-should-retry']]).toEqual([
      503,
      'busy',
      'true',
    ]);
  });
});
