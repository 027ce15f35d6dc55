// The pauses of a run in a report.
import { expect, test } from 'vitest';
import { type Decision, toAnswerWords, toPauses } from '../../src/report/pauses.ts';
import { toMarkdown } from '../../src/report/render/markdown.ts';
import { toPlainText } from '../../src/report/render/plain.ts';
import { buildRunRecord, type RunRecord } from '../../src/transcript/run-record.ts';
import { decisionEvent } from '../support/events.ts';

function recordOf(...decisions: readonly Partial<Decision>[]): RunRecord {
  const builder = buildRunRecord();
  for (const [index, decision] of decisions.entries()) {
    const at = new Date(index).toISOString();
    const { tool_call_id } = decisionEvent(decision);
    builder.observe({ type: 'pause', tool_call_id, name: 'n', arguments: '{}', at });
    builder.observe({ ...decisionEvent(decision), at });
  }
  return builder.value();
}

const plain = (...decisions: readonly Partial<Decision>[]): string =>
  toPlainText(toPauses(recordOf(...decisions), 20, () => []));

test.each<[Partial<Decision>, string]>([
  [{ operation: 'shell command: npm test' }, 'npm test'],
  [{ operation: 'shell command: ' }, 'shell command:'],
  [{ operation: 'fs.write' }, 'fs.write'],
  [{ operation: null, kind: 'elicitation' }, 'elicitation'],
  [{ operation: null, kind: null }, 'question'],
])('what was asked stands first: %j', (decision, asked) => {
  expect(plain(decision).split('\n')[2]?.startsWith(`${asked}  `)).toBe(true);
});

test.each<[Partial<Decision>, string]>([
  [{ rule: 'tests', reason: 'Reads only.' }, 'Reads only. (rule tests)'],
  [{ rule: 'tests', reason: null }, '(rule tests)'],
  [{ rule: 'default', reason: null }, '(no rule matched)'],
  [{ rule: 'tests', reason: 'A person decided.', decided_by: 'person' }, '(asked by rule tests)'],
  [{ rule: 'grant', reason: 'Allowed at noon.', decided_by: 'person' }, 'Allowed at noon. (rule grant)'],
  [{ rule: '(person)', reason: 'A person decided.', decided_by: 'person' }, '(no rule matched)'],
])('the reason stands before the rule, which is in small print: %j', (decision, why) => {
  expect(plain(decision).split('\n')[2]?.endsWith(`  ${why}`)).toBe(true);
});

test('what was rejected may be missed', () => {
  const rejected = { outcome: 'reject', answer: 'reject_once' } as const;
  expect(plain(rejected)).toMatch(/^Some of the work may be incomplete\.\n/);
  expect(plain({ outcome: 'allow' })).not.toContain('incomplete');
});

test('explanations stand in one fold below the table, a part for each decision', () => {
  const trace = [{ id: 'tests', list: 'rules', matched: true, because: 'it is "npm test"' }] as const;
  const explained = { operation: 'shell command: npm test', trace, ladder: 'allow: allow_once', budgets: '0 of 40' };
  const markdown = toMarkdown(toPauses(recordOf(explained, explained, {}), 20, () => []));
  const [table = '', fold = '', ...more] = markdown.split('<details>');
  expect(more).toEqual([]);
  expect(table).toContain('| <code>npm test</code> | ✅ Allowed |');
  expect(fold.match(/^<code>npm test<\/code> ✅ Allowed$/gm)).toHaveLength(2);
  expect(fold).toContain('- ✓ <code>rule tests</code> it is &#34;npm test&#34;\n- Ladder&#58;');
});

test.each([
  [1, 'One more decision is in the transcript file.'],
  [2, '2 more decisions are in the transcript file.'],
])('%i more than there is room for are counted', (more, said) => {
  expect(toPlainText(toPauses(recordOf({}, ...Array.from({ length: more }, () => ({}))), 1, () => []))).toContain(said);
});

test('a long explanation is cut, and what is left out is counted', () => {
  const trace = Array.from({ length: 61 }, () => ({ id: 'x', list: 'rules', matched: false, because: 'no' }) as const);
  expect(toMarkdown(toPauses(recordOf({ trace }), 20, () => []))).toContain('… and one more entry');
});

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
