// The sources of every CI and cloud: how each is recognised, what it lacks, how its token is asked for, what grants it.
import { describe, expect, test } from 'vitest';
import { ambientSources, detectSource, grantsIdentity } from '../../src/identity/places.ts';
import type { SubjectTokenSource } from '../../src/identity/source.ts';
import { identityIo, type Surroundings } from '../support/identity.ts';
import { json } from '../support/responses.ts';

const audience = 'https://service.example';

function sourceOf(name: string, surroundings: Surroundings) {
  const io = identityIo(surroundings);
  const source = ambientSources(io).find((one) => one.name === name);
  if (source === undefined) throw new Error(`There is no source ${name}.`);
  return { io, source };
}

test('the sources come in a fixed order', () => {
  expect(ambientSources(identityIo()).map(({ name }) => name)).toEqual([
    'command',
    'gitlab-ci',
    'environment',
    'github-actions',
    'circleci',
    'buildkite',
    'bitbucket',
    'azure-pipelines',
    'terraform-cloud',
    'kubernetes',
    'google-cloud',
    'azure',
    'aws',
  ]);
});

interface Place {
  readonly name: string;
  /** Surroundings in which the source is ready, and gives the token `a.b.c`. */
  readonly ready: Surroundings;
  /** Surroundings in which it is broken; none where it can't be. */
  readonly broken?: Surroundings;
  readonly lacks?: string;
  readonly takesAudience: boolean;
}

const places: readonly Place[] = [
  {
    name: 'command',
    ready: { env: { INTERNS_ID_TOKEN_COMMAND: 'maker --for {audience}' }, programs: { maker: 'a.b.c' } },
    takesAudience: true,
  },
  {
    name: 'gitlab-ci',
    ready: { env: { GITLAB_CI: 'true', INTERNS_ID_TOKEN: 'a.b.c' } },
    broken: { env: { GITLAB_CI: 'true' } },
    lacks: 'INTERNS_ID_TOKEN',
    takesAudience: false,
  },
  { name: 'environment', ready: { env: { INTERNS_ID_TOKEN: 'a.b.c' } }, takesAudience: false },
  {
    name: 'github-actions',
    ready: {
      env: { ACTIONS_ID_TOKEN_REQUEST_URL: 'https://gh.example/?v=2', ACTIONS_ID_TOKEN_REQUEST_TOKEN: 't' },
      script: [() => json(200, { value: 'a.b.c' })],
    },
    broken: { env: { GITHUB_ACTIONS: 'true' } },
    lacks: 'ACTIONS_ID_TOKEN_REQUEST_URL and ACTIONS_ID_TOKEN_REQUEST_TOKEN',
    takesAudience: true,
  },
  {
    name: 'circleci',
    ready: { env: { CIRCLECI: 'true' }, programs: { circleci: 'a.b.c' } },
    broken: { env: { CIRCLECI: 'true' } },
    lacks: 'the program circleci',
    takesAudience: true,
  },
  {
    name: 'buildkite',
    ready: { env: { BUILDKITE: 'true' }, programs: { 'buildkite-agent': 'a.b.c' } },
    broken: { env: { BUILDKITE: 'true' } },
    lacks: 'the program buildkite-agent',
    takesAudience: true,
  },
  {
    name: 'bitbucket',
    ready: { env: { BITBUCKET_BUILD_NUMBER: '7', BITBUCKET_STEP_OIDC_TOKEN: 'a.b.c' } },
    broken: { env: { BITBUCKET_BUILD_NUMBER: '7' } },
    lacks: 'BITBUCKET_STEP_OIDC_TOKEN',
    takesAudience: false,
  },
  {
    name: 'azure-pipelines',
    ready: {
      env: { TF_BUILD: 'True', SYSTEM_OIDCREQUESTURI: 'https://ado.example/oidc', SYSTEM_ACCESSTOKEN: 't' },
      script: [() => json(200, { oidcToken: 'a.b.c' })],
    },
    broken: { env: { TF_BUILD: 'True', SYSTEM_OIDCREQUESTURI: 'https://ado.example/oidc' } },
    lacks: 'SYSTEM_ACCESSTOKEN',
    takesAudience: false,
  },
  {
    name: 'terraform-cloud',
    ready: { env: { TFC_RUN_ID: 'run-1', TFC_WORKLOAD_IDENTITY_TOKEN: 'a.b.c' } },
    broken: { env: { TFC_RUN_ID: 'run-1' } },
    lacks: 'TFC_WORKLOAD_IDENTITY_TOKEN_INTERNS or TFC_WORKLOAD_IDENTITY_TOKEN',
    takesAudience: false,
  },
  {
    name: 'kubernetes',
    ready: {
      env: { KUBERNETES_SERVICE_HOST: '10.0.0.1' },
      files: { '/var/run/secrets/interns/token': 'a.b.c' },
    },
    broken: { env: { KUBERNETES_SERVICE_HOST: '10.0.0.1' } },
    lacks: 'the file /var/run/secrets/interns/token',
    takesAudience: false,
  },
  {
    name: 'google-cloud',
    ready: {
      files: { '/sys/class/dmi/id/product_name': 'Google Compute Engine\n' },
      script: [() => new Response('a.b.c')],
    },
    takesAudience: true,
  },
  {
    name: 'azure',
    ready: {
      files: { '/sys/class/dmi/id/chassis_asset_tag': '7783-7084-3265-9085-8269-3286-77\n' },
      script: [() => json(200, { access_token: 'a.b.c' })],
    },
    broken: { env: { IDENTITY_ENDPOINT: 'http://127.0.0.1/msi' } },
    lacks: 'IDENTITY_HEADER',
    takesAudience: true,
  },
  {
    name: 'azure',
    ready: {
      env: { IDENTITY_ENDPOINT: 'http://127.0.0.1/msi', IDENTITY_HEADER: 't' },
      script: [() => json(200, { access_token: 'a.b.c' })],
    },
    takesAudience: true,
  },
  {
    name: 'aws',
    ready: { env: { AWS_ROLE_ARN: 'arn:aws:iam::1:role/ci' }, programs: { aws: 'a.b.c' } },
    broken: { env: { AWS_EXECUTION_ENV: 'AWS_ECS_EC2' } },
    lacks: 'the program aws',
    takesAudience: true,
  },
];

