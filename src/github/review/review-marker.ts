// Builds and reads the hidden first line of our reviews, threads and answers, which later rounds recognize.
import * as z from 'zod/mini';
import { severities } from '../../findings/finding.ts';
import { verdictWords } from '../../findings/verdict.ts';
import { buildHiddenLine, readHiddenLine } from '../comment/marker.ts';

const sha = z.string().check(z.regex(/^[0-9a-f]{40}$/));
const digest = z.string().check(z.regex(/^[0-9a-f]{32}$/));
const line = z.int().check(z.positive());

const shape = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('review'),
    tag: z.string(),
    round: z.int().check(z.positive()),
    head: sha,
    partial: z.optional(z.boolean()),
    verdict: z.optional(z.enum(verdictWords)),
  }),
  z.object({
    kind: z.literal('finding'),
    tag: z.string(),
    head: sha,
    fingerprint: digest,
    /** The digest of the lines' text, by which the lines are found again after they moved. */
    text: digest,
    path: z.string(),
    side: z.enum(['new', 'old']),
    line,
    end_line: line,
    severity: z.enum(severities),
    title: z.string(),
    /** The lines once the suggestion is committed. Set only if they hold the old lines too, with new ones around them. */
    suggested: z.optional(z.object({ before: z.int().check(z.nonnegative()), count: line, digest })),
  }),
  z.object({
    kind: z.enum(['gone', 'again']),
    tag: z.string(),
    head: sha,
    /** Set if the finding is now worse than the thread says. */
    severity: z.optional(z.enum(severities)),
    /** Set if the thread stayed resolved, although whoever resolved it saw only a lesser severity. */
    resolved: z.optional(z.boolean()),
  }),
]);

export type ReviewMarker = z.infer<typeof shape>;

export type ThreadMarker = Extract<ReviewMarker, { readonly kind: 'finding' }>;

export const buildReviewMarker: (marker: ReviewMarker) => string = buildHiddenLine;

/** Reads a marker. Anyone can write one, so it does not prove who wrote the text. */
export function readReviewMarker(body: string): ReviewMarker | undefined {
  return shape.safeParse(readHiddenLine(body)).data;
}
