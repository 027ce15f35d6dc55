// One command from its words to its exit code: parsed, run, and its failure said in the one way.
import type { JobIo } from '../job/io.ts';
import { reportFailure, UsageExit } from './failure.ts';
import type { CliIo } from './io.ts';
import { createJobIo } from './job-io.ts';
import type { ParsedCommand } from './parse.ts';
import { parseCommand } from './parse.ts';
import type { CommandUsage } from './usage.ts';

/** Runs a command: its words become what was asked, and what it throws an exit code. */
export async function runCommand(
  usage: CommandUsage,
  args: readonly string[],
  io: CliIo,
  run: (parsed: ParsedCommand, job: JobIo) => Promise<number>,
): Promise<number> {
  const json = args.includes('--json');
  try {
    const parsed = parseCommand(usage, args, io);
    return await run(parsed, createJobIo(io, { verbose: parsed.has('verbose') }));
  } catch (error) {
    if (error instanceof UsageExit) return error.exitCode;
    return reportFailure(error, usage.name, json, io);
  }
}
