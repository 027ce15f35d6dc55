// Azure Pipelines: a request URI and the job's access token; the audience is Azure's own.
import { Secret } from '../../secret.ts';
import { requestSource } from '../request.ts';
import type { Detection, IdentityIo, SubjectTokenSource } from '../source.ts';

const uriVariable = 'SYSTEM_OIDCREQUESTURI';
const tokenVariable = 'SYSTEM_ACCESSTOKEN';

/** Subject tokens of an Azure Pipelines job (Azure DevOps REST API 7.1, "Oidctoken - Create"). */
export function azurePipelinesSource(io: IdentityIo): SubjectTokenSource {
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
  const missing = [uriVariable, tokenVariable].filter((variable) => (env[variable] ?? '') === '');
  if (missing.length === 0) {
    if (URL.canParse(env[uriVariable] ?? '')) return { state: 'ready' };
    return { state: 'broken', lacks: `a URL in ${uriVariable}`, remedy: 'The agent sets it: leave it as it is.' };
  }
  if (env['TF_BUILD'] !== 'True') return { state: 'absent', lacks: missing.join(' and ') };
  const remedy = 'Map it into the step: "env: { SYSTEM_ACCESSTOKEN: $(System.AccessToken) }".';
  return { state: 'broken', lacks: missing.join(' and '), remedy };
}
