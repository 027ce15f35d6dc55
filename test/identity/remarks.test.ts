// The usual causes of a refused exchange, found in the claims.
import { describe, expect, test } from 'vitest';
import { remarkOnRefusal } from '../../src/identity/remarks.ts';
import { Secret } from '../../src/secret.ts';
import { jwtOf } from '../support/jwt.ts';

const quiet = { isAudienceDefault: false, serviceDateMs: undefined };
const serviceDateMs = Date.UTC(2026, 0, 2, 3, 4, 5);
const serviceNow = serviceDateMs / 1000;

describe('remarkOnRefusal', () => {
  test.each([
    [{ sub: 'repo:acme@1/app@2:ref:refs/heads/main' }, 'numeric ids of owner and repository'],
    [{ sub: 'repo:acme/app:pull_request', event_name: 'pull_request' }, 'names no branch'],
    [{ environment: 'production' }, 'uses the environment "production"'],
    [{ workflow_ref: 'a/.github/x.yml@main', job_workflow_ref: 'b/.github/y.yml@v1' }, 'reusable workflow'],
  ])('sees in %j that it %s', (claims, says) => {
    expect(remarkOnRefusal(jwtOf(claims), quiet)).toEqual([expect.stringContaining(says)]);
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
    expect(remarkOnRefusal(jwtOf(claims), { ...quiet, serviceDateMs })).toEqual([]);
  });

  test.each([
    [{ aud: 'urn:me' }, 'The audience "urn:me" is the default'],
    [{}, 'The audience null is the default'],
  ])('names the audience of %j where it is the default', (claims, says) => {
    expect(remarkOnRefusal(jwtOf(claims), { ...quiet, isAudienceDefault: true })).toEqual([
      expect.stringContaining(says),
    ]);
  });

  test.each([
    [{ iat: 60 }, []],
    [{ iat: 61 }, [expect.stringContaining('not valid for another 61 s')]],
    [{ nbf: 61 }, [expect.stringContaining('not valid for another 61 s')]],
    [{ iat: 600, nbf: 0 }, [expect.stringContaining('not valid for another 600 s')]],
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
        'By the clock of the service, the token is not valid for another 300 s. Compare that clock with the clock of the identity provider.',
      ],
    ],
    [{ iat: -600, exp: 600 }, []],
  ])(
    'of a token with %j, in seconds from the date of the service, it names the clock only where time can be the cause',
    (times, remarks) => {
      const claims = Object.fromEntries(Object.entries(times).map(([name, from]) => [name, serviceNow + from]));
      expect(remarkOnRefusal(jwtOf(claims), { ...quiet, serviceDateMs })).toEqual(remarks);
    },
  );

  test('sees no clock where the service told no date', () => {
    expect(remarkOnRefusal(jwtOf({ iat: serviceNow + 3_600 }), quiet)).toEqual([]);
  });

  test('sees nothing in what is no JWT', () => {
    expect(remarkOnRefusal(new Secret('opaque'), { isAudienceDefault: true, serviceDateMs })).toEqual([]);
  });
});
