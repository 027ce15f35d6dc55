// Inputs that `local-service` excludes: those for a service elsewhere, and those that outlive the step.
import { InputError } from '../../errors.ts';
import type { InputName } from '../../inputs/definitions.ts';
import type { LocalPromptSettings } from '../../inputs/run-settings.ts';
import type { GetInput } from '../../inputs/settings.ts';
import type { Wording } from '../../wording.ts';
import { input, worded } from '../../wording.ts';

/** Inputs that name a service elsewhere, or sign in there. */
const elsewhere: readonly InputName[] = [
  'base-url',
  'federation-policy-id',
  'api-key',
  'audience',
  'subject-token',
  'subject-token-file',
];
const own = input('local-service');

/**
 * Refuses inputs before any other is read.
 *
 * @throws {InputError} `input_conflict`: names the first that may not stand there
 */
export function refuseBeside(getInput: GetInput): void {
  const other = elsewhere.find((name) => getInput(name) !== '');
  if (other !== undefined) {
    throw conflict(other, worded`Both ${own} and ${input(other)} are given. Use one of them.`);
  }
  const command = getInput('command') || 'prompt';
  if (command === 'prompt') return;
  const message = worded`${own} is for "command: prompt", and the command is "${command}". Leave it out, or give a prompt.`;
  throw conflict('local-service', message);
}

/**
 * Refuses settings by which something of the run would wait for a later step.
 *
 * @throws {InputError} `input_conflict`: names the input
 */
export function refuseLater({ onPause, parkedForMs }: LocalPromptSettings): void {
  const later = onPause === 'stop' ? 'on-pause' : parkedForMs > 0 ? 'parked-for' : undefined;
  if (later === undefined) return;
  const message = worded`${input(later)} leaves a question open for later, but the service of ${own} ends with the step, and its questions with it. Leave ${input(later)} out.`;
  throw conflict(later, message);
}

function conflict(source: InputName, message: Wording): InputError {
  return new InputError('input_conflict', message, { source });
}
