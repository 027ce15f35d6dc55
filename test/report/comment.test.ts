// Comments of ours: how long they are.
import { expect, test } from 'vitest';
import { toFinalComment } from '../../src/report/comment.ts';
import { renderRichText } from '../../src/report/render/rich-text.ts';
import { buildRunRecord } from '../../src/transcript/run-record.ts';

test('a comment stays below what GitHub takes, whatever the intern wrote', () => {
  const record = buildRunRecord();
  record.observe({ type: 'text', at: '2026-01-01T00:00:00Z', text: '語 <b> @x `'.repeat(200_000) });
  const whole = toFinalComment(record.value(), { render: renderRichText, isShort: false });
  expect(Buffer.byteLength(whole)).toBeLessThanOrEqual(60_000);
  expect(whole).toContain('characters are left out here');
  expect(
    Buffer.byteLength(toFinalComment(record.value(), { render: renderRichText, isShort: true })),
  ).toBeLessThanOrEqual(10_000);
});
