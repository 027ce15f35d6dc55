// `interns chat`: a prompt, or a conversation, with an intern.
import { InputError } from '../../errors.ts';
import type { InputName } from '../../inputs/definitions.ts';
import type { InputText } from '../../inputs/given.ts';
import { readPromptSettings } from '../../inputs/prompt-settings.ts';
import type { JobIo } from '../../job/io.ts';
import type { CliIo, Terminal } from '../io.ts';
import type { ParsedCommand } from '../parse.ts';
import { runCommand } from '../run-command.ts';
import type { CliRunResult } from '../run-on-intern.ts';
import { runOnIntern } from '../run-on-intern.ts';
import type { CommandUsage } from '../usage.ts';
import { jsonFlag, runInputs, serviceInputs, verboseFlag } from '../usage.ts';
import { createPersonAsker } from '../view/ask-person.ts';
import { reportRun } from '../view/run-result.ts';
import { printJsonLines, showRun } from '../view/run-view.ts';

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
  return runCommand(usage, args, io, async (parsed, job) => {
    const { terminal } = io;
    const [intern, prompt] = parsed.words;
    const hasPrompt =
      prompt !== undefined || parsed.given('prompt') !== undefined || parsed.given('prompt-file') !== undefined;
    const turn = (text: string | undefined, session: string | undefined): Promise<CliRunResult> =>
      runTurn(parsed, { intern, prompt: text, 'session-id': session }, { io, job });
    if (!hasPrompt && terminal?.canAsk === true) return converse(io, terminal, job, turn);
    const text = prompt === '-' ? await readPiped(terminal) : prompt;
    return reportRun(await turn(text, undefined), io, job, parsed.has('json'));
  });
}

/** Runs one prompt; texts given here win over flags and environment. */
function runTurn(
  parsed: ParsedCommand,
  given: Partial<Readonly<Record<InputName, string | undefined>>>,
  { io, job }: { readonly io: CliIo; readonly job: JobIo },
): Promise<CliRunResult> {
  const text: InputText = (name) => given[name] ?? parsed.given(name) ?? parsed.defaults(name);
  const settings = readPromptSettings(text, parsed.defaults);
  const { terminal } = io;
  const askPerson = terminal?.canAsk === true ? createPersonAsker(io, terminal, job.clock) : undefined;
  return runOnIntern(settings, job, { observe: parsed.has('json') ? printJsonLines(io) : showRun(io), askPerson });
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
  throw new InputError('input_missing', 'The prompt is "-", but standard input is empty.', { source: 'prompt' });
}
