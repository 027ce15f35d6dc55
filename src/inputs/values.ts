// Defines the kinds of inputs, and reads and checks single values.
import { InputError } from '../errors.ts';
import { oneLine } from '../log.ts';
import { isSafeUrl } from '../loopback.ts';
import { Secret } from '../secret.ts';
import { input, type Wording, worded } from '../wording.ts';

function createErrorFactory(code: InputError['code']) {
  return (source: string, message: string | Wording, cause?: unknown) =>
    new InputError(code, message, { source, cause });
}

export const invalid = createErrorFactory('input_invalid');
export const missing = createErrorFactory('input_missing');
export const conflict = createErrorFactory('input_conflict');

export function badValue(name: string, value: string, advice: string | Wording): InputError {
  const shown = value.length > 200 ? `${value.slice(0, 200)}…` : value;
  return invalid(name, worded`${input(name)} is "${oneLine(shown)}". ${advice}`);
}

export function readChoice<const Word extends string>(name: string, value: string, choices: readonly Word[]): Word {
  const match = choices.find((one) => one === value);
  if (match !== undefined) return match;
  const quoted = choices.map((one) => `"${one}"`);
  const list = quoted.length === 1 ? quoted[0] : `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`;
  throw badValue(name, value, `Use ${list}.`);
}

export function readListOf<const Word extends string>(name: string, value: string, words: readonly Word[]) {
  const advice = `Use one or more of ${words.join(', ')}, separated by commas.`;
  return [...new Set(readWords(name, value, words, advice))];
}

export function readWords<Word extends string>(name: string, value: string, words: readonly Word[], advice: string) {
  return value.split(',').map((part) => {
    const word = words.find((one) => one === part.trim());
    if (word !== undefined) return word;
    throw badValue(name, value, advice);
  });
}

