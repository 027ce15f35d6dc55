// What a person filled in, as the body of a request.
import { expect, test } from 'vitest';
import { type Answered, type Call, fill } from '../../../src/console/script/body.ts';

const answerCall: Call = {
  method: 'POST',
  path: '/api/v1/interns/i/chat/completions',
  key: 'key_1',
  body: { stream: true, session_id: 's', messages: [{ role: 'tool', tool_call_id: 'call_1', content: '' }] },
};
const withContent = (content: string) => ({
  stream: true,
  session_id: 's',
  messages: [{ role: 'tool', tool_call_id: 'call_1', content }],
});

test('a pressed option is the content of the answer', () => {
  const filled = fill({ ...answerCall, fill: 'answer' }, {}, '"reject_once"', []);
  expect(filled).toEqual({ ...answerCall, body: withContent('reject_once') });
});

test('fields are sent with their types; what was left empty is not', () => {
  const fields: readonly Answered[] = [
    { name: 'text', type: 'string', text: '7', isChosen: false },
    { name: 'count', type: 'integer', text: '7', isChosen: false },
    { name: 'ratio', type: 'number', text: '0.5', isChosen: false },
    { name: 'choice', type: 'string', text: '{"a":1}', isChosen: true },
    { name: 'yes', type: 'boolean', text: 'true', isChosen: true },
    { name: 'empty', type: 'string', text: '', isChosen: false },
    { name: '__proto__', type: 'string', text: 'x', isChosen: false },
  ];
  const { body } = fill({ ...answerCall, fill: 'fields' }, {}, '"accept"', fields);
  const content = '{"text":"7","count":7,"ratio":0.5,"choice":{"a":1},"yes":true,"__proto__":"x"}';
  expect(body).toEqual(withContent(`{"action":"accept","content":${content}}`));
});

test('declined or cancelled, no field is sent', () => {
  const fields: readonly Answered[] = [{ name: 'a', type: 'string', text: 'b', isChosen: false }];
  const { body } = fill({ ...answerCall, fill: 'fields' }, {}, '"decline"', fields);
  expect(body).toEqual(withContent('{"action":"decline"}'));
});

test('a prompt goes to its intern as its key, in a session where one is named', () => {
  const call: Call = { method: 'POST', path: '/api/v1/interns/', body: { stream: true }, fill: 'prompt' };
  const texts = { prompt: 'Hello', intern: '"a/b"', key: '"key_1"', mode: 'manual', session: '' };
  const messages = [{ role: 'user', content: 'Hello' }];
  expect(fill(call, texts, '', [])).toEqual({
    method: 'POST',
    path: '/api/v1/interns/a%2Fb/chat/completions',
    key: 'key_1',
    body: { stream: true, approval_mode: 'manual', messages },
  });
  const { body } = fill(call, { ...texts, session: 's' }, '', []);
  expect(body).toEqual({ stream: true, approval_mode: 'manual', session_id: 's', messages });
});

test('faults, the clock and a policy are what was filled in', () => {
  const call = (name: string): Call => ({ method: 'POST', path: '/x', body: {}, fill: name });
  const fault = { route: 'list', after: '1', times: '2', fault: '{"status":503}' };
  expect(fill(call('fault'), fault, '', []).body).toEqual({
    route: 'list',
    after: 1,
    times: 2,
    fault: { status: 503 },
  });
  expect(fill(call('clock'), { advance: '1h' }, '', []).body).toEqual({ advance: '1h' });
  const policy = { policy: 'version: 1', context: '{"event":"push"}' };
  expect(fill(call('policy'), policy, '', []).body).toEqual({ policy: 'version: 1', context: { event: 'push' } });
  expect(fill(call('policy'), { ...policy, context: ' ' }, '', []).body).toEqual({ policy: 'version: 1', context: {} });
  expect(() => fill(call('policy'), { ...policy, context: 'push' }, '', [])).toThrow(SyntaxError);
});
