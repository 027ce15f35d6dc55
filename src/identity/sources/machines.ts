// Defines the machines that give an identity to what runs on them, and sources that a user can set up for any other CI.
import { variable } from '../../environment.ts';
import { Secret } from '../../secret.ts';
import { commandSource, fileSource, requestSource, variableSource } from '../kinds.ts';
import { type IdentityPlace, isHere } from '../source.ts';

const projectedToken = '/var/run/secrets/interns/token';

/** A token file that the kubelet renews (Kubernetes documentation, "ServiceAccount token volume projection"). */
export const kubernetes: IdentityPlace = {
  name: 'kubernetes',
  title: 'Kubernetes',
  markers: ['KUBERNETES_SERVICE_HOST'],
  grants: ['INTERNS_KUBERNETES_TOKEN_FILE'],
  mergeRequest: { whyNoCi: 'A cluster can run anything.' },
  documentation:
    'The token is in a file that the kubelet renews: a projected service account token, with the audience that the pod declares, at `/var/run/secrets/interns/token` or where `INTERNS_KUBERNETES_TOKEN_FILE` says.',
  source(io) {
    const path = variable(io.env, 'INTERNS_KUBERNETES_TOKEN_FILE') ?? projectedToken;
    return {
      ...fileSource(io, { name: 'kubernetes', path }),
      async detect() {
        if (!isHere(kubernetes, io.env)) return { state: 'absent', lacks: 'KUBERNETES_SERVICE_HOST' };
        const remedy = `Project a service account token with the audience into the pod at ${path}.`;
        return io.readText(path).then(
          () => ({ state: 'ready' }),
          () => ({ state: 'broken', lacks: `the file ${path}`, remedy }),
        );
      },
    };
  },
};

/** The metadata server of a machine, function or job (Google documentation, "Get an ID token", "Metadata server"). */
export const googleCloud: IdentityPlace = {
  name: 'google-cloud',
  title: 'Google Cloud',
  markers: ['GCE_METADATA_HOST', 'K_SERVICE', 'CLOUD_RUN_JOB'],
  grants: ['GCE_METADATA_HOST'],
  mergeRequest: { whyNoCi: 'A machine, a function or a job can run anything.' },
  documentation:
    'The metadata server gives a token of the service account for any audience, a new one each time. `GCE_METADATA_HOST` names another server.',
  source: (io) =>
    requestSource(io, googleCloud, {
      title: 'The metadata server of Google Cloud',
      takesAudience: true,
      // Read the product name of the machine: the lookup of a host name that does not resolve would take seconds.
      async detect() {
        if (isHere(googleCloud, io.env)) return { state: 'ready' };
        const product = await io.readText('/sys/class/dmi/id/product_name').catch(() => '');
        if (product.includes('Google Compute Engine')) return { state: 'ready' };
        return { state: 'absent', lacks: 'GCE_METADATA_HOST' };
      },
      build(audience) {
        const host = variable(io.env, 'GCE_METADATA_HOST') ?? 'metadata.google.internal';
        const url = new URL(`http://${host}/computeMetadata/v1/instance/service-accounts/default/identity`);
        url.searchParams.set('audience', audience);
        url.searchParams.set('format', 'full');
        return { method: 'GET', url: url.href, headers: { 'Metadata-Flavor': 'Google' } };
      },
      remedy: 'The instance needs a service account.',
    }),
};

/** The asset tag of every Azure machine (Azure documentation, "Instance Metadata Service"). */
const azureAssetTag = '7783-7084-3265-9085-8269-3286-77';

/** The managed identity (Azure documentation, "How to use managed identities to acquire an access token"). */
export const azure: IdentityPlace = {
  name: 'azure',
  title: 'Azure',
  markers: ['IDENTITY_ENDPOINT'],
  grants: ['IDENTITY_ENDPOINT', 'IDENTITY_HEADER', 'MSI_ENDPOINT', 'MSI_SECRET', 'AZURE_FEDERATED_TOKEN_FILE'],
  mergeRequest: { whyNoCi: 'A machine, an app or a function can run anything.' },
  documentation:
    'The managed identity gives a token for the application id URI that `audience` names, a new one each time.',
  source(io) {
    const endpoint = io.env['IDENTITY_ENDPOINT'] ?? ''; // set for an app; a machine has a metadata server instead
    const header = new Secret(io.env['IDENTITY_HEADER'] ?? '');
    return requestSource(io, azure, {
      title: 'The managed identity endpoint of Azure',
      takesAudience: true,
      secrets: [header],
      async detect() {
        if (endpoint === '') {
          const tag = await io.readText('/sys/class/dmi/id/chassis_asset_tag').catch(() => '');
          return tag.trim() === azureAssetTag ? { state: 'ready' } : { state: 'absent', lacks: 'IDENTITY_ENDPOINT' };
        }
        if (header.reveal() !== '') return { state: 'ready' };
        const remedy = 'Azure sets it together with IDENTITY_ENDPOINT: pass both on.';
        return { state: 'broken', lacks: 'IDENTITY_HEADER', remedy };
      },
      build(audience) {
        const url = new URL(endpoint === '' ? 'http://169.254.169.254/metadata/identity/oauth2/token' : endpoint);
        url.searchParams.set('api-version', endpoint === '' ? '2018-02-01' : '2019-08-01');
        url.searchParams.set('resource', audience);
        const headers: Record<string, string> =
          endpoint === '' ? { Metadata: 'true' } : { 'X-IDENTITY-HEADER': header.reveal() };
        return { method: 'GET', url: url.href, headers };
      },
      field: 'access_token',
      remedy: 'Assign a managed identity, and name the application id URI of the service as "audience".',
    });
  },
};

