// GitHub's token endpoint is asked as @actions/core asks it: the same request, whoever sends it.
import { getIDToken } from '@actions/core';
import nock from 'nock';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gitHubActionsSource } from '../../src/identity/sources/ci.ts';
import { identityIo } from '../support/identity.ts';
import { jwtOf } from '../support/jwt.ts';

const env = {
  GITHUB_ACTIONS: 'true',
  ACTIONS_ID_TOKEN_REQUEST_URL: 'https://token.actions.example/jobs/1/idtoken?api-version=2.0',
  ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'made-up-request-token',
};
const audience = 'https://service.example/a b?c=d&e';
const token = jwtOf({ iss: 'https://token.actions.example', aud: audience, exp: 9_999_999_999 }).reveal();

interface Seen {
  readonly path: string;
  readonly authorization: string | null;
}

/** One answer of the endpoint, and what was asked. */
function answerOnce(): Seen[] {
  const seen: Seen[] = [];
  nock('https://token.actions.example')
    .get(/^\/jobs\/1\/idtoken/)
    .reply((request: Request) => {
      const { pathname, search } = new URL(request.url);
      seen.push({ path: pathname + search, authorization: request.headers.get('authorization') });
      return [200, { count: 1, value: token }];
    });
  return seen;
}

beforeEach(() => {
  if (!nock.isActive()) nock.activate();
  nock.disableNetConnect();
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
});

afterEach(() => {
  vi.unstubAllEnvs();
  nock.cleanAll();
  nock.enableNetConnect();
  nock.restore();
});

test('our request for an identity is the one of the toolkit', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true); // the toolkit masks what it got
  const theirs = answerOnce();
  expect(await getIDToken(audience)).toBe(token);
  write.mockRestore();
  const ours = answerOnce();
  const source = gitHubActionsSource({ ...identityIo({ env }), fetch: globalThis.fetch });
  expect((await source.fetchToken({ audience })).reveal()).toBe(token);

  expect(nock.isDone()).toBe(true);
  const query = ({ path }: Seen) => [...new URL(path, 'https://token.actions.example').searchParams].toSorted();
  expect(ours.map(query)).toEqual(theirs.map(query));
  expect(ours.map(({ authorization }) => authorization)).toEqual(theirs.map(({ authorization }) => authorization));
});
