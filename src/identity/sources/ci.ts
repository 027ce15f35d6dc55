// Defines the CIs that give an identity to their jobs.
import { variable } from '../../environment.ts';
import { Secret } from '../../secret.ts';
import { commandSource, requestSource, variableSource } from '../kinds.ts';
import type { Detection, IdentityIo, IdentityPlace, SubjectTokenSource } from '../source.ts';

/** Reads the two variables that let a job request a token from its CI. `setBy` begins a sentence. */
function readRequest(
  { env }: IdentityIo,
  [url, token]: readonly [url: string, token: string],
  { setBy, isHere, remedy }: { readonly setBy: string; readonly isHere: boolean; readonly remedy: string },
) {
  const bearer = new Secret(env[token] ?? '');
  const detect = (): Detection => {
    const lacks = [url, token].filter((name) => variable(env, name) === undefined).join(' and ');
    if (lacks !== '') return isHere ? { state: 'broken', lacks, remedy } : { state: 'absent', lacks };
    if (URL.canParse(env[url] ?? '')) return { state: 'ready' };
    return { state: 'broken', lacks: `a URL in ${url}`, remedy: `${setBy} sets it: leave it as it is.` };
  };
  return { bearer, endpoint: () => new URL(env[url] ?? ''), options: { detect, secrets: [bearer] } };
}

const gitHubRequest = ['ACTIONS_ID_TOKEN_REQUEST_URL', 'ACTIONS_ID_TOKEN_REQUEST_TOKEN'] as const;

export const gitHubActions: IdentityPlace = {
  name: 'github-actions',
  title: 'GitHub Actions',
  markers: ['GITHUB_ACTIONS'],
  grants: gitHubRequest,
  mergeRequest: {
    isMergeRequest: () => undefined,
    how: 'the event, from which the action reads more than a variable says: see [pull requests](pull-requests.md).',
  },
  documentation:
    'The identity provider of GitHub gives a token for any audience, a new one each time. The job needs `permissions: id-token: write`. Pull requests from forks and those of Dependabot get no identity, whatever the permissions say.',
  source: gitHubActionsSource,
};

/** Creates the source of a GitHub Actions job (GitHub documentation, "OpenID Connect reference"). */
export function gitHubActionsSource(io: IdentityIo): SubjectTokenSource {
  const permission = 'Add "permissions: id-token: write" to the job.';
  const note = 'A pull request from a fork or from Dependabot never gets an identity, whatever the permissions say.';
  const isHere = io.env['GITHUB_ACTIONS'] === 'true';
  const setting = { setBy: 'The runner', isHere, remedy: `${permission} ${note}` };
  const { bearer, endpoint, options } = readRequest(io, gitHubRequest, setting);
  return requestSource(io, gitHubActions, {
    ...options,
    title: 'The identity provider of GitHub Actions',
    takesAudience: true,
    build(audience) {
      const url = endpoint(); // already has a query
      url.searchParams.set('audience', audience);
      return { method: 'GET', url: url.href, bearer, headers: { Accept: 'application/json' } };
    },
    field: 'value',
    remedy: permission,
  });
}

const azureRequest = ['SYSTEM_OIDCREQUESTURI', 'SYSTEM_ACCESSTOKEN'] as const;

/** The `BUILD_REASON` of builds that somebody with access to the project started. */
const trustedReasons: ReadonlySet<string> = new Set(['IndividualCI', 'BatchedCI', 'Manual', 'Schedule']);

