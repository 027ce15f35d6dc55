// What an event tells: of GitHub's own example payloads, of forks, and of payloads that tell nothing.
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import type { PermissionLevel } from '../../src/github/account.ts';
import { readPullRequest } from '../../src/github/pull-request.ts';
import {
  completeContext,
  hasSecretsOnForks,
  readFork,
  readVisibility,
  toRunContext,
} from '../../src/github/run-context.ts';
import { findCheckedSha, readEventTime, readSubject } from '../../src/github/subject.ts';
import { unknownContext } from '../../src/permission/context.ts';
import { loadPolicy } from '../../src/permission/file/policy-file.ts';
import type { FakePullRequest } from '../support/fake-github-state.ts';
import { openFakeGitHub } from '../support/github-client.ts';

interface WebhookExample {
  readonly name: string;
  readonly examples: readonly unknown[];
}
const webhooks: readonly WebhookExample[] = createRequire(import.meta.url)('@octokit/webhooks-examples');
const exampleOf = (name: string): unknown => webhooks.find((one) => one.name === name)?.examples[0];

const sha = 'a'.repeat(40);

test.each(webhooks.map(({ name, examples }) => ({ name, examples })))(
  "GitHub's examples of $name can be read",
  ({ name, examples }) => {
    for (const payload of examples) {
      const event = { name, payload };
      const context = toRunContext(event, { GITHUB_ACTOR: 'Codertocat' });
      expect(context.event).toBe(name);
      expect([true, false, 'unknown']).toContain(context.fork);
      expect(readVisibility(event)).toMatch(/^(?:public|private|internal|unknown)$/);
      expect(readSubject(event)?.number ?? 1).toBeGreaterThan(0);
      expect(findCheckedSha(event) ?? sha).toMatch(/^[0-9a-f]{40}$/);
      expect(Number.isNaN(Date.parse(readEventTime(event) ?? '2026-01-01'))).toBe(false);
    }
  },
);

describe("GitHub's example of a pull request", () => {
  const event = { name: 'pull_request', payload: exampleOf('pull_request') };

  test('is about that pull request, with its commits', () => {
    expect(readSubject(event)).toMatchObject({
      number: 2,
      isPullRequest: true,
      headSha: expect.stringMatching(/^\w{40}$/),
    });
  });

  test('is from no fork, public, and its sender is a user', () => {
    expect(toRunContext(event, { GITHUB_ACTOR: 'Codertocat', GITHUB_BASE_REF: 'master' })).toMatchObject({
      fork: false,
      base_ref: 'master',
      draft: false,
      actor: { login: 'Codertocat', type: 'User' },
      repository: { visibility: 'public' },
    });
  });

  test('says nothing of an actor who is not its sender', () => {
    expect(toRunContext(event, { GITHUB_ACTOR: 'someone' }).actor).toMatchObject({ login: 'someone', type: 'unknown' });
  });
});

test.each([
  ['the same repository', { head: { repo: { id: 1 } }, base: { repo: { id: 1 } } }, false],
  ['another repository', { head: { repo: { id: 2 } }, base: { repo: { id: 1 } } }, true],
  ['a repository that was deleted', { head: { repo: null }, base: { repo: { id: 1 } } }, true],
  ['a repository that is not told to another', { head: { repo: {} }, base: { repo: { id: 1 } } }, 'unknown'],
  ['a repository to one that is not told', { head: { repo: { id: 1 } }, base: {} }, 'unknown'],
  ['ids that are no numbers', { head: { repo: { id: '1' } }, base: { repo: { id: '1' } } }, 'unknown'],
  ['no repositories', {}, 'unknown'],
])('a pull request from %s is a fork: %s', (_name, pull_request, fork) => {
  expect(readFork({ name: 'pull_request_target', payload: { pull_request } })).toBe(fork);
});

test.each([
  [{ workflow_run: { head_repository: { id: 2 } }, repository: { id: 1 } }, true],
  [{ workflow_run: { head_repository: { id: 1 } }, repository: { id: 1 } }, false],
  [{ workflow_run: {}, repository: { id: 1 } }, 'unknown'],
])('the run before, of %j, was of a fork: %s', (payload, fork) => {
  expect(readFork({ name: 'workflow_run', payload })).toBe(fork);
});

test('a comment does not tell whether its pull request comes from a fork', () => {
  expect(readFork({ name: 'issue_comment', payload: { issue: { number: 1, pull_request: {} } } })).toBe('unknown');
});

