// The questions of `interns init`, for what no flag said; a wrong answer asks that question again.
import { describeError, InputError } from '../../errors.ts';
import { oneLine } from '../../log.ts';
import type { CliIo, Terminal } from '../io.ts';
import { tell } from '../screen/print.ts';
import type { InitAnswers } from './answers.ts';
import { invalid, meantInstead, readAnswer, triggers } from './answers.ts';
import { readCommand, readPath } from './policy-text.ts';

/** Somebody to ask. */
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

/** Asks for every answer that is not given; undefined at the end of input. */
export async function askAnswers(given: Partial<InitAnswers>, asker: Asker): Promise<InitAnswers | undefined> {
  const baseUrl = given.baseUrl ?? (await askBaseUrl(asker));
  if (baseUrl === undefined) return undefined;
  const federationPolicyId = given.federationPolicyId ?? (await askPolicy(asker));
  if (federationPolicyId === undefined) return undefined;
  const intern = given.intern ?? (await ask(asker, 'Name or id of the intern > ', readAnswer.intern));
  if (intern === undefined) return undefined;
  const trigger = given.trigger ?? (await askTrigger(asker));
  if (trigger === undefined) return undefined;
  const commands =
    given.commands ??
    (await askList(
      asker,
      'Commands that it may run, one a line, for example npm test. An empty line ends them.',
      readCommand,
    ));
  if (commands === undefined) return undefined;
  const paths =
    given.paths ??
    (await askList(
      asker,
      'Paths that it may edit, one a line, for example src/**. An empty line ends them.',
      readPath,
    ));
  if (paths === undefined) return undefined;
  return {
    baseUrl,
    federationPolicyId: federationPolicyId === '' ? undefined : federationPolicyId,
    intern,
    trigger,
    commands,
    paths,
  };
}

/** A question that is answered by yes or no; an empty line gives the default, the end of input means no. */
export async function askYesNo(asker: Asker, question: string, preset: boolean): Promise<boolean> {
  const answer = await ask(asker, `${question} [${preset ? 'Y/n' : 'y/N'}] > `, (text) => {
    if (text === '') return preset;
    if (/^(?:y|yes)$/i.test(text)) return true;
    if (/^(?:n|no)$/i.test(text)) return false;
    throw new InputError('input_invalid', 'Type y or n.');
  });
  return answer ?? false;
}

async function askBaseUrl(asker: Asker): Promise<string | undefined> {
  const baseUrl = await ask(asker, 'Base URL of the Intern Service > ', readAnswer.baseUrl);
  const meant = baseUrl === undefined ? undefined : meantInstead(baseUrl);
  if (meant === undefined) return baseUrl;
  tell(asker.io, 'The base URL of an Intern Service ends in a version segment.');
  return (await askYesNo(asker, `Use ${JSON.stringify(meant)} instead?`, true)) ? meant : baseUrl;
}

function askPolicy(asker: Asker): Promise<string | undefined> {
  return ask(asker, 'Id of the federation policy (empty: not yet) > ', (text) =>
    text === '' ? '' : readAnswer.federationPolicyId(text),
  );
}

async function askTrigger(asker: Asker): Promise<InitAnswers['trigger'] | undefined> {
  tell(asker.io, 'What starts it?');
  for (const [index, trigger] of triggers.entries()) tell(asker.io, `  ${index + 1}  ${trigger}: ${abouts[trigger]}`);
  return ask(asker, `[1-${triggers.length}, empty: 1] > `, (text) => {
    const found = text === '' ? triggers[0] : triggers.find((name, index) => text === name || text === `${index + 1}`);
    if (found !== undefined) return found;
    throw invalid('on', text, `Type a number from 1 to ${triggers.length}, or a name such as "push".`);
  });
}

async function askList(
  asker: Asker,
  question: string,
  read: (text: string) => Promise<string>,
): Promise<readonly string[] | undefined> {
  tell(asker.io, question);
  const answers: string[] = [];
  for (;;) {
    const answer = await ask(asker, '  > ', (text) => (text === '' ? '' : read(text)));
    if (answer === undefined) return undefined;
    if (answer === '') return answers;
    if (!answers.includes(answer)) answers.push(answer);
  }
}

/** Asks until the answer can be read; undefined at the end of input. */
async function ask<Value>(
  { io, terminal, signal }: Asker,
  question: string,
  read: (text: string) => Value | Promise<Value>,
): Promise<Value | undefined> {
  for (;;) {
    const line = await terminal.readLine(question, signal);
    if (line === undefined) return undefined;
    try {
      return await read(line.trim());
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      tell(io, oneLine(describeError(error, () => 'The answer')));
    }
  }
}
