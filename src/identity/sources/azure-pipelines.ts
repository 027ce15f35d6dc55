// Azure Pipelines: a request URI and the job's access token; the audience is Azure's own.
import { variable } from '../../environment.ts';
import { Secret } from '../../secret.ts';
import { requestSource } from '../request.ts';
import type { Detection, IdentityIo, IdentityPlace, SubjectTokenSource } from '../source.ts';

const uriVariable = 'SYSTEM_OIDCREQUESTURI';
const tokenVariable = 'SYSTEM_ACCESSTOKEN';

/** Reasons of builds that somebody with access to the project starts. */
const pushReasons: ReadonlySet<string> = new Set(['IndividualCI', 'BatchedCI', 'Manual', 'Schedule']);

/** Azure Pipelines (Azure DevOps REST API 7.1, "Oidctoken - Create"). */
export const azurePipelines: IdentityPlace = {
  name: 'azure-pipelines',
  title: 'Azure Pipelines',
  knownBy: ['TF_BUILD'],
  grants: [uriVariable, tokenVariable],
  mergeRequest: {
    told(env) {
      if (variable(env, 'SYSTEM_PULLREQUEST_PULLREQUESTID') !== undefined) return true;
      if (env['BUILD_REASON'] === 'PullRequest' || /^refs\/(?:pull|merge)/.test(env['BUILD_SOURCEBRANCH'] ?? ''))
        return true;
      return pushReasons.has(env['BUILD_REASON'] ?? '') && variable(env, 'BUILD_SOURCEBRANCH') !== undefined
        ? false
        : undefined;
    },
    how: '`SYSTEM_PULLREQUEST_PULLREQUESTID`, `BUILD_REASON` and `BUILD_SOURCEBRANCH`. A build that another build started does not say what started that one.',
  },
  documentation:
    "The identity provider of Azure DevOps gives a token with its own audience: give that as `audience`. Map the job's access token into the step: `env: { SYSTEM_ACCESSTOKEN: $(System.AccessToken) }`. `AZURESUBSCRIPTION_SERVICE_CONNECTION_ID` names a service connection.",
  source,
};

function source(io: IdentityIo): SubjectTokenSource {
  const accessToken = new Secret(io.env[tokenVariable] ?? '');
  return requestSource(io, {
    name: 'azure-pipelines',
    title: 'The identity provider of Azure Pipelines',
    takesAudience: false,
    secrets: [accessToken],
    detect: () => detect(io.env),
    build() {
      const url = new URL(io.env[uriVariable] ?? '');
      url.searchParams.set('api-version', '7.1');
      const connection = io.env['AZURESUBSCRIPTION_SERVICE_CONNECTION_ID'] ?? '';
      if (connection !== '') url.searchParams.set('serviceConnectionId', connection);
      const headers = { 'Content-Type': 'application/json', Accept: 'application/json' };
      return { method: 'POST', url: url.href, bearer: accessToken, headers, body: '' };
    },
    field: 'oidcToken',
    remedy: 'Check that the pipeline may use the service connection.',
  });
}

function detect(env: IdentityIo['env']): Detection {
  const missing = [uriVariable, tokenVariable].filter((name) => variable(env, name) === undefined);
  if (missing.length === 0) {
    if (URL.canParse(env[uriVariable] ?? '')) return { state: 'ready' };
    return { state: 'broken', lacks: `a URL in ${uriVariable}`, remedy: 'The agent sets it: leave it as it is.' };
  }
  if (env['TF_BUILD'] !== 'True') return { state: 'absent', lacks: missing.join(' and ') };
  const remedy = 'Map it into the step: "env: { SYSTEM_ACCESSTOKEN: $(System.AccessToken) }".';
  return { state: 'broken', lacks: missing.join(' and '), remedy };
}
