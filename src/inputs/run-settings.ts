// Settings of every run, and of the commands that begin one: prompt, also on a local service, and resume.
import type { ApprovalMode } from '../contract/chat.ts';
import { InputError } from '../errors.ts';
import { input, worded } from '../wording.ts';
import { readChangeTag } from './changes-settings.ts';
import { sessionFromCommentWord } from './definitions/run.ts';
import type { InputValue } from './definitions.ts';
import { exclude, type InputText, optional, required, setting } from './given.ts';
import { type PullRequestSettings, readPullRequestSettings, requireSticky } from './pull-request-settings.ts';
import { type ReviewSettings, readReviewSettings } from './review-settings.ts';
import { readService, type ServiceSettings } from './service-settings.ts';

/** The share of the intern's words that is shown. */
export type TranscriptLevel = InputValue<'transcript'>;

/** Settings of a run on any service. Paths are as given: relative ones start at the workspace. */
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
function readRunTerms(text: InputText, defaults: InputText): RunTerms {
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

/** Settings of a prompt beside those of every run. */
export interface PromptTerms extends ReviewSettings {
  readonly command: 'prompt';
  readonly prompt: { readonly from: 'input'; readonly text: string } | { readonly from: 'file'; readonly path: string };
  /** A run that finishes without a word is `ended`. */
  readonly requireAnswer: boolean;
  /** The destination of findings; `none`: none are asked for. */
  readonly findings: InputValue<'findings'>;
  /** What becomes of changed files; `none`: they are not looked at. */
  readonly changes: InputValue<'changes'>;
  readonly maxChangeRounds: number;
}

/** Everything that `command: prompt` needs. */
export interface PromptSettings extends RunSettings, PromptTerms {}

/** The settings of `command: prompt`; `defaults` as in {@link readRunSettings}. */
export function readPromptSettings(text: InputText, defaults: InputText): PromptSettings {
  const terms = readPromptTerms(text);
  if (terms.changes === 'none') return { ...readRunSettings(text, defaults), ...terms };
  throw new InputError(
    'input_conflict',
    worded`${input('changes')} is "${terms.changes}", but there is no ${input('local-service')}: an intern elsewhere changes no file of this job. Let an agent work in the job, or leave ${input('changes')} out.`,
    { source: 'changes' },
  );
}

/** Reads the settings of the prompt itself. */
function readPromptTerms(text: InputText): PromptTerms {
  return {
    command: 'prompt',
    prompt: readPrompt(text),
    requireAnswer: setting(text, 'require-answer'),
    findings: setting(text, 'findings'),
    changes: readChanges(text),
    maxChangeRounds: setting(text, 'max-change-rounds'),
    ...readReviewSettings(text),
  };
}

function readChanges(text: InputText): PromptTerms['changes'] {
  const changes = setting(text, 'changes');
  if (changes !== 'none') readChangeTag(text);
  return changes;
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
