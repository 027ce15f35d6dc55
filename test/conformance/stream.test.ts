// A chat response that breaks a stream rule is told by that rule.
import { expect, test } from 'vitest';
import { Mismatch } from '../../src/conformance/check.ts';
import { readStream } from '../../src/conformance/stream.ts';

type Chunk = Readonly<Record<string, unknown>>;

const common = { id: 'c-1', object: 'chat.completion.chunk', created: 1, model: 'm' };
const choice = (delta: unknown, finish_reason: string | null = null): Chunk => ({
  ...common,
  choices: [{ index: 0, delta, finish_reason }],
});
const role = choice({ role: 'assistant' });
const says = choice({ content: 'Hello' });
const finish = choice({}, 'stop');
const final: Chunk = { ...common, choices: [], session_id: 's', usage: null };
const call = {
  index: 0,
  id: 'call-1',
  type: 'function',
  function: { name: 'service.provide_input', arguments: '{"a":1}' },
};
const failed = { ...choice({}, 'error'), error: { code: 504, message: 'Late.', metadata: { reason: 'timeout' } } };

const lines = (...chunks: readonly Chunk[]): string[] => chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`);
const done = 'data: [DONE]\n\n';

function read(text: string, status = 200, type = 'text/event-stream; charset=utf-8') {
  return readStream({ status, headers: new Headers({ 'content-type': type }), text, json: undefined });
}

test('a response that keeps the rules is read', () => {
  expect(read([...lines(role, says, finish, final), done].join(''))).toEqual({
    finishReason: 'stop',
    finalChunk: final,
    toolCall: undefined,
  });
});

test('keepalive comments, other line ends and data without a space keep the rules', () => {
  const text = [': keepalive\n\n', ...lines(role, finish, final), done].join('');
  expect(read(text.replaceAll('\n', '\r\n')).finishReason).toBe('stop');
  expect(read(text.replaceAll('data: ', 'data:')).finishReason).toBe('stop');
});

test('a pause has its tool call, with its arguments read', () => {
  const pause = choice({ tool_calls: [call] });
  expect(read([...lines(role, pause, choice({}, 'tool_calls'), final), done].join(''))).toMatchObject({
    finishReason: 'tool_calls',
    toolCall: {
      index: 0,
      id: 'call-1',
      type: 'function',
      name: 'service.provide_input',
      arguments: { a: 1 },
      raw: call,
    },
  });
});

test('an error chunk carries its error', () => {
  expect(read([...lines(role, failed, final), done].join('')).finishReason).toBe('error');
});

const broken = (text: string): Chunk =>
  choice({ tool_calls: [{ ...call, function: { ...call.function, arguments: text } }] });
const paused = choice({}, 'tool_calls');

test.each<readonly [string, readonly string[], string]>([
  ['two lines of data', ['data: {}\ndata: {}\n\n', done], 'an event is not one data: line'],
  ['another field', ['event: x\n\n', done], 'an event is not one data: line'],
  ['no [DONE]', lines(role, finish, final), 'the stream does not end with [DONE]'],
  ['something after [DONE]', [...lines(role, finish, final), done, ...lines(final)], 'does not end with [DONE]'],
  ['nothing but [DONE]', [done], 'the last chunk before [DONE] has choices'],
  ['no final chunk', [...lines(role, finish), done], 'the last chunk before [DONE] has choices'],
  ['two final chunks', [...lines(role, finish, final, final), done], 'a chunk before the final one has no choices'],
  ['no role chunk', [...lines(says, finish, final), done], 'the first chunk is not a role chunk'],
  ['a final chunk alone', [...lines(final), done], 'the first chunk is not a role chunk'],
  ['no finish chunk', [...lines(role, final), done], 'there are 0 finish chunks, or one is not the last'],
  ['two finish chunks', [...lines(role, finish, finish, final), done], 'there are 2 finish chunks'],
  [
    'text after the finish chunk',
    [...lines(role, finish, says, final), done],
    'there are 1 finish chunks, or one is not',
  ],
  ['a chunk that is no JSON', ['data: {\n\n', done], 'a chunk does not have the documented form: {'],
  [
    'a chunk without a model',
    [...lines({ ...role, model: 7 }), done],
    'a chunk does not have the documented form: {"id"',
  ],
  [
    'an unknown finish reason',
    [...lines(role, choice({}, 'length'), final), done],
    'a chunk does not have the documented form',
  ],
  [
    'usage before the final chunk',
    [...lines(role, { ...says, usage: null }, finish, final), done],
    'a chunk has choices, created, id, model, object, usage',
  ],
  [
    'an error beside another finish reason',
    [...lines(role, { ...finish, error: failed.error }, final), done],
    'a chunk has choices, created, error, id, model, object',
  ],
  [
    'no session_id at the end',
    [...lines(role, finish, { ...common, choices: [], usage: null }), done],
    'a chunk has choices, created, id, model, object, usage',
  ],
  ['a pause without a tool call', [...lines(role, paused, final), done], '0 tool calls with finish_reason tool_calls'],
  [
    'a tool call without a pause',
    [...lines(role, choice({ tool_calls: [call] }), finish, final), done],
    'there are 1 tool calls with finish_reason stop',
  ],
  ['arguments that are no JSON', [...lines(role, broken('{'), paused, final), done], 'arguments is not JSON: {'],
  ['arguments that are a list', [...lines(role, broken('[]'), paused, final), done], 'arguments is not an object'],
])('%s breaks a rule', (_what, pieces, words) => {
  const reading = (): unknown => read(pieces.join(''));
  expect(reading).toThrow(Mismatch);
  expect(reading).toThrow(words);
});

test('a status or a type that is no stream is told', () => {
  expect(() => read('no', 503)).toThrow('the status is 503: no');
  expect(() => read(done, 200, 'application/json')).toThrow('the type is application/json');
  const untyped = { status: 200, headers: new Headers(), text: done, json: undefined };
  expect(() => readStream(untyped)).toThrow('the type is null');
});
