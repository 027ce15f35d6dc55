// Reads inputs of the action or a command line, and refuses those that are missing or in conflict.
import type { Environment } from '../environment.ts';
import { input, type Wording, worded } from '../wording.ts';
import { type InputName, type InputSetting, type InputValue, inputDefinitions, inputNames } from './definitions.ts';
import { conflict, missing } from './values.ts';

export type InputText = (name: InputName) => string | undefined;

export function notEmpty(text: string | undefined): string | undefined {
  return text === '' ? undefined : text;
}

/** Returns undefined for an expression, which only the runner can evaluate. */
export const defaultOf: InputText = (name) => {
  const text = inputDefinitions[name].default;
  return text?.startsWith('${{') === true ? undefined : text;
};

export function setting<Name extends InputName>(text: InputText, name: Name): InputSetting<Name> {
  const { kind, default: preset } = inputDefinitions[name];
  const value = text(name) ?? (preset === undefined ? undefined : '');
  return (value === undefined ? undefined : kind.read(name, value)) as InputSetting<Name>;
}

type SettingsOf<Names extends Readonly<Record<string, InputName>>> = {
  readonly [Key in keyof Names]: InputSetting<Names[Key]>;
};

export function settingsOf<const Names extends Readonly<Record<string, InputName>>>(
  text: InputText,
  names: Names,
): SettingsOf<Names> {
  const read = ([key, name]: [string, InputName]) => [key, setting(text, name)];
  return Object.fromEntries(Object.entries(names).map(read)) as SettingsOf<Names>;
}

export function required<Name extends InputName>(
  text: InputText,
  name: Name,
  what: string | Wording,
): InputValue<Name> {
  const value = setting(text, name);
  if (value !== undefined) return value;
  throw missing(name, worded`${input(name)} is not given. Set it to ${what}.`);
}

/** If `named`, the file has to exist. The runner fills in defaults, so the default name counts as none. */
export function readPolicySetting(text: InputText): { path: string; named: boolean } {
  const path = setting(text, 'policy');
  return { path, named: path !== defaultOf('policy') };
}

export function exclude(text: InputText, one: InputName, other: InputName): void {
  if (text(one) === undefined || text(other) === undefined) return;
  throw conflict(other, worded`Both ${input(one)} and ${input(other)} are given. Use one of them.`);
}

/** Returns `INTERNS_BASE_URL` for `base-url`. */
export function envNameOf(name: InputName): string {
  return `INTERNS_${name.replaceAll('-', '_').toUpperCase()}`;
}

/** Throws {@link InputError} `input_conflict` for an input that only the action has. */
export function readCliInputs(flags: ReadonlyMap<InputName, string>, env: Environment): InputText {
  for (const name of inputNames) {
    if (inputDefinitions[name].where !== 'action' || (env[envNameOf(name)] ?? '') === '') continue;
    const message = `The environment variable ${envNameOf(name)} is set, but "${name}" works in the action only. Unset it.`;
    throw conflict(name, message);
  }
  return (name) => notEmpty(flags.get(name)) ?? notEmpty(env[envNameOf(name)]);
}
