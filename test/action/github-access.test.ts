// GitHub as a job sees it: where the API is, with which token, and what the job can't tell.
import { expect, test } from 'vitest';
import { openGitHub } from '../../src/action/github-access.ts';
import { userShape } from '../../src/github/account.ts';
import { readPullRequest } from '../../src/github/pull-request.ts';
import { testActionIo } from '../support/action-io.ts';
import { commentEvent, openAccess } from '../support/github-access.ts';
import { openFakeGitHub } from '../support/github-client.ts';
import { json, scriptedFetch } from '../support/responses.ts';
import { settingsOf } from '../support/settings.ts';

const settings = settingsOf({ 'github-token': 'ghs_made-up' });
const withoutToken = settingsOf({ 'github-token': '' });
const user = { login: 'octocat', type: 'User' };

test.each([
  [{}, 'https://api.github.com/users/octocat', 'https://api.github.com/graphql'],
  [{ GITHUB_API_URL: '' }, 'https://api.github.com/users/octocat', 'https://api.github.com/graphql'],
  [
    { GITHUB_API_URL: 'https://ghe.example/api/v3//' },
    'https://ghe.example/api/v3/users/octocat',
    'https://ghe.example/api/graphql',
  ],
  [
    { GITHUB_API_URL: 'https://ghe.example/api/v3', GITHUB_GRAPHQL_URL: 'https://graphql.ghe.example/graphql' },
    'https://ghe.example/api/v3/users/octocat',
    'https://graphql.ghe.example/graphql',
  ],
])('the API of %j is asked where it is', async (env, restUrl, graphqlUrl) => {
  const fetch = scriptedFetch(json(200, user), json(200, { data: user }));
  const github = openGitHub(
    testActionIo({}, { env: { ...env, GITHUB_REPOSITORY: 'acme/app' }, fetch }),
    settings,
    commentEvent,
  ).github();
  await github.ask(({ rest }) => rest.users.getByUsername({ username: 'octocat' }), userShape);
  await github.ask(async ({ graphql }) => ({ data: await graphql('query { viewer { login } }') }), userShape);
  expect(fetch.sent.map(({ url }) => url)).toEqual([restUrl, graphqlUrl]);
  expect(fetch.sent[0]?.headers.get('authorization')).toBe('Bearer ghs_made-up');
});

test.each([
  [{ GITHUB_REPOSITORY: 'nothing' }, 'GITHUB_REPOSITORY is "nothing", not owner/name.'],
  [{}, 'GITHUB_REPOSITORY is "", not owner/name.'],
])('a job whose repository is told by %j names none', (env, message) => {
  const { repositoryName } = openGitHub(testActionIo({}, { env }), settings, commentEvent);
  expect(repositoryName).toThrow(expect.objectContaining({ code: 'input_invalid', message }));
});

test('without a token there is no API', () => {
  const { github } = openGitHub(testActionIo(), withoutToken, commentEvent);
  expect(() => github()).toThrow(
    expect.objectContaining({
      code: 'input_missing',
      message: 'Input "github-token" is empty, but this run needs GitHub\'s API.',
      data: { source: 'github-token' },
    }),
  );
});

test('everyone whose doing the event is, is asked for once', async () => {
  await using under = await openFakeGitHub();
  under.state.users.set('rerunner', { role: 'read' });
  const { access } = openAccess(under, commentEvent, { env: { GITHUB_TRIGGERING_ACTOR: 'rerunner' } });
  expect(await access.standings()).toEqual([
    { login: 'octocat', type: 'User', permission: 'write' },
    { login: 'rerunner', type: 'User', permission: 'read' },
  ]);
  await access.standings();
  expect(under.fake.requests).toHaveLength(4);
});

test('requests end with another signal than that of the step, where there is one', async () => {
  await using under = await openFakeGitHub();
  const { access } = openAccess(under, commentEvent);
  const reason = new Error('enough');
  await expect(readPullRequest(access.github(AbortSignal.abort(reason)), 7)).rejects.toBe(reason);
  expect(under.fake.requests).toEqual([]);
});
