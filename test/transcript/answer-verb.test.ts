// What was answered to a pause, in a word or two.
import { expect, test } from 'vitest';
import { toAnswerVerb } from '../../src/transcript/answer-verb.ts';

test.each([
  ['allow', 'allow_once', 'allowed'],
  ['allow', 'allow_always', 'allowed, always'],
  ['answer', '{"action":"accept"}', 'answered'],
  ['reject', 'reject_once', 'rejected'],
  ['reject', 'reject_always', 'rejected, always'],
  ['stop', null, 'stopped'],
  ['ask', null, 'asked'],
] as const)('%s by %s is "%s"', (outcome, answer, verb) => {
  expect(toAnswerVerb({ outcome, answer })).toBe(verb);
});
