// Reads the answers to `interns init`, which end up in files that programs obey.
import type { InputError } from '../../errors.ts';
import { inputDefinitions } from '../../inputs/definitions.ts';
import { conflict, invalid as createError } from '../../inputs/values.ts';
import { hasInvisible } from '../../permission/text/invisible.ts';
import { input, worded } from '../../wording.ts';
import type { ParsedCommand } from '../command.ts';

/** Lists the uses of a workflow. Here and in `triggers`, the most common comes first. */
export const uses = {
  prompt: 'a prompt to an intern of a deployment, and its answer',
  review: 'a review of each pull request, with threads and a status',
  agent: 'a review by an agent in the job itself, without a deployment',
  keys: 'limits of API keys, set every night from a reviewed file',
  inference: 'inference for the programs of a job, such as tests and evaluations',
} as const;

export type Use = keyof typeof uses;

export const triggers = {
  pull_request: 'each pull request',
  issue_comment: 'a comment that begins with "/intern " on a pull request',
  push: 'a push to the default branch',
  schedule: 'every Monday morning',
} as const;

export type Trigger = keyof typeof triggers;

export interface InitAnswers {
  readonly use: Use;
  readonly baseUrl: string;
  /** Undefined if the administrator has not created the policy yet. The workflow then reads the id from a variable. */
  readonly federationPolicyId: string | undefined;
  readonly intern: string;
  readonly trigger: Trigger;
  readonly commands: readonly string[];
  readonly paths: readonly string[];
}

export type FlagAnswers = { readonly [Name in keyof InitAnswers]?: InitAnswers[Name] | undefined };

const maxCharacters = 200;

/** Each function throws {@link InputError} `input_invalid`. */
export const readAnswer = {
  baseUrl: (text: string): string => {
    requirePlain('base-url', text);
    return inputDefinitions['base-url'].kind.read('base-url', text);
  },
  federationPolicyId: (text: string): string => requirePlain('federation-policy-id', text),
  intern: (text: string): string => requirePlain('intern', text),
  trigger: (text: string): Trigger => checkChoice('on', text, triggers),
  use: (text: string): Use => checkChoice('for', text, uses),
  command: (text: string): string => {
    requirePlain('allow', text);
    if (!/[*{}]/.test(text)) return text;
    throw invalid('allow', text, 'Commands are taken word for word here. docs/policy.md says how to write patterns.');
  },
  path: (text: string): string => {
    requirePlain('edit', text);
    if (/^(?:[\w@+-][\w.@+-]*\/)*(?:[\w@+-][\w.@+-]*|\*\*)$/.test(text)) return text;
    const remedy = 'Use a file such as "README.md" or a folder such as "src/**", relative to the repository.';
    throw invalid('edit', text, remedy);
  },
} as const;

function checkChoice<Word extends string>(flag: string, text: string, choices: Readonly<Record<Word, unknown>>): Word {
  const words = listNames(choices);
  const found = words.find((word) => word === text);
  if (found !== undefined) return found;
  throw invalid(flag, text, `Use ${words.slice(0, -1).join(', ')} or ${words.at(-1)}.`);
}

export function listNames<Word extends string>(choices: Readonly<Record<Word, unknown>>): readonly Word[] {
  return Object.keys(choices) as Word[];
}

/** Splits at each comma before a space and a word, outside quotes. Splits nothing if a quote is left open. */
export function splitCommands(text: string): readonly string[] {
  const parts = text.match(/(?:"[^"]*"|'[^']*'|,(?!\s+[\w./])|[^,"'])+|["']/g) ?? [];
  const hasClosedQuotes = parts.every((part) => part !== '"' && part !== "'"); // an open quote is a part of its own
  const commands = hasClosedQuotes ? parts.map((part) => part.trim()).filter((part) => part !== '') : [];
  return commands.length > 0 ? commands : [text];
}

export function splitPaths(text: string): readonly string[] {
  const paths = text.split(/,\s*/).filter((path) => path !== '');
  return paths.length > 0 ? paths : [text];
}

