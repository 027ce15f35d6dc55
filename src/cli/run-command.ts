// One command from its words to its exit code: parsed, run, and its failure said in the one way.
import type { Command, CommandGroup } from './command.ts';
import { reportFailure } from './failure.ts';
import type { CliIo } from './io.ts';
import { isJsonWanted, parseCommand } from './parse.ts';

/** Runs a command: its words become what was asked, and what it throws becomes an exit code. */
export async function runCommand(
  command: Command,
  args: readonly string[],
  io: CliIo,
  groups: readonly CommandGroup[],
): Promise<number> {
  try {
    const parsed = await parseCommand(command, args, io);
    if ('exitCode' in parsed) return parsed.exitCode;
    const openJob = async () => {
      const { createJobIo } = await import('./job-io.ts');
      return createJobIo(io, { verbose: parsed.has('verbose') });
    };
    return await command.run({ ...parsed, io, groups, openJob });
  } catch (error) {
    return reportFailure(error, command, isJsonWanted(args), io);
  }
}
