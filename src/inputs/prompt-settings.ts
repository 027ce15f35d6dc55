// Settings of `command: prompt`.
import { InputError } from '../errors.ts';
import { input, worded } from '../wording.ts';
import type { InputValue } from './definitions.ts';
import type { InputText } from './given.ts';
import { exclude, setting } from './given.ts';
import type { ReviewSettings } from './review/review-settings.ts';
import { readReviewSettings } from './review/review-settings.ts';
import type { RunSettings } from './run-settings.ts';
import { readRunSettings } from './run-settings.ts';

/** What `command: prompt` needs besides what every run does. */
export interface PromptTerms extends ReviewSettings {
  readonly command: 'prompt';
  readonly prompt: { readonly from: 'input'; readonly text: string } | { readonly from: 'file'; readonly path: string };
  /** A run that finishes without a word is `ended`. */
  readonly requireAnswer: boolean;
  /** Whether findings are asked for, and where they go. */
  readonly findings: InputValue<'findings'>;
}

/** Everything that `command: prompt` needs. */
export interface PromptSettings extends RunSettings, PromptTerms {}

/** The settings of `command: prompt`; `defaults` as in {@link readRunSettings}. */
export function readPromptSettings(text: InputText, defaults: InputText): PromptSettings {
  return { ...readRunSettings(text, defaults), ...readPromptTerms(text) };
}

/** What the prompt itself needs. */
export function readPromptTerms(text: InputText): PromptTerms {
  return {
    command: 'prompt',
    prompt: readPrompt(text),
    requireAnswer: setting(text, 'require-answer'),
    findings: setting(text, 'findings'),
    ...readReviewSettings(text),
  };
}

function readPrompt(text: InputText): PromptSettings['prompt'] {
  exclude(text, 'prompt', 'prompt-file');
  const path = text('prompt-file');
  if (path !== undefined) return { from: 'file', path };
  const prompt = text('prompt');
  if (prompt !== undefined) return { from: 'input', text: prompt };
  throw new InputError(
    'input_missing',
    worded`Neither ${input('prompt')} nor ${input('prompt-file')} is given. Use one of them.`,
    {
      source: 'prompt',
    },
  );
}
