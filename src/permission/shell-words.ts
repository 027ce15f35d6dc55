// The literal alphabet: the one kind of shell text whose meaning can't differ between two readers.
import { findInvisible } from './invisible.ts';

/** A word of a command: its text without the quotes. */
export interface Word {
  readonly text: string;
  readonly quoted: boolean;
}

/** A text as simple commands with what joins them, or why it is more than that. */
export type WordsReading =
  | { readonly commands: readonly (readonly Word[])[]; readonly operators: readonly string[] }
  | { readonly refused: string };

// Bare words hold nothing that any shell reads as more than itself.
const bareWord = /[A-Za-z0-9_@%+=:,./-]+/y;
const barePattern = /[A-Za-z0-9_@%+=:,./*-]+/y;
const quotedWord = /'[^'$`\\!]*'|"[^"$`\\!]*"/y;
const operator = /&&|\|\||;|\|/y;
const assignment = /^[A-Za-z_][A-Za-z0-9_]*\+?=/u;

/** Words that a shell reads as grammar where a command begins. */
const keywords = new Set(
  'case coproc do done elif else end esac fi for foreach function if in nocorrect noglob repeat select then time until while'.split(
    ' ',
  ),
);

/** What a character that is not literal would do, for messages. */
const meanings: ReadonlyMap<string, string> = new Map([
  ['$', 'a variable or a substitution'],
  ['`', 'a substitution'],
  ['\\', 'an escape'],
  ['!', 'a negation or the history'],
  ['&', 'the background, or a joint other than &&'],
  ['|', 'a joint other than | and ||'],
  [';', 'a joint other than a single ;'],
  ['<', 'a redirection'],
  ['>', 'a redirection'],
  ['(', 'a group or a function'],
  [')', 'a group or a function'],
  ['{', 'a group or a brace expansion'],
  ['}', 'a group or a brace expansion'],
  ['[', 'a test or a glob'],
  [']', 'a test or a glob'],
  ['*', 'a glob'],
  ['?', 'a glob'],
  ['~', 'a home directory'],
  ['#', 'a comment'],
  ['"', 'a quote that is not a whole word, or holds what is not literal'],
  ["'", 'a quote that is not a whole word, or holds what is not literal'],
]);

/**
 * Split a text into literal simple commands (design, "What can be matched", `shell: only`): words of the literal
 * alphabet, or quoted as a whole, separated by spaces, joined by `&&`, `||`, `;` or `|`.
 *
 * @param options.pattern - whether the text is a pattern, in which `*` may stand in bare words too
 */
export function readWords(text: string, options: { readonly pattern: boolean }): WordsReading {
  // No control character is literal, the tab and the line end included.
  const unseen = findInvisible(text, '')[0];
  if (unseen !== undefined) return { refused: `it holds ${unseen.name}, which is not literal` };
  const commands: Word[][] = [];
  const operators: string[] = [];
  let current: Word[] = [];
  let at = 0;
  while (at < text.length) {
    if (text[at] === ' ') {
      at += 1;
      continue;
    }
    const joint = take(operator, text, at);
    if (joint !== undefined && !isLongerJoint(text, at, joint)) {
      if (current.length === 0) return { refused: `nothing stands before "${joint}"` };
      commands.push(current);
      operators.push(joint);
      current = [];
      at += joint.length;
      continue;
    }
    const raw = take(options.pattern ? barePattern : bareWord, text, at) ?? take(quotedWord, text, at);
    if (raw === undefined) return { refused: notLiteral(text, at) };
    at += raw.length;
    if (!endsWord(text[at])) return { refused: notLiteral(text, at) };
    const word = wordOf(raw);
    if (current.length === 0 && !word.quoted) {
      if (keywords.has(word.text)) return { refused: `"${word.text}" is a keyword of the shell` };
      if (assignment.test(word.text)) return { refused: `"${word.text}" is an assignment before a command` };
    }
    current.push(word);
  }
  if (current.length === 0) {
    return { refused: operators.length === 0 ? 'it is empty' : `nothing stands after "${operators.at(-1) ?? ''}"` };
  }
  commands.push(current);
  return { commands, operators };
}

function take(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

/** Whether a joint goes on into one that is not among the four, as in `|&`, `;;` or `&&&`. */
function isLongerJoint(text: string, at: number, joint: string): boolean {
  const next = text[at + joint.length];
  return next === '&' || next === '|' || next === ';';
}

function endsWord(next: string | undefined): boolean {
  return next === undefined || ' &|;'.includes(next);
}

function wordOf(raw: string): Word {
  const quoted = raw.startsWith('"') || raw.startsWith("'");
  return { text: quoted ? raw.slice(1, -1) : raw, quoted };
}

function notLiteral(text: string, at: number): string {
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
  const meaning = meanings.get(character);
  return `${JSON.stringify(character)} is not literal${meaning === undefined ? '' : ` (${meaning})`}`;
}
