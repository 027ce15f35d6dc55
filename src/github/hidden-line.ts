// The hidden line that everything which we write on GitHub begins with: data that nobody sees, in an HTML comment.
import { parseJson } from '../json.ts';

const begin = '<!-- intern-action ';
const line = /^<!-- intern-action (\{[^\n]*\}) -->(?:\r?\n|$)/;

/** A hidden line. Nothing in it can end the HTML comment, or begin another. */
export function buildHiddenLine(data: object): string {
  const json = JSON.stringify(data).replace(/[<>&-]/g, (character) => {
    return `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;
  });
  return `${begin}${json} -->`;
}

/** What the first line of a text hides; undefined when it hides nothing, or nothing that can be read. */
export function readHiddenLine(text: string): unknown {
  const [, json] = line.exec(text) ?? [];
  return json === undefined ? undefined : parseJson(json);
}

/** Whether a text begins as ours do. A reply that quotes one begins otherwise. */
export function hasHiddenLine(text: string): boolean {
  return text.startsWith(begin);
}
