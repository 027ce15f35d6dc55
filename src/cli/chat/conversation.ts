// `interns chat`: a prompt, or a conversation, with an intern.
import type { InputError } from '../../errors.ts';
import type { InputName } from '../../inputs/definitions.ts';
import type { InputText } from '../../inputs/given.ts';
import type { AnswerSettings, PromptSettings } from '../../inputs/run-settings.ts';
import { readAnswerSettings, readPromptSettings } from '../../inputs/run-settings.ts';
import { readListSettings } from '../../inputs/service-settings.ts';
import type { JobIo } from '../../job/io.ts';
import { listInterns } from '../../job/list-interns.ts';
import { oneLine } from '../../log.ts';
import { toShownLevel } from '../../report/intern-words.ts';
import { type AskedCommand, type CliIo, interruptedExitCode, type Terminal } from '../command.ts';
import { refusal } from '../failure.ts';
import { vouchForPolicy } from '../policy/vouch.ts';
import { createStyle, tell, toShellWord } from '../screen.ts';
import { createPersonAsker } from './ask-person.ts';
import { readSessionOf } from './from-pull-request.ts';
import { type CliRunResult, type RunOnTerminalOptions, runOnTerminal, transcriptOfTurn } from './run-on-terminal.ts';
import { reportRun } from './run-result.ts';
import { printJsonLines, showRun } from './run-view.ts';

export async function runChat(asked: AskedCommand): Promise<number> {
  const { words, given, has, io } = asked;
  const hasPrompt = words[1] !== undefined || given('prompt') !== undefined || given('prompt-file') !== undefined;
  const canTalk = io.terminal?.canAsk === true && !has('json');
  return !hasPrompt && canTalk ? talk(asked, io.terminal) : runPrompt(asked);
}

export async function runAnswer(asked: AskedCommand): Promise<number> {
  const { words, text, defaults } = asked;
  const job = await asked.openJob();
  const settings = readAnswerSettings((name) => (name === 'answer' ? words[0] : undefined) ?? text(name), defaults);
  return runOnce(settings, asked, job);
}

export async function runPrompt(asked: AskedCommand): Promise<number> {
  const { words, io } = asked;
  const job = await asked.openJob();
  const intern = await internOf(asked, job);
  const prompt = words[1] === '-' ? await readPiped(io.terminal) : words[1];
  if (prompt !== undefined && prompt.trim() === '') throw emptyPrompt('The prompt is empty.');
  const session = await sessionOf(asked, job);
  return runOnce(settingsOf(asked, { intern, prompt, 'session-id': session }), asked, job);
}

async function runOnce(settings: PromptSettings | AnswerSettings, asked: AskedCommand, job: JobIo): Promise<number> {
  const result = await runTurn(settings, asked, job, { vouched: await vouchForPolicy(asked) });
  return reportRun(result, asked.io, job, { json: asked.has('json') });
}

interface Talked {
  readonly intern: string;
  session: string | undefined;
  sessionEnds: boolean;
  readonly transcripts: string[];
}

export async function talk(asked: AskedCommand, terminal: Terminal): Promise<number> {
  const { io } = asked;
  const job = await asked.openJob();
  const intern = await internOf(asked, job);
  if (intern === undefined) return 0; // the person chose none of the offered interns
  const talked: Talked = { intern, session: await sessionOf(asked, job), sessionEnds: false, transcripts: [] };
  const policy = { vouched: await vouchForPolicy(asked), kept: {} };
  tell(io, 'Type a prompt. "exit" or an empty line ends the conversation, "/help" says more.');
  const transcriptOf = transcriptOfTurn(settingsOf(asked, { intern, prompt: '-' }), job);
  const takeTurn = async (prompt: string): Promise<number> => {
    const settings = settingsOf(asked, { intern, prompt, 'session-id': talked.session });
    const transcriptFile = transcriptOf(talked.transcripts.length + 1);
    // A person sees that the answer is empty, and can go on.
    const result = await runTurn({ ...settings, requireAnswer: false, transcriptFile }, asked, job, policy);
    const { session_id: session, start } = result.record;
    talked.session = session ?? talked.session;
    talked.sessionEnds = start?.session_ends === true;
    talked.transcripts.push(result.transcriptFile);
    return reportRun(result, io, job, { json: false, isTurn: true });
  };
  let exitCode = 0;
  while (exitCode === 0) {
    const typed = await terminal.readLine('\n> ', job.signal).catch((error: unknown) => {
      if (job.signal.aborted) return null;
      throw error;
    });
    if (typed === null) exitCode = interruptedExitCode;
    else if (typed === undefined || /^(?:\/?(?:exit|quit))?$/.test(typed.trim())) break;
    else if (typed.trim() === '/help') tell(io, help);
    else exitCode = await takeTurn(typed);
  }
  sayEnd(talked, asked);
  return exitCode;
}

