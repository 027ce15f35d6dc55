// Every input, by its name, in the order in which inputs are shown.
import { accessInputs, proxyInputs } from './definitions/access.ts';
import { changesInputs } from './definitions/changes.ts';
import type { InputDefinition } from './definitions/definition.ts';
import { findingsInputs } from './definitions/findings.ts';
import { gitHubInputs } from './definitions/github.ts';
import { runInputs } from './definitions/run.ts';
import { internInputs, serviceInputs } from './definitions/service.ts';
import type { InputKind } from './values.ts';

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

export type DefaultedInput = {
  [Name in InputName]: (typeof all)[Name] extends { readonly default: string } ? Name : never;
}[InputName];

export const inputDefinitions: { readonly [Name in InputName]: InputDefinition<InputValue<Name>> } = all;

export function isInputName(word: string): word is InputName {
  return Object.hasOwn(all, word);
}

export const inputNames: readonly InputName[] = Object.keys(all).filter(isInputName);
