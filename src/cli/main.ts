// Finds the command that was typed and runs it, loading only its modules. Shows overviews and the version.
import { oneLine } from '../log.ts';
import { findNearest } from '../nearest.ts';
import type { CliIo, Command, CommandFamily } from './command.ts';
import { commandGroups, commands } from './commands.ts';
import { usageExitCode } from './exit-code.ts';
import { tell, wrapWords } from './screen.ts';

export async function runCli(args: readonly string[], io: CliIo, version: string): Promise<number> {
  const [name, ...rest] = args;
  if (name === '--version' || name === '-v') {
    io.stdout(`${version}\n`);
    return 0;
  }
  if (name === undefined) return showUsageError(toOverview(version), io);
  if (isHelp(name)) return showHelp(toOverview(version), io);
  if (name === 'help') return runCli([...rest, '--help'], io, version);
  const command = commands.get(name);
  if (command === undefined) return refuseUnknownWord(name, [...commands.keys()], ['--help', '--version'], io);
  return 'members' in command ? runMember(command, rest, io) : loadAndRun(command, rest, io);
}

async function runMember(family: CommandFamily, [word, ...rest]: readonly string[], io: CliIo): Promise<number> {
  const { name, members } = family;
  if (word === undefined) return showUsageError(toFamilyOverview(family), io);
  if (isHelp(word)) return showHelp(toFamilyOverview(family), io);
  const member = members.find((candidate) => candidate.name === `${name} ${word}`);
  if (member !== undefined) return loadAndRun(member, rest, io);
  const words = members.map((candidate) => candidate.name.slice(name.length + 1));
  return refuseUnknownWord(word, words, ['--help'], io, `${name} `);
}

async function loadAndRun(command: Command, args: readonly string[], io: CliIo): Promise<number> {
  const { runCommand } = await import('./parse.ts');
  return runCommand(command, args, io);
}

function refuseUnknownWord(word: string, names: readonly string[], flags: readonly string[], io: CliIo, prefix = '') {
  const program = `interns ${prefix}`.trimEnd();
  const isFlag = word.startsWith('-');
  const what = isFlag ? `Unknown option "${oneLine(word)}".` : `There is no command "${prefix}${oneLine(word)}".`;
  const hint = isFlag || prefix === '' ? `"${program} --help" shows all.` : `Use one of: ${names.join(', ')}.`;
  const near = findNearest(word, isFlag ? flags : names);
  const advice = near === undefined ? hint : `Did you mean ${isFlag ? near : `"${prefix}${near}"`}?`;
  tell(io, `${program}: ${what} ${advice} (input_invalid)`);
  return usageExitCode;
}

function isHelp(word: string): boolean {
  return word === '--help' || word === '-h';
}

function showHelp(help: string, io: CliIo): number {
  io.stdout(wrapWords(help, io.terminal?.stdout));
  return 0;
}

function showUsageError(help: string, io: CliIo): number {
  io.stderr(wrapWords(help, io.terminal?.stderr));
  return usageExitCode;
}

function toOverview(version: string): string {
  const width = Math.max(...[...commands.keys()].map((name) => name.length));
  const lists = commandGroups.map(({ title, commands: members }) => `${title}:\n${toList(members, width)}\n`);
  return `interns ${version}: work with interns, long-running assistant agents, from a terminal or a CI job

Usage: interns COMMAND [OPTIONS]

${lists.join('\n')}
Say in the environment where the service is, and who you are:
  INTERNS_BASE_URL               https://service.example/api/v1
  INTERNS_FEDERATION_POLICY_ID   in a CI job: its identity is exchanged, no secret is stored
  INTERNS_API_KEY                elsewhere: an API key

Examples:
  Try it now, offline: a local service with one intern
    $ interns exec -- interns chat intern "Hello"

  Ask an intern, and decide yourself what it may do
    $ interns chat reviewer "Run the tests and tell me what fails."

  Something does not work? This says what to fix
    $ interns doctor

"interns COMMAND --help" explains each of them. Tab completion: "interns completion --help".
`;
}

function toList(rows: readonly Pick<Command, 'name' | 'summary'>[], width: number): string {
  return rows.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`).join('\n');
}

function toFamilyOverview({ name, about, details, members }: CommandFamily): string {
  const rows = members.map((member) => ({ ...member, name: member.name.slice(name.length + 1) }));
  const width = Math.max(...rows.map((row) => row.name.length));
  return `Usage: interns ${name} COMMAND [options]

${about}

Commands:
${toList(rows, width)}

${details === undefined ? '' : `${details}\n`}"interns ${name} COMMAND --help" explains each of them.
`;
}
