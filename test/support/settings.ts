// Settings of a prompt, from inputs as a runner hands them over.

import type { PromptSettings } from '../../src/inputs/run-settings.ts';
import { readActionInputs } from '../../src/inputs/settings.ts';
import type { GivenInputs } from './command-settings.ts';
import { getInputOf } from './command-settings.ts';

export type { GivenInputs } from './command-settings.ts';

const enough: GivenInputs = {
  'base-url': 'https://service.example/api/v1',
  'federation-policy-id': 'fp_1',
  intern: 'reviewer',
  prompt: 'Review this.',
};

/** The settings of a prompt with these inputs beside the ones that it needs; an empty text takes one of those away. */
export function settingsOf(given: GivenInputs = {}): PromptSettings {
  const settings = readActionInputs(getInputOf({ ...enough, ...given }));
  if (settings.command === 'prompt' && !('localService' in settings)) return settings;
  throw new Error(`These are settings of the command ${settings.command}.`);
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