test('every source has its row here', () => {
  expect([...new Set(places.map(({ name }) => name))]).toEqual(ambientSources(identityIo()).map(({ name }) => name));
});

describe.each(places)('$name', ({ name, ready, takesAudience }) => {
  test('gives no token without the variables that it names as granting', async () => {
    const { env = {}, files } = ready;
    const left = Object.fromEntries(Object.entries(env).filter(([variable]) => !grantsIdentity(variable)));
    const { source } = sourceOf(name, { env: left, files: files ?? {} });
    const { state } = await source.detect();
    // The token of a machine, or of a file that is mounted, is withheld by no variable.
    expect(state === 'ready').toBe(files !== undefined);
  });

  test('is absent where nothing points to it', async () => {
    expect(await sourceOf(name, {}).source.detect()).toEqual({ state: 'absent', lacks: expect.any(String) });
  });

  test('is the source of a job where it is ready', async () => {
    expect((await detectSource(ambientSources(identityIo(ready)))).name).toBe(name);
  });

  test('gives a masked token where it is ready', async () => {
    const { io, source } = sourceOf(name, ready);
    expect((await source.fetchToken({ audience })).reveal()).toBe('a.b.c');
    expect(io.log.masked).toContain('a.b.c');
  });

  test('says whether it takes the audience', () => {
    expect(sourceOf(name, ready).source.takesAudience).toBe(takesAudience);
  });
});

const brokenPlaces = places.flatMap(({ name, broken, lacks }) =>
  broken === undefined ? [] : [{ name, broken, lacks }],
);

test.each(brokenPlaces)(
  '$name is broken where something lacks, and says what to do',
  async ({ name, broken, lacks }) => {
    expect(await sourceOf(name, broken).source.detect()).toEqual({
      state: 'broken',
      lacks,
      remedy: expect.stringMatching(/^[A-Z].{20,}\.$/),
    });
  },
);