/** Azure Pipelines: a request URI and the job's access token (Azure DevOps REST API 7.1, "Oidctoken - Create"). */
export const azurePipelines: IdentityPlace = {
  name: 'azure-pipelines',
  title: 'Azure Pipelines',
  markers: ['TF_BUILD'],
  grants: azureRequest,
  mergeRequest: {
    isMergeRequest(env) {
      const { BUILD_REASON: reason = '', BUILD_SOURCEBRANCH: branch = '' } = env;
      if (variable(env, 'SYSTEM_PULLREQUEST_PULLREQUESTID') !== undefined) return true;
      if (reason === 'PullRequest' || /^refs\/(?:pull|merge)/.test(branch)) return true;
      return trustedReasons.has(reason) && branch !== '' ? false : undefined;
    },
    how: '`SYSTEM_PULLREQUEST_PULLREQUESTID`, `BUILD_REASON` and `BUILD_SOURCEBRANCH`. A build that was started by another build does not say what started the other one.',
  },
  documentation:
    "The identity provider of Azure DevOps gives a token with its own audience: give that as `audience`. Map the job's access token into the step: `env: { SYSTEM_ACCESSTOKEN: $(System.AccessToken) }`. `AZURESUBSCRIPTION_SERVICE_CONNECTION_ID` names a service connection.",
  source(io) {
    const remedy = 'Map it into the step: "env: { SYSTEM_ACCESSTOKEN: $(System.AccessToken) }".';
    const isHere = io.env['TF_BUILD'] === 'True';
    const { bearer, endpoint, options } = readRequest(io, azureRequest, { setBy: 'The agent', isHere, remedy });
    return requestSource(io, azurePipelines, {
      ...options,
      title: 'The identity provider of Azure Pipelines',
      takesAudience: false,
      build() {
        const url = endpoint();
        url.searchParams.set('api-version', '7.1');
        const connection = io.env['AZURESUBSCRIPTION_SERVICE_CONNECTION_ID'] ?? '';
        if (connection !== '') url.searchParams.set('serviceConnectionId', connection);
        const headers = { 'Content-Type': 'application/json', Accept: 'application/json' };
        return { method: 'POST', url: url.href, bearer, headers, body: '' };
      },
      field: 'oidcToken',
      remedy: 'Check that the pipeline may use the service connection.',
    });
  },
};

/** The `CI_PIPELINE_SOURCE` of pipelines that somebody with access to the project started. */
const trustedSources: ReadonlySet<string> = new Set(['push', 'web', 'webide', 'schedule', 'api', 'trigger', 'chat']);

/** GitLab CI: a variable of the job (GitLab documentation, "OpenID Connect (OIDC) Authentication Using ID Tokens"). */
export const gitLabCi: IdentityPlace = {
  name: 'gitlab-ci',
  title: 'GitLab CI',
  markers: ['GITLAB_CI'],
  grants: ['INTERNS_ID_TOKEN', 'CI_JOB_JWT', 'CI_JOB_JWT_V1', 'CI_JOB_JWT_V2'],
  mergeRequest: {
    isMergeRequest(env) {
      const ids = ['CI_MERGE_REQUEST_IID', 'CI_EXTERNAL_PULL_REQUEST_IID'];
      if (ids.some((name) => variable(env, name) !== undefined)) return true;
      const source = env['CI_PIPELINE_SOURCE'] ?? '';
      if (source === 'merge_request_event' || source === 'external_pull_request_event') return true;
      return trustedSources.has(source) ? false : undefined;
    },
    how: '`CI_MERGE_REQUEST_IID`, `CI_EXTERNAL_PULL_REQUEST_IID` and `CI_PIPELINE_SOURCE`. A child pipeline, or one that another project starts, does not say what started its parent.',
  },
  documentation:
    'The token is in `INTERNS_ID_TOKEN`, which the job declares with its audience: `id_tokens: { INTERNS_ID_TOKEN: { aud: https://service.example } }`. It is not renewed.',
  source: variableSource(
    ['INTERNS_ID_TOKEN'],
    'Declare it in the job: "id_tokens: { INTERNS_ID_TOKEN: { aud: <audience> } }".',
  ),
};

/** Bitbucket Pipelines (Bitbucket documentation, "Integrate Pipelines with resource servers using OIDC"). */
export const bitbucket: IdentityPlace = {
  name: 'bitbucket',
  title: 'Bitbucket Pipelines',
  markers: ['BITBUCKET_BUILD_NUMBER'],
  grants: ['BITBUCKET_STEP_OIDC_TOKEN'],
  mergeRequest: {
    isMergeRequest: (env) => variable(env, 'BITBUCKET_PR_ID') !== undefined,
    how: '`BITBUCKET_PR_ID`, which only a pipeline for a pull request has. Pull requests from forks start no pipeline.',
  },
  documentation:
    'The token is in `BITBUCKET_STEP_OIDC_TOKEN`, which a step with `oidc: true` gets. Its audience is that of the Bitbucket workspace: give it as `audience`. It is not renewed.',
  source: variableSource(['BITBUCKET_STEP_OIDC_TOKEN'], 'Add "oidc: true" to the step.'),
};

