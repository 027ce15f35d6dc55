// Keeps the questions that nobody answered in time, in the marker of the sticky comment.
import * as z from 'zod/mini';
import { type Binding, digestOfPause } from '../../permission/grant.ts';
import { readPause } from '../../permission/pause.ts';
import type { CommentMarker } from './marker.ts';

const shape = z.object({
  code: z.string(),
  /** The question's own comment: a reaction on it claims an answer. */
  comment: z.int(),
  /** As they arrived; no secret is in them. */
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

/** So many fit into a comment beside the report; the newest stay. */
export const maxParked = 3;

/** Drops questions that don't match their digest. Who wrote them, only {@link readUnedited} proves. */
export function readParked(marker: CommentMarker | undefined): readonly ParkedQuestion[] {
  const found = z.array(z.unknown()).safeParse(marker?.parked).data ?? [];
  return found
    .flatMap((one) => shape.safeParse(one).data ?? [])
    .filter(isWhole)
    .slice(-maxParked);
}

function isWhole({ arguments: text, binding }: ParkedQuestion): boolean {
  const pause = readPause(text);
  return !('error' in pause) && digestOfPause(pause) === binding.digest;
}

export function withParked(parked: readonly ParkedQuestion[], question: ParkedQuestion): readonly ParkedQuestion[] {
  const others = parked.filter(({ binding }) => binding.digest !== question.binding.digest);
  return [...others, question].slice(-maxParked);
}
