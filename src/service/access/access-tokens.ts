// Access tokens: ES256 `at+jwt`, signed and verified with the service's own key (docs/service-api.md, "POST /oauth/token").
import crypto, { randomUUID } from 'node:crypto';
import { errors, exportJWK, generateKeyPair, importJWK, type JWK, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { inferenceScope } from '../../contract/token.ts';
import { Secret } from '../../secret.ts';
import type { Clock } from '../time/clock.ts';

const algorithm = 'ES256';
const tokenType = 'at+jwt';

export interface AccessTokenClaims {
  readonly subject: string;
  readonly issuer: string;
  readonly federationPolicyId: string;
  readonly federationIssuerId: string;
  readonly keyHash: string;
  readonly lifetimeSeconds: number;
}

export type AccessTokens = ReturnType<typeof createAccessTokens>;

const verifiedClaims = z.object({ key_hash: z.string(), exp: z.number() });
const signingKey = z.object({
  kty: z.literal('EC'),
  crv: z.string(),
  x: z.string(),
  y: z.string(),
  d: z.string(),
  kid: z.string(),
});

export async function generateSigningKey(): Promise<string> {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  return JSON.stringify({ ...(await exportJWK(privateKey)), kid: randomUUID() });
}

export function createAccessTokens(storedKey: string, clock: Clock, newId: () => string = randomUUID) {
  const { d: secretPart, ...publicJwk } = signingKey.parse(JSON.parse(storedKey));
  const privateKey = importJWK({ ...publicJwk, d: secretPart }, algorithm);
  const publicKey = importJWK(publicJwk, algorithm);
  const known = createVerifiedTokens(clock);
  return {
    async issue(claims: AccessTokenClaims): Promise<Secret> {
      const issuedAt = Math.floor(clock.now() / 1000);
      const token = await new SignJWT({
        scope: inferenceScope,
        client_id: claims.federationPolicyId,
        federation_policy_id: claims.federationPolicyId,
        federation_issuer_id: claims.federationIssuerId,
        key_hash: claims.keyHash,
      })
        .setProtectedHeader({ alg: algorithm, typ: tokenType, kid: publicJwk.kid })
        .setIssuer(claims.issuer)
        .setAudience(claims.issuer)
        .setSubject(claims.subject)
        .setJti(newId())
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + claims.lifetimeSeconds)
        .sign(await privateKey);
      return new Secret(token);
    },
    /** `expired` for an expired token of this service; undefined for any other that does not verify. */
    async keyHashOf(token: Secret): Promise<Verified | 'expired' | undefined> {
      const atHand = known.find(token);
      if (atHand !== undefined) return atHand;
      try {
        const { payload } = await jwtVerify(token.reveal(), await publicKey, {
          algorithms: [algorithm],
          typ: tokenType,
          currentDate: new Date(clock.now()),
          requiredClaims: ['exp'],
        });
        const { exp, key_hash } = verifiedClaims.parse(payload);
        known.add(token, exp, { keyHash: key_hash });
        return { keyHash: key_hash };
      } catch (error: unknown) {
        if (error instanceof errors.JWTExpired) return 'expired';
        return undefined;
      }
    },
    jwks: { keys: [{ ...publicJwk, alg: algorithm, use: 'sig' }] satisfies readonly JWK[] },
  };
}

interface Verified {
  readonly keyHash: string;
}

const mostKnown = 1000;

/** Caches verified tokens by digest. The key never changes, so a cached token can only expire. */
function createVerifiedTokens(clock: Clock) {
  const known = new Map<string, { readonly exp: number; readonly verified: Verified }>();
  const digest = (token: Secret): string => crypto.hash('sha256', token.reveal(), 'base64');
  return {
    find(token: Secret): Verified | undefined {
      const found = known.get(digest(token));
      return found !== undefined && Math.floor(clock.now() / 1000) < found.exp ? found.verified : undefined;
    },
    add(token: Secret, exp: number, verified: Verified): void {
      if (known.size >= mostKnown) known.clear();
      known.set(digest(token), { exp, verified });
    },
  };
}
