// Texts from outside as HTML in which nothing of them is markup, a mention or a link.
import { safeLines } from '../../log.ts';
import type { Block } from './blocks.ts';

/**
 * An element that shows nothing and is not copied. A word may be broken at it, and no Markdown links across it. Nobody is
 * notified where it is taken out.
 */
export const breakPoint = '<wbr>';

/** A space without width. Dependabot writes it behind `@` and `#`: GitHub mentions and references nothing across it. */
export const zeroWidthSpace = '&#8203;';

/** Stands for {@link zeroWidthSpace} until the text is escaped; {@link safeLines} removes it from outside text. */
const parting = '\u200b';

/** Ends what begins a mention or mail address, a reference by number, or one as `GH-1`. */
const beginsReference = /@|#(?=[0-9])|GH-(?=[0-9])/giu;
/** Shorter text can't name a commit. */
const shortestCommit = /[0-9A-Fa-f]{7}/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
const ascii = /^[\x00-\x7f]*$/;

/**
 * Breaks mentions, references and names of commits. Words of an ASCII line are found without the tables of Unicode,
 * which take long to load.
 */
function partReferences(line: string): string {
  const parted = line.replaceAll(beginsReference, `$&${parting}`);
  if (!shortestCommit.test(parted)) return parted;
  const wordCharacter = ascii.test(line) ? '[A-Za-z0-9]' : '[\\p{L}\\p{N}]';
  const commit = new RegExp(`(?<!${wordCharacter})[0-9A-Fa-f]{7,40}(?!${wordCharacter})`, 'gu');
  // No piece is as long as the shortest name of a commit.
  return parted.replaceAll(commit, (name) => name.replaceAll(/.{6}(?=.)/gu, `$&${parting}`));
}

// Places in text at which links are parted: addresses with and without a scheme, and custom autolinks, whatever a repository
// has of them. Their prefix has letters, digits and `.-_+=:/#` and ends with no digit; behind it stand digits, or letters,
// digits and hyphens (GitHub documentation, "Configuring autolinks to reference external resources"; REST API, "Autolinks").
// A prefix that ends with a letter, with a letter behind it, could be any word: such words are left whole.
const activeInText = /(?<=:)(?=\/\/)|(?<=[Ww]{3})(?=\.)|(?<=[A-Za-z.\-_+=:/#])(?=[0-9-])|(?<=[.\-_+=:/#])(?=[A-Za-z])/u;

/** Escapes one line and breaks all that GitHub's filters look for. */
export function withoutReferences(
  text: string,
  { wordLimit }: SafeTextOptions,
  escapeText: (text: string) => string,
): string {
  const escapePiece = (piece: string): string => piece.split(activeInText).map(escapeText).join(breakPoint);
  const parts = partReferences(safeLines(text).join(' ')).split(parting);
  return parts.map((part) => withBreakPoints(part, wordLimit, escapePiece)).join(zeroWidthSpace);
}

/** Our signs at the beginning of a heading that are coloured only with a selector behind them. */
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

/** Only this makes {@link safeLines} look closer: anything but visible ASCII, and markers of workflow commands. */
const needsCare = /[^\x20-\x7e\n]|##\[|^ *::/m;

/** Escapes a text, and lets words that are longer than this break. */
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
 * Words as one block of HTML without a blank line. Those of a speaker stand indented below the speaker's name, and a rule ends
 * them: a rule that the words themselves can't draw (docs/report.md, "What the intern's Markdown can't do"). They stand in no
 * table: its cell would be as wide as the longest line of code in it, and all of the answer would scroll sideways.
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
