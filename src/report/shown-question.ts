// Shows a question to a person with all its arguments. No text in them can imitate the layout or our marks.
import { isList, isObject, type Json } from '../json.ts';
import { type Pause, readPause } from '../permission/pause.ts';
import { escapeCharacter, showInvisible } from '../permission/text/invisible.ts';
import { revealLookAlikes } from '../permission/text/plain-code.ts';

interface ShownPauseOptions {
  /** At least 20. */
  readonly columns: number;
  readonly maxLines: number;
  readonly skip?: readonly string[];
  /** Removes secrets. Runs before long lines are split, which could split a secret. */
  readonly redact?: (text: string) => string;
}

export interface ShownPause {
  readonly question: readonly string[];
  /** The other arguments, each after its path, such as `env.PATH` or `paths[0]`. */
  readonly more: readonly string[];
  /** False if anything was cut; then nobody is asked (docs/cli.md, "What you are asked"). */
  readonly isWhole: boolean;
}

/** Options that are not shown, because they are the answers a person can give anyway. */
const standardOptions: ReadonlySet<string> = new Set(['allow_once', 'allow_always', 'reject_once', 'reject_always']);

/**
 * Shows a pause (docs/service-api.md, "Pauses"). Arguments never reach the first two columns. These are blank where a
 * value begins, and have `⏎` after a line feed and `↪` on a continued line. A pause that can't be read counts as cut.
 */
export function toShownPause(argumentsText: string, options: ShownPauseOptions): ShownPause {
  const pause = readPause(argumentsText);
  if ('error' in pause) return { question: [], more: [], isWhole: false };
  const { redact = (text: string) => text, columns, maxLines, skip = [] } = options;
  const spell = (text: string): readonly string[] => spellOut(redact(text), columns, pause.kind === 'permission');
  const { key: questionKey, text } = chooseQuestion(pause);
  const otherArguments = Object.entries(pause.arguments).filter(
    ([key]) => key !== questionKey && !skip.includes(key) && !isRedundant(key, pause),
  );
  const question = spell(text);
  const more = otherArguments.flatMap(([key, value]) => flatten(quoteName(key), value)).flatMap(spell);
  if (question.length + more.length <= maxLines) return { question, more, isWhole: true };
  const shownQuestion = question.slice(0, maxLines);
  return { question: shownQuestion, more: more.slice(0, maxLines - shownQuestion.length), isWhole: false };
}

function chooseQuestion({ command, operation, tool, arguments: pauseArguments }: Pause) {
  // The operation "shell command: …" only repeats the command, so it is not shown. Any other is shown as an argument.
  if (command !== undefined) return { key: tool === operation ? 'command' : 'operation', text: command };
  if (typeof operation === 'string') return { key: 'operation', text: operation };
  if (typeof pauseArguments['message'] === 'string') return { key: 'message', text: pauseArguments['message'] };
  return { key: '', text: '(it does not say what)' };
}

function isRedundant(key: string, { command, options }: Pause): boolean {
  if (key === 'command') return command !== undefined;
  return key === 'kind' || (key === 'options' && options.every((option) => standardOptions.has(option)));
}

/** Returns a line for each value inside: the path, then the value. */
function flatten(path: string, value: Json): readonly string[] {
  if (isList(value) && value.length > 0) return value.flatMap((each, index) => flatten(`${path}[${index}]`, each));
  if (isObject(value)) {
    const fields = Object.entries(value);
    if (fields.length > 0) return fields.flatMap(([key, each]) => flatten(`${path}.${quoteName(key)}`, each));
  }
  return [`${path}: ${typeof value === 'string' && value !== '' ? value : JSON.stringify(value)}`];
}

function quoteName(key: string): string {
  return /^[\w-]+$/.test(key) ? key : JSON.stringify(key);
}

/**
 * Writes a text as lines, in linear time. Breaks a long line after a word, and shows the space there as `␣`. In code,
 * spells out right-to-left letters, which would reorder the text beside them.
 */