test.each(['push', 'release'])('an event that takes write access (%s) is about no fork', (name) => {
  expect(readFork({ name, payload: { pull_request: { head: { repo: null } } } })).toBe(false);
});

test.each([null, undefined, 'text', 7, [], { pull_request: 'x', issue: [], repository: null }])(
  'the payload %j tells nothing and breaks nothing',
  (payload) => {
    const event = { name: 'pull_request', payload };
    expect(readSubject(event)).toBeUndefined();
    expect(toRunContext(event, {})).toMatchObject({ fork: 'unknown', labels: 'unknown', actor: { login: 'unknown' } });
  },
);

test.each([
  [{ visibility: 'internal', private: true }, 'internal'],
  [{ private: true }, 'private'],
  [{ private: false }, 'public'],
  [{ private: 'yes' }, 'unknown'],
  [{}, 'unknown'],
])('the repository %j is %s', (repository, visibility) => {
  expect(readVisibility({ name: 'push', payload: { repository } })).toBe(visibility);
});

test.each([
  ['pull_request_target', true],
  ['workflow_run', true],
  ['pull_request', false],
  ['push', false],
])('a job of %s has the secrets where a fork is the cause: %s', (name, expected) => {
  expect(hasSecretsOnForks({ name, payload: {} })).toBe(expected);
});

describe('a policy is told', () => {
  const of = (payload: unknown, env: Readonly<Record<string, string>> = {}) =>
    toRunContext({ name: 'issue_comment', payload }, env);

  test('nothing that the job does not tell', () => {
    const empty = { GITHUB_ACTOR: '', GITHUB_REF: '', GITHUB_BASE_REF: '' };
    for (const env of [{}, empty]) {
      expect(of({}, env)).toEqual({
        event: 'issue_comment',
        ref: 'unknown',
        base_ref: 'unknown',
        fork: 'unknown',
        draft: 'unknown',
        labels: 'unknown',
        actor: { permission: 'unknown', association: 'unknown', type: 'unknown', login: 'unknown' },
        environment: 'unknown',
        repository: { visibility: 'unknown' },
      });
    }
  });

  test('the ref of the run and what a draft says of itself', () => {
    expect(of({ pull_request: { draft: true } }, { GITHUB_REF: 'refs/heads/main' })).toMatchObject({
      ref: 'refs/heads/main',
      draft: true,
    });
  });

  test.each([
    [{ pull_request: { labels: [{ name: 'one' }, { name: 'two' }] }, issue: { labels: [] } }, ['one', 'two']],
    [{ issue: { labels: [{ name: 'bug' }, { name: 7 }, 'loose'] } }, ['bug']],
    [{ issue: { labels: [] } }, []],
    [{ issue: { labels: 'bug' } }, 'unknown'],
  ])('of %j the labels %j', (payload, labels) => {
    expect(of(payload).labels).toEqual(labels);
  });

  test.each([
    ['who wrote the comment', { comment: { author_association: 'NONE' }, issue: { author_association: 'OWNER' } }],
    ['who wrote the review', { review: { author_association: 'NONE' }, pull_request: { author_association: 'OWNER' } }],
    ['who opened the pull request', { pull_request: { author_association: 'NONE' } }],
    ['who opened the issue', { issue: { author_association: 'NONE' } }],
  ])('the association of %s', (_, payload) => {
    expect(of(payload).actor.association).toBe('NONE');
  });

  test.each([
    ['of the sender', { login: 'robot', type: 'Bot' }, { GITHUB_ACTOR: 'robot' }, 'Bot'],
    ['of nobody when the sender has none', { login: 'robot' }, { GITHUB_ACTOR: 'robot' }, 'unknown'],
    ['of nobody when neither has a login', { type: 'Bot' }, {}, 'unknown'],
  ])('the type %s', (_, sender, env, type) => {
    expect(of({ sender }, env).actor.type).toBe(type);
  });
});

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
  const standingsOf = async () => {
    askedOf += 'standings';
    return standings;
  };
  const pullRequestOf = async () => {
    askedOf += 'pull request';
    return await readPullRequest(under.github, 7);
  };
  const isNone = 'pullRequest' in asked && asked.pullRequest === undefined;
  const facts = [standingsOf, isNone ? undefined : pullRequestOf] as const;
  const context = await completeContext({ ...unknownContext, fork }, policy, ...facts);
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
