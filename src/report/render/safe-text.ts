// Writes texts of others as HTML, in which they can't act as markup, a mention or a link.
import { safeLines } from '../../log.ts';
import type { Block } from './blocks.ts';

/** Invisible and not copied. A word breaks at it, and Markdown links nothing across it; dropped, it notifies nobody. */
export const breakPoint = '<wbr>';

/** A zero-width space: GitHub finds no mention or reference across it. Dependabot also writes it after `@` and `#`. */
export const zeroWidthSpace = '&#8203;';

/** Stands for {@link zeroWidthSpace} until the text is escaped; {@link safeLines} removes it from others' text. */
const parting = '\u200b';

const beginsReference = /@|#(?=[0-9])|[Gg][Hh]-(?=[0-9])/g;
/** No shorter text names a commit. */
const shortestCommit = /[0-9A-Fa-f]{7}/;
const besideOtherScript = /[^ -~][0-9A-Fa-f]{7}|[0-9A-Fa-f]{7}[^ -~]/;

/** Loads the Unicode tables, which takes half a millisecond, only if a name has more than ASCII beside it. */
function partReferences(line: string): string {
  const parted = line.replaceAll(beginsReference, `$&${parting}`);
  if (!shortestCommit.test(parted)) return parted;
  const wordCharacter = besideOtherScript.test(line) ? '[\\p{L}\\p{N}]' : '[A-Za-z0-9]';
  const commit = new RegExp(`(?<!${wordCharacter})[0-9A-Fa-f]{7,40}(?!${wordCharacter})`, 'gu');
  // Cut below the length of the shortest name of a commit.
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

/** Puts back the selector of a coloured sign, which {@link safeLines} removes. */
export function withColouredSign(heading: string): string {
  return heading.replace(colourless, '$&\ufe0f');
}

function escapeHtml(text: string): string {
  return text.replace(/[<>&"'$`]/g, (character) => `&#${character.charCodeAt(0)};`);
}

export interface SafeTextOptions {
  /** In cells of a table, longer words are broken, because they would make it scroll sideways. */
  readonly wordLimit?: number | undefined;
}

export function toSafeText(text: string, options: SafeTextOptions = {}): string {
  return withoutReferences(text, options, escapeHtml);
}

/** Leaves the inside of `<code>` as it is, for copying: GitHub's filters skip it. */
export function toSafeCode(text: string, { wordLimit }: SafeTextOptions = {}): string {
  return withBreakPoints(safeLines(text).join(' '), wordLimit, escapeHtml);
}

/** Writes no blank line, which would end the block of HTML around it. */
export function toSafeCodeBlock(text: string): string {
  if (!needsCare.test(text)) return escapeHtml(text).replaceAll('\n', '&#10;');
  return safeLines(text).map(escapeHtml).join('&#10;');
}

/** Finds what {@link safeLines} may change: all but visible ASCII, and markers of workflow commands. */
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

// A rule ends the words: the speaker can't draw one (docs/report.md, "What the intern's Markdown can't do"). A cell
// would be as wide as the longest line of code, and make the whole answer scroll sideways.
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
