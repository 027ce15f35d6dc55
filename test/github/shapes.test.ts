// What GitHub answers is taken only as its API describes it: another type in one place, and nothing of the answer is believed.
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { permissionShape, userShape } from '../../src/github/account.ts';
import type { GitHub } from '../../src/github/api/rest.ts';
import { commentShape, commentsShape } from '../../src/github/comment/comments.ts';
import { annotationsShape, checkRunsShape, reviewCommentsShape } from '../../src/github/prompt/checks-and-comments.ts';
import { filesShape, pullRequestShape } from '../../src/github/pull-request.ts';
import { commitShape, folderShape, repositoryShape } from '../../src/github/repository-file.ts';
import { comparisonShape } from '../../src/github/review/changed-files.ts';
import { addCommit } from '../support/fake-github-state.ts';
import { gitHubWith, openFakeGitHub } from '../support/github-client.ts';
import { json, scriptedFetch } from '../support/responses.ts';

const app = '/repos/acme/app';
const sha = 'a'.repeat(40);

/** GitHub's answers, each with a shape and the places that it reads. */
const answers: readonly (readonly [path: string, shape: z.ZodMiniType, places: readonly string[]])[] = [
  ['/users/octocat', userShape, ['login', 'type']],
  [`${app}/collaborators/octocat/permission`, permissionShape, ['permission', 'role_name']],
  [app, repositoryShape, ['default_branch']],
  [`${app}/commits/main`, commitShape, ['sha']],
  [`${app}/contents/docs`, folderShape, ['0', '0.type', '0.name', '0.path', '0.sha', '0.size']],
  [
    `${app}/issues/7/comments`,
    commentsShape,
    ['0', '0.id', '0.node_id', '0.html_url', '0.body', '0.user.login', '0.user.type', '0.created_at', '0.updated_at'],
  ],
  [`${app}/issues/7/comments`, commentsShape, ['0.user', '0.author_association']],
  [`${app}/pulls/7/comments`, reviewCommentsShape, ['0', '0.path', '0.body', '0.user.login']],
  [
    `${app}/pulls/7`,
    pullRequestShape,
    ['number', 'title', 'body', 'draft', 'user.login', 'updated_at', 'labels', 'labels.0', 'labels.0.name'],
  ],
  [`${app}/pulls/7`, pullRequestShape, ['head', 'head.ref', 'head.sha', 'head.repo', 'head.repo.id']],
  [`${app}/pulls/7`, pullRequestShape, ['base', 'base.sha', 'base.repo.id', 'base.repo.full_name']],
  [
    `${app}/pulls/7/files`,
    filesShape,
    ['0', '0.filename', '0.status', '0.additions', '0.deletions', '0.previous_filename', '0.patch'],
  ],
  [`${app}/compare/a...b`, comparisonShape, ['status', 'files', 'files.0.filename']],
  [`${app}/commits/${sha}/check-runs`, checkRunsShape, ['0', '0.id', '0.name', '0.conclusion']],
  [
    `${app}/commits/${sha}/check-runs`,
    checkRunsShape,
    ['', '.title', '.summary', '.text', '.annotations_count'].map((place) => `0.output${place}`),
  ],
  [
    `${app}/check-runs/1/annotations`,
    annotationsShape,
    ['0', '0.path', '0.start_line', '0.annotation_level', '0.message'],
  ],
];

/** The first page of an answer; one that is no list is its only page. */
async function readWith(github: GitHub, path: string, shape: z.ZodMiniType): Promise<unknown> {
  const page = z.pipe(
    shape,
    z.transform((whole) => [whole]),
  );
  const nothing = { owner: undefined, repo: undefined, per_page: undefined }; // the path has all
  const pages = github.list(({ repos }) => repos.get.defaults({ url: path }), nothing, page);
  return (await pages.next()).value;
}

/** An answer as GitHub wraps it. */
function wrapped(path: string, answer: unknown): unknown {
  return path.endsWith('/check-runs') ? { total_count: 1, check_runs: answer } : answer;
}

async function answerTo(path: string): Promise<unknown> {
  await using under = await openFakeGitHub();
  const { state, github } = under;
  const at = '2026-01-01T09:00:00Z';
  const comment = { id: 1, issue: 7, author: 'octocat', body: 'Hello', created_at: at, updated_at: at };
  addCommit(state, 'heads/main', { 'docs/a.md': 'a' });
  state.comments.push(comment);
  state.reviewComments.push(comment);
  const files = [{ filename: 'a', previous_filename: 'b' }];
  state.comparisons.set('a...b', { files });
  state.pullRequests.set(7, { head_sha: sha, base_sha: sha, body: 'Why', labels: ['bug'], files });
  const annotations = [{ path: 'a', line: 1, message: 'Wrong' }];
  state.checkRuns.push({
    id: 1,
    sha,
    name: 'test',
    conclusion: 'failure',
    title: 'a',
    summary: 'b',
    text: 'c',
    annotations,
  });
  return JSON.parse(JSON.stringify(await readWith(github, path, z.unknown())));
}

/** The answer with a list of a number in this place: nothing that is read is one. */
function spoil(answer: unknown, place: string): unknown {
  const [name = '', ...rest] = place.split('.');
  if (typeof answer !== 'object' || answer === null || !(name in answer)) throw new Error(`There is no ${place}.`);
  const value = rest.length === 0 ? [7] : spoil(Reflect.get(answer, name), rest.join('.'));
  return Array.isArray(answer) ? answer.with(Number(name), value) : { ...answer, [name]: value };
}

test.each(answers)('%s is read as described, and not with another type in one place', async (path, shape, places) => {
  const answer = await answerTo(path);
  const read = (given: unknown): Promise<unknown> =>
    readWith(gitHubWith(scriptedFetch(json(200, wrapped(path, given)))), path, shape);
  await expect(read(answer)).resolves.toEqual(answer);
  for (const place of places) {
    await expect(read(spoil(answer, place))).rejects.toMatchObject({
      code: 'github_malformed',
      message: expect.stringContaining(`, at "${place}`),
    });
  }
});

test.each([`${sha}0`, sha.slice(1), `x${sha}`, sha.toUpperCase(), 'main', ''])('a commit is not called %j', (name) => {
  expect(commitShape.safeParse({ sha }).success).toBe(true);
  expect(commitShape.safeParse({ sha: name }).success).toBe(false);
});

test('a comparison without files has none', () => {
  expect(comparisonShape.parse({ status: 'identical' }).files).toEqual([]);
});

test('a comment without a body has an empty one', () => {
  const written = { id: 1, node_id: 'IC_1', html_url: '', user: null, created_at: '', updated_at: '' };
  expect(commentShape.parse(written).body).toBe('');
});
