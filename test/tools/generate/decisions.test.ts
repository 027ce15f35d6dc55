// The index of decisions is what the decisions say of themselves.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { decisionIndex, toRow } from '../../../tools/generate/decisions.ts';

test('the index of decisions is up to date: "npm run generate" writes it', () => {
  const index = readFileSync(new URL('../../../docs/decisions/README.md', import.meta.url), 'utf8');
  expect(index).toBe(decisionIndex());
});

test('a decision that was superseded says by which', () => {
  const text = '# 31. By hand\n\n**Superseded** by [decision 60](0060-by-library.md).\n';
  expect(toRow('0031-by-hand.md', text)).toBe(
    '| [31](0031-by-hand.md) | By hand | superseded by [60](0060-by-library.md) |',
  );
});

test('a decision without a number is refused', () => {
  expect(() => toRow('none.md', '# By hand\n')).toThrow('docs/decisions/none.md');
});
