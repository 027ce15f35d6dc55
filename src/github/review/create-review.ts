// Posts a review of a pull request, with comments on lines.
import * as z from 'zod/mini';
import type { FindingPlace } from '../../findings/finding.ts';
import type { GitHub } from '../api/rest.ts';

export const createdShape = z.looseObject({ id: z.int(), html_url: z.string() });

/** The HTTP status if a line is not in the diff: GitHub refuses the whole review, without naming the line. */
export const http422 = 422;

export function createReview(
  github: GitHub,
  { number, head }: { readonly number: number; readonly head: string },
  { body, comments }: { readonly body: string; readonly comments: ReturnType<typeof toLineComment>[] },
) {
  const review = { pull_number: number, commit_id: head, event: 'COMMENT', body, comments } as const;
  return github.json(({ pulls }) => pulls.createReview, review, createdShape);
}

export function toLineComment({ path, line, end_line, side }: FindingPlace, body: string) {
  const where = side === 'new' ? 'RIGHT' : 'LEFT';
  const start: { start_line?: number; start_side?: typeof where } =
    line === end_line ? {} : { start_line: line, start_side: where };
  return { path, body, line: end_line, side: where, ...start } as const;
}
