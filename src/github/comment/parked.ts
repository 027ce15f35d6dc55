// Questions that a sticky comment keeps because nobody answered in time: reads them from its marker, and adds new ones.
import * as z from 'zod/mini';
import type { Binding } from '../../permission/grant.ts';
import { digestOfPause } from '../../permission/grant.ts';
import { readPause } from '../../permission/pause.ts';
import type { CommentMarker } from './marker.ts';

export interface ParkedQuestion {
  /** The code that an answer must name. */
  readonly code: string;
  /** The question's own comment: a reaction on it claims an answer. */
  readonly comment: number;
  /** The arguments as received; they hold no secret. */
  readonly arguments: string;
  readonly binding: Binding;
}

const shape: z.ZodMiniType<ParkedQuestion> = z.object({
  code: z.string(),
  comment: z.int(),
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
  }),
});

/** Most questions to keep, which fit into a comment beside the report; the newest stay. */
export const maxParked = 3;

/**
 * Reads the parked questions of a marker; drops those whose arguments don't match the digest. The marker does not prove
 * who wrote them: {@link readUnedited} does.
 */
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

/** Adds a question; replaces one that asks for the same, and drops the oldest if there are too many. */
export function withParked(parked: readonly ParkedQuestion[], question: ParkedQuestion): readonly ParkedQuestion[] {
  const others = parked.filter(({ binding }) => binding.digest !== question.binding.digest);
  return [...others, question].slice(-maxParked);
}
