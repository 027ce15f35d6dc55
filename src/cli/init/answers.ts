// Reads the answers of `interns init`, which end up in files that programs obey.
import { meantBaseUrl } from '../../contract/base-url.ts';
import type { InputError } from '../../errors.ts';
import { inputDefinitions } from '../../inputs/definitions.ts';
import { hasInvisible } from '../../permission/text/invisible.ts';
import { input, worded } from '../../wording.ts';
import type { ParsedCommand } from '../command.ts';
import { refusal } from '../failure.ts';

export const triggers = ['pull_request', 'issue_comment', 'push', 'schedule'] as const;

export type Trigger = (typeof triggers)[number];

export const uses = ['prompt', 'review', 'agent', 'keys', 'inference'] as const;

export type Use = (typeof uses)[number];

type InitFlags = Pick<ParsedCommand, 'given' | 'value' | 'values'>;

export interface InitAnswers {
  readonly use: Use;
  readonly baseUrl: string;
  /** Undefined until the administrator has created the policy: a variable of the repository will hold the id. */
  readonly federationPolicyId: string | undefined;
  readonly intern: string;
  readonly trigger: Trigger;
  readonly commands: readonly string[];
  readonly paths: readonly string[];
}

const maxCharacters = 200;

/** Each throws {@link InputError} `input_invalid`. */
export const readAnswer = {
  baseUrl: (text: string): string => {
    plain('base-url', text);
    return inputDefinitions['base-url'].kind.read('base-url', text);
  },
  federationPolicyId: (text: string): string => plain('federation-policy-id', text),
  intern: (text: string): string => plain('intern', text),
  trigger: (text: string): Trigger => oneOf('on', text, triggers),
  use: (text: string): Use => oneOf('for', text, uses),
  command: (text: string): string => {
    plain('allow', text);
    if (/[*{}]/.test(text)) {
      throw invalid('allow', text, 'Commands are taken word for word here. docs/policy.md says how to write patterns.');
    }
    return text;
  },
  path: (text: string): string => {
    plain('edit', text);
    if (!/^(?:[\w@+-][\w.@+-]*\/)*(?:[\w@+-][\w.@+-]*|\*\*)$/.test(text)) {
      throw invalid(
        'edit',
        text,
        'Use a file such as "README.md" or a folder such as "src/**", relative to the repository.',
      );
    }
    return text;
  },
} as const;

function oneOf<Word extends string>(flag: string, text: string, words: readonly Word[]): Word {
  const found = words.find((one) => one === text);
  if (found !== undefined) return found;
  throw invalid(flag, text, `Use ${words.slice(0, -1).join(', ')} or ${words.at(-1)}.`);
}

/** Splits only at commas with a space behind them: "npm test, npm run lint". */
export function splitCommands(text: string): readonly string[] {
  const parts = text.match(/(?:"[^"]*"|'[^']*'|,(?!\s+[\w./])|[^,"'])+|["']/g) ?? [];
  const isWhole = parts.every((part) => part !== '"' && part !== "'");
  const commands = isWhole ? parts.map((part) => part.trim()).filter((part) => part !== '') : [];
  return commands.length > 0 ? commands : [text];
}

export function splitPaths(text: string): readonly string[] {
  const paths = text.split(/,\s*/).filter((path) => path !== '');
  return paths.length > 0 ? paths : [text];
}

/** Also refuses an expression that GitHub would replace. */
function plain(flag: string, text: string): string {
  if (text.trim() === '') throw invalid(flag, text, 'It may not be empty.');
  if (text.length > maxCharacters)
    throw invalid(flag, `${text.slice(0, 20)}…`, `Use at most ${maxCharacters} characters.`);
  if (hasInvisible(text)) throw invalid(flag, text, 'It holds characters that cannot be seen.');
  if (text.includes('${{')) throw invalid(flag, text, 'It holds an expression, which GitHub would replace.');
  return text;
}

export function invalid(flag: string, text: string, remedy: string): InputError {
  return refusal('input_invalid', flag, worded`${input(flag)} is ${JSON.stringify(text)}. ${remedy}`);
}

export function readGivenAnswers({ given, value, values }: InitFlags): Partial<InitAnswers> {
  const [use, trigger] = [value('for'), value('on')];
  const [baseUrl, policyId, intern] = [given('base-url'), given('federation-policy-id'), given('intern')];
  const [allow, edit] = [values('allow'), values('edit')];
  return {
    ...(use === undefined ? {} : { use: readAnswer.use(use) }),
    ...(baseUrl === undefined ? {} : { baseUrl: readAnswer.baseUrl(baseUrl) }),
    ...(policyId === undefined ? {} : { federationPolicyId: readAnswer.federationPolicyId(policyId) }),
    ...(intern === undefined ? {} : { intern: readAnswer.intern(intern) }),
    ...(trigger === undefined ? {} : { trigger: readAnswer.trigger(trigger) }),
    ...(allow.length === 0 ? {} : { commands: [...new Set(allow.flatMap(splitCommands).map(readAnswer.command))] }),
    ...(edit.length === 0 ? {} : { paths: [...new Set(edit.flatMap(splitPaths).map(readAnswer.path))] }),
  };
}

/** Throws {@link InputError} `input_conflict` for an answer that the use ignores: a rule would be missing. */
export function refuseSurplus(given: Partial<InitAnswers>, use: Use): void {
  for (const [name, flag] of [
    ['trigger', 'on'],
    ['commands', 'allow'],
    ['paths', 'edit'],
  ] as const) {
    if (given[name] === undefined || useFacts[use].asks.includes(name)) continue;
    const words = worded`${input(flag)} has no meaning for ${JSON.stringify(use)}. Leave it out.`;
    throw refusal('input_conflict', flag, words);
  }
}

export function readRepositoryName(text: string): string {
  if (!/^[\w-]+\/[\w.-]+$/.test(text)) throw invalid('repository', text, 'Use the form "owner/name".');
  return text;
}

export function meantInstead(baseUrl: string): string | undefined {
  return meantBaseUrl(baseUrl.replace(/\/+$/, ''));
}

export type Question = Exclude<keyof InitAnswers, 'use'>;

const service = ['baseUrl', 'federationPolicyId', 'intern'] as const;

export const useFacts: Readonly<
  Record<Use, { about: string; workflow: string; asks: readonly Question[]; trigger: Trigger }>
> = {
  prompt: {
    about: 'a prompt to an intern of a deployment, and its answer',
    workflow: '.github/workflows/intern.yml',
    asks: [...service, 'trigger', 'commands', 'paths'],
    trigger: 'pull_request',
  },
  review: {
    about: 'a review of each pull request, with threads and a status',
    workflow: '.github/workflows/intern-review.yml',
    asks: [...service, 'commands'],
    trigger: 'pull_request',
  },
  agent: {
    about: 'a review by an agent in the job itself, without a deployment',
    workflow: '.github/workflows/intern-agent.yml',
    asks: ['commands'],
    trigger: 'pull_request',
  },
  keys: {
    about: 'limits of API keys, set every night by a reviewed file',
    workflow: '.github/workflows/key-limits.yml',
    asks: ['baseUrl'],
    trigger: 'schedule',
  },
  inference: {
    about: 'inference for the programs of a job, such as tests and evaluations',
    workflow: '.github/workflows/intern-inference.yml',
    asks: [...service, 'commands'],
    trigger: 'push',
  },
};

export function exchangesIdentity(use: Use): boolean {
  return useFacts[use].asks.includes('federationPolicyId');
}
