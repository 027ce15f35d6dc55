// Chunks become events: one finish chunk, the final chunk, and [DONE] (docs/service-api.md, "Stream rules").
import { describe, expect, test } from 'vitest';
import type { ChatEvent } from '../../src/client/chat-events.ts';
import { createChatReader } from '../../src/client/chat-events.ts';
import {
  chatErrorOf,
  chunk,
  finalChunk,
  finishChunk,
  finishedResponse,
  pauseChunk,
  textChunk,
} from '../support/chat.ts';

/** What a reader makes of batches of data, and how it ends. */
function readBatches(batches: readonly (readonly string[])[]) {
  const reader = createChatReader();
  const events: ChatEvent[] = [];
  try {
    for (const batch of batches) for (const event of reader.read(batch)) events.push(event);
    const end = reader.end();
    return { events, end, error: undefined, isDone: reader.isDone() };
  } catch (error) {
    return { events, end: undefined, error, isDone: reader.isDone() };
  }
}

const malformed = (says: string) => ({
  name: 'StreamError',
  code: 'stream_malformed',
  message: expect.stringContaining(says),
});

describe('a response', () => {
  const usage = { prompt_tokens: 3, total_tokens: 9, cost: 0.001, credits: 1 };

  test('that stops ends with session and usage, after [DONE]', () => {
    expect(readBatches([finishedResponse('Hello', 'session-7', usage)])).toEqual({
      events: [{ type: 'text', text: 'Hello' }],
      end: {
        type: 'finish',
        finish_reason: 'stop',
        session_id: 'session-7',
        usage,
        model: 'service/intern',
        error: undefined,
        done: true,
      },
      error: undefined,
      isDone: true,
    });
  });

  test('that pauses gives the tool call as it came, unknown fields too', () => {
    const call = {
      index: 0,
      id: 'call-1',
      type: 'function',
      hint: 'kept',
      function: { name: 'x.provide_input', arguments: 'not JSON', strict: true },
    };
    const data = [chunk({ delta: { tool_calls: [call] } }), finishChunk('tool_calls'), finalChunk('s'), '[DONE]'];
    const { events, end } = readBatches([data]);
    expect(events).toEqual([{ type: 'pause', toolCall: call }]);
    expect(end).toMatchObject({ finish_reason: 'tool_calls', session_id: 's', usage: null });
  });

  test('that fails gives its error as it came', () => {
    const error = chatErrorOf(410, 'run_ended', { retryable: false, hint: 1 });
    const data = [textChunk('a'), finishChunk('error', { error }), finalChunk(null), '[DONE]'];
    expect(readBatches([data]).end).toMatchObject({ finish_reason: 'error', error, session_id: null, done: true });
  });

  test('may pause in the finish chunk itself', () => {
    const { tool_calls } = JSON.parse(pauseChunk('call-1', {})).choices[0].delta;
    const data = [chunk({ delta: { tool_calls }, finish_reason: 'tool_calls' }), finalChunk(), '[DONE]'];
    expect(readBatches([data])).toMatchObject({ events: [{ type: 'pause' }], end: { finish_reason: 'tool_calls' } });
  });

  test('tells reasoning from text, and joins neighbouring pieces of a batch', () => {
    const data = [
      chunk({ delta: { role: 'assistant', content: '' } }),
      chunk({ delta: { reasoning: 'Hm' } }),
      chunk({ delta: { reasoning: 'm.' } }),
      textChunk('Hel'),
      textChunk('lo'),
      chunk({ delta: { reasoning: 'Then', content: '!' } }),
      chunk({ delta: { content: null, reasoning: null, tool_calls: null } }),
    ];
    expect(readBatches([data]).events).toEqual([
      { type: 'reasoning', text: 'Hmm.' },
      { type: 'text', text: 'Hello' },
      { type: 'reasoning', text: 'Then' },
      { type: 'text', text: '!' },
    ]);
  });

  test('does not join pieces of two batches', () => {
    expect(readBatches([[textChunk('a')], [], [textChunk('b')]]).events).toHaveLength(2);
  });

  test('names the model of its last chunk', () => {
    const final = JSON.parse(finalChunk());
    const data = [textChunk('a'), finishChunk('stop'), JSON.stringify({ ...final, model: 'other/model' }), '[DONE]'];
    expect(readBatches([data]).end).toMatchObject({ model: 'other/model' });
  });

  test('has no session and no usage where its final chunk names none', () => {
    const { session_id: _, usage: __, ...bare } = JSON.parse(finalChunk());
    const { end } = readBatches([[finishChunk('stop'), JSON.stringify(bare), '[DONE]']]);
    expect(end).toMatchObject({ session_id: null, usage: null });
  });
});

