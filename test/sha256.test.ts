import { expect, test } from 'vitest';
import { fileNameFor, sha256 } from '../src/sha256.ts';

test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
])('the digest of %j is that of FIPS 180-4', (content, digest) => {
  expect(sha256(content)).toBe(digest);
  expect(sha256(Buffer.from(content))).toBe(digest);
});

test('no two texts share a name, and each is one that a folder can hold', () => {
  const texts = [
    '',
    'a',
    'A b',
    'a%20b',
    '/work/a',
    '..',
    'a/b',
    'a\u0000',
    'é'.repeat(20),
    'x'.repeat(200),
    'x'.repeat(201),
    '\ud800',
  ];
  const digests = texts.map((text) => sha256(text));
  const names = [...texts, ...digests, ...digests.map((one) => `=${one}`)].map(fileNameFor);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) {
    expect(name).toMatch(/^[^/\0]+$/);
    expect(name.length).toBeLessThanOrEqual(200);
  }
  expect(fileNameFor('6f1c-session')).toBe('6f1c-session');
});
