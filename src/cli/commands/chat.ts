// `interns chat`: a prompt, or a conversation, with an intern.
import type { CliIo } from '../io.ts';
import { runCommand } from '../run-command.ts';
import type { CommandUsage } from '../usage.ts';
import { jsonFlag, runInputs, serviceInputs, verboseFlag } from '../usage.ts';

/** What `interns chat` takes. */
export const usage: CommandUsage = {
  name: 'chat',
  about: 'Send a prompt to an intern and follow what it says; without a prompt, talk with it.',
  details:
    'When the intern asks for something, the permission policy answers. On a terminal you are asked what the policy leaves undecided; elsewhere it is rejected. A transcript is kept.',
  arguments: [
    { name: 'INTERN', about: 'Name or id of the intern; also by INTERNS_INTERN', required: false },
    { name: 'PROMPT', about: 'The prompt; "-" reads it from standard input', required: false },
  ],
  inputs: ['prompt-file', 'session-id', ...runInputs, ...serviceInputs],
  flags: [
    { name: 'session', value: 'id', about: 'The same as --session-id, but shorter.', aliasOf: 'session-id' },
    {
      ...jsonFlag,
      about: 'Print the events of the run as JSON Lines, as the transcript has them, and the result last.',
    },
    verboseFlag,
  ],
  examples: [
    { about: 'One prompt', line: 'interns chat reviewer "Review the last commit."' },
    { about: 'Talk with an intern; an empty line ends it', line: 'interns chat reviewer' },
    { about: 'Go on where a session stopped', line: 'interns chat reviewer --session 7c1f… "And the tests?"' },
    { about: 'A prompt from another program', line: 'git diff | interns chat reviewer -' },
    { about: 'Try it offline, against a local service', line: 'interns exec -- interns chat intern "Hello"' },
  ],
};

/** Runs `interns chat`; the exit code follows the conclusion of the last run. */
export function chat(args: readonly string[], io: CliIo): Promise<number> {
  return runCommand(usage, args, io, async () => (await import('../tasks/chat.ts')).chatTask);
}
