// Reads the inputs of the action or the command line into settings, which are checked before any request is sent.
import { type InputName, type InputValue, inputDefinitions } from './definitions.ts';
import { defaultOf, type InputText, notEmpty, setting } from './given.ts';
import { readKeySettings } from './keys/key-settings.ts';
import { readPostChangesSettings, readPostFindingsSettings } from './posting-settings.ts';
import { readProxySettings } from './proxy-settings.ts';
import {
  readAnswerSettings,
  readLocalPromptSettings,
  readPromptSettings,
  readResumeSettings,
  readStartSettings,
} from './run-settings.ts';
import { readListSettings, readTokenSettings } from './service-settings.ts';

const readers = {
  prompt: (text) => (text('local-service') === undefined ? readPromptSettings(text) : readLocalPromptSettings(text)),
  answer: readAnswerSettings,
  resume: readResumeSettings,
  list: readListSettings,
  'update-key': readKeySettings,
  token: readTokenSettings,
  proxy: readProxySettings,
  'post-findings': readPostFindingsSettings,
  'post-changes': readPostChangesSettings,
} satisfies { [Command in InputValue<'command'>]: (text: InputText) => { command: Command } };

export type Settings = ReturnType<(typeof readers)[keyof typeof readers]>;

/** Returns the default too; the text is empty if nothing was given. */
export type GetInput = (name: InputName) => string;

export type ActionSettings = ReturnType<typeof readActionInputs>;

export function readActionInputs(getInput: GetInput) {
  const given: InputText = (name) => notEmpty(getInput(name));
  const command = setting((name) => given(name) ?? defaultOf(name), 'command');
  const text: InputText = (name) => given(name) ?? inputDefinitions[name].defaultOf?.[command] ?? defaultOf(name);
  const settings: Settings = readers[command](text);
  return { ...settings, ...readStartSettings((name) => given(name) ?? defaultOf(name)) };
}
