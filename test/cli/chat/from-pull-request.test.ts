// `interns chat --from-pr`: the session that the sticky comment of a pull request keeps.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPullRequestSession } from '../../../src/cli/chat/conversation.ts';
import { buildMarker } from '../../../src/github/comment/marker.ts';
import { fakeToken } from '../../support/fake-github.ts';
import type { GitHubUnderTest } from '../../support/github-client.ts';
import { openFakeGitHub } from '../../support/github-client.ts';
import { json } from '../../support/responses.ts';
import type { CliResult } from '../support/cli.ts';
import { runCliInTest } from '../support/cli.ts';
import type { CliService } from '../support/cli-service.ts';
import { startCliService } from '../support/cli-service.ts';
import { handJob } from '../support/hand-job.ts';

let service: CliService;

beforeAll(async () => {
  service = await startCliService();
});

afterAll(() => service.service.stop());

function comment({ state }: GitHubUnderTest, author: string, session: string | undefined, tag = 'intern'): void {
  const at = '2026-11-18T12:00:00Z';
  const marker = buildMarker({ kind: 'sticky', tag, ...(session === undefined ? {} : { session }) });
  const id = state.comments.length + 1;
  state.comments.push({ id, issue: 7, author, body: `${marker}\nHello`, created_at: at, updated_at: at });
}

function chat(
  { fake }: GitHubUnderTest,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>> = {},
): Promise<CliResult> {
  const gitHub = { GITHUB_API_URL: fake.url, GITHUB_REPOSITORY: 'acme/app', GH_TOKEN: fakeToken };
  return runCliInTest(['chat', 'reviewer', 'Hello', '--json', ...args], { env: { ...service.env, ...gitHub, ...env } });
}

const sessionOf = ({ stdout }: CliResult): unknown => /"session_id":"([^"]*)"/.exec(stdout)?.[1];

test.each([
  ['of a workflow', 'github-actions[bot]', 'octocat'],
  ['of the account of the token', 'octocat', 'octocat'],
])('the session of a comment %s goes on', async (_, author, viewer) => {
  await using under = await openFakeGitHub();
  under.state.viewer = viewer;
  comment(under, author, 'session-of-pr-7');
  const result = await chat(under, ['--from-pr', '7']);
  expect([result.exitCode, sessionOf(result)], result.stderr).toEqual([0, 'session-of-pr-7']);
  expect(result.stderr).not.toContain(fakeToken);
});

test('the comment is the one with the tag', async () => {
  await using under = await openFakeGitHub();
  comment(under, 'github-actions[bot]', 'one');
  comment(under, 'github-actions[bot]', 'two', 'preview');
  expect(sessionOf(await chat(under, ['--from-pr', '7', '--comment-tag', 'preview']))).toBe('two');
});

test('a conversation goes on in it, turn by turn', async () => {
  await using under = await openFakeGitHub();
  comment(under, 'github-actions[bot]', 'talked-about');
  const env = {
    ...service.env,
    GITHUB_API_URL: under.fake.url,
    GITHUB_REPOSITORY: 'acme/app',
    GITHUB_TOKEN: fakeToken,
  };
  const { shown } = await runCliInTest(['chat', 'reviewer', '--from-pr', '7'], { env, lines: ['Hello', 'exit'] });
  expect(shown).toContain('To continue: interns chat reviewer --session talked-about');
});

