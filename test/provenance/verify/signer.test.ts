// Whose certificates may speak for a repository.
import { expect, test } from 'vitest';
import { checkRepository, readRepositoryUrl } from '../../../src/provenance/verify/signer.ts';

const nothing = { workflow: undefined, ref: undefined, commit: undefined, trigger: undefined, run: undefined };
const signerOf = (repository: string, issuer: string) => ({ ...nothing, subject: '', repository, issuer });

test.each([
  ['https://gitlab.com/acme/app', 'https://gitlab.com'],
  ['https://git.acme.example/a/b', 'https://git.acme.example/gitlab'],
  ['https://github.com/acme/app', 'https://token.actions.githubusercontent.com'],
  ['https://github.com/acme/app', 'https://token.actions.githubusercontent.com/acme'],
])('%s: an identity of %s', (repository, issuer) => {
  expect(() => checkRepository(signerOf(repository, issuer), repository)).not.toThrow();
});

// Fulcio's configuration: these write the address of any repository that a pipeline of any account uses.
test.each([
  ['https://gitlab.com/acme/app', 'https://oidc.codefresh.io'],
  ['https://gitlab.com/acme/app', 'https://oidc.circleci.com/org/1'],
  ['https://gitlab.com/acme/app', 'https://gitlab.com.mallory.example'],
  ['https://GitHub.com/acme/app', 'https://oidc.codefresh.io'],
  ['https://gitlab.com/acme/app', ''],
])('%s: no identity of "%s"', (repository, issuer) => {
  expect(() => checkRepository(signerOf(repository, issuer), repository)).toThrow(
    `the identity came from ${issuer}, not`,
  );
});

test('a repository is OWNER/NAME on GitHub, or the URL of a page', () => {
  expect(readRepositoryUrl('acme/the-app.js')).toBe('https://github.com/acme/the-app.js');
  expect(readRepositoryUrl('https://gitlab.com/acme/app')).toBe('https://gitlab.com/acme/app');
});

test.each([
  'app',
  'acme/app/',
  'acme/a b',
  'http://gitlab.com/acme/app',
  'https://gitlab.com/acme/',
  'https://a/b?c',
  'https://a/b#c',
])('no repository is %s', (value) => {
  expect(() => readRepositoryUrl(value)).toThrow(`--repository is "${value}". Use OWNER/NAME for GitHub`);
});
