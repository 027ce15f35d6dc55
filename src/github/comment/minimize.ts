// Folds a comment away once it is of no use any more.
import * as z from 'zod/mini';
import type { GitHub } from '../api/rest.ts';

const shape = z.looseObject({ minimizeComment: z.nullable(z.looseObject({})) });

const query = `mutation ($id: ID!) {
  minimizeComment(input: { subjectId: $id, classifier: RESOLVED }) { clientMutationId }
}`;

/** Minimises a comment as resolved (GitHub GraphQL docs, "minimizeComment"). */
export async function minimizeComment(github: GitHub, nodeId: string): Promise<void> {
  await github.graphql({ query, variables: { id: nodeId } }, shape);
}
