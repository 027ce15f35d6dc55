// GitHub Actions: request URL and request token from the job's environment, a token of five minutes from GitHub.
import type { HttpRequest } from '../../http/transport.ts';
import { Secret } from '../../secret.ts';
import { requestSource } from '../request.ts';
import type { Detection, IdentityIo, SubjectTokenSource } from '../source.ts';

const urlVariable = 'ACTIONS_ID_TOKEN_REQUEST_URL';
const tokenVariable = 'ACTIONS_ID_TOKEN_REQUEST_TOKEN';
const permission = 'Add "permissions: id-token: write" to the job.';

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
  const missing = [urlVariable, tokenVariable].filter((variable) => (env[variable] ?? '') === '');
  if (missing.length === 0) {
    if (URL.canParse(env[urlVariable] ?? '')) return { state: 'ready' };
    return { state: 'broken', lacks: `a URL in ${urlVariable}`, remedy: 'The runner sets it: leave it as it is.' };
  }
  const lacks = missing.join(' and ');
  if (env['GITHUB_ACTIONS'] !== 'true') return { state: 'absent', lacks };
  const never = 'A pull request from a fork or from Dependabot never gets an identity, whatever the permissions say.';
  return { state: 'broken', lacks, remedy: `${permission} ${never}` };
}

/** The request for one token: the URL has a query already, the audience is added to it. */
export function buildTokenRequest(requestUrl: string, requestToken: Secret, audience: string): HttpRequest {
  const url = new URL(requestUrl);
  url.searchParams.set('audience', audience);
  return { method: 'GET', url: url.href, bearer: requestToken, headers: { Accept: 'application/json' } };
}
