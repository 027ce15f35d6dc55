// The two directions of `shell`: `only` lets a rule match when nothing else can run, `any` a guard when something might.
import { compileGlob, type Glob, globMatches } from '../text/glob.ts';
import { compilePathGlob, flawOfPathGlob, isPlainPath } from '../text/path.ts';
import { programName, runsHiddenCommand } from './programs.ts';
import type { SeenCommand, ShellSyntax } from './syntax.ts';
import { readWords, type Word } from './words.ts';

/** A word of a pattern that stands for a relative path: `{path:GLOB}`. */
interface PathWord {
  readonly path: string;
  readonly narrow: (value: string) => boolean;
  readonly wide: (value: string) => boolean;
}

/** A word of a pattern. */
export type WordPattern = Glob | PathWord;

/** A pattern over the words of one command. */
export interface CommandPattern {
  /** As in the file. */
  readonly pattern: string;
  readonly tokens: readonly WordPattern[];
  /** Whether it ends with `**`: any further arguments, none included. */
  readonly open: boolean;
  /** After a final `{paths:GLOB}`: what any further arguments have to be. */
  readonly more: WordPattern | undefined;
}

/** Read a pattern of `shell` (docs/policy.md, "What can be matched"), or say why it can't be one. */
export function compileCommandPattern(pattern: string): CommandPattern | { readonly error: string } {
  const words = readWords(pattern, { pattern: true });
  if ('refused' in words) return { error: `${words.refused}. Quote a word that holds it, or leave it out` };
  const [command = [], ...others] = words.commands;
  if (others.length > 0) return { error: 'it holds more than one command. Write one pattern for each' };
  const flaw = command.map(flawOfPaths).find((each) => each !== undefined);
  if (flaw !== undefined) return { error: flaw };
  const last = command.at(-1);
  if (command.slice(0, -1).some((word) => isPaths(word))) return { error: '"{paths:…}" stands only at the end' };
  const texts = command.map((word) => word.text);
  const open = texts.at(-1) === '**';
  const fixed = open ? texts.slice(0, -1) : texts;
  if (fixed.length === 0) return { error: '"**" alone would cover everything. Name a program before it' };
  const tokens = command.slice(0, fixed.length).map(wordPattern);
  if (tokens.some((token) => !('path' in token) && token.pattern.includes('**'))) {
    return { error: '"**" stands only at the end, as a word of its own. Write "*" within a word' };
  }
  return { pattern, tokens, open, more: last !== undefined && isPaths(last) ? tokens.at(-1) : undefined };
}

const pathForm = /^\{paths?:(.*)\}$/u;

/** The glob of a word `{path:GLOB}` or `{paths:GLOB}`; in quotes it is a word like any other. */
function pathGlobOf(word: Word): string | undefined {
  return word.quoted ? undefined : pathForm.exec(word.text)?.[1];
}

function isPaths(word: Word): boolean {
  return !word.quoted && word.text.startsWith('{paths:');
}

function flawOfPaths(word: Word): string | undefined {
  const glob = pathGlobOf(word);
  const flaw = glob === undefined ? undefined : flawOfPathGlob(glob);
  return flaw === undefined ? undefined : `in ${JSON.stringify(word.text)} ${flaw}`;
}

function wordPattern(word: Word): WordPattern {
  const path = pathGlobOf(word);
  if (path === undefined) return tokenGlob(word.text);
  return { path, narrow: compilePathGlob(path), wide: compilePathGlob(path, { wide: true }) };
}

/** A token in which only `*` is special. */
function tokenGlob(text: string): Glob {
  return compileGlob(text.replace(/[\\?]/gu, '\\$&')) ?? { pattern: text, pieces: [{ text }] };
}

/** Whether a pattern covers a command, word for word, for an allow; for a guard what is no path is covered too. */
export function covers(pattern: CommandPattern, words: readonly string[], forGuard = false): boolean {
  if (words.length < pattern.tokens.length) return false;
  return words.every((word, index) => coversWord(pattern, index, word, forGuard));
}

function coversWord(pattern: CommandPattern, index: number, word: string, forGuard: boolean): boolean {
  const token = pattern.tokens[index] ?? pattern.more;
  if (token === undefined) return pattern.open;
  if (!('path' in token)) return globMatches(token, word);
  return forGuard ? !isPlainPath(word) || token.wide(word) : token.narrow(word);
}

/** Whether a text is literal commands and every one of them is covered. */
export function isOnly(patterns: readonly CommandPattern[], text: string, syntax: ShellSyntax): boolean {
  const reading = syntax.literal(text);
  return 'commands' in reading && reading.commands.every((words) => patterns.some((pattern) => covers(pattern, words)));
}

/** Why a text is not covered by `only`; undefined when all of it is. */
export function whyNotOnly(patterns: readonly CommandPattern[], text: string, syntax: ShellSyntax): string | undefined {
  const reading = syntax.literal(text);
  if ('refused' in reading) return reading.refused;
  const index = reading.commands.findIndex((words) => !patterns.some((pattern) => covers(pattern, words)));
  if (index === -1) return undefined;
  const program = JSON.stringify((reading.commands[index] ?? []).slice(0, 4).join(' ').slice(0, 60));
  return `part ${index + 1} ${program} is covered by none of ${patterns.length} pattern${patterns.length === 1 ? '' : 's'}`;
}

/** Why `any` matches a text: a command that is covered, or that can't be told; undefined when it does not match. */
export function whyAny(patterns: readonly CommandPattern[], text: string, syntax: ShellSyntax): string | undefined {
  const reading = syntax.full(text);
  if ('untold' in reading) return reading.untold;
  for (const command of reading.commands) {
    const reason = whyCommand(patterns, command);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

function whyCommand(patterns: readonly CommandPattern[], command: SeenCommand): string | undefined {
  const { program } = command;
  if (program === null) return 'a program in it is known only when it runs';
  if (runsHiddenCommand(program, command.arguments)) return `${JSON.stringify(program)} runs what can not be told`;
  const covering = patterns.find((pattern) => mayCover(pattern, program, command.arguments));
  return covering === undefined
    ? undefined
    : `${JSON.stringify(program)} is covered by ${JSON.stringify(covering.pattern)}`;
}

/**
 * Whether a pattern covers a command of which some arguments are known only when it runs: such an argument may become
 * any words, so all that stands before the first one decides. A program's folder does not hide it.
 */
function mayCover(pattern: CommandPattern, program: string, args: readonly (string | null)[]): boolean {
  const unknownAt = args.indexOf(null);
  const known = (unknownAt === -1 ? args : args.slice(0, unknownAt)).map((argument) => argument ?? '');
  return [program, programName(program)].some((name) => {
    const words = [name, ...known];
    if (unknownAt === -1) return covers(pattern, words, true);
    return words.every((text, index) => coversWord(pattern, index, text, true));
  });
}
