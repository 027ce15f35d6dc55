// Stand-ins on this machine for what a peer's action and ours talk to: GitHub's identity endpoint and both exchanges, over TLS.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { accessToken, ourAnswers } from './our-answers.ts';
import type { Peer } from './peers.ts';

/** Stand-ins that listen. */
export interface PeerServices {
  readonly origin: URL;
  /** File of the certificate that the actions have to trust. */
  readonly certificate: string;
  stop(): void;
}

/** Starts all of them on one port. */
export async function startPeerServices({ answers }: Peer, temp: string): Promise<PeerServices> {
  let known: Readonly<Record<string, object | string>> = {};
  const { file, ...tls } = makeCertificate(temp);
  const server = createServer(tls, (request, response) => {
    request.resume();
    request.once('end', () => {
      const answer = known[new URL(request.url ?? '', 'https://localhost').pathname];
      response.writeHead(answer === undefined ? 404 : 200, { 'content-type': typeOf(answer) });
      response.end(typeof answer === 'string' ? answer : JSON.stringify(answer ?? {}));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const origin = new URL(`https://localhost:${port}`);
  known = {
    '/identity': { count: 1, value: subjectToken() },
    ...ourAnswers,
    ...answers(accessToken, origin),
  };
  return {
    origin,
    certificate: file,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function typeOf(answer: object | string | undefined): string {
  if (typeof answer !== 'string') return 'application/json';
  return answer.startsWith('data:') ? 'text/event-stream' : 'text/xml';
}

/** A certificate of this run alone, for `localhost`. */
function makeCertificate(temp: string): { readonly key: string; readonly cert: string; readonly file: string } {
  const [key, file] = [join(temp, 'key.pem'), join(temp, 'certificate.pem')];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '2'];
  execFileSync('openssl', ['req', '-x509', ...curve, ...name, '-keyout', key, '-out', file], { stdio: 'ignore' });
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(file, 'utf8'), file };
}

/** A JWT by its form; nobody here checks its signature. */
function subjectToken(): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: 'http://localhost',
    sub: 'repo:local/demo:ref:refs/heads/main',
    aud: 'https://interns.example',
  };
  const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
  const signature = Buffer.alloc(256, 1).toString('base64url');
  return `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode({ ...claims, iat: now, exp: now + 24 * 3600 })}.${signature}`;
}