/** Refuses a text that is empty, too long or partly invisible, or that holds an expression of GitHub. */
function requirePlain(flag: string, text: string): string {
  if (text.trim() === '') throw invalid(flag, text, 'It must not be empty.');
  if (text.length > maxCharacters)
    throw invalid(flag, `${text.slice(0, 20)}…`, `Use at most ${maxCharacters} characters.`);
  if (hasInvisible(text)) throw invalid(flag, text, 'It contains invisible characters.');
  if (text.includes('${{')) throw invalid(flag, text, 'It contains an expression, which GitHub would replace.');
  return text;
}

export function invalid(flag: string, text: string, remedy: string): InputError {
  return createError(flag, worded`${input(flag)} is ${JSON.stringify(text)}. ${remedy}`);
}

type FlagReaders = Pick<ParsedCommand, 'explicitText' | 'value' | 'values'>;

export function readFlagAnswers({ explicitText, value, values }: FlagReaders) {
  const readOne = <Value>(text: string | undefined, read: (text: string) => Value): Value | undefined =>
    text === undefined ? undefined : read(text);
  const readList = (texts: readonly string[], split: typeof splitPaths, read: (text: string) => string) =>
    texts.length === 0 ? undefined : [...new Set(texts.flatMap(split).map(read))];
  return {
    use: readOne(value('for'), readAnswer.use),
    baseUrl: readOne(explicitText('base-url'), readAnswer.baseUrl),
    federationPolicyId: readOne(explicitText('federation-policy-id'), readAnswer.federationPolicyId),
    intern: readOne(explicitText('intern'), readAnswer.intern),
    trigger: readOne(value('on'), readAnswer.trigger),
    commands: readList(values('allow'), splitCommands, readAnswer.command),
    paths: readList(values('edit'), splitPaths, readAnswer.path),
  };
}

export function completeAnswers(answers: FlagAnswers, use: Use): InitAnswers {
  const { baseUrl = '', federationPolicyId, intern = '', commands = [], paths = [] } = answers;
  const { trigger = useFacts[use].trigger } = answers;
  return { use, baseUrl, federationPolicyId, intern, trigger, commands, paths };
}

/** Throws {@link InputError} `input_conflict` for an answer that the use would silently ignore. */
export function refuseIgnoredAnswers(answers: FlagAnswers, use: Use): void {
  const flags = { trigger: 'on', commands: 'allow', paths: 'edit' };
  for (const name of listNames(flags)) {
    const flag = flags[name];
    if (answers[name] === undefined || useFacts[use].asks.includes(name)) continue;
    throw conflict(flag, worded`${input(flag)} does not apply to ${JSON.stringify(use)}. Leave it out.`);
  }
}

export function readRepositoryName(text: string): string {
  if (!/^[\w-]+\/[\w.-]+$/.test(text)) throw invalid('repository', text, 'Use the form "owner/name".');
  return text;
}

export type Question = Exclude<keyof InitAnswers, 'use'>;

const common = ['baseUrl', 'federationPolicyId', 'intern'] as const;

/** `trigger` starts the workflow if no answer names another event. */
export const useFacts: Readonly<Record<Use, { workflow: string; asks: readonly Question[]; trigger: Trigger }>> = {
  prompt: {
    workflow: '.github/workflows/intern.yml',
    asks: [...common, 'trigger', 'commands', 'paths'],
    trigger: 'pull_request',
  },
  review: { workflow: '.github/workflows/intern-review.yml', asks: [...common, 'commands'], trigger: 'pull_request' },
  agent: { workflow: '.github/workflows/intern-agent.yml', asks: ['commands'], trigger: 'pull_request' },
  keys: { workflow: '.github/workflows/key-limits.yml', asks: ['baseUrl'], trigger: 'schedule' },
  inference: { workflow: '.github/workflows/intern-inference.yml', asks: [...common, 'commands'], trigger: 'push' },
};

export function exchangesIdentity(use: Use): boolean {
  return useFacts[use].asks.includes('federationPolicyId');
}
