// The command line: which command, and nothing loaded that it does not need.
import { oneLine } from '../log.ts';
import { commands, findCommand } from './commands.ts';
import { usageExitCode } from './exit-codes.ts';
import type { CliIo } from './io.ts';

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
  if (name === undefined || name === '--help' || name === '-h') {
    (name === undefined ? io.stderr : io.stdout)(help(version));
    return name === undefined ? usageExitCode : 0;
  }
  if (name === 'help') return runCli(rest.length === 0 ? ['--help'] : [...rest, '--help'], io, version);
  const command = findCommand(name);
  if (command === undefined) return unknownCommand(name, io);
  try {
    const run = await command.load();
    return await run(rest, io, commands);
  } catch (error) {
    const { reportFailure } = await import('./failure.ts');
    return reportFailure(error, name, rest.includes('--json'), io);
  }
}

async function unknownCommand(name: string, io: CliIo): Promise<number> {
  const { nearest } = await import('../permission/text/nearest.ts');
  const meant = nearest(name, [...commands.keys()]);
  const remedy = meant === undefined ? '"interns --help" shows all.' : `Did you mean "${meant}"?`;
  io.stderr(`interns: unknown command "${oneLine(name)}". ${remedy}\n`);
  return usageExitCode;
}

function help(version: string): string {
  const width = Math.max(...[...commands.keys()].map((name) => name.length));
  const groups = Map.groupBy(commands, ([, { group }]) => group);
  const lists = [...groups].map(([group, members]) => {
    const lines = members.map(([name, { about }]) => `  ${name.padEnd(width)}  ${about}`);
    return `${group}:\n${lines.join('\n')}\n`;
  });
  return `interns ${version}: work with interns, long-running assistant agents, from a terminal or a CI job

Usage: interns COMMAND [OPTIONS]

${lists.join('\n')}
Where the service is, and who you are, stands best in the environment:
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

"interns COMMAND --help" tells more of each. Tab completion: "interns completion --help".
`;
}
