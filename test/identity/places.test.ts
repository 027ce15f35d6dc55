// What is stated of each place that subject tokens come from.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { identityPlaces } from '../../src/identity/places.ts';
import { identityIo } from '../support/identity.ts';

test('every file of a source is one place, but for what the inputs give', () => {
  const files = readdirSync(join(import.meta.dirname, '../../src/identity/sources'));
  const given = ['file.ts', 'given.ts'];
  expect(files.filter((file) => !given.includes(file))).toHaveLength(identityPlaces.length);
});

test.each(identityPlaces.map((place) => [place.name, place] as const))('%s', (name, place) => {
  expect(place.source(identityIo()).name).toBe(name);
  expect(place.isHere({})).toBe(false);
  const { mergeRequest: sign } = place;
  const texts = [place.documentation, 'how' in sign ? sign.how : 'untold' in sign ? sign.untold : sign.noCi];
  for (const text of texts) expect(text).toMatch(/^[^\n]{20,}\.$/);
  // Nothing of an empty environment may tell that the pipeline is for no merge request, but where the CI documents that.
  const told = 'told' in sign ? sign.told({}) : undefined;
  expect(told).toBe(name === 'bitbucket' ? false : undefined);
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
    identityPlaces.filter((place) => place.isHere(env)).map((place) => place.name);
  expect(here({ [variable]: 'set' })).toEqual([name]);
  expect(here({ [variable]: '' })).toEqual([]);
});
