// Inputs of `action.yml` become settings. An empty string means that the input was not given.
import type { InputName } from './definitions.ts';
import type { InputText } from './given.ts';
import { defaultOf, notEmpty } from './given.ts';
import type { StartSettings } from './pull-request-settings.ts';
import { readStartSettings } from './pull-request-settings.ts';
import type { Settings } from './settings.ts';
import { readSettings } from './settings.ts';

/** The text of an input as the runner hands it over: defaults filled in, empty when not given. */
export type GetInput = (name: InputName) => string;

/** What a step is asked to do, and who may start it. */
export type ActionSettings = Settings & StartSettings;

/** The settings that the action's inputs make; errors as {@link readSettings}. */
export function readActionInputs(getInput: GetInput): ActionSettings {
  const given: InputText = (name) => notEmpty(getInput(name));
  return { ...readSettings(given, defaultOf), ...readStartSettings((name) => given(name) ?? defaultOf(name)) };
}
