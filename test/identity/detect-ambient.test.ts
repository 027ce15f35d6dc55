// The identity of a job's surroundings is the same whether all sources were looked at or only one.
import { expect, test } from 'vitest';
import { ambientSources } from '../../src/identity/ambient.ts';
import { detectSource } from '../../src/identity/detect.ts';
import { detectAmbientSource } from '../../src/identity/detect-ambient.ts';
import { identityIo } from '../support/identity.ts';

const gitHub = { ACTIONS_ID_TOKEN_REQUEST_URL: 'https://gh.example/?v=2', ACTIONS_ID_TOKEN_REQUEST_TOKEN: 't' };

test.each([
  ['GitHub Actions', gitHub, 'github-actions'],
  ['GitHub Actions that has variables of GitLab', { ...gitHub, GITLAB_CI: 'true' }, 'github-actions'],
  ['a program that the user names', { ...gitHub, INTERNS_ID_TOKEN_COMMAND: 'maker' }, 'command'],
  ['a program that is named by white space', { ...gitHub, INTERNS_ID_TOKEN_COMMAND: ' ' }, 'github-actions'],
  ['a token that the user sets', { ...gitHub, INTERNS_ID_TOKEN: 'a.b.c' }, 'environment'],
  ['GitLab CI', { ...gitHub, GITLAB_CI: 'true', INTERNS_ID_TOKEN: 'a.b.c' }, 'gitlab-ci'],
  ['another CI', { INTERNS_ID_TOKEN: 'a.b.c' }, 'environment'],
])('of %s', async (_, env, name) => {
  expect((await detectAmbientSource(identityIo({ env }))).name).toBe(name);
  expect((await detectSource(ambientSources(identityIo({ env })))).name).toBe(name);
});

test('is missing where no source is ready, and the error says what each lacks', async () => {
  const broken = identityIo({ env: { ...gitHub, ACTIONS_ID_TOKEN_REQUEST_TOKEN: '', GITHUB_ACTIONS: 'true' } });
  await expect(detectAmbientSource(broken)).rejects.toMatchObject({
    code: 'identity_missing',
    message: expect.stringContaining('github-actions lacks ACTIONS_ID_TOKEN_REQUEST_TOKEN'),
  });
});
