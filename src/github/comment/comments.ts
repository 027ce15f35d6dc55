// Reads comments on a pull request or issue, and writes, updates, minimizes and claims our own.
import * as z from 'zod/mini';
import { integer, optionalText, text } from '../../contract/values.ts';
import { type Account, authorShape, isSameAccount } from '../account.ts';
import type { GitHub } from '../api/rest.ts';
import { type CommentMarker, readMarker } from './marker.ts';

export const commentShape = z.looseObject({
  id: integer,
  node_id: text,
  html_url: text,
  body: z._default(text, ''),
  user: authorShape,
  created_at: text,
  updated_at: text,
  author_association: optionalText,
});

export const commentsShape = z.array(commentShape);

export type Comment = z.infer<typeof commentShape>;

export type OwnComment = ReturnType<typeof toOwnComment>;

/** Checks the author too, because anyone can copy a marker. Returns the oldest of several. */
export async function findSticky(
  github: GitHub,
  { number, tag, accounts }: { readonly number: number; readonly tag: string; readonly accounts: readonly Account[] },
): Promise<OwnComment | undefined> {
  for await (const comment of listOwnComments(github, number, accounts)) {
    if (comment.marker?.kind === 'sticky' && comment.marker.tag === tag) return comment;
  }
  return undefined;
}

/** Lists the oldest first. `accounts` are the accounts that we write as. */
export async function* listOwnComments(github: GitHub, number: number, accounts: readonly Account[]) {
  for await (const comment of listComments(github, { issue_number: number })) {
    const marker = readMarker(comment.body);
    if (marker !== undefined && accounts.some((account) => isSameAccount(comment.user, account)))
      yield toOwnComment(comment, marker);
  }
}

export async function createComment(github: GitHub, { number, body }: { number: number; body: string }) {
  const comment = { issue_number: number, body };
  return toOwnComment(await github.json(({ issues }) => issues.createComment, comment, commentShape), undefined);
}

export async function updateComment(github: GitHub, { id, body }: { id: number; body: string }) {
  const comment = { comment_id: id, body };
  return toOwnComment(await github.json(({ issues }) => issues.updateComment, comment, commentShape), undefined);
}

export function readComment(github: GitHub, id: number): Promise<Comment> {
  return github.json(({ issues }) => issues.getComment, { comment_id: id }, commentShape);
}

export function listComments(github: GitHub, parameters: { readonly issue_number: number; readonly since?: string }) {
  return github.list(({ issues }) => issues.listComments, parameters, commentsShape);
}

/** `writtenAtMs` comes from GitHub's clock, which tells whole seconds. */
function toOwnComment({ id, node_id, html_url, updated_at }: Comment, marker: CommentMarker | undefined) {
  return { id, nodeId: node_id, url: html_url, writtenAtMs: Date.parse(updated_at), marker };
}

const minimizeMutation = `mutation ($id: ID!) {
  minimizeComment(input: { subjectId: $id, classifier: RESOLVED }) { clientMutationId }
}`;

export async function minimizeComment(github: GitHub, nodeId: string): Promise<void> {
  await github.graphql({ query: minimizeMutation, variables: { id: nodeId } }, z.looseObject({}));
}

/** Returns false if another run was first. Repeats no request that may have arrived: it would find our own reaction. */
export async function claimByReaction(github: GitHub, commentId: number): Promise<boolean> {
  const reaction = { ...github.repository, comment_id: commentId, content: 'rocket' } as const;
  const status = await github.ask(async ({ rest }) => {
    return { data: (await rest.reactions.createForIssueComment(reaction)).status };
  }, integer);
  return status === 201; // 200: the reaction was there already
}

const authorNodeShape = z.nullish(z.looseObject({ __typename: text, login: text }));
const commentNodeShape = z.looseObject({
  node: z.nullable(z.looseObject({ body: optionalText, author: authorNodeShape, editor: authorNodeShape })),
});

const editorQuery = `query ($id: ID!) {
  node(id: $id) { ... on IssueComment { body author { __typename login } editor { __typename login } } }
}`;

/** Returns undefined if the comment is gone or somebody else edited it last. Our own edits replace all earlier ones. */
export async function readUnedited(github: GitHub, { nodeId }: OwnComment): Promise<string | undefined> {
  const { data } = await github.graphql({ query: editorQuery, variables: { id: nodeId } }, commentNodeShape);
  const { body, author, editor } = data.node ?? {};
  if (author === undefined || author === null) return undefined;
  const isUnedited = editor === null || (editor?.login === author.login && editor.__typename === author.__typename);
  return isUnedited ? body : undefined;
}