/** Accepts names that git accepts (git-check-ref-format(1)). */
export function readRef(name: string, value: string): string {
  const hasOnlyAllowedCharacters = /^[^\s~^:?*[\\\u007f]{1,255}$/u.test(value);
  const hasForbiddenSequence = /\.\.|@\{|\/\/|^[-/]|[/.]$|(?:^|\/)\.|\.lock(?:\/|$)/.test(value);
  if (hasOnlyAllowedCharacters && !hasForbiddenSequence) return value;
  throw badValue(name, value, 'Use "auto", "workspace", or a branch, tag or commit, for example "main".');
}

export function readPort(name: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (/^\d{1,5}$/.test(value) && Number(value) <= 65_535) return Number(value);
  throw badValue(name, value, 'Use a port from 0 to 65535.');
}

export function readDigest(name: string, value: string): string {
  if (/^sha256:[0-9a-f]{64}$/.test(value)) return value;
  throw badValue(name, value, `Use the output "${name}" of the job that collected the file.`);
}

/** Accepts `https`, and `http` on a loopback host. Drops slashes at the end. */
export function readBaseUrl(name: string, value: string): string {
  const advice =
    'Use the base URL of the service with its version segment, for example "https://service.example/api/v1".';
  if (!URL.canParse(value)) throw badValue(name, value, advice);
  const url = new URL(value);
  if (url.username !== '' || url.password !== '')
    throw badValue(name, url.host, `Leave user name and password out. ${advice}`);
  // Don't test `search` and `hash`: with a lone "?" or "#" they are empty, but the character stays in the URL.
  if (/[?#]/.test(url.href)) throw badValue(name, value, `Leave query and fragment out. ${advice}`);
  if (!isSafeUrl(url))
    throw badValue(name, value, `Use https: tokens are sent there. Only loopback hosts may use http. ${advice}`);
  return url.href.replace(/\/+$/, '');
}

export interface InputKind<Value = unknown> {
  /** A shell completes a `path` with file names. A `switch` needs no value on the command line. */
  readonly type: 'text' | 'path' | 'switch';
  /** Stands for the value in help: `duration`, `file`, `manual|self-drive`. */
  readonly placeholder: string;
  /** Empty if the values are not a closed list. */
  readonly choices: readonly string[];
  /** @throws {InputError} `input_invalid`: its message shows the value unless it is secret */
  readonly read: (name: string, value: string) => Value;
}

const readUnchanged: InputKind['read'] = (_, value) => value;

export function text(placeholder?: string): InputKind<string>;
export function text<Value>(
  placeholder: string,
  read: InputKind<Value>['read'],
  choices?: readonly string[],
): InputKind<Value>;
export function text(placeholder = 'text', read = readUnchanged, choices: readonly string[] = []) {
  return { type: 'text', placeholder, choices, read };
}

export const path: InputKind<string> = { ...text('file'), type: 'path' };

export function choice<const Word extends string>(words: readonly Word[]): InputKind<Word> {
  return text(words.join('|'), (name, value) => readChoice(name, value, words), words);
}

export function listOf<const Word extends string>(words: readonly Word[]): InputKind<readonly Word[]> {
  return text('list', (name, value) => readListOf(name, value, words), words);
}

/** Accepts the spellings of YAML 1.2. */
export const trueOrFalse: InputKind<boolean> = {
  type: 'switch',
  placeholder: 'true|false',
  choices: ['true', 'false'],
  read(name, value) {
    if (/^(?:true|True|TRUE)$/.test(value)) return true;
    if (/^(?:false|False|FALSE)$/.test(value)) return false;
    throw badValue(name, value, 'Use "true" or "false".');
  },
};

export function wholeNumber(min: number): InputKind<number> {
  return text('number', (name, value) => {
    const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
    if (number >= min) return number;
    throw badValue(name, value, `Use a whole number from ${min}.`);
  });
}

const unitMs = { h: 3_600_000, m: 60_000, s: 1000 } as const;
const maxDurationMs = 24 * unitMs.h;

/** Accepts at most 24 hours (docs/action.md, "Inputs"). */
export function duration(minMs: number): InputKind<number> {
  const advice = `Use a duration such as "90s", "5m", "1h30m" or a number of seconds, from ${minMs / 1000} s to 24 h.`;
  return text('duration', (name, value) => {
    const parts = /^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?$/.exec(value);
    const bareMs = /^\d{1,9}$/.test(value) ? Number(value) * unitMs.s : undefined;
    if (value === '' || (parts === null && bareMs === undefined)) throw badValue(name, value, advice);
    const [, hours = 0, minutes = 0, seconds = 0] = parts ?? [];
    const ms = bareMs ?? Number(hours) * unitMs.h + Number(minutes) * unitMs.m + Number(seconds) * unitMs.s;
    if (ms < minMs || ms > maxDurationMs) throw badValue(name, value, advice);
    return ms;
  });
}

export const uuid = text('uuid', (name, value) => {
  if (/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)) return value;
  throw badValue(name, value, 'Use a UUID, for example "89f9f5b2-3f89-4eaf-83ca-5ceae149e8bb".');
});

/** Keeps the value out of the message: a secret with a stray line break is still a secret. */
export function secret(placeholder: string): InputKind<Secret> {
  return text(placeholder, (name, value) => {
    if (/^[\x21-\x7e]+$/.test(value)) return new Secret(value);
    const message = worded`${input(name)} has characters that no key or token has, such as a space or a line break. Check how the secret was stored.`;
    throw invalid(name, message);
  });
}

export const actionCommands = [
  'prompt',
  'answer',
  'resume',
  'post-findings',
  'post-changes',
  'list',
  'update-key',
  'token',
  'proxy',
] as const;

export type ActionCommand = (typeof actionCommands)[number];

export interface InputDefinition<Value = unknown> {
  readonly kind: InputKind<Value>;
  /** An expression of the runner if it begins with `${{`. */
  readonly default?: string;
  /** Defaults for single commands. An input that has any gets an empty default in `action.yml`. */
  readonly commandDefaults?: { readonly [Name in ActionCommand]?: string };
  readonly commands: 'all' | readonly ActionCommand[];
  readonly where?: 'action'; // absent: the command line has it too
}

export type InputDefinitions = Readonly<Record<string, InputDefinition>>;

export type InputMeaning = string | { readonly action: string; readonly commandLine: string };

/** Separate from the definitions, so that the action's bundle leaves out what it never shows. */
export type InputMeanings<Definitions extends InputDefinitions> = {
  readonly [Name in keyof Definitions]: InputMeaning;
};

export const runCommands = ['prompt', 'answer', 'resume'] as const satisfies readonly ActionCommand[];
