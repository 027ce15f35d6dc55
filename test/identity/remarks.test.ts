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
    [60, []],
    [61, [expect.stringContaining('issued 61 s in the future')]],
    [-600, []],
  ])('sees a token that is issued %i s ahead of the service', (ahead, remarks) => {
    expect(remarkOnRefusal(jwtOf({ iat: serviceNow + ahead }), { ...quiet, serviceDateMs })).toEqual(remarks);
  });

  test('sees no clock where the service told no date', () => {
    expect(remarkOnRefusal(jwtOf({ iat: serviceNow + 3_600 }), quiet)).toEqual([]);
  });

  test('sees nothing in what is no JWT', () => {
    expect(remarkOnRefusal(new Secret('opaque'), { isAudienceDefault: true, serviceDateMs })).toEqual([]);
  });
});
