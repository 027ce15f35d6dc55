// Compiles the patterns of `shell`, which may have wildcards, paths and an open end.
import { compileGlob, compilePathGlob, findGlobFlaw, type Glob, globMatches, isPlainPath } from '../text/glob.ts';
import type { Unreadable } from './syntax.ts';
import { readWords, type Word } from './words.ts';

/** A glob for one word, or what the word `{path:GLOB}` or `{paths:GLOB}` stands for. */
export type WordPattern = Glob | { readonly path: string; readonly covers: ReturnType<typeof compilePathGlob> };

export interface CommandPattern {
  readonly pattern: string;
  readonly tokens: readonly WordPattern[];
  /** Set if it ends with `**`, which covers any further arguments, or none. */
  readonly isOpen: boolean;
  /** The last token if it is a `{paths:GLOB}`: it has to match every further argument too. */
  readonly more: WordPattern | undefined;
}

export function compileCommandPattern(pattern: string): CommandPattern | Unreadable {
  const reading = readWords(pattern, { isPattern: true });
  if ('error' in reading) {
    return { error: `${reading.error}. Leave it out${reading.isFineInQuotes === true ? ', or quote its word' : ''}` };
  }
  const [command = [], ...others] = reading.commands;
  if (others.length > 0) return { error: 'it contains more than one command. Write one pattern for each' };
  if (command.slice(0, -1).some(isPathsWord)) {
    return { error: '"{paths:…}" belongs at the end. Write "{path:…}" for one path' };
  }
  const isOpen = command.at(-1)?.text === '**';
  const fixed = isOpen ? command.slice(0, -1) : command;
  const flaw = findPatternFlaw(fixed);
  if (flaw !== undefined) return { error: flaw };
  const tokens = fixed.map(compileWord);
  return { pattern, tokens, isOpen, more: fixed.some(isPathsWord) ? tokens.at(-1) : undefined };
}

function findPatternFlaw(words: readonly Word[]): string | undefined {
  if (words.length === 0) return '"**" alone would cover everything. Name a program before it';
  for (const word of words) {
    const glob = readPathGlob(word);
    const flaw = glob === undefined ? undefined : findGlobFlaw(glob);
    if (flaw !== undefined) return `in ${JSON.stringify(word.text)} ${flaw}`;
  }
  const isMisplaced = words.some((word) => readPathGlob(word) === undefined && word.text.includes('**'));
  return isMisplaced ? '"**" belongs at the end, as a separate word. Write "*" within a word' : undefined;
}

function readPathGlob(word: Word): string | undefined {
  return word.isQuoted ? undefined : /^\{paths?:(.*)\}$/u.exec(word.text)?.[1];
}

function isPathsWord(word: Word): boolean {
  return !word.isQuoted && word.text.startsWith('{paths:');
}

function compileWord(word: Word): WordPattern {
  const path = readPathGlob(word);
  if (path !== undefined) return { path, covers: compilePathGlob(path) };
  // Escape a backslash and "?", because in a word only "*" is special.
  const { text } = word;
  return compileGlob(text.replace(/[\\?]/gu, '\\$&')) ?? { pattern: text, pieces: [{ text }] };
}

/** Returns undefined for a word beyond the last token, unless that token covers all further words. */
export function getWordPattern(pattern: CommandPattern, index: number): WordPattern | undefined {
  return pattern.tokens[index] ?? pattern.more;
}

/** Serves guards, which rather match too much: a path token matches any argument that is no plain path. */
export function mayBeWord(token: WordPattern, argument: string): boolean {
  if (!('path' in token)) return globMatches(token, argument);
  return !isPlainPath(argument) || token.covers(argument, { isWide: true });
}
