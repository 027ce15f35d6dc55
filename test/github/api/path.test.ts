// Paths of the API: no name leads to another resource.
import { expect, test } from 'vitest';
import { repositoryShape, userShape } from '../../../src/github/api/shapes.ts';
import { gitHubWith } from '../../support/github-client.ts';
import { json, scriptedFetch } from '../../support/responses.ts';

const refused = { code: 'github_malformed' };
const isNone = (path: string) => ({
  ...refused,
  message: `GitHub's API is not asked for "${path}": a name in it is none.`,
});

test.each(['.', '..', '../..', 'a/../b', 'a//b', './a', '/', '\ud800'])(
  'the name %j leads to no other resource: nothing is asked',
  async (name) => {
    const fetch = scriptedFetch();
    const github = gitHubWith(fetch);
    const acme = { owner: 'acme', repo: name };
    await expect(github.json(({ rest }) => rest.repos.get(acme), repositoryShape)).rejects.toMatchObject(refused);
    const file = { owner: 'acme', repo: 'app', path: `docs/${name}` };
    await expect(github.bytes(({ rest }) => rest.repos.getContent(file))).rejects.toMatchObject(refused);
    const issue = { owner: name, repo: 'app', issue_number: 1 };
    const pages = github.pages(({ rest, paginate }) => paginate.iterator(rest.issues.listComments, issue), userShape);
    await expect(pages.next()).rejects.toMatchObject(refused);
    expect(fetch.sent).toEqual([]);
  },
);

test('the refusal of a name says where it stands', async () => {
  const asked = gitHubWith(scriptedFetch()).json(({ rest }) => rest.users.getByUsername({ username: '..' }), userShape);
  await expect(asked).rejects.toMatchObject(isNone('/users/..'));
});

test.each([
  ['a/b?c#d%2e[bot]', '/users/a%2Fb%3Fc%23d%252e%5Bbot%5D'],
  ['a b', '/users/a%20b'],
  ['...', '/users/...'],
])('the name %j stands encoded in its place', async (username, path) => {
  const fetch = scriptedFetch(json(200, { login: 'a', type: 'User' }));
  await gitHubWith(fetch).json(({ rest }) => rest.users.getByUsername({ username }), userShape);
  expect(fetch.sent.map(({ url }) => url)).toEqual([`https://github.example/api/v3${path}`]);
});

test('only the root folder of a repository has no name', async () => {
  const fetch = scriptedFetch(json(200, []));
  const github = gitHubWith(fetch);
  const root = { owner: 'acme', repo: 'app', path: '' };
  await github.bytes(({ rest }) => rest.repos.getContent(root));
  const nobody = github.json(({ rest }) => rest.users.getByUsername({ username: '' }), userShape);
  await expect(nobody).rejects.toMatchObject(isNone('/users/{username}'));
  expect(fetch.sent.map(({ url }) => url)).toEqual(['https://github.example/api/v3/repos/acme/app/contents']);
});
