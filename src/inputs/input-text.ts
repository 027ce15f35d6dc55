// Reads inputs of the action or the command line, and refuses missing and conflicting ones.
import type { Environment } from '../environment.ts';
import { input, type Wording, worded } from '../wording.ts';
import { type InputName, type InputSetting, type InputValue, inputDefinitions, inputNames } from './definitions.ts';
import { conflict, missing } from './values.ts';

export type GetText = (name: InputName) => string | undefined;

export function emptyToUndefined(text: string | undefined): string | undefined {
  return text === '' ? undefined : text;
}

/** Returns undefined for a default that is an expression, because only the runner can evaluate it. */
export const getDefault: GetText = (name) => {
  const text = inputDefinitions[name].default;
  return text?.startsWith('${{') === true ? undefined : text;
};

export function readSetting<Name extends InputName>(get: GetText, name: Name): InputSetting<Name> {
  const { kind, default: defaultText } = inputDefinitions[name];
  // An input whose default is an expression, which `get` does not return, reads as an empty text.
  const value = get(name) ?? (defaultText === undefined ? undefined : '');
  return (value === undefined ? undefined : kind.read(name, value)) as InputSetting<Name>;
}

type SettingValues<Names extends Readonly<Record<string, InputName>>> = {
  readonly [Key in keyof Names]: InputSetting<Names[Key]>;
};

export function readSettings<const Names extends Readonly<Record<string, InputName>>>(
  get: GetText,
  names: Names,
): SettingValues<Names> {
  const readEntry = ([key, name]: [string, InputName]) => [key, readSetting(get, name)];
  return Object.fromEntries(Object.entries(names).map(readEntry)) as SettingValues<Names>;
}

export function readRequired<Name extends InputName>(
  get: GetText,
  name: Name,
  expectedValue: string | Wording,
): InputValue<Name> {
  const value = readSetting(get, name);
  if (value !== undefined) return value;
  throw missing(name, worded`${input(name)} is not given. Set it to ${expectedValue}.`);
}

/** Sets `isNamed` for any path but the default, because the runner fills that in. A named file has to exist. */
export function readPolicyPath(get: GetText): { path: string; isNamed: boolean } {
  const path = readSetting(get, 'policy');
  return { path, isNamed: path !== getDefault('policy') };
}

export function refuseBoth(get: GetText, one: InputName, other: InputName): void {
  if (get(one) === undefined || get(other) === undefined) return;
  throw conflict(other, worded`Both ${input(one)} and ${input(other)} are given. Use one of them.`);
}

/** Converts `base-url` to `INTERNS_BASE_URL`. */
export function toEnvName(name: InputName): string {
  return `INTERNS_${name.replaceAll('-', '_').toUpperCase()}`;
}

/** @throws {InputError} `input_conflict`: the environment sets an input that only the action has */
export function readCliInputs(flags: ReadonlyMap<InputName, string>, env: Environment): GetText {
  for (const name of inputNames) {
    if (inputDefinitions[name].where !== 'action' || (env[toEnvName(name)] ?? '') === '') continue;
    const message = `The environment variable ${toEnvName(name)} is set, but "${name}" works in the action only. Unset it.`;
    throw conflict(name, message);
  }
  return (name) => emptyToUndefined(flags.get(name)) ?? emptyToUndefined(env[toEnvName(name)]);
}
