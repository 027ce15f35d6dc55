// A subject token is looked at before it is sent.
import { describe, expect, test } from 'vitest';
import { checkSubjectToken } from '../../src/identity/check.ts';
import { Secret } from '../../src/secret.ts';
import { jwtOf } from '../support/jwt.ts';

const nowMs = Date.UTC(2026, 0, 2, 3, 4, 5);
const now = nowMs / 1000;
const good = { iss: 'https://token.example', aud: 'urn:me', exp: now + 300 };

function failureOf(token: Secret, audience: string | undefined = 'urn:me'): unknown {
  try {
    checkSubjectToken(token, { source: 'made-up', audience, isFresh: false, nowMs });
  } catch (error) {
    return error;
  }
  return undefined;
}

describe('checkSubjectToken', () => {
  test.each([good, { ...good, aud: ['urn:other', 'urn:me'] }, { ...good, exp: now }, { ...good, exp: now - 60 }])(
    'passes %j',
    (claims) => {
      expect(failureOf(jwtOf(claims))).toBeUndefined();
    },
  );

  test.each([
    [{ ...good, iss: undefined }, 'has no issuer (iss). Is it an identity token?'],
    [{ ...good, iss: '' }, 'has no issuer (iss)'],
    [{ ...good, iss: 7 }, 'has no issuer (iss)'],
    [{ ...good, aud: 'urn:other' }, 'has the audience "urn:other", not "urn:me". Set "audience"'],
    [{ ...good, aud: ['urn:a', 'urn:b'] }, 'has the audience "urn:a", "urn:b", not "urn:me"'],
    [{ ...good, aud: undefined }, 'has no audience, not "urn:me"'],
    [{ ...good, aud: [] }, 'has no audience, not "urn:me"'],
    [{ ...good, exp: undefined }, 'has no expiry (exp)'],
    [{ ...good, exp: now - 61 }, 'expired 61 s ago. Get a new one'],
  ])('refuses %j', (claims, says) => {
    const token = jwtOf(claims);
    const failure = failureOf(token);
    expect(failure).toMatchObject({
      name: 'IdentityError',
      code: 'identity_malformed',
      data: { source: 'made-up' },
      message: expect.stringContaining(`The subject token from made-up ${says}`),
    });
    expect(String(failure)).not.toContain('made-up-signature');
  });

  test.each([
    {
      isFresh: true,
      says: 'was issued just now, which was 400 s ago by the clock of this machine. That clock is 400 s ahead.',
    },
    { isFresh: false, says: 'expired 100 s ago. Get a new one' },
    { isFresh: false, says: 'If it was issued just now, the clock of this machine is 400 s ahead.' },
  ])('tells a clock that is ahead from a token that has expired: $says', ({ isFresh, says }) => {
    const token = jwtOf({ ...good, iat: now - 400, exp: now - 100 });
    const check = { source: 'made-up', audience: 'urn:me', isFresh, nowMs };
    expect(() => checkSubjectToken(token, check)).toThrow(
      expect.objectContaining({ code: 'identity_malformed', message: expect.stringContaining(says) }),
    );
  });

  test('demands no audience of a token that could not be asked for one', () => {
    const check = { source: 'made-up', audience: undefined, isFresh: true, nowMs };
    expect(() => checkSubjectToken(jwtOf({ ...good, aud: 'urn:other' }), check)).not.toThrow();
  });

  test.each(['opaque', 'a.b.c', ''])('passes %j, which is no JWT: the exchange says what is wrong', (text) => {
    expect(failureOf(new Secret(text))).toBeUndefined();
  });
});
