// The claims of a subject token that nobody has verified: shown, checked before the exchange, and remarked on after a refusal.
import { describe, expect, test } from 'vitest';
import {
  checkSubjectToken,
  listRefusalRemarks,
  policyClaims,
  readUnverifiedClaims,
} from '../../src/identity/claims.ts';
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

const nowMs = Date.UTC(2026, 0, 2, 3, 4, 5);
const now = nowMs / 1000;
const good = { iss: 'https://token.example', aud: 'urn:me', exp: now + 300 };

function failureOf(token: Secret, audience: string | undefined = 'urn:me'): unknown {
  try {
    checkSubjectToken(token, { name: 'made-up', takesAudience: false }, { audience, nowMs });
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
    [{ ...good, iss: undefined }, 'has no issuer (iss). Check that it is an identity token.'],
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
      says: 'was issued just now, but 400 s ago by the clock of this machine. That clock is 400 s ahead.',
    },
    { isFresh: false, says: 'expired 100 s ago. Get a new one' },
    { isFresh: false, says: 'If it was issued just now, the clock of this machine is 400 s ahead.' },
  ])('tells a clock that is ahead from a token that has expired: $says', ({ isFresh, says }) => {
    const token = jwtOf({ ...good, iat: now - 400, exp: now - 100 });
    const source = { name: 'made-up', takesAudience: isFresh };
    expect(() => checkSubjectToken(token, source, { audience: 'urn:me', nowMs })).toThrow(
      expect.objectContaining({ code: 'identity_malformed', message: expect.stringContaining(says) }),
    );
  });

  test('demands no audience of a token that could not be asked for one', () => {
    const token = jwtOf({ ...good, aud: 'urn:other' });
    const source = { name: 'made-up', takesAudience: true };
    expect(() => checkSubjectToken(token, source, { audience: undefined, nowMs })).not.toThrow();
  });

  test.each(['opaque', 'a.b.c', ''])('passes %j, which is no JWT: the exchange says what is wrong', (text) => {
    expect(failureOf(new Secret(text))).toBeUndefined();
  });
});

const quiet = { isAudienceDefault: false, serviceDateMs: undefined };
const serviceDateMs = Date.UTC(2026, 0, 2, 3, 4, 5);
const serviceNow = serviceDateMs / 1000;

describe('listRefusalRemarks', () => {
  test.each([
    [{ sub: 'repo:acme@1/app@2:ref:refs/heads/main' }, 'numeric ids of owner and repository'],
    [{ sub: 'repo:acme/app:pull_request', event_name: 'pull_request' }, 'names no branch'],
    [{ environment: 'production' }, 'uses the environment "production"'],
    [{ workflow_ref: 'a/.github/x.yml@main', job_workflow_ref: 'b/.github/y.yml@v1' }, 'reusable workflow'],
  ])('sees in %j that it %s', (claims, says) => {
    expect(listRefusalRemarks(jwtOf(claims), quiet)).toEqual([expect.stringContaining(says)]);
  });

  test.each([
    {},
    { sub: 'repo:acme/app:ref:refs/heads/main', event_name: 'push' },
    { sub: 'repo:acme/app:environment:x', event_name: 'pull_request' },
    { sub: 'repo:acme/app:pull_request', event_name: 'push' },
    { sub: 'of repo:acme@1/app@2:ref:refs/heads/main' },
    { environment: '' },
    { workflow_ref: 'a@main', job_workflow_ref: 'a@main' },
    { workflow_ref: 'a@main' },
    { sub: 7, event_name: 'pull_request', environment: 7, workflow_ref: 1, job_workflow_ref: 2, iat: 'now' },
    { sub: null, event_name: 'pull_request' },
  ])('sees nothing in %j', (claims) => {
    expect(listRefusalRemarks(jwtOf(claims), { ...quiet, serviceDateMs })).toEqual([]);
  });

  test.each([
    [{ aud: 'urn:me' }, 'The audience "urn:me" is the default'],
    [{}, 'The audience null is the default'],
  ])('names the audience of %j where it is the default', (claims, says) => {
    expect(listRefusalRemarks(jwtOf(claims), { ...quiet, isAudienceDefault: true })).toEqual([
      expect.stringContaining(says),
    ]);
  });

  test.each([
    [{ iat: 60 }, []],
    [{ iat: 61 }, [expect.stringContaining('becomes valid only in 61 s')]],
    [{ nbf: 61 }, [expect.stringContaining('becomes valid only in 61 s')]],
    [{ iat: 600, nbf: 0 }, [expect.stringContaining('becomes valid only in 600 s')]],
    [{ iat: -600 }, []],
    [
      { iat: -600, exp: -60 },
      [
        'By the clock of the service, the token expired 60 s ago. Compare that clock with the clock of the identity provider.',
      ],
    ],
    [
      { iat: 300, nbf: -300 },
      [
        'By the clock of the service, the token becomes valid only in 300 s. Compare that clock with the clock of the identity provider.',
      ],
    ],
    [{ iat: -600, exp: 600 }, []],
  ])(
    'of a token with %j, in seconds from the date of the service, it names the clock only where time can be the cause',
    (times, remarks) => {
      const claims = Object.fromEntries(Object.entries(times).map(([name, from]) => [name, serviceNow + from]));
      expect(listRefusalRemarks(jwtOf(claims), { ...quiet, serviceDateMs })).toEqual(remarks);
    },
  );

  test('sees no clock where the service told no date', () => {
    expect(listRefusalRemarks(jwtOf({ iat: serviceNow + 3_600 }), quiet)).toEqual([]);
  });

  test('sees nothing in what is no JWT', () => {
    expect(listRefusalRemarks(new Secret('opaque'), { isAudienceDefault: true, serviceDateMs })).toEqual([]);
  });
});
