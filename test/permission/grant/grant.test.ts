// Why a late answer counts, or does not.
import { expect, test } from 'vitest';
import { allow, type Binding, type Circumstances, claim, end, meet, whyVoid } from '../../../src/permission/grant.ts';

const asked: Circumstances = {
  policy: 'a'.repeat(64),
  head: 'b'.repeat(40),
  intern: 'intern-1',
  approvalMode: 'manual',
  service: 'https://a.example',
  session: 'session-1',
};
const binding: Binding = { ...asked, digest: 'd1', untilMs: Date.UTC(2026, 0, 2, 3, 4, 5) };
const inTime = { now: asked, nowMs: binding.untilMs - 1 };

test.each<[string, Partial<Circumstances>, string]>([
  [
    'head',
    { head: 'c'.repeat(40) },
    `The pull request has changed: its head was ${'b'.repeat(12)} then and is ${'c'.repeat(12)} now.`,
  ],
  ['policy', { policy: 'c'.repeat(64) }, 'The permission policy has changed since.'],
  ['policy, which is gone', { policy: null }, 'The permission policy has changed since.'],
  [
    'service',
    { service: 'https://b.example' },
    'It was asked through https://a.example, and this job uses https://b.example.',
  ],
  ['intern', { intern: 'intern-2' }, 'It was asked by an intern other than the one that this job runs.'],
  ['mode', { approvalMode: 'self-drive' }, 'The approval mode was "manual" then and is "self-drive" now.'],
  ['session', { session: 'session-2' }, 'It was asked in another session.'],
])('an answer does not count with another %s', (_, changed, why) => {
  const now = { ...asked, ...changed };
  expect(allow({ is: 'parked', binding }, { ...inTime, now })).toEqual({ is: 'refused', why });
  expect(meet({ is: 'claimed', binding }, 'd1', { ...inTime, now })).toEqual({ is: 'lost', why });
});

test('an answer counts up to its time, and not at it', () => {
  expect(whyVoid(binding, asked, binding.untilMs - 1)).toBeUndefined();
  expect(whyVoid(binding, asked, binding.untilMs)).toBe('Its time was over at 2026-01-02 03:04 UTC.');
  expect(whyVoid({ ...binding, untilMs: Number.NaN }, asked, 0)).toBe('Its time was over at an unknown time.');
});

test('an answer is claimed by whoever is first', () => {
  expect(claim({ is: 'allowed', binding }, true)).toEqual({ is: 'claimed', binding });
  expect(claim({ is: 'allowed', binding }, false)).toEqual({ is: 'refused', why: 'Another answer was first.' });
});

test('a grant waits for its own digest, is used once, and is lost where the intern does not ask again', () => {
  const claimed = { is: 'claimed', binding } as const;
  expect(meet(claimed, 'd2', inTime)).toBe(claimed);
  expect(meet(claimed, 'd1', inTime)).toEqual({ is: 'used' });
  expect(end({ is: 'used' })).toEqual({ is: 'used' });
  expect(end(claimed)).toEqual({ is: 'lost', why: 'The intern did not ask for exactly this again.' });
});
