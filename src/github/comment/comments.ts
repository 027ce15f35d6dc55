// Comments of ours on a pull request or issue: found again, written, changed.
import * as z from 'zod/mini';
import { ToolkitError } from '../../errors.ts';
import { apiPath } from '../api/path.ts';
import type { GitHub } from '../api/rest.ts';
import { graphqlPath } from '../api/rest.ts';
import type { Comment } from '../api/shapes.ts';
import { commentShape, commentsShape } from '../api/shapes.ts';
import type { Repository } from '../subject.ts';
import type { CommentMarker } from './marker.ts';
import { readMarker } from './marker.ts';

/** A comment of ours. */
export interface OwnComment {
  readonly id: number;
  readonly url: string;
  readonly marker: CommentMarker | undefined;
}

const viewerShape = z.looseObject({ data: z.looseObject({ viewer: z.looseObject({ login: z.string() }) }) });

/** Account of the token that a workflow gets when it names no other (GitHub docs, "GITHUB_TOKEN"). */
const workflowAccount = 'github-actions';

/**
 * The account that the token writes as, without the `[bot]` that the REST API adds. Only GraphQL tells it for the token of
 * an app (GitHub GraphQL docs, "viewer"); where that is refused, it is taken to be the workflow's own.
 */
export async function readOwnAccount(github: GitHub): Promise<string> {
  try {
    const body = { query: 'query { viewer { login } }' };
    const { data } = await github.json({ method: 'POST', path: graphqlPath, body }, viewerShape);
    return withoutBot(data.viewer.login);
  } catch (error) {
    if (error instanceof ToolkitError) return workflowAccount;
    throw error;
  }
}

/**
 * The sticky comment with this tag: ours by marker and by author, because anyone can copy a marker. All pages are read; of
 * several the oldest counts.
 */
export async function findSticky(
  github: GitHub,
  { owner, name }: Repository,
  { number, tag }: { readonly number: number; readonly tag: string },
): Promise<OwnComment | undefined> {
  const account = await readOwnAccount(github);
  const path = apiPath`/repos/${owner}/${name}/issues/${number}/comments`;
  for await (const page of github.pages({ path }, commentsShape)) {
    for (const comment of page) {
      const marker = readMarker(comment.body);
      if (marker?.kind !== 'sticky' || marker.tag !== tag) continue;
      if (comment.user !== null && withoutBot(comment.user.login) === account) return toOwn(comment, marker);
    }
  }
  return undefined;
}

/** Writes a comment (GitHub docs, "Create an issue comment"). */
export async function createComment(
  github: GitHub,
  { owner, name }: Repository,
  { number, body }: { readonly number: number; readonly body: string },
): Promise<OwnComment> {
  const path = apiPath`/repos/${owner}/${name}/issues/${number}/comments`;
  return toOwn(await github.json({ method: 'POST', path, body: { body } }, commentShape), undefined);
}

/** Changes a comment (GitHub docs, "Update an issue comment"). */
export async function updateComment(
  github: GitHub,
  { owner, name }: Repository,
  { id, body }: { readonly id: number; readonly body: string },
): Promise<void> {
  const path = apiPath`/repos/${owner}/${name}/issues/comments/${id}`;
  await github.json({ method: 'PATCH', path, body: { body } }, commentShape);
}

/** Comments that were written or changed since a time (GitHub docs, "List issue comments"). */
export async function commentsSince(
  github: GitHub,
  { owner, name }: Repository,
  { number, since }: { readonly number: number; readonly since: string },
): Promise<readonly Comment[]> {
  const comments: Comment[] = [];
  const path = apiPath`/repos/${owner}/${name}/issues/${number}/comments`;
  for await (const page of github.pages({ path, query: { since } }, commentsShape)) comments.push(...page);
  return comments;
}

function toOwn({ id, html_url }: Comment, marker: CommentMarker | undefined): OwnComment {
  return { id, url: html_url, marker };
}

function withoutBot(login: string): string {
  return login.replace('[bot]', '');
}
