// Inputs of `action.yml` become settings. An empty string means that the input was not given: decided here, once.
import type { InputName } from './definitions.ts';
import { inputDefinitions } from './definitions.ts';
import type { InputText } from './given.ts';
import type { Settings } from './settings.ts';
import { readSettings } from './settings.ts';
import type { StartSettings } from './start-settings.ts';
import { readStartSettings } from './start-settings.ts';

/** The text of an input as the runner hands it over: defaults filled in, empty when not given. */
export type GetInput = (name: InputName) => string;

/** What a step is asked to do, and who may start it. */
export type ActionSettings = Settings & StartSettings;

/** The settings that the action's inputs make; errors as {@link readSettings}. */
export function readActionInputs(getInput: GetInput): ActionSettings {
  const given: InputText = (name) => notEmpty(getInput(name));
  const settings = readSettings(given, defaultOf);
  return { ...settings, ...readStartSettings((name) => given(name) ?? defaultOf(name)) };
}

/** The default of an input. One that is an expression is filled in by the runner alone. */
const defaultOf: InputText = (name) => {
  const value = inputDefinitions.find((one) => one.name === name)?.default ?? '';
  return value.startsWith('${{') ? undefined : notEmpty(value);
};

function notEmpty(text: string): string | undefined {
  return text === '' ? undefined : text;
}
