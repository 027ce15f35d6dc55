// docs/conformance.md says what the tests say.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rows } from '../../src/conformance/rows.ts';
import { readNamedTests, toDocument } from '../../tools/generate/conformance-doc.ts';

const tests = readNamedTests();

test('every row of the API has a test named after it', () => {
  const named = new Set(tests.flatMap(({ rowIds }) => rowIds));
  expect(rows.map(({ id }) => id).filter((id) => !named.has(id))).toEqual([]);
});

test('no test names a row that does not exist, and no row stands twice', () => {
  expect(tests.flatMap(({ rowIds }) => rowIds).filter((id) => !rows.some((row) => row.id === id))).toEqual([]);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
});

test('the document is what "npm run generate" writes', () => {
  expect(readFileSync(new URL('../../docs/conformance.md', import.meta.url), 'utf8')).toBe(toDocument(tests));
});
