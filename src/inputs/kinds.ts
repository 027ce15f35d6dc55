// The kinds of inputs: what a value is called, which words it takes, and how its text is read.
import type { Secret } from '../secret.ts';
import {
  readBaseUrl,
  readBoolean,
  readChoice,
  readDuration,
  readInteger,
  readListOf,
  readSecret,
  readUuid,
} from './values.ts';

/** What a kind of input is, for those who offer its values: help, completion, documents. */
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

/** A kind of input; `Value` is what its text becomes. */
export interface InputKind<Value = unknown> {
  readonly is: InputKindName;
  /** What a value is called where the usage is shown: `duration`, `file`, `manual|self-drive`. */
  readonly called: string;
  /** Every word that it takes; empty where it takes others as well. */
  readonly words: readonly string[];
  /**
   * What a text stands for.
   *
   * @throws {InputError} `input_invalid`: names the input, the value unless it is secret, and what to use instead
   */
  readonly read: (name: string, value: string) => Value;
}

/** Any text; `read` may take less, or make something of it. */
export function text(called?: string): InputKind<string>;
export function text<Value>(called: string, read: InputKind<Value>['read']): InputKind<Value>;
export function text(called = 'text', read: InputKind['read'] = (_, value) => value): InputKind {
  return { is: 'text', called, words: [], read };
}

/** One of a few words. */
export function choice<const Word extends string>(words: readonly Word[]): InputKind<Word> {
  return { is: 'choice', called: words.join('|'), words, read: (name, value) => readChoice(name, value, words) };
}

/** Some of a few words, separated by commas. */
export function listOf<const Word extends string>(words: readonly Word[]): InputKind<readonly Word[]> {
  return { is: 'list', called: 'list', words, read: (name, value) => readListOf(name, value, words) };
}

/** On or off. */
export const onOrOff: InputKind<boolean> = {
  is: 'switch',
  called: 'true|false',
  words: ['true', 'false'],
  read: readBoolean,
};

/** A time of at least so many milliseconds and at most 24 hours, in milliseconds. */
export function duration(leastMs: number): InputKind<number> {
  return { is: 'duration', called: 'duration', words: [], read: (name, value) => readDuration(name, value, leastMs) };
}

/** A whole number. */
export function wholeNumber(least: number): InputKind<number> {
  return { is: 'number', called: 'number', words: [], read: (name, value) => readInteger(name, value, least) };
}

/** A file, as it is named. */
export const path: InputKind<string> = { is: 'path', called: 'file', words: [], read: (_, value) => value };

/** The base URL of a service. */
export const baseUrl: InputKind<string> = { is: 'url', called: 'url', words: [], read: readBaseUrl };

/** A UUID. */
export const uuid = text('uuid', readUuid);

/** A key or a token. */
export function secret(called: string): InputKind<Secret> {
  return { is: 'secret', called, words: [], read: readSecret };
}
