// Asks the questions of `interns init` that no flag answers, each until the answer is valid.
import { guessBaseUrl } from '../../contract/base-url.ts';
import { describeError, InputError } from '../../errors.ts';
import { oneLine } from '../../log.ts';
import { type CliIo, exampleBaseUrl } from '../command.ts';
import { tell } from '../screen.ts';
import type { FlagAnswers, InitAnswers, Question } from './answers.ts';
import {
  completeAnswers,
  invalid,
  listNames,
  readAnswer,
  splitCommands,
  splitPaths,
  triggers,
  useFacts,
  uses,
} from './answers.ts';
import { readCommand, readPath } from './policy-text.ts';

export type Asker = Required<Pick<CliIo, 'terminal'>> & { readonly io: CliIo; readonly signal: AbortSignal };

/** Resolves to undefined at the end of input, as do the other functions here that ask, except `askYesNo`. */
export async function askAnswers(flags: FlagAnswers, asker: Asker): Promise<InitAnswers | undefined> {
  if (flags.use === undefined) tell(asker.io, 'What is the workflow for? (? explains a question, and Ctrl-C quits.)');
  const use = flags.use ?? (await askChoice(asker, { flag: 'for', choices: uses, help: useHelp }));
  if (use === undefined) return undefined;
  let answers = flags;
  for (const name of useFacts[use].asks) {
    if (flags[name] !== undefined) continue;
    const answer = await questions[name](asker);
    if (answer === undefined) return undefined;
    answers = { ...answers, [name]: answer === '' ? undefined : answer };
  }
  return completeAnswers(answers, use);
}

const useHelp =
  'Each use has its own workflow: for a second use, run "interns init" again. docs/cli.md of intern-action lists the uses in a table.';

const questions: Readonly<Record<Question, (asker: Asker) => Promise<string | readonly string[] | undefined>>> = {
  baseUrl: askBaseUrl,
  federationPolicyId: (asker) => {
    const read = (text: string): string => (text === '' ? '' : readAnswer.federationPolicyId(text));
    const help =
      'A federation policy says which jobs may act as which key of the service. An administrator of the service creates it, perhaps later: at the end you are told what it must contain.';
    return ask(asker, 'Id of the federation policy (empty: not yet) > ', read, help);
  },
  intern: (asker) => {
    const help = 'The assistant that gets the prompts. Whoever runs the service can tell you which interns there are.';
    return ask(asker, 'Name or id of the intern > ', readAnswer.intern, help);
  },
  trigger: (asker) => {
    tell(asker.io, 'What starts the workflow?');
    return askChoice(asker, { flag: 'on', choices: triggers, help: 'The event of GitHub that starts the workflow.' });
  },
  commands: (asker) => {
    tell(asker.io, 'Commands that the intern may run, one per line, such as npm test. An empty line ends the list.');
    const help =
      'A command is allowed word for word, and nothing that is added to it. All others are rejected. You can start with none: the summary of a run shows what was asked for.';
    return askList(asker, { split: splitCommands, read: readCommand, help });
  },
  paths: (asker) => {
    tell(asker.io, 'Paths that the intern may edit, one per line, such as src/**. An empty line ends the list.');
    const help = 'Files in its clone that the intern may write. All others are rejected.';
    return askList(asker, { split: splitPaths, read: readPath, help });
  },
};

/** Treats an empty line as the preset, and the end of input as a no. */
export async function askYesNo(
  asker: Asker,
  { question, preset, help }: { readonly question: string; readonly preset: boolean; readonly help: string },
): Promise<boolean> {
  const read = (text: string): boolean => {
    if (text === '') return preset;
    if (/^(?:y|yes)$/i.test(text)) return true;
    if (/^(?:n|no)$/i.test(text)) return false;
    throw new InputError('input_invalid', 'Type y or n.');
  };
  return (await ask(asker, `${question} [${preset ? 'Y/n' : 'y/N'}] > `, read, help)) ?? false;
}

async function askBaseUrl(asker: Asker): Promise<string | undefined> {
  tell(asker.io, `Base URL of the Intern Service (empty: ${exampleBaseUrl})`);
  const read = (text: string): string => {
    const hasNoScheme = /^[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?(?:\/|$)/i.test(text);
    return text === '' ? exampleBaseUrl : readAnswer.baseUrl(hasNoScheme ? `https://${text}` : text);
  };
  const urlHelp =
    'Where the API of the service is. Whoever runs the service can tell you. Without a service, leave this empty: the example is used, and you change the workflow later.';
  const baseUrl = await ask(asker, '  > ', read, urlHelp);
  const suggestedUrl = baseUrl === undefined ? undefined : guessBaseUrl(baseUrl);
  if (suggestedUrl === undefined) return baseUrl;
  tell(asker.io, 'The base URL of an Intern Service ends in a version segment.');
  const question = `Use ${JSON.stringify(suggestedUrl)} instead?`;
  const help = 'No keeps what you typed, for a service with an unusual address.';
  return (await askYesNo(asker, { question, preset: true, help })) ? suggestedUrl : baseUrl;
}

function askChoice<Name extends string>(
  asker: Asker,
  { flag, choices, help }: { flag: string; choices: Readonly<Record<Name, string>>; help: string },
): Promise<Name | undefined> {
  const names = listNames(choices);
  for (const [index, name] of names.entries()) tell(asker.io, `  ${index + 1}  ${name}: ${choices[name]}`);
  const read = (text: string): Name => {
    const found = text === '' ? names[0] : names.find((name, index) => text === name || text === `${index + 1}`);
    if (found !== undefined) return found;
    throw invalid(flag, text, `Type a number from 1 to ${names.length}, or a name such as "${names[2] ?? names[0]}".`);
  };
  return ask(asker, `[1-${names.length}, empty: 1] > `, read, help);
}

async function askList(
  asker: Asker,
  { split, read, help }: { split: typeof splitPaths; read: typeof readPath; help: string },
): Promise<readonly string[] | undefined> {
  const answers = new Set<string>();
  const readLines = async (text: string): Promise<readonly string[]> => {
    const lines = text.split('\n').map((line) => line.trim()); // several if they were pasted
    const entries = lines.filter((line) => line !== '').flatMap(split);
    return Promise.all(entries.map(read));
  };
  for (;;) {
    const entries = await ask(asker, '  > ', readLines, help);
    if (entries === undefined) return undefined;
    if (entries.length === 0) return [...answers];
    for (const entry of entries) answers.add(entry);
  }
}

async function ask<Value>(
  { io, terminal, signal }: Asker,
  question: string,
  read: (text: string) => Value | Promise<Value>,
  help: string,
): Promise<Value | undefined> {
  for (;;) {
    const line = await terminal.readLine(question, signal);
    if (line === undefined) return undefined;
    try {
      if (line.trim() !== '?') return await read(line.trim());
      tell(io, help);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      tell(io, oneLine(describeError(error, () => 'The answer')));
    }
  }
}
