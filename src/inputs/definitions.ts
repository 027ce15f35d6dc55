// Every input by its name, in the order in which inputs are shown.
import { changesInputs, findingsInputs, gitHubInputs } from './definitions/github.ts';
import { runInputs } from './definitions/run.ts';
import { accessInputs, internInputs, proxyInputs, serviceInputs } from './definitions/service.ts';
import type { InputDefinition, InputKind } from './values.ts';

const all = {
  ...serviceInputs,
  ...internInputs,
  ...runInputs,
  ...findingsInputs,
  ...changesInputs,
  ...gitHubInputs,
  ...accessInputs,
  ...proxyInputs,
};

export type InputName = keyof typeof all;

export type InputValue<Name extends InputName> =
  (typeof all)[Name]['kind'] extends InputKind<infer Value> ? Value : never;

export const inputDefinitions: { readonly [Name in InputName]: InputDefinition<InputValue<Name>> } = all;

export function isInputName(word: string): word is InputName {
  return Object.hasOwn(all, word);
}

export const inputNames: readonly InputName[] = Object.keys(all).filter(isInputName);

/** The value of an input; undefined if it is not given and has no default. */
export type InputSetting<Name extends InputName> =
  | InputValue<Name>
  | ((typeof all)[Name] extends { readonly default: string } ? never : undefined);
