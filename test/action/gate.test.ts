// Who may start a run, and from where: decided before any token is asked for.
import { expect, test } from 'vitest';
import { findStartRefusal } from '../../src/action/gate.ts';
import { buildMarker } from '../../src/github/comment/marker.ts';
import { openAccess } from '../support/github-access.ts';
import { openFakeGitHub } from '../support/github-client.ts';
import { openPullRequestJob } from '../support/pull-request-job.ts';
import type { GivenInputs } from '../support/settings.ts';
import { settingsOf } from '../support/settings.ts';

const nothing = 'version: 1\n';
const steps = [{ say: '**Fine**, @octocat: see #1.' }] as const;

test('a stranger starts no run: it ends green before any token is asked for', async () => {
  const job = await openPullRequestJob([...steps], nothing);
  job.state.users.set('stranger', { role: 'read' });
  const { io, conclusion } = await job.run({}, { env: { GITHUB_ACTOR: 'stranger' } });
  expect([conclusion, io.outputs]).toEqual(['skipped', { conclusion: 'skipped' }]);
  expect(io.log.at('notice').join()).toContain('"stranger" has the permission "read"');
  expect(io.summary).toContain('Skipped');
  expect(job.fake.requests.every((request) => /\/users\/|\/permission$/.test(request))).toBe(true);
});

test('when GitHub does not tell who may, nobody starts a run', async () => {
  const job = await openPullRequestJob([...steps], nothing);
  job.fake.intercept = () => ({ status: 403, json: { message: 'Resource not accessible by integration' } });
  expect((await job.run()).thrown).toMatchObject({ code: 'github_refused' });
  expect((await job.run({ 'github-token': '' })).thrown).toMatchObject({
    code: 'input_missing',
    message: 'Input "github-token" is empty, but this run needs GitHub\'s API.',
  });
  expect((await job.run({}, { env: { GITHUB_REPOSITORY: 'nothing' } })).thrown).toMatchObject({
    code: 'input_invalid',
    message: 'GITHUB_REPOSITORY is "nothing", not owner/name.',
  });
});

test('a comment of our own starts no run, even where anyone may', async () => {
  const job = await openPullRequestJob([...steps], nothing);
  const body = `${buildMarker({ kind: 'new', tag: 'intern' })}\nDone.`;
  const payload = { issue: { number: 7, pull_request: {} }, comment: { body, user: { login: 'octocat' } } };
  const { conclusion } = await job.run({ 'actor-permission': 'none' }, { name: 'issue_comment', payload });
  expect(conclusion).toBe('skipped');
  expect(job.fake.requests).toEqual([]);
});

const ours = { repo: { id: 1 } };
const fork = { number: 7, head: { repo: { id: 99 } }, base: ours };
const noFork = { number: 7, head: ours, base: ours };
const pullRequest = (pull_request: object) => ({ name: 'pull_request', payload: { pull_request } });
const push = { name: 'push', payload: {} };

/** Asks whether a job of this event may start; `requests` is what GitHub was asked for it. */
async function askGate(
  given: GivenInputs,
  event: { readonly name: string; readonly payload: unknown },
  env: Readonly<Record<string, string>> = {},
) {
  await using under = await openFakeGitHub();
  const { io, access } = openAccess(under, event, { env, given });
  const refusal = await findStartRefusal(io, settingsOf(given), access);
  return { refusal, requests: under.fake.requests };
}

test("a fork's pull request has no identity, and is skipped before anyone is asked", async () => {
  const { refusal, requests } = await askGate({ 'on-fork': 'skip' }, pullRequest(fork));
  expect(refusal).toEqual({
    why: 'The pull request comes from a fork, and GitHub gives its jobs no identity.',
    remedy: 'Someone with write access can run the intern with a comment.',
  });
  expect(requests).toEqual([]);
  expect((await askGate({}, pullRequest(fork), { ACTIONS_ID_TOKEN_REQUEST_URL: '' })).refusal).toBeDefined();
});

