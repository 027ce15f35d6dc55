// Outside text as text of HTML on GitHub: no element, no link, no mention, no reference, nothing invisible.
import { safeLines } from '../../log.ts';

/** Invisible; it keeps what GitHub's filters look for in rendered text from being found. */
const wordJoiner = '\u2060';
/** A word may be broken at it, and no Markdown links across it. An element and no character, so that what is copied is the word. */
export const breakPoint = '<wbr>';

// Mentions, references by number (`#1`), custom autolinks and their like (`GH-1`, `TICKET-1`), addresses with and without a
// scheme, and mail addresses.
const activeInText = /[@#]|:(?=\/\/)|[Ww]{3}(?=\.)|\b[Gg][Hh](?=-\d)|[A-Z](?=-\d)/gu;
// Names of commits.
const commitBegins = '(?<![\\p{L}\\p{N}])[0-9A-Fa-f](?=[0-9A-Fa-f]{6,39}(?![\\p{L}\\p{N}]))';
/** Where there is none, there is no name of a commit, and the tables of Unicode that tell words apart need not be loaded. */
const shortestCommit = /[0-9A-Fa-f]{7}/;

/** Text on one line in which GitHub's filters find nothing: what they look for is parted by a word joiner. */
export function withoutReferences(text: string): string {
  const line = safeLines(text).join(' ');
  const active = shortestCommit.test(line) ? new RegExp(`${activeInText.source}|${commitBegins}`, 'gu') : activeInText;
  return line.replace(active, `$&${wordJoiner}`);
}

/** Signs of ours at the beginning of a heading, which are drawn in colour only with a selector behind them. */
const colourless = /^[⚠⏸⏭]/u;

/** A heading whose sign is drawn in colour: the selector is invisible, so {@link safeLines} took it out. */
export function withColouredSign(heading: string): string {
  return heading.replace(colourless, '$&\ufe0f');
}

/** Plain text as the text of an HTML element. */
function escapeHtml(text: string): string {
  return text.replace(/[<>&"'$`]/g, (character) => `&#${character.codePointAt(0)};`);
}

/** How {@link toSafeText} and {@link toSafeCode} write. */
export interface SafeTextOptions {
  /** Longer words may be broken after this many characters: in cells of a table, which would scroll sideways. */
  readonly wordLimit?: number | undefined;
}

/** Plain text of one line as HTML: shown as it is, and nothing in it acts. */
export function toSafeText(text: string, { wordLimit }: SafeTextOptions = {}): string {
  return withBreakPoints(withoutReferences(text), wordLimit, escapeHtml);
}

/** Code of one line as HTML. GitHub's filters leave the inside of `<code>` alone, so that it can be copied. */
export function toSafeCode(text: string, { wordLimit }: SafeTextOptions = {}): string {
  return withBreakPoints(safeLines(text).join(' '), wordLimit, escapeHtml);
}

/** Code of several lines as HTML without a line end: a blank line would end the block of HTML that it stands in. */
export function toSafeCodeBlock(text: string): string {
  return safeLines(text).map(escapeHtml).join('&#10;');
}

/** Text, escaped, with places at which words that are longer than this may be broken. */
export function withBreakPoints(
  text: string,
  wordLimit: number | undefined,
  escapeText: (text: string) => string,
): string {
  if (wordLimit === undefined) return escapeText(text);
  const words = text.split(/(\s+)/u).map((word) => {
    const characters = Array.from(word);
    const pieces: string[] = [];
    for (let at = 0; at < characters.length; at += wordLimit) {
      pieces.push(escapeText(characters.slice(at, at + wordLimit).join('')));
    }
    return pieces.join(breakPoint);
  });
  return words.join('');
}
