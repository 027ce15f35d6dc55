// Azure: the managed identity of a machine, an app or a function.
import type { HttpRequest } from '../../http/transport.ts';
import { Secret } from '../../secret.ts';
import { requestSource } from '../request.ts';
import type { Detection, IdentityIo, IdentityPlace, SubjectTokenSource } from '../source.ts';

/** The asset tag of every Azure machine (Azure documentation, "Instance Metadata Service"). */
const assetTag = '7783-7084-3265-9085-8269-3286-77';

/** Azure (Azure documentation, "How to use managed identities to acquire an access token"). */
export const azure: IdentityPlace = {
  name: 'azure',
  title: 'Azure',
  knownBy: ['IDENTITY_ENDPOINT'],
  grants: ['IDENTITY_ENDPOINT', 'IDENTITY_HEADER', 'MSI_ENDPOINT', 'MSI_SECRET', 'AZURE_FEDERATED_TOKEN_FILE'],
  mergeRequest: { noCi: 'A machine, an app or a function runs anything.' },
  documentation:
    'The managed identity gives a token for the application id URI that `audience` names, a new one each time.',
  source,
};

function source(io: IdentityIo): SubjectTokenSource {
  const header = new Secret(io.env['IDENTITY_HEADER'] ?? '');
  return requestSource(io, {
    name: 'azure',
    title: 'The managed identity endpoint of Azure',
    takesAudience: true,
    secrets: [header],
    detect: () => detect(io),
    build: (audience) => build(io.env, header, audience),
    field: 'access_token',
    remedy: 'Assign a managed identity, and name the application id URI of the service as "audience".',
  });
}

function build(env: IdentityIo['env'], header: Secret, audience: string): HttpRequest {
  const app = env['IDENTITY_ENDPOINT'] ?? '';
  const url = new URL(app === '' ? 'http://169.254.169.254/metadata/identity/oauth2/token' : app);
  url.searchParams.set('api-version', app === '' ? '2018-02-01' : '2019-08-01');
  url.searchParams.set('resource', audience);
  const headers: Record<string, string> = app === '' ? { Metadata: 'true' } : { 'X-IDENTITY-HEADER': header.reveal() };
  return { method: 'GET', url: url.href, headers };
}

async function detect({ env, readText }: IdentityIo): Promise<Detection> {
  if ((env['IDENTITY_ENDPOINT'] ?? '') !== '') {
    if ((env['IDENTITY_HEADER'] ?? '') !== '') return { state: 'ready' };
    return {
      state: 'broken',
      lacks: 'IDENTITY_HEADER',
      remedy: 'Azure sets it beside IDENTITY_ENDPOINT: pass both on.',
    };
  }
  const tag = await readText('/sys/class/dmi/id/chassis_asset_tag').catch(() => '');
  return tag.trim() === assetTag ? { state: 'ready' } : { state: 'absent', lacks: 'IDENTITY_ENDPOINT' };
}
