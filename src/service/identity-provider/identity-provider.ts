// Runs a local issuer that works like GitHub's: request URL, request token, audience, RS256, key set.
import { randomBytes, randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { subjectTokenLength } from '../../contract/limits.ts';
import type { Log } from '../../log.ts';
import { readBearer } from '../access/callers.ts';
import { type ControlRules, classifySender } from '../access/local-request.ts';
import type { FaultRoute, Faults } from '../control/faults.ts';
import type { Journal } from '../control/journal.ts';
import { type JsonResponse, ok, readBodyAs, refuse, type ServiceRequest } from '../http/message.ts';
import { answer, listen } from '../listen/server.ts';
import type { Clock } from '../time/clock.ts';

interface IdentityProviderOptions {
  /** 0 picks a free port. The provider listens on 127.0.0.1 only: an `http:` issuer is trusted on loopback alone. */
  readonly port: number;
  readonly clock: Clock;
  readonly log: Log;
  readonly journal: Journal;
  readonly faults: Faults;
  readonly controlRules: ControlRules;
}

/** The values of `ACTIONS_ID_TOKEN_REQUEST_URL` and `ACTIONS_ID_TOKEN_REQUEST_TOKEN` in a job's environment. */
export interface JobIdentity {
  readonly request_url: string;
  readonly request_token: string;
}

// With more claims, a subject token would be too long for any exchange.
const maxJobBytes = subjectTokenLength.max;
const jobClaims = z.record(z.string(), z.unknown());

export async function startIdentityProvider(options: IdentityProviderOptions) {
  const { token, isTokenNeeded } = options.controlRules;
  const subjectTokens = await createSubjectTokens(options.clock);
  // Jobs by request token, the oldest first.
  const jobs = new Map<string, Claims>();
  let defaults: Claims = {};
  const addJob = (claims: Claims): JobIdentity => {
    const request_token = randomBytes(32).toString('base64url');
    jobs.set(request_token, { ...selectDefaults(claims, defaults), ...claims });
    const [oldest] = jobs.keys();
    if (jobs.size > 1000 && oldest !== undefined) jobs.delete(oldest);
    return { request_url: `${issuer}/token?api-version=2.0`, request_token };
  };
  const routes: Routes = {
    'GET /.well-known/openid-configuration': () => ok(toDiscovery(issuer), 'served'),
    'GET /.well-known/jwks': () => ok({ keys: [subjectTokens.publicJwk] }, 'served'),
    async 'GET /token'({ headers, query }) {
      const job = jobs.get(readBearer(headers.authorization)?.reveal() ?? '');
      if (job === undefined) return refuse(401, 401, 'Unknown request token.');
      const value = await subjectTokens.issue(job, issuer, new URLSearchParams(query).get('audience'));
      return ok({ value }, 'subject_token_issued');
    },
    async 'POST /jobs'(request) {
      // Beside a real agent, let only whoever started the service add a job: its claims can grant it any rights.
      if (isTokenNeeded && !token.matches(readBearer(request.headers.authorization)))
        return refuse(401, 401, 'With a real agent, adding a job needs the token of whoever started the service.');
      const claims = await readBodyAs(request, jobClaims, maxJobBytes);
      if (claims === undefined)
        return refuse(400, 'invalid_body', `Send a JSON object of claims, at most ${maxJobBytes} bytes.`);
      return ok(addJob(claims), 'job_added');
    },
  };

  const listener = await listen({ port: options.port, host: '127.0.0.1', handle: createListener(routes, options) });
  const issuer = `http://127.0.0.1:${listener.port}`;

  const setDefaults = (claims: Claims): void => {
    defaults = claims;
  };
  return { issuer, addJob, setDefaults, close: listener.close };
}

type Routes = Readonly<Record<string, (request: ServiceRequest) => JsonResponse | Promise<JsonResponse>>>;

const faultRoutes: Readonly<Record<string, FaultRoute>> = { '/token': 'identity', '/.well-known/jwks': 'jwks' };

function createListener(routes: Routes, { clock, log, journal, faults }: IdentityProviderOptions): RequestListener {
  return (incoming, response) => {
    const path = incoming.url?.split('?')[0] ?? '/';
    const faultRoute = faultRoutes[path];
    const { note, close } = journal.open(incoming.method ?? 'GET', path);
    response.once('close', close);
    void answer(incoming, response, {
      clock,
      log,
      routeDeadlineMs: 30_000,
      fault: faultRoute && faults.takeNext(faultRoute),
      fail: (status) => refuse(status, status, 'The request was refused.'),
      note,
      handle: (request) => {
        const route = classifySender(incoming) === 'program' ? routes[`${request.method} ${path}`] : undefined;
        return route === undefined ? refuse(404, 404, 'Not found.') : route(request);
      },
    });
  };
}

type Claims = Readonly<Record<string, unknown>>;

const algorithm = 'RS256';
const tokenLifetimeSeconds = 300;

async function createSubjectTokens(clock: Clock) {
  const { privateKey, publicKey } = await generateKeyPair(algorithm);
  const kid = randomUUID();
  return {
    publicJwk: { ...(await exportJWK(publicKey)), alg: algorithm, use: 'sig', kid },
    issue(job: Claims, issuer: string, audience: string | null): Promise<string> {
      const claims = toClaims(job, issuer, Math.floor(clock.now() / 1000));
      if (audience !== null) claims['aud'] = audience;
      return new SignJWT(claims).setProtectedHeader({ alg: algorithm, typ: 'JWT', kid }).sign(privateKey);
    },
  };
}

const registeredClaims = ['sub', 'aud', 'exp', 'iat', 'iss', 'jti', 'nbf'];

function toDiscovery(issuer: string): unknown {
  return {
    issuer,
    jwks_uri: `${issuer}/.well-known/jwks`,
    subject_types_supported: ['public', 'pairwise'],
    response_types_supported: ['id_token'],
    claims_supported: [...registeredClaims, 'ref', 'repository', 'actor', 'workflow', 'event_name'],
    id_token_signing_alg_values_supported: [algorithm],
    scopes_supported: ['openid'],
  };
}

/** Makes claims as in GitHub's tokens (GitHub documentation, "OpenID Connect reference"). */
function toClaims(job: Claims, issuer: string, nowSeconds: number): Record<string, unknown> {
  return {
    jti: randomUUID(),
    ...toRepositoryClaims(job),
    sha: noCommit,
    run_id: '1',
    run_number: '1',
    run_attempt: '1',
    actor_id: '1',
    workflow: 'local',
    workflow_sha: noCommit,
    job_workflow_sha: noCommit,
    head_ref: '',
    base_ref: '',
    ref_protected: 'false',
    runner_environment: 'self-hosted',
    iss: issuer,
    iat: nowSeconds,
    nbf: nowSeconds,
    exp: nowSeconds + tokenLifetimeSeconds,
    ...job,
  };
}

const noCommit = '0'.repeat(40);

function toRepositoryClaims(job: Claims): Record<string, unknown> {
  const readClaim = (name: string, fallback: string): string => (typeof job[name] === 'string' ? job[name] : fallback);
  const repository = readClaim('repository', 'local/demo');
  const ref = readClaim('ref', 'refs/heads/main');
  const eventName = readClaim('event_name', 'push');
  const owner = repository.split('/')[0] ?? repository;
  const environment = readClaim('environment', '');
  const context =
    environment !== '' ? `environment:${environment}` : eventName === 'pull_request' ? 'pull_request' : `ref:${ref}`;
  const workflowRef = `${repository}/.github/workflows/local.yml@${ref}`;
  return {
    sub: `repo:${repository}:${context}`,
    aud: `https://github.com/${owner}`,
    ref,
    ref_type: ref.startsWith('refs/tags/') ? 'tag' : 'branch',
    repository,
    repository_owner: owner,
    repository_id: '1',
    repository_owner_id: '1',
    repository_visibility: 'private',
    actor: owner,
    event_name: eventName,
    workflow_ref: workflowRef,
    job_workflow_ref: workflowRef,
  };
}

const subjectParts = ['repository', 'ref', 'environment', 'event_name'];

/** Drops defaults that contradict a job's claims, such as the default `sub` if the job is of another repository. */
function selectDefaults(claims: Claims, defaults: Claims): Claims {
  const differs = (name: string): boolean => Object.hasOwn(claims, name) && claims[name] !== defaults[name];
  const isContradicted = (name: string): boolean =>
    (name === 'sub' && subjectParts.some(differs)) || (name === 'repository_owner' && differs('repository'));
  return Object.fromEntries(Object.entries(defaults).filter(([name]) => !isContradicted(name)));
}
