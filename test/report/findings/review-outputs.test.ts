// The output `findings`: whole findings, and as many as fit.
import { expect, test } from 'vitest';
import { readFindings } from '../../../src/findings/answer/read-review.ts';
import { toFindingsOutput } from '../../../src/report/findings/review-outputs.ts';
import { entry } from '../../support/review.ts';

test('is the findings as the intern writes them', () => {
  const { findings } = readFindings([entry({ suggestion: 'x' })]);
  expect(JSON.parse(toFindingsOutput(findings))).toEqual([{ ...entry({ suggestion: 'x' }), end_line: 2, side: 'new' }]);
  expect(toFindingsOutput([])).toBe('[]');
});

test('has whole findings of at most 256 KiB', () => {
  const many = Array.from({ length: 200 }, (_, title) => entry({ title: `${title}`, suggestion: 'ü'.repeat(2_000) }));
  const output = toFindingsOutput(readFindings(many).findings);
  expect(Buffer.byteLength(output)).toBeLessThanOrEqual(256 * 1024);
  const kept: unknown = JSON.parse(output);
  expect(Array.isArray(kept) && kept.length > 50 && kept.length < 200).toBe(true);
});
