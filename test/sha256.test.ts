// The digest that is worked out here is that of Node's library, whatever the length.
import { createHash } from 'node:crypto';
import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { sha256 } from '../src/sha256.ts';

test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
])('the digest of %j is that of FIPS 180-4', (content, digest) => {
  expect(sha256(content)).toBe(digest);
  expect(sha256(Buffer.from(content))).toBe(digest);
});

const byNode = (text: string): string => createHash('sha256').update(text).digest('hex');

test('each length around the ends of blocks', () => {
  for (const length of Array.from({ length: 300 }, (_, one) => one).concat(2047, 2048, 2049)) {
    const text = 'aé'.repeat(length).slice(0, length);
    expect(sha256(text)).toBe(byNode(text));
  }
});

test('any text', () => {
  assert(
    property(string({ unit: 'binary', maxLength: 200 }), (text) => {
      expect(sha256(text)).toBe(byNode(text));
    }),
  );
});
