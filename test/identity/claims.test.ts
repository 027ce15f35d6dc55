// The claims of a subject token that nobody has verified.
import { describe, expect, test } from 'vitest';
import { policyClaims, readUnverifiedClaims } from '../../src/identity/claims.ts';
import { Secret } from '../../src/secret.ts';
import { jwtOf } from '../support/jwt.ts';

describe('unverified claims', () => {
  test('are those that federation policies are written on, absent ones too', () => {
    const claims = readUnverifiedClaims(jwtOf({ iss: 'https://token.example', sub: 'repo:a/b', secret: 'not shown' }));
    expect(claims.map(({ name }) => name)).toEqual([...policyClaims]);
    expect(claims.filter(({ value }) => value !== undefined)).toEqual([
      { name: 'iss', value: 'https://token.example' },
      { name: 'sub', value: 'repo:a/b' },
    ]);
  });

  test.each([
    [['a', 'b'], '["a","b"]'],
    [7, '7'],
    [null, 'null'],
    ['', ''],
  ])('show the value %j as %s', (aud, value) => {
    expect(readUnverifiedClaims(jwtOf({ aud }))).toContainEqual({ name: 'aud', value });
  });

  test.each(['', 'no token', 'a.b', 'a.b.c', '..', `x.${Buffer.from('[]').toString('base64url')}.y`])(
    'are none in %j',
    (text) => {
      expect(readUnverifiedClaims(new Secret(text))).toEqual([]);
    },
  );
});
