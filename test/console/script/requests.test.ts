// The request of a form, and its `curl` line.

import { execFileSync } from 'node:child_process';
import { assert, constantFrom, oneof, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import {
  type AnswerField,
  type Call,
  toCurl,
  toCurlLine,
  toFormRequest,
} from '../../../src/console/script/requests.ts';

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
  const filled = toFormRequest({ ...answerCall, fill: 'answer' }, {}, '"reject_once"', []);
  expect(filled).toEqual({ ...answerCall, body: withContent('reject_once') });
});

test('fields are sent with their types; what was left empty is not', () => {
  const fields: readonly AnswerField[] = [
    { name: 'text', type: 'string', text: '7', isChosen: false },
    { name: 'count', type: 'integer', text: '7', isChosen: false },
    { name: 'ratio', type: 'number', text: '0.5', isChosen: false },
    { name: 'choice', type: 'string', text: '{"a":1}', isChosen: true },
    { name: 'yes', type: 'boolean', text: 'true', isChosen: true },
    { name: 'empty', type: 'string', text: '', isChosen: false },
    { name: '__proto__', type: 'string', text: 'x', isChosen: false },
  ];
  const { body } = toFormRequest({ ...answerCall, fill: 'fields' }, {}, '"accept"', fields);
  const content = '{"text":"7","count":7,"ratio":0.5,"choice":{"a":1},"yes":true,"__proto__":"x"}';
  expect(body).toEqual(withContent(`{"action":"accept","content":${content}}`));
});

test('declined or cancelled, no field is sent', () => {
  const fields: readonly AnswerField[] = [{ name: 'a', type: 'string', text: 'b', isChosen: false }];
  const { body } = toFormRequest({ ...answerCall, fill: 'fields' }, {}, '"decline"', fields);
  expect(body).toEqual(withContent('{"action":"decline"}'));
});

test('a prompt goes to its intern as its key, in a session where one is named', () => {
  const call: Call = { method: 'POST', path: '/api/v1/interns/', body: { stream: true }, fill: 'prompt' };
  const texts = { prompt: 'Hello', intern: '"a/b"', key: '"key_1"', mode: 'manual', session: '' };
  const messages = [{ role: 'user', content: 'Hello' }];
  expect(toFormRequest(call, texts, '', [])).toEqual({
    method: 'POST',
    path: '/api/v1/interns/a%2Fb/chat/completions',
    key: 'key_1',
    body: { stream: true, approval_mode: 'manual', messages },
  });
  const { body } = toFormRequest(call, { ...texts, session: 's' }, '', []);
  expect(body).toEqual({ stream: true, approval_mode: 'manual', session_id: 's', messages });
});

test('faults, the clock and a policy are what was filled in', () => {
  const call = (name: string): Call => ({ method: 'POST', path: '/x', body: {}, fill: name });
  const fault = { route: 'list', after: '1', times: '2', fault: '{"status":503}' };
  expect(toFormRequest(call('fault'), fault, '', []).body).toEqual({
    route: 'list',
    after: 1,
    times: 2,
    fault: { status: 503 },
  });
  expect(toFormRequest(call('clock'), { advance: '1h' }, '', []).body).toEqual({ advance: '1h' });
  const policy = { policy: 'version: 1', context: '{"event":"push"}' };
  expect(toFormRequest(call('policy'), policy, '', []).body).toEqual({
    policy: 'version: 1',
    context: { event: 'push' },
  });
  expect(toFormRequest(call('policy'), { ...policy, context: ' ' }, '', []).body).toEqual({
    policy: 'version: 1',
    context: {},
  });
  expect(() => toFormRequest(call('policy'), { ...policy, context: 'push' }, '', [])).toThrow(SyntaxError);
});

/** The words that a shell makes of the line, `curl` among them. */
function wordsOf(line: string): readonly string[] {
  const script = `curl() { for word in "$@"; do printf '%s\\0' "$word"; done; }\n${line}`;
  const printed = execFileSync('sh', ['-c', script], { env: { INTERNS_API_KEY: 'made-up' }, encoding: 'utf8' });
  return printed.split('\0').slice(0, -1);
}

test('an answer is a POST with its bearer from the environment', () => {
  const body = JSON.stringify({ stream: true });
  const line = toCurl({ method: 'POST', url: 'http://127.0.0.1:1/x', bearer: 'INTERNS_API_KEY', body });
  expect(wordsOf(line)).toEqual([
    '-sS',
    'http://127.0.0.1:1/x',
    '-H',
    'Authorization: Bearer made-up',
    '-H',
    'Content-Type: application/json',
    '-d',
    '{"stream":true}',
  ]);
});

test('without a body the method is named, and without a bearer none is sent', () => {
  const line = toCurl({ method: 'DELETE', url: 'http://127.0.0.1:1/_faults', bearer: undefined, body: undefined });
  expect(wordsOf(line)).toEqual(['-sS', 'http://127.0.0.1:1/_faults', '-X', 'DELETE']);
});

test.each([
  ['/api/v1/x', 'key_1', false, 'INTERNS_API_KEY'],
  ['/_clock', undefined, false, undefined],
  ['/_clock', undefined, true, 'INTERNS_CONSOLE_TOKEN'],
  ['/_console/policy', undefined, false, 'INTERNS_CONSOLE_TOKEN'],
])('the bearer of %s as %s, guarded: %s', (path, key, isGuarded, bearer) => {
  const line = toCurlLine({ method: 'POST', path, key, body: {} }, { origin: 'http://x', token: 'made-up', isGuarded });
  expect(/Bearer \$(\w+)/.exec(line)?.[1]).toBe(bearer);
  expect(line).not.toContain('made-up');
});

test('whatever stands in a body, it is one visible word with the same meaning', () => {
  const text = string({ unit: 'binary', maxLength: 40 });
  assert(
    property(oneof(text, constantFrom("'; touch x; '", '$(id)', '\u202e', '\\', '\n')), (content) => {
      const line = toCurl({ method: 'PUT', url: 'http://x/', bearer: undefined, body: JSON.stringify({ content }) });
      expect(line).toMatch(/^[\x20-\x7e\n]*$/);
      expect(JSON.parse(wordsOf(line).at(-1) ?? '')).toEqual({ content });
    }),
    { numRuns: 100 },
  );
});
