// `interns chat` and `interns answer`: sends a prompt or an answer to an intern, or holds a conversation with it.
import { variable } from '../../environment.ts';
import { ApiError, type InputError } from '../../errors.ts';
import { readOwnAccount, workflowAccount } from '../../github/account.ts';
import { createGitHub } from '../../github/api/rest.ts';
import { findSticky } from '../../github/comment/comments.ts';
import { readRepository, toFullName } from '../../github/subject.ts';
import type { InputName } from '../../inputs/definitions.ts';
import type { GetText } from '../../inputs/input-text.ts';
import type { AnswerSettings, PromptSettings } from '../../inputs/run-settings.ts';
import { readAnswerSettings, readPromptSettings } from '../../inputs/run-settings.ts';
import { readListSettings } from '../../inputs/service-settings.ts';
import { conflict, invalid, missing } from '../../inputs/values.ts';
import type { JobIo } from '../../job/io.ts';
import { listInterns } from '../../job/list-interns.ts';
import { oneLine } from '../../log.ts';
import { toShownLevel } from '../../report/intern-words.ts';
import { Secret } from '../../secret.ts';
import { toShellWord } from '../../shell-word.ts';
import type { CliIo, Invocation, Terminal } from '../command.ts';
import { interruptedExitCode } from '../exit-code.ts';
import { findLocalRepository } from '../init/repository.ts';
import { vouchForPolicy } from '../policy/chat-policy.ts';
import { createStyle, tell } from '../screen.ts';
import { createPersonAsker } from './ask-person.ts';
import type { CliRunResult, RunOnTerminalOptions } from './run-on-terminal.ts';
import { getDefaultTranscript, reportRun, runOnTerminal, toTurnTranscript } from './run-on-terminal.ts';
import { printJsonLines, showRun } from './run-view.ts';

export async function runChat(invocation: Invocation): Promise<number> {
  const { words, explicitText, has, io } = invocation;
  const hasPrompt = (words[1] ?? explicitText('prompt') ?? explicitText('prompt-file')) !== undefined;
  const canTalk = io.terminal?.canAsk === true && !has('json');
  return !hasPrompt && canTalk ? talk(invocation, io.terminal) : runPrompt(invocation);
}

export async function runAnswer(invocation: Invocation): Promise<number> {
  const { words, text } = invocation;
  const job = await invocation.openJob();
  const settings = readAnswerSettings((name) => (name === 'answer' ? words[0] : undefined) ?? text(name));
  return runOnce(settings, invocation, job);
}

export async function runPrompt(invocation: Invocation): Promise<number> {
  const { words, io } = invocation;
  const job = await invocation.openJob();
  const intern = await resolveIntern(invocation, job);
  const isPiped = words[1] === '-';
  const prompt = isPiped ? ((await io.terminal?.readAll()) ?? '') : words[1];
  if (prompt !== undefined && prompt.trim() === '') {
    const what = isPiped ? 'The prompt is "-", but standard input is empty.' : 'The prompt is empty.';
    throw missing('prompt', `${what} Say what the intern should do.`);
  }
  const session = await resolveSession(invocation, job);
  return runOnce(readSettings(invocation, { intern, prompt, 'session-id': session }), invocation, job);
}

async function runOnce(settings: PromptSettings | AnswerSettings, invocation: Invocation, job: JobIo): Promise<number> {
  const result = await runTurn(settings, invocation, job, { vouched: await vouchForPolicy(invocation) });
  return reportRun(result, invocation.io, job, { json: invocation.has('json') });
}

