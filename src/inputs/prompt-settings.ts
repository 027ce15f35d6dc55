// Settings of `command: prompt`.
import type { ApprovalMode } from '../contract/chat.ts';
import { approvalModes } from '../contract/chat.ts';
import { identifierLength } from '../contract/limits.ts';
import { InputError } from '../errors.ts';
import type { ServiceSettings } from './credentials.ts';
import { readService } from './credentials.ts';
import type { InputText } from './given.ts';
import { exclude, optional, required } from './given.ts';
import { badValue, readBoolean, readChoice, readDuration, readInteger, readUuid } from './values.ts';

/** How much of the intern's words is shown. */
export type TranscriptLevel = 'auto' | 'full' | 'brief' | 'none';

/** Everything that `command: prompt` needs. Paths are as given: relative ones start at the workspace. */
export interface PromptSettings extends ServiceSettings {
  readonly command: 'prompt';
  readonly intern: string;
  readonly workspaceId: string | undefined;
  readonly waitForInternMs: number;
  readonly prompt: { readonly from: 'input'; readonly text: string } | { readonly from: 'file'; readonly path: string };
  readonly approvalMode: ApprovalMode;
  /** `named`: the user named the file, so it must exist. */
  readonly policy: { readonly path: string; readonly named: boolean };
  readonly sessionId: string | undefined;
  readonly timeoutMs: number;
  readonly idleTimeoutMs: number;
  readonly maxPauses: number;
  readonly failOnReject: boolean;
  readonly transcript: TranscriptLevel;
  readonly transcriptFile: string | undefined;
}

/** The settings of `command: prompt`. `defaults` tells a policy file that the user named from the default one. */
export function readPromptSettings(text: InputText, defaults: InputText): PromptSettings {
  const policy = text('policy') ?? '';
  return {
    command: 'prompt',
    ...readService(text),
    intern: required(text, 'intern', 'the name or id of the intern'),
    workspaceId: optional(text, 'workspace-id', readUuid),
    waitForInternMs: readDuration('wait-for-intern', text('wait-for-intern') ?? '', 0),
    prompt: readPrompt(text),
    approvalMode: readChoice('approval-mode', text('approval-mode') ?? '', approvalModes),
    // The runner fills in defaults, so a file that is named as the default is counts as not named.
    policy: { path: policy, named: policy !== defaults('policy') },
    sessionId: optional(text, 'session-id', readSessionId),
    timeoutMs: readDuration('timeout', text('timeout') ?? '', 1000),
    idleTimeoutMs: readDuration('idle-timeout', text('idle-timeout') ?? '', 1000),
    maxPauses: readInteger('max-pauses', text('max-pauses') ?? '', 0),
    failOnReject: readBoolean('fail-on-reject', text('fail-on-reject') ?? ''),
    transcript: readChoice('transcript', text('transcript') ?? '', ['auto', 'full', 'brief', 'none']),
    transcriptFile: text('transcript-file'),
  };
}

function readPrompt(text: InputText): PromptSettings['prompt'] {
  exclude(text, 'prompt', 'prompt-file');
  const path = text('prompt-file');
  if (path !== undefined) return { from: 'file', path };
  const prompt = text('prompt');
  if (prompt !== undefined) return { from: 'input', text: prompt };
  throw new InputError('input_missing', 'Neither "prompt" nor "prompt-file" is given. Use one of them.', {
    source: 'prompt',
  });
}

function readSessionId(name: string, value: string): string {
  if (value.length <= identifierLength.max) return value;
  throw badValue(name, value, `It has ${value.length} characters; use 1 to ${identifierLength.max}.`);
}
