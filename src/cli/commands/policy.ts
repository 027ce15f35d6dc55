// `interns policy …`: check, test and explain permission policy files.
import { oneLine } from '../../log.ts';
import type { CliIo } from '../io.ts';
import { check } from './policy/check.ts';
import { explain } from './policy/explain.ts';
import { init } from './policy/init.ts';
import { replay } from './policy/replay.ts';
import { test } from './policy/test.ts';
import { UsageError, usageExitCode } from './policy/usage.ts';

const subcommands = new Map([
  ['check', check],
  ['test', test],
  ['explain', explain],
  ['replay', replay],
  ['init', init],
]);

const help = `interns policy: check, test and explain permission policy files

Usage:
  interns policy check [FILE] [--strict] [--json]          errors and warnings; 0 clean or warnings only, 2 errors
  interns policy test [FILE] [--mutate] [--json]           the tests in the file; 0 all pass, 1 a test fails, 2 invalid
  interns policy explain FILE COMMAND [--event NAME] [--actor PERMISSION] [--ref REF] [--fork] [--json]
                                                           what is answered to a shell command, and why;
                                                           0 allow or answer, 3 reject or decline, 4 stop or ask
  interns policy explain [FILE] --pause JSON [--context JSON] [--json]
                                                           the same for any pause
  interns policy replay TRANSCRIPT --against FILE [--json] decisions of a past run that would change; 0 none, 1 some
  interns policy init [FILE]                               write a starting file with tests

FILE is .github/intern-policy.yml when it is left out. docs/policy.md tells how to write one.
`;

/** Run one sub-command (docs/policy.md, "The policy commands") and return its exit code. */
export async function policy(args: readonly string[], io: CliIo): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || args.includes('--help') || args.includes('-h')) {
    (name === undefined ? io.stderr : io.stdout)(help);
    return name === undefined ? usageExitCode : 0;
  }
  const run = subcommands.get(name);
  if (run === undefined) {
    io.stderr(
      `interns policy: unknown command "${oneLine(name)}". Use one of: ${[...subcommands.keys()].join(', ')}.\n`,
    );
    return usageExitCode;
  }
  try {
    return await run(rest, io);
  } catch (error: unknown) {
    if (!(error instanceof UsageError)) throw error;
    io.stderr(`interns policy ${name}: ${oneLine(error.message)}\n`);
    return usageExitCode;
  }
}
