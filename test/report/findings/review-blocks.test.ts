// The beginning of a report on a review.
import { describe, expect, test } from 'vitest';
import { readFinding } from '../../../src/findings/answer/finding-entry.ts';
import type { FindingRow, ReviewOutcome } from '../../../src/findings/review.ts';
import { toReviewBlocks } from '../../../src/report/findings/review-blocks.ts';
import { toMarkdown } from '../../../src/report/render/markdown.ts';
import { entry } from '../../support/review.ts';

const finding = readFinding(entry());
if (finding === undefined) throw new Error('The finding of the tests can not be read.');
const review: ReviewOutcome['review'] = {
  said: 'changes',
  summary: '',
  findings: [finding],
  leftOut: undefined,
  unreadable: 0,
  problem: undefined,
};
const row = (fate: FindingRow['fate']): FindingRow => ({ finding, fate });
const outcome: ReviewOutcome = {
  verdict: 'changes',
  review,
  head: 'a'.repeat(40),
  rows: [row({ is: 'new' })],
  remarks: [],
  reviewUrl: undefined,
};

/** What is shown, without the signs that keep Markdown from reading it. */
function shown(more: Partial<ReviewOutcome>, level: 'full' | 'brief' | 'none' = 'full', rows = 100): string {
  return toMarkdown(toReviewBlocks({ ...outcome, ...more }, level, rows)).replaceAll(/&#(\d+);|<wbr>/g, (_, code) =>
    code === undefined ? '' : String.fromCodePoint(Number(code)),
  );
}

test('is the verdict, the commit, how many were found, and a table', () => {
  expect(shown({})).toBe(`## ❌ The review asks for changes

<sub>commit <code>aaaaaaaaaaaa</code> · 1 found</sub>

| Severity | Place | Finding | State |
| --- | --- | --- | --- |
| major | <code>src/range.ts:2</code> | It never ends | new |
`);
});

test('names no commit where there is no pull request', () => {
  expect(shown({ head: undefined })).toContain('<sub>1 found</sub>');
});

test.each([
  ['pass', '✅ The review passes'],
  ['changes', '❌ The review asks for changes'],
  ['unsure', '⚠️ The review is not sure'],
  ['none', '❌ There is no review'],
] as const)('begins with the verdict %s in words', (verdict, words) => {
  expect(shown({ verdict })).toContain(`## ${words}`);
});

test.each([
  [{ is: 'known' }, 'known'],
  [{ is: 'settled' }, 'settled'],
  [{ is: 'gone' }, 'gone'],
  [{ is: 'below-floor' }, 'below the floor'],
  [{ is: 'beyond-max' }, 'beyond max-findings'],
  [{ is: 'elsewhere', why: 'unknown-file' }, 'not a file of this diff'],
  [{ is: 'elsewhere', why: 'no-diff' }, 'GitHub shows no diff of the file'],
  [{ is: 'elsewhere', why: 'outside-diff' }, 'not on lines of the diff'],
] as const)('says what became of a finding: %j', (fate, words) => {
  expect(shown({ rows: [row(fate)] })).toContain(`| It never ends | ${words} |`);
});

describe('a review that is not sure says why', () => {
  test.each([
    [{ problem: 'It has no block.' }, "The intern was asked twice, and its findings can't be read. It has no block."],
    [{ unreadable: 1 }, "One finding can't be read."],
    [{ unreadable: 3 }, "3 findings can't be read."],
    [{ said: 'unsure' }, 'The intern says that it is not sure.'],
    [{}, 'The intern asks for changes, but no finding is as severe as "fail-at" says.'],
  ] as const)('%j', (more, why) => {
    expect(shown({ verdict: 'unsure', review: { ...review, ...more } })).toContain(why);
  });
});

test('what could not be read or kept is said beside changes too', () => {
  const more = { unreadable: 2, leftOut: { count: 7, worst: 'minor' } } as const;
  const text = shown({ review: { ...review, ...more }, remarks: ['A permission is missing.'] });
  expect(text).toContain("Findings that can't be read: 2.");
  expect(text).toContain('Findings beyond those that are kept: 7.');
  expect(text).toContain('A permission is missing.');
  expect(text).toContain('8 found');
});

test('rows beyond the bound are counted', () => {
  const text = shown({ rows: [row({ is: 'new' }), row({ is: 'new' }), row({ is: 'new' })] }, 'full', 1);
  expect(text.match(/It never ends/g)).toHaveLength(1);
  expect(text).toContain('2 more are in the file of findings.');
});

test('below the level full it shows nothing that the intern wrote', () => {
  expect(shown({}, 'brief')).toContain('1 major');
  expect(shown({}, 'none')).toMatch(/^## [^\n]*\n\n<sub>[^\n]*<\/sub>\n$/);
  for (const level of ['brief', 'none'] as const) expect(shown({}, level)).not.toContain('It never ends');
});

test('lines of the version before the change are marked', () => {
  const old = { finding: { ...finding, side: 'old' as const, endLine: 4 }, fate: { is: 'new' as const } };
  expect(shown({ rows: [old] })).toContain('<code>src/range.ts:2-4 (before)</code>');
});
