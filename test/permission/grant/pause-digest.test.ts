// What a pause asks for, as a digest.
import { expect, test } from 'vitest';
import { digestOfPause, namesOther } from '../../../src/permission/grant.ts';
import { readPause } from '../../../src/permission/pause.ts';

function digestOf(text: string): string {
  const pause = readPause(text);
  if ('error' in pause) throw new Error(pause.error);
  return digestOfPause(pause);
}
const asked = '{"kind":"permission","operation":"deploy","env":{"a":1,"b":[2]},"options":["allow_once"]}';

test.each([
  [
    'the same in another order',
    '{"env":{"b":[2],"a":1.0},"operation":"deploy","kind":"permission","options":["allow_once"]}',
  ],
  ['with other options', '{"kind":"permission","operation":"deploy","env":{"a":1,"b":[2]},"options":["reject_once"]}'],
  ['with ids of its own', `{"tool_call_id":"c2","interaction_id":"i","session_id":"s",${asked.slice(1)}`],
  ['in another spelling', asked.replace('deploy', String.raw`\u0064eploy`)],
])('is the same for what is %s', (_, text) => {
  expect(digestOf(text)).toBe(digestOf(asked));
});

test.each([
  ['operation', asked.replace('deploy', 'deploy ')],
  ['value within', asked.replace('"a":1', '"a":2')],
  ['order in a list', asked.replace('[2]', '[2,3]')],
  ['argument more', `{"force":true,${asked.slice(1)}`],
  ['id that the question is about', `{"id":"5",${asked.slice(1)}`],
  ['name of an object', `{"__proto__":{"a":1},${asked.slice(1)}`],
])('is another one for another %s', (_, text) => {
  expect(digestOf(text)).not.toBe(digestOf(asked));
});

test.each([
  ['no id', '', false],
  ['the call of the question', '"tool_call_id":"call_1",', false],
  ['the session of the question', '"session_id":"s-1",', false],
  ['another session', '"session_id":"production",', true],
  ['another call', '"tool_call_id":"call_2",', true],
  ['an interaction that is not this one', '"interaction_id":"i",', true],
  ['an id that is no text', '"session_id":["s-1"],', true],
])('a request with %s: it names something else than itself is %3$s', (_, field, isOther) => {
  const pause = readPause(`{${field}${asked.slice(1)}`);
  if ('error' in pause) throw new Error(pause.error);
  expect(namesOther(pause, ['call_1', 's-1'])).toBe(isOther);
});
