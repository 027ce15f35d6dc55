// One command from its words to its exit code: parsed, then loaded and run, and its failure said in the one way.
import type { JobIo } from '../job/io.ts';
import { reportFailure, UsageExit } from './failure.ts';
import type { CliIo } from './io.ts';
import { createJobIo } from './job-io.ts';
import type { ParsedCommand } from './parse.ts';
import { parseCommand } from './parse.ts';
import type { CommandUsage } from './usage.ts';

/** What a command was asked, and the effects that it has. */
export interface AskedCommand extends ParsedCommand {
  readonly io: CliIo;
  readonly job: JobIo;
}

/** The work of a command; it gives the exit code. */
export type Task = (asked: AskedCommand) => Promise<number>;

/** Runs a command: its words become what was asked, its work is loaded, and what it throws becomes an exit code. */
export async function runCommand(
  usage: CommandUsage,
  args: readonly string[],
  io: CliIo,
  load: () => Promise<Task>,
): Promise<number> {
  try {
    const parsed = parseCommand(usage, args, io);
    const task = await load();
    return await task({ ...parsed, io, job: createJobIo(io, { verbose: parsed.has('verbose') }) });
  } catch (error) {
    if (error instanceof UsageExit) return error.exitCode;
    return reportFailure(error, usage.name, args.includes('--json'), io, usage.inputs);
  }
}
