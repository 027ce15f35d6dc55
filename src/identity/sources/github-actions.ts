// GitHub Actions: request URL and request token from the job's environment, a token of five minutes from GitHub.
import { variable } from '../../environment.ts';
import type { HttpRequest } from '../../http/transport.ts';
import { Secret } from '../../secret.ts';
import { requestSource } from '../request.ts';
import type { Detection, IdentityIo, IdentityPlace, SubjectTokenSource } from '../source.ts';

const urlVariable = 'ACTIONS_ID_TOKEN_REQUEST_URL';
const tokenVariable = 'ACTIONS_ID_TOKEN_REQUEST_TOKEN';
const permission = 'Add "permissions: id-token: write" to the job.';

/** GitHub Actions (GitHub documentation, "OpenID Connect reference"). */
export const gitHubActions: IdentityPlace = {
  name: 'github-actions',
  title: 'GitHub Actions',
  knownBy: ['GITHUB_ACTIONS'],
  grants: [urlVariable, tokenVariable],
  mergeRequest: {
    told: () => undefined,
    how: 'the event, of which the action knows more than a variable says: see [pull requests](pull-requests.md).',
  },
  documentation:
    'The identity provider of GitHub gives a token for any audience, a new one each time. The job needs `permissions: id-token: write`. Pull requests from forks and those of Dependabot get no identity, whatever the permissions say.',
  source: gitHubActionsSource,
};

/** Subject tokens of a GitHub Actions job (GitHub documentation, "OpenID Connect reference"). */
export function gitHubActionsSource(io: IdentityIo): SubjectTokenSource {
  const requestToken = new Secret(io.env[tokenVariable] ?? '');
  return requestSource(io, {
    name: 'github-actions',
    title: 'The identity provider of GitHub Actions',
    takesAudience: true,
    secrets: [requestToken],
    detect: () => detect(io.env),
    build: (audience) => buildTokenRequest(io.env[urlVariable] ?? '', requestToken, audience),
    field: 'value',
    remedy: permission,
  });
}

function detect(env: IdentityIo['env']): Detection {
  const missing = [urlVariable, tokenVariable].filter((name) => variable(env, name) === undefined);
  if (missing.length === 0) {
    if (URL.canParse(env[urlVariable] ?? '')) return { state: 'ready' };
    return { state: 'broken', lacks: `a URL in ${urlVariable}`, remedy: 'The runner sets it: leave it as it is.' };
  }
  const lacks = missing.join(' and ');
  if (env['GITHUB_ACTIONS'] !== 'true') return { state: 'absent', lacks };
  const never = 'A pull request from a fork or from Dependabot never gets an identity, whatever the permissions say.';
  return { state: 'broken', lacks, remedy: `${permission} ${never}` };
}

/** Adds the audience to the query that the URL has already. */
export function buildTokenRequest(requestUrl: string, requestToken: Secret, audience: string): HttpRequest {
  const url = new URL(requestUrl);
  url.searchParams.set('audience', audience);
  return { method: 'GET', url: url.href, bearer: requestToken, headers: { Accept: 'application/json' } };
}
