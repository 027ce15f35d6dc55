// Keeps questions in a sticky comment's marker because nobody answered in time.
import * as z from 'zod/mini';
import { type Binding, digestOfPause } from '../../permission/grant.ts';
import { readPause } from '../../permission/pause.ts';
import type { CommentMarker } from './marker.ts';

const shape = z.object({
  code: z.string(),
  /** A reaction on the question's own comment claims an answer. */
  comment: z.int(),
  /** As received; they hold no secret. */
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

/** These fit into a comment beside the report; the newest stay. */
export const maxParked = 3;

/** Drops questions that don't match their digest. Only {@link readUnedited} proves who wrote them. */
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
