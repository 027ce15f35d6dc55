// The identity provider of the simulated CI: gives subject tokens, and the keys that verify them.
import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { importJWK, type JWK, SignJWT } from 'jose';
import type { Exchange, Serve } from '../network/exchange.ts';
import { audience, issuer, subject } from './deployment.ts';

/** The keys of the two parties that sign. */
export interface Keys {
  /** JSON of the service's key, as its store keeps it. */
  readonly service: string;
  readonly issuer: KeyObject;
  readonly issuerJwk: JWK;
}

/** Makes the keys, once for all simulations of a process; signatures are a stand-in, so nothing depends on which they are. */
export async function makeKeys(): Promise<Keys> {
  const [service, own] = [newJwk('service-1'), newJwk('issuer-1')];
  const { d: _, ...publicPart } = own;
  const issuerJwk: JWK = { ...publicPart, alg: 'ES256', use: 'sig' };
  // As the service will ask for them: what is imported once is at hand from then on.
  const { d: __, ...servicePublic } = service;
  await importJWK(servicePublic, 'ES256');
  await importJWK({ ...issuerJwk, ext: true }, 'ES256');
  return { service: JSON.stringify(service), issuer: createPrivateKey({ key: own, format: 'jwk' }), issuerJwk };
}

function newJwk(kid: string): JWK {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { ...privateKey.export({ format: 'jwk' }), kty: 'EC', kid };
}

/** How the identity provider of one simulation works. */
export interface IdentityProviderOptions {
  readonly keys: Keys;
  readonly now: () => number;
  readonly tokenLifetimeSeconds: number;
}

/** Where the job asks for its identity, and the service for the keys. */
export function serveIdentities({ keys, now, tokenLifetimeSeconds }: IdentityProviderOptions): Serve {
  let issued = 0;
  const issue = (): Promise<string> => {
    issued += 1;
    const nowSeconds = Math.floor(now() / 1000);
    return new SignJWT({ sub: subject, aud: audience, jti: `subject-${issued}` })
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: 'issuer-1' })
      .setIssuer(issuer)
      .setIssuedAt(nowSeconds)
      .setExpirationTime(nowSeconds + tokenLifetimeSeconds)
      .sign(keys.issuer);
  };
  return (exchange) => {
    if (exchange.request.url.pathname === '/keys') send(exchange, { keys: [keys.issuerJwk] });
    else void issue().then((value) => send(exchange, { value }));
  };
}

function send(exchange: Exchange, body: unknown): void {
  exchange.head(200, { 'content-type': 'application/json' });
  exchange.end(JSON.stringify(body));
}
