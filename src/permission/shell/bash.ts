// Reads shell texts with unbash, a Bash grammar: in full, or only literal commands, which `readWords` checks as well.
import type { Assignment, Command, PipelineNode, Redirection, SyntaxNode, Word, WordPart } from 'unbash';
import { forEachChild, parse } from 'unbash';
import { orUndefined } from '../../errors.ts';
import { findInvisible } from '../text/invisible.ts';
import { findEvaluation, findParsingDoubt } from './doubt.ts';
import type { FullReading, LiteralReading, ReadArgument, ReadCommand, Unreadable } from './syntax.ts';
import { readWords } from './words.ts';

/** Bytes of UTF-8. Limited, because the grammar may take more than linear time. */
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
  const words = readWords(text, { isPattern: false });
  if ('error' in words) return { error: words.error };
  const commands = words.commands.map((command) => command.map((word) => word.text));
  if (JSON.stringify(parseLiteral(text)) === JSON.stringify(commands)) return { commands };
  return { error: 'the Bash grammar reads more in it than literal commands' };
}

/** Returns undefined if the text has anything but literal simple commands. */
export function parseLiteral(text: string): readonly (readonly string[])[] | undefined {
  const script = orUndefined(() => parse(text)); // the grammar may throw, as on deep nesting
  if (script === undefined || script.errors !== undefined || script.shebang !== undefined) return undefined;
  const commands: (readonly string[])[] = [];
  for (const statement of script.commands) {
    if (statement.background === true) return undefined;
    const node = statement.command;
    const parts = node.type === 'AndOr' ? node.commands : [node];
    if (!parts.every((part) => addPipeline(part, commands))) return undefined;
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
  const words = [node.name, ...node.args].map(readStaticText);
  if (!words.every((word) => word !== null)) return false;
  commands.push(words);
  return true;
}

function readFull(text: string): FullReading {
  if (Buffer.byteLength(text) > maxShellBytes) return tooLong;
  const invisible = findInvisible(text, '\n\t')[0];
  if (invisible !== undefined) return { error: `the text contains ${invisible.name}, which shells read differently` };
  // Reading may throw as well, because the grammar parses a substitution only when it is visited.
  return orUndefined(() => readScript(parse(text))) ?? { error: 'the text cannot be parsed' };
}

function readScript(script: SyntaxNode): FullReading {
  const commands: ReadCommand[] = [];
  const writes: ReadArgument[] = [];
  const pending: SyntaxNode[] = [script];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (node.type === 'Script' && node.errors !== undefined) {
      return { error: `the text cannot be parsed: ${node.errors[0]?.message ?? 'an error'}` };
    }
    const doubt = findParsingDoubt(node) ?? findEvaluation(node);
    if (doubt !== undefined) return { error: doubt };
    if (node.type === 'Command' && node.name !== undefined) commands.push(readCommand(node, node.name));
    else if (node.type === 'Command' || node.type === 'Redirected') writes.push(...readWrites(node.redirects));
    forEachChild(node, (child) => pending.push(child));
  }
  if (commands.length === 0) return { error: 'the text is empty, or names no program' };
  // Undo the order of the stack, because messages name the first command that matches.
  return { commands: commands.toReversed(), writes };
}

function readCommand(command: Command, name: Word): ReadCommand {
  return {
    // A backslash in the name of a program is there to hide it.
    program: name.text.includes('\\') ? null : readStaticText(name),
    arguments: command.args.map(readArgument),
    writes: readWrites(command.redirects),
  };
}

function readWrites(redirects: readonly Redirection[]): readonly ReadArgument[] {
  return redirects.flatMap((each) => {
    if (each.type !== 'Redirect' || each.target === undefined || !each.operator.includes('>')) return [];
    const file = readArgument(each.target);
    const isDescriptor = each.operator === '>&' && typeof file === 'string' && /^(?:[0-9]+-?|-)$/u.test(file);
    return isDescriptor ? [] : [file];
  });
}

/** Returns null for expansions, globs, braces and home directories. */
function readStaticText(word: Word | Assignment): string | null {
  if (word.type === 'Assignment') return /^[A-Za-z0-9_@%+=:,./-]*$/u.test(word.text) ? word.text : null;
  if (word.text.startsWith('~')) return null;
  return readPrefix(word.parts ?? []).isWhole ? word.value : null;
}

export function readArgument(word: Word | Assignment): ReadArgument {
  const text = readStaticText(word);
  if (text !== null) return text;
  if (word.type === 'Assignment') return { prefix: `${word.name}=`, isOneWord: true };
  // `$?`, `$#`, `$$` and `$!` become numbers, and no option begins with a digit.
  if (/^"?\$[?#$!]"?$/u.test(word.text)) return { prefix: '0', isOneWord: true };
  const parts = word.parts ?? [];
  if (parts[0]?.type === 'ProcessSubstitution') return { prefix: '/dev/fd/', isOneWord: true };
  if (parts.some(maySplit)) return { prefix: '', isOneWord: false };
  if (word.text.startsWith('~')) return { prefix: '/', isOneWord: true };
  // These parts may become several words, all with the same prefix.
  const isMany = ({ type }: WordPart): boolean => ['Glob', 'ExtendedGlob', 'BraceExpansion'].includes(type);
  return { prefix: readPrefix(parts).prefix, isOneWord: !parts.some(isMany) };
}

/** Returns the known prefix of every word that the parts may become. */
function readPrefix(parts: readonly WordPart[]): { readonly prefix: string; readonly isWhole: boolean } {
  let prefix = '';
  for (const part of parts) {
    if (part.type === 'Literal' || part.type === 'SingleQuoted') {
      prefix += part.value;
      continue;
    }
    const inner = part.type === 'DoubleQuoted' ? readPrefix(part.parts) : { prefix: '', isWhole: false };
    prefix += inner.prefix;
    if (!inner.isWhole) return { prefix, isWhole: false };
  }
  return { prefix, isWhole: true };
}

/** Finds expansions outside quotes, or that become several words within quotes, as `"$@"` does. */
function maySplit(part: WordPart): boolean {
  if (part.type !== 'DoubleQuoted' && part.type !== 'LocaleString') {
    return ['SimpleExpansion', 'ParameterExpansion', 'CommandExpansion'].includes(part.type);
  }
  return part.parts.some(({ type, text }) => type !== 'Literal' && type !== 'CommandExpansion' && text.includes('@'));
}
