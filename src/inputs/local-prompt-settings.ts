// Settings of `command: prompt` where the step itself runs the service.
import { InputError } from '../errors.ts';
import { input, worded } from '../wording.ts';
import type { ActionCommand } from './definitions/definition.ts';
import type { InputText } from './given.ts';
import { exclude, optional, required } from './given.ts';
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

/** What signs in at a service elsewhere. */
const elsewhere = [
  'base-url',
  'federation-policy-id',
  'api-key',
  'audience',
  'subject-token',
  'subject-token-file',
] as const;

/** The settings; `defaults` as in {@link readRunTerms}. */
export function readLocalPromptSettings(text: InputText, defaults: InputText): LocalPromptSettings {
  const localService = required(text, 'local-service', 'the configuration of a service');
  for (const name of elsewhere) exclude(text, 'local-service', name);
  const terms = readRunTerms(text, defaults);
  const later = terms.onPause === 'stop' ? 'on-pause' : terms.parkedForMs > 0 ? 'parked-for' : undefined;
  if (later !== undefined) {
    throw new InputError(
      'input_conflict',
      worded`${input(later)} is "${text(later) ?? ''}", but the service of ${input('local-service')} ends with the step, and each open question with it. Leave ${input(later)} out.`,
      { source: later },
    );
  }
  return { localService, intern: optional(text, 'intern'), ...terms, ...readPromptTerms(text) };
}

/** The error of another command with such a service: it would be gone before anything could use what the command gives. */
export function refuseLocalService(command: ActionCommand): InputError {
  return new InputError(
    'input_conflict',
    worded`${input('local-service')} is for "command: prompt", and the command is "${command}". Leave it out, or give a prompt.`,
    { source: 'local-service' },
  );
}
