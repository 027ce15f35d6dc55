// The fake model in the wire format of OpenAI's chat completions (platform.openai.com, "Streaming").

import { fieldOf, listOf, textOf } from './json.ts';
import type { Asked, Said } from './mind.ts';

/** What a request asks. */
export function readChatCompletion(body: unknown): Asked {
  const messages = listOf(fieldOf(body, 'messages'));
  const newest = messages.findLastIndex((message) => fieldOf(message, 'role') === 'user');
  const results = messages.slice(newest + 1).filter((message) => fieldOf(message, 'role') === 'tool');
  return {
    words: textOf(fieldOf(messages[newest], 'content')),
    earlier: JSON.stringify(messages.slice(0, newest)),
    results: results.map((message) => textOf(fieldOf(message, 'content'))),
    tools: listOf(fieldOf(body, 'tools')).map((tool) => textOf(fieldOf(fieldOf(tool, 'function'), 'name'))),
  };
}

/** The events that answer it. */
export function writeChatCompletion({ thought, text, calls }: Said): readonly unknown[] {
  const chunk = (delta: object, finish: string | null = null) => ({
    id: 'chatcmpl-fake',
    object: 'chat.completion.chunk',
    created: 0,
    model: 'fake',
    choices: [{ index: 0, delta, finish_reason: finish }],
  });
  const toolCalls = calls.map(({ id, name, input }, index) => ({
    index,
    id,
    type: 'function',
    function: { name, arguments: JSON.stringify(input) },
  }));
  return [
    chunk({ role: 'assistant', content: '' }),
    ...(thought === '' ? [] : [chunk({ reasoning_content: thought })]),
    chunk({ content: text }),
    ...toolCalls.map((call) => chunk({ tool_calls: [call] })),
    chunk({}, calls.length > 0 ? 'tool_calls' : 'stop'),
    { ...chunk({}), choices: [], usage: { prompt_tokens: 11, completion_tokens: 7, total_tokens: 18 } },
  ];
}
