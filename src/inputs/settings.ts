// Reads the inputs of the action or the command line into settings, checked before any request is sent.

import { type InputName, inputDefinitions } from './definitions.ts';
import { defaultOf, type InputText, notEmpty, setting } from './given.ts';
import { type KeySettings, readKeySettings } from './keys/key-settings.ts';
import type { PostChangesSettings, PostFindingsSettings } from './posting-settings.ts';
import { readPostChangesSettings, readPostFindingsSettings } from './posting-settings.ts';
import { type ProxySettings, readProxySettings } from './proxy-settings.ts';
import type {
  AnswerSettings,
  LocalPromptSettings,
  PromptSettings,
  ResumeSettings,
  StartSettings,
} from './run-settings.ts';
import {
  readAnswerSettings,
  readLocalPromptSettings,
  readPromptSettings,
  readResumeSettings,
  readStartSettings,
} from './run-settings.ts';
import { type ListSettings, readListSettings, readTokenSettings, type TokenSettings } from './service-settings.ts';

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

/** Reads the inputs of the command that the input `command` names; throws {@link InputError}, which says what to use instead. */
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

/** Gives the text of an input as the runner hands it over: defaults filled in, empty when not given. */
export type GetInput = (name: InputName) => string;

export type ActionSettings = Settings & StartSettings;

export function readActionInputs(getInput: GetInput): ActionSettings {
  const given: InputText = (name) => notEmpty(getInput(name));
  return { ...readSettings(given, defaultOf), ...readStartSettings((name) => given(name) ?? defaultOf(name)) };
}
