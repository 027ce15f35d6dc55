// Settings of `command: resume`.
import type { InputText } from './given.ts';
import { requireSticky } from './pull-request-settings.ts';
import type { RunSettings } from './run-settings.ts';
import { readRunSettings } from './run-settings.ts';

/** Everything that `command: resume` needs: the session, and what the intern is told, are the parked question's. */
export interface ResumeSettings extends RunSettings {
  readonly command: 'resume';
}

/** The settings of `command: resume`; `defaults` as in {@link readRunSettings}. */
export function readResumeSettings(text: InputText, defaults: InputText): ResumeSettings {
  requireSticky(text, 'command', 'parked questions');
  // A run that leaves its pause open would lose what a person allowed.
  return { ...readRunSettings(text, defaults), command: 'resume', onPause: 'resolve' };
}
