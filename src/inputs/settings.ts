// Reads and checks the inputs of the action or the command line, before any request is sent.
import { type InputName, type InputValue, inputDefinitions } from './definitions.ts';
import { emptyToUndefined, type GetText, getDefault, readSetting } from './input-text.ts';
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
  prompt: (get) => (get('local-service') === undefined ? readPromptSettings(get) : readLocalPromptSettings(get)),
  answer: readAnswerSettings,
  resume: readResumeSettings,
  list: readListSettings,
  'update-key': readKeySettings,
  token: readTokenSettings,
  proxy: readProxySettings,
  'post-findings': readPostFindingsSettings,
  'post-changes': readPostChangesSettings,
} satisfies { [Command in InputValue<'command'>]: (get: GetText) => { command: Command } };

export type Settings = ReturnType<(typeof readers)[keyof typeof readers]>;

/** Returns the value of an input; if it is not set, its default; if it has none, an empty text. */
export type GetInput = (name: InputName) => string;

export type ActionSettings = ReturnType<typeof readActionInputs>;

export function readActionInputs(getInput: GetInput) {
  const getExplicitText: GetText = (name) => emptyToUndefined(getInput(name));
  const get: GetText = (name) => getExplicitText(name) ?? getDefault(name);
  const command = readSetting(get, 'command');
  const getCommandText: GetText = (name) =>
    getExplicitText(name) ?? inputDefinitions[name].commandDefaults?.[command] ?? getDefault(name);
  return { ...readers[command](getCommandText), ...readStartSettings(get) };
}
