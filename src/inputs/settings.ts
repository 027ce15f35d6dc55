// Reads and checks the inputs of the action or the command line, before any request is sent.
import { type InputName, type InputValue, inputDefinitions } from './definitions.ts';
import { emptyToUndefined, getDefault, type InputText, readSetting } from './input-text.ts';
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

/** Returns the default of an input that is not set, or an empty text if it has none. */
export type GetInput = (name: InputName) => string;

export type ActionSettings = ReturnType<typeof readActionInputs>;

export function readActionInputs(getInput: GetInput) {
  const getExplicitText: InputText = (name) => emptyToUndefined(getInput(name));
  const text: InputText = (name) => getExplicitText(name) ?? getDefault(name);
  const command = readSetting(text, 'command');
  const getCommandText: InputText = (name) =>
    getExplicitText(name) ?? inputDefinitions[name].commandDefaults?.[command] ?? getDefault(name);
  return { ...readers[command](getCommandText), ...readStartSettings(text) };
}
