// What a policy asks of a run that the payload does not tell: asked of GitHub, and only where the policy asks.
import { expect, test } from 'vitest';
import { completeContext } from '../../src/github/context.ts';
import type { PermissionLevel } from '../../src/github/permission.ts';
import { readPullRequest } from '../../src/github/pull-request.ts';
import { unknownContext } from '../../src/permission/context.ts';
import { loadPolicy } from '../../src/permission/file/policy-file.ts';
import type { FakePullRequest } from '../support/fake-github-state.ts';
import { acmeApp, openFakeGitHub } from '../support/github-client.ts';

const standingOf = (login: string, permission: PermissionLevel, type = 'User') => ({ login, permission, type });
const octocat = standingOf('octocat', 'write');

interface Asked {
  /** What the policy asks, as it stands in a rule. */
  readonly when: string;
  readonly list?: 'guards' | 'rules' | 'questions';
  readonly standings?: readonly ReturnType<typeof standingOf>[];
  readonly pullRequest?: Partial<FakePullRequest> | undefined;
  readonly fork?: boolean | 'unknown';
}

async function complete({ when, list = 'rules', standings = [octocat], fork = 'unknown', ...asked }: Asked) {
  await using under = await openFakeGitHub();
  under.state.pullRequests.set(7, { head_sha: 'a', base_sha: 'b', ...asked.pullRequest });
  const kind = list === 'questions' ? 'elicitation' : 'permission';
  const entry = `{ id: one, when: ${when}, match: { kind: ${kind} }, then: reject }`;
  const policy = await loadPolicy(`version: 1\n${list}:\n  - ${entry}\n`, 'policy.yml');
  let askedOf = '';
  const context = await completeContext({ ...unknownContext, fork }, policy, {
    standings: async () => {
      askedOf += 'standings';
      return standings;
    },
    pullRequest:
      'pullRequest' in asked && asked.pullRequest === undefined
        ? undefined
        : async () => {
            askedOf += 'pull request';
            return await readPullRequest(under.github, acmeApp, 7);
          },
  });
  return { context, askedOf };
}

test.each([
  ['{ actor: { permission: write } }', 'standings'],
  ['{ actor: { type: User } }', 'standings'],
  ['{ fork: false }', 'pull request'],
  ['{ draft: false }', 'pull request'],
  ['{ base_ref: main }', 'pull request'],
  ['{ labels: [safe] }', 'pull request'],
  ['{ event: push, actor: { login: octocat } }', ''],
])('where a policy asks for %s, GitHub is asked for: %s', async (when, asked) => {
  for (const list of ['guards', 'rules', 'questions'] as const)
    expect((await complete({ when, list })).askedOf).toBe(asked);
});

test('GitHub is not asked for a pull request that the payload tells of, or that is none', async () => {
  const when = '{ fork: false }';
  expect(await complete({ when, fork: true })).toMatchObject({ askedOf: '', context: { fork: true } });
  const none = await complete({ when, pullRequest: undefined });
  expect(none).toMatchObject({ askedOf: '', context: { fork: 'unknown' } });
});

test('what GitHub tells of the pull request stands in the context', async () => {
  const pullRequest = { draft: true, labels: ['safe', 'docs'], head_repository: 99 };
  expect((await complete({ when: '{ fork: false }', pullRequest })).context).toMatchObject({
    fork: true,
    base_ref: 'master',
    draft: true,
    labels: ['safe', 'docs'],
    actor: unknownContext.actor,
  });
  expect((await complete({ when: '{ fork: false }' })).context).toMatchObject({
    fork: false,
    draft: false,
    labels: [],
  });
});

test.each([
  ['one person', [octocat], { permission: 'write', type: 'User' }],
  ['nobody', [], { permission: 'unknown', type: 'unknown' }],
  ['two, of whom the least counts', [standingOf('a', 'admin'), standingOf('b', 'triage')], { permission: 'triage' }],
  ['a bot for a person', [octocat, standingOf('robot', 'admin', 'Bot')], { permission: 'write', type: 'Bot' }],
  ['a person for a bot', [standingOf('robot', 'read', 'Bot'), octocat], { permission: 'read', type: 'Bot' }],
  ['an account that is gone', [standingOf('ghost', 'none', 'unknown')], { permission: 'none', type: 'unknown' }],
])('the actor of a run that %s started is judged as that', async (_, standings, actor) => {
  const { context } = await complete({ when: '{ actor: { permission: write } }', standings });
  expect(context.actor).toMatchObject({ ...actor, login: 'unknown' });
});
