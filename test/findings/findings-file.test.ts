// The file of findings: what is written is read again, and nothing else.
import { expect, test } from 'vitest';
import { readFindingsFile, toFindingsFile } from '../../src/findings/findings-file.ts';
import { readFindings } from '../../src/findings/read-review.ts';
import type { Review } from '../../src/findings/review.ts';
import { entry } from '../support/review.ts';

const binding = { repository: 'acme/app', pull_request: 7, head: 'a'.repeat(40), run_id: '4711' };
const review: Review = {
  internVerdict: 'changes',
  summary: 'Two.',
  ...readFindings([entry({ suggestion: 'x' }), entry({ severity: 'note', end_line: 3 }), 'odd']),
  leftOut: { count: 3, worst: 'minor' },
  problem: undefined,
};
const text = toFindingsFile(binding, review);

test('a review is read as it was written', () => {
  expect(readFindingsFile(text, binding)).toEqual(review);
  const none = {
    ...review,
    findings: [],
    leftOut: undefined,
    problem: 'It has no block.',
    internVerdict: 'unsure' as const,
  };
  expect(readFindingsFile(toFindingsFile(binding, none), binding)).toEqual(none);
  const push = { ...binding, pull_request: null, head: null };
  expect(readFindingsFile(toFindingsFile(push, review), push)).toEqual(review);
});

test.each([
  ['repository', 'acme/other'],
  ['pull_request', 8],
  ['pull_request', null],
  ['head', 'b'.repeat(40)],
  ['run_id', '4712'],
] as const)('one whose %s is not %j is refused, and the message says which', (name, value) => {
  expect(() => readFindingsFile(text, { ...binding, [name]: value })).toThrow(
    expect.objectContaining({ code: 'findings_file_refused', message: expect.stringContaining(`its ${name} is`) }),
  );
});

test.each([
  ['an empty file', ''],
  ['no JSON', '{'],
  ['another version', text.replace('"version": 1', '"version": 2')],
  ['a changed verdict', text.replace('"verdict": "changes"', '"verdict": "pass"')],
  ['a changed finding', text.replace('"major"', '"note"')],
  ['a finding less', text.replace(/,\s*\{[^{]*"note"[^}]*\}/, '')],
  ['an unknown key in the review', text.replace('"review": {', '"review": { "more": 1,')],
  ['another digest', text.replace(/sha256:../, 'sha256:00')],
  ['a review that is none', text.replace('"unreadable": 1', '"unreadable": -1')],
])('%s is refused', (_what, changed) => {
  expect(changed).not.toBe(text);
  expect(() => readFindingsFile(changed, binding)).toThrow(expect.objectContaining({ code: 'findings_file_refused' }));
});

test('what somebody wrote with a digest of his own is still read finding by finding', () => {
  const forged = toFindingsFile(binding, { ...review, findings: review.findings.map((one) => ({ ...one, line: 0 })) });
  expect(readFindingsFile(forged, binding)).toMatchObject({ findings: [], unreadable: 3 });
});

test('words without end are cut as those of an answer are', () => {
  const endless = 'x'.repeat(100_000);
  const forged = toFindingsFile(binding, { ...review, summary: endless, problem: endless });
  const read = readFindingsFile(forged, binding);
  expect([read.summary.length, read.problem?.length]).toEqual([1_000, 1_000]);
});
