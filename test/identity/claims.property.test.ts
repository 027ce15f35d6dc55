// Claims of any token: read as JSON says, shown whatever they are, and never an error of their own.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { IdentityError } from '../../src/errors.ts';
import {
  checkSubjectToken,
  listRefusalRemarks,
  policyClaims,
  readUnverifiedClaims,
} from '../../src/identity/claims.ts';
import { Secret } from '../../src/secret.ts';
import { hostileJsonText, hostileText } from '../support/hostile.ts';
import { runs, seed } from '../support/seed.ts';

const names = [...policyClaims, 'exp', 'iat', '__proto__', 'constructor'];

/** Claims as JSON text: claims of ours with any value, and others. */
const claimsText = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...names), hostileText), hostileJsonText), { maxLength: 8 })
  .map((members) => `{${members.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',')}}`);

const tokenOf = (payload: string): Secret =>
  new Secret(`e30.${Buffer.from(payload).toString('base64url')}.made-up-signature`);

test('each claim is shown as JSON has it, own ones only', () => {
  fc.assert(
    fc.property(claimsText, (text) => {
      const claims = new Map(Object.entries(JSON.parse(text) as object));
      const shown = readUnverifiedClaims(tokenOf(text));
      expect(shown.map(({ name }) => name)).toEqual([...policyClaims]);
      for (const { name, value } of shown) {
        const claim: unknown = claims.get(name);
        expect(value).toBe(typeof claim === 'string' ? claim : claims.has(name) ? JSON.stringify(claim) : undefined);
      }
    }),
    { numRuns: runs(10_000), seed },
  );
});

const dotted = fc.array(hostileText, { maxLength: 4 }).map((parts) => parts.join('.'));
const anyToken = fc.oneof(
  claimsText.map(tokenOf),
  hostileJsonText.map(tokenOf),
  fc.oneof(dotted, hostileText).map((text) => new Secret(text)),
);

test('a text that is no token has no claims, or all of them, and nothing is thrown', () => {
  fc.assert(
    fc.property(anyToken, (token) => {
      expect([0, policyClaims.length]).toContain(readUnverifiedClaims(token).length);
    }),
    { numRuns: runs(10_000), seed },
  );
});

test('remarks on a refusal are sentences, whatever the claims and the clocks', () => {
  const dates = fc.oneof(fc.constant(undefined), fc.constantFrom(0, -8.64e15, 8.64e15, 1_700_000_000_000));
  fc.assert(
    fc.property(anyToken, fc.boolean(), dates, (token, isAudienceDefault, serviceDateMs) => {
      for (const remark of listRefusalRemarks(token, { isAudienceDefault, serviceDateMs }))
        expect(remark).toMatch(/\.$/);
    }),
    { numRuns: runs(10_000), seed },
  );
});

test('a token passes the check when it has an issuer, the audience and a future, and is refused as malformed otherwise', () => {
  const odd = fc.oneof(fc.constantFrom('b', '', 0, -1e10, null, [], ['b'], {}), hostileText);
  const mostly = (...good: readonly unknown[]) => fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...good) }, odd);
  const iss = mostly('a', 'https://token.example');
  const claims = fc.record(
    { iss, aud: mostly('a', ['a'], ['b', 'a']), exp: mostly(1e10, 1_699_999_940, 1_699_999_939) },
    { requiredKeys: [] },
  );
  let passed = 0;
  fc.assert(
    fc.property(claims, (given) => {
      const { aud, exp } = given;
      const nowMs = 1_700_000_000_000;
      const isGood =
        typeof given.iss === 'string' &&
        given.iss !== '' &&
        typeof exp === 'number' &&
        exp * 1000 >= nowMs - 60_000 &&
        (aud === 'a' || (Array.isArray(aud) && aud.some((one) => one === 'a')));
      const payload = JSON.stringify(given);
      const source = { name: 'test', takesAudience: true };
      const check = () => checkSubjectToken(tokenOf(payload), source, { audience: 'a', nowMs });
      if (isGood) check();
      else expect(check).toThrow(IdentityError);
      passed += isGood ? 1 : 0;
    }),
    { numRuns: runs(10_000), seed },
  );
  expect(passed).toBeGreaterThan(runs(10_000) / 50);
});
