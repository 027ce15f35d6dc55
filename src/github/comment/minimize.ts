// Folds a comment away once it is of no use any more.
import * as z from 'zod/mini';
import type { GitHub } from '../api/rest.ts';

const query = `mutation ($id: ID!) {
  minimizeComment(input: { subjectId: $id, classifier: RESOLVED }) { clientMutationId }
}`;

/** Minimises a comment as resolved, where the token may (GitHub GraphQL docs, "minimizeComment"). */
export async function minimizeComment(github: GitHub, nodeId: string): Promise<void> {
  await github.graphql({ query, variables: { id: nodeId } }, z.looseObject({}));
}
