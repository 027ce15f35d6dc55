// Reads the inputs of the action or the command line into settings, checked before any request is sent.
import { type AnswerSettings, readAnswerSettings } from './answer-settings.ts';
import { type PostChangesSettings, readPostChangesSettings } from './changes-settings.ts';
import { type InputName, inputDefinitions } from './definitions.ts';
import { defaultOf, type InputText, notEmpty, setting } from './given.ts';
import { type KeySettings, readKeySettings } from './keys/key-settings.ts';
import { type ProxySettings, readProxySettings } from './proxy-settings.ts';
import { readStartSettings, type StartSettings } from './pull-request-settings.ts';
import { type PostFindingsSettings, readPostFindingsSettings } from './review-settings.ts';
import type { LocalPromptSettings, PromptSettings, ResumeSettings } from './run-settings.ts';
import { readLocalPromptSettings, readPromptSettings, readResumeSettings } from './run-settings.ts';
import { type ListSettings, readListSettings, readTokenSettings, type TokenSettings } from './service-settings.ts';

/** The settings of each command, told apart by `command`. */
export type Settings =
  | PromptSettings
  | LocalPromptSettings
  | AnswerSettings
  | ResumeSettings
  | ListSettings
  | KeySettings
  | TokenSettings
  | ProxySettings
  | PostFindingsSettings
  | PostChangesSettings;

/**
 * Read all inputs of the command that the input `command` names.
 *
 * @throws {InputError} `input_invalid`, `input_missing`, `input_conflict`: names the input, the value unless it is
 *   secret, and what to use instead
 */
function readSettings(given: InputText, defaults: InputText): Settings {
  const command = setting((name) => given(name) ?? defaults(name), 'command');
  const text: InputText = (name) => given(name) ?? inputDefinitions[name].defaultOf?.[command] ?? defaults(name);
  switch (command) {
    case 'prompt':
      return text('local-service') === undefined
        ? readPromptSettings(text, defaults)
        : readLocalPromptSettings(text, defaults);
    case 'answer':
      return readAnswerSettings(text, defaults);
    case 'resume':
      return readResumeSettings(text, defaults);
    case 'list':
      return readListSettings(text);
    case 'update-key':
      return readKeySettings(text);
    case 'token':
      return readTokenSettings(text);
    case 'proxy':
      return readProxySettings(text, defaults);
    case 'post-findings':
      return readPostFindingsSettings(text);
    case 'post-changes':
      return readPostChangesSettings(text);
    default:
      return command satisfies never;
  }
}

/** The text of an input as the runner hands it over: defaults filled in, empty when not given. */
export type GetInput = (name: InputName) => string;

/** The settings of a step, and of the gate before it. */
export type ActionSettings = Settings & StartSettings;

/** The settings that the action's inputs make; errors as {@link readSettings}. */
export function readActionInputs(getInput: GetInput): ActionSettings {
  const given: InputText = (name) => notEmpty(getInput(name));
  return { ...readSettings(given, defaultOf), ...readStartSettings((name) => given(name) ?? defaultOf(name)) };
}