test("a fork's pull request fails where on-fork says so", async () => {
  await expect(askGate({ 'on-fork': 'fail' }, pullRequest(fork))).rejects.toMatchObject({
    code: 'identity_missing',
    message:
      'The pull request comes from a fork, and GitHub gives its jobs no identity. "on-fork: fail" fails the job.',
    data: { source: 'on-fork' },
  });
});

test('a pull request of Dependabot is as one of a fork, once it is allowed to start a run at all', async () => {
  const ofDependabot = pullRequest({ ...noFork, user: { login: 'dependabot[bot]' } });
  const anyone = { 'actor-permission': 'none' };
  expect((await askGate(anyone, ofDependabot)).refusal?.why).toContain('comes from Dependabot');
  await expect(askGate({ ...anyone, 'on-fork': 'fail' }, ofDependabot)).rejects.toMatchObject({
    code: 'identity_missing',
  });
  const withIdentity = { ACTIONS_ID_TOKEN_REQUEST_URL: 'https://token.example' };
  expect((await askGate(anyone, ofDependabot, withIdentity)).refusal).toBeUndefined();
});

test.each<[string, GivenInputs, object, Readonly<Record<string, string>>]>([
  ['a fork with an identity all the same', {}, fork, { ACTIONS_ID_TOKEN_REQUEST_URL: 'https://token.example' }],
  ['a fork with an API key', { 'federation-policy-id': '', 'api-key': 'key-1' }, fork, {}],
  ['a fork with a subject token of its own', { 'subject-token': 'a.b.c' }, fork, {}],
  ['a branch of the repository, whose lack of an identity is said later', {}, noFork, {}],
])('the pull request of %s may start', async (_, given, pull_request, env) => {
  expect((await askGate({ 'on-fork': 'fail', ...given }, pullRequest(pull_request), env)).refusal).toBeUndefined();
});

test('where only people with write access cause the event, nobody is asked for', async () => {
  expect(await askGate({}, push)).toEqual({ refusal: undefined, requests: [] });
  expect((await askGate({ 'actor-permission': 'none' }, pullRequest(noFork))).requests).toEqual([]);
  expect((await askGate({}, pullRequest(noFork))).requests).not.toEqual([]);
});

test.each(['list', 'token', 'update-key', 'answer'])('%s passes the gate like a prompt', async (command) => {
  const job = await openPullRequestJob([...steps], nothing);
  job.state.users.set('stranger', { role: 'read' });
  const asked = {
    answer: 'allow_once',
    'tool-call-id': 'call_1',
    'session-id': 's',
    'key-hash': 'key_standard',
    limit: '5',
  };
  const exchange = { 'api-key': '', 'federation-policy-id': 'local', 'subject-token': 'a.b.c' };
  const given = { ...asked, prompt: '', command, ...(command === 'token' ? exchange : {}) } as const;
  const event = { name: 'pull_request_target', env: { GITHUB_ACTOR: 'stranger' } };
  const { io, conclusion } = await job.run(given, event);
  expect([conclusion, io.outputs]).toEqual(['skipped', { conclusion: 'skipped' }]);
  expect(job.requests()).toEqual([]);
  expect((await job.run(given, { ...event, env: { GITHUB_ACTOR: 'octocat' } })).conclusion).not.toBe('skipped');
});

test.each(['list', 'token', 'update-key'])(
  "%s is skipped where a fork's pull request has no identity",
  async (command) => {
    const job = await openPullRequestJob([...steps], nothing);
    const given = {
      prompt: '',
      intern: '',
      command,
      'key-hash': 'key_standard',
      limit: '5',
      'api-key': '',
      'federation-policy-id': 'local',
    } as const;
    const { io, conclusion } = await job.run(given, { payload: { pull_request: fork } });
    expect([conclusion, io.outputs]).toEqual(['skipped', { conclusion: 'skipped' }]);
    expect(io.log.at('notice').join()).toContain('comes from a fork');
  },
);
