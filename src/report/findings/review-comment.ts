// What a comment says of a review that was posted without a run: its verdict, and as many of its findings as fit.
import type { ReviewOutcome } from '../../findings/review.ts';
import { toMarkdown } from '../render/markdown.ts';
import { toReviewBlocks } from './review-blocks.ts';

/** GitHub takes at most 65,536 characters; what the comment has besides this fits between. */
const maxBytes = 60_000;

/** Rows that are tried; those of the last always fit. */
const rowCounts = [200, 100, 50, 25, 10];

/** The comment; `besides` are the bytes that it has beside this. */
export function toReviewComment(outcome: ReviewOutcome, besides: number): string {
  let text = '';
  for (const rows of rowCounts) {
    text = toMarkdown(toReviewBlocks(outcome, 'full', rows));
    if (Buffer.byteLength(text) <= maxBytes - besides) return text;
  }
  return text;
}
