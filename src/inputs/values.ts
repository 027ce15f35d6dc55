// Reads single values, and defines what an input is.
import { InputError } from '../errors.ts';
import { oneLine } from '../log.ts';
import { isLoopback } from '../loopback.ts';
import { Secret } from '../secret.ts';
import { input, type Wording, worded } from '../wording.ts';

function refusing(code: InputError['code']) {
  return (source: string, message: string | Wording, cause?: unknown) =>
    new InputError(code, message, { source, cause });
}

export const invalid = refusing('input_invalid');
export const missing = refusing('input_missing');
export const conflict = refusing('input_conflict');

export function badValue(name: string, value: string, use: string | Wording): InputError {
  const shown = value.length > 200 ? `${value.slice(0, 200)}…` : value;
  return invalid(name, worded`${input(name)} is "${oneLine(shown)}". ${use}`);
}

export function readChoice<const Choice extends string>(
  name: string,
  value: string,
  choices: readonly Choice[],
): Choice {
  const known = choices.find((one) => one === value);
  if (known !== undefined) return known;
  const quoted = choices.map((one) => `"${one}"`);
  const list = quoted.length === 1 ? quoted[0] : `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`;
  throw badValue(name, value, `Use ${list}.`);
}

/** Takes the spellings of YAML 1.2. */
export function readBoolean(name: string, value: string): boolean {
  if (/^(?:true|True|TRUE)$/.test(value)) return true;
  if (/^(?:false|False|FALSE)$/.test(value)) return false;
  throw badValue(name, value, 'Use "true" or "false".');
}

export function readListOf<const Word extends string>(
  name: string,
  value: string,
  words: readonly Word[],
): readonly Word[] {
  const use = `Use one or more of ${words.join(', ')}, separated by commas.`;
  return [...new Set(readWords(name, value, words, use))];
}

export function readWords<const Word extends string>(
  name: string,
  value: string,
  words: readonly Word[],
  use: string,
): readonly Word[] {
  return value.split(',').map((part) => {
    const word = words.find((one) => one === part.trim());
    if (word !== undefined) return word;
    throw badValue(name, value, use);
  });
}

/** Shows no value: a stray line break is a pasting mistake. */
function readSecret(name: string, value: string): Secret {
  if (/^[\x21-\x7e]+$/.test(value)) return new Secret(value);
  const message = worded`${input(name)} has characters that no key or token has, such as a space or a line break. Check how the secret was stored.`;
  throw invalid(name, message);
}

