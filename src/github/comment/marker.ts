// Builds and reads the hidden first line of all that we write on GitHub, and the data that our comments keep in it.

import * as z from 'zod/mini';
import { parseJson } from '../../json.ts';

const begin = '<!-- intern-action ';
const line = /^<!-- intern-action (\{[^\n]*\}) -->(?:\r?\n|$)/;

/** Builds a hidden line. Nothing in it can end the HTML comment, or begin another. */
export function buildHiddenLine(data: object): string {
  const json = JSON.stringify(data).replace(/[<>&-]/g, (character) => {
    return `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;
  });
  return `${begin}${json} -->`;
}

/** Reads the hidden data of a text's first line; undefined when there is none, or it can't be read. */
export function readHiddenLine(text: string): unknown {
  const [, json] = line.exec(text) ?? [];
  return json === undefined ? undefined : parseJson(json);
}

const shape = z.object({
  /** `sticky` comments are found again and updated, and so is that of a `question`; `new` ones never. */
  kind: z.enum(['sticky', 'new', 'question']),
  tag: z.string(),
  /** The session that `session-id: from-comment` continues. */
  session: z.optional(z.string()),
  /** Questions that nobody answered in time; `readParked` reads them. */
  parked: z.optional(z.unknown()),
  question: z.optional(
    z.object({
      code: z.string(),
      /** `open`: the run that asks takes the answer; `parked`: a later one does. */
      state: z.enum(['open', 'parked', 'decided']),
      /** When that state ends, epoch milliseconds. */
      until: z.number(),
    }),
  ),
});

export type QuestionMark = NonNullable<CommentMarker['question']>;

export type CommentMarker = z.infer<typeof shape>;

export function buildMarker(marker: CommentMarker): string {
  return buildHiddenLine(marker);
}

/**
 * Reads the marker of a comment; `undefined` when it has none that can be read. It does not prove who wrote the
 * comment.
 */
export function readMarker(body: string): CommentMarker | undefined {
  return shape.safeParse(readHiddenLine(body)).data;
}

/** Recognizes a comment that begins as ours do. A reply that quotes one begins otherwise. */
export function marksOwnComment(body: string): boolean {
  return body.startsWith(begin);
}
