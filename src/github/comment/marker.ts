// Builds and reads the hidden first line of everything that we write on GitHub.
import * as z from 'zod/mini';
import { parseJson } from '../../json.ts';

const begin = '<!-- intern-action ';
const line = /^<!-- intern-action (\{[^\n]*\}) -->(?:\r?\n|$)/;

/** Escapes the data, so that it neither ends the HTML comment nor begins another. */
export function buildHiddenLine(data: object): string {
  const json = JSON.stringify(data).replace(/[<>&-]/g, (character) => {
    return `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;
  });
  return `${begin}${json} -->`;
}

/** Returns undefined if there is no valid line. */
export function readHiddenLine(text: string): unknown {
  const [, json] = line.exec(text) ?? [];
  return json === undefined ? undefined : parseJson(json);
}

const shape = z.object({
  /** A `sticky` or `question` comment is found again and updated, a `new` one never. */
  kind: z.enum(['sticky', 'new', 'question']),
  tag: z.string(),
  /** The session that `session-id: from-comment` continues. */
  session: z.optional(z.string()),
  parked: z.optional(z.unknown()),
  question: z.optional(
    z.object({
      code: z.string(),
      /** `open`: the run that asked takes the answer; `parked`: a later run does. */
      state: z.enum(['open', 'parked', 'decided']),
      /** When that state ends, in epoch milliseconds. */
      until: z.number(),
    }),
  ),
});

export type QuestionMark = NonNullable<CommentMarker['question']>;

export type CommentMarker = z.infer<typeof shape>;

export function buildMarker(marker: CommentMarker): string {
  return buildHiddenLine(marker);
}

/** Reads a marker, which does not prove who wrote the comment. */
export function readMarker(body: string): CommentMarker | undefined {
  return shape.safeParse(readHiddenLine(body)).data;
}

/** Tells our comment from a reply that quotes it, which begins differently. */
export function marksOwnComment(body: string): boolean {
  return body.startsWith(begin);
}
