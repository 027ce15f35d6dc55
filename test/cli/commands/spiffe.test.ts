// A SPIFFE JWT-SVID in a file, as a helper of the workload writes and renews it, is exchanged (docs/identity.md, "SPIFFE").
import { mkdtempSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Service, startService } from '../../../src/service/index.ts';
import { runCliInTest } from '../support/cli.ts';

const subject = 'spiffe://example.org/ns/ci/sa/reviewer';
const audience = 'https://service.example';
const { privateKey, publicKey } = await generateKeyPair('ES256');
const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: 'k1', alg: 'ES256' }] };
const server = http.createServer((_request, response) => void response.end(JSON.stringify(jwks)));
let issuer = '';
let service: Service;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  issuer = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  service = await startService({
    config: {
      issuers: [{ issuer, jwks_url: `${issuer}/keys` }],
      policies: [{ id: 'fp_spiffe', issuer, subject, audience, acts_as: 'key_ci' }],
      keys: [{ hash: 'key_ci', secret: 'made-up-and-never-used' }],
      interns: [{ name: 'reviewer' }],
    },
  });
});
afterAll(async () => {
  await service.stop();
  server.close();
});

/** A JWT-SVID as SPIRE issues it with a `jwt_issuer`: `sub`, `aud` as a list, `exp`, `iat`, `iss`, and `kid` in its header. */
async function svid(sub: string, lifetime = '5m'): Promise<string> {
  const claims = new SignJWT({}).setSubject(sub).setAudience([audience]).setIssuer(issuer).setIssuedAt();
  return claims
    .setExpirationTime(lifetime)
    .setProtectedHeader({ alg: 'ES256', kid: 'k1', typ: 'JWT' })
    .sign(privateKey);
}

function list(file: string) {
  const env = {
    INTERNS_BASE_URL: service.baseUrl,
    INTERNS_FEDERATION_POLICY_ID: 'fp_spiffe',
    INTERNS_AUDIENCE: audience,
    INTERNS_SUBJECT_TOKEN_FILE: file,
  };
  return runCliInTest(['list'], { env });
}

test('the file is exchanged, and read anew when it was renewed', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'spiffe-')), 'jwt_svid.token');
  writeFileSync(file, `${await svid(subject)}\n`);
  expect(await list(file)).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('reviewer') });
  writeFileSync(file, await svid('spiffe://example.org/ns/ci/sa/another'));
  const refused = await list(file);
  expect(refused.stderr).toContain('spiffe://example.org/ns/ci/sa/another');
  expect(refused.stderr).toContain('(exchange_refused)');
  writeFileSync(file, await svid(subject));
  expect((await list(file)).exitCode).toBe(0);
});