export async function talk(invocation: Invocation, terminal: Terminal): Promise<number> {
  const { io } = invocation;
  const job = await invocation.openJob();
  const intern = await resolveIntern(invocation, job);
  if (intern === undefined) return 0; // the person chose no intern
  if (/\s/.test(intern)) await refuseMisplacedPrompt(intern, invocation, job);
  let session = await resolveSession(invocation, job);
  let endsWithExec = false;
  const transcripts: string[] = [];
  const policyOptions = { vouched: await vouchForPolicy(invocation), policyCache: {} };
  tell(io, 'Type a prompt. "exit" or an empty line ends the conversation, "/help" says more.');
  const { transcriptFile: firstFile = getDefaultTranscript(job) } = readSettings(invocation, { intern, prompt: 'any' });
  const takeTurn = async (prompt: string): Promise<number> => {
    const settings = readSettings(invocation, { intern, prompt, 'session-id': session });
    const transcriptFile = toTurnTranscript(firstFile, transcripts.length + 1);
    // Let an empty answer of the intern pass: the person sees that it is empty, and can go on.
    const result = await runTurn({ ...settings, requireAnswer: false, transcriptFile }, invocation, job, policyOptions);
    session = result.record.session_id ?? session;
    endsWithExec = result.record.start?.session_ends === true;
    transcripts.push(result.transcriptFile);
    return reportRun(result, io, job, { json: false, isTurn: true });
  };
  let exitCode = 0;
  while (exitCode === 0) {
    const typed = await terminal.readLine('\n> ', job.signal).catch((error: unknown) => {
      if (job.signal.aborted) return null; // interrupted
      throw error;
    });
    if (typed === null) exitCode = interruptedExitCode;
    else if (typed === undefined || emptyOrExit.test(typed.trim())) break;
    else if (typed.trim() === '/help') tell(io, help);
    else exitCode = await takeTurn(typed);
  }
  const style = createStyle(io.terminal?.stderr);
  const [firstTranscript, ...laterTranscripts] = transcripts.map(oneLine);
  if (firstTranscript === undefined) return exitCode;
  const more = laterTranscripts.length === 0 ? '' : ' (those of the later turns are beside it)';
  tell(io, style.dim(`transcript ${firstTranscript}${more}`));
  if (session === undefined) return exitCode;
  // Clean each word before it is quoted: a quote of ours could be taken for a part of an escape sequence.
  const [name, id] = [oneLine(intern), oneLine(session)];
  const words = [
    'interns',
    'chat',
    ...(name.startsWith('-') ? ['--session', id, '--', name] : [name, '--session', id]),
  ];
  const until = endsWithExec ? ' before "interns exec" ends ("interns serve" keeps sessions for longer)' : '';
  io.stderr(`${style.dim(`To continue${until}: ${words.map(toShellWord).join(' ')}`)}\n`); // one line, to copy
  return exitCode;
}

const emptyOrExit = /^(?:\/?(?:exit|quit))?$/;
const help = `What you type is sent to the intern, as one more prompt of this session.
  /help     shows this
  exit      ends the conversation; so do "quit", an empty line and Ctrl-D
  Ctrl-C    ends it at once, even while the intern is answering
  Ctrl-Z    stops it, and "fg" continues it
A pasted text is one prompt, however many lines it has. From a file: interns chat INTERN --prompt-file FILE`;

async function resolveIntern({ words, explicitText, text, has, io }: Invocation, job: JobIo) {
  const terminal = io.terminal?.canAsk === true && !has('json') ? io.terminal : undefined;
  return words[0] ?? explicitText('intern') ?? (await chooseIntern(text, io, job, terminal));
}

/** Refuses a text that is no intern's name or id: with a space in it, it is probably the prompt. */
async function refuseMisplacedPrompt(intern: string, { explicitText, text }: Invocation, job: JobIo): Promise<void> {
  const settings = readListSettings((name) => (name === 'status' ? undefined : text(name)));
  const interns = await listInterns(job, settings);
  if (interns.some(({ id, name }) => id === intern || name === intern)) return;
  const hint = ['interns', 'chat', explicitText('intern') ?? 'INTERN', intern].map(toShellWord).join(' ');
  throw new ApiError('intern_unknown', `No intern has the name or id "${intern}". If this is the prompt, run: ${hint}`);
}

async function resolveSession({ value, explicitText }: Invocation, job: JobIo): Promise<string | undefined> {
  const number = value('from-pr');
  const tag = value('comment-tag');
  if (number === undefined) {
    if (tag === undefined) return undefined;
    throw missing('comment-tag', '--comment-tag needs --from-pr. Add it, or leave out --comment-tag.');
  }
  if (explicitText('session-id') !== undefined) {
    throw conflict('from-pr', 'Both --from-pr and a session are given. Use one of them.');
  }
  return findPullRequestSession({ number, tag: tag ?? 'intern' }, job);
}

