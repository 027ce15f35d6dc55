// Reads and bounds the answers of `interns init`, which end up in files that programs obey.
import { meantBaseUrl } from '../../contract/base-url.ts';
import { InputError } from '../../errors.ts';
import { inputDefinitions } from '../../inputs/definitions.ts';
import { hasInvisible } from '../../permission/text/invisible.ts';
import { input, worded } from '../../wording.ts';

/** The events of GitHub that can start the intern. */
export const triggers = ['pull_request', 'issue_comment', 'push', 'schedule'] as const;

/** One of {@link triggers}. */
export type Trigger = (typeof triggers)[number];

/** The uses that there are files for, the usual one first. */
export const uses = ['prompt', 'review', 'agent', 'keys', 'inference'] as const;

/** One of {@link uses}. */
export type Use = (typeof uses)[number];

/** The answers that the files are made of. */
export interface InitAnswers {
  readonly use: Use;
  /** Empty, as the intern: the use needs none. */
  readonly baseUrl: string;
  /** Absent: the administrator has not made it yet, and a variable of the repository will hold it. */
  readonly federationPolicyId: string | undefined;
  readonly intern: string;
  readonly trigger: Trigger;
  /** Whole commands that may run, word for word. */
  readonly commands: readonly string[];
  /** Paths that may be edited: a file, or a folder as `src/**`. */
  readonly paths: readonly string[];
}

const maxCharacters = 200;

/** Reads each answer; all throw {@link InputError} `input_invalid`, which names the flag or the answer. */
export const readAnswer = {
  baseUrl: (text: string): string => {
    plain('base-url', text);
    return inputDefinitions['base-url'].kind.read('base-url', text);
  },
  federationPolicyId: (text: string): string => plain('federation-policy-id', text),
  intern: (text: string): string => plain('intern', text),
  trigger: (text: string): Trigger => {
    const found = triggers.find((one) => one === text);
    if (found === undefined)
      throw invalid('on', text, `Use ${triggers.slice(0, -1).join(', ')} or ${triggers.at(-1)}.`);
    return found;
  },
  use: (text: string): Use => {
    const found = uses.find((one) => one === text);
    if (found === undefined) throw invalid('for', text, `Use ${uses.slice(0, -1).join(', ')} or ${uses.at(-1)}.`);
    return found;
  },
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

/** The commands of an answer, which may hold several with a comma and a space between them: "npm test, npm run lint". */
export function splitCommands(text: string): readonly string[] {
  const parts = text.match(/(?:"[^"]*"|'[^']*'|,(?!\s+[\w./])|[^,"'])+|["']/g) ?? [];
  const isWhole = parts.every((part) => part !== '"' && part !== "'");
  const commands = isWhole ? parts.map((part) => part.trim()).filter((part) => part !== '') : [];
  return commands.length > 0 ? commands : [text];
}

/** The paths of an answer, which may hold several with commas between them. */
export function splitPaths(text: string): readonly string[] {
  const paths = text.split(/,\s*/).filter((path) => path !== '');
  return paths.length > 0 ? paths : [text];
}

/** A text that shows everything that is in it, and nothing that GitHub would fill in. */
function plain(flag: string, text: string): string {
  if (text.trim() === '') throw invalid(flag, text, 'It may not be empty.');
  if (text.length > maxCharacters)
    throw invalid(flag, `${text.slice(0, 20)}…`, `Use at most ${maxCharacters} characters.`);
  if (hasInvisible(text)) throw invalid(flag, text, 'It holds characters that cannot be seen.');
  if (text.includes('${{')) throw invalid(flag, text, 'It holds an expression, which GitHub would replace.');
  return text;
}

/** The error of an answer that can't be taken; a flag is called by its name, what was typed at a question is not. */
export function invalid(flag: string, text: string, remedy: string): InputError {
  return new InputError('input_invalid', worded`${input(flag)} is ${JSON.stringify(text)}. ${remedy}`, {
    source: flag,
  });
}

/**
 * The answers that are given; the rest has to be asked for.
 *
 * @throws {InputError} `input_invalid`: one can't stand in the files
 */
export function readGivenAnswers(flags: InitFlags): Partial<InitAnswers> {
  const { baseUrl, federationPolicyId, intern, on, allow, edit } = flags;
  return {
    ...(flags.for === undefined ? {} : { use: readAnswer.use(flags.for) }),
    ...(baseUrl === undefined ? {} : { baseUrl: readAnswer.baseUrl(baseUrl) }),
    ...(federationPolicyId === undefined
      ? {}
      : { federationPolicyId: readAnswer.federationPolicyId(federationPolicyId) }),
    ...(intern === undefined ? {} : { intern: readAnswer.intern(intern) }),
    ...(on === undefined ? {} : { trigger: readAnswer.trigger(on) }),
    ...(allow.length === 0 ? {} : { commands: [...new Set(allow.flatMap(splitCommands).map(readAnswer.command))] }),
    ...(edit.length === 0 ? {} : { paths: [...new Set(edit.flatMap(splitPaths).map(readAnswer.path))] }),
  };
}

/**
 * Refuses answers that a use has no place for.
 *
 * @throws {InputError} `input_conflict`: a rule would be missing that somebody asked for
 */
export function refuseSurplus(
  { trigger, commands, paths }: Partial<InitAnswers>,
  use: Use,
  asks: readonly string[],
): void {
  const given = { trigger, commands, paths };
  const flags = { trigger: 'on', commands: 'allow', paths: 'edit' };
  for (const name of ['trigger', 'commands', 'paths'] as const) {
    if (given[name] === undefined || asks.includes(name)) continue;
    throw new InputError(
      'input_conflict',
      worded`${input(flags[name])} has no meaning for ${JSON.stringify(use)}. Leave it out.`,
      {
        source: flags[name],
      },
    );
  }
}

/** The `owner/name` that a flag gives. */
export function readRepositoryName(text: string): string {
  if (!/^[\w-]+\/[\w.-]+$/.test(text)) throw invalid('repository', text, 'Use the form "owner/name".');
  return text;
}

/** The flags of `interns init`. */
export interface InitFlags {
  readonly for: string | undefined;
  readonly baseUrl: string | undefined;
  readonly federationPolicyId: string | undefined;
  readonly intern: string | undefined;
  readonly on: string | undefined;
  /** Empty: not said. */
  readonly allow: readonly string[];
  readonly edit: readonly string[];
  readonly repository: string | undefined;
  readonly yes: boolean;
  readonly force: boolean;
  readonly keep: boolean;
  readonly json: boolean;
}

/** The base URL that was probably meant, as `interns doctor` would say; undefined where it looks as it should. */
export function meantInstead(baseUrl: string): string | undefined {
  return meantBaseUrl(baseUrl.replace(/\/+$/, ''));
}

/** An answer that has to be asked for. */
export type Question = Exclude<keyof InitAnswers, 'use'>;

/** What `interns init` knows of a use before anything is answered. */
export interface UseFacts {
  readonly about: string;
  readonly workflow: string;
  readonly asks: readonly Question[];
  /** The event that starts it, where that is no question. */
  readonly trigger: Trigger;
}

const service = ['baseUrl', 'federationPolicyId', 'intern'] as const;

/** The facts of each use. */
export const useFacts: Readonly<Record<Use, UseFacts>> = {
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

/** Uses whose jobs exchange their identity, so that an administrator creates a federation policy. */
export function exchangesIdentity(use: Use): boolean {
  return useFacts[use].asks.includes('federationPolicyId');
}
