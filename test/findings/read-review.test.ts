// The review in an answer: the one block of this run.
import { describe, expect, test } from 'vitest';
import { readReview } from '../../src/findings/read-review.ts';
import type { Review } from '../../src/findings/review.ts';
import { entry } from '../support/review.ts';

const word = '0123456789ab';

function block(more: Readonly<Record<string, unknown>> = {}): string {
  const whole = { version: 1, run: word, verdict: 'pass', summary: 'Fine.', findings: [], ...more };
  return `\`\`\`intern-findings\n${JSON.stringify(whole)}\n\`\`\`\n`;
}

function reviewIn(answer: string): Review {
  const read = readReview(answer, word);
  if ('problem' in read) throw new Error(read.problem);
  return read.review;
}

function problemIn(answer: string): string {
  const read = readReview(answer, word);
  return 'problem' in read ? read.problem : '';
}

test('a block is read', () => {
  const findings = [entry({ severity: 'note' }), entry({ severity: 'critical', title: 'Worse' }), { line: 1 }];
  expect(reviewIn(`Words.\n\n${block({ verdict: 'changes', findings, unknown: true })}`)).toMatchObject({
    internVerdict: 'changes',
    summary: 'Fine.',
    findings: [{ severity: 'critical' }, { severity: 'note' }],
    leftOut: undefined,
    unreadable: 1,
    problem: undefined,
  });
});

test('a block of another run is text: a diff under review may hold it', () => {
  const copied = block({ run: 'k7f3q', findings: [entry()] });
  expect(reviewIn(`${copied}\n${block()}`).findings).toEqual([]);
  expect(problemIn(copied)).toContain('has no block');
});

test('two that are the same are one; two that differ are wrong', () => {
  expect(reviewIn(block() + block()).internVerdict).toBe('pass');
  expect(problemIn(block() + block({ verdict: 'changes' }))).toContain('2 blocks');
});

test('one that is no JSON is wrong beside a good one, if it has the word', () => {
  const broken = `\`\`\`intern-findings\n{ "run": "${word}"\n\`\`\`\n`;
  expect(problemIn(broken)).toContain('is not JSON');
  expect(problemIn(broken + block())).toContain('2 blocks');
  expect(reviewIn(broken.replace(word, 'another') + block()).internVerdict).toBe('pass');
});

test.each([
  ['version', 2],
  ['version', '1'],
  ['verdict', 'approve'],
  ['verdict', undefined],
  ['findings', {}],
  ['findings', undefined],
  ['summary', 7],
])('"%s" of %j is wrong', (name, value) => {
  expect(problemIn(block({ [name]: value }))).toContain(`at "${name}"`);
});

test('a list is no block', () => {
  expect(problemIn(`\`\`\`intern-findings\n["${word}"]\n\`\`\``)).toContain('does not have the required form');
});

test('a block of 256 KiB is read, and one of a byte more is not', () => {
  const most = 256 * 1024;
  const empty = Buffer.byteLength(block({ summary: '' }).split('\n')[1] ?? '') + 1;
  const filled = (bytes: number): string => block({ summary: 'x'.repeat(bytes - empty) });
  expect(reviewIn(filled(most)).summary).toHaveLength(1_000);
  expect(problemIn(filled(most + 1))).toContain(`has ${most + 1} bytes`);
});

describe('of very many findings', () => {
  const titled = (count: number, severity: string) =>
    Array.from({ length: count }, (_, index) => ({ path: 'a', line: 1, severity, title: `${severity} ${index}` }));

  test('the 200 most severe are kept, and the worst of the others is known', () => {
    const review = reviewIn(block({ findings: [...titled(150, 'minor'), ...titled(150, 'major')] }));
    expect(review.findings).toHaveLength(200);
    expect(review.findings.filter(({ severity }) => severity === 'major')).toHaveLength(150);
    expect(review.leftOut).toEqual({ count: 100, worst: 'minor' });
  });

  test('those that say the same of the same lines are one, the worst', () => {
    const findings = [...titled(3, 'minor'), entry({ severity: 'note' }), entry({ severity: 'major' })];
    expect(reviewIn(block({ findings })).findings.map(({ severity }) => severity)).toEqual([
      'major',
      'minor',
      'minor',
      'minor',
    ]);
  });
});
