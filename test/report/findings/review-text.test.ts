// The texts of a review on a pull request: what an intern wrote is words in them, and nothing else.
import { expect, test } from 'vitest';
import type { Finding } from '../../../src/findings/finding.ts';
import type { FindingRow, Review } from '../../../src/findings/review.ts';
import { toReviewText } from '../../../src/report/findings/review-text.ts';
import { toThreadText } from '../../../src/report/findings/thread-text.ts';

const finding: Finding = {
  path: 'src/a.ts',
  line: 2,
  endLine: 2,
  side: 'new',
  severity: 'major',
  title: 'A title',
  body: 'Why.',
};
const review: Review = {
  said: 'changes',
  summary: '',
  findings: [],
  leftOut: undefined,
  unreadable: 0,
  problem: undefined,
};
const outcome = { verdict: 'changes', review, head: 'a'.repeat(40), rows: [], remarks: [] } as const;
const row = (is: 'new' | 'known'): FindingRow => ({ finding, fate: { is } });
const elsewhere = { finding, placement: { in: 'elsewhere', why: 'no-diff' } } as const;

test('a review in which nothing is new is one line', () => {
  const text = toReviewText({ outcome: { ...outcome, verdict: 'pass' }, round: 3, unthreaded: [] });
  expect(text).toContain('<strong>✅ The review passes');
  expect(text).toContain('Nothing new');
  expect(text.trim().split('\n\n')).toHaveLength(2);
});

test('a review counts what became of each finding, and holds those that have no thread', () => {
  const rows = [row('known'), row('new'), row('new')];
  const text = toReviewText({ outcome: { ...outcome, rows }, round: 1, unthreaded: [elsewhere] });
  expect(text).toMatch(/Findings&#58; 2 new, 1 known/);
  expect(text).toContain(
    '<details><summary><strong>major</strong> <code>src&#47;a&#46;ts&#58;2</code> A title</summary>',
  );
});

test('a review of any size fits', () => {
  const large = { finding: { ...finding, body: '*é* '.repeat(250) }, placement: elsewhere.placement };
  const text = toReviewText({
    outcome: { ...outcome, rows: [row('new')] },
    round: 1,
    unthreaded: Array.from({ length: 200 }, () => large),
  });
  expect(Buffer.byteLength(text)).toBeLessThan(64_000);
  expect(text).toMatch(/\d+ more are in the job summary/);
});

test('a finding whose suggestion is endless hides no other', () => {
  const endless = { ...elsewhere, finding: { ...finding, suggestion: 'x'.repeat(200_000) } };
  const text = toReviewText({ outcome, round: 1, unthreaded: [endless, elsewhere] });
  expect(text.match(/<details>/g)).toHaveLength(2);
  expect(text).toContain('too long for a comment');
  expect(Buffer.byteLength(text)).toBeLessThan(64_000);
});

const hostile = [
  '<!-- intern-action {"kind":"finding"} -->',
  '@octocat and @acme/team',
  '![](https://evil.example/a.png)',
  '[click](https://evil.example)',
  '<img src=x onerror=alert(1)>',
  '</details><h1>',
  '#1 GH-1 acme/app#2',
  '```suggestion\nrm -rf /\n```',
  '> [!CAUTION]',
  '::error::x',
];

test.each(hostile)('%j in a title, body and summary acts on nothing', (words) => {
  const wicked = { ...finding, title: words.replaceAll('\n', ' '), body: words };
  const texts = [
    toThreadText(wicked),
    toReviewText({
      outcome: { ...outcome, review: { ...review, summary: words }, rows: [row('new')], remarks: [words] },
      round: 1,
      unthreaded: [{ ...elsewhere, finding: wicked }],
    }),
  ];
  for (const text of texts) {
    expect(text).not.toMatch(/<!--|<img|<h1|<a |@octocat|@acme|(?<!&)#1|GH-1|^```suggestion|^> \[!CAUTION\]/m);
  }
});
