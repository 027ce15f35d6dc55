// Writes outside texts as HTML, in which nothing of them acts as markup, a mention or a link.
import { safeLines } from '../../log.ts';
import type { Block } from './blocks.ts';

/**
 * An element that shows nothing and is not copied. A word may break at it, and no Markdown links across it. Nobody is
 * notified where it is taken out.
 */
export const breakPoint = '<wbr>';

/** A zero-width space. Dependabot writes it after `@` and `#`: GitHub finds no mention or reference across it. */
export const zeroWidthSpace = '&#8203;';

/** Stands for {@link zeroWidthSpace} until the text is escaped; {@link safeLines} removes it from outside text. */
const parting = '\u200b';

/** The beginning of a mention or mail address, of a reference such as `#1`, or of one such as `GH-1`. */
const beginsReference = /@|#(?=[0-9])|GH-(?=[0-9])/giu;
/** Shorter text can't name a commit. */
const shortestCommit = /[0-9A-Fa-f]{7}/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
const ascii = /^[\x00-\x7f]*$/;

/** Breaks up mentions, references and commit ids. An ASCII line does without Unicode tables, which are slow to load. */
function partReferences(line: string): string {
  const parted = line.replaceAll(beginsReference, `$&${parting}`);
  if (!shortestCommit.test(parted)) return parted;
  const wordCharacter = ascii.test(line) ? '[A-Za-z0-9]' : '[\\p{L}\\p{N}]';
  const commit = new RegExp(`(?<!${wordCharacter})[0-9A-Fa-f]{7,40}(?!${wordCharacter})`, 'gu');
  // No piece is as long as the shortest name of a commit.
  return parted.replaceAll(commit, (name) => name.replaceAll(/.{6}(?=.)/gu, `$&${parting}`));
}

// Positions at which links are broken up: addresses with and without a scheme, and any custom autolinks that a
// repository may have. Their prefix has letters, digits and `.-_+=:/#`, and does not end with a digit; digits follow,
// or letters, digits and hyphens (GitHub documentation, "Configuring autolinks to reference external resources"; REST
// API, "Autolinks"). A prefix that ends with a letter, followed by a letter, could be any word: such words stay whole.
const activeInText = /(?<=:)(?=\/\/)|(?<=[Ww]{3})(?=\.)|(?<=[A-Za-z.\-_+=:/#])(?=[0-9-])|(?<=[.\-_+=:/#])(?=[A-Za-z])/u;

/** Escapes one line, and breaks up everything that GitHub's filters look for. */
export function withoutReferences(
  text: string,
  { wordLimit }: SafeTextOptions,
  escapeText: (text: string) => string,
): string {
  const escapePiece = (piece: string): string => piece.split(activeInText).map(escapeText).join(breakPoint);
  const parts = partReferences(safeLines(text).join(' ')).split(parting);
  return parts.map((part) => withBreakPoints(part, wordLimit, escapePiece)).join(zeroWidthSpace);
}

/** Signs at the beginning of a heading that need a variation selector to be coloured. */
const colourless = /^[⚠⏸⏭]/u;

/** Adds the invisible selector for a coloured sign, which {@link safeLines} removed. */
export function withColouredSign(heading: string): string {
  return heading.replace(colourless, '$&\ufe0f');
}

function escapeHtml(text: string): string {
  return text.replace(special, referenceTo);
}

const special = /[<>&"'$`]/g;
const references: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('<>&"\'$`', (character) => [character, `&#${character.codePointAt(0)};`]),
);

function referenceTo(character: string): string {
  return references[character] ?? '';
}

export interface SafeTextOptions {
  /** Breaks longer words in cells of a table, which would scroll sideways. */
  readonly wordLimit?: number | undefined;
}

/** Shows plain text of one line as it is, with nothing in it that acts. */
export function toSafeText(text: string, options: SafeTextOptions = {}): string {
  return withoutReferences(text, options, escapeHtml);
}

/** Writes code of one line. GitHub's filters leave the inside of `<code>` alone, so that it can be copied. */
export function toSafeCode(text: string, { wordLimit }: SafeTextOptions = {}): string {
  return withBreakPoints(safeLines(text).join(' '), wordLimit, escapeHtml);
}

/** Writes code of several lines without a line end: a blank line would end the block of HTML around it. */
export function toSafeCodeBlock(text: string): string {
  if (!needsCare.test(text)) return escapeHtml(text).replaceAll('\n', '&#10;');
  return safeLines(text).map(escapeHtml).join('&#10;');
}

/** Text that {@link safeLines} may change: anything but visible ASCII, and markers of workflow commands. */
const needsCare = /[^\x20-\x7e\n]|##\[|^ *::/m;

/** Escapes a text, and lets words longer than `wordLimit` break. */
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

export type Words = Extract<Block, { readonly type: 'prose' | 'rich' }>;

/**
 * Writes words as one block of HTML without a blank line. A speaker's words are indented below the name, and end with a
 * rule, which the words themselves can't draw (docs/report.md, "What the intern's Markdown can't do"). A table is no
 * choice: its cell would be as wide as the longest line of code, and the entire answer would scroll sideways.
 */
export function toWords(words: Words): string {
  const html = words.type === 'rich' ? words.html : toParagraphs(words.text);
  if (words.speaker === undefined) return `<blockquote>${html}</blockquote>`;
  return `<dl><dt>${toSafeText(words.speaker)} says</dt>\n<dd>${html}</dd></dl>\n<hr>`;
}

/** Keeps blank lines as paragraphs, line breaks, and leading spaces. */
function toParagraphs(text: string): string {
  const paragraphs = safeLines(text.trim())
    .join('\n')
    .split(/\n\s*\n/);
  return paragraphs.map((paragraph) => `<p>${paragraph.split('\n').map(toLine).join('<br>')}</p>`).join('');
}

function toLine(line: string): string {
  const [indent = ''] = /^[ \t]*/.exec(line) ?? [];
  return '&#160;'.repeat(indent.replaceAll('\t', '    ').length) + toSafeText(line.slice(indent.length));
}
