// `interns list`: the interns that this key sees.
import type { CliIo } from '../io.ts';
import { runCommand } from '../run-command.ts';
import type { CommandUsage } from '../usage.ts';
import { jsonFlag, serviceInputs, verboseFlag } from '../usage.ts';

/** What `interns list` takes. */
export const usage: CommandUsage = {
  name: 'list',
  about: 'List the interns that you see, newest first.',
  details: 'With --json the interns are printed as the API returns them: an array, fit for a matrix of jobs.',
  arguments: [],
  inputs: ['status', 'workspace-id', ...serviceInputs, 'timeout'],
  flags: [jsonFlag, verboseFlag],
  examples: [
    { about: 'All interns', line: 'interns list --base-url https://service.example/api/v1' },
    { about: 'The names of those that run', line: "interns list --status running --json | jq -r '.[].name'" },
  ],
};

/** Runs `interns list`; the exit code is 0, 1 when the service refuses, 2 for bad usage. */
export function list(args: readonly string[], io: CliIo): Promise<number> {
  return runCommand(usage, args, io, async () => (await import('../tasks/list.ts')).listTask);
}
