// Builds and reads the hidden first line of our texts on GitHub, by which later runs recognize them.
import * as z from 'zod/mini';
import { parseJson } from '../../json.ts';

const prefix = '<!-- intern-action ';
const hiddenLine = /^<!-- intern-action (\{[^\n]*\}) -->(?:\r?\n|$)/;

/** Escapes the data, so that it neither ends the HTML comment nor begins another. */
export function buildHiddenLine(data: object): string {
  const json = JSON.stringify(data).replace(/[<>&-]/g, (character) => {
    return `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;
  });
  return `${prefix}${json} -->`;
}

export function readHiddenLine(text: string): unknown {
  const [, json] = hiddenLine.exec(text) ?? [];
  return json === undefined ? undefined : parseJson(json);
}

const shape = z.object({
  /** Later runs update a `sticky` or `question` comment, but never a `new` comment. */
  kind: z.enum(['sticky', 'new', 'question']),
  tag: z.string(),
  /** The session that `session-id: from-comment` continues. */
  session: z.optional(z.string()),
  parked: z.optional(z.unknown()),
  question: z.optional(
    z.object({
      code: z.string(),
      /** `open`: the asking run takes the answer. `parked`: a later run takes it. `decided`: no run does. */
      state: z.enum(['open', 'parked', 'decided']),
      /** The end of that state, in epoch milliseconds. */
      until: z.number(),
    }),
  ),
});

export type QuestionMark = NonNullable<CommentMarker['question']>;

export type CommentMarker = z.infer<typeof shape>;

export function buildMarker(marker: CommentMarker): string {
  return buildHiddenLine(marker);
}

/** Reads a marker. Anyone can write one, so it does not prove who wrote the comment. */
export function readMarker(body: string): CommentMarker | undefined {
  return shape.safeParse(readHiddenLine(body)).data;
}

/** False for a reply that quotes our comment, because the quote begins with `>`. */
export function marksOwnComment(body: string): boolean {
  return body.startsWith(prefix);
}