function readSettings({ text }: Invocation, overrides: Partial<Record<InputName, string | undefined>>) {
  return readPromptSettings((name) => overrides[name] ?? text(name));
}

function runTurn(
  settings: PromptSettings | AnswerSettings,
  { io, has }: Invocation,
  job: JobIo,
  policyOptions: Pick<RunOnTerminalOptions, 'vouched' | 'policyCache'>,
): Promise<CliRunResult> {
  const { terminal } = io;
  return runOnTerminal(settings, job, {
    observe: has('json') ? printJsonLines(io) : showRun(io, toShownLevel(settings.transcript, 'private'), job.signal),
    askPerson: terminal?.canAsk === true ? createPersonAsker(io, terminal, job, policyOptions.vouched) : undefined,
    ...policyOptions,
  });
}

/** Returns undefined if the person chooses none. Throws {@link InputError} if nobody can be asked, or none runs. */
export async function chooseIntern(text: GetText, io: CliIo, job: JobIo, terminal: Terminal | undefined) {
  const settings = readListSettings((name) => (name === 'status' ? 'running' : text(name)));
  const interns = await listInterns(job, settings);
  if (interns.length === 0 || terminal === undefined) throw createMissingInternError(interns.map(({ name }) => name));
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

function createMissingInternError(names: readonly string[]): InputError {
  const shown = names.slice(0, 10).map((name) => JSON.stringify(oneLine(name)));
  const more = names.length > 10 ? ` and ${names.length - 10} more` : '';
  const running = names.length === 0 ? 'This key sees no running intern.' : `Running: ${shown.join(', ')}${more}.`;
  return missing('intern', `No intern is named. ${running}`);
}

/**
 * Reads the session from the hidden marker of the sticky comment. Trusts only comments by the account of workflows or
 * of the token, because anybody can copy a marker.
 * @throws {InputError} `input_invalid`, `input_missing`; {@link GitHubError}
 */
export async function findPullRequestSession({ number, tag }: Readonly<Record<'number' | 'tag', string>>, job: JobIo) {
  if (!/^[1-9]\d{0,8}$/.test(number))
    throw invalid('from-pr', `--from-pr is "${number}". Use the number of a pull request.`);
  const { env, log } = job;
  const tokenText = variable(env, 'GITHUB_TOKEN') ?? variable(env, 'GH_TOKEN');
  if (tokenText === undefined) {
    throw missing('from-pr', '--from-pr asks GitHub. Set GITHUB_TOKEN or GH_TOKEN: "gh auth token" prints one.');
  }
  const token = new Secret(tokenText);
  log.mask(token);
  const apiUrl = (variable(env, 'GITHUB_API_URL') ?? 'https://api.github.com').replace(/\/+$/, '');
  const { fullName } = await findLocalRepository(job);
  const repository = readRepository(env) ?? readRepository({ GITHUB_REPOSITORY: fullName });
  if (repository === undefined)
    throw missing('from-pr', '--from-pr found no repository on github.com here. Set GITHUB_REPOSITORY to OWNER/NAME.');
  const github = createGitHub({ ...job, apiUrl, graphqlUrl: variable(env, 'GITHUB_GRAPHQL_URL'), token, repository });
  const accounts = [workflowAccount, await readOwnAccount(github)];
  const stickyComment = await findSticky(github, { number: Number(number), tag, accounts });
  const pullRequest = `Pull request #${number} of ${toFullName(repository)}`;
  if (stickyComment === undefined) {
    const logins = [...new Set(accounts.map(({ login }) => login))].join(' or ');
    const what = `${pullRequest} has no comment of the action with the tag "${tag}" by ${logins}.`;
    throw invalid('from-pr', `${what} Name another tag with --comment-tag, or the session with --session.`);
  }
  const session = stickyComment.marker?.session;
  if (session !== undefined) return session;
  throw invalid('from-pr', `${pullRequest} keeps no session: its run has not started, or failed before it had one.`);
}