test.each<[string, readonly string[], Readonly<Record<string, string | undefined>>, string]>([
  [
    'a copied comment',
    ['--from-pr', '7'],
    {},
    'Pull request #7 of acme/app has no comment of the action with the tag "intern" by github-actions[bot]. Name another tag',
  ],
  ['no number', ['--from-pr', '#7'], {}, '--from-pr is "#7". Use the number of a pull request.'],
  ...['0', '07', '7x', 'x7', '1234567890'].map(
    (text): [string, readonly string[], Readonly<Record<string, string | undefined>>, string] => [
      `the number ${text}`,
      ['--from-pr', text],
      {},
      `--from-pr is "${text}". Use the number of a pull request.`,
    ],
  ),
  ['no token', ['--from-pr', '7'], { GH_TOKEN: undefined }, 'Set GITHUB_TOKEN or GH_TOKEN'],
  ['no repository', ['--from-pr', '7'], { GITHUB_REPOSITORY: undefined }, 'Set GITHUB_REPOSITORY to OWNER/NAME.'],
  ['a comment without a session', ['--from-pr', '7', '--comment-tag', 'empty'], {}, 'keeps no session'],
  ['two sessions', ['--from-pr', '7', '--session', 'x'], {}, 'Both --from-pr and a session are given.'],
  ['a tag alone', ['--comment-tag', 'x'], {}, '--comment-tag needs --from-pr. Add it, or leave out --comment-tag.'],
])('nothing is sent with %s', async (_, args, env, says) => {
  await using under = await openFakeGitHub();
  comment(under, 'mallory', 'stolen');
  comment(under, 'github-actions[bot]', undefined, 'empty');
  const before = service.service.journal().length;
  const { exitCode, stderr } = await chat(under, args, env);
  expect([exitCode === 0, service.service.journal().length]).toEqual([false, before]);
  expect(stderr.replaceAll(/\s+/g, ' ')).toContain(says);
  expect(stderr).toMatch(/ \(input_(?:invalid|missing|conflict)\)$/m);
});

test('where the comment is not there, everybody who may have written it is named', async () => {
  await using under = await openFakeGitHub();
  under.state.viewer = 'octocat';
  comment(under, 'mallory', 'stolen');
  const { stderr } = await chat(under, ['--from-pr', '7', '--comment-tag', 'preview']);
  expect(stderr).toContain('has no comment of the action with the tag "preview" by github-actions[bot] or octocat.');
  expect(stderr).toContain('Name another tag with --comment-tag, or the session with --session. (input_invalid)');
});

test.each([
  [{ GITHUB_TOKEN: 'ghs_madeUpOne', GH_TOKEN: 'ghp_madeUpTwo' }, 'https://api.github.com', 'ghs_madeUpOne'],
  [
    { GITHUB_TOKEN: '', GH_TOKEN: 'ghp_madeUpTwo', GITHUB_API_URL: 'https://github.example/api/v3//' },
    'https://github.example/api/v3',
    'ghp_madeUpTwo',
  ],
])('%j: what is asked, and with which token', async (env, url, token) => {
  const job = handJob({ env: { GITHUB_REPOSITORY: 'acme/app', ...env }, answer: () => json(401, { message: 'No.' }) });
  await expect(findPullRequestSession({ number: '7', tag: 'intern' }, job)).rejects.toThrow('401');
  expect(job.sent.at(-1)?.url).toBe(`${url}/repos/acme/app/issues/7/comments?per_page=100`);
  expect(job.sent[0]?.headers.get('authorization')).toContain(token);
  expect(job.redactor.redact(`x ${token}`)).toBe('x ***');
});

test('outside of a job the repository is the one that git names', async () => {
  const execute = async (_program: string, args: readonly string[]): Promise<string> =>
    args.includes('get-url') ? 'git@github.com:acme/web.git' : '';
  const job = { ...handJob({ env: { GH_TOKEN: 'ghp_madeUp' }, answer: () => json(404, {}) }), execute };
  await expect(findPullRequestSession({ number: '7', tag: 'intern' }, job)).rejects.toThrow('404');
  expect(job.sent.at(-1)?.url).toContain('/repos/acme/web/issues/7/');
});

test('what GitHub refuses is told', async () => {
  await using under = await openFakeGitHub();
  under.fake.intercept = () => ({ status: 404, json: { message: 'Not Found' } });
  const { exitCode, stderr } = await chat(under, ['--from-pr', '7']);
  expect(exitCode).not.toBe(0);
  expect(stderr).toContain('404');
});
