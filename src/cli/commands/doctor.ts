// `interns doctor`: looks at everything that a run needs, in its order, and says what to fix.
import type { CliIo } from '../io.ts';
import { runCommand } from '../run-command.ts';
import type { CommandUsage } from '../usage.ts';
import { serviceInputs, verboseFlag } from '../usage.ts';

/** What `interns doctor` takes. */
export const usage: CommandUsage = {
  name: 'doctor',
  about: 'Check identity, exchange, service, clock, policy and intern, and say what to fix.',
  details: 'Nothing is changed, and no intern is started. The exit code is 0 when all is well, else 1.',
  arguments: [{ name: 'INTERN', about: 'Also check that this intern runs; also by INTERNS_INTERN', required: false }],
  inputs: [...serviceInputs, 'policy', 'workspace-id', 'timeout'],
  flags: [{ name: 'json', about: 'Print the checks as one JSON document.' }, verboseFlag],
  examples: [
    { about: 'Everything but an intern', line: 'interns doctor' },
    { about: 'And whether this one takes prompts', line: 'interns doctor reviewer' },
    { about: 'In a job that does not work: put it before the step', line: 'interns doctor reviewer' },
  ],
};

/** Runs `interns doctor`; 0 when every check passes, else 1. */
export function doctor(args: readonly string[], io: CliIo): Promise<number> {
  return runCommand(usage, args, io, async () => (await import('../tasks/doctor.ts')).doctorTask);
}
