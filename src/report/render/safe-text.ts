// Writes untrusted texts as HTML that is never markup, a mention, a reference or a link.
import { safeLines } from '../../log.ts';
import type { Block } from './blocks.ts';

/** Invisible, and not copied. Words can break here, and Markdown links no text across it. */
export const breakPoint = '<wbr>';

/** GitHub finds no mention or reference across a zero-width space. Dependabot, too, writes it after `@` and `#`. */
export const zeroWidthSpace = '&#8203;';

/** Stands for {@link zeroWidthSpace} until the text is escaped. {@link safeLines} removes all others. */
const splitMark = '\u200b';

const beginsReference = /@|#(?=[0-9])|[Gg][Hh]-(?=[0-9])/g;
/** GitHub links no shorter commit name. */
const shortestCommit = /[0-9A-Fa-f]{7}/;
const besideOtherScript = /[^ -~][0-9A-Fa-f]{7}|[0-9A-Fa-f]{7}[^ -~]/;

/** Uses Unicode classes, which take half a millisecond to load, only for a non-ASCII character beside a commit name. */
function markReferences(line: string): string {
  const marked = line.replaceAll(beginsReference, `$&${splitMark}`);
  if (!shortestCommit.test(marked)) return marked;
  const wordCharacter = besideOtherScript.test(line) ? '[\\p{L}\\p{N}]' : '[A-Za-z0-9]';
  const commit = new RegExp(`(?<!${wordCharacter})[0-9A-Fa-f]{7,40}(?!${wordCharacter})`, 'gu');
  // Leave only pieces too short for the name of a commit.
  return marked.replaceAll(commit, (name) => name.replaceAll(/.{6}(?=.)/gu, `$&${splitMark}`));
}

// Matches the positions at which to break up links: addresses with or without a scheme, and a repository's custom
// autolinks. An autolink is a prefix of letters, digits and `.-_+=:/#` that does not end with a digit, followed by
// digits, or by letters, digits and hyphens (GitHub documentation, "Configuring autolinks to reference external
// resources"; REST API, "Autolinks"). Two letters are never separated: otherwise every word would be broken up.
const linkBreaks = /(?<=:)(?=\/\/)|(?<=[Ww]{3})(?=\.)|(?<=[A-Za-z.\-_+=:/#])(?=[0-9-])|(?<=[.\-_+=:/#])(?=[A-Za-z])/u;

type Escape = (text: string) => string;

export function breakUpReferences(text: string, { wordLimit }: SafeTextOptions, escapeText: Escape): string {
  const escapePiece = (piece: string): string => piece.split(linkBreaks).map(escapeText).join(breakPoint);
  const parts = markReferences(safeLines(text).join(' ')).split(splitMark);
  return parts.map((part) => insertBreakPoints(part, wordLimit, escapePiece)).join(zeroWidthSpace);
}

const colourless = /^[⚠⏸⏭]/u;

/** Restores the variation selector that makes a sign coloured, after {@link safeLines} removed it. */
export function restoreSignColour(heading: string): string {
  return heading.replace(colourless, '$&\ufe0f');
}

const special = /[<>&"'$`]/;
/** Begins with `&`, because the other references contain it. */
const characterReferences = ['&', '<', '>', '"', "'", '$', '`'].map(
  (sign) => [sign, `&#${sign.charCodeAt(0)};`] as const,
);

/** Replaces one character after the other: a callback for each match takes seventeen times as long. */
function escapeHtml(text: string): string {
  if (!special.test(text)) return text;
  return characterReferences.reduce((html, [sign, reference]) => html.replaceAll(sign, reference), text);
}

export interface SafeTextOptions {
  /** Breaks longer words, which would make a table scroll sideways. */
  readonly wordLimit?: number | undefined;
}

export function toSafeText(text: string, options: SafeTextOptions = {}): string {
  return breakUpReferences(text, options, escapeHtml);
}

/** For text within `<code>`, where GitHub looks for no mentions or references. The text can be copied unchanged. */
export function toSafeCode(text: string, { wordLimit }: SafeTextOptions = {}): string {
  return insertBreakPoints(safeLines(text).join(' '), wordLimit, escapeHtml);
}

/** Writes line breaks as `&#10;`, because a blank line would end the HTML block around it. */
export function toSafeCodeBlock(text: string): string {
  if (!needsCare.test(text)) return escapeHtml(text).replaceAll('\n', '&#10;');
  return safeLines(text).map(escapeHtml).join('&#10;');
}

/** Matches text that {@link safeLines} may change: anything but printable ASCII, and markers of workflow commands. */
const needsCare = /[^\x20-\x7e\n]|##[A-Za-z]*\[|^ *::/m;

export function insertBreakPoints(text: string, wordLimit: number | undefined, escapeText: Escape): string {
  if (wordLimit === undefined) return escapeText(text);
  const pieces = new RegExp(`.{1,${wordLimit}}`, 'gsu');
  const words = text.split(/(\s+)/u).map((word) => (word.match(pieces) ?? []).map(escapeText).join(breakPoint));
  return words.join('');
}

// A horizontal rule ends the speech, because the speaker can't draw one (docs/report.md, "What the intern's Markdown
// can't do"). A table cell around the speech would be as wide as the longest line of code, and scroll sideways.
export function toSpeech(words: Extract<Block, { readonly type: 'prose' | 'rich' }>): string {
  const html = words.type === 'rich' ? words.html : toParagraphs(words.text);
  if (words.speaker === undefined) return `<blockquote>${html}</blockquote>`;
  return `<dl><dt>${toSafeText(words.speaker)} says</dt>\n<dd>${html}</dd></dl>\n<hr>`;
}

function toParagraphs(text: string): string {
  const paragraphs = safeLines(text.trim())
    .join('\n')
    .split(/\n\s*\n/);
  return paragraphs.map((paragraph) => `<p>${paragraph.split('\n').map(toTextLine).join('<br>')}</p>`).join('');
}

function toTextLine(line: string): string {
  const [indent = ''] = /^[ \t]*/.exec(line) ?? [];
  return '&#160;'.repeat(indent.replaceAll('\t', '    ').length) + toSafeText(line.slice(indent.length));
}
