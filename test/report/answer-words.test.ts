// What was answered, in words.
import { expect, test } from 'vitest';
import type { Decision } from '../../src/report/answer-words.ts';
import { toAnswerWords } from '../../src/report/answer-words.ts';
import { toPlainText } from '../../src/report/render/plain.ts';
import { decisionEvent } from '../support/events.ts';

const wordsOf = (decision: Partial<Decision>): string =>
  toPlainText([{ type: 'paragraph', line: toAnswerWords({ ...decisionEvent(decision), at: '' }) }]).trim();

test.each<[string, Partial<Decision>]>([
  ['✅ Allowed', { outcome: 'allow', answer: 'allow_once' }],
  ['✅ Allowed, always', { outcome: 'allow', answer: 'allow_always' }],
  ['✅ Answered blue', { outcome: 'answer', answer: 'blue' }],
  ['🚫 Rejected', { outcome: 'reject', answer: 'reject_once' }],
  ['🚫 Rejected, always', { outcome: 'reject', answer: 'reject_always' }],
  ['⛔ Stopped', { outcome: 'stop', answer: null }],
  ['✅ Allowed', { outcome: 'allow', decided_by: 'policy' }],
  ['✅ Asked octocat: allowed', { outcome: 'allow', decided_by: 'person', person: 'octocat' }],
  ['🚫 Asked octocat: rejected', { outcome: 'reject', decided_by: 'person', person: 'octocat' }],
  ['✅ Asked a person: answered blue', { outcome: 'answer', answer: 'blue', decided_by: 'person' }],
  ['🚫 Nobody answered', { outcome: 'reject', decided_by: 'nobody' }],
])('%s', (words, decision) => {
  expect(wordsOf(decision)).toBe(words);
});

test('a long login is shortened', () => {
  expect(wordsOf({ outcome: 'allow', decided_by: 'person', person: 'x'.repeat(1000) }).length).toBeLessThan(150);
});
