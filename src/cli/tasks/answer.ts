// The work of `interns answer`: the answer to a question that a run left open.
import { readAnswerSettings } from '../../inputs/answer-settings.ts';
import { toShownLevel } from '../../report/shown-level.ts';
import type { AskedCommand } from '../run-command.ts';
import { runOnTerminal } from '../run-on-terminal.ts';
import { reportRun } from '../run-result.ts';
import { createPersonAsker } from '../view/ask-person.ts';
import { printJsonLines, showRun } from '../view/run-view.ts';

/** Sends the answer and follows what comes. */
export async function answerTask({ words: [word], text, defaults, has, io, job }: AskedCommand): Promise<number> {
  const settings = readAnswerSettings((name) => (name === 'answer' ? word : undefined) ?? text(name), defaults);
  const { terminal } = io;
  const askPerson = terminal?.canAsk === true ? createPersonAsker(io, terminal, job) : undefined;
  const observe = has('json') ? printJsonLines(io) : showRun(io, toShownLevel(settings.transcript, 'private'));
  return reportRun(await runOnTerminal(settings, job, { observe, askPerson }), io, job, has('json'));
}
