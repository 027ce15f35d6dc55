// What a pause asks for, as a digest.
import { expect, test } from 'vitest';
import { digestOfPause } from '../../../src/permission/grant/pause-digest.ts';
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
