// Settings: the one shape that action inputs and flags become, checked before any request is sent.
import type { AnswerSettings } from './answer-settings.ts';
import { readAnswerSettings } from './answer-settings.ts';
import { inputDefinitions } from './definitions.ts';
import type { InputText } from './given.ts';
import { setting } from './given.ts';
import type { KeySettings } from './key-settings.ts';
import { readKeySettings } from './key-settings.ts';
import type { ListSettings } from './list-settings.ts';
import { readListSettings } from './list-settings.ts';
import type { LocalPromptSettings } from './local-prompt-settings.ts';
import { readLocalPromptSettings } from './local-prompt-settings.ts';
import type { PromptSettings } from './prompt-settings.ts';
import { readPromptSettings } from './prompt-settings.ts';
import type { ProxySettings } from './proxy/proxy-settings.ts';
import { readProxySettings } from './proxy/proxy-settings.ts';
import type { ResumeSettings } from './resume-settings.ts';
import { readResumeSettings } from './resume-settings.ts';
import type { PostFindingsSettings } from './review/post-findings-settings.ts';
import { readPostFindingsSettings } from './review/post-findings-settings.ts';
import type { TokenSettings } from './token-settings.ts';
import { readTokenSettings } from './token-settings.ts';

/** What each command needs, told apart by `command`. */
export type Settings =
  | PromptSettings
  | LocalPromptSettings
  | AnswerSettings
  | ResumeSettings
  | ListSettings
  | KeySettings
  | TokenSettings
  | ProxySettings
  | PostFindingsSettings;

/**
 * Read all inputs of the command that the input `command` names.
 *
 * @throws {InputError} `input_invalid`, `input_missing`, `input_conflict`: names the input, the value unless it is
 *   secret, and what to use instead
 */
export function readSettings(given: InputText, defaults: InputText): Settings {
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
      return readProxySettings(text);
    case 'post-findings':
      return readPostFindingsSettings(text);
    default:
      return command satisfies never;
  }
}