/** Takes the names that git takes (git-check-ref-format(1)). */
export function readRef(name: string, value: string): string {
  const isRef =
    /^[^\s~^:?*[\\\u007f]{1,255}$/u.test(value) && !/\.\.|@\{|\/\/|^[-/]|[/.]$|(?:^|\/)\.|\.lock(?:\/|$)/.test(value);
  if (isRef) return value;
  throw badValue(name, value, 'Use "auto", "workspace", or a branch, tag or commit, for example "main".');
}

export function readPort(name: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (/^\d{1,5}$/.test(value) && Number(value) <= 65_535) return Number(value);
  throw badValue(name, value, 'Use a port from 0 to 65535.');
}

export function readInteger(name: string, value: string, least: number): number {
  const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  if (number >= least) return number;
  throw badValue(name, value, `Use a whole number from ${least}.`);
}

const unitMs = { h: 3_600_000, m: 60_000, s: 1000 } as const;
const longestDurationMs = 24 * unitMs.h;

/** At most 24 hours (docs/action.md, "Inputs"). */
export function readDuration(name: string, value: string, leastMs: number): number {
  const use = `Use a duration such as "90s", "5m", "1h30m" or a number of seconds, from ${leastMs / 1000} s to 24 h.`;
  const parts = /^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?$/.exec(value);
  const bare = /^\d{1,9}$/.test(value) ? Number(value) * unitMs.s : undefined;
  if (value === '' || (parts === null && bare === undefined)) throw badValue(name, value, use);
  const [, hours = 0, minutes = 0, seconds = 0] = parts ?? [];
  const ms = bare ?? Number(hours) * unitMs.h + Number(minutes) * unitMs.m + Number(seconds) * unitMs.s;
  if (ms < leastMs || ms > longestDurationMs) throw badValue(name, value, use);
  return ms;
}

export function readDigest(name: string, value: string): string {
  if (/^sha256:[0-9a-f]{64}$/.test(value)) return value;
  throw badValue(name, value, `Use the output "${name}" of the job that collected the file.`);
}

export function readUuid(name: string, value: string): string {
  if (/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)) return value;
  throw badValue(name, value, 'Use a UUID, for example "89f9f5b2-3f89-4eaf-83ca-5ceae149e8bb".');
}

/** Takes `https`, or `http` on a loopback host, and drops the final slash. */
export function readBaseUrl(name: string, value: string): string {
  const use = 'Use the base URL of the service with its version segment, for example "https://service.example/api/v1".';
  if (!URL.canParse(value)) throw badValue(name, value, use);
  const url = new URL(value);
  if (url.username !== '' || url.password !== '')
    throw badValue(name, url.host, `Leave user name and password out. ${use}`);
  // A lone "?" or "#" leaves both empty, but stays in the URL.
  if (/[?#]/.test(url.href)) throw badValue(name, value, `Leave query and fragment out. ${use}`);
  const safe = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
  if (!safe) throw badValue(name, value, `Use https: tokens are sent there. Only loopback hosts may use http. ${use}`);
  return url.href.replace(/\/+$/, '');
}

export type InputKindName =
  | 'text'
  | 'choice'
  | 'switch'
  | 'list'
  | 'duration'
  | 'number'
  | 'money'
  | 'path'
  | 'url'
  | 'secret';

export interface InputKind<Value = unknown> {
  readonly is: InputKindName;
  /** As the usage shows it: `duration`, `file`, `manual|self-drive`. */
  readonly called: string;
  /** Empty if any word is allowed. */
  readonly words: readonly string[];
  /** Throws {@link InputError} `input_invalid`, which shows the value unless it is secret. */
  readonly read: (name: string, value: string) => Value;
}

export function text(called?: string): InputKind<string>;
export function text<Value>(called: string, read: InputKind<Value>['read']): InputKind<Value>;
export function text(called = 'text', read: InputKind['read'] = (_, value) => value): InputKind {
  return { is: 'text', called, words: [], read };
}

export function choice<const Word extends string>(words: readonly Word[]): InputKind<Word> {
  return { is: 'choice', called: words.join('|'), words, read: (name, value) => readChoice(name, value, words) };
}

export function listOf<const Word extends string>(words: readonly Word[]): InputKind<readonly Word[]> {
  return { is: 'list', called: 'list', words, read: (name, value) => readListOf(name, value, words) };
}

export const onOrOff: InputKind<boolean> = {
  is: 'switch',
  called: 'true|false',
  words: ['true', 'false'],
  read: readBoolean,
};

export function duration(leastMs: number): InputKind<number> {
  return { is: 'duration', called: 'duration', words: [], read: (name, value) => readDuration(name, value, leastMs) };
}

export function wholeNumber(least: number): InputKind<number> {
  return { is: 'number', called: 'number', words: [], read: (name, value) => readInteger(name, value, least) };
}

export const path: InputKind<string> = { is: 'path', called: 'file', words: [], read: (_, value) => value };

export const baseUrl: InputKind<string> = { is: 'url', called: 'url', words: [], read: readBaseUrl };

export const uuid = text('uuid', readUuid);

export function secret(called: string): InputKind<Secret> {
  return { is: 'secret', called, words: [], read: readSecret };
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
  /** The runner evaluates a default that begins with `${{`. */
  readonly default?: string;
  /** The runner passes an empty text where a command has its own default. */
  readonly defaultOf?: { readonly [Name in ActionCommand]?: string };
  readonly commands: 'all' | readonly ActionCommand[];
  readonly where?: 'action';
}

export type InputDefinitions = Readonly<Record<string, InputDefinition>>;

export type InputMeaning = string | { readonly action: string; readonly commandLine: string };

/** The meanings of inputs, kept apart: the action shows no prose, so its bundle holds none. */
export type InputMeanings<Definitions extends InputDefinitions> = {
  readonly [Name in keyof Definitions]: InputMeaning;
};

export const runCommands = ['prompt', 'answer', 'resume'] as const satisfies readonly ActionCommand[];
