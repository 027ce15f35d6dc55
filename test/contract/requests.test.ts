// Requests as the service reads them.
import { expect, test } from 'vitest';
import { approvalModes } from '../../src/contract/chat.ts';
import { internListQuery, receivedChatRequest } from '../../src/contract/requests.ts';
import { lifecycleStatuses } from '../../src/contract/words.ts';
import { fieldCases, optional, required, text } from '../support/field-table.ts';

const user = { role: 'user', content: 'Hello' };
const call = { index: 0, id: 'call-1', type: 'function', function: { name: 'service.provide_input', arguments: '{}' } };
const echo = { role: 'assistant', content: null, tool_calls: [call] };
const answer = { role: 'tool', tool_call_id: 'call-1', content: 'allow_once' };
const identifier = { takes: ['x', 'x'.repeat(255), 'x'.repeat(256)], refuses: ['', 'x'.repeat(257), null, 1] };
const sample = { messages: [user], stream: true };
const parts = {
  role: 'user',
  content: [
    { type: 'text', text: 'a' },
    { type: 'text', text: 'b' },
  ],
};
const rows = [
  required('messages', {
    takes: [
      [user],
      [parts],
      [echo, user],
      [{ role: 'system', content: 's' }, { role: 'developer', content: 'd' }, user],
    ],
    refuses: [
      [],
      null,
      'Hello',
      [{ role: 'user' }],
      [{ role: 'user', content: null }],
      [{ role: 'user', content: [{ type: 'image', text: 'a' }] }],
      [{ role: 'wizard', content: 'a' }],
      [{ content: 'a' }],
    ],
  }),
  required('stream', { takes: [true], refuses: [false, 'true', null, 1] }),
  optional('approval_mode', { takes: [...approvalModes], refuses: ['auto', '', null, 'Manual'] }),
  optional('model', identifier),
  optional('session_id', identifier),
];

test.each(fieldCases(sample, rows))('$title', ({ value, accepted }) => {
  expect(receivedChatRequest.safeParse(value).success).toBe(accepted);
});

test('is in self-drive unless it says otherwise', () => {
  expect(receivedChatRequest.parse(sample).approval_mode).toBe('self-drive');
});

test('drops other chat fields', () => {
  expect(receivedChatRequest.parse({ ...sample, temperature: 1, tools: [] })).toEqual({
    ...sample,
    approval_mode: 'self-drive',
  });
});

test('needs a session_id when its last message has role tool', () => {
  const refused = receivedChatRequest.safeParse({ ...sample, messages: [echo, answer] });
  expect(refused.error?.issues.map(({ path, message }) => [path, message])).toEqual([
    [['session_id'], 'session_id is required when the last message has role tool'],
  ]);
});

test('needs no session_id when an earlier message has role tool', () => {
  expect(receivedChatRequest.safeParse({ ...sample, messages: [echo, answer, user] }).success).toBe(true);
});

test.each([
  ['x'.repeat(127), true],
  ['x'.repeat(128), true],
  ['x'.repeat(129), false],
  ['', false],
])('judges a tool_call_id of the characters %s', (tool_call_id, accepted) => {
  const messages = [{ ...answer, tool_call_id }];
  expect(receivedChatRequest.safeParse({ ...sample, messages, session_id: 's' }).success).toBe(accepted);
});

const queryRows = [
  optional('limit', { takes: [1, 2, 499, 500], refuses: [0, 501, -1, 1.5, '100', null] }),
  optional('status', {
    takes: [['running'], [...lifecycleStatuses]],
    refuses: [[], ['asleep'], ['running', ''], 'running', null],
  }),
  optional('starting_after', text),
  optional('workspace_id', {
    takes: ['6f1a0a52-5b0e-4a7e-9a0c-0f4f3e1f9a11'],
    refuses: ['', 'workspace-1', '6f1a0a525b0e4a7e9a0c0f4f3e1f9a11', null],
  }),
];

test.each(fieldCases({}, queryRows))('$title', ({ value, accepted }) => {
  expect(internListQuery.safeParse(value).success).toBe(accepted);
});

test('refuses a parameter that the API does not name', () => {
  expect(internListQuery.safeParse({ page: 2 }).success).toBe(false);
});
