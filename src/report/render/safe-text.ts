// Outside texts as HTML, in which nothing of them acts as markup, a mention or a link.
import { safeLines } from '../../log.ts';
import type { Block } from './blocks.ts';

/** Is invisible and not copied. Words break at it, no Markdown links across it; nobody is notified where it is gone. */
export const breakPoint = '<wbr>';

/** A zero-width space. Dependabot writes it after `@` and `#`: GitHub finds no mention or reference across it. */
export const zeroWidthSpace = '&#8203;';

/** Stands for {@link zeroWidthSpace} until the text is escaped; {@link safeLines} removes it from outside text. */
const parting = '\u200b';

const beginsReference = /@|#(?=[0-9])|[Gg][Hh]-(?=[0-9])/g;
/** Shorter text can't name a commit. */
const shortestCommit = /[0-9A-Fa-f]{7}/;
const besideOtherScript = /[^ -~][0-9A-Fa-f]{7}|[0-9A-Fa-f]{7}[^ -~]/;

/** Loads the Unicode tables, which takes half a millisecond, only if a name stands beside more than ASCII. */
function partReferences(line: string): string {
  const parted = line.replaceAll(beginsReference, `$&${parting}`);
  if (!shortestCommit.test(parted)) return parted;
  const wordCharacter = besideOtherScript.test(line) ? '[\\p{L}\\p{N}]' : '[A-Za-z0-9]';
  const commit = new RegExp(`(?<!${wordCharacter})[0-9A-Fa-f]{7,40}(?!${wordCharacter})`, 'gu');
  // No piece is as long as the shortest name of a commit.
  return parted.replaceAll(commit, (name) => name.replaceAll(/.{6}(?=.)/gu, `$&${parting}`));
}

// Positions at which links are broken up: addresses with and without a scheme, and any custom autolinks that a
// repository may have. Their prefix has letters, digits and `.-_+=:/#`, and does not end with a digit; digits follow,
// or letters, digits and hyphens (GitHub documentation, "Configuring autolinks to reference external resources"; REST
// API, "Autolinks"). A prefix that ends with a letter, followed by a letter, could be any word: such words stay whole.
const activeInText = /(?<=:)(?=\/\/)|(?<=[Ww]{3})(?=\.)|(?<=[A-Za-z.\-_+=:/#])(?=[0-9-])|(?<=[.\-_+=:/#])(?=[A-Za-z])/u;

export function withoutReferences(
  text: string,
  { wordLimit }: SafeTextOptions,
  escapeText: (text: string) => string,
): string {
  const escapePiece = (piece: string): string => piece.split(activeInText).map(escapeText).join(breakPoint);
  const parts = partReferences(safeLines(text).join(' ')).split(parting);
  return parts.map((part) => withBreakPoints(part, wordLimit, escapePiece)).join(zeroWidthSpace);
}

const colourless = /^[⚠⏸⏭]/u;

/** Restores the selector of a coloured sign, which {@link safeLines} removed. */
export function withColouredSign(heading: string): string {
  return heading.replace(colourless, '$&\ufe0f');
}

function escapeHtml(text: string): string {
  return text.replace(/[<>&"'$`]/g, (character) => `&#${character.charCodeAt(0)};`);
}

export interface SafeTextOptions {
  /** Breaks longer words in cells of a table, which would scroll sideways. */
  readonly wordLimit?: number | undefined;
}

export function toSafeText(text: string, options: SafeTextOptions = {}): string {
  return withoutReferences(text, options, escapeHtml);
}

/** GitHub's filters leave the inside of `<code>` alone, so that it can be copied. */
export function toSafeCode(text: string, { wordLimit }: SafeTextOptions = {}): string {
  return withBreakPoints(safeLines(text).join(' '), wordLimit, escapeHtml);
}

/** A blank line would end the block of HTML around it. */
export function toSafeCodeBlock(text: string): string {
  if (!needsCare.test(text)) return escapeHtml(text).replaceAll('\n', '&#10;');
  return safeLines(text).map(escapeHtml).join('&#10;');
}

/** Text that {@link safeLines} may change: anything but visible ASCII, and markers of workflow commands. */
const needsCare = /[^\x20-\x7e\n]|##\[|^ *::/m;

export function withBreakPoints(
  text: string,
  wordLimit: number | undefined,
  escapeText: (text: string) => string,
): string {
  if (wordLimit === undefined) return escapeText(text);
  const pieces = new RegExp(`.{1,${wordLimit}}`, 'gsu');
  const words = text.split(/(\s+)/u).map((word) => (word.match(pieces) ?? []).map(escapeText).join(breakPoint));
  return words.join('');
}

// A rule ends a speaker's words, which can't draw one (docs/report.md, "What the intern's Markdown can't do"). The cell
// of a table would be as wide as the longest line of code, and the entire answer would scroll sideways.
export function toWords(words: Extract<Block, { readonly type: 'prose' | 'rich' }>): string {
  const html = words.type === 'rich' ? words.html : toParagraphs(words.text);
  if (words.speaker === undefined) return `<blockquote>${html}</blockquote>`;
  return `<dl><dt>${toSafeText(words.speaker)} says</dt>\n<dd>${html}</dd></dl>\n<hr>`;
}

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
