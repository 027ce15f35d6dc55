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
const signingKey = z.looseObject({ kty: z.literal('EC'), d: z.string(), kid: z.string() });

export async function generateSigningKey(): Promise<string> {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  return JSON.stringify({ ...(await exportJWK(privateKey)), kid: randomUUID() });
}

export function createAccessTokens(storedKey: string, clock: Clock, newId: () => string = randomUUID) {
  const { d: secretPart, ...publicJwk } = signingKey.parse(JSON.parse(storedKey));
  const privateKey = importJWK({ ...publicJwk, d: secretPart }, algorithm);
  const publicKey = importJWK(publicJwk, algorithm);
  const nowSeconds = (): number => Math.floor(clock.now() / 1000);
  // Keep verified tokens, by digest: the key never changes, so such a token can only expire.
  const verified = new Map<string, z.infer<typeof verifiedClaims>>();
  return {
    async issue(claims: AccessTokenClaims): Promise<Secret> {
      const issuedAt = nowSeconds();
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
    /** Resolves to `expired` for an expired token of this service, to undefined for any other that does not verify. */
    async keyHashOf(token: Secret): Promise<{ readonly keyHash: string } | 'expired' | undefined> {
      const key = digest(token);
      const atHand = verified.get(key);
      if (atHand !== undefined && nowSeconds() < atHand.exp) return { keyHash: atHand.key_hash };
      try {
        const { payload } = await jwtVerify(token.reveal(), await publicKey, {
          algorithms: [algorithm],
          typ: tokenType,
          currentDate: new Date(clock.now()),
          requiredClaims: ['exp'],
        });
        const claims = verifiedClaims.parse(payload);
        if (verified.size >= mostVerified) verified.clear();
        verified.set(key, claims);
        return { keyHash: claims.key_hash };
      } catch (error: unknown) {
        return error instanceof errors.JWTExpired ? 'expired' : undefined;
      }
    },
    jwks: { keys: [{ ...publicJwk, alg: algorithm, use: 'sig' }] satisfies readonly JWK[] },
  };
}

const mostVerified = 1000;

/** Returns a form of a secret to look up by, so that timing reveals nothing about it. */
export function digest(secret: Secret): string {
  return crypto.hash('sha256', secret.reveal(), 'base64');
}