test('a machine without any identity is told what each source lacks', async () => {
  await expect(detectSource(ambientSources(identityIo()))).rejects.toMatchObject({
    code: 'identity_missing',
    message: `No CI identity found: ${[
      'command lacks INTERNS_ID_TOKEN_COMMAND',
      'gitlab-ci lacks GITLAB_CI',
      'environment lacks INTERNS_ID_TOKEN',
      'github-actions lacks ACTIONS_ID_TOKEN_REQUEST_URL and ACTIONS_ID_TOKEN_REQUEST_TOKEN',
      'circleci lacks CIRCLECI',
      'buildkite lacks BUILDKITE',
      'bitbucket lacks BITBUCKET_BUILD_NUMBER',
      'azure-pipelines lacks SYSTEM_OIDCREQUESTURI and SYSTEM_ACCESSTOKEN',
      'terraform-cloud lacks TFC_RUN_ID',
      'kubernetes lacks KUBERNETES_SERVICE_HOST',
      'google-cloud lacks GCE_METADATA_HOST',
      'azure lacks IDENTITY_ENDPOINT',
      'aws lacks AWS_ROLE_ARN or AWS_EXECUTION_ENV or AWS_CONTAINER_CREDENTIALS_RELATIVE_URI or AWS_CONTAINER_CREDENTIALS_FULL_URI',
    ].join('; ')}. Elsewhere give "subject-token-file" or "api-key". "interns identity" shows every source.`,
  });
});

test('an Azure app is ready with its endpoint and the header', async () => {
  const env = { IDENTITY_ENDPOINT: 'http://127.0.0.1/msi', IDENTITY_HEADER: 'header-1' };
  expect(await sourceOf('azure', { env }).source.detect()).toEqual({ state: 'ready' });
});

describe('a refusal says what to do', () => {
  const refusal = async (name: string) => {
    const { ready: { env = {}, files = {} } = {} } = places.find((place) => place.name === name) ?? {};
    const { source } = sourceOf(name, { env, files, script: [json(403, {})] });
    return source.fetchToken({ audience }).catch((error: unknown) => error);
  };

  test.each([
    ['command', '"maker" failed. It is set in INTERNS_ID_TOKEN_COMMAND.'],
    ['circleci', '"circleci" failed. The job needs a context, or a project, for which CircleCI issues OIDC tokens.'],
    ['buildkite', '"buildkite-agent" failed. The agent must be a version that supports "oidc request-token".'],
    [
      'aws',
      '"aws" failed. The role needs sts:GetWebIdentityToken, and the account needs outbound identity federation.',
    ],
    [
      'github-actions',
      'The identity provider of GitHub Actions answered 403. Add "permissions: id-token: write" to the job.',
    ],
    [
      'azure-pipelines',
      'The identity provider of Azure Pipelines answered 403. Check that the pipeline may use the service connection.',
    ],
    ['google-cloud', 'The metadata server of Google Cloud answered 403. The instance needs a service account.'],
    [
      'azure',
      'The managed identity endpoint of Azure answered 403. Assign a managed identity, and name the application id URI of the service as "audience".',
    ],
  ])('of %s', async (name, message) => {
    expect(await refusal(name)).toMatchObject({ code: 'identity_refused', message });
  });
});

