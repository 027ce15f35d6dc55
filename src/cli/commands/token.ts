// `interns token`: an access token for another program, printed or put into its environment.
import type { CliIo } from '../io.ts';
import { runCommand } from '../run-command.ts';
import type { CommandUsage } from '../usage.ts';
import { jsonFlag, serviceInputs, verboseFlag } from '../usage.ts';

/** What `interns token` takes. */
export const usage: CommandUsage = {
  name: 'token',
  about: 'Exchange this job’s identity for an access token.',
  details:
    'The token is printed on standard output, or, after --exec, put into the environment of a command: as the variable of --export-env, default OPENAI_API_KEY. It lives at most 15 minutes, and never longer than the identity token (on GitHub five minutes).',
  arguments: [],
  inputs: ['export-env', ...serviceInputs, 'timeout'],
  flags: [
    jsonFlag,
    verboseFlag,
    { name: 'exec', about: 'Run the command after "--" with the token in its environment, and print no token.' },
  ],
  examples: [
    { about: 'A token for curl', line: 'curl -H "Authorization: Bearer $(interns token)" "$INTERNS_BASE_URL/interns"' },
    { about: 'A command that never sees it on its command line', line: 'interns token --exec -- node review.js' },
  ],
};

/** Runs `interns token`; with `--exec` the exit code is that of the command. */
export function token(args: readonly string[], io: CliIo): Promise<number> {
  return runCommand(usage, args, io, async () => (await import('../tasks/token.ts')).tokenTask);
}
