// Inputs of any command as a runner hands them over: every one is there, with its default or empty.

import type { InputName } from '../../src/inputs/definitions.ts';
import { inputDefinitions } from '../../src/inputs/definitions.ts';
import type { Settings } from '../../src/inputs/settings.ts';
import { readActionInputs } from '../../src/inputs/settings.ts';

/** Inputs that a test gives. */
export type GivenInputs = Partial<Readonly<Record<InputName, string>>>;

const service: GivenInputs = { 'base-url': 'https://service.example/api/v1', 'api-key': 'made-up-management-key' };

/** The settings of a command with these inputs beside those of a service. */
export function settingsOf(given: GivenInputs): Settings {
  return readActionInputs(getInputOf({ ...service, ...given }));
}

/** Gives inputs as a runner does. */
export function getInputOf(given: GivenInputs): (name: InputName) => string {
  return (name) => given[name] ?? inputDefinitions[name].default ?? '';
}

/** What goes wrong when the inputs are read. */
export function failureOf(given: GivenInputs): unknown {
  try {
    settingsOf(given);
  } catch (error) {
    return error;
  }
  return undefined;
}
