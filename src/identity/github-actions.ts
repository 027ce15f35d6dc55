// The identity of a GitHub Actions job: request URL and request token from the environment, an ID token from GitHub.
import type { Clock } from '../clock.ts';
import { IdentityError } from '../errors.ts';
import type { JsonOptions, JsonResponse } from '../http/json.ts';
import { sendForJson } from '../http/json.ts';
import type { Fetch, HttpRequest } from '../http/transport.ts';
import { NoResponseError } from '../http/transport.ts';
import type { Log } from '../log.ts';
import { Secret } from '../secret.ts';
import type { Detection, SubjectTokenSource } from './source.ts';

const name = 'github-actions';
const requestTimeoutMs = 10_000;

/** The environment of the job and how to reach GitHub's identity provider. */
export interface GitHubActionsOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly log: Log;
}

/** Subject tokens of a GitHub Actions job (GitHub documentation, "OpenID Connect reference"). They live five minutes. */
export function gitHubActionsSource({ env, fetch, clock, log }: GitHubActionsOptions): SubjectTokenSource {
  const url = env['ACTIONS_ID_TOKEN_REQUEST_URL'] ?? '';
  const requestToken = new Secret(env['ACTIONS_ID_TOKEN_REQUEST_TOKEN'] ?? '');
  return {
    name,
    detect: () => detect(env),
    async fetchToken({ audience, signal }) {
      log.mask(requestToken);
      const request = buildTokenRequest(url, requestToken, audience);
      const limits = { timeoutMs: requestTimeoutMs, signal };
      const token = readTokenResponse(await sendOrExplain(request, { fetch, now: clock.now, ...limits }));
      log.mask(token);
      return token;
    },
  };
}

function detect(env: GitHubActionsOptions['env']): Detection {
  const variables = ['ACTIONS_ID_TOKEN_REQUEST_URL', 'ACTIONS_ID_TOKEN_REQUEST_TOKEN'];
  const missing = variables.filter((variable) => (env[variable] ?? '') === '');
  if (missing.length === 0) return { state: 'ready' };
  const lacks = missing.join(' and ');
  if (env['GITHUB_ACTIONS'] !== 'true') return { state: 'absent', lacks };
  const remedy =
    'Add "permissions: id-token: write" to the job. A pull request from a fork or from Dependabot never gets an identity, whatever the permissions say.';
  return { state: 'broken', lacks, remedy };
}

/** The request for one ID token: the URL has a query already, the audience is added to it. */
export function buildTokenRequest(requestUrl: string, requestToken: Secret, audience: string): HttpRequest {
  const url = new URL(requestUrl);
  url.searchParams.set('audience', audience);
  return { method: 'GET', url: url.href, bearer: requestToken, headers: { Accept: 'application/json' } };
}

async function sendOrExplain(request: HttpRequest, options: JsonOptions): Promise<JsonResponse> {
  try {
    return await sendForJson(request, options);
  } catch (error) {
    if (!(error instanceof NoResponseError)) throw error;
    throw new IdentityError('identity_unreachable', 'The identity provider of GitHub Actions did not answer.', {
      source: name,
      sent: error.sent,
      cause: error,
    });
  }
}

/** The subject token in GitHub's answer, or the error that the answer is. */
export function readTokenResponse({ status, json, retryAfterMs }: JsonResponse): Secret {
  const answer = `The identity provider of GitHub Actions answered ${status}`;
  const data = { source: name, status };
  if (status === 429 || status >= 500) {
    throw new IdentityError('identity_unreachable', `${answer}.`, {
      ...data,
      retryAfterMs,
    });
  }
  if (status !== 200) {
    throw new IdentityError('identity_refused', `${answer}. Check "permissions: id-token: write" of the job.`, data);
  }
  const value: unknown = typeof json === 'object' && json !== null && 'value' in json ? json.value : undefined;
  if (typeof value !== 'string' || value === '') {
    throw new IdentityError('identity_malformed', `${answer}, but with no token in the field "value".`, data);
  }
  return new Secret(value);
}