/** Terraform Cloud (Terraform documentation, "Manually generate workload identity tokens"). */
export const terraformCloud: IdentityPlace = {
  name: 'terraform-cloud',
  title: 'Terraform Cloud',
  markers: ['TFC_RUN_ID'],
  grants: ['TFC_WORKLOAD_IDENTITY_TOKEN*'],
  mergeRequest: { whyUnknown: 'A speculative plan for a pull request has the same variables as any other run.' },
  documentation:
    'The token is in `TFC_WORKLOAD_IDENTITY_TOKEN_INTERNS` or `TFC_WORKLOAD_IDENTITY_TOKEN`. The variable `TFC_WORKLOAD_IDENTITY_AUDIENCE_INTERNS` of the workspace declares its audience. It is not renewed.',
  source: variableSource(
    ['TFC_WORKLOAD_IDENTITY_TOKEN_INTERNS', 'TFC_WORKLOAD_IDENTITY_TOKEN'],
    'Set the workspace variable TFC_WORKLOAD_IDENTITY_AUDIENCE_INTERNS to the audience.',
  ),
};

/** Buildkite: the agent's command line (Buildkite documentation, "buildkite-agent oidc"). */
export const buildkite: IdentityPlace = {
  name: 'buildkite',
  title: 'Buildkite',
  markers: ['BUILDKITE'],
  // Grants identities, and everything else that an agent may request.
  grants: ['BUILDKITE_AGENT_ACCESS_TOKEN'],
  mergeRequest: {
    isMergeRequest(env) {
      const pullRequest = variable(env, 'BUILDKITE_PULL_REQUEST');
      if (pullRequest === undefined) return undefined;
      if (pullRequest !== 'false') return true;
      return variable(env, 'BUILDKITE_TRIGGERED_FROM_BUILD_ID') === undefined ? false : undefined;
    },
    how: '`BUILDKITE_PULL_REQUEST`, a number or `false`. A build that was triggered by another build does not say what started the other one.',
  },
  documentation:
    'The program `buildkite-agent` gives a token for any audience, a new one each time: the step must be able to run it.',
  source: commandSource({
    takesAudience: true,
    program: 'buildkite-agent',
    args: (audience) => ['oidc', 'request-token', '--audience', audience],
    findMissingVariable: (env) => (env['BUILDKITE'] === 'true' ? undefined : 'BUILDKITE'),
    installRemedy: "Make the agent's program available to the step.",
    variables: /^BUILDKITE/,
    remedy: 'The agent must be a version that supports "oidc request-token".',
  }),
};

/** CircleCI: its own command line (CircleCI documentation, "OIDC tokens with custom claims"). */
export const circleCi: IdentityPlace = {
  name: 'circleci',
  title: 'CircleCI',
  markers: ['CIRCLECI'],
  grants: ['CIRCLE_OIDC_TOKEN', 'CIRCLE_OIDC_TOKEN_V2'],
  mergeRequest: {
    isMergeRequest(env) {
      const names = ['CIRCLE_PULL_REQUEST', 'CIRCLE_PULL_REQUESTS', 'CIRCLE_PR_NUMBER'];
      const isPullRequest =
        names.some((name) => variable(env, name) !== undefined) || env['CIRCLE_BRANCH']?.startsWith('pull/') === true;
      return isPullRequest ? true : undefined;
    },
    how: '`CIRCLE_PULL_REQUEST`, `CIRCLE_PR_NUMBER` or a `CIRCLE_BRANCH` that begins with `pull/`. If none is set, there may still be a pull request: projects of the GitHub App and of GitLab do not get these variables.',
  },
  documentation: 'The program `circleci` of the image gives a token for any audience, a new one each time.',
  source: commandSource({
    takesAudience: true,
    program: 'circleci',
    args: (audience) => ['run', 'oidc', 'get', '--claims', JSON.stringify({ aud: audience })],
    findMissingVariable: (env) => (env['CIRCLECI'] === 'true' ? undefined : 'CIRCLECI'),
    installRemedy: "Run in an image that has CircleCI's command line.",
    variables: /^CIRCLE/,
    remedy: 'The job needs a context, or a project, for which CircleCI issues OIDC tokens.',
  }),
};
