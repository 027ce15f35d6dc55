// Inputs as a runner hands them over: every one is there, with its default or empty.
import { readActionInputs } from '../../src/inputs/action-inputs.ts';
import type { InputName } from '../../src/inputs/definitions.ts';
import { inputDefinitions } from '../../src/inputs/definitions.ts';
import type { PromptSettings } from '../../src/inputs/prompt-settings.ts';

/** Inputs that a test gives. */
export type GivenInputs = Partial<Readonly<Record<InputName, string>>>;

const enough: GivenInputs = {
  'base-url': 'https://service.example/api/v1',
  'federation-policy-id': 'fp_1',
  intern: 'reviewer',
  prompt: 'Review this.',
};

/** The settings of a prompt with these inputs beside the ones that it needs; an empty text takes one of those away. */
export function settingsOf(given: GivenInputs = {}): PromptSettings {
  const all: GivenInputs = { ...enough, ...given };
  const settings = readActionInputs(
    (name) => all[name] ?? inputDefinitions.find((one) => one.name === name)?.default ?? '',
  );
  if (settings.command !== 'prompt') throw new Error(`These are settings of the command ${settings.command}.`);
  return settings;
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
