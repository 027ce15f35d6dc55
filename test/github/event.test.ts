// The event that started the workflow: who can cause it, and what a policy may ask of it.
import { describe, expect, test } from 'vitest';
import { canOutsidersCause, forkOf, isGitHubActions, toRunContext, visibilityOf } from '../../src/github/event.ts';

const pullRequest = {
  head: { repo: { id: 7 } },
  base: { repo: { id: 7 } },
  draft: true,
  labels: [{ name: 'bug' }, { name: 'help wanted' }],
  author_association: 'MEMBER',
};

describe('an event', () => {
  test.each([
    'push',
    'schedule',
    'workflow_dispatch',
    'repository_dispatch',
    'merge_group',
    'release',
    'create',
    'delete',
    'deployment',
    'deployment_status',
  ])('%s is caused by insiders only', (name) => {
    expect(canOutsidersCause({ name, payload: undefined })).toBe(false);
  });

  test.each([
    'pull_request',
    'pull_request_target',
    'pull_request_review',
    'issue_comment',
    'issues',
    'workflow_run',
    'fork',
    'watch',
    'discussion',
    'an_event_of_tomorrow',
    'Push',
    '',
  ])('%j can be caused by outsiders', (name) => {
    expect(canOutsidersCause({ name, payload: undefined })).toBe(true);
  });
});

test.each([
  [{ GITHUB_ACTIONS: 'true' }, true],
  [{ GITHUB_ACTIONS: 'false' }, false],
  [{}, false],
])('%j is a job of GitHub Actions: %s', (env, isJob) => {
  expect(isGitHubActions(env)).toBe(isJob);
});

describe('the visibility', () => {
  test.each([
    [{ repository: { visibility: 'internal', private: true } }, 'internal'],
    [{ repository: { visibility: 'public' } }, 'public'],
    [{ repository: { private: true } }, 'private'],
    [{ repository: { private: false } }, 'public'],
    [{ repository: { visibility: '', private: true } }, 'private'],
    [{ repository: { visibility: 7, private: 'yes' } }, 'unknown'],
    [{ repository: {} }, 'unknown'],
    [{ repository: null }, 'unknown'],
    [{}, 'unknown'],
    [null, 'unknown'],
    [undefined, 'unknown'],
    ['text', 'unknown'],
    [[], 'unknown'],
  ])('of the payload %j is %s', (payload, visibility) => {
    expect(visibilityOf({ name: 'push', payload })).toBe(visibility);
  });
});

describe('a fork', () => {
  const of = (name: string, payload: unknown) => forkOf({ name, payload });

  test.each([
    ['another repository', { head: { repo: { id: 8 } } }, true],
    ['the same repository', {}, false],
    ['a repository that is gone', { head: { repo: null } }, true],
    ['a repository without an id', { head: { repo: {} } }, 'unknown'],
    ['a base without an id', { base: {} }, 'unknown'],
    ['ids that are no numbers', { head: { repo: { id: '7' } } }, 'unknown'],
    ['no head', { head: undefined }, 'unknown'],
  ])('is told by a pull request from %s: %j', (_, more, fork) => {
    expect(of('pull_request', { pull_request: { ...pullRequest, ...more } })).toBe(fork);
    expect(of('pull_request_target', { pull_request: { ...pullRequest, ...more } })).toBe(fork);
  });

  test.each([
    [{ workflow_run: { head_repository: { id: 8 } }, repository: { id: 7 } }, true],
    [{ workflow_run: { head_repository: { id: 7 } }, repository: { id: 7 } }, false],
    [{ workflow_run: {}, repository: { id: 7 } }, 'unknown'],
  ])('is told by a workflow run of %j: %s', (payload, fork) => {
    expect(of('workflow_run', payload)).toBe(fork);
  });

  test('is not known of a comment', () => {
    expect(of('issue_comment', { issue: { pull_request: {} } })).toBe('unknown');
  });

  test('is none where only insiders cause the event, whatever the payload says', () => {
    expect(of('push', { pull_request: { ...pullRequest, head: { repo: { id: 8 } } } })).toBe(false);
  });
});

