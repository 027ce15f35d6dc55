// Where the input `policy-ref` leads, by event and CI.
import { expect, test } from 'vitest';
import { toPolicyOrigin } from '../../src/job/policy-origin.ts';

const onGitHub = { GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'acme/app' };

test.each([
  ['auto', 'pull_request', onGitHub, { from: 'default-branch' }],
  ['auto', 'issue_comment', onGitHub, { from: 'default-branch' }],
  ['auto', 'an_event_of_tomorrow', onGitHub, { from: 'default-branch' }],
  ['auto', 'push', onGitHub, { from: 'workspace' }],
  ['auto', '', {}, { from: 'workspace' }],
  ['auto', '', { CI_MERGE_REQUEST_IID: '', BUILDKITE_PULL_REQUEST: '' }, { from: 'workspace' }],
  ['auto', '', { BUILDKITE_PULL_REQUEST: 'false' }, { from: 'workspace' }],
  ['workspace', 'pull_request', onGitHub, { from: 'workspace' }],
  ['v1', 'push', onGitHub, { from: 'ref', ref: 'v1' }],
])('policy-ref %s on %j with %j is %j', (policyRef, name, env, origin) => {
  expect(toPolicyOrigin(policyRef, { name, payload: {} }, env)).toEqual(origin);
});

test.each([
  'CI_MERGE_REQUEST_IID',
  'BITBUCKET_PR_ID',
  'SYSTEM_PULLREQUEST_PULLREQUESTID',
  'CIRCLE_PULL_REQUEST',
  'BUILDKITE_PULL_REQUEST',
  'CHANGE_ID',
  'DRONE_PULL_REQUEST',
])('auto is refused in another CI for a merge or pull request, which %s tells', (name) => {
  const event = { name: '', payload: undefined };
  expect(() => toPolicyOrigin('auto', event, { [name]: '7' })).toThrow(
    expect.objectContaining({
      code: 'input_invalid',
      data: { source: 'policy-ref' },
      message: expect.stringMatching(new RegExp(`"auto", and ${name} says .*"workspace" .*git ref`, 'u')),
    }),
  );
});
