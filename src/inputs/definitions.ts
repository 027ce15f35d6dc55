// Maps the name of every input to its definition, in the order in which inputs are shown.
import { changesInputs, findingsInputs, gitHubInputs } from './definitions/github.ts';
import { runInputs } from './definitions/run.ts';
import { accessInputs, internInputs, proxyInputs, serviceInputs } from './definitions/service.ts';
import type { InputDefinition, InputKind } from './values.ts';

const definitions = {
  ...serviceInputs,
  ...internInputs,
  ...runInputs,
  ...findingsInputs,
  ...changesInputs,
  ...gitHubInputs,
  ...accessInputs,
  ...proxyInputs,
};

export type InputName = keyof typeof definitions;

export type InputValue<Name extends InputName> =
  (typeof definitions)[Name]['kind'] extends InputKind<infer Value> ? Value : never;

export const inputDefinitions: { readonly [Name in InputName]: InputDefinition<InputValue<Name>> } = definitions;

export function isInputName(name: string): name is InputName {
  return Object.hasOwn(definitions, name);
}

export const inputNames: readonly InputName[] = Object.keys(definitions).filter(isInputName);

/** The value of an input; undefined if it is not given and has no default. */
export type InputSetting<Name extends InputName> =
  | InputValue<Name>
  | ((typeof definitions)[Name] extends { readonly default: string } ? never : undefined);
