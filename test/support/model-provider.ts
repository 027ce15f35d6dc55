// A provider of models in the hands of a test, behind a proxy, and the answers of such a provider.
import Anthropic from '@anthropic-ai/sdk';
import OpenAI from 'openai';
import { expect, onTestFinished } from 'vitest';
import { readModelAccess } from '../../src/inputs/model-access.ts';
import { createModelUpstream } from '../../src/proxy/models/upstream.ts';
import { startLoopback } from './loopback.ts';
import { startTestProxy, type TestProxy, type TestProxyOptions } from './proxy.ts';

export const ids = {
  interns: 'federation_policy_id: fp_1',
  openai: 'identity_provider_id: idp_1\nservice_account_id: svc_1',
  anthropic: 'federation_rule_id: fdrl_1\norganization_id: org_1\nservice_account_id: svac_1',
} as const;
type Name = keyof typeof ids;

interface Seen {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

interface Answer {
  readonly status?: number;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A proxy before a provider that answers each request with the next of these, and the last again and again; or as a function says. */
export async function serve(
  name: Name,
  answers: readonly Answer[] | ((url: string, body: string) => Answer),
  more: { readonly text?: string; readonly options?: TestProxyOptions } = {},
) {
  const seen: Seen[] = [];
  const provider = await startLoopback((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (piece) => {
      body += String(piece);
    });
    request.on('end', () => {
      const answer =
        typeof answers === 'function'
          ? answers(request.url ?? '', body)
          : answers[Math.min(seen.length, answers.length - 1)];
      seen.push({ method: request.method, url: request.url, headers: request.headers, body });
      response.writeHead(answer?.status ?? 200, {
        'content-type': answer?.type ?? 'application/json',
        ...answer?.headers,
      });
      response.end(answer?.body);
    });
  });
  onTestFinished(() => provider[Symbol.asyncDispose]());
  const access = readModelAccess(`provider: ${name}\n${ids[name]}\nbase_url: ${provider.url}\n${more.text ?? ''}`, {});
  const { caps, baseUrl } = access;
  const options = { provider: createModelUpstream(access), capLimits: caps, ...more.options };
  const proxy = await startTestProxy(baseUrl, options);
  return { proxy, seen, access };
}

export const sse = (events: readonly object[], named = false): string =>
  events
    .map(
      (event) =>
        `${named && 'type' in event ? `event: ${String(event.type)}\n` : ''}data: ${JSON.stringify(event)}\n\n`,
    )
    .join('');

export const chatUsage = { prompt_tokens: 11, completion_tokens: 3, total_tokens: 14 };
export const chatAnswer: Answer = {
  body: JSON.stringify({
    id: 'c1',
    object: 'chat.completion',
    choices: [{ index: 0, message: { role: 'assistant', content: 'Hello' }, finish_reason: 'stop' }],
    usage: chatUsage,
  }),
};
const head = { id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'm' };
export const toolCall = { index: 0, id: 'call_1', type: 'function', function: { name: 'add', arguments: '{"a":1}' } };
export const chatChunks = [
  { ...head, choices: [{ index: 0, delta: { role: 'assistant', content: 'Hel' }, finish_reason: null }] },
  { ...head, choices: [{ index: 0, delta: { content: 'lo', tool_calls: [toolCall] }, finish_reason: 'tool_calls' }] },
];
export const chatStream = (usage: object | null): Answer => ({
  type: 'text/event-stream',
  body: `${sse([...chatChunks, ...(usage === null ? [] : [{ ...head, choices: [], usage }])])}data: [DONE]\n\n`,
});
const message = {
  id: 'm1',
  type: 'message',
  role: 'assistant',
  model: 'm',
  stop_reason: 'end_turn',
  stop_sequence: null,
};
const inputUsage = { input_tokens: 5, cache_creation_input_tokens: 2, cache_read_input_tokens: 4 };
export const messageAnswer: Answer = {
  body: JSON.stringify({
    ...message,
    content: [{ type: 'text', text: 'Hello' }],
    usage: { ...inputUsage, output_tokens: 3 },
  }),
};
export const messageStream: Answer = {
  type: 'text/event-stream',
  body: sse(
    [
      {
        type: 'message_start',
        message: { ...message, content: [], stop_reason: null, usage: { ...inputUsage, output_tokens: 1 } },
      },
      { type: 'content_block_start', index: 0, content_block: { type: 'tool_use', id: 't1', name: 'add', input: {} } },
      {
        type: 'content_block_delta',
        index: 0,
        delta: { type: 'input_json_delta', partial_json: '{"usage":{"output_tokens":9}}' },
      },
      { type: 'content_block_stop', index: 0 },
      { type: 'message_delta', delta: { stop_reason: 'tool_use', stop_sequence: null }, usage: { output_tokens: 3 } },
      { type: 'message_stop' },
    ],
    true,
  ),
};

export const openAi = ({ url, key }: TestProxy) => new OpenAI({ baseURL: url, apiKey: key, maxRetries: 0 });
export const anthropic = ({ url, key }: TestProxy) =>
  new Anthropic({ baseURL: url, apiKey: key, authToken: null, maxRetries: 0 });
export const messages = [{ role: 'user' as const, content: 'hi' }];
export const counted = (proxy: TestProxy) => expect.poll(() => proxy.totals.requests).toBeGreaterThan(0);
