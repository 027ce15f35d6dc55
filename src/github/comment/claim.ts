// A claim that only one can make: GitHub makes a reaction of an account on a comment once.
import * as z from 'zod/mini';
import type { GitHub } from '../api/rest.ts';
import type { Repository } from '../subject.ts';

/**
 * Claims what a comment stands for by our reaction on it; whether we are the first (GitHub docs, "Create reaction for an issue
 * comment": 201 when it is made, 200 when it was there). A request that may have arrived is not sent again: then it is not
 * known who was first, and the error is thrown.
 */
export async function claimByReaction(
  github: GitHub,
  { owner, name }: Repository,
  commentId: number,
): Promise<boolean> {
  const reaction = { owner, repo: name, comment_id: commentId, content: 'rocket' } as const;
  const status = await github.json(async ({ rest }) => {
    const answer = await rest.reactions.createForIssueComment(reaction);
    return { data: answer.status };
  }, z.int());
  return status === 201;
}
