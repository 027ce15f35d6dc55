// LangChain's clients and the AI SDK as they come, through the broker of each provider that they can talk to: a tool, then an answer.
import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { ChatAnthropic } from '@langchain/anthropic';
import type { BaseChatModel } from '@langchain/core/language_models/chat_models';
import { type AIMessageChunk, HumanMessage, ToolMessage } from '@langchain/core/messages';
import { ChatOpenAI } from '@langchain/openai';
import { generateText, jsonSchema, type LanguageModel, stepCountIs, streamText, tool } from 'ai';
import { describe, expect, test } from 'vitest';
import { serve } from '../../support/model-provider.ts';
import { asked, said, turnOf } from '../../support/model-turns.ts';
import type { TestProxy } from '../../support/proxy.ts';

type Provider = Parameters<typeof serve>[0];

const parameters = {
  type: 'object',
  properties: { a: { type: 'number' }, b: { type: 'number' } },
  required: ['a', 'b'],
} as const;

/** Two requests for one turn, each with the token, each counted as the provider tells it. */
async function expectTurn({ proxy, seen }: Awaited<ReturnType<typeof serve>>, url: string): Promise<void> {
  expect(seen.map((one) => `${one.method} ${one.url}`)).toEqual(Array(2).fill(`POST ${url}`));
  expect(seen.map(({ headers }) => headers['authorization'])).toEqual(Array(2).fill('Bearer token-1'));
  expect(seen.some(({ headers }) => 'x-api-key' in headers)).toBe(false);
  expect(JSON.stringify(seen)).not.toContain(proxy.key);
  await expect
    .poll(() => proxy.totals)
    .toMatchObject({ requests: 2, errors: 0, prompt_tokens: 22, completion_tokens: 6, total_tokens: 28, estimated: 0 });
}

const kinds = [
  ['a document', false],
  ['a stream', true],
] as const;

describe.each([
  [
    '@ai-sdk/openai-compatible',
    'openai',
    '/chat/completions',
    ({ url, key }: TestProxy) =>
      createOpenAICompatible({ name: 'models', baseURL: url, apiKey: key, includeUsage: true })('m'),
  ],
  [
    '@ai-sdk/openai-compatible',
    'interns',
    '/chat/completions',
    ({ url, key }: TestProxy) =>
      createOpenAICompatible({ name: 'models', baseURL: url, apiKey: key, includeUsage: true })('m'),
  ],
  [
    '@ai-sdk/openai, chats',
    'openai',
    '/chat/completions',
    ({ url, key }: TestProxy) => createOpenAI({ baseURL: url, apiKey: key }).chat('m'),
  ],
  [
    '@ai-sdk/openai, responses',
    'openai',
    '/responses',
    ({ url, key }: TestProxy) => createOpenAI({ baseURL: url, apiKey: key }).responses('m'),
  ],
  [
    '@ai-sdk/openai, responses',
    'interns',
    '/responses',
    ({ url, key }: TestProxy) => createOpenAI({ baseURL: url, apiKey: key }).responses('m'),
  ],
  [
    '@ai-sdk/anthropic, which leaves /v1 out',
    'anthropic',
    '/v1/messages',
    ({ url, key }: TestProxy) => createAnthropic({ baseURL: url, apiKey: key })('m'),
  ],
  [
    '@ai-sdk/anthropic with a bearer',
    'anthropic',
    '/v1/messages',
    ({ url, key }: TestProxy) => createAnthropic({ baseURL: `${url}/v1`, authToken: key })('m'),
  ],
] as const satisfies readonly (readonly [string, Provider, string, (proxy: TestProxy) => LanguageModel])[])(
  'the AI SDK by %s before %s',
  (_, provider, url, modelOf) => {
    test.each(kinds)('uses a tool and answers: %s', async (_kind, isStream) => {
      const served = await serve(provider, turnOf);
      const inputs: unknown[] = [];
      const add = tool({
        description: 'Adds.',
        inputSchema: jsonSchema<{ a: number; b: number }>(parameters),
        execute: ({ a, b }) => {
          inputs.push({ a, b });
          return String(a + b);
        },
      });
      const call = {
        model: modelOf(served.proxy),
        prompt: 'What is 1 + 2?',
        tools: { add },
        stopWhen: stepCountIs(2),
        maxOutputTokens: 100,
        maxRetries: 0,
      };
      const text = isStream ? await streamText(call).text : (await generateText(call)).text;
      expect(text).toBe(said);
      expect(inputs).toEqual([asked.input]);
      await expectTurn(served, url);
    });
  },
);

const openAiOf = (more: object) => (proxy: TestProxy) =>
  new ChatOpenAI({ model: 'm', apiKey: proxy.key, maxRetries: 0, configuration: { baseURL: proxy.url }, ...more });

describe.each([
  ['ChatOpenAI, chats', 'openai', '/chat/completions', openAiOf({})],
  ['ChatOpenAI, chats', 'interns', '/chat/completions', openAiOf({})],
  ['ChatOpenAI, responses', 'openai', '/responses', openAiOf({ useResponsesApi: true })],
  ['ChatOpenAI, responses', 'interns', '/responses', openAiOf({ useResponsesApi: true })],
  [
    'ChatAnthropic',
    'anthropic',
    '/v1/messages',
    ({ url, key }: TestProxy) =>
      new ChatAnthropic({ model: 'm', maxTokens: 9, apiKey: key, anthropicApiUrl: url, maxRetries: 0 }),
  ],
] as const satisfies readonly (readonly [string, Provider, string, (proxy: TestProxy) => BaseChatModel])[])(
  "LangChain's %s before %s",
  (_, provider, url, modelOf) => {
    test.each(kinds)('uses a tool and answers: %s', async (_kind, isStream) => {
      const served = await serve(provider, turnOf);
      const model: BaseChatModel = modelOf(served.proxy);
      const bound = model.bindTools?.([
        { type: 'function', function: { name: asked.name, description: 'Adds.', parameters } },
      ]);
      if (bound === undefined) throw new TypeError('This model takes no tools.');
      const ask = async (messages: (HumanMessage | AIMessageChunk | ToolMessage)[]): Promise<AIMessageChunk> => {
        if (!isStream) return bound.invoke(messages);
        let whole: AIMessageChunk | undefined;
        for await (const chunk of await bound.stream(messages))
          whole = whole === undefined ? chunk : whole.concat(chunk);
        if (whole === undefined) throw new TypeError('Nothing came.');
        return whole;
      };
      const question = new HumanMessage('What is 1 + 2?');
      const first = await ask([question]);
      expect(first.tool_calls).toMatchObject([{ name: asked.name, args: asked.input, id: asked.id }]);
      const last = await ask([question, first, new ToolMessage({ content: '3', tool_call_id: asked.id })]);
      expect(last.text).toBe(said);
      await expectTurn(served, url);
    });
  },
);
