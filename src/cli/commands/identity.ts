// `interns identity`: which identities there are, and what the token of the one that is used says.
import type { CliIo } from '../io.ts';
import { runCommand } from '../run-command.ts';
import type { CommandUsage } from '../usage.ts';
import { jsonFlag, verboseFlag } from '../usage.ts';

/** What `interns identity` takes. */
export const usage: CommandUsage = {
  name: 'identity',
  about: 'Show which identity sources were found, what the others lack, and the claims of the subject token.',
  details:
    'The first source that is ready is used. Its token is asked for and decoded, and never shown; nobody checks its signature here. Write a federation policy from these claims, or compare them with one. The exit code is 0 when there is an identity, else 1.',
  arguments: [],
  inputs: ['base-url', 'audience', 'subject-token', 'subject-token-file', 'timeout'],
  flags: [jsonFlag, verboseFlag],
  examples: [
    {
      about: 'In a job, before the federation policy is written',
      line: 'interns identity --audience https://service.example',
    },
    { about: 'The subject alone', line: "interns identity --json | jq -r '.claims.sub'" },
  ],
};

/** Runs `interns identity`; 0 when there is an identity, else 1. */
export function identity(args: readonly string[], io: CliIo): Promise<number> {
  return runCommand(usage, args, io, async () => (await import('../tasks/identity.ts')).identityTask);
}
