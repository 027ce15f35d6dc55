// An identity provider that a test holds in its hand: keys, discovery, and everything that can be wrong with them.
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { onTestFinished } from 'vitest';
import { startedAt } from './service.ts';

type Algorithm = 'RS256' | 'ES256' | 'PS256' | 'EdDSA' | 'RS512';

/** A key pair of an issuer. */
export interface IssuerKey {
  readonly kid: string;
  readonly algorithm: Algorithm;
  readonly privateKey: CryptoKey;
  readonly publicJwk: JWK;
}

/** What the test can set. */
export interface TestIssuer {
  readonly url: string;
  /** Keys that the key set shows. */
  published: IssuerKey[];
  /** Status of both documents. */
  status: number;
  /** What the discovery document says beside the truth. */
  discovery: Record<string, unknown>;
  /** Paths that were asked for. */
  readonly requests: string[];
  /** Signs claims: by default good ones of the test policy, over five minutes of the test's clock. */
  sign(
    claims?: Record<string, unknown>,
    options?: { readonly key?: IssuerKey; readonly kid?: string | null; readonly header?: Record<string, unknown> },
  ): Promise<string>;
}

/** Claims that the test policy takes. */
export const goodClaims = {
  sub: 'repo:acme/app:pull_request',
  aud: 'https://service.example',
  repository_owner: 'acme',
};

/** A new key pair. */
export async function createIssuerKey(kid: string, algorithm: Algorithm = 'RS256'): Promise<IssuerKey> {
  const { privateKey, publicKey } = await generateKeyPair(algorithm, { extractable: true });
  return {
    kid,
    algorithm,
    privateKey,
    publicJwk: { ...(await exportJWK(publicKey)), kid, alg: algorithm, use: 'sig' },
  };
}

// Making an RSA key takes longer than most tests, and no test changes one.
const firstKeys = new Map<Algorithm, Promise<IssuerKey>>();

function firstKey(algorithm: Algorithm): Promise<IssuerKey> {
  const known = firstKeys.get(algorithm) ?? createIssuerKey('first', algorithm);
  firstKeys.set(algorithm, known);
  return known;
}

/** Starts an issuer with one published key; it ends with the test. */
export async function startIssuer(algorithm: Algorithm = 'RS256'): Promise<TestIssuer> {
  const first = await firstKey(algorithm);
  const requests: string[] = [];
  const server = http.createServer((request, response) => {
    requests.push(request.url ?? '');
    const documents: Record<string, unknown> = {
      '/.well-known/openid-configuration': { issuer: issuer.url, jwks_uri: `${issuer.url}/keys`, ...issuer.discovery },
      '/keys': { keys: issuer.published.map(({ publicJwk }) => publicJwk) },
    };
    response.writeHead(issuer.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(documents[request.url ?? '']));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address: AddressInfo | string | null = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const nowSeconds = Date.parse(startedAt) / 1000;
  const issuer: TestIssuer = {
    url: `http://127.0.0.1:${port}`,
    published: [first],
    status: 200,
    discovery: {},
    requests,
    async sign(claims = {}, { key = first, kid = key.kid, header = {} } = {}) {
      const payload = {
        iss: issuer.url,
        ...goodClaims,
        iat: nowSeconds,
        nbf: nowSeconds,
        exp: nowSeconds + 300,
        ...claims,
      };
      const defined = Object.fromEntries(Object.entries(payload).filter(([, value]) => value !== undefined));
      return new SignJWT(defined)
        .setProtectedHeader({ alg: key.algorithm, typ: 'JWT', ...(kid === null ? {} : { kid }), ...header })
        .sign(key.privateKey);
    },
  };
  return issuer;
}
