// Unmodified clients against the service: a turn, a pause with its answer, an error in the stream, an exchange.
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { jsonSchema, type ModelMessage, streamText } from 'ai';
import * as oauth from 'oauth4webapi';
import OpenAI from 'openai';
import { expect, test } from 'vitest';
import type { Service } from '../../src/service/index.ts';
import { goodClaims, startIssuer } from './support/issuer.ts';
import { configOf, internId, secrets, send, start } from './support/service.ts';

const usage = { prompt_tokens: 3, completion_tokens: 4, total_tokens: 7 };
const asks = [
  { think: 'hm' },
  { say: 'before ' },
  { permission: { operation: 'deploy' }, allowed: [{ say: 'allowed' }] },
  { usage },
];

function internUrl(service: Service): string {
  return `${service.baseUrl}/interns/${internId}`;
}

function createOpenAi(service: Service): OpenAI {
  return new OpenAI({ baseURL: internUrl(service), apiKey: secrets.standard, maxRetries: 0 });
}

type OpenAiChunk = OpenAI.ChatCompletionChunk & { readonly session_id?: string };

async function readOpenAi(stream: AsyncIterable<OpenAI.ChatCompletionChunk>) {
  const chunks: OpenAiChunk[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  const choices = chunks.flatMap((chunk) => chunk.choices);
  return {
    text: choices.map(({ delta }) => delta.content ?? '').join(''),
    finishReason: choices.find(({ finish_reason }) => finish_reason !== null)?.finish_reason,
    calls: choices.flatMap(({ delta }) => delta.tool_calls ?? []),
    final: chunks.at(-1),
  };
}

test('openai: a turn', async () => {
  const service = await start({ config: configOf([{ say: 'Hello, ' }, { say: 'world' }, { usage }]) });
  const stream = await createOpenAi(service).chat.completions.create({
    model: 'any',
    stream: true,
    messages: [{ role: 'user', content: 'hi' }],
  });
  const { text, finishReason, final } = await readOpenAi(stream);
  expect({ text, finishReason, usage: final?.usage }).toEqual({ text: 'Hello, world', finishReason: 'stop', usage });
});

test('openai: a pause and its answer', async () => {
  const service = await start({ config: configOf(asks) });
  const openai = createOpenAi(service);
  const messages: OpenAI.ChatCompletionMessageParam[] = [{ role: 'user', content: 'go' }];
  const manual = { approval_mode: 'manual' };
  const paused = await readOpenAi(
    await openai.chat.completions.create({ model: 'any', stream: true, messages, ...manual }),
  );
  const [call] = paused.calls;
  expect(paused).toMatchObject({ text: 'before ', finishReason: 'tool_calls' });
  expect(call?.function).toMatchObject({ name: 'service.provide_input' });
  messages.push(
    {
      role: 'assistant',
      content: null,
      tool_calls: [
        {
          id: call?.id ?? '',
          type: 'function',
          function: { name: call?.function?.name ?? '', arguments: call?.function?.arguments ?? '' },
        },
      ],
    },
    { role: 'tool', tool_call_id: call?.id ?? '', content: 'allow_once' },
  );
  const session = { session_id: paused.final?.session_id };
  const resumed = await readOpenAi(
    await openai.chat.completions.create({ model: 'any', stream: true, messages, ...session }),
  );
  expect(resumed).toMatchObject({ text: 'allowed', finishReason: 'stop', final: { usage } });
});

test('openai: an error in the stream, and a refusal before it', async () => {
  const service = await start({ config: configOf([{ say: 'a' }, { end: 'run_ended' }]) });
  const openai = createOpenAi(service);
  const ask = () =>
    openai.chat.completions.create({ model: 'any', stream: true, messages: [{ role: 'user', content: 'hi' }] });
  await expect(ask().then(readOpenAi)).rejects.toThrow(/The intern ended the run/);
  service.fault({ route: 'chat', fault: { status: 429 } });
  await expect(ask()).rejects.toMatchObject({ status: 429, error: { metadata: { reason: 'rate_limited' } } });
});

test('openai: a run is settled when the client cancels the body at [DONE]', async () => {
  const service = await start({ config: configOf([{ say: 'a' }], { limits: { turns_per_minute: 1000 } }) });
  const openai = createOpenAi(service);
  for (let turn = 0; turn < 100; turn++) {
    await readOpenAi(
      await openai.chat.completions.create({ model: 'any', stream: true, messages: [{ role: 'user', content: 'hi' }] }),
    );
  }
  expect(new Set(service.journal().map(({ decision }) => decision))).toEqual(new Set(['finished']));
});

const provideInput = { description: 'asks the caller', inputSchema: jsonSchema({ type: 'object' }) };

function runAiSdk(service: Service, messages: ModelMessage[], options: Record<string, string>) {
  const provider = createOpenAICompatible({ name: 'interns', baseURL: internUrl(service), apiKey: secrets.standard });
  return streamText({
    model: provider.chatModel('any'),
    messages,
    tools: { 'service.provide_input': provideInput },
    providerOptions: { interns: options },
    maxRetries: 0,
    onError() {},
  });
}

async function readAiSdk(result: ReturnType<typeof runAiSdk>) {
  const read = {
    text: '',
    reasoning: '',
    finishReason: '',
    errors: 0,
    calls: [] as { toolCallId: string; input: unknown }[],
  };
  for await (const part of result.fullStream) {
    if (part.type === 'text-delta') read.text += part.text;
    if (part.type === 'reasoning-delta') read.reasoning += part.text;
    if (part.type === 'tool-call') read.calls.push({ toolCallId: part.toolCallId, input: part.input });
    if (part.type === 'error') read.errors += 1;
    if (part.type === 'finish') read.finishReason = part.finishReason;
  }
  return read;
}

test('@ai-sdk/openai-compatible: a turn', async () => {
  const service = await start({ config: configOf([{ think: 'hm' }, { say: 'Hello, ' }, { say: 'world' }, { usage }]) });
  const result = runAiSdk(service, [{ role: 'user', content: 'hi' }], {});
  expect(await readAiSdk(result)).toMatchObject({
    text: 'Hello, world',
    reasoning: 'hm',
    finishReason: 'stop',
    errors: 0,
  });
  expect(await result.totalUsage).toMatchObject({ inputTokens: 3, outputTokens: 4, totalTokens: 7 });
});

test('@ai-sdk/openai-compatible: a pause and its answer, in a session that the client named', async () => {
  const service = await start({ config: configOf(asks) });
  const messages: ModelMessage[] = [{ role: 'user', content: 'go' }];
  const paused = await readAiSdk(runAiSdk(service, messages, { session_id: 'mine', approval_mode: 'manual' }));
  const [call] = paused.calls;
  expect(paused).toMatchObject({ text: 'before ', finishReason: 'tool-calls', errors: 0 });
  expect(call?.input).toMatchObject({ kind: 'permission', operation: 'deploy' });
  const identity = { toolCallId: call?.toolCallId ?? '', toolName: 'service.provide_input' };
  messages.push(
    { role: 'assistant', content: [{ type: 'tool-call', ...identity, input: call?.input }] },
    { role: 'tool', content: [{ type: 'tool-result', ...identity, output: { type: 'text', value: 'allow_once' } }] },
  );
  const resumed = await readAiSdk(runAiSdk(service, messages, { session_id: 'mine' }));
  expect(resumed).toMatchObject({ text: 'allowed', finishReason: 'stop', errors: 0 });
});

test('@ai-sdk/openai-compatible: an error in the stream', async () => {
  const service = await start({ config: configOf([{ say: 'a' }, { end: 'sever' }]) });
  const read = await readAiSdk(runAiSdk(service, [{ role: 'user', content: 'hi' }], {}));
  expect(read).toMatchObject({ text: 'a', finishReason: 'error' });
  expect(read.errors).toBeGreaterThan(0);
});

test('oauth4webapi: an exchange, and a refusal', async () => {
  const issuer = await startIssuer();
  const policies = [
    { id: 'p', issuer: 'test', subject: goodClaims.sub, audience: goodClaims.aud, acts_as: 'key_standard' },
  ];
  const service = await start({ config: configOf([], { issuers: [{ id: 'test', issuer: issuer.url }], policies }) });
  const server: oauth.AuthorizationServer = {
    issuer: service.baseUrl,
    token_endpoint: `${service.baseUrl}/oauth/token`,
  };
  const client: oauth.Client = { client_id: 'unused' };
  const exchange = async (subjectToken: string) => {
    const parameters = {
      federation_policy_id: 'p',
      subject_token: subjectToken,
      subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
      requested_token_type: 'urn:ietf:params:oauth:token-type:access_token',
    };
    const grantType = 'urn:ietf:params:oauth:grant-type:token-exchange';
    const options = { [oauth.allowInsecureRequests]: true };
    const response = await oauth.genericTokenEndpointRequest(
      server,
      client,
      oauth.None(),
      grantType,
      parameters,
      options,
    );
    return oauth.processGenericTokenEndpointResponse(server, client, response);
  };
  const result = await exchange(await issuer.sign());
  expect(result).toMatchObject({ token_type: 'bearer', scope: 'inference', expires_in: 300 });
  expect((await send(service, '/interns', { bearer: result.access_token })).status).toBe(200);
  await expect(exchange(await issuer.sign({ sub: 'other' }))).rejects.toMatchObject({
    name: 'ResponseBodyError',
    error: 'invalid_grant',
    status: 400,
  });
});
