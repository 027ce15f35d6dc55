// What is said to an intern: one prompt, or turn after turn in one session.
import { InputError } from '../../errors.ts';
import type { InputName } from '../../inputs/definitions.ts';
import { readPromptSettings } from '../../inputs/prompt-settings.ts';
import type { JobIo } from '../../job/io.ts';
import type { AskedCommand } from '../command.ts';
import { interruptedExitCode } from '../exit-codes.ts';
import type { Terminal } from '../io.ts';
import { chooseIntern } from './choose-intern.ts';
import { reportRun } from './run-result.ts';
import { runTurn } from './turn.ts';

/** Texts of inputs that win over flags and environment. */
type Texts = Partial<Readonly<Record<InputName, string | undefined>>>;

/** Sends one prompt; the exit code follows its conclusion. */
export async function runPrompt(asked: AskedCommand): Promise<number> {
  const { words, has, io, openJob } = asked;
  const job = await openJob();
  const intern = await internOf(asked, job);
  const prompt = words[1] === '-' ? await readPiped(io.terminal) : words[1];
  if (prompt !== undefined && prompt.trim() === '') throw emptyPrompt('The prompt is empty.');
  const settings = settingsOf(asked, { intern, prompt });
  return reportRun(await runTurn(settings, io, job, has('json')), io, job, has('json'));
}

/** Turn after turn in one session, until an empty line, the end of input, or a run that did not finish. */
export async function talk(asked: AskedCommand, terminal: Terminal): Promise<number> {
  const { io, openJob } = asked;
  const job = await openJob();
  const intern = await internOf(asked, job);
  let session: string | undefined;
  let exitCode = 0;
  io.stderr('Type a prompt. An empty line ends the conversation.\n');
  while (exitCode === 0) {
    const prompt = await terminal.readLine('\n> ', job.signal).catch((error: unknown) => {
      if (job.signal.aborted) return null;
      throw error;
    });
    if (prompt === null) return interruptedExitCode;
    if (prompt === undefined || prompt.trim() === '') return exitCode;
    const result = await runTurn(settingsOf(asked, { intern, prompt, 'session-id': session }), io, job, false);
    session = result.record.session_id ?? session;
    exitCode = reportRun(result, io, job, false);
  }
  return exitCode;
}

/** The intern that was named, or that the person chooses. */
async function internOf({ words, given, text, has, io }: AskedCommand, job: JobIo): Promise<string | undefined> {
  const named = words[0] ?? given('intern');
  if (named !== undefined) return named;
  const terminal = io.terminal?.canAsk === true && !has('json') ? io.terminal : undefined;
  return chooseIntern({ text, io, job, terminal });
}

function settingsOf({ text, defaults }: AskedCommand, given: Texts): ReturnType<typeof readPromptSettings> {
  return readPromptSettings((name) => given[name] ?? text(name), defaults);
}

async function readPiped(terminal: Terminal | undefined): Promise<string> {
  const text = (await terminal?.readAll()) ?? '';
  if (text.trim() !== '') return text;
  throw emptyPrompt('The prompt is "-", but standard input is empty.');
}

function emptyPrompt(what: string): InputError {
  return new InputError('input_missing', `${what} Write what the intern is to do.`, { source: 'prompt' });
}
