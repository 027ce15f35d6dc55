// The index of decisions is what the decisions say of themselves.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { decisionIndex, toRow } from '../../../tools/generate/decisions.ts';

test('the index of decisions is up to date: "npm run generate" writes it', () => {
  const index = readFileSync(new URL('../../../docs/decisions/README.md', import.meta.url), 'utf8');
  expect(index).toBe(decisionIndex());
});

test('a decision without a number is refused', () => {
  expect(() => toRow('none.md', '# By hand\n')).toThrow('docs/decisions/none.md');
});
