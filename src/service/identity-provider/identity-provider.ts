// A local issuer that behaves towards a job as GitHub's does: request URL, request token, audience, RS256, key set.
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import { subjectTokenLength } from '../../contract/limits.ts';
import type { Log } from '../../log.ts';
import { readBearer } from '../access/callers.ts';
import { type ControlRules, isLocalRequest } from '../access/local-request.ts';
import type { Fault, FaultRoute } from '../control/faults.ts';
import type { Journal } from '../control/journal.ts';
import { type JsonResponse, readJson, type ServiceRequest } from '../http/message.ts';
import { refuse } from '../http/refusals.ts';
import { answer, listen } from '../listen/server.ts';
import type { Clock } from '../time/clock.ts';
import { createJobs, createSubjectTokens, discoveryOf } from './subject-tokens.ts';

interface IdentityProviderOptions {
  /** 0 picks a free port. It listens on 127.0.0.1 alone: an `http:` issuer is trusted on loopback only. */
  readonly port: number;
  readonly clock: Clock;
  readonly log: Log;
  readonly journal: Journal;
  /** The fault of the next request of a route. */
  readonly nextFault: (route: FaultRoute) => Fault | undefined;
  /** Decides who may make a job. */
  readonly controlRules: ControlRules;
}

/** The values of `ACTIONS_ID_TOKEN_REQUEST_URL` and `ACTIONS_ID_TOKEN_REQUEST_TOKEN` in a job's environment. */
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

// More claims than this make a subject token that no exchange takes.
const maxJobBytes = subjectTokenLength.max;
const jobClaims = z.record(z.string(), z.unknown());

/** Starts an identity provider with a key of its own (docs/local-service.md, "Start it"). */
export async function startIdentityProvider(options: IdentityProviderOptions): Promise<IdentityProvider> {
  const { port, clock } = options;
  const tokens = await createSubjectTokens(clock);
  const jobs = createJobs();
  const addJob: IdentityProvider['addJob'] = (claims) => ({
    request_url: `${issuer}/token?api-version=2.0`,
    request_token: jobs.add(claims),
  });
  const issueToken = async (request: ServiceRequest): Promise<JsonResponse> => {
    const job = jobs.find(readBearer(request.headers.authorization)?.reveal());
    if (job === undefined) return refuse(401, 401, 'Unknown request token.');
    const value = await tokens.issue(job, { issuer, audience: new URLSearchParams(request.query).get('audience') });
    return { kind: 'json', status: 200, body: { value }, decision: 'subject_token_issued' };
  };
  const routes: Routes = {
    'GET /.well-known/openid-configuration': () => ok(discoveryOf(issuer)),
    'GET /.well-known/jwks': () => ok({ keys: [tokens.publicJwk] }),
    'GET /token': issueToken,
    'POST /jobs': (request) => (mayAddJob(request, options.controlRules) ? addJobFrom(request, addJob) : notTheStarter),
  };

  const listener = await listen({ port, host: '127.0.0.1', handle: createHandle(routes, options) });
  const issuer = `http://127.0.0.1:${listener.port}`;

  return {
    issuer,
    addJob,
    setDefaults: jobs.setDefaults,
    close: (graceMs) => listener.close(graceMs),
  };
}

/** An agent that could make a job of its own would have the rights of any. */
function mayAddJob({ headers }: ServiceRequest, { token, isTokenNeeded }: ControlRules): boolean {
  return !isTokenNeeded || token.matches(readBearer(headers.authorization));
}

const notTheStarter = refuse(
  401,
  401,
  'Beside a real agent, a job is made with the token of whoever started the service.',
);

/** Adds the job whose claims a request brings. */
async function addJobFrom(request: ServiceRequest, addJob: IdentityProvider['addJob']): Promise<JsonResponse> {
  const body = await request.readBody(maxJobBytes);
  const json = body.outcome === 'read' ? readJson(body.bytes) : undefined;
  const claims = jobClaims.safeParse(json?.value);
  if (!claims.success) {
    return refuse(400, 'invalid_body', `Send a JSON object of claims, at most ${maxJobBytes} bytes.`);
  }
  return { kind: 'json', status: 200, body: addJob(claims.data), decision: 'job_added' };
}

type Routes = Readonly<Record<string, (request: ServiceRequest) => JsonResponse | Promise<JsonResponse>>>;

const faultRoutes: Readonly<Record<string, FaultRoute>> = { '/token': 'identity', '/.well-known/jwks': 'jwks' };

/** Answers requests of this machine by these routes. */
function createHandle(
  routes: Routes,
  { clock, log, journal, nextFault }: Omit<IdentityProviderOptions, 'port'>,
): (incoming: IncomingMessage, response: ServerResponse) => void {
  return (incoming, response) => {
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
  };
}

function ok(body: unknown): JsonResponse {
  return { kind: 'json', status: 200, body, decision: 'served' };
}
