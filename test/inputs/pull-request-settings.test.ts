// Inputs of runs that a pull request, a comment or another run starts.
import { describe, expect, test } from 'vitest';
import type { GivenInputs } from '../support/settings.ts';
import { failureOf, settingsOf } from '../support/settings.ts';

describe('a run on GitHub', () => {
  test('has the defaults of the inputs', () => {
    expect(settingsOf({ 'github-token': '' })).toMatchObject({
      githubToken: undefined,
      actorPermission: 'write',
      allowedBots: [],
      onFork: 'skip',
      comment: 'none',
      commentTag: 'intern',
      policyRef: 'auto',
      askMentions: [],
      parkedForMs: 0,
      isSessionFromComment: false,
    });
  });

  test('has a token that does not print', () => {
    const { githubToken } = settingsOf({ 'github-token': 'hidden-token' });
    expect([githubToken?.reveal(), String(githubToken)]).toEqual(['hidden-token', '***']);
  });

  test.each<[GivenInputs, object]>([
    ...['none', 'read', 'triage', 'write', 'maintain', 'admin'].map((word): [GivenInputs, object] => [
      { 'actor-permission': word },
      { actorPermission: word },
    ]),
    [
      { 'allowed-bots': 'renovate[bot], dependabot[bot],ci-user' },
      { allowedBots: ['renovate[bot]', 'dependabot[bot]', 'ci-user'] },
    ],
    [{ 'on-fork': 'fail' }, { onFork: 'fail' }],
    [{ comment: 'sticky' }, { comment: 'sticky' }],
    [{ comment: 'new' }, { comment: 'new' }],
    [{ 'comment-tag': `a_B.1-${'x'.repeat(44)}` }, { commentTag: `a_B.1-${'x'.repeat(44)}` }],
    [{ 'policy-ref': 'workspace' }, { policyRef: 'workspace' }],
    [{ 'policy-ref': 'refs/heads/feature/x' }, { policyRef: 'refs/heads/feature/x' }],
    [{ 'policy-ref': 'v1.2.3' }, { policyRef: 'v1.2.3' }],
    [{ 'ask-mentions': 'octocat, @acme/reviewers' }, { askMentions: ['@octocat', '@acme/reviewers'] }],
    [{ 'parked-for': '24h', comment: 'sticky' }, { parkedForMs: 86_400_000 }],
    [
      { 'session-id': 'from-comment', comment: 'sticky' },
      { sessionId: undefined, isSessionFromComment: true },
    ],
  ])('takes %j', (given, settings) => {
    expect(settingsOf(given)).toMatchObject(settings);
  });

  test.each<[GivenInputs, string, string]>([
    [{ 'actor-permission': 'owner' }, 'actor-permission', '"maintain" or "admin"'],
    [{ 'allowed-bots': '*' }, 'allowed-bots', 'exact logins'],
    [{ 'allowed-bots': 'renovate*' }, 'allowed-bots', 'exact logins'],
    [{ 'allowed-bots': '*[bot]' }, 'allowed-bots', 'exact logins'],
    [{ 'allowed-bots': '*renovate[bot]' }, 'allowed-bots', 'exact logins'],
    [{ 'allowed-bots': 'renovate[bot]x' }, 'allowed-bots', 'exact logins'],
    [{ 'allowed-bots': 'renovate[bot],,x' }, 'allowed-bots', 'exact logins'],
    [{ 'allowed-bots': 'renovate [bot]' }, 'allowed-bots', 'exact logins'],
    [{ 'on-fork': 'run' }, 'on-fork', '"skip" or "fail"'],
    [{ comment: 'always' }, 'comment', '"none", "sticky" or "new"'],
    [{ 'ask-mentions': 'octo cat' }, 'ask-mentions', 'logins and teams'],
    [{ 'ask-mentions': 'acme/a/b' }, 'ask-mentions', 'logins and teams'],
    [{ 'ask-mentions': 'octocat,' }, 'ask-mentions', 'logins and teams'],
    [{ 'ask-mentions': 'octocat\nSee https://evil.example' }, 'ask-mentions', 'logins and teams'],
    [{ 'ask-mentions': '<b>octocat' }, 'ask-mentions', 'logins and teams'],
    [{ 'parked-for': '25h', comment: 'sticky' }, 'parked-for', 'to 24 h'],
    [{ 'parked-for': 'ever', comment: 'sticky' }, 'parked-for', 'duration'],
    [{ 'comment-tag': 'a b' }, 'comment-tag', 'Use 1 to 50'],
    [{ 'comment-tag': '--><b>' }, 'comment-tag', 'Use 1 to 50'],
    [{ 'comment-tag': 'x'.repeat(51) }, 'comment-tag', 'Use 1 to 50'],
    ...[
      'a..b',
      'a b',
      '-x',
      '/x',
      'x/',
      'x.',
      'a//b',
      '.x',
      'a/.b',
      'a@{1}',
      'a~1',
      'a^',
      'a:b',
      'a?',
      'a*',
      'a[b',
      'a\\b',
      'x.lock',
      'x'.repeat(256),
    ].map((ref): [GivenInputs, string, string] => [{ 'policy-ref': ref }, 'policy-ref', 'a branch, tag or commit']),
  ])('refuses %j', (given, source, says) => {
    expect(failureOf(given)).toMatchObject({
      code: 'input_invalid',
      data: { source },
      message: expect.stringContaining(says),
    });
  });

  test.each(['none', 'new'])('parks nothing in a comment that is %s, and resumes from none', (comment) => {
    for (const [source, given] of [
      ['parked-for', { 'parked-for': '1h' }],
      ['command', { command: 'resume' }],
    ] as const) {
      expect(failureOf({ ...given, comment })).toMatchObject({
        code: 'input_conflict',
        data: { source },
        message: expect.stringMatching(/Only "comment: sticky" keeps (?:a parked question|parked questions)\.$/),
      });
    }
  });

  test.each(['none', 'new'])('keeps no session in a comment that is %s', (comment) => {
    expect(failureOf({ 'session-id': 'from-comment', comment })).toMatchObject({
      code: 'input_conflict',
      data: { source: 'session-id' },
    });
  });
});
