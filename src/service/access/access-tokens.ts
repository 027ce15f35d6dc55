// Access tokens: ES256 `at+jwt`, signed and verified with the service's own key (docs/service-api.md, "POST /oauth/token").

import { randomUUID } from 'node:crypto';
import { errors, exportJWK, generateKeyPair, importJWK, type JWK, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { inferenceScope } from '../../contract/token.ts';
import { Secret } from '../../secret.ts';
import type { Clock } from '../time/clock.ts';

const algorithm = 'ES256';
const tokenType = 'at+jwt';

/** What an access token says. */
export interface AccessTokenClaims {
  /** Of the subject token. */
  readonly subject: string;
  /** Base URL that the exchange was asked at. */
  readonly issuer: string;
  readonly federationPolicyId: string;
  readonly federationIssuerId: string;
  /** The key that the token acts as. */
  readonly keyHash: string;
  readonly lifetimeSeconds: number;
}

/** Issues and verifies access tokens. */
export interface AccessTokens {
  issue(claims: AccessTokenClaims): Promise<Secret>;
  /** The hash of the key that the token acts as; `expired` for a token of this service whose time is over, else undefined. */
  keyHashOf(token: Secret): Promise<{ readonly keyHash: string } | 'expired' | undefined>;
  /** The public keys, as served at `oauth/jwks`. */
  readonly jwks: { readonly keys: readonly JWK[] };
}

const keyHash = z.object({ key_hash: z.string() });
const signingKey = z.object({
  kty: z.literal('EC'),
  crv: z.string(),
  x: z.string(),
  y: z.string(),
  d: z.string(),
  kid: z.string(),
});

/** A new signing key as text: the store keeps it, so that tokens outlive a restart. */
export async function generateSigningKey(): Promise<string> {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  return JSON.stringify({ ...(await exportJWK(privateKey)), kid: randomUUID() });
}

/** Access tokens of one service; `newId` makes their `jti`. */
export function createAccessTokens(storedKey: string, clock: Clock, newId: () => string = randomUUID): AccessTokens {
  const { d: secretPart, ...publicJwk } = signingKey.parse(JSON.parse(storedKey));
  const privateKey = importJWK({ ...publicJwk, d: secretPart }, algorithm);
  const publicKey = importJWK(publicJwk, algorithm);
  return {
    async issue(claims) {
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
    async keyHashOf(token) {
      try {
        const { payload } = await jwtVerify(token.reveal(), await publicKey, {
          algorithms: [algorithm],
          typ: tokenType,
          currentDate: new Date(clock.now()),
          requiredClaims: ['exp'],
        });
        return { keyHash: keyHash.parse(payload).key_hash };
      } catch (error: unknown) {
        if (error instanceof errors.JWTExpired) return 'expired';
        // Whatever else is wrong with it, a bearer that does not verify is unknown.
        return undefined;
      }
    },
    jwks: { keys: [{ ...publicJwk, alg: algorithm, use: 'sig' }] },
  };
}
