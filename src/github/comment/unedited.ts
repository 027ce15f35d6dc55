// A comment of ours as nobody but our account left it: what it hides is trusted only then.
import * as z from 'zod/mini';
import type { GitHub } from '../api/rest.ts';
import type { OwnComment } from './comments.ts';

const account = z.nullable(z.looseObject({ __typename: z.string(), login: z.string() }));
const shape = z.looseObject({
  node: z.nullable(
    z.looseObject({ body: z.optional(z.string()), author: z.optional(account), editor: z.optional(account) }),
  ),
});

const query = `query ($id: ID!) {
  node(id: $id) { ... on IssueComment { body author { __typename login } editor { __typename login } } }
}`;

/**
 * The body of a comment of ours; undefined when it is gone, or somebody else was the last to edit it (GitHub GraphQL docs,
 * "IssueComment"). Body and editor come in one answer. Our own runs write only what they knew before, so an edit of somebody
 * else's does not outlive our next one.
 */
export async function readUnedited(github: GitHub, { nodeId }: OwnComment): Promise<string | undefined> {
  const { data } = await github.graphql({ query, variables: { id: nodeId } }, shape);
  const { body, author, editor } = data.node ?? {};
  if (author === undefined || author === null) return undefined;
  const isOurs = editor === null || (editor?.login === author.login && editor.__typename === author.__typename);
  return isOurs ? body : undefined;
}