describe('a token is asked for', () => {
  const asked = async (name: string, surroundings: Surroundings) => {
    const { io, source } = sourceOf(name, surroundings);
    await source.fetchToken({ audience });
    return { runs: io.runs, sent: io.fetch.sent, masked: io.log.masked };
  };
  const ready = (name: string): Surroundings => places.find((place) => place.name === name)?.ready ?? {};

  test.each<readonly [string, readonly string[]]>([
    ['command', ['maker', '--for', audience]],
    ['circleci', ['circleci', 'run', 'oidc', 'get', '--claims', `{"aud":"${audience}"}`]],
    ['buildkite', ['buildkite-agent', 'oidc', 'request-token', '--audience', audience]],
    [
      'aws',
      [
        'aws',
        'sts',
        'get-web-identity-token',
        '--audience',
        audience,
        '--signing-algorithm',
        'RS256',
        '--duration-seconds',
        '300',
        '--query',
        'WebIdentityToken',
        '--output',
        'text',
      ],
    ],
  ])('by %s with a program', async (name, command) => {
    expect((await asked(name, ready(name))).runs).toEqual([command]);
  });

  test('of a command that names no audience without one', async () => {
    const surroundings = { env: { INTERNS_ID_TOKEN_COMMAND: '  maker   now ' }, programs: { maker: 'a.b.c' } };
    expect((await asked('command', surroundings)).runs).toEqual([['maker', 'now']]);
    expect(sourceOf('command', surroundings).source.takesAudience).toBe(false);
  });

  test('of Azure Pipelines with the access token of the job, for the service connection', async () => {
    const { env = {}, script = [] } = ready('azure-pipelines');
    const named = { ...env, AZURESUBSCRIPTION_SERVICE_CONNECTION_ID: 'c-1' };
    const { sent, masked } = await asked('azure-pipelines', { env: named, script });
    expect(sent).toMatchObject([
      { method: 'POST', url: 'https://ado.example/oidc?api-version=7.1&serviceConnectionId=c-1' },
    ]);
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer t');
    expect(sent[0]?.headers.get('content-type')).toBe('application/json');
    expect(sent[0]?.headers.get('accept')).toBe('application/json');
    expect(masked).toEqual(['t', 'a.b.c']);
  });

  test('of Azure Pipelines without a service connection where none is named', async () => {
    const { sent } = await asked('azure-pipelines', ready('azure-pipelines'));
    expect(sent).toMatchObject([{ url: 'https://ado.example/oidc?api-version=7.1' }]);
  });

  test('of the metadata server of Google Cloud', async () => {
    const { sent } = await asked('google-cloud', {
      env: { GCE_METADATA_HOST: '127.0.0.1:1' },
      script: [() => new Response('a.b.c')],
    });
    expect(sent[0]?.url).toBe(
      'http://127.0.0.1:1/computeMetadata/v1/instance/service-accounts/default/identity?audience=https%3A%2F%2Fservice.example&format=full',
    );
    expect(sent[0]?.headers.get('metadata-flavor')).toBe('Google');
  });

  test('of the metadata server of an Azure machine', async () => {
    const { sent } = await asked('azure', { script: [json(200, { access_token: 'a.b.c' })] });
    expect(sent[0]?.url).toBe(
      'http://169.254.169.254/metadata/identity/oauth2/token?api-version=2018-02-01&resource=https%3A%2F%2Fservice.example',
    );
    expect(sent[0]?.headers.get('metadata')).toBe('true');
  });

  test('of the identity endpoint of an Azure app, with its header, which is masked', async () => {
    const env = { IDENTITY_ENDPOINT: 'http://127.0.0.1/msi', IDENTITY_HEADER: 'header-1' };
    const { sent, masked } = await asked('azure', { env, script: [json(200, { access_token: 'a.b.c' })] });
    expect(sent[0]?.url).toBe('http://127.0.0.1/msi?api-version=2019-08-01&resource=https%3A%2F%2Fservice.example');
    expect(sent[0]?.headers.get('x-identity-header')).toBe('header-1');
    expect(masked).toEqual(['header-1', 'a.b.c']);
  });

  test('of the file that a pod names', async () => {
    const env = { KUBERNETES_SERVICE_HOST: 'h', INTERNS_KUBERNETES_TOKEN_FILE: '/token' };
    const { source } = sourceOf('kubernetes', { env, files: { '/token': 'a.b.c' } });
    expect(await source.detect()).toEqual({ state: 'ready' });
    expect((await source.fetchToken({ audience })).reveal()).toBe('a.b.c');
  });

  test('of the usual file where a pod names an empty one', async () => {
    const env = { KUBERNETES_SERVICE_HOST: 'h', INTERNS_KUBERNETES_TOKEN_FILE: '' };
    const files = { '/var/run/secrets/interns/token': 'a.b.c' };
    expect(await sourceOf('kubernetes', { env, files }).source.detect()).toEqual({ state: 'ready' });
  });

  test('of the usual host where a machine of Google names an empty one', async () => {
    const env = { K_SERVICE: 'x', GCE_METADATA_HOST: '' };
    const { sent } = await asked('google-cloud', { env, script: [new Response('a.b.c')] });
    expect(sent[0]?.url).toContain('http://metadata.google.internal/');
  });
});

test.each(['GCE_METADATA_HOST', 'K_SERVICE', 'CLOUD_RUN_JOB'])('Google Cloud is recognised by %s', async (marker) => {
  expect(await sourceOf('google-cloud', { env: { [marker]: 'x' } }).source.detect()).toEqual({ state: 'ready' });
});

test('GitLab hands its token over under the name of its own source', async () => {
  const sources = ambientSources(identityIo({ env: { GITLAB_CI: 'true', INTERNS_ID_TOKEN: 'a.b.c' } }));
  const first: SubjectTokenSource = await detectSource(sources);
  expect(first.name).toBe('gitlab-ci');
});

test('a request URI of Azure Pipelines that is none is broken, and not an error of ours', async () => {
  const env = { TF_BUILD: 'True', SYSTEM_OIDCREQUESTURI: 'nonsense', SYSTEM_ACCESSTOKEN: 'x' };
  const source = ambientSources(identityIo({ env })).find(({ name }) => name === 'azure-pipelines');
  expect(await source?.detect()).toMatchObject({ state: 'broken', lacks: 'a URL in SYSTEM_OIDCREQUESTURI' });
});
