// The tables "Chat request body" and "Chat chunk" of docs/service-api.md, and what deployments add to them.
import { describe, expect, test } from 'vitest';
import {
  answerRequest,
  approvalModes,
  chatChunk,
  delta,
  doneMarker,
  finishReasons,
  promptRequest,
  steeredResponse,
  toolCall,
  usage,
} from '../../src/contract/chat.ts';
import { chatErrorOf } from '../support/chat.ts';
import {
  fieldCases,
  integer,
  number,
  numberOrNull,
  optional,
  required,
  text,
  textOrNull,
} from '../support/field-table.ts';

const user = { role: 'user', content: 'Hello' };
const call = { index: 0, id: 'call-1', type: 'function', function: { name: 'service.provide_input', arguments: '{}' } };
const echo = { role: 'assistant', content: null, tool_calls: [call] };
const answer = { role: 'tool', tool_call_id: 'call-1', content: 'allow_once' };
const identifier = { takes: ['x', 'x'.repeat(255), 'x'.repeat(256)], refuses: ['', 'x'.repeat(257), null, 1] };

test('every stream ends with the marker of the API', () => {
  expect(doneMarker).toBe('[DONE]');
});

describe('a prompt as we send it', () => {
  const sample = { messages: [user], stream: true, approval_mode: 'manual' };
  const rows = [
    required('messages', {
      takes: [[user]],
      refuses: [[], [user, user], [answer], [{ ...user, content: '' }], [{ ...user, name: 'me' }]],
    }),
    required('stream', { takes: [true], refuses: [false, null] }),
    required('approval_mode', { takes: [...approvalModes], refuses: ['auto', null] }),
    optional('session_id', identifier),
  ];

  test.each(fieldCases(sample, rows))('$title', ({ value, accepted }) => {
    expect(promptRequest.safeParse(value).success).toBe(accepted);
  });

  test('refuses a field that the API does not name', () => {
    expect(promptRequest.safeParse({ ...sample, temperature: 1 }).success).toBe(false);
  });
});

describe('an answer as we send it', () => {
  const sample = { messages: [echo, answer], stream: true, session_id: 'session-1' };
  const rows = [
    required('messages', {
      takes: [[echo, answer], [answer], [echo, { ...answer, content: '' }]],
      refuses: [
        [],
        [echo],
        [answer, echo],
        [user],
        [{ ...echo, content: 'text' }, answer],
        [{ ...echo, tool_calls: [] }, answer],
        [{ ...answer, tool_call_id: 'x'.repeat(129) }],
      ],
    }),
    required('stream', { takes: [true], refuses: [false] }),
    required('session_id', identifier),
  ];

  test.each(fieldCases(sample, rows))('$title', ({ value, accepted }) => {
    expect(answerRequest.safeParse(value).success).toBe(accepted);
  });

  test('refuses an approval_mode: the run keeps the one that it started with', () => {
    expect(answerRequest.safeParse({ ...sample, approval_mode: 'manual' }).success).toBe(false);
  });

  test('echoes fields of the tool call that it does not know', () => {
    const streamed = { ...call, function: { ...call.function, strict: true }, note: 'kept' };
    const sent = answerRequest.parse({ ...sample, messages: [{ ...echo, tool_calls: [streamed] }, answer] });
    expect(sent.messages[0]).toMatchObject({ tool_calls: [streamed] });
  });
});

describe('a tool call', () => {
  const rows = [
    optional('index', integer),
    required('id', { takes: ['x', 'x'.repeat(128)], refuses: ['', 'x'.repeat(129), null, 1] }),
    optional('type', text),
    required('function', {
      takes: [{ name: 'other.provide_input', arguments: 'not JSON' }],
      refuses: [
        null,
        {},
        { name: 'n' },
        { arguments: '{}' },
        { name: 1, arguments: '{}' },
        { name: 'n', arguments: {} },
      ],
    }),
  ];

  test.each(fieldCases(call, rows))('$title', ({ value, accepted }) => {
    expect(toolCall.safeParse(value).success).toBe(accepted);
  });
});

describe('a chunk', () => {
  const choice = { index: 0, delta: {}, finish_reason: null };
  const sample = { id: 'c', object: 'chat.completion.chunk', created: 1, model: 'service/intern', choices: [choice] };
  const withChoice = (more: object): unknown[] => [{ ...choice, ...more }];
  const rows = [
    required('id', text),
    required('object', { takes: ['chat.completion.chunk'], refuses: ['chat.completion', null, ''] }),
    required('created', integer),
    required('model', text),
    required('choices', {
      takes: [
        [],
        [choice],
        withChoice({ logprobs: null }),
        ...finishReasons.map((finish_reason) => withChoice({ finish_reason })),
      ],
      refuses: [
        null,
        {},
        [{}],
        withChoice({ finish_reason: 'length' }),
        withChoice({ finish_reason: '' }),
        withChoice({ finish_reason: undefined }),
        withChoice({ delta: null }),
        withChoice({ index: 'first' }),
      ],
    }),
    optional('session_id', { takes: [...identifier.takes, null], refuses: ['', 'x'.repeat(257), 1, {}] }),
    optional('usage', { takes: [null, {}, { total_tokens: 1 }], refuses: ['none', 1, { total_tokens: '1' }] }),
    optional('error', {
      takes: [chatErrorOf(410, 'run_ended')],
      refuses: [null, 'failed', {}, { code: '410', message: 'm' }],
    }),
  ];

  test.each(fieldCases(sample, rows))('$title', ({ value, accepted }) => {
    expect(chatChunk.safeParse(value).success).toBe(accepted);
  });

  test('keeps a field that the API does not name', () => {
    expect(chatChunk.parse({ ...sample, system_fingerprint: 'f' })).toMatchObject({ system_fingerprint: 'f' });
  });
});

test('a response finishes with one of three reasons', () => {
  expect(finishReasons).toEqual(['stop', 'tool_calls', 'error']);
});

describe('a delta', () => {
  const rows = [
    optional('role', text),
    optional('content', textOrNull),
    optional('reasoning', textOrNull),
    optional('tool_calls', { takes: [null, [], [call]], refuses: [{}, 'call', [{}]] }),
  ];

  test.each(fieldCases({}, rows))('$title', ({ value, accepted }) => {
    expect(delta.safeParse(value).success).toBe(accepted);
  });
});

describe('a usage', () => {
  const rows = [
    optional('prompt_tokens', number),
    optional('completion_tokens', number),
    optional('total_tokens', number),
    optional('cost', numberOrNull),
    optional('prompt_tokens_details', {
      takes: [null, {}, { cached_tokens: 3, audio_tokens: 1 }],
      refuses: ['many', { cached_tokens: 'many' }],
    }),
  ];

  test.each(fieldCases({}, rows))('$title', ({ value, accepted }) => {
    expect(usage.safeParse(value).success).toBe(accepted);
  });

  test('keeps a field that no deployment has shown', () => {
    expect(usage.parse({ credits: 3 })).toEqual({ credits: 3 });
  });
});

describe('the answer to a prompt that steers a running turn', () => {
  const rows = [required('session_id', text), required('status', text)];

  test.each(fieldCases({ session_id: 's', status: 'steered' }, rows))('$title', ({ value, accepted }) => {
    expect(steeredResponse.safeParse(value).success).toBe(accepted);
  });
});
