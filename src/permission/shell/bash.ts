// Reads texts of shells by unbash, a Bash grammar: in full, or strictly, with the literal alphabet as a second layer.
import {
  type Assignment,
  type Command,
  forEachChild,
  type PipelineNode,
  parse,
  type Redirection,
  type SyntaxNode,
  type Word,
  type WordPart,
} from 'unbash';
import { findInvisible } from '../text/invisible.ts';
import { doubtOf, rerunBy } from './doubt.ts';
import type { FullReading, LiteralReading, ReadArgument, ReadCommand, Unreadable } from './syntax.ts';
import { readWords } from './words.ts';

/** Bytes of UTF-8. Limited, because the grammar may take more time than in proportion to the text. */
const maxShellBytes = 8192;

/** `literal` reads for `only`, and `full` for `any` (docs/policy.md, "What can be matched"). */
export const bash = { literal: rememberLast(readLiteral), full: rememberLast(readFull) };

function rememberLast<T>(read: (text: string) => T): (text: string) => T {
  let last: { readonly text: string; readonly reading: T } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, reading: read(text) };
    return last.reading;
  };
}

const tooLong: Unreadable = { error: `the text is longer than ${maxShellBytes} bytes` };

function readLiteral(text: string): LiteralReading {
  if (Buffer.byteLength(text) > maxShellBytes) return tooLong;
  const words = readWords(text, { pattern: false });
  if ('error' in words) return words;
  const commands = words.commands.map((command) => command.map((word) => word.text));
  if (JSON.stringify(literalByGrammar(text)) === JSON.stringify(commands)) return { commands };
  return { error: 'the Bash grammar reads more in it than literal commands' };
}

/** The first of two layers: returns undefined for all but literal simple commands. */
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

/** Catches errors of the grammar, which may throw on nesting, even when a substitution is visited. */
function orUndefined<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

function readFull(text: string): FullReading {
  if (Buffer.byteLength(text) > maxShellBytes) return tooLong;
  const unseen = findInvisible(text, '\n\t')[0];
  if (unseen !== undefined) return { error: `the text holds ${unseen.name}, which readers take differently` };
  return orUndefined(() => scriptBelow(parse(text))) ?? { error: 'the text cannot be parsed' };
}

function scriptBelow(script: SyntaxNode): FullReading {
  const commands: ReadCommand[] = [];
  const writes: ReadArgument[] = [];
  const open: SyntaxNode[] = [script];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.type === 'Script' && node.errors !== undefined) {
      return { error: `the text cannot be parsed: ${node.errors[0]?.message ?? 'an error'}` };
    }
    const doubt = doubtOf(node) ?? rerunBy(node);
    if (doubt !== undefined) return { error: doubt };
    if (node.type === 'Command' && node.name !== undefined) commands.push(seenCommand(node, node.name));
    if (node.type === 'Command' && node.name === undefined) writes.push(...written(node.redirects));
    if (node.type === 'Redirected') writes.push(...written(node.redirects));
    forEachChild(node, (child) => open.push(child));
  }
  if (commands.length === 0) return { error: 'the text is empty, or names no program' };
  // Undo the order of the stack, because messages name the first command that matches.
  return { commands: commands.toReversed(), writes };
}

function seenCommand(command: Command, name: Word): ReadCommand {
  return {
    // A backslash in the name of a program is there to hide it.
    program: name.text.includes('\\') ? null : staticText(name),
    arguments: command.args.map(seenArgument),
    writes: written(command.redirects),
  };
}

function written(redirects: readonly Redirection[]): readonly ReadArgument[] {
  return redirects.flatMap((each) => {
    if (each.type !== 'Redirect' || each.target === undefined || !each.operator.includes('>')) return [];
    const file = seenArgument(each.target);
    return each.operator === '>&' && typeof file === 'string' && /^(?:[0-9]+-?|-)$/u.test(file) ? [] : [file];
  });
}

/** Returns null for expansions, globs, braces and home directories. */
function staticText(word: Word | Assignment): string | null {
  if (word.type === 'Assignment') return /^[A-Za-z0-9_@%+=:,./-]*$/u.test(word.text) ? word.text : null;
  if (word.text.startsWith('~')) return null;
  return known(word.parts ?? []).whole ? word.value : null;
}

export function seenArgument(word: Word | Assignment): ReadArgument {
  const text = staticText(word);
  if (text !== null) return text;
  if (word.type === 'Assignment') return { prefix: `${word.name}=`, isOneWord: true };
  // These become numbers, and no option begins with a digit.
  if (/^"?\$[?#$!]"?$/u.test(word.text)) return { prefix: '0', isOneWord: true };
  const parts = word.parts ?? [];
  if (parts.some(splits)) return { prefix: '', isOneWord: false };
  if (word.text.startsWith('~')) return { prefix: '/', isOneWord: true };
  // They become several words, all with the same beginning.
  const isMany = ({ type }: WordPart): boolean => ['Glob', 'ExtendedGlob', 'BraceExpansion'].includes(type);
  return { prefix: known(parts).begins, isOneWord: !parts.some(isMany) };
}

/** Returns the beginning that every word certainly has which these parts may become. */
function known(parts: readonly WordPart[]): { readonly begins: string; readonly whole: boolean } {
  let begins = '';
  for (const part of parts) {
    if (part.type === 'Literal' || part.type === 'SingleQuoted') {
      begins += part.value;
      continue;
    }
    const within = part.type === 'DoubleQuoted' ? known(part.parts) : { begins: '', whole: false };
    begins += within.begins;
    if (!within.whole) return { begins, whole: false };
  }
  return { begins, whole: true };
}

/** Finds expansions outside quotes, or that become several words within quotes, as `"$@"` does. */
function splits(part: WordPart): boolean {
  if (part.type !== 'DoubleQuoted' && part.type !== 'LocaleString') {
    return ['SimpleExpansion', 'ParameterExpansion', 'CommandExpansion'].includes(part.type);
  }
  return part.parts.some(({ type, text }) => type !== 'Literal' && type !== 'CommandExpansion' && text.includes('@'));
}