/** The AWS command line gets a token from the security token service (AWS documentation, "GetWebIdentityToken"). */
export const aws: IdentityPlace = {
  name: 'aws',
  title: 'AWS',
  markers: [
    'AWS_ROLE_ARN',
    'AWS_EXECUTION_ENV',
    'AWS_CONTAINER_CREDENTIALS_RELATIVE_URI',
    'AWS_CONTAINER_CREDENTIALS_FULL_URI',
  ],
  grants: [
    'AWS_ACCESS_KEY_ID',
    'AWS_SECRET_ACCESS_KEY',
    'AWS_SESSION_TOKEN',
    'AWS_PROFILE',
    'AWS_CONFIG_FILE',
    'AWS_SHARED_CREDENTIALS_FILE',
    'AWS_ROLE_ARN',
    'AWS_WEB_IDENTITY_TOKEN_FILE',
    'AWS_CONTAINER_*',
  ],
  mergeRequest: { whyNoCi: 'A role can be used anywhere.' },
  documentation:
    'The program `aws`, version 2, asks the security token service for a token for any audience, a new one each time. The role needs `sts:GetWebIdentityToken`, and the account needs outbound identity federation.',
  source: commandSource({
    takesAudience: true,
    program: 'aws',
    args: (audience) => {
      const tokenOptions = ['--audience', audience, '--signing-algorithm', 'RS256', '--duration-seconds', '300'];
      return ['sts', 'get-web-identity-token', ...tokenOptions, '--query', 'WebIdentityToken', '--output', 'text'];
    },
    findMissingVariable: (env) => (isHere(aws, env) ? undefined : aws.markers.join(' or ')),
    installRemedy: 'Install the AWS command line, version 2.',
    variables: /^AWS_/,
    remedy: 'The role needs sts:GetWebIdentityToken, and the account needs outbound identity federation.',
  }),
};

const commandVariable = 'INTERNS_ID_TOKEN_COMMAND';

/** Matches variables for the user's program: all but this toolkit's inputs, keys and state, and the runner's token. */
const userVariables = /^(?!INPUT_|STATE_|INTERNS_(?:API_KEY|SUBJECT_TOKEN|GITHUB_TOKEN)$|ACTIONS_RUNTIME_TOKEN$)/i;

export const userCommand: IdentityPlace = {
  name: 'command',
  title: 'A program of your own',
  markers: [commandVariable],
  grants: [commandVariable],
  mergeRequest: { whyNoCi: 'A program can be named anywhere.' },
  documentation: `For a CI that is not listed here: set \`${commandVariable}\` to a program and its arguments, separated by spaces; no shell reads them. Each time a token is needed, the program runs and prints one. It gets the job's environment, except what is meant for this toolkit or the runner: the action's inputs and state, \`INTERNS_API_KEY\`, \`INTERNS_SUBJECT_TOKEN\`, \`INTERNS_GITHUB_TOKEN\`, \`ACTIONS_RUNTIME_TOKEN\`. The argument \`{audience}\` becomes the audience. Example: \`get-token --audience {audience}\`.`,
  source(io, place) {
    const [program = '', ...args] = (io.env[commandVariable] ?? '').split(/\s+/).filter((word) => word !== '');
    const source = commandSource({
      takesAudience: args.includes('{audience}'),
      program,
      args: (audience) => args.map((word) => (word === '{audience}' ? audience : word)),
      findMissingVariable: () => (program === '' ? commandVariable : undefined),
      variables: userVariables,
      remedy: `It is set in ${commandVariable}.`,
    });
    return source(io, place);
  },
};

const tokenVariable = 'INTERNS_ID_TOKEN';

export const userVariable: IdentityPlace = {
  name: 'environment',
  title: 'A variable of your own',
  markers: [tokenVariable],
  grants: [tokenVariable],
  mergeRequest: { whyNoCi: 'A variable can be set anywhere.' },
  documentation: `For a CI that is not listed here: set \`${tokenVariable}\` to a subject token before the command runs. It is not renewed.`,
  source: variableSource([tokenVariable], `Set ${tokenVariable} to a subject token.`),
};
