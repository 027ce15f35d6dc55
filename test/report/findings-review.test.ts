// A review as report, comment and outputs.
import { describe, expect, test } from 'vitest';
import { readFinding } from '../../src/findings/contract.ts';
import type { Finding } from '../../src/findings/finding.ts';
import { readFindings } from '../../src/findings/read-review.ts';
import type { FindingRow, Review, ReviewOutcome } from '../../src/findings/review.ts';
import {
  removeFindingsBlocks,
  toAnswerText,
  toReviewBlocks,
  toReviewText,
  toThreadText,
} from '../../src/report/findings-review.ts';
import { toOutputList } from '../../src/report/outputs.ts';
import { toMarkdown } from '../../src/report/render/markdown.ts';
import { buildRunRecord } from '../../src/transcript/run-record.ts';
import { entry, reviewAnswer } from '../support/review.ts';

describe('the report of a review', () => {
  const finding = readFinding(entry());
  if (finding === undefined) throw new Error('The finding of the tests can not be read.');
  const review: ReviewOutcome['review'] = {
    internVerdict: 'changes',
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
      [
        { problem: 'It has no block.' },
        "The intern was asked twice, but its findings still can't be read. It has no block.",
      ],
      [{ unreadable: 1 }, "One finding can't be read."],
      [{ unreadable: 3 }, "3 findings can't be read."],
      [{ internVerdict: 'unsure' }, 'The intern says that it is not sure.'],
      [{}, 'The intern asks for changes, but no finding reaches the severity of "fail-at".'],
    ] as const)('%j', (more, why) => {
      expect(shown({ verdict: 'unsure', review: { ...review, ...more } })).toContain(why);
    });
  });

  test('what could not be read or kept is said beside changes too', () => {
    const more = { unreadable: 2, leftOut: { count: 7, worst: 'minor' } } as const;
    const text = shown({ review: { ...review, ...more }, remarks: ['A permission is missing.'] });
    expect(text).toContain("Findings that can't be read: 2.");
    expect(text).toContain('Findings left out (too many): 7.');
    expect(text).toContain('A permission is missing.');
    expect(text).toContain('8 found');
  });

  test('rows beyond the bound are counted', () => {
    const text = shown({ rows: [row({ is: 'new' }), row({ is: 'new' }), row({ is: 'new' })] }, 'full', 1);
    expect(text.match(/It never ends/g)).toHaveLength(1);
    expect(text).toContain('The file of findings has 2 more.');
  });

  test('below the level full it shows nothing that the intern wrote', () => {
    expect(shown({}, 'brief')).toContain('1 major');
    expect(shown({}, 'none')).toMatch(/^## [^\n]*\n\n<sub>[^\n]*<\/sub>\n$/);
    for (const level of ['brief', 'none'] as const) expect(shown({}, level)).not.toContain('It never ends');
  });

  test('lines of the version before the change are marked', () => {
    const old = { finding: { ...finding, side: 'old' as const, end_line: 4 }, fate: { is: 'new' as const } };
    expect(shown({ rows: [old] })).toContain('<code>src/range.ts:2-4 (before)</code>');
  });
});

describe('the text of a review', () => {
  const finding: Finding = {
    path: 'src/a.ts',
    line: 2,
    end_line: 2,
    side: 'new',
    severity: 'major',
    title: 'A title',
    body: 'Why.',
  };
  const review: Review = {
    internVerdict: 'changes',
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
    expect(text).toMatch(/The job summary has \d+ more/);
  });

  test('a finding whose suggestion is endless hides no other', () => {
    const endless = { ...elsewhere, finding: { ...finding, suggestion: 'x'.repeat(200_000) } };
    const text = toReviewText({ outcome, round: 1, unthreaded: [endless, elsewhere] });
    expect(text.match(/<details>/g)).toHaveLength(2);
    expect(text).toContain('too long for a comment');
    expect(Buffer.byteLength(text)).toBeLessThan(64_000);
  });

  test('an answer shows a suggestion as code, which no click commits', () => {
    const text = toAnswerText({ ...finding, suggestion: 'right();' });
    expect(text).toContain('<strong>major</strong> · A title');
    expect(text).toMatch(/right\(\);/);
    expect(text).not.toContain('suggestion');
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
      toAnswerText(wicked),
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
});

test('is the findings as the intern writes them', () => {
  const { findings } = readFindings([entry({ suggestion: 'x' })]);
  expect(JSON.parse(toOutputList(findings))).toEqual([{ ...entry({ suggestion: 'x' }), end_line: 2, side: 'new' }]);
  expect(toOutputList([])).toBe('[]');
});

test('has whole findings of at most 256 KiB', () => {
  const many = Array.from({ length: 200 }, (_, title) => entry({ title: `${title}`, suggestion: 'ü'.repeat(2_000) }));
  const output = toOutputList(readFindings(many).findings);
  expect(Buffer.byteLength(output)).toBeLessThanOrEqual(256 * 1024);
  const kept: unknown = JSON.parse(output);
  expect(Array.isArray(kept) && kept.length > 50 && kept.length < 200).toBe(true);
});

const emptyRecord = buildRunRecord().value();

test('a run as people read it has the words, and no block', () => {
  const text = { head: reviewAnswer([]), tail: '', omitted: 0 };
  expect(removeFindingsBlocks({ ...emptyRecord, text }).text).toEqual({ head: 'I read it all.', tail: '', omitted: 0 });
});

test('of a very long answer only the end is looked through', () => {
  const text = { head: 'The beginning', tail: `the end\n\n${reviewAnswer([])}`, omitted: 7 };
  expect(removeFindingsBlocks({ ...emptyRecord, text }).text).toEqual({
    head: 'The beginning',
    tail: 'the end\n\nI read it all.',
    omitted: 7,
  });
});
