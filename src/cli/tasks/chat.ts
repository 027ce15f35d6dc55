// The work of `interns chat`: a prompt, or a conversation, with an intern.
import { InputError } from '../../errors.ts';
import type { InputName } from '../../inputs/definitions.ts';
import { readPromptSettings } from '../../inputs/prompt-settings.ts';
import type { JobIo } from '../../job/io.ts';
import { toShownLevel } from '../../report/shown-level.ts';
import { chooseIntern } from '../choose-intern.ts';
import type { CliIo, Terminal } from '../io.ts';
import type { AskedCommand } from '../run-command.ts';
import type { CliRunResult } from '../run-on-terminal.ts';
import { runOnTerminal } from '../run-on-terminal.ts';
import { reportRun } from '../run-result.ts';
import { createPersonAsker } from '../view/ask-person.ts';
import { printJsonLines, showRun } from '../view/run-view.ts';

/** Sends the prompt, or talks; the exit code follows the conclusion of the last run. */
export async function chatTask(asked: AskedCommand): Promise<number> {
  const { words, given, has, io, job } = asked;
  const { terminal } = io;
  const [named, prompt] = words;
  const hasPrompt = prompt !== undefined || given('prompt') !== undefined || given('prompt-file') !== undefined;
  const canAsk = terminal?.canAsk === true;
  const person = canAsk && !has('json') ? terminal : undefined;
  const intern = named ?? given('intern') ?? (await chooseIntern(asked, person));
  const turn = (text: string | undefined, session: string | undefined): Promise<CliRunResult> =>
    runTurn(asked, { intern, prompt: text, 'session-id': session });
  if (!hasPrompt && canAsk && !has('json')) return converse(io, terminal, job, turn);
  const text = prompt === '-' ? await readPiped(terminal) : prompt;
  if (text !== undefined && text.trim() === '') throw emptyPrompt('The prompt is empty.');
  return reportRun(await turn(text, undefined), io, job, has('json'));
}

/** Runs one prompt; texts given here win over flags and environment. */
function runTurn(
  { text, defaults, has, io, job }: AskedCommand,
  given: Partial<Readonly<Record<InputName, string | undefined>>>,
): Promise<CliRunResult> {
  const settings = readPromptSettings((name) => given[name] ?? text(name), defaults);
  const { terminal } = io;
  const askPerson = terminal?.canAsk === true ? createPersonAsker(io, terminal, job) : undefined;
  return runOnTerminal(settings, job, {
    observe: has('json') ? printJsonLines(io) : showRun(io, toShownLevel(settings.transcript, 'private')),
    askPerson,
  });
}

/** Turn after turn in one session, until an empty line, the end of input, or a run that did not finish. */
async function converse(
  io: CliIo,
  terminal: Terminal,
  job: JobIo,
  turn: (text: string, session: string | undefined) => Promise<CliRunResult>,
): Promise<number> {
  let session: string | undefined;
  let exitCode = 0;
  io.stderr('Type a prompt. An empty line ends the conversation.\n');
  while (exitCode === 0) {
    const line = await terminal.readLine('\n> ', job.signal);
    if (line === undefined || line.trim() === '') return exitCode;
    const result = await turn(line, session);
    session = result.record.session_id ?? session;
    exitCode = reportRun(result, io, job, false);
  }
  return exitCode;
}

async function readPiped(terminal: Terminal | undefined): Promise<string> {
  const text = (await terminal?.readAll()) ?? '';
  if (text.trim() !== '') return text;
  throw emptyPrompt('The prompt is "-", but standard input is empty.');
}

function emptyPrompt(what: string): InputError {
  return new InputError('input_missing', `${what} Write what the intern is to do.`, { source: 'prompt' });
}
