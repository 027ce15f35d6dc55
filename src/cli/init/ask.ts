// Asks the questions of `interns init` that no flag answered, each until its answer is valid.
import { describeError, InputError } from '../../errors.ts';
import { oneLine } from '../../log.ts';
import type { CliIo, Terminal } from '../command.ts';
import { tell } from '../screen.ts';
import type { InitAnswers, Question, Use } from './answers.ts';
import { invalid, meantInstead, readAnswer, splitCommands, splitPaths, triggers, useFacts, uses } from './answers.ts';
import { readCommand, readPath } from './policy-text.ts';

export interface Asker {
  readonly io: CliIo;
  readonly terminal: Terminal;
  readonly signal: AbortSignal;
}

const abouts = {
  pull_request: 'each pull request',
  issue_comment: 'a comment that begins with "/intern " on a pull request',
  push: 'a push to the default branch',
  schedule: 'every Monday morning',
} as const;

const aboutUses = Object.fromEntries(uses.map((use) => [use, useFacts[use].about])) as Record<Use, string>;

/** Gives undefined at the end of input, like every function here that asks. */
export async function askAnswers(given: Partial<InitAnswers>, asker: Asker): Promise<InitAnswers | undefined> {
  const question = 'What is it for? (At each question, ? explains it, and Ctrl-C ends.)';
  const usesBy = { question, names: uses, abouts: aboutUses, flag: 'for', help: helps.use };
  const use = given.use ?? (await askChoice(asker, usesBy));
  if (use === undefined) return undefined;
  const { asks, trigger } = useFacts[use];
  let answers: InitAnswers = { ...noAnswers, trigger, ...given, use };
  for (const name of asks) {
    if (given[name] !== undefined) continue;
    const answer = await questions[name](asker);
    if (answer === undefined) return undefined;
    answers = { ...answers, [name]: answer === '' ? undefined : answer };
  }
  return answers;
}

const helps = {
  use: 'Each use gets a workflow of its own, so run "interns init" again for a second one. docs/cli.md of intern-action has them as a table.',
  baseUrl:
    'Where the API of the service is. Whoever runs the service tells you. Without one yet, leave it empty: the example is taken, and you change the workflow later.',
  meantUrl: 'No keeps what you typed, for a service that is at another place than usual.',
  federationPolicyId:
    'A federation policy says which jobs may act as which key of the service. Its administrator makes it. What it has to hold is said at the end, so it may be made later.',
  intern: 'The assistant that gets the prompts. Whoever runs the service tells you which there are.',
  trigger: 'The event of GitHub that starts the workflow.',
  commands:
    'A command is allowed word for word, and nothing that rides along with it. All others are rejected. None is a good start: the summary of a run shows what was asked for.',
  paths: 'Files of its own clone that it may write. All others are rejected.',
} as const;

export const noAnswers = { baseUrl: '', federationPolicyId: undefined, intern: '', commands: [], paths: [] };

const questions: Readonly<Record<Question, (asker: Asker) => Promise<string | readonly string[] | undefined>>> = {
  baseUrl: askBaseUrl,
  federationPolicyId: (asker) => {
    const read = (text: string): string => (text === '' ? '' : readAnswer.federationPolicyId(text));
    return ask(asker, 'Id of the federation policy (empty: not yet) > ', read, helps.federationPolicyId);
  },
  intern: (asker) => ask(asker, 'Name or id of the intern > ', readAnswer.intern, helps.intern),
  trigger: (asker) =>
    askChoice(asker, { question: 'What starts it?', names: triggers, abouts, flag: 'on', help: helps.trigger }),
  commands: (asker) => {
    const question = 'Commands that it may run, one a line, for example npm test. An empty line ends them.';
    return askList(asker, { question, split: splitCommands, read: readCommand, help: helps.commands });
  },
  paths: (asker) => {
    const question = 'Paths that it may edit, one a line, for example src/**. An empty line ends them.';
    return askList(asker, { question, split: splitPaths, read: readPath, help: helps.paths });
  },
};

export async function askYesNo(asker: Asker, { question, preset, help }: YesNo): Promise<boolean> {
  const read = (text: string): boolean => {
    if (text === '') return preset;
    if (/^(?:y|yes)$/i.test(text)) return true;
    if (/^(?:n|no)$/i.test(text)) return false;
    throw new InputError('input_invalid', 'Type y or n.');
  };
  return (await ask(asker, `${question} [${preset ? 'Y/n' : 'y/N'}] > `, read, help)) ?? false;
}

interface YesNo {
  readonly question: string;
  readonly preset: boolean;
  readonly help: string;
}

/** A URL that no service has: the domain is reserved for examples (RFC 2606, section 2). */
const exampleUrl = 'https://service.example/api/v1';

async function askBaseUrl(asker: Asker): Promise<string | undefined> {
  tell(asker.io, `Base URL of the Intern Service (empty: ${exampleUrl})`);
  const read = (text: string): string => (text === '' ? exampleUrl : readAnswer.baseUrl(withScheme(text)));
  const baseUrl = await ask(asker, '  > ', read, helps.baseUrl);
  const meant = baseUrl === undefined ? undefined : meantInstead(baseUrl);
  if (meant === undefined) return baseUrl;
  tell(asker.io, 'The base URL of an Intern Service ends in a version segment.');
  const question = `Use ${JSON.stringify(meant)} instead?`;
  return (await askYesNo(asker, { question, preset: true, help: helps.meantUrl })) ? meant : baseUrl;
}

function withScheme(text: string): string {
  return /^[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?(?:\/|$)/i.test(text) ? `https://${text}` : text;
}

interface Choices<Name extends string> {
  readonly question: string;
  readonly names: readonly Name[];
  readonly abouts: Readonly<Record<Name, string>>;
  readonly flag: string;
  readonly help: string;
}

function askChoice<Name extends string>(
  asker: Asker,
  { question, names, abouts: shown, flag, help }: Choices<Name>,
): Promise<Name | undefined> {
  tell(asker.io, question);
  for (const [index, name] of names.entries()) tell(asker.io, `  ${index + 1}  ${name}: ${shown[name]}`);
  const read = (text: string): Name => {
    const found = text === '' ? names[0] : names.find((name, index) => text === name || text === `${index + 1}`);
    if (found !== undefined) return found;
    throw invalid(flag, text, `Type a number from 1 to ${names.length}, or a name such as "${names[2] ?? names[0]}".`);
  };
  return ask(asker, `[1-${names.length}, empty: 1] > `, read, help);
}

interface ListQuestion {
  readonly question: string;
  readonly split: (line: string) => readonly string[];
  readonly read: (text: string) => Promise<string>;
  readonly help: string;
}

async function askList(
  asker: Asker,
  { question, split, read, help }: ListQuestion,
): Promise<readonly string[] | undefined> {
  tell(asker.io, question);
  const answers = new Set<string>();
  const readLines = async (text: string): Promise<readonly string[]> => {
    const lines = text.split('\n').map((line) => line.trim()); // several, if they were pasted
    return Promise.all(
      lines
        .filter((line) => line !== '')
        .flatMap(split)
        .map(read),
    );
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
  help?: string,
): Promise<Value | undefined> {
  for (;;) {
    const line = await terminal.readLine(question, signal);
    if (line === undefined) return undefined;
    if (line.trim() === '?' && help !== undefined) {
      tell(io, help);
      continue;
    }
    try {
      return await read(line.trim());
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      tell(io, oneLine(describeError(error, () => 'The answer')));
    }
  }
}
