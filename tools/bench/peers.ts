// Peers' actions beside ours at the work that they share with us: the job's identity, exchanged for a short-lived token.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { runStep } from '../../test/support/runner.ts';
import { type Ratio, takeTurns, toRatio } from './compare.ts';

/** How a peer is set up for its exchange, and what its service answers. */
export interface Peer {
  /** Its exchange takes HTTPS only; ours then uses it too. */
  readonly isSecure: boolean;
  /** Its inputs; `origin` is where its service listens, without a path. */
  readonly inputs: (origin: URL) => Readonly<Record<string, string>>;
  /** Path of its exchange. */
  readonly path: string;
  /** The answer of its exchange, with this token in it. */
  readonly answer: (token: string) => object;
}

/** The peers whose calls are known, by the name in their action.yml. */
export const peers: Readonly<Record<string, Peer>> = {
  'Octo STS': {
    isSecure: true,
    inputs: ({ host }) => ({ domain: host, scope: 'local/demo', identity: 'bench' }),
    path: '/sts/exchange',
    answer: (token) => ({ token }),
  },
  'crates-io-auth-action': {
    isSecure: false,
    inputs: ({ origin }) => ({ url: origin }),
    path: '/api/v1/trusted_publishing/tokens',
    answer: (token) => ({ token }),
  },
};

const manifest = z.object({ name: z.string(), runs: z.object({ main: z.string() }) });

/** Name and main script of the action in a folder. */
export function readAction(folder: string): { readonly name: string; readonly script: string } {
  const { name, runs } = manifest.parse(parse(readFileSync(join(folder, 'action.yml'), 'utf8')));
  const script = join(folder, runs.main);
  if (!existsSync(script)) throw new Error(`${script} is not there. Check out a release: it has what was built.`);
  return { name, script };
}

const usage = z.object({ cpuMs: z.number(), peakMiB: z.number() });

/** What one process took. */
interface Cost extends z.infer<typeof usage> {
  readonly wallMs: number;
}

const accessToken = 'made-up-access-token';

/** CPU time, wall time and peak memory of ours and of the action in a folder, one after the other in rounds. */
export async function benchPeer(folder: string, peer: Peer, rounds: number): Promise<readonly Ratio[]> {
  const temp = mkdtempSync(join(tmpdir(), 'bench-peers-'));
  const service = await startStandIns(peer, temp);
  const { name } = readAction(folder);
  const measure = (action: string | undefined, inputs: Readonly<Record<string, string>>) => (): Promise<Cost> =>
    measureStep({ action, inputs, service, temp });
  const ours = {
    command: 'token',
    'base-url': service.origin.origin,
    'federation-policy-id': 'fp_bench',
    audience: 'https://interns.example',
  };
  const subjects = new Map([
    ['peer', measure(folder, peer.inputs(service.origin))],
    ['ours', measure(undefined, ours)],
  ]);
  const costs = await takeTurns(rounds, subjects);
  service.stop();
  rmSync(temp, { recursive: true });
  const ratio = (what: string, unit: string, figure: keyof Cost): Ratio => {
    const of = (subject: string): readonly number[] => (costs.get(subject) ?? []).map((cost) => cost[figure]);
    return toRatio(`${name}: ${what}`, unit, { ours: of('ours'), floor: of('peer') });
  };
  return [ratio('CPU time', 'ms', 'cpuMs'), ratio('wall time', 'ms', 'wallMs'), ratio('peak memory', 'MiB', 'peakMiB')];
}

interface Measured {
  /** Folder of the action; ours when undefined. */
  readonly action: string | undefined;
  readonly inputs: Readonly<Record<string, string>>;
  readonly service: StandIns;
  readonly temp: string;
}

/** Runs an action once as a runner does; it must have put the token out. */
async function measureStep({ action, inputs, service, temp }: Measured): Promise<Cost> {
  const usageFile = join(temp, 'usage.json');
  const startedAt = performance.now();
  const step = await runStep({
    action,
    nodeOptions: ['--require', join(import.meta.dirname, 'usage-at-exit.cjs')],
    workspace: temp,
    inputs,
    env: {
      ACTIONS_ID_TOKEN_REQUEST_URL: `${service.origin.origin}/identity?api-version=2.0`,
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'made-up-request-token',
      BENCH_USAGE: usageFile,
      ...(service.certificate === undefined ? {} : { NODE_EXTRA_CA_CERTS: service.certificate }),
    },
  });
  const wallMs = performance.now() - startedAt;
  if (step.exitCode !== 0 || !Object.values(step.outputs).includes(accessToken)) {
    throw new Error(`${action ?? 'Ours'} put no token out: ${step.log}`);
  }
  return { wallMs, ...usage.parse(JSON.parse(readFileSync(usageFile, 'utf8'))) };
}

interface StandIns {
  readonly origin: URL;
  /** File of the certificate that the actions have to trust. */
  readonly certificate: string | undefined;
  stop(): void;
}

/** GitHub's identity endpoint, the peer's exchange and ours, on one port of this machine. */
async function startStandIns({ isSecure, path, answer }: Peer, temp: string): Promise<StandIns> {
  const ours = {
    access_token: accessToken,
    issued_token_type: 'urn:ietf:params:oauth:token-type:access_token',
    token_type: 'Bearer',
    expires_in: 300,
    scope: 'inference',
  };
  const answers: Readonly<Record<string, object>> = {
    '/identity': { count: 1, value: subjectToken() },
    '/oauth/token': ours,
    [path]: answer(accessToken),
  };
  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    request.resume();
    request.once('end', () => {
      const found = answers[new URL(request.url ?? '', 'http://localhost').pathname];
      response.writeHead(found === undefined ? 404 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(found ?? {}));
    });
  };
  const tls = isSecure ? makeCertificate(temp) : undefined;
  const server = tls === undefined ? http.createServer(handle) : https.createServer(tls, handle);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: new URL(`${isSecure ? 'https' : 'http'}://localhost:${port}`),
    certificate: tls?.file,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
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