describe('the end of a stream', () => {
  test('after the final chunk but before [DONE] is complete', () => {
    const { end, isDone } = readBatches([finishedResponse('Hello').slice(0, -1)]);
    expect([end?.finish_reason, end?.done, isDone]).toEqual(['stop', false, false]);
  });

  test.each([
    ['at once', [], 'before its final chunk.'],
    ['after text', [textChunk('a')], 'before its final chunk.'],
    ['after text and [DONE]', [textChunk('a'), '[DONE]'], 'before its final chunk.'],
    ['after finish reason stop', [finishChunk('stop')], 'after finish reason "stop".'],
    ['after finish reason stop and [DONE]', [finishChunk('stop'), '[DONE]'], 'after finish reason "stop".'],
    [
      'after a pause',
      [pauseChunk('call-1', {}), finishChunk('tool_calls')],
      'before its final chunk, after finish reason "tool_calls".',
    ],
  ])('%s is severed', (_, data, says) => {
    expect(readBatches([data]).error).toMatchObject({ code: 'stream_severed', message: expect.stringContaining(says) });
  });

  test.each([
    ['[DONE]', true],
    ['nothing', false],
  ])('after an error chunk and %s needs no final chunk', (last, done) => {
    const data = [finishChunk('error', { error: chatErrorOf(504, 'timeout') }), ...(done ? ['[DONE]'] : [])];
    expect(readBatches([data]).end, last).toMatchObject({
      finish_reason: 'error',
      error: { code: 504, metadata: { reason: 'timeout' } },
      session_id: null,
      usage: null,
      model: 'service/intern',
      done,
    });
  });

  test('is [DONE], and nothing after it counts', () => {
    const { end, error } = readBatches([[...finishedResponse('Hello'), 'not JSON', textChunk('more')], ['not JSON']]);
    expect([end?.finish_reason, error]).toEqual(['stop', undefined]);
  });

  test.each(['[DONE] ', ' [DONE]', '[done]', '[DONE][DONE]', '"[DONE]"'])('is not %j', (data) => {
    const { error, isDone } = readBatches([[...finishedResponse('Hello').slice(0, -1), data]]);
    expect([error, isDone]).toEqual([expect.objectContaining({ code: 'stream_malformed' }), false]);
  });
});

describe('an order of chunks that the API does not know', () => {
  test.each([
    ['a final chunk before any finish chunk', [textChunk('a'), finalChunk()], 'before any finish chunk'],
    ['text after the finish chunk', [finishChunk('stop'), textChunk('a')], 'between the finish chunk and the final'],
    ['a second finish chunk', [finishChunk('stop'), finishChunk('stop')], 'between the finish chunk and the final'],
    ['a chunk after the final chunk', [finishChunk('stop'), finalChunk(), textChunk('a')], 'after the final chunk'],
    ['a second final chunk', [finishChunk('stop'), finalChunk(), finalChunk()], 'after the final chunk'],
    ['two tool calls in one chunk', [twoCalls()], 'second tool call'],
    ['two tool calls in two chunks', [pauseChunk('a', {}), pauseChunk('b', {})], 'second tool call'],
    ['a pause without a tool call', [finishChunk('tool_calls')], 'paused without a tool call'],
    ['an error chunk without an error', [finishChunk('error')], 'has no error in it'],
  ])('is refused: %s', (_, data, says) => {
    expect(readBatches([data]).error).toMatchObject(malformed(says));
  });

  function twoCalls(): string {
    const [{ delta }] = JSON.parse(pauseChunk('a', {})).choices;
    return chunk({ delta: { tool_calls: [...delta.tool_calls, ...delta.tool_calls] } });
  }
});

describe('data outside the API', () => {
  test('that is no JSON is refused with its cause', () => {
    expect(readBatches([['{']]).error).toMatchObject({ ...malformed('is not JSON'), cause: expect.any(SyntaxError) });
  });

  test.each([
    [chunk({ finish_reason: 'length' }), 'at "choices.0.finish_reason"'],
    [chunk({ delta: { content: 7 } }), 'at "choices.0.delta.content"'],
    ['{"object":"chat.completion.chunk"}', 'at "id"'],
    ['null', 'at ""'],
  ])('is refused with its place: %s', (data, says) => {
    expect(readBatches([[data]]).error).toMatchObject(malformed(says));
  });

  test('is refused after the events that came before it in the same batch', () => {
    const { events, error } = readBatches([[textChunk('a'), textChunk('b'), '{']]);
    expect(events).toEqual([{ type: 'text', text: 'ab' }]);
    expect(error).toMatchObject({ code: 'stream_malformed' });
  });
});

describe('what a service says against the document', () => {
  const call = (more: object, called: object = {}) => ({
    ...JSON.parse(pauseChunk('call-1', {})).choices[0].delta.tool_calls[0],
    ...more,
    function: { name: 'x.provide_input', arguments: '{}', ...called },
  });
  const pausing = (more: object, called?: object) => chunk({ delta: { tool_calls: [call(more, called)] } });
  const deep = (data: string) => data.replace('"deep"', `${'['.repeat(50_000)}${']'.repeat(50_000)}`);

  test.each([
    { what: 'an empty tool call id', data: [pausing({ id: '' })] },
    { what: 'a tool call id of 129 characters', data: [pausing({ id: 'x'.repeat(129) })] },
    { what: 'arguments that no request could echo', data: [pausing({}, { arguments: 'x'.repeat(1_048_577) })] },
    { what: 'a tool call that nests without end', data: [deep(pausing({ more: 'deep' }))] },
    { what: 'an empty session id', data: [finishChunk('stop'), finalChunk('')] },
    { what: 'a session id of 257 characters', data: [finishChunk('stop'), finalChunk('x'.repeat(257))] },
    {
      what: 'usage larger than any honest one',
      data: [finishChunk('stop'), finalChunk('s', { ['k'.repeat(9_000)]: 1 })],
    },
    { what: 'usage that nests without end', data: [finishChunk('stop'), deep(finalChunk('s', { total: 'deep' }))] },
  ])('is malformed: $what', ({ data }) => {
    expect(readBatches([data]).error).toMatchObject({ name: 'StreamError', code: 'stream_malformed' });
  });

  test.each([
    {
      what: 'a tool call id of 128 characters',
      data: [pausing({ id: 'x'.repeat(128) }), finishChunk('tool_calls'), finalChunk('s')],
    },
    { what: 'a session id of 256 characters', data: [finishChunk('stop'), finalChunk('x'.repeat(256))] },
  ])('is not $what', ({ data }) => {
    expect(readBatches([data]).error).toBeUndefined();
  });
});
