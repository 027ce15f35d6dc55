// Tests the life of a late answer, and the digest of a pause.

import { expect, test } from 'vitest';
import {
  allow,
  type Binding,
  type Circumstances,
  claim,
  digestPause,
  endUnused,
  namesOtherId,
  redeem,
  whyVoid,
} from '../../src/permission/grant.ts';
import { readPause } from '../../src/permission/pause.ts';

const circumstances: Circumstances = {
  policy: 'a'.repeat(64),
  base: 'main',
  state: 'ready',
  head: 'b'.repeat(40),
  intern: 'intern-1',
  approvalMode: 'manual',
  service: 'https://a.example',
  session: 'session-1',
};
const binding: Binding = { ...circumstances, digest: 'd1', untilMs: Date.UTC(2026, 0, 2, 3, 4, 5) };
const inTime = { now: circumstances, nowMs: binding.untilMs - 1 };

test.each<[string, Partial<Circumstances>, string]>([
  [
    'head',
    { head: 'c'.repeat(40) },
    `The pull request has changed: its head was ${'b'.repeat(12)} then and is ${'c'.repeat(12)} now.`,
  ],
  ['base', { base: 'release' }, 'The pull request now goes into another branch.'],
  ['state', { state: 'closed' }, 'The pull request is closed now.'],
  ['state as a draft', { state: 'draft' }, 'The pull request is a draft now.'],
  ['policy', { policy: 'c'.repeat(64) }, 'The permission policy has changed since.'],
  ['policy, which is gone', { policy: null }, 'The permission policy has changed since.'],
  [
    'service',
    { service: 'https://b.example' },
    'It was asked through https://a.example, but this job uses https://b.example.',
  ],
  ['intern', { intern: 'intern-2' }, 'It was asked by an intern other than the one that this job runs.'],
  ['mode', { approvalMode: 'self-drive' }, 'The approval mode was "manual" then and is "self-drive" now.'],
  ['session', { session: 'session-2' }, 'It was asked in another session.'],
])('an answer does not count with another %s', (_, changed, why) => {
  const now = { ...circumstances, ...changed };
  expect(allow({ is: 'parked', binding }, { ...inTime, now })).toEqual({ is: 'refused', why });
  expect(redeem({ is: 'claimed', binding }, 'd1', { ...inTime, now })).toEqual({ is: 'lost', why });
});

test('an answer counts up to its time, and not at it', () => {
  expect(whyVoid(binding, circumstances, binding.untilMs - 1)).toBeUndefined();
  expect(whyVoid(binding, circumstances, binding.untilMs)).toBe('It expired at 2026-01-02 03:04 UTC.');
  expect(whyVoid({ ...binding, untilMs: Number.NaN }, circumstances, 0)).toBe('It expired at an unknown time.');
});

test('an answer is claimed by whoever is first', () => {
  expect(claim({ is: 'allowed', binding }, true)).toEqual({ is: 'claimed', binding });
  expect(claim({ is: 'allowed', binding }, false)).toEqual({ is: 'refused', why: 'Another answer came first.' });
});

test('a grant waits for its own digest, is used once, and is lost where the intern does not ask again', () => {
  const claimed = { is: 'claimed', binding } as const;
  expect(redeem(claimed, 'd2', inTime)).toBe(claimed);
  expect(redeem(claimed, 'd1', inTime)).toEqual({ is: 'used' });
  expect(endUnused({ is: 'used' })).toEqual({ is: 'used' });
  expect(endUnused(claimed)).toEqual({ is: 'lost', why: 'The intern did not ask for exactly this again.' });
});

function digestOf(text: string): string {
  const pause = readPause(text);
  if ('error' in pause) throw new Error(pause.error);
  return digestPause(pause);
}
const pauseText = '{"kind":"permission","operation":"deploy","env":{"a":1,"b":[2]},"options":["allow_once"]}';

test.each([
  [
    'the same in another order',
    '{"env":{"b":[2],"a":1.0},"operation":"deploy","kind":"permission","options":["allow_once"]}',
  ],
  ['with other options', '{"kind":"permission","operation":"deploy","env":{"a":1,"b":[2]},"options":["reject_once"]}'],
  ['with ids of its own', `{"tool_call_id":"c2","interaction_id":"i","session_id":"s",${pauseText.slice(1)}`],
  ['in another spelling', pauseText.replace('deploy', String.raw`\u0064eploy`)],
])('is the same for what is %s', (_, text) => {
  expect(digestOf(text)).toBe(digestOf(pauseText));
});

test.each([
  ['operation', pauseText.replace('deploy', 'deploy ')],
  ['value within', pauseText.replace('"a":1', '"a":2')],
  ['order in a list', pauseText.replace('[2]', '[2,3]')],
  ['argument more', `{"force":true,${pauseText.slice(1)}`],
  ['id that the question is about', `{"id":"5",${pauseText.slice(1)}`],
  ['name of an object', `{"__proto__":{"a":1},${pauseText.slice(1)}`],
])('is another one for another %s', (_, text) => {
  expect(digestOf(text)).not.toBe(digestOf(pauseText));
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
  const pause = readPause(`{${field}${pauseText.slice(1)}`);
  if ('error' in pause) throw new Error(pause.error);
  expect(namesOtherId(pause, ['call_1', 's-1'])).toBe(isOther);
});
