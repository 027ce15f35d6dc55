// The command line: which command, and nothing loaded that it does not need.
import { describeError, ToolkitError } from '../errors.ts';
import { oneLine } from '../log.ts';
import type { CliIo } from './io.ts';

/** One command: what it does in a line, and its code, loaded only when it runs. */
interface Command {
  readonly about: string;
  readonly load: () => Promise<(args: readonly string[], io: CliIo) => Promise<number>>;
}

const commands: Readonly<Record<string, Command>> = {
  policy: {
    about: 'check, test and explain permission policy files',
    load: async () => (await import('./commands/policy.ts')).policy,
  },
  serve: {
    about: 'start the local Intern Service',
    load: async () => (await import('./commands/serve.ts')).serve,
  },
  exec: {
    about: "run a command against a local Intern Service, with a job's environment set up",
    load: async () => (await import('./commands/exec.ts')).exec,
  },
};

/** Exit code of bad usage. */
const usageExitCode = 2;

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
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    io.stdout(help());
    return name === undefined ? usageExitCode : 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    io.stderr(`interns: unknown command "${oneLine(name)}". Use one of: ${Object.keys(commands).join(', ')}.\n`);
    return usageExitCode;
  }
  try {
    const run = await command.load();
    return await run(rest, io);
  } catch (error) {
    const code = error instanceof ToolkitError ? ` (${error.code})` : '';
    io.stderr(`interns ${name}: ${oneLine(describeError(error))}${code}\n`);
    return 1;
  }
}

function help(): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length));
  const list = Object.entries(commands).map(([name, { about }]) => `  ${name.padEnd(width)}  ${about}`);
  return `interns: work with interns behind the Intern Service API\n\nUsage: interns COMMAND [OPTIONS]\n\n${list.join('\n')}\n\n"interns COMMAND --help" tells more.\n`;
}
