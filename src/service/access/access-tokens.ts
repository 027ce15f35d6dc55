// Signs and verifies access tokens: ES256 `at+jwt`, with the service's key (docs/service-api.md, "POST /oauth/token").
import crypto, { randomUUID } from 'node:crypto';
import { errors, exportJWK, generateKeyPair, importJWK, type JWK, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { inferenceScope } from '../../contract/token.ts';
import { Secret } from '../../secret.ts';
import type { Clock } from '../time/clock.ts';

const algorithm = 'ES256';
const tokenType = 'at+jwt';

export interface AccessTokenClaims {
  readonly iss: string;
  readonly sub: string;
  readonly federation_policy_id: string;
  readonly federation_issuer_id: string;
  readonly key_hash: string;
}

export type AccessTokens = ReturnType<typeof createAccessTokens>;

const verifiedClaims = z.object({ key_hash: z.string(), exp: z.number() });
const signingKey = z.looseObject({ kty: z.literal('EC'), d: z.string(), kid: z.string() });

export async function generateSigningKey(): Promise<string> {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  return JSON.stringify({ ...(await exportJWK(privateKey)), kid: randomUUID() });
}

export function createAccessTokens(serializedKey: string, clock: Clock, newId: () => string = randomUUID) {
  const { d: secretPart, ...publicJwk } = signingKey.parse(JSON.parse(serializedKey));
  const privateKey = importJWK({ ...publicJwk, d: secretPart }, algorithm);
  const publicKey = importJWK(publicJwk, algorithm);
  const nowSeconds = (): number => Math.floor(clock.now() / 1000);
  // Cache verified tokens by digest: the signing key never changes, so they can only expire.
  const verifiedTokens = new Map<string, z.infer<typeof verifiedClaims>>();
  return {
    async issue(claims: AccessTokenClaims, lifetimeSeconds: number): Promise<Secret> {
      const iat = nowSeconds();
      const standardClaims = {
        scope: inferenceScope,
        client_id: claims.federation_policy_id,
        aud: claims.iss,
        jti: newId(),
      };
      const token = await new SignJWT({ ...standardClaims, ...claims, iat, exp: iat + lifetimeSeconds })
        .setProtectedHeader({ alg: algorithm, typ: tokenType, kid: publicJwk.kid })
        .sign(await privateKey);
      return new Secret(token);
    },
    /** Resolves to `expired` for an expired token of this service, to undefined for any other that does not verify. */
    async findKeyHash(token: Secret): Promise<{ readonly keyHash: string } | 'expired' | undefined> {
      const tokenDigest = digest(token);
      const cached = verifiedTokens.get(tokenDigest);
      if (cached !== undefined && nowSeconds() < cached.exp) return { keyHash: cached.key_hash };
      try {
        const { payload } = await jwtVerify(token.reveal(), await publicKey, {
          algorithms: [algorithm],
          typ: tokenType,
          currentDate: new Date(clock.now()),
          requiredClaims: ['exp'],
        });
        const claims = verifiedClaims.parse(payload);
        if (verifiedTokens.size >= 1000) verifiedTokens.clear();
        verifiedTokens.set(tokenDigest, claims);
        return { keyHash: claims.key_hash };
      } catch (error: unknown) {
        return error instanceof errors.JWTExpired ? 'expired' : undefined;
      }
    },
    jwks: { keys: [{ ...publicJwk, alg: algorithm, use: 'sig' }] satisfies readonly JWK[] },
  };
}

/** Hashes a secret for a look-up, so that its timing reveals nothing about the secret. */
export function digest(secret: Secret): string {
  return crypto.hash('sha256', secret.reveal(), 'base64');
}
