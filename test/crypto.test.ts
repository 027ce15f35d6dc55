import { expect, test } from 'vitest';
import { sha256 } from '../src/crypto.ts';

test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
])('the digest of %j is that of FIPS 180-4', (content, digest) => {
  expect(sha256(content)).toBe(digest);
  expect(sha256(Buffer.from(content))).toBe(digest);
});
