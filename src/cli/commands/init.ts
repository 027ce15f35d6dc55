// `interns init`: a workflow, a permission policy with tests, and the federation policy to create, after a few questions.
import { flagsOrExitCode } from '../flags.ts';
import { initUsage, readInitFlags } from '../init/flags.ts';
import type { CliIo } from '../io.ts';

/** Runs `interns init` (docs/cli.md, "Begin"); 0 written, 2 for bad usage or when a file may not be replaced. */
export async function init(args: readonly string[], io: CliIo): Promise<number> {
  const flags = flagsOrExitCode({ read: () => readInitFlags(args), usage: initUsage, io });
  if (typeof flags === 'number') return flags;
  const { runInit } = await import('../init/init.ts');
  return runInit(flags, io);
}
