// The command line: which command, and nothing loaded that it does not need.
import { oneLine } from '../log.ts';
import type { Command, CommandFamily } from './command.ts';
import { commandGroups, commands } from './commands.ts';
import { usageExitCode } from './exit-codes.ts';
import type { CliIo } from './io.ts';
import { overviewOfAll, overviewOfFamily } from './overview.ts';
import { tell } from './screen/tell.ts';
import { wrapWords } from './screen/wrap-words.ts';

/**
 * Run one command line and return its exit code.
 *
 * @param args - the words after `interns`
 * @param version - of the package, for `--version`
 */
export async function runCli(args: readonly string[], io: CliIo, version: string): Promise<number> {
  const [name, ...rest] = args;
  if (name === '--version' || name === '-v') {
    io.stdout(`${version}\n`);
    return 0;
  }
  if (name === undefined) return showAsUsage(overviewOfAll(version), io);
  if (isHelp(name)) return show(overviewOfAll(version), io);
  if (name === 'help') return runCli([...rest, '--help'], io, version);
  const command = commands.get(name);
  if (command === undefined) {
    return unknownCommand(
      name,
      { prefix: '', names: [...commands.keys()], otherwise: '"interns --help" shows all.' },
      io,
    );
  }
  return 'members' in command ? runMember(command, rest, io) : runOne(command, rest, io);
}

/** Runs a member of a family. */
async function runMember(family: CommandFamily, [word, ...rest]: readonly string[], io: CliIo): Promise<number> {
  const { name, members } = family;
  if (word === undefined) return showAsUsage(overviewOfFamily(family), io);
  if (isHelp(word)) return show(overviewOfFamily(family), io);
  const member = members.find((one) => one.name === `${name} ${word}`);
  if (member !== undefined) return runOne(member, rest, io);
  const words = members.map((one) => one.name.slice(name.length + 1));
  return unknownCommand(word, { prefix: `${name} `, names: words, otherwise: `Use one of: ${words.join(', ')}.` }, io);
}

async function runOne(command: Command, args: readonly string[], io: CliIo): Promise<number> {
  const { runCommand } = await import('./run-command.ts');
  return runCommand(command, args, io, commandGroups);
}

/** The commands that a word could have meant. */
interface KnownCommands {
  /** The words before it, with a space behind; empty: it stands first. */
  readonly prefix: string;
  readonly names: readonly string[];
  /** The remedy where none of them is near. */
  readonly otherwise: string;
}

async function unknownCommand(word: string, { prefix, names, otherwise }: KnownCommands, io: CliIo): Promise<number> {
  const { nearest } = await import('../permission/text/nearest.ts');
  const meant = nearest(word, names);
  const remedy = meant === undefined ? otherwise : `Did you mean "${prefix}${meant}"?`;
  const program = `interns ${prefix}`.trimEnd();
  tell(io, `${program}: There is no command "${prefix}${oneLine(word)}". ${remedy} (input_invalid)`);
  return usageExitCode;
}

function isHelp(word: string): boolean {
  return word === '--help' || word === '-h';
}

function show(help: string, io: CliIo): number {
  io.stdout(wrapWords(help, io.terminal?.stdout));
  return 0;
}

function showAsUsage(help: string, io: CliIo): number {
  io.stderr(wrapWords(help, io.terminal?.stderr));
  return usageExitCode;
}
