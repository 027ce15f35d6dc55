// Keeps, in the marker of the sticky comment, the questions that nobody answered in time. A later run finds them there.
import * as z from 'zod/mini';
import { type Binding, digestPause } from '../../permission/grant.ts';
import { readPause } from '../../permission/pause.ts';
import type { CommentMarker } from './marker.ts';

const shape = z.object({
  code: z.string(),
  /** The comment with the question. A run adds a reaction to it as a lock, so that no other run uses the answer. */
  comment: z.int(),
  /** The question's JSON as it arrived. It holds no secret. */
  arguments: z.string(),
  binding: z.object({
    digest: z.string(),
    policy: z.nullable(z.string()),
    head: z.string(),
    base: z.string(),
    intern: z.string(),
    approvalMode: z.string(),
    service: z.string(),
    session: z.string(),
    untilMs: z.number(),
  }) satisfies z.ZodMiniType<Binding>,
});

export type ParkedQuestion = z.infer<typeof shape>;

/** More would not fit into the comment beside the report. The newest are kept. */
export const maxParked = 3;

/** Keeps the newest entries with the right form and digest. Only `readUnedited` (comments.ts) tells who wrote them. */
export function readParked(marker: CommentMarker | undefined): readonly ParkedQuestion[] {
  const entries = z.array(z.unknown()).safeParse(marker?.parked).data ?? [];
  return entries
    .flatMap((one) => shape.safeParse(one).data ?? [])
    .filter(matchesDigest)
    .slice(-maxParked);
}

function matchesDigest({ arguments: text, binding }: ParkedQuestion): boolean {
  const pause = readPause(text);
  return !('error' in pause) && digestPause(pause) === binding.digest;
}

export function addParked(parked: readonly ParkedQuestion[], question: ParkedQuestion): readonly ParkedQuestion[] {
  const others = parked.filter(({ binding }) => binding.digest !== question.binding.digest);
  return [...others, question].slice(-maxParked);
}
