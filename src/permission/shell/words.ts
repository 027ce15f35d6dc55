// Splits shell texts that hold only literal words and operators such as `&&`: POSIX shells read these alike.
import { findInvisible } from '../text/invisible.ts';
import { pairWords, splitWords } from '../text/word-list.ts';
import type { Unreadable } from './syntax.ts';

/** A word; `text` is without its quotes. */
export interface Word {
  readonly text: string;
  readonly isQuoted: boolean;
}

type Refusal = Unreadable & { readonly isFineInQuotes?: true }; // set if quotes around the word would make it literal
type Piece = { readonly type: 'operator' | 'word'; readonly raw: string } | Refusal;

// To POSIX shells, these characters stand for themselves. zsh expands a "=" at the beginning.
const bareWord = /[A-Za-z0-9_@%+=:,./-]+/y;
const barePattern = /[A-Za-z0-9_@%+=:,./*-]+/y;
const pathWord = /\{paths?:[A-Za-z0-9_@%+=:,./*?-]*\}/y;
const quotedWord = /'[^'$`\\!]*'|"[^"$`\\!]*"/y;
const plainWords = [bareWord, quotedWord];
const patternWords = [barePattern, quotedWord, pathWord];
const operatorForm = /(?:&&|\|\||;|\|)(?![&|;])/y; // no part of a longer operator, such as `|&`, `;;` or `&&&`
const assignment = /^[A-Za-z_][A-Za-z0-9_]*\+?=/u;

const keywords = splitWords(
  'case coproc do done elif else end esac fi for foreach function if in nocorrect noglob repeat select then time until while',
);

const meanings: ReadonlyMap<string, string> = new Map([
  ['$', 'a variable or a substitution'],
  ['`', 'a substitution'],
  ['\\', 'an escape'],
  ['!', 'a negation or the history'],
  ['&', 'the background, or an operator other than &&'],
  ['|', 'an operator other than | and ||'],
  [';', 'an operator other than a single ;'],
  ...pairWords('< >', 'a redirection'),
  ...pairWords('( )', 'a group or a function'),
  ...pairWords('{ }', 'a group or a brace expansion'),
  ...pairWords('[ ]', 'a test or a glob'),
  ...pairWords('* ?', 'a glob'),
  ['~', 'a home directory'],
  ['#', 'a comment'],
  ...pairWords(`" '`, 'a quote that is not a whole word, or contains something not literal'),
]);

/** Splits as in docs/policy.md, "Shell commands that are allowed: `only`"; a pattern may have `*` and `{path:…}`. */
export function readWords(
  text: string,
  options: { readonly isPattern: boolean },
): { readonly commands: readonly (readonly Word[])[] } | Refusal {
  // No control character is literal, not even a tab or the end of a line.
  const invisible = findInvisible(text, '')[0];
  if (invisible !== undefined) return { error: `it contains ${invisible.name}, which is not literal` };
  const commands: Word[][] = [];
  let current: Word[] = [];
  let lastOperator: string | undefined;
  for (let at = skipSpaces(text, 0); at < text.length; ) {
    const piece = readPiece(text, at, options.isPattern ? patternWords : plainWords);
    if ('error' in piece) return piece;
    at = skipSpaces(text, at + piece.raw.length);
    if (piece.type === 'word') {
      const isQuoted = /^["']/u.test(piece.raw);
      const word = { text: isQuoted ? piece.raw.slice(1, -1) : piece.raw, isQuoted };
      const syntax = current.length === 0 ? whyShellSyntax(word) : undefined;
      if (syntax !== undefined) return { error: syntax, isFineInQuotes: true };
      current.push(word);
      continue;
    }
    if (current.length === 0) return { error: `there is nothing before "${piece.raw}"` };
    commands.push(current);
    current = [];
    lastOperator = piece.raw;
  }
  if (current.length > 0) return { commands: [...commands, current] };
  return { error: lastOperator === undefined ? 'it is empty' : `there is nothing after "${lastOperator}"` };
}

function skipSpaces(text: string, from: number): number {
  let at = from;
  while (text[at] === ' ') at += 1;
  return at;
}

function readPiece(text: string, at: number, forms: readonly RegExp[]): Piece {
  const operator = matchAt(operatorForm, text, at);
  if (operator !== undefined) return { type: 'operator', raw: operator };
  const raw = forms.map((form) => matchAt(form, text, at)).find((found) => found !== undefined);
  if (raw === undefined) return refuseNonLiteral(text, at);
  const end = at + raw.length;
  // A word that continues in other quotes is one word to a shell, but two to a hasty reader.
  // At the end of the text, `charAt` returns '', which every string includes.
  return ' &|;'.includes(text.charAt(end)) ? { type: 'word', raw } : refuseNonLiteral(text, end);
}

function whyShellSyntax(word: Word): string | undefined {
  if (word.isQuoted) return undefined;
  if (keywords.has(word.text)) return `"${word.text}" is a keyword of the shell`;
  return assignment.test(word.text) ? `"${word.text}" is an assignment before a command` : undefined;
}

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

function refuseNonLiteral(text: string, at: number): Refusal {
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
  const meaning = meanings.get(character);
  const error = `${JSON.stringify(character)} is not literal${meaning === undefined ? '' : ` (${meaning})`}`;
  return /[$`\\!'"]/u.test(character) ? { error } : { error, isFineInQuotes: true };
}
