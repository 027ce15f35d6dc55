// Who may start a run: asked of the API, of everyone whose doing the event is.
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { readStanding } from '../../src/github/account.ts';
import { buildMarker } from '../../src/github/comment/marker.ts';
import { listActors } from '../../src/github/event.ts';
import { needsPermission, refuseActors, refuseOwnComment } from '../../src/github/start-rule.ts';
import { openFakeGitHub } from '../support/github-client.ts';

const rule = { actorPermission: 'write', allowedBots: ['renovate[bot]'] } as const;
const standing = { login: 'octocat', type: 'User', permission: 'write' } as const;

interface WebhookExample {
  readonly name: string;
  readonly examples: readonly unknown[];
}
const webhooks: readonly WebhookExample[] = createRequire(import.meta.url)('@octokit/webhooks-examples');

test.each([
  ['admin', true],
  ['maintain', true],
  ['write', true],
  ['triage', false],
  ['read', false],
  ['none', false],
] as const)('with the permission %s a person may start a run: %s', (permission, may) => {
  expect(refuseActors([{ ...standing, permission }], rule) === undefined).toBe(may);
});

test('the refusal names who, what is the case and what would change it', () => {
  expect(refuseActors([{ ...standing, permission: 'read' }], rule)).toEqual({
    why: '"octocat" has the permission "read" on this repository, but a run needs "write".',
    remedy:
      'Someone with that permission can cause the run, for example by a comment or by reopening the pull request; starting the job again does not help. Or lower "actor-permission".',
  });
});

test('one who may does not carry along one who may not', () => {
  expect(refuseActors([standing, { ...standing, login: 'stranger', permission: 'read' }], rule)?.why).toContain(
    'stranger',
  );
});

test('nobody is not allowed to start a run', () => {
  expect(refuseActors([], rule)).toEqual({
    why: 'The event names no actor.',
    remedy: 'Set "actor-permission: none" to run without one.',
  });
});

test.each(['Bot', 'Organization', 'Mannequin', 'unknown'])(
  'an account of type %s needs its exact login on the list',
  (type) => {
    const bot = { type, permission: 'admin' } as const;
    expect(refuseActors([{ ...bot, login: 'renovate[bot]' }], rule)).toBeUndefined();
    expect(refuseActors([{ ...bot, login: 'renovate' }], rule)).toEqual({
      why: `"renovate" is an account of type ${type}, not a person, and not in "allowed-bots".`,
      remedy: 'Add "renovate" to "allowed-bots" if it may start a run.',
    });
    expect(refuseActors([{ ...bot, login: 'Renovate[bot]' }], rule)).toBeDefined();
  },
);

test('a person whose login is on the list of bots still needs the permission', () => {
  expect(refuseActors([{ login: 'renovate[bot]', type: 'User', permission: 'read' }], rule)).toBeDefined();
});

test('actor, triggering actor and those of the run before a workflow_run are asked, each once', () => {
  const of = (again: string): unknown => ({
    workflow_run: { actor: { login: 'fork-author' }, triggering_actor: { login: again } },
  });
  const env = { GITHUB_ACTOR: 'octocat', GITHUB_TRIGGERING_ACTOR: 'rerunner' };
  const all = ['octocat', 'rerunner', 'fork-author', 'upstream-rerunner'];
  expect(listActors({ name: 'workflow_run', payload: of('upstream-rerunner') }, env)).toEqual(all);
  expect(listActors({ name: 'workflow_run', payload: of('octocat') }, env)).toEqual(all.slice(0, 3));
});

test('a login that the runner leaves empty is nobody', () => {
  const env = { GITHUB_ACTOR: '', GITHUB_TRIGGERING_ACTOR: '' };
  expect(listActors({ name: 'issue_comment', payload: {} }, env)).toEqual([]);
});

test("a workflow_run that names no actor of the run before, as GitHub's old example, is nobody's doing", () => {
  const payload = webhooks.find(({ name }) => name === 'workflow_run')?.examples[0];
  expect(listActors({ name: 'workflow_run', payload }, { GITHUB_ACTOR: 'octocat' })).toEqual([]);
});

test.each([
  ['push', false],
  ['schedule', false],
  ['workflow_dispatch', false],
  ['pull_request', true],
  ['pull_request_target', true],
  ['issue_comment', true],
  ['workflow_run', true],
  ['an_event_of_tomorrow', true],
])('on %s somebody is asked for: %s', (name, asked) => {
  expect(needsPermission({ name, payload: {} }, rule)).toBe(asked);
  expect(needsPermission({ name, payload: {} }, { ...rule, actorPermission: 'none' })).toBe(false);
});

test('a comment of our own starts nothing, whoever wrote it', () => {
  const own = `${buildMarker({ kind: 'sticky', tag: 'intern' })}\nDone.`;
  const event = (body: string): { name: string; payload: unknown } => ({
    name: 'issue_comment',
    payload: { comment: { body } },
  });
  expect(refuseOwnComment(event(own))).toEqual({
    why: 'The event is a comment by this action itself.',
    remedy: 'Its own comments never start a run.',
  });
  expect(refuseOwnComment(event(`> ${own}\n\n/intern go on`))).toBeUndefined();
  expect(refuseOwnComment(event('/intern review'))).toBeUndefined();
});

test.each([
  ['a role of GitHub', { role: 'maintain' }, 'maintain'],
  ['a custom role by what it builds on', { role: 'release-captain', permission: 'write' }, 'write'],
  ['no role', {}, 'none'],
  ['roles that nobody knows', { role: 'release-captain', permission: 'all' }, 'none'],
])('the permission is read from %s', async (_name, user, permission) => {
  await using under = await openFakeGitHub();
  under.state.users.set('someone', user);
  expect(await readStanding(under.github, 'someone')).toEqual({ login: 'someone', type: 'User', permission });
});

test('the type of an account is what the API says, not how its login ends', async () => {
  await using under = await openFakeGitHub();
  under.state.users.set('Copilot', { type: 'Bot' });
  expect(await readStanding(under.github, 'Copilot')).toMatchObject({ type: 'Bot' });
});

test('an account that GitHub tells no permission of has none', async () => {
  await using under = await openFakeGitHub();
  under.fake.intercept = (request) =>
    request.endsWith('/permission') ? { status: 404, json: { message: 'Not Found' } } : undefined;
  expect(await readStanding(under.github, 'octocat')).toMatchObject({ type: 'User', permission: 'none' });
});

test('an account that is gone is nobody', async () => {
  await using under = await openFakeGitHub();
  expect(await readStanding(under.github, 'ghost-of-old')).toEqual({
    login: 'ghost-of-old',
    type: 'unknown',
    permission: 'none',
  });
});
