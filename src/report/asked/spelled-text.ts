// Text from outside spelled out in lines: names what can't be seen, counts runs, and marks where long lines go on.
import { showInvisible } from '../../permission/text/invisible.ts';

/** How a text is laid out. */
export interface SpellOptions {
  /** Columns of a line, at least 20. */
  readonly columns: number;
  /** Whether letters that are written from right to left are named: they would change the order of what stands beside them. */
  readonly isCode: boolean;
}

const lineFeeds = /\n+/g;
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/gu;
const stackedMarks = /\p{M}{3,}/gu;
/** No letter of any text that is meant to be read: private, not assigned, or blank though it counts as a sign. */
const meaningless = /[\p{Co}\p{Cn}\u{16fe4}\u{1d159}]/gu;
/** In code, a mark that changes a sign which is no letter: `=` into `≠`, or a word into one that looks struck out. */
const markOnSign = /(?<![\p{L}\p{M}])\p{M}+|(?<=[A-Za-z])(?:\u0334|\u0335|\u0336|\u0337|\u0338|\p{Me})/gu;
/** Letters and dashes that look like those of ASCII. */
const lookAlike =
  // oxlint-disable-next-line no-misleading-character-class -- a range of combining letters, meant one by one
  /[\u0370-\u052f\u0530-\u058f\u13a0-\u13ff\u1c80-\u1c8f\u2100-\u214f\u2c80-\u2cff\u2de0-\u2dff\ua4d0-\ua4ff\ua640-\ua69f\uab70-\uabbf\uff01-\uff5e\u{1d400}-\u{1d7ff}]/gu;
const dash = /(?!-)[\p{Pd}\u2212]/gu;
const words = /[^\s/]+/gu;
/** The marks of this page, and what spells a character: where they stand in the text itself, they are named. */
const ownMarks = /[␣⏎↪]|\\(?=u\{)/gu;
/** What is shown together: a run of spaces that could hide something, what was named, a letter with its marks. */
const unit = / {4,}| +$|\\u\{[0-9a-f]+\}|.\p{M}*/gsu;

/**
 * A text in lines of at most so many columns. The first two columns are not the text's: they are blank at its beginning, `⏎`
 * after a line feed, `↪` where a line goes on. A line that is too long ends behind a word, with the space as `␣`. Takes time in proportion to the text.
 */
export function spellOut(text: string, { columns, isCode }: SpellOptions): readonly string[] {
  const lines: string[] = [];
  let gutter = '  ';
  let end = 0;
  const write = (piece: string): void => {
    for (const line of wrap(unitsOf(piece, isCode), gutter, columns)) lines.push(line);
  };
  for (const { 0: feeds, index } of text.matchAll(lineFeeds)) {
    if (index > 0) write(text.slice(end, index));
    gutter = feeds.length === 1 ? '⏎ ' : `⏎×${feeds.length} `;
    end = index + feeds.length;
  }
  write(text.slice(end));
  return lines;
}

function unitsOf(line: string, isCode: boolean): readonly string[] {
  const marked = line.replace(ownMarks, named).replace(stackedMarks, (marks) => marks.replace(/./gsu, named));
  const spelled = showInvisible((isCode ? withPlainCode(marked) : marked).replace(meaningless, named));
  const units: string[] = [];
  let last = '';
  let times = 0;
  const close = (): void => {
    if (times > 0) units.push(times === 1 ? last : `${last}×${times}`);
    times = 0;
  };
  for (const [found] of spelled.matchAll(unit)) {
    if (found === last && found.startsWith('\\u{') && times > 0) {
      times += 1;
      continue;
    }
    close();
    const isCounted = /^ {2,}$/.test(found);
    last = isCounted ? `␣×${found.length}` : found;
    times = 1;
  }
  close();
  return units.at(-1) === ' ' ? [...units.slice(0, -1), '␣'] : units;
}

/** Code in which no letter passes for another: those that look like ASCII are named where they stand beside it. */
function withPlainCode(line: string): string {
  const signs = line.replace(rightToLeft, named).replace(dash, named);
  const marked = signs.replace(markOnSign, (marks) => marks.replace(/./gsu, named));
  return marked.replace(words, (word) => (/[A-Za-z]/.test(word) ? word.replace(lookAlike, named) : word));
}

/** Lines that break behind a space, which is then shown as a mark, or in a word that is longer than a line. */
function wrap(units: readonly string[], gutter: string, columns: number): readonly string[] {
  const lines: string[] = [];
  let begin = gutter;
  let line: string[] = [];
  let column = widthOf(gutter);
  let space = -1; // of this line, where it can be broken
  const endLine = (): void => {
    const after = space === -1 ? [] : line.slice(space + 1);
    const whole = space === -1 ? line : [...line.slice(0, space), '␣'];
    lines.push(begin + whole.join(''));
    begin = '↪ ';
    line = after;
    column = 3 + widthOf(after.join(''));
    space = -1;
  };
  for (const [index, each] of units.entries()) {
    const width = widthOf(each);
    if (column + width > columns) endLine();
    const isBetweenWords = each === ' ' && line.length > 0 && line.at(-1) !== ' ' && units[index + 1] !== ' ';
    if (isBetweenWords && column + widthOf('␣') <= columns) space = line.length;
    line.push(each);
    column += width;
  }
  lines.push(begin + line.join(''));
  return lines;
}

/** Columns at most: what is not ASCII may be wide. */
function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += character <= '~' ? 1 : 2;
  return width;
}

function named(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}
