// Settings of every run, whether a prompt or an answer begins it.
import type { ApprovalMode } from '../contract/chat.ts';
import type { ServiceSettings } from './credentials.ts';
import { readService } from './credentials.ts';
import { sessionFromCommentWord } from './definitions/run.ts';
import type { InputValue } from './definitions.ts';
import type { InputText } from './given.ts';
import { optional, required, setting } from './given.ts';
import type { PullRequestSettings } from './pull-request-settings.ts';
import { readPullRequestSettings } from './pull-request-settings.ts';

/** How much of the intern's words is shown. */
export type TranscriptLevel = InputValue<'transcript'>;

/** What a run needs wherever it runs. Paths are as given: relative ones start at the workspace. */
export interface RunTerms extends PullRequestSettings {
  readonly workspaceId: string | undefined;
  readonly waitForInternMs: number;
  readonly approvalMode: ApprovalMode;
  /** `named`: the user named the file, so it must exist. */
  readonly policy: { readonly path: string; readonly named: boolean };
  readonly sessionId: string | undefined;
  readonly timeoutMs: number;
  readonly idleTimeoutMs: number;
  readonly maxPauses: number;
  readonly onPause: InputValue<'on-pause'>;
  readonly onTimeout: InputValue<'on-timeout'>;
  readonly failOnReject: boolean;
  readonly transcript: TranscriptLevel;
  readonly transcriptFile: string | undefined;
  readonly attest: InputValue<'attest'>;
}

/** Everything that a run needs besides what begins it. */
export interface RunSettings extends ServiceSettings, RunTerms {
  readonly intern: string;
}

/** The settings of a run; `defaults` as in {@link readRunTerms}. */
export function readRunSettings(text: InputText, defaults: InputText): RunSettings {
  const service = readService(text);
  const intern = required(text, 'intern', 'the name or id of the intern');
  return { ...service, intern, ...readRunTerms(text, defaults) };
}

/** The settings of a run wherever it runs. `defaults` tells a policy file that the user named from the default one. */
export function readRunTerms(text: InputText, defaults: InputText): RunTerms {
  const policy = setting(text, 'policy');
  const sessionId = optional(text, 'session-id');
  return {
    ...readPullRequestSettings(text),
    workspaceId: optional(text, 'workspace-id'),
    waitForInternMs: setting(text, 'wait-for-intern'),
    approvalMode: setting(text, 'approval-mode'),
    // The runner fills in defaults, so a file that is named as the default is counts as not named.
    policy: { path: policy, named: policy !== defaults('policy') },
    sessionId: sessionId === sessionFromCommentWord ? undefined : sessionId,
    timeoutMs: setting(text, 'timeout'),
    idleTimeoutMs: setting(text, 'idle-timeout'),
    maxPauses: setting(text, 'max-pauses'),
    onPause: setting(text, 'on-pause'),
    onTimeout: setting(text, 'on-timeout'),
    failOnReject: setting(text, 'fail-on-reject'),
    transcript: setting(text, 'transcript'),
    transcriptFile: optional(text, 'transcript-file'),
    attest: setting(text, 'attest'),
  };
}
