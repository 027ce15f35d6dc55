// The two readings of a shell text through unbash, a Bash grammar; the literal alphabet is the second layer of the strict one.
import {
  type Assignment,
  type Command,
  forEachChild,
  type PipelineNode,
  parse,
  type SyntaxNode,
  type Word,
} from 'unbash';
import { findInvisible } from '../text/invisible.ts';
import { doubtOf } from './doubt.ts';
import type { FullReading, LiteralReading, SeenCommand, ShellSyntax } from './syntax.ts';
import { readWords } from './words.ts';

/** A Bash grammar (docs/policy.md, "What can be matched"). Each reading remembers its last text, as many rules ask about one. */
export const bash: ShellSyntax = { literal: rememberLast(readLiteral), full: rememberLast(readFull) };

function rememberLast<T>(read: (text: string) => T): (text: string) => T {
  let last: { readonly text: string; readonly reading: T } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, reading: read(text) };
    return last.reading;
  };
}

function readLiteral(text: string): LiteralReading {
  const words = readWords(text, { pattern: false });
  if ('refused' in words) return words;
  const commands = words.commands.map((command) => command.map((word) => word.text));
  if (JSON.stringify(literalByGrammar(text)) === JSON.stringify(commands)) return { commands };
  return { refused: 'the Bash grammar reads more in it than literal commands' };
}

/**
 * The commands of a text by the grammar alone, the first of the two layers; undefined when it is anything but simple
 * commands joined by the four joints, with words that are the same whenever they run.
 */
export function literalByGrammar(text: string): readonly (readonly string[])[] | undefined {
  const script = orUndefined(() => parse(text));
  if (script === undefined || script.errors !== undefined || script.shebang !== undefined) return undefined;
  const commands: (readonly string[])[] = [];
  for (const statement of script.commands) {
    if (statement.background === true) return undefined;
    const node = statement.command;
    for (const part of node.type === 'AndOr' ? node.commands : [node]) {
      if (!addPipeline(part, commands)) return undefined;
    }
  }
  return commands;
}

function addPipeline(node: PipelineNode, commands: (readonly string[])[]): boolean {
  if (node.type !== 'Pipeline') return addCommand(node, commands);
  if (node.prefixes.length > 0 || node.operators.some((operator) => operator !== '|')) return false;
  return node.commands.every((command) => addCommand(command, commands));
}

function addCommand(node: SyntaxNode, commands: (readonly string[])[]): boolean {
  if (node.type !== 'Command' || node.name === undefined) return false;
  if (node.prefix.length > 0 || node.redirects.length > 0) return false;
  const words = [node.name, ...node.args].map(staticText);
  if (!words.every((word) => word !== null)) return false;
  commands.push(words);
  return true;
}

/** What the grammar tells, undefined where it gives up: it can throw on nesting, also when a substitution is visited. */
function orUndefined<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

function readFull(text: string): FullReading {
  const unseen = findInvisible(text, '\n\t')[0];
  if (unseen !== undefined) return { untold: `the text holds ${unseen.name}, which readers take differently` };
  return orUndefined(() => commandsBelow(parse(text))) ?? { untold: 'the text can not be parsed' };
}

function commandsBelow(script: SyntaxNode): FullReading {
  const commands: SeenCommand[] = [];
  const open: SyntaxNode[] = [script];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.type === 'Script' && 'errors' in node && node.errors !== undefined) {
      return { untold: `the text can not be parsed: ${node.errors[0]?.message ?? 'an error'}` };
    }
    const doubt = doubtOf(node);
    if (doubt !== undefined) return { untold: doubt };
    if (node.type === 'Command' && node.name !== undefined) commands.push(seenCommand(node, node.name));
    forEachChild(node, (child) => open.push(child));
  }
  if (commands.length === 0) return { untold: 'the text is empty, or names no program' };
  // The stack reads backwards; messages name the first command that matches.
  return { commands: commands.toReversed() };
}

function seenCommand(command: Command, name: Word): SeenCommand {
  const program = staticText(name);
  return {
    // A backslash in a program's name is there to hide it.
    program: program === null || name.text.includes('\\') ? null : program,
    arguments: command.args.map(staticText),
  };
}

/** The text of a word that is the same whenever it runs; null for expansions, globs, braces and home directories. */
function staticText(word: Word | Assignment): string | null {
  if (word.type === 'Assignment') return /^[A-Za-z0-9_@%+=:,./-]*$/u.test(word.text) ? word.text : null;
  if (word.text.startsWith('~')) return null;
  for (const part of word.parts ?? []) {
    if (part.type === 'Literal' || part.type === 'SingleQuoted') continue;
    if (part.type === 'DoubleQuoted' && part.parts.every((child) => child.type === 'Literal')) continue;
    return null;
  }
  return word.value;
}
