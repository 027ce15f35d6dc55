// Settings of every run, whether a prompt or an answer begins it.
import type { ApprovalMode } from '../contract/chat.ts';
import { approvalModes } from '../contract/chat.ts';
import { identifierLength } from '../contract/limits.ts';
import type { ServiceSettings } from './credentials.ts';
import { readService } from './credentials.ts';
import type { InputText } from './given.ts';
import { optional, required } from './given.ts';
import type { PullRequestSettings } from './pull-request-settings.ts';
import { readPullRequestSettings, sessionFromCommentWord } from './pull-request-settings.ts';
import { badValue, readBoolean, readChoice, readDuration, readInteger, readUuid } from './values.ts';

/** How much of the intern's words is shown. */
export type TranscriptLevel = 'auto' | 'full' | 'brief' | 'none';

/** Everything that a run needs besides what begins it. Paths are as given: relative ones start at the workspace. */
export interface RunSettings extends ServiceSettings, PullRequestSettings {
  readonly intern: string;
  readonly workspaceId: string | undefined;
  readonly waitForInternMs: number;
  readonly approvalMode: ApprovalMode;
  /** `named`: the user named the file, so it must exist. */
  readonly policy: { readonly path: string; readonly named: boolean };
  readonly sessionId: string | undefined;
  readonly timeoutMs: number;
  readonly idleTimeoutMs: number;
  readonly maxPauses: number;
  readonly onPause: 'resolve' | 'stop';
  readonly onTimeout: 'fail' | 'continue';
  readonly failOnReject: boolean;
  readonly transcript: TranscriptLevel;
  readonly transcriptFile: string | undefined;
}

/** The settings of a run. `defaults` tells a policy file that the user named from the default one. */
export function readRunSettings(text: InputText, defaults: InputText): RunSettings {
  const policy = text('policy') ?? '';
  return {
    ...readService(text),
    ...readPullRequestSettings(text),
    intern: required(text, 'intern', 'the name or id of the intern'),
    workspaceId: optional(text, 'workspace-id', readUuid),
    waitForInternMs: readDuration('wait-for-intern', text('wait-for-intern') ?? '', 0),
    approvalMode: readChoice('approval-mode', text('approval-mode') ?? '', approvalModes),
    // The runner fills in defaults, so a file that is named as the default is counts as not named.
    policy: { path: policy, named: policy !== defaults('policy') },
    sessionId: optional(text, 'session-id', readSessionId),
    timeoutMs: readDuration('timeout', text('timeout') ?? '', 1000),
    idleTimeoutMs: readDuration('idle-timeout', text('idle-timeout') ?? '', 1000),
    maxPauses: readInteger('max-pauses', text('max-pauses') ?? '', 0),
    onPause: readChoice('on-pause', text('on-pause') ?? '', ['resolve', 'stop']),
    onTimeout: readChoice('on-timeout', text('on-timeout') ?? '', ['fail', 'continue']),
    failOnReject: readBoolean('fail-on-reject', text('fail-on-reject') ?? ''),
    transcript: readChoice('transcript', text('transcript') ?? '', ['auto', 'full', 'brief', 'none']),
    transcriptFile: text('transcript-file'),
  };
}

function readSessionId(name: string, value: string): string | undefined {
  if (value === sessionFromCommentWord) return undefined;
  if (value.length <= identifierLength.max) return value;
  throw badValue(name, value, `It has ${value.length} characters; use 1 to ${identifierLength.max}.`);
}
