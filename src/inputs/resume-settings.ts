// Settings of `command: resume`.
import { InputError } from '../errors.ts';
import { input, worded } from '../wording.ts';
import type { InputText } from './given.ts';
import type { RunSettings } from './run-settings.ts';
import { readRunSettings } from './run-settings.ts';

/** Everything that `command: resume` needs: the session, and what the intern is told, are the parked question's. */
export interface ResumeSettings extends RunSettings {
  readonly command: 'resume';
}

/** The settings of `command: resume`; `defaults` as in {@link readRunSettings}. */
export function readResumeSettings(text: InputText, defaults: InputText): ResumeSettings {
  const settings = readRunSettings((name) => (isRead(name) ? text(name) : defaults(name)), defaults);
  if (settings.comment === 'sticky') return { command: 'resume', ...settings };
  throw new InputError(
    'input_conflict',
    worded`${input('command')} is "resume", but ${input('comment')} is "${settings.comment}". Set "comment: sticky": that comment keeps the parked questions.`,
    { source: 'comment' },
  );
}

/** The question says which session it is of, and its pause is always resolved. */
function isRead(name: Parameters<InputText>[0]): boolean {
  return name !== 'session-id' && name !== 'on-pause';
}
