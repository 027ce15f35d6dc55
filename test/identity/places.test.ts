// The places that subject tokens come from: what each states, which one is used, which variables grant an identity.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ambientSources, detectSource, grantsIdentity, identityPlaces } from '../../src/identity/places.ts';
import type { Detection, SubjectTokenSource } from '../../src/identity/source.ts';
import { isHere } from '../../src/identity/source.ts';
import { Secret } from '../../src/secret.ts';
import { identityIo } from '../support/identity.ts';

test('every place is listed', () => {
  const folder = join(import.meta.dirname, '../../src/identity/sources');
  const exported = readdirSync(folder).flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    return [...text.matchAll(/^export const (\w+): IdentityPlace\b/gm)].map(([, name]) => name);
  });
  expect(exported.length).toBe(identityPlaces.length);
});

test.each(identityPlaces.map((place) => [place.name, place] as const))('%s', (name, place) => {
  expect(place.source(identityIo(), place).name).toBe(name);
  expect(isHere(place, {})).toBe(false);
  const { mergeRequest: sign } = place;
  const texts = [place.documentation, 'how' in sign ? sign.how : 'whyUnknown' in sign ? sign.whyUnknown : sign.whyNoCi];
  for (const text of texts) expect(text).toMatch(/^[^\n]{20,}\.$/);
  // Nothing of an empty environment may tell that the pipeline is for no merge request, but where the CI documents that.
  const isMergeRequest = 'isMergeRequest' in sign ? sign.isMergeRequest({}) : undefined;
  expect(isMergeRequest).toBe(name === 'bitbucket' ? false : undefined);
});

test.each([
  ['github-actions', 'GITHUB_ACTIONS'],
  ['gitlab-ci', 'GITLAB_CI'],
  ['buildkite', 'BUILDKITE'],
  ['circleci', 'CIRCLECI'],
  ['bitbucket', 'BITBUCKET_BUILD_NUMBER'],
  ['azure-pipelines', 'TF_BUILD'],
  ['aws', 'AWS_ROLE_ARN'],
  ['azure', 'IDENTITY_ENDPOINT'],
  ['kubernetes', 'KUBERNETES_SERVICE_HOST'],
])('%s is where %s is set to something', (name, variable) => {
  const here = (env: Readonly<Record<string, string>>): readonly string[] =>
    identityPlaces.filter((place) => isHere(place, env)).map((place) => place.name);
  expect(here({ [variable]: 'set' })).toEqual([name]);
  expect(here({ [variable]: '' })).toEqual([]);
});

test.each([
  'ACTIONS_ID_TOKEN_REQUEST_URL',
  'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
  'BITBUCKET_STEP_OIDC_TOKEN',
  'BUILDKITE_AGENT_ACCESS_TOKEN',
  'CIRCLE_OIDC_TOKEN',
  'CIRCLE_OIDC_TOKEN_V2',
  'SYSTEM_ACCESSTOKEN',
  'SYSTEM_OIDCREQUESTURI',
  'INTERNS_ID_TOKEN',
  'INTERNS_ID_TOKEN_COMMAND',
  'INTERNS_KUBERNETES_TOKEN_FILE',
  'TFC_WORKLOAD_IDENTITY_TOKEN',
  'TFC_WORKLOAD_IDENTITY_TOKEN_INTERNS',
  'IDENTITY_ENDPOINT',
  'IDENTITY_HEADER',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
  'AWS_WEB_IDENTITY_TOKEN_FILE',
  'AWS_CONTAINER_AUTHORIZATION_TOKEN',
])('%s grants an identity', (name) => {
  expect(grantsIdentity(name)).toBe(true);
});

test.each(['', 'PATH', 'GITHUB_ACTIONS', 'MY_TFC_WORKLOAD_IDENTITY_TOKEN', 'interns_id_token', 'AWS_REGION'])(
  '"%s" grants none',
  (name) => {
    expect(grantsIdentity(name)).toBe(false);
  },
);

function sourceOf(name: string, detection: Detection, looked: string[] = []): SubjectTokenSource {
  return {
    name,
    takesAudience: true,
    async detect() {
      looked.push(name);
      return detection;
    },
    fetchToken: () => Promise.resolve(new Secret(name)),
  };
}

describe('detectSource', () => {
  const ready = { state: 'ready' } as const;
  const absent = { state: 'absent', lacks: 'VARIABLE' } as const;
  const broken = { state: 'broken', lacks: 'PERMISSION', remedy: 'Add the permission.' } as const;

  test('takes the first source that is ready, and does not look at those behind it', async () => {
    const looked: string[] = [];
    const sources = [sourceOf('a', absent, looked), sourceOf('b', broken, looked), sourceOf('c', ready, looked)];
    expect((await detectSource([...sources, sourceOf('d', ready, looked)])).name).toBe('c');
    expect(looked).toEqual(['a', 'b', 'c']);
  });

  test('lists what each source lacks when none is here', async () => {
    await expect(detectSource([sourceOf('a', absent), sourceOf('b', absent)])).rejects.toMatchObject({
      name: 'IdentityError',
      code: 'identity_missing',
      message:
        'No CI identity found: a lacks VARIABLE; b lacks VARIABLE. Elsewhere give "subject-token-file" or "api-key". "interns identity" shows every source.',
    });
  });

  test('names only what is broken, and its remedy, where a CI is recognised', async () => {
    const sources = [sourceOf('a', absent), sourceOf('b', broken), sourceOf('c', absent)];
    await expect(detectSource(sources)).rejects.toMatchObject({
      code: 'identity_missing',
      message: expect.stringMatching(/^No CI identity found: b lacks PERMISSION\. Add the permission\. Elsewhere/),
    });
  });

  test('finds nothing where there are no sources', async () => {
    await expect(detectSource([])).rejects.toMatchObject({ code: 'identity_missing' });
  });
});

const gitHub = { ACTIONS_ID_TOKEN_REQUEST_URL: 'https://gh.example/?v=2', ACTIONS_ID_TOKEN_REQUEST_TOKEN: 't' };

test.each([
  ['GitHub Actions', gitHub, 'github-actions'],
  ['GitHub Actions that has variables of GitLab', { ...gitHub, GITLAB_CI: 'true' }, 'github-actions'],
  ['a program that the user names', { ...gitHub, INTERNS_ID_TOKEN_COMMAND: 'maker' }, 'command'],
  ['a program that is named by white space', { ...gitHub, INTERNS_ID_TOKEN_COMMAND: ' ' }, 'github-actions'],
  ['a token that the user sets', { ...gitHub, INTERNS_ID_TOKEN: 'a.b.c' }, 'environment'],
  ['GitLab CI', { ...gitHub, GITLAB_CI: 'true', INTERNS_ID_TOKEN: 'a.b.c' }, 'gitlab-ci'],
  ['another CI', { INTERNS_ID_TOKEN: 'a.b.c' }, 'environment'],
])('the identity of %s', async (_, env, name) => {
  expect((await detectSource(ambientSources(identityIo({ env })))).name).toBe(name);
});

test('an identity is missing where no source is ready, and the error says what each lacks', async () => {
  const broken = identityIo({ env: { ...gitHub, ACTIONS_ID_TOKEN_REQUEST_TOKEN: '', GITHUB_ACTIONS: 'true' } });
  await expect(detectSource(ambientSources(broken))).rejects.toMatchObject({
    code: 'identity_missing',
    message: expect.stringContaining('github-actions lacks ACTIONS_ID_TOKEN_REQUEST_TOKEN'),
  });
});
