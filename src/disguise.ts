// Text without what may stand between the letters of a secret and is not seen once the text is shown.
import { type Span, unrenderedSpans } from './unrendered.ts';
import { hidesOnlyAscii, invisibleIn } from './visible.ts';

/** A text without its disguise. */
export interface BareText {
  readonly text: string;
  /** Where the character at an index begins in the text as it was given. */
  startOf(index: number): number;
  /** Where it ends there. */
  endOf(index: number): number;
}

/** A tag as our own reports have them. */
export const reportTag = /<\/?[a-z]{1,10}(?: (?:align|start|lang|class)="[\w+#. -]{0,30}")?>/g;

// biome-ignore lint/suspicious/noControlCharactersInRegex: an escape sequence begins with one
const mayHide = /\u001b\]|<[!?/a-zA-Z]|\][([]|!\[/;
/** What Markdown takes for emphasis, code, a link or an escape. */
const markup = /[*_`~\\[\]]/;

/** Characters of ASCII, and those that are not seen, by their names in HTML (HTML Standard, "Named character references"). */
const names: Readonly<Record<string, string>> = {
  Tab: '9',
  NewLine: 'a',
  shy: 'ad',
  ZeroWidthSpace: '200b',
  zwnj: '200c',
  zwj: '200d',
  lrm: '200e',
  rlm: '200f',
  NoBreak: '2060',
  ApplyFunction: '2061',
  af: '2061',
  InvisibleTimes: '2062',
  it: '2062',
  InvisibleComma: '2063',
  ic: '2063',
  excl: '21',
  quot: '22',
  num: '23',
  dollar: '24',
  percnt: '25',
  amp: '26',
  apos: '27',
  lpar: '28',
  rpar: '29',
  ast: '2a',
  midast: '2a',
  plus: '2b',
  comma: '2c',
  period: '2e',
  sol: '2f',
  colon: '3a',
  semi: '3b',
  lt: '3c',
  equals: '3d',
  gt: '3e',
  quest: '3f',
  commat: '40',
  lsqb: '5b',
  lbrack: '5b',
  bsol: '5c',
  rsqb: '5d',
  rbrack: '5d',
  Hat: '5e',
  lowbar: '5f',
  UnderBar: '5f',
  grave: '60',
  lcub: '7b',
  lbrace: '7b',
  verbar: '7c',
  vert: '7c',
  rcub: '7d',
  rbrace: '7d',
};

/** A way to write a character, or what is not seen, as several; it begins with `lead`. */
interface Spelling {
  readonly lead: string;
  readonly source: string;
}

const spellings: readonly Spelling[] = [
  { lead: '&', source: `&(?:#\\d{1,7}|#[xX][0-9a-fA-F]{1,6}|${Object.keys(names).join('|')});` },
  { lead: '%', source: '%[0-9a-fA-F]{2}' },
  // Line ends are not seen either, because base64 is often wrapped.
  { lead: '\\', source: '\\\\{1,16}(?:u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|[nrtbf])' },
];

/** Each made when the first text needs it. */
const covers = new Map<string, RegExp>();

/** Finds each piece of disguise in this text. What can't stand in it is left out: it takes longer to be made than to be searched for. */
function coverOf(text: string, ways = spellings): RegExp {
  const spelt = ways.filter(({ lead }) => text.includes(lead)).map(({ source }) => source);
  const source = ['\\x1b\\[[0-?]*[ -/]*[@-~]', ...spelt, invisibleIn(text).source, markup.source].join('|');
  const known = covers.get(source);
  if (known !== undefined) return known;
  const made = new RegExp(source, 'gu');
  covers.set(source, made);
  return made;
}

/** Whether a text of which nothing but ASCII is invisible has anything that may be a disguise: most lines have nothing, and are their own bare text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are not seen
const suspicious = /[\x00-\x1f\x7f*_`~\\[\]&%<]/;
/** Whether it may be more than single characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: an escape sequence begins with one
const involved = /[\x1b\\&%<]|\][([]|!\[/;
/** What is left where it is not. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are not seen
const singleCovers = /[\x00-\x1f\x7f*_`~[\]]/g;

/** What may spell a character, or be a sign before the first letters of a secret. */
const digits = /%[0-9a-fA-F]{2}|\\[ux]/;

/**
 * The text without its disguise: characters that are written as references are themselves, what is not seen is gone. Where
 * something may be a tag, a link or a title of a terminal, both ways to read it: with what would stand in it, and without; and
 * where digits may spell a character, the way in which they do not.
 */
export function toBareTexts(text: string): readonly BareText[] {
  if (hidesOnlyAscii(text)) {
    if (!suspicious.test(text)) return [asGiven(text)];
    if (!involved.test(text)) return [toBareText(text, singleCovers)];
  }
  const cover = coverOf(text);
  const read = [toBareText(text, cover)];
  if (digits.test(text)) read.unshift(toBareText(text, coverOf(text, [])));
  if (mayHide.test(text)) read.push(toBareText(text, cover, unrenderedSpans(text)));
  return read;
}

/** A text that has no disguise. */
function asGiven(text: string): BareText {
  return { text, startOf: (index) => index, endOf: (index) => index + 1 };
}

function toBareText(text: string, cover: RegExp, unshown: readonly Span[] = []): BareText {
  const pieces: Piece[] = [];
  let shown = '';
  const add = (piece: string, start: number, end: number): void => {
    if (piece === '') return;
    pieces.push({ at: shown.length, start, end, isWritten: piece.length === end - start });
    shown += piece;
  };
  /** What is shown between two spans that are not. */
  const addShown = (start: number, end: number): void => {
    const part = text.slice(start, end);
    let from = start;
    // Not `matchAll`, which makes another expression each time: a page has thousands of parts. `exec` ends where it began.
    for (let match = cover.exec(part); match !== null; match = cover.exec(part)) {
      const at = start + match.index;
      add(text.slice(from, at), from, at);
      from = at + match[0].length;
      add(characterIn(match[0]), at, from);
    }
    add(text.slice(from, end), from, end);
  };
  let last = 0;
  for (const { start, end } of unshown) {
    addShown(last, start);
    last = end;
  }
  addShown(last, text.length);
  if (shown.length === text.length) return asGiven(text);
  return {
    text: shown,
    startOf(index) {
      const { at, start, isWritten } = pieceAt(pieces, index);
      return isWritten ? start + index - at : start;
    },
    endOf(index) {
      const { at, start, end, isWritten } = pieceAt(pieces, index);
      return isWritten ? start + index - at + 1 : end;
    },
  };
}

const cutCover =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: an escape sequence may be cut
  /(?:\u001b(?:\[[0-?]{0,300}[ -/]{0,8})?|<(?:!--(?:(?!-->).)*|[!/a-zA-Z](?:[^<>"']|"[^"]*"|'[^']*')*(?:"[^"]*|'[^']*)?)?|\](?:\((?:[^()"]|"[^"]*"|\([^()]*\))*(?:"[^"]*|\([^()]*)?)?|&#?[0-9A-Za-z]{0,30}|%[0-9a-fA-F]?|\\{1,16}(?:u[0-9a-fA-F]{0,3}|x[0-9a-fA-F]?)?|[\ud800-\udbff])$/s;
const longestCut = 320;
/** What one begins with. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: an escape sequence begins with one
const cutCoverLead = /[\u001b<\]&%\\\ud800-\udbff]/;

/** Where a disguise begins that more text may complete; the length of the text when none does. */
export function startOfCutCover(text: string): number {
  const tail = text.slice(-longestCut);
  const cut = cutCoverLead.test(tail) ? cutCover.exec(tail) : null;
  return cut === null ? text.length : text.length - tail.length + cut.index;
}

/** Characters of the bare text that stood together. */
interface Piece {
  /** Index of the first in the bare text. */
  readonly at: number;
  readonly start: number;
  readonly end: number;
  /** As they are, and not as a reference. */
  readonly isWritten: boolean;
}

/** The last piece that begins at or before an index. */
function pieceAt(pieces: readonly Piece[], index: number): Piece {
  let low = 0;
  let high = pieces.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((pieces[middle]?.at ?? 0) <= index) low = middle;
    else high = middle - 1;
  }
  return pieces[low] ?? { at: 0, start: 0, end: 0, isWritten: true };
}

/** The character that a piece of disguise stands for; none where a disguise is all there is. */
function characterIn(piece: string): string {
  const point = codePointIn(piece);
  if (!(point <= 0x10_ffff)) return ''; // no number is no character either
  const character = String.fromCodePoint(point);
  return markup.test(character) || invisibleIn(character).test(character) ? '' : character;
}

/** The number of the character that is written as a reference; `NaN` where none is. */
function codePointIn(piece: string): number {
  switch (piece[0]) {
    case '&':
      if (piece[1] !== '#') return Number.parseInt(names[piece.slice(1, -1)] ?? '', 16);
      return Number(piece.slice(2, -1).replace(/^x/i, '0x'));
    case '%':
      return Number.parseInt(piece.slice(1), 16);
    case '\\':
      return Number.parseInt(/[ux](.+)$/.exec(piece)?.[1] ?? '', 16);
    default:
      return Number.NaN;
  }
}