function spellOut(text: string, columns: number, isCode: boolean): readonly string[] {
  const lines: string[] = [];
  let gutter = '  ';
  let end = 0;
  const write = (piece: string): void => {
    for (const line of wrap(toUnits(piece, isCode), gutter, columns)) lines.push(line);
  };
  for (const { 0: feeds, index } of text.matchAll(lineFeeds)) {
    if (index > 0) write(text.slice(end, index));
    gutter = feeds.length === 1 ? '⏎ ' : `⏎×${feeds.length} `;
    end = index + feeds.length;
  }
  write(text.slice(end));
  return lines;
}

const lineFeeds = /\n+/g;

function toUnits(line: string, isCode: boolean): readonly string[] {
  const units = Array.from(spellLine(line, { isCode }).matchAll(unsplit), ([found, spelled]) => {
    if (/^ {2,}$/.test(found)) return `␣×${found.length}`;
    return spelled === undefined || found === spelled ? found : `${spelled}×${found.length / spelled.length}`;
  });
  return units.at(-1) === ' ' ? [...units.slice(0, -1), '␣'] : units;
}

/** Matches what is never split: 4 or more spaces, or any at the end; repeated `\u{…}`; a letter with its marks. */
const unsplit = / {4,}| +$|(\\u\{[0-9a-f]+\})\1*|.\p{M}*/gsu;

function spellLine(line: string, { isCode, hasComments = false }: { isCode: boolean; hasComments?: boolean }): string {
  const marked = line
    .replace(layoutMarks, escapeCharacter)
    .replace(stackedMarks, (marks) => marks.replace(/./gsu, escapeCharacter));
  const revealed = isCode ? revealLookAlikes(marked, { hasComments }) : marked;
  return showInvisible(revealed.replace(meaningless, escapeCharacter));
}

/** Our own marks, and the beginning of a spelled-out character. Those in a text are spelled out: no text fakes ours. */
const layoutMarks = /[␣⏎↪]|\\(?=u\{)/gu;
const stackedMarks = /\p{M}{3,}/gu;
/** Private-use, unassigned or blank characters, which no readable text has. */
const meaningless = /[\p{Co}\p{Cn}\u{16fe4}\u{1d159}]/gu;

/** Ends each line after a word, or anywhere if the line is a single word. */
function wrap(units: readonly string[], gutter: string, columns: number): readonly string[] {
  const lines: string[] = [];
  let prefix = gutter;
  let start = 0;
  do {
    const { end, space } = findLineEnd(units, start, columns - measureWidth(prefix));
    const line = `${prefix}${units.slice(start, space ?? end).join('')}`;
    lines.push(space === undefined ? line : `${line}␣`);
    start = space === undefined ? end : space + 1;
    prefix = '↪ ';
  } while (start < units.length);
  return lines;
}

/** Returns the index of the first unit that does not fit, and of the last space between words before it. */
function findLineEnd(units: readonly string[], start: number, width: number) {
  let column = 0;
  let space: number | undefined;
  for (let at = start; at < units.length; at += 1) {
    const nextColumn = column + measureWidth(units[at] ?? '');
    if (nextColumn > width && at > start) return { end: at, space };
    const isBetweenWords = units[at] === ' ' && at > start && units[at - 1] !== ' ' && units[at + 1] !== ' ';
    if (isBetweenWords && column + measureWidth('␣') <= width) space = at;
    column = nextColumn;
  }
  return { end: units.length, space: undefined };
}

/** Counts a character outside ASCII as two columns, because it may be wide. */
function measureWidth(text: string): number {
  let width = 0;
  for (const character of text) width += character <= '~' ? 1 : 2;
  return width;
}

/** Tells whether a line of code hides or imitates something. */
export function isDisguised(line: string): boolean {
  if (/[ \t]{60}/.test(line)) return true; // blanks that may push the code after them out of sight
  // A curly apostrophe between letters is no disguise: it opens no quotation that an editor would colour differently.
  const plain = line.replaceAll('\t', ' ').replaceAll(/(?<=\p{L})\u2019(?=\p{L})/gu, "'");
  return spellLine(plain, { isCode: true, hasComments: true }) !== plain;
}