describe('the context of a run', () => {
  const env = {
    GITHUB_ACTOR: 'octocat',
    GITHUB_REF: 'refs/pull/1/merge',
    GITHUB_BASE_REF: 'main',
  };

  test('holds what the event and the environment tell', () => {
    const payload = {
      pull_request: pullRequest,
      repository: { visibility: 'public' },
      sender: { login: 'octocat', type: 'User' },
    };
    expect(toRunContext({ name: 'pull_request', payload }, env)).toEqual({
      event: 'pull_request',
      ref: 'refs/pull/1/merge',
      base_ref: 'main',
      fork: false,
      draft: true,
      labels: ['bug', 'help wanted'],
      actor: { permission: 'unknown', association: 'MEMBER', type: 'User', login: 'octocat' },
      environment: 'unknown',
      repository: { visibility: 'public' },
    });
  });

  test.each([undefined, null, 'text', [], {}, { pull_request: null, sender: null, repository: 7 }])(
    'knows nothing of the payload %j',
    (payload) => {
      expect(toRunContext({ name: 'an_event', payload }, {})).toEqual({
        event: 'an_event',
        ref: 'unknown',
        base_ref: 'unknown',
        fork: 'unknown',
        draft: 'unknown',
        labels: 'unknown',
        actor: { permission: 'unknown', association: 'unknown', type: 'unknown', login: 'unknown' },
        environment: 'unknown',
        repository: { visibility: 'unknown' },
      });
    },
  );

  test('takes an empty variable for one that is not set', () => {
    const empty = { GITHUB_ACTOR: '', GITHUB_REF: '', GITHUB_BASE_REF: '' };
    expect(toRunContext({ name: 'push', payload: {} }, empty)).toMatchObject({
      ref: 'unknown',
      base_ref: 'unknown',
      actor: { login: 'unknown' },
    });
  });

  test.each([
    [{ login: 'octocat', type: 'Bot' }, 'Bot'],
    [{ login: 'someone-else', type: 'Bot' }, 'unknown'],
    [{ login: 'octocat' }, 'unknown'],
    [undefined, 'unknown'],
  ])('has the type of the actor only where the actor sent the event: %j', (sender, type) => {
    expect(toRunContext({ name: 'issues', payload: { sender } }, env).actor.type).toBe(type);
  });

  test('has no type of an actor who is not known, though the event names no sender either', () => {
    expect(toRunContext({ name: 'issues', payload: { sender: { type: 'Bot' } } }, {}).actor.type).toBe('unknown');
  });

  test.each([
    [{ comment: { author_association: 'NONE' }, issue: { author_association: 'OWNER' } }, 'NONE'],
    [{ review: { author_association: 'MEMBER' }, pull_request: { author_association: 'OWNER' } }, 'MEMBER'],
    [{ issue: { author_association: 'OWNER' } }, 'OWNER'],
    [{ comment: {}, issue: { author_association: 'OWNER' } }, 'unknown'],
    [{ comment: null, issue: { author_association: 'OWNER' } }, 'OWNER'],
  ])('has the association of who wrote what started it: %j', (payload, association) => {
    expect(toRunContext({ name: 'issue_comment', payload }, env).actor.association).toBe(association);
  });

  test.each([
    [{ issue: { labels: [{ name: 'bug' }] } }, ['bug']],
    [{ issue: { labels: [] } }, []],
    [{ pull_request: { labels: [{ name: 'bug' }, {}, null, { name: '' }, { name: 7 }] } }, ['bug']],
    [{ issue: { labels: 'bug' } }, 'unknown'],
  ])('has the labels of pull request or issue: %j', (payload, labels) => {
    expect(toRunContext({ name: 'issues', payload }, env).labels).toEqual(labels);
  });

  test('does not read what the payload inherits', () => {
    const payload: unknown = JSON.parse('{"__proto__":{"repository":{"visibility":"private"}}}');
    expect(visibilityOf({ name: 'push', payload })).toBe('unknown');
    expect(toRunContext({ name: 'issues', payload: { sender: {} } }, { GITHUB_ACTOR: 'constructor' }).actor.type).toBe(
      'unknown',
    );
  });
});
