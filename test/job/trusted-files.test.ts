// The place that policy-ref leads to, by event and CI.
import { describe, expect, test } from 'vitest';
import type { Environment } from '../../src/environment.ts';
import { toPolicyOrigin } from '../../src/job/trusted-files.ts';
import { simulatedCis } from '../support/pipelines.ts';

const onGitHub = { CI: 'true', GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'acme/app' };
const noEvent = { name: '', payload: undefined };

test.each([
  ['auto', 'pull_request', onGitHub, { from: 'default-branch' }],
  ['auto', 'issue_comment', onGitHub, { from: 'default-branch' }],
  ['auto', 'an_event_of_tomorrow', onGitHub, { from: 'default-branch' }],
  ['auto', 'push', onGitHub, { from: 'workspace' }],
  ['auto', '', {}, { from: 'workspace' }],
  ['auto', '', { CI: '' }, { from: 'workspace' }],
  ['auto', '', { CI: 'false' }, { from: 'workspace' }],
  ['auto', '', { CI_MERGE_REQUEST_IID: '', BUILDKITE_PULL_REQUEST: 'false' }, { from: 'workspace' }],
  ['workspace', 'pull_request', onGitHub, { from: 'workspace' }],
  ['workspace', '', { CI: 'true' }, { from: 'workspace' }],
  ['v1', 'push', onGitHub, { from: 'ref', ref: 'v1' }],
  ['origin/main', '', { CI: 'true' }, { from: 'ref', ref: 'origin/main' }],
  // Gitea and Forgejo pass for GitHub Actions, with its events.
  ['auto', 'pull_request', { ...onGitHub, GITEA_ACTIONS: 'true' }, { from: 'default-branch' }],
  ['auto', 'pull_request', { ...onGitHub, FORGEJO_ACTIONS: 'true' }, { from: 'default-branch' }],
  ['auto', 'push', { ...onGitHub, GITEA_ACTIONS: 'true' }, { from: 'workspace' }],
])('policy-ref %s on %j with %j is %j', (policyRef, name, env, origin) => {
  expect(toPolicyOrigin(policyRef, { name, payload: {} }, env)).toEqual(origin);
});

describe.each(simulatedCis)('$name', ({ always, mergeRequest, branch, tells }) => {
  test.each(mergeRequest)('auto is refused for a merge or pull request: %j', (own) => {
    expect(refusalOf({ ...always, ...own })).toMatchObject({
      name: 'InputError',
      code: 'input_invalid',
      data: { source: 'policy-ref' },
      message: expect.stringMatching(/^Input "policy-ref" is "auto", but .*git ref .*"origin\/main", or "workspace"/u),
    });
  });

  test.each(mergeRequest)('a git ref and the checkout can be named: %j', (own) => {
    const env = { ...always, ...own };
    expect(toPolicyOrigin('origin/main', noEvent, env)).toEqual({ from: 'ref', ref: 'origin/main' });
    expect(toPolicyOrigin('workspace', noEvent, env)).toEqual({ from: 'workspace' });
  });

  test(`auto is ${tells ? 'the checkout' : 'refused'} for a branch`, () => {
    const env = { ...always, ...branch };
    if (tells) expect(toPolicyOrigin('auto', noEvent, env)).toEqual({ from: 'workspace' });
    else expect(refusalOf(env)).toMatchObject({ code: 'input_invalid', data: { source: 'policy-ref' } });
  });

  test('auto is refused where none of the variables about the pipeline arrived', () => {
    // Bitbucket documents that only a pull request has its variable: nothing else could tell a branch there.
    if ('BITBUCKET_BUILD_NUMBER' in always) expect(toPolicyOrigin('auto', noEvent, always)).toBeDefined();
    else expect(refusalOf(always)).toMatchObject({ code: 'input_invalid' });
  });
});

test('the refusal names the CI, and says which of the two it is', () => {
  expect(refusalOf({ GITLAB_CI: 'true', CI_MERGE_REQUEST_IID: '7' })).toMatchObject({
    message:
      'Input "policy-ref" is "auto", but this is a pipeline of GitLab CI for a merge or pull request, whose author may have written the policy. Name a git ref that its author cannot change, such as "origin/main", or "workspace" to trust the checkout.',
  });
  expect(refusalOf({ CI: 'true', JENKINS_URL: 'x' })).toMatchObject({
    message: expect.stringContaining('this is a pipeline of a CI that sets JENKINS_URL, which may be for a merge'),
  });
});

test.each(['CI_MERGE_REQUEST_IID', 'BITBUCKET_PR_ID', 'CIRCLE_PULL_REQUEST', 'CHANGE_ID', 'DRONE_PULL_REQUEST'])(
  'a container that got no more than %s of the pipeline is refused too',
  (name) => {
    expect(refusalOf({ [name]: '7' })).toMatchObject({ code: 'input_invalid' });
  },
);

test('of two CIs at once the worse one counts', () => {
  const trusted = { BUILDKITE: 'true', BUILDKITE_PULL_REQUEST: 'false' };
  expect(toPolicyOrigin('auto', noEvent, trusted)).toEqual({ from: 'workspace' });
  expect(refusalOf({ ...trusted, GITLAB_CI: 'true' })).toMatchObject({ code: 'input_invalid' });
});

/** Catches the error that `auto` ends in. */
function refusalOf(env: Environment): unknown {
  try {
    return { origin: toPolicyOrigin('auto', noEvent, env) };
  } catch (error) {
    return error;
  }
}
