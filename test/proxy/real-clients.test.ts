// Unmodified clients through the proxy, against the local service: turns, pauses, errors, aborts, retries.
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { jsonSchema, type ModelMessage, streamText } from 'ai';
import OpenAI from 'openai';
import { expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../../src/clock.ts';
import { toOpenAiBaseUrl } from '../../src/proxy/addresses.ts';
import { Secret } from '../../src/secret.ts';
import type { Service } from '../../src/service/index.ts';
import { configOf, internId, secrets, start } from '../service/support/service.ts';
import { startLoopback } from '../support/loopback.ts';
import { startTestProxy, type TestProxy } from '../support/proxy.ts';

const usage = { prompt_tokens: 3, completion_tokens: 4, total_tokens: 7 };
const messages = [{ role: 'user' as const, content: 'hi' }];

async function startBoth(...config: Parameters<typeof configOf>): Promise<{ service: Service; proxy: TestProxy }> {
  const service = await start({ config: configOf(...config) });
  const obtain = async () => ({
    token: new Secret(secrets.standard),
    lifetimeMs: 300_000,
    startedAt: systemClock.monotonic(),
  });
  return { service, proxy: await startTestProxy(service.baseUrl, { obtain }) };
}

function openAi({ url, key }: TestProxy, more: ConstructorParameters<typeof OpenAI>[0] = {}): OpenAI {
  return new OpenAI({ baseURL: toOpenAiBaseUrl(url, internId), apiKey: key, ...more });
}

const ask = (client: OpenAI, more: object = {}) =>
  client.chat.completions.create({ model: 'any', stream: true, messages, ...more });

async function readAll(stream: AsyncIterable<OpenAI.ChatCompletionChunk>): Promise<string> {
  let text = '';
  for await (const { choices } of stream) text += choices[0]?.delta.content ?? '';
  return text;
}

test('openai: a hundred turns, each of which is counted whole', async () => {
  const { service, proxy } = await startBoth([{ say: 'Hello' }, { usage }], { limits: { turns_per_minute: 1000 } });
  const client = openAi(proxy);
  for (let turn = 0; turn < 100; turn += 1) expect(await readAll(await ask(client))).toBe('Hello');
  expect(new Set(service.journal().map(({ decision }) => decision))).toEqual(new Set(['finished']));
  while (proxy.totals.requests < 100) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(proxy.totals).toMatchObject({ requests: 100, errors: 0, unfinished: 0, total_tokens: 700 });
});

test('openai: a pause and its answer', async () => {
  const { proxy } = await startBoth([
    { say: 'before ' },
    { permission: { operation: 'deploy' }, allowed: [{ say: 'allowed' }] },
  ]);
  const client = openAi(proxy);
  const chunks: (OpenAI.ChatCompletionChunk & { session_id?: string })[] = [];
  for await (const chunk of await ask(client)) chunks.push(chunk);
  const [call] = chunks.flatMap(({ choices }) => choices.flatMap(({ delta }) => delta.tool_calls ?? []));
  const { id = '', function: { name = '', arguments: text = '' } = {} } = call ?? {};
  const echoed = {
    role: 'assistant',
    content: null,
    tool_calls: [{ id, type: 'function', function: { name, arguments: text } }],
  };
  const answer = { role: 'tool', tool_call_id: id, content: 'allow_once' };
  const answered = await ask(client, {
    messages: [...messages, echoed, answer],
    session_id: chunks.at(-1)?.session_id,
  });
  expect(await readAll(answered)).toBe('allowed');
});

test('openai: an error in the stream and a refusal of the service come as the service says them', async () => {
  const { service, proxy } = await startBoth([{ say: 'a' }, { end: 'run_ended' }]);
  const client = openAi(proxy, { maxRetries: 0 });
  await expect(ask(client).then(readAll)).rejects.toThrow(/The intern ended the run/);
  service.fault({ route: 'chat', fault: { status: 429 } });
  await expect(ask(client)).rejects.toMatchObject({ status: 429, error: { metadata: { reason: 'rate_limited' } } });
});

test('openai: an abort cancels the run at once', async () => {
  const { service, proxy } = await startBoth([{ say: 'a' }, { wait: '60s' }, { say: 'b' }]);
  const aborted = new AbortController();
  const stream = await openAi(proxy).chat.completions.create(
    { model: 'any', stream: true, messages },
    { signal: aborted.signal },
  );
  for await (const { choices } of stream) if (choices[0]?.delta.content === 'a') aborted.abort();
  while (service.journal().at(-1)?.decision === 'run_started' || proxy.totals.requests === 0) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  expect(service.journal().at(-1)?.decision).toMatch(/cancel|client/);
});

test('openai: what may have arrived is not sent again, what surely did not is', async () => {
  const service = await startLoopback((request) => void request.resume().on('end', () => request.socket.destroy()));
  onTestFinished(() => service[Symbol.asyncDispose]());
  const lost = await startTestProxy(service.url);
  await expect(ask(openAi(lost))).rejects.toMatchObject({ status: 502 });
  expect(service.requests).toHaveLength(1);

  const gone = await startLoopback(() => {});
  await gone[Symbol.asyncDispose]();
  const unreachable = await startTestProxy(gone.url);
  await expect(ask(openAi(unreachable, { maxRetries: 2 }))).rejects.toMatchObject({ status: 502 });
  expect(unreachable.totals.requests).toBe(3);
});

test('openai: a cap ends it without another try', async () => {
  const service = await startLoopback((request, response) => void request.resume().on('end', () => response.end('{}')));
  onTestFinished(() => service[Symbol.asyncDispose]());
  const proxy = await startTestProxy(service.url, { capLimits: { maxRequests: 1, maxCost: 0 } });
  await ask(openAi(proxy));
  await expect(ask(openAi(proxy))).rejects.toMatchObject({ status: 402 });
  expect(proxy.totals).toMatchObject({ requests: 1, refused: 1 });
});

interface AiSdkOptions {
  readonly asked?: ModelMessage[];
  readonly body?: Record<string, string>;
  readonly abortSignal?: AbortSignal;
}

/** `maxRetries: 0` is what docs/inference.md, "Retries of clients", says of this client. */
function runAiSdk({ url, key }: TestProxy, { asked = messages, body = {}, abortSignal }: AiSdkOptions = {}) {
  const provider = createOpenAICompatible({ name: 'interns', baseURL: toOpenAiBaseUrl(url, internId), apiKey: key });
  return streamText({
    model: provider.chatModel('any'),
    messages: asked,
    tools: { 'service.provide_input': { inputSchema: jsonSchema({ type: 'object' }) } },
    providerOptions: { interns: body },
    maxRetries: 0,
    onError() {},
    ...(abortSignal === undefined ? {} : { abortSignal }),
  });
}

test('@ai-sdk/openai-compatible: a turn, and its usage in the account', async () => {
  const { proxy } = await startBoth([{ say: 'Hello, ' }, { say: 'world' }, { usage }]);
  const run = runAiSdk(proxy);
  expect(await run.text).toBe('Hello, world');
  expect(await run.totalUsage).toMatchObject({ totalTokens: 7 });
  await expect.poll(() => proxy.totals).toMatchObject({ requests: 1, errors: 0, unfinished: 0, total_tokens: 7 });
});

test('@ai-sdk/openai-compatible: a pause and its answer, in a session that the client named', async () => {
  const { proxy } = await startBoth([
    { say: 'before ' },
    { permission: { operation: 'deploy' }, allowed: [{ say: 'allowed' }] },
  ]);
  const paused = runAiSdk(proxy, { body: { session_id: 'mine', approval_mode: 'self-drive' } });
  expect(await paused.finishReason).toBe('tool-calls');
  const [call] = await paused.toolCalls;
  expect(call).toMatchObject({ toolName: 'service.provide_input', input: { operation: 'deploy' } });
  const { toolCallId = '', toolName = '', input } = call ?? {};
  const asked: ModelMessage[] = [
    ...messages,
    { role: 'assistant', content: [{ type: 'tool-call', toolCallId, toolName, input }] },
    {
      role: 'tool',
      content: [{ type: 'tool-result', toolCallId, toolName, output: { type: 'text', value: 'allow_once' } }],
    },
  ];
  expect(await runAiSdk(proxy, { asked, body: { session_id: 'mine' } }).text).toBe('allowed');
});

test('@ai-sdk/openai-compatible: an error in a stream comes behind the text before it', async () => {
  const { proxy } = await startBoth([{ say: 'a' }, { end: 'run_ended' }]);
  const parts = [];
  for await (const part of runAiSdk(proxy).fullStream) {
    if (part.type === 'text-delta') parts.push(part.text);
    if (part.type === 'error') parts.push(JSON.stringify(part.error));
  }
  expect(parts).toEqual(['a', expect.stringMatching(/The intern ended the run/)]);
});

test('@ai-sdk/openai-compatible: an abort cancels the run at once', async () => {
  const { service, proxy } = await startBoth([{ say: 'a' }, { wait: '60s' }, { say: 'b' }]);
  const aborted = new AbortController();
  const types = [];
  for await (const { type } of runAiSdk(proxy, { abortSignal: aborted.signal }).fullStream) {
    types.push(type);
    if (type === 'text-delta') aborted.abort();
  }
  expect(types).toContain('abort');
  await expect.poll(() => service.journal().at(-1)?.decision).toMatch(/cancel|client/);
  await expect.poll(() => proxy.lines.at(-1)).toMatchObject({ type: 'request', cut: 'by the client' });
});

test('@ai-sdk/openai-compatible: without retries, what may have arrived is not sent again', async () => {
  const service = await startLoopback((request) => void request.resume().on('end', () => request.socket.destroy()));
  onTestFinished(() => service[Symbol.asyncDispose]());
  const errors = [];
  for await (const part of runAiSdk(await startTestProxy(service.url)).fullStream) {
    if (part.type === 'error') errors.push(part.error);
  }
  expect(errors).toMatchObject([{ statusCode: 502, responseHeaders: { 'intern-proxy': 'service_lost' } }]);
  expect(service.requests).toHaveLength(1);
});
