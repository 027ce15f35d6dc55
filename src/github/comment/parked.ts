// The questions that a sticky comment keeps because nobody answered in time: read from its marker, added, left out.
import * as z from 'zod/mini';
import type { Binding } from '../../permission/grant.ts';
import { digestOfPause } from '../../permission/grant.ts';
import { readPause } from '../../permission/pause.ts';
import type { CommentMarker } from './marker.ts';

export interface ParkedQuestion {
  /** The code that an answer has to name. */
  readonly code: string;
  /** The question's own comment: a reaction on it claims the answer. */
  readonly comment: number;
  /** As they came; they hold no secret. */
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

/** This many fit into a comment beside the report; the newest count. */
export const maxParked = 3;

/**
 * Reads the parked questions of a marker, but none whose arguments differ from those of its digest. The marker does
 * not prove who wrote them: {@link readUnedited} does.
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

/** Adds a question. It replaces one that asked for the same, and the oldest where there are too many. */
export function withParked(parked: readonly ParkedQuestion[], question: ParkedQuestion): readonly ParkedQuestion[] {
  const others = parked.filter(({ binding }) => binding.digest !== question.binding.digest);
  return [...others, question].slice(-maxParked);
}
