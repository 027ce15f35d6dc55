// The event of a job, from what the runner has written.
import { expect, test } from 'vitest';
import { readEvent } from '../../../src/action/runner/event.ts';
import { testActionIo } from '../../support/action-io.ts';

const env = { GITHUB_EVENT_NAME: 'push', GITHUB_EVENT_PATH: '/event.json' };
const bytes = (text: string) => () => Promise.resolve(new TextEncoder().encode(text));

test('an event has its name and its payload', async () => {
  const io = testActionIo({}, { env, readFile: bytes('{"ref":"refs/heads/main"}') });
  expect(await readEvent(io)).toEqual({ name: 'push', payload: { ref: 'refs/heads/main' } });
});

test('outside of GitHub there is no name, and no payload is looked for', async () => {
  const io = testActionIo(
    {},
    { env: { GITHUB_EVENT_NAME: '' }, readFile: () => Promise.reject(new Error('nothing is read')) },
  );
  expect(await readEvent(io)).toEqual({ name: '', payload: undefined });
  expect(io.log.messages).toEqual([]);
});

test.each([
  ['is no JSON', bytes('{')],
  ["can't be read", () => Promise.reject(new Error('ENOENT'))],
])('a payload that %s is unknown, with a warning', async (_, readFile) => {
  const io = testActionIo({}, { env, readFile });
  expect(await readEvent(io)).toEqual({ name: 'push', payload: undefined });
  expect(io.log.at('warning')).toEqual(["The event payload /event.json can't be read, so its facts count as unknown."]);
});

const depth = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;

test.each([
  ['that nests as deep as may be', depth(100)],
  ['with brackets in its texts', JSON.stringify({ body: '[{'.repeat(200) })],
  ['with brackets behind a quote in a text', JSON.stringify({ body: `"\\"${'['.repeat(200)}` })],
  ['with many values beside one another', `[${'{},[],'.repeat(200)}0]`],
])('a payload %s is read', async (_, text) => {
  const io = testActionIo({}, { env, readFile: bytes(text) });
  expect(await readEvent(io)).toEqual({ name: 'push', payload: JSON.parse(text) });
});

test.each([
  ['in lists', depth(101)],
  ['in objects', `${'{"a":'.repeat(101)}0${'}'.repeat(101)}`],
  ['behind a text', `["a",${depth(100)}]`],
])('a payload that nests deeper is not read: %s', async (_, text) => {
  const io = testActionIo({}, { env, readFile: bytes(text) });
  expect(await readEvent(io)).toEqual({ name: 'push', payload: undefined });
  expect(io.log.at('warning')).toHaveLength(1);
});
