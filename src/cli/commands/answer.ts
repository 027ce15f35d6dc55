// `interns answer`: the answer to a question that a run left open.
import type { CliIo } from '../io.ts';
import { runCommand } from '../run-command.ts';
import type { CommandUsage } from '../usage.ts';
import { jsonFlag, runInputs, serviceInputs, verboseFlag } from '../usage.ts';

/** What `interns answer` takes. */
export const usage: CommandUsage = {
  name: 'answer',
  about: 'Answer a question that a run left open, and follow what comes.',
  details:
    'A run leaves its question open with --on-pause stop (exit code 4). The question waits five minutes. What comes after it is answered as in "interns chat".',
  arguments: [{ name: 'ANSWER', about: 'The answer as it is to be sent', required: false }],
  inputs: ['intern', 'pending', 'answer', 'tool-call-id', 'session-id', ...runInputs, ...serviceInputs],
  flags: [{ ...jsonFlag, about: 'Print the events as JSON Lines, and the result last.' }, verboseFlag],
  examples: [
    {
      about: 'Allow what was asked',
      line: 'interns answer --intern reviewer --pending "$(jq -c .pending result.json)" allow_once',
    },
    {
      about: 'Answer a question with one field',
      line: 'interns answer --intern reviewer --pending "$PENDING" \'{"action":"accept","content":{"answer":"red"}}\'',
    },
    {
      about: 'By ids alone',
      line: 'interns answer --intern reviewer --tool-call-id call_7 --session-id 7c1f… reject_once',
    },
  ],
};

/** Runs `interns answer`; the exit code follows the conclusion. */
export function answer(args: readonly string[], io: CliIo): Promise<number> {
  return runCommand(usage, args, io, async () => (await import('../tasks/answer.ts')).answerTask);
}
