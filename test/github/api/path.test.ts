// Paths of the API: no name leads to another resource.
import { expect, test } from 'vitest';
import { apiPath, filePath } from '../../../src/github/api/path.ts';
import { acmeApp } from '../../support/github-client.ts';

test.each(['', '.', '..', '\ud800'])('no name %j leads to another resource', (name) => {
  const refusal = new TypeError(`"${name}" is no name.`);
  expect(() => apiPath`/repos/${acmeApp.owner}/${name}`).toThrow(refusal);
  expect(() => apiPath`/repos/${name}/contents`).toThrow(refusal);
  expect(() => filePath(`docs/${name}`)).toThrow(refusal);
});

test('a name is one segment, whatever stands in it', () => {
  expect(apiPath`/users/${'a/../b?c#d%2e[bot]'}`).toBe('/users/a%2F..%2Fb%3Fc%23d%252e%5Bbot%5D');
  expect(apiPath`/repos/${'a b'}/pulls/${7}/files`).toBe('/repos/a%20b/pulls/7/files');
  expect(apiPath`/user`).toBe('/user');
  expect(filePath('a b/c?.yml')).toBe('a%20b/c%3F.yml');
});
