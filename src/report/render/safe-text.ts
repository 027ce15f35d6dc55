// Texts from outside as HTML in which nothing of them is markup, a mention or a link.
import { safeLines } from '../../log.ts';
import type { Block } from './blocks.ts';

/**
 * An element that shows nothing and is not copied. A word may be broken at it, and no Markdown links across it. Nobody is
 * notified where it is taken out.
 */
export const breakPoint = '<wbr>';

/** A space without width. Dependabot writes it behind `@` and `#`, so GitHub is known to mention and reference nothing across it. */
export const zeroWidthSpace = '&#8203;';

/** Stands for {@link zeroWidthSpace} until the text is escaped; {@link safeLines} leaves none of outside. */
const parting = '\u200b';

/** Ends what begins a mention or mail address, a reference by number, or one as `GH-1`. */
const beginsReference = /@|#(?=[0-9])|GH-(?=[0-9])/giu;
/** Without one, there is no name of a commit. */
const shortestCommit = /[0-9A-Fa-f]{7}/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
const ascii = /^[\x00-\x7f]*$/;

/** Parts mentions, references and names of commits. In a line of ASCII, words are told apart without the tables of Unicode, which take long to load. */
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

/** Escapes text on one line and parts all that GitHub's filters look for. */
export function withoutReferences(
  text: string,
  { wordLimit }: SafeTextOptions,
  escapeText: (text: string) => string,
): string {
  const escapePiece = (piece: string): string => piece.split(activeInText).map(escapeText).join(breakPoint);
  const parts = partReferences(safeLines(text).join(' ')).split(parting);
  return parts.map((part) => withBreakPoints(part, wordLimit, escapePiece)).join(zeroWidthSpace);
}

/** Signs of ours at the beginning of a heading, which are drawn in colour only with a selector behind them. */
const colourless = /^[⚠⏸⏭]/u;

/** A heading whose sign is drawn in colour: the selector is invisible, so {@link safeLines} took it out. */
export function withColouredSign(heading: string): string {
  return heading.replace(colourless, '$&\ufe0f');
}

/** Plain text as the text of an HTML element. */
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

/** Settings of {@link toSafeText} and {@link toSafeCode}. */
export interface SafeTextOptions {
  /** Longer words may be broken after this many characters: in cells of a table, which would scroll sideways. */
  readonly wordLimit?: number | undefined;
}

/** Plain text of one line as HTML: shown as it is, and nothing in it acts. */
export function toSafeText(text: string, options: SafeTextOptions = {}): string {
  return withoutReferences(text, options, escapeHtml);
}

/** Code of one line as HTML. GitHub's filters leave the inside of `<code>` alone, so that it can be copied. */
export function toSafeCode(text: string, { wordLimit }: SafeTextOptions = {}): string {
  return withBreakPoints(safeLines(text).join(' '), wordLimit, escapeHtml);
}

/** Code of several lines as HTML without a line end: a blank line would end the block of HTML that it stands in. */
export function toSafeCodeBlock(text: string): string {
  if (!needsCare.test(text)) return escapeHtml(text).replaceAll('\n', '&#10;');
  return safeLines(text).map(escapeHtml).join('&#10;');
}

/** Only this makes {@link safeLines} look closer: anything but visible ASCII, and markers of workflow commands. */
const needsCare = /[^\x20-\x7e\n]|##\[|^ *::/m;

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

/** The words of somebody. */
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

/** Text as it was written: a blank line is a paragraph, a line break a line break, leading spaces stay. */
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
