// One turn with an intern: a prompt or an answer, followed by a person at the terminal or by a program.
import type { AnswerSettings } from '../../inputs/answer-settings.ts';
import type { PromptSettings } from '../../inputs/run-settings.ts';
import type { JobIo } from '../../job/io.ts';
import { toShownLevel } from '../../report/intern-words.ts';
import type { CliIo } from '../io.ts';
import { createPersonAsker } from '../view/ask-person.ts';
import { printJsonLines, showRun } from '../view/run-view.ts';
import { type CliRunResult, runOnTerminal } from './run-on-terminal.ts';

/** Runs the turn to its end; `json`: its events are printed as JSON Lines. */
export function runTurn(
  settings: PromptSettings | AnswerSettings,
  io: CliIo,
  job: JobIo,
  json: boolean,
): Promise<CliRunResult> {
  const { terminal } = io;
  return runOnTerminal(settings, job, {
    observe: json ? printJsonLines(io) : showRun(io, toShownLevel(settings.transcript, 'private'), job.signal),
    askPerson: terminal?.canAsk === true ? createPersonAsker(io, terminal, job) : undefined,
  });
}
