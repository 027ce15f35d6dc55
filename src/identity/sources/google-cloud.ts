// Google Cloud: the metadata server of a machine, a function or a Cloud Run job.
import { requestSource } from '../request.ts';
import { type Detection, type IdentityIo, type IdentityPlace, isHere, type SubjectTokenSource } from '../source.ts';

const defaultHost = 'metadata.google.internal';
const metadataVariables = ['GCE_METADATA_HOST', 'K_SERVICE', 'CLOUD_RUN_JOB'];

/** Google Cloud (Google documentation, "Get an ID token", "Metadata server"). */
export const googleCloud: IdentityPlace = {
  name: 'google-cloud',
  title: 'Google Cloud',
  knownBy: metadataVariables,
  grants: ['GCE_METADATA_HOST'],
  mergeRequest: { noCi: 'A machine, a function or a job runs anything.' },
  documentation:
    'The metadata server gives a token of the service account for any audience, a new one each time. `GCE_METADATA_HOST` names another server.',
  source,
};

function source(io: IdentityIo): SubjectTokenSource {
  return requestSource(io, {
    name: 'google-cloud',
    title: 'The metadata server of Google Cloud',
    takesAudience: true,
    detect: () => detect(io),
    build(audience) {
      const host = io.env['GCE_METADATA_HOST'] ?? defaultHost;
      const url = new URL(`http://${host}/computeMetadata/v1/instance/service-accounts/default/identity`);
      url.searchParams.set('audience', audience);
      url.searchParams.set('format', 'full');
      return { method: 'GET', url: url.href, headers: { 'Metadata-Flavor': 'Google' } };
    },
    remedy: 'The instance needs a service account.',
  });
}

/** Asks the environment and the machine's own description: a name that does not resolve would take seconds. */
async function detect({ env, readText }: IdentityIo): Promise<Detection> {
  if (isHere(googleCloud, env)) return { state: 'ready' };
  const product = await readText('/sys/class/dmi/id/product_name').catch(() => '');
  if (product.includes('Google Compute Engine')) return { state: 'ready' };
  return { state: 'absent', lacks: 'GCE_METADATA_HOST' };
}
