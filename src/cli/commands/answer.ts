// `interns answer`: the answer to a question that a run left open.
import type { Command } from '../command.ts';
import { jsonFlag, runInputs, serviceInputs, verboseFlag } from '../usual-flags.ts';

/** `interns answer` */
export const answer: Command = {
  name: 'answer',
  summary: 'answer a question that a run left open',
  about: 'Answer a question that a run left open, and follow the run.',
  details:
    'A run leaves its question open with --on-pause stop (exit code 4). The question waits five minutes. What the intern asks next is answered as in "interns chat".',
  arguments: [{ name: 'ANSWER', about: 'The answer to send', required: false }],
  inputs: ['intern', 'pending', 'answer', 'tool-call-id', 'session-id', ...runInputs, ...serviceInputs],
  flags: [{ ...jsonFlag, about: 'Print the events as JSON Lines, and the result last.' }, verboseFlag],
  examples: [
    {
      about: 'Allow what was asked',
      line: 'interns answer --intern reviewer --pending "$(tail -n 1 result.json | jq -c .pending)" allow_once',
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
  async run(asked) {
    const { readAnswerSettings } = await import('../../inputs/answer-settings.ts');
    const { runTurn } = await import('../chat/turn.ts');
    const { reportRun } = await import('../chat/run-result.ts');
    const { words, text, defaults, has, io, openJob } = asked;
    const [word] = words;
    const job = await openJob();
    const settings = readAnswerSettings((name) => (name === 'answer' ? word : undefined) ?? text(name), defaults);
    return reportRun(await runTurn(settings, io, job, has('json')), io, job, { json: has('json') });
  },
};
