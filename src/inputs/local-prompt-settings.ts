// Settings of `command: prompt` when the step runs the service itself.
import type { InputText } from './given.ts';
import { optional, required } from './given.ts';
import type { PromptTerms } from './prompt-settings.ts';
import { readPromptTerms } from './prompt-settings.ts';
import type { RunTerms } from './run-settings.ts';
import { readRunTerms } from './run-settings.ts';

/** Everything that `command: prompt` needs on a service of the step's own. */
export interface LocalPromptSettings extends RunTerms, PromptTerms {
  /** Configuration of the service, as given. */
  readonly localService: string;
  /** Absent: the only one of the service. */
  readonly intern: string | undefined;
}

/** The settings; `defaults` as in {@link readRunTerms}. What may not stand beside them is refused before (src/action/local/). */
export function readLocalPromptSettings(text: InputText, defaults: InputText): LocalPromptSettings {
  const localService = required(text, 'local-service', 'the configuration of a service');
  return { localService, intern: optional(text, 'intern'), ...readRunTerms(text, defaults), ...readPromptTerms(text) };
}
