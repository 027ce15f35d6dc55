// Inputs of `action.yml` become settings. An empty string means that the input was not given.
import type { InputName } from './definitions.ts';
import { defaultOf, notEmpty } from './given.ts';
import type { Settings } from './settings.ts';
import { readSettings } from './settings.ts';

/** The text of an input as the runner hands it over: defaults filled in, empty when not given. */
export type GetInput = (name: InputName) => string;

/** The settings that the action's inputs make; errors as {@link readSettings}. */
export function readActionInputs(getInput: GetInput): Settings {
  return readSettings((name) => notEmpty(getInput(name)), defaultOf);
}