const help = `What you type is sent to the intern, as one more prompt of this session.
  /help     says this
  exit      ends the conversation; so do "quit", an empty line and Ctrl-D
  Ctrl-C    ends it at once, also while the intern speaks
  Ctrl-Z    stops it, and "fg" continues it
A pasted text is one prompt, however many lines it has. From a file: interns chat INTERN --prompt-file FILE`;

function sayEnd({ intern, session, sessionEnds, transcripts }: Talked, { io }: AskedCommand): void {
  const style = createStyle(io.terminal?.stderr);
  const [first, ...others] = transcripts.map(oneLine);
  if (first === undefined) return;
  const more = others.length === 0 ? '' : ' (beside it those of the later turns)';
  tell(io, style.dim(`transcript ${first}${more}`));
  if (session === undefined) return;
  const words = ['interns', 'chat', intern, '--session', session];
  const until = sessionEnds ? ' until "interns exec" ends ("interns serve" keeps sessions for longer)' : '';
  io.stderr(`${style.dim(`To go on${until}: ${oneLine(words.map(toShellWord).join(' '))}`)}\n`); // one line, to copy
}

async function internOf({ words, given, text, has, io }: AskedCommand, job: JobIo): Promise<string | undefined> {
  const terminal = io.terminal?.canAsk === true && !has('json') ? io.terminal : undefined;
  return words[0] ?? given('intern') ?? (await chooseIntern(text, io, job, terminal));
}

async function sessionOf({ value, given }: AskedCommand, job: JobIo): Promise<string | undefined> {
  const number = value('from-pr');
  const tag = value('comment-tag');
  if (number === undefined) {
    if (tag === undefined) return undefined;
    throw refusal('input_missing', 'comment-tag', '--comment-tag is given, but --from-pr is not.');
  }
  if (given('session-id') !== undefined) {
    throw refusal('input_conflict', 'from-pr', 'Both --from-pr and a session are given. Use one of them.');
  }
  return readSessionOf({ number, tag: tag ?? 'intern' }, job);
}

function settingsOf({ text, defaults }: AskedCommand, given: Partial<Record<InputName, string | undefined>>) {
  return readPromptSettings((name) => given[name] ?? text(name), defaults);
}

async function readPiped(terminal: Terminal | undefined): Promise<string> {
  const text = (await terminal?.readAll()) ?? '';
  if (text.trim() !== '') return text;
  throw emptyPrompt('The prompt is "-", but standard input is empty.');
}

function emptyPrompt(what: string): InputError {
  return refusal('input_missing', 'prompt', `${what} Write what the intern is to do.`);
}

function runTurn(
  settings: PromptSettings | AnswerSettings,
  { io, has }: AskedCommand,
  job: JobIo,
  policy: Pick<RunOnTerminalOptions, 'vouched' | 'kept'>,
): Promise<CliRunResult> {
  const { terminal } = io;
  const level = toShownLevel(settings.transcript, 'private');
  return runOnTerminal(settings, job, {
    observe: has('json') ? printJsonLines(io) : showRun(io, level, job.signal),
    askPerson: terminal?.canAsk === true ? createPersonAsker(io, terminal, job, policy.vouched) : undefined,
    ...policy,
  });
}

/** Gives undefined if the person chooses none. Throws {@link InputError} if nobody can choose, or none runs. */
export async function chooseIntern(text: InputText, io: CliIo, job: JobIo, terminal: Terminal | undefined) {
  const settings = readListSettings((name) => (name === 'status' ? 'running' : text(name)));
  const interns = await listInterns(job, settings);
  if (interns.length === 0 || terminal === undefined) throw notNamed(interns.map(({ name }) => name));
  const width = Math.max(...interns.map(({ name }) => oneLine(name).length));
  for (const [index, { name, id }] of interns.entries()) {
    tell(io, `${String(index + 1).padStart(3)}  ${oneLine(name).padEnd(width)}  ${oneLine(id)}`);
  }
  const numbers = interns.length === 1 ? '1' : `1-${interns.length}`;
  for (;;) {
    const line = (await terminal.readLine(`Which intern? [${numbers}] > `, job.signal))?.trim() ?? '';
    if (line === '') return undefined;
    const chosen = interns.find(({ name, id }, index) => line === String(index + 1) || line === name || line === id);
    if (chosen !== undefined) return chosen.id;
    tell(io, `Type a number (${numbers}) or a name, or nothing to leave.`);
  }
}

const maxNames = 10;

function notNamed(names: readonly string[]): InputError {
  const shown = names.slice(0, maxNames).map((name) => JSON.stringify(oneLine(name)));
  const more = names.length > maxNames ? ` and ${names.length - maxNames} more` : '';
  const running = names.length === 0 ? 'None that this key sees is running.' : `These run: ${shown.join(', ')}${more}.`;
  return refusal('input_missing', 'intern', `No intern is named. ${running}`);
}
