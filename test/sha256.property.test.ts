// The digest of short texts is of our making: here it is compared with Node's.
import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sha256 } from '../src/sha256.ts';

const nodes = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

test('the digest of each length around the ends of its blocks is that of Node', () => {
  for (const length of [0, 1, 54, 55, 56, 57, 63, 64, 65, 118, 119, 120, 127, 128, 2047, 2048, 2049, 5000]) {
    const content = Uint8Array.from({ length }, (_, index) => (index * 37) % 256);
    expect(sha256(content), `${length} bytes`).toBe(nodes(content));
  }
});

test('the digest of any bytes and any text is that of Node', () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), (content) => sha256(content) === nodes(content)));
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (content) => sha256(content) === nodes(content)));
});
