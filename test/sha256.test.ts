// Our SHA-256 is Node's, for every length around a block and for any text.
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sha256 } from '../src/sha256.ts';

const nodes = (text: string): string => createHash('sha256').update(text).digest('hex');

test('every length around a block', () => {
  for (let length = 0; length < 200; length += 1) expect(sha256('a'.repeat(length))).toBe(nodes('a'.repeat(length)));
});

test('any text', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (text) => sha256(text) === nodes(text)));
});
