// Reads the inputs of the action or the command line into settings, checked before any request is sent.

import { type InputName, type InputValue, inputDefinitions } from './definitions.ts';
import { defaultOf, type InputText, notEmpty, setting } from './given.ts';
import { type KeySettings, readKeySettings } from './keys/key-settings.ts';
import {
  type PostChangesSettings,
  type PostFindingsSettings,
  readPostChangesSettings,
  readPostFindingsSettings,
} from './posting-settings.ts';
import { type ProxySettings, readProxySettings } from './proxy-settings.ts';
import {
  type AnswerSettings,
  type LocalPromptSettings,
  type PromptSettings,
  type ResumeSettings,
  readAnswerSettings,
  readLocalPromptSettings,
  readPromptSettings,
  readResumeSettings,
  readStartSettings,
  type StartSettings,
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

function readSettings(given: InputText, defaults: InputText): Settings {
  const command = setting((name) => given(name) ?? defaults(name), 'command');
  const text: InputText = (name) => given(name) ?? inputDefinitions[name].defaultOf?.[command] ?? defaults(name);
  return readers[command](text, defaults);
}

const readers: { readonly [Command in InputValue<'command'>]: (text: InputText, defaults: InputText) => Settings } = {
  prompt: (text, defaults) =>
    (text('local-service') === undefined ? readPromptSettings : readLocalPromptSettings)(text, defaults),
  answer: readAnswerSettings,
  resume: readResumeSettings,
  list: readListSettings,
  'update-key': (text) => readKeySettings(text),
  token: readTokenSettings,
  proxy: (text, defaults) => readProxySettings(text, defaults),
  'post-findings': readPostFindingsSettings,
  'post-changes': readPostChangesSettings,
};

/** Gives defaults too; empty when not given. */
export type GetInput = (name: InputName) => string;

export type ActionSettings = Settings & StartSettings;

export function readActionInputs(getInput: GetInput): ActionSettings {
  const given: InputText = (name) => notEmpty(getInput(name));
  return { ...readSettings(given, defaultOf), ...readStartSettings((name) => given(name) ?? defaultOf(name)) };
}
