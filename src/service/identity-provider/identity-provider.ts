// A local issuer that behaves towards a job as GitHub's does: request URL, request token, audience, RS256, key set.

import { randomBytes, randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { subjectTokenLength } from '../../contract/limits.ts';
import type { Log } from '../../log.ts';
import { readBearer } from '../access/callers.ts';
import type { Fault, FaultRoute } from '../control/faults.ts';
import type { Journal } from '../control/journal.ts';
import { readJson } from '../http/json-body.ts';
import type { JsonResponse, ServiceRequest } from '../http/message.ts';
import { refuse } from '../http/refusals.ts';
import { isLocalRequest } from '../listen/local-request.ts';
import { answer, type Listener, listen } from '../listen/server.ts';
import type { Clock } from '../time/clock.ts';

/** What an identity provider works with. */
export interface IdentityProviderOptions {
  /** 0 picks a free port. It listens on 127.0.0.1 alone: an `http:` issuer is trusted on loopback only. */
  readonly port: number;
  readonly clock: Clock;
  readonly log: Log;
  readonly journal: Journal;
  /** The fault of the next request of a route. */
  readonly nextFault: (route: FaultRoute) => Fault | undefined;
}

/** What a job gets in its environment: `ACTIONS_ID_TOKEN_REQUEST_URL` and `ACTIONS_ID_TOKEN_REQUEST_TOKEN`. */
export interface JobIdentity {
  readonly request_url: string;
  readonly request_token: string;
}

/** A running identity provider. */
export interface IdentityProvider {
  /** The `iss` of its tokens. */
  readonly issuer: string;
  /** A job with these claims, over the defaults; its tokens come from the request URL. */
  addJob(claims: Readonly<Record<string, unknown>>): JobIdentity;
  /** Claims that jobs have unless they bring others: those that the configured policy takes. */
  setDefaults(claims: Readonly<Record<string, unknown>>): void;
  close(graceMs: number): Promise<void>;
}

const algorithm = 'RS256';
const tokenLifetimeSeconds = 300;
const maxJobs = 1000;
// More claims than this make a subject token that no exchange takes.
const maxJobBytes = subjectTokenLength.max;
const jobClaims = z.record(z.string(), z.unknown());

/** Starts an identity provider with a key of its own (docs/local-service.md, "Start it"). */
export async function startIdentityProvider({
  port,
  clock,
  log,
  journal,
  nextFault,
}: IdentityProviderOptions): Promise<IdentityProvider> {
  const { privateKey, publicKey } = await generateKeyPair(algorithm);
  const kid = randomUUID();
  const jwk = { ...(await exportJWK(publicKey)), alg: algorithm, use: 'sig', kid };
  // Oldest first; keyed by request token.
  const jobs = new Map<string, Readonly<Record<string, unknown>>>();
  let defaults: Readonly<Record<string, unknown>> = {};

  const addJob: IdentityProvider['addJob'] = (claims) => {
    const requestToken = randomBytes(32).toString('base64url');
    jobs.set(requestToken, { ...defaultsFor(claims, defaults), ...claims });
    const oldest = jobs.keys().next().value;
    if (jobs.size > maxJobs && oldest !== undefined) jobs.delete(oldest);
    return { request_url: `${issuer}/token?api-version=2.0`, request_token: requestToken };
  };
  const issueToken = async (request: ServiceRequest): Promise<JsonResponse> => {
    const requestToken = readBearer(request.headers.authorization)?.reveal();
    const job = requestToken === undefined ? undefined : jobs.get(requestToken);
    if (job === undefined) return refuse(401, 401, 'Unknown request token.');
    const audience = new URLSearchParams(request.query).get('audience');
    const claims = toClaims(job, { audience, nowSeconds: Math.floor(clock.now() / 1000), issuer });
    const value = await new SignJWT(claims).setProtectedHeader({ alg: algorithm, typ: 'JWT', kid }).sign(privateKey);
    return { kind: 'json', status: 200, body: { value }, decision: 'subject_token_issued' };
  };
  const addJobFrom = async (request: ServiceRequest): Promise<JsonResponse> => {
    const body = await request.readBody(maxJobBytes);
    const json = body.outcome === 'read' ? readJson(body.bytes) : undefined;
    const claims = jobClaims.safeParse(json?.value);
    if (!claims.success)
      return refuse(400, 'invalid_body', `Send a JSON object of claims, at most ${maxJobBytes} bytes.`);
    return { kind: 'json', status: 200, body: addJob(claims.data), decision: 'job_added' };
  };
  const routes: Readonly<Record<string, (request: ServiceRequest) => JsonResponse | Promise<JsonResponse>>> = {
    'GET /.well-known/openid-configuration': () => ok(discoveryOf(issuer)),
    'GET /.well-known/jwks': () => ok({ keys: [jwk] }),
    'GET /token': issueToken,
    'POST /jobs': addJobFrom,
  };
  const faultRoutes: Readonly<Record<string, FaultRoute>> = { '/token': 'identity', '/.well-known/jwks': 'jwks' };

  const listener: Listener = await listen({
    port,
    host: '127.0.0.1',
    handle(incoming, response) {
      const path = incoming.url?.split('?')[0] ?? '/';
      const faultRoute = faultRoutes[path];
      const { note, over } = journal.open(incoming.method ?? 'GET', path);
      response.once('close', over);
      void answer(incoming, response, {
        clock,
        log,
        routeDeadlineMs: 30_000,
        fault: faultRoute === undefined ? undefined : nextFault(faultRoute),
        fail: (status) => refuse(status, status, 'The request was refused.'),
        note,
        handle: (request) => {
          const route = isLocalRequest(incoming) ? routes[`${request.method} ${path}`] : undefined;
          return route === undefined ? refuse(404, 404, 'Not found.') : route(request);
        },
      });
    },
  });
  const issuer = `http://127.0.0.1:${listener.port}`;

  return {
    issuer,
    addJob,
    setDefaults(claims) {
      defaults = claims;
    },
    close: (graceMs) => listener.close(graceMs),
  };
}

/** The claims that a subject is made of. */
const subjectParts = ['repository', 'ref', 'environment', 'event_name'];

/** Without the defaults that these claims contradict: a job of another repository is not the subject that the policy takes. */
function defaultsFor(
  claims: Readonly<Record<string, unknown>>,
  defaults: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const differs = (name: string): boolean => Object.hasOwn(claims, name) && claims[name] !== defaults[name];
  const isContradicted = (name: string): boolean =>
    (name === 'sub' && subjectParts.some(differs)) || (name === 'repository_owner' && differs('repository'));
  return Object.fromEntries(Object.entries(defaults).filter(([name]) => !isContradicted(name)));
}

function ok(body: unknown): JsonResponse {
  return { kind: 'json', status: 200, body, decision: 'served' };
}

function discoveryOf(issuer: string): unknown {
  return {
    issuer,
    jwks_uri: `${issuer}/.well-known/jwks`,
    subject_types_supported: ['public', 'pairwise'],
    response_types_supported: ['id_token'],
    claims_supported: [
      'sub',
      'aud',
      'exp',
      'iat',
      'iss',
      'jti',
      'nbf',
      'ref',
      'repository',
      'actor',
      'workflow',
      'event_name',
    ],
    id_token_signing_alg_values_supported: [algorithm],
    scopes_supported: ['openid'],
  };
}

/** The claims that GitHub's tokens have, for this job (GitHub documentation, "OpenID Connect reference"). */
function toClaims(
  job: Readonly<Record<string, unknown>>,
  {
    audience,
    nowSeconds,
    issuer,
  }: { readonly audience: string | null; readonly nowSeconds: number; readonly issuer: string },
): Record<string, unknown> {
  const text = (name: string, otherwise: string): string => (typeof job[name] === 'string' ? job[name] : otherwise);
  const repository = text('repository', 'local/demo');
  const ref = text('ref', 'refs/heads/main');
  const eventName = text('event_name', 'push');
  const owner = repository.split('/')[0] ?? repository;
  const environment = text('environment', '');
  const context =
    environment !== '' ? `environment:${environment}` : eventName === 'pull_request' ? 'pull_request' : `ref:${ref}`;
  const workflowRef = `${repository}/.github/workflows/local.yml@${ref}`;
  return {
    jti: randomUUID(),
    sub: `repo:${repository}:${context}`,
    aud: `https://github.com/${owner}`,
    ref,
    sha: '0000000000000000000000000000000000000000',
    repository,
    repository_owner: owner,
    repository_id: '1',
    repository_owner_id: '1',
    repository_visibility: 'private',
    run_id: '1',
    run_number: '1',
    run_attempt: '1',
    actor: owner,
    actor_id: '1',
    workflow: 'local',
    workflow_ref: workflowRef,
    workflow_sha: '0000000000000000000000000000000000000000',
    job_workflow_ref: workflowRef,
    job_workflow_sha: '0000000000000000000000000000000000000000',
    head_ref: '',
    base_ref: '',
    event_name: eventName,
    ref_type: ref.startsWith('refs/tags/') ? 'tag' : 'branch',
    ref_protected: 'false',
    runner_environment: 'self-hosted',
    iss: issuer,
    iat: nowSeconds,
    nbf: nowSeconds,
    exp: nowSeconds + tokenLifetimeSeconds,
    ...job,
    ...(audience === null ? {} : { aud: audience }),
  };
}
