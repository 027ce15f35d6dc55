// Settings: the one shape that action inputs and flags become, checked before any request is sent.
import type { InputText } from './given.ts';
import type { PromptSettings } from './prompt-settings.ts';
import { readPromptSettings } from './prompt-settings.ts';
import { readChoice } from './values.ts';

/** What each command needs, told apart by `command`. */
export type Settings = PromptSettings;

/**
 * Read all inputs of the command that the input `command` names.
 *
 * @throws {InputError} `input_invalid`, `input_missing`, `input_conflict`: names the input, the value unless it is
 *   secret, and what to use instead
 */
export function readSettings(given: InputText, defaults: InputText): Settings {
  const text: InputText = (name) => given(name) ?? defaults(name);
  const command = readChoice('command', text('command') ?? '', ['prompt']);
  switch (command) {
    case 'prompt':
      return readPromptSettings(text, defaults);
    default:
      return command satisfies never;
  }
}
