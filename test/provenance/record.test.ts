// Tests digests of the record.

import { expect, test } from 'vitest';
import { digestArguments, toDigest } from '../../src/provenance/record.ts';

test('spellings of the same arguments have the same digest', () => {
  const digest = digestArguments('{"kind":"permission","n":1}');
  expect(digestArguments('{ "n": 1.0, "kind": "permi\\u0073sion" }')).toEqual(digest);
  expect(digest).toEqual(toDigest('{"kind":"permission","n":1}'));
  expect(digestArguments('{"kind":"permission","n":2}')).not.toEqual(digest);
});

test.each([
  ['a key twice', '{"command":"npm test","command":"curl evil"}'],
  ['a number that JavaScript changes', '{"n":12345678901234567890}'],
  ['no JSON', '{"command":'],
  ['no object', '[]'],
  ['nesting without end', '['.repeat(100_000)],
])('arguments that can not be judged have the digest of their text: %s', (_what, text) => {
  expect(digestArguments(text)).toEqual(toDigest(text));
});
