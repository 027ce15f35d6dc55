// The usage in a stream, of which only the end is kept.
import { describe, expect, test } from 'vitest';
import { providers } from '../../src/models/providers.ts';
import { createDocumentUsageReader, createModelUsageReader, createStreamUsageReader } from '../../src/proxy/usage.ts';

const final = 'data: {"choices":[],"usage":{"prompt_tokens":1,"completion_tokens":2,"total_tokens":3,"cost":0.5}}\n\n';

test('the final chunk is read behind a long stream, in whatever pieces it comes', () => {
  const reader = createStreamUsageReader();
  for (let count = 0; count < 40; count += 1) reader.push(Buffer.from(`: ${'x'.repeat(1_000)}\n\n`));
  for (const byte of Buffer.from(final)) reader.push(Buffer.of(byte));
  expect(reader.read()).toEqual({ usage: { prompt_tokens: 1, completion_tokens: 2, total_tokens: 3, cost: 0.5 } });
});

test('a chunk so far back that it can not be the final one is forgotten', () => {
  const reader = createStreamUsageReader();
  reader.push(Buffer.from(final));
  for (let count = 0; count < 40; count += 1) reader.push(Buffer.from(`: ${'x'.repeat(1_000)}\n\n`));
  expect(reader.read()).toEqual({ unfinished: true });
});

test('a line separator in the id of a session ends no line', () => {
  const reader = createStreamUsageReader();
  const chunk = { id: 'c', session_id: 'a\u2028data: b\u2029c', choices: [], usage: { cost: 2 } };
  reader.push(Buffer.from(`data: ${JSON.stringify(chunk)}\n\ndata: [DONE]\n\n`));
  expect(reader.read()).toMatchObject({ usage: { cost: 2 } });
});

test.each([10, 2_000_000])('the usage of a document with an answer of %i characters counts', (length) => {
  const reader = createDocumentUsageReader();
  const content = `"usage":{"cost":0}${'x'.repeat(length)}`;
  const text = JSON.stringify({
    choices: [{ message: { content } }],
    usage: { cost: 3, details: { cached: 1 } },
    id: 'c',
  });
  for (let at = 0; at < text.length; at += 60_000) reader.push(Buffer.from(text.slice(at, at + 60_000)));
  expect(reader.read()).toMatchObject({ usage: { cost: 3 } });
});

test('a large document without a usage has none, whatever was said in it', () => {
  const reader = createDocumentUsageReader();
  reader.push(Buffer.from(JSON.stringify({ content: `${'x'.repeat(2_000_000)}"usage":{"cost":9}` })));
  expect(reader.read()).toEqual({});
});

describe('the usage of a model', () => {
  const request = Buffer.from('{"input":"hi"}');
  const readAll = (name: 'openai' | 'anthropic', isStream: boolean, ...pieces: readonly string[]) => {
    const reader = createModelUsageReader(providers[name].wire.usage, request, isStream);
    for (const piece of pieces) reader.push(Buffer.from(piece));
    return reader.read();
  };
  const parameters = { type: 'object', properties: { usage: { type: 'object', input_tokens: 0, output_tokens: 0 } } };
  const response = { id: 'r1', output: [], tools: [{ type: 'function', name: 'x', parameters }] };
  const toEvent = (type: string, fields: object) => `data: ${JSON.stringify({ type, ...fields })}\n\n`;
  const created = toEvent('response.created', { response: { ...response, usage: null } });
  const usage = { input_tokens: 7, output_tokens: 2, total_tokens: 9, input_tokens_details: { cached_tokens: 3 } };
  const completed = toEvent('response.completed', { response: { ...response, usage, user: 'usage' } });

  test('is not what a tool of the client has by that name, which events repeat', () => {
    const told = readAll('openai', true, created, completed);
    expect(told).toEqual({ usage: { prompt_tokens: 7, completion_tokens: 2, total_tokens: 9, cost: 0 } });
    expect(readAll('openai', true, created)).toMatchObject({ usage: { total_tokens: 5 }, estimated: true });
  });

  test('is not what an event has by that name that the client left', () => {
    const cut = completed.slice(0, completed.indexOf('}}', completed.indexOf('"usage"')) + 2);
    expect(readAll('openai', true, created, cut)).toMatchObject({ estimated: true });
  });

  test('is told by the end of an event whose beginning is out of sight', () => {
    const output = [{ type: 'message', content: [{ text: 'x'.repeat(20_000) }] }];
    const long = toEvent('response.completed', { response: { ...response, output, usage } });
    expect(readAll('openai', true, long.slice(0, 5_000), long.slice(5_000))).toMatchObject({
      usage: { total_tokens: 9 },
    });
  });

  test('of a stream that breaks has at least the input that its first event tells', () => {
    const message = { usage: { input_tokens: 150_000, cache_read_input_tokens: 5, output_tokens: 1 } };
    const told = readAll('anthropic', true, toEvent('message_start', { message }), toEvent('content_block_stop', {}));
    expect(told).toMatchObject({ usage: { prompt_tokens: 150_005, completion_tokens: 2 }, estimated: true });
  });

  test('that is only a total counts, as that of an embedding', () => {
    const text = JSON.stringify({ data: [], usage: { total_tokens: 5_000 } });
    expect(readAll('openai', false, text)).toMatchObject({ usage: { prompt_tokens: 5_000, total_tokens: 5_000 } });
    const withOutput = JSON.stringify({ usage: { prompt_tokens: 0, completion_tokens: 7, total_tokens: 7 } });
    expect(readAll('openai', false, withOutput)).toMatchObject({ usage: { total_tokens: 7 } });
  });

  test('that is only a cost keeps the cost, and its tokens are estimated', () => {
    const text = JSON.stringify({ usage: { cost: 0.5 } });
    expect(readAll('openai', false, text)).toMatchObject({ usage: { cost: 0.5 }, estimated: true });
    const stream = toEvent('x', { choices: [], usage: { cost: 0.5 } });
    expect(readAll('openai', true, stream)).toMatchObject({ usage: { cost: 0.5 }, estimated: true });
  });

  test('of zero is estimated', () => {
    const zero = { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 };
    expect(readAll('openai', false, JSON.stringify({ usage: zero }))).toMatchObject({ estimated: true });
    expect(readAll('openai', true, toEvent('x', { choices: [], usage: zero }))).toMatchObject({ estimated: true });
  });
});
