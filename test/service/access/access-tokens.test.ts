// Access tokens that are shown again and again.
import { expect, test } from 'vitest';
import { Secret } from '../../../src/secret.ts';
import {
  type AccessTokenClaims,
  createAccessTokens,
  generateSigningKey,
} from '../../../src/service/access/access-tokens.ts';
import { createClock } from '../../../src/service/time/clock.ts';

const claims: AccessTokenClaims = {
  iss: 'https://interns.test/api/v1',
  sub: 'repo:acme/app',
  federation_policy_id: 'policy-1',
  federation_issuer_id: 'issuer-1',
  key_hash: 'key-1',
};

async function open() {
  const clock = createClock({ startAtMs: Date.UTC(2026, 10, 22, 8), frozen: true });
  return { clock, accessTokens: createAccessTokens(await generateSigningKey(), clock) };
}

test('a token that was verified before is refused from the moment on at which its time is over', async () => {
  const { clock, accessTokens } = await open();
  const token = await accessTokens.issue(claims, 60);
  expect(await accessTokens.findKeyHash(token)).toEqual({ keyHash: 'key-1' });
  await clock.advance(59_999);
  expect(await accessTokens.findKeyHash(token)).toEqual({ keyHash: 'key-1' });
  await clock.advance(1);
  expect(await accessTokens.findKeyHash(token)).toBe('expired');
});

test('a token that is not, to the letter, one that was verified before is unknown', async () => {
  const { accessTokens } = await open();
  const token = await accessTokens.issue(claims, 60);
  await accessTokens.findKeyHash(token);
  const [head, body, signature = ''] = token.reveal().split('.');
  const forged = [
    `${head}.${body}.${signature.slice(4)}${signature.slice(0, 4)}`,
    `${head}.${Buffer.from(JSON.stringify({ key_hash: 'key-2', exp: 9e9 })).toString('base64url')}.${signature}`,
    `${head}.${body}.`,
  ];
  for (const text of forged) expect(await accessTokens.findKeyHash(new Secret(text))).toBeUndefined();
});

test('each of more tokens than are remembered acts as its own key', async () => {
  const { accessTokens } = await open();
  const tokens = await Promise.all(
    Array.from({ length: 1100 }, (_, index) => accessTokens.issue({ ...claims, key_hash: `key-${index}` }, 60)),
  );
  for (const round of [1, 2]) {
    for (const [index, token] of tokens.entries()) {
      expect(await accessTokens.findKeyHash(token), `round ${round}`).toEqual({ keyHash: `key-${index}` });
    }
  }
});
