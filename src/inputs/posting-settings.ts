// Settings for posting on a pull request: the findings of a review, and an intern's change.
import { isAtLeast, type Severity } from '../findings/finding.ts';
import { input } from '../wording.ts';

import { type InputValue, inputDefinitions } from './definitions.ts';
import { type InputText, optional, required, type SettingsOf, setting, settingsOf } from './given.ts';
import { invalid, missing } from './values.ts';

const reviewInputs = {
  failAt: 'fail-at',
  severityFloor: 'severity-floor',
  maxFindings: 'max-findings',
  maxRounds: 'max-rounds',
  commitStatus: 'commit-status',
} as const;

export type ReviewSettings = SettingsOf<typeof reviewInputs>;

export function readReviewSettings(text: InputText): ReviewSettings {
  const settings = settingsOf(text, reviewInputs);
  return { ...settings, severityFloor: boundFloor(settings, text) };
}

/** Lowers a default floor to `fail-at`, and refuses a given one above: a finding that fails the step has a thread. */
function boundFloor(
  { severityFloor: floor, failAt }: ReviewSettings,
  text: InputText,
): ReviewSettings['severityFloor'] {
  if (failAt === 'never') return floor;
  const isTooHigh = (severity: Severity): boolean => severity !== failAt && isAtLeast(severity, failAt);
  const isDefault = text('severity-floor') === inputDefinitions['severity-floor'].default;
  if (isDefault) return floor.map((severity) => (isTooHigh(severity) ? failAt : severity));
  const tooHigh = floor.find(isTooHigh);
  if (tooHigh === undefined) return floor;
  throw invalid(
    'severity-floor',
  )`${input('severity-floor')} has "${tooHigh}", which is above ${input('fail-at')}, "${failAt}": a finding could fail the step and have no thread. Use "${failAt}" or less.`;
}

const postFindingsInputs = {
  findingsFile: 'findings-file',
  findingsDigest: 'findings-digest',
  comment: 'comment',
  commentTag: 'comment-tag',
  timeoutMs: 'timeout',
} as const;

/** The file is absent on `merge_group` alone. */
export interface PostFindingsSettings extends ReviewSettings, SettingsOf<typeof postFindingsInputs> {
  readonly command: 'post-findings';
}

export function readPostFindingsSettings(text: InputText): PostFindingsSettings {
  return { command: 'post-findings', ...readReviewSettings(text), ...settingsOf(text, postFindingsInputs) };
}

export type ChangeWay = Exclude<InputValue<'changes'>, 'none'>;

const postChangesInputs = {
  maxChangeRounds: 'max-change-rounds',
  comment: 'comment',
  policyRef: 'policy-ref',
  timeoutMs: 'timeout',
} as const;

export interface PostChangesSettings extends SettingsOf<typeof postChangesInputs> {
  readonly command: 'post-changes';
  readonly way: ChangeWay;
  readonly changesFile: string;
  readonly changesDigest: string;
  readonly commitMessage: string;
  readonly commentTag: string;
  readonly policy: { readonly path: string; readonly named: boolean };
}

export function readPostChangesSettings(text: InputText): PostChangesSettings {
  const way = setting(text, 'changes');
  if (way === 'none') {
    throw missing(
      'changes',
    )`${input('changes')} is not given. Set it as the job that collected the file has it: "commit", "pull-request" or "suggestions".`;
  }
  const commentTag = readChangeTag(text);
  const handed = 'the output of the same name of the job that collected it';
  return {
    command: 'post-changes',
    way,
    changesFile: required(text, 'changes-file', 'the file that another job of this workflow run collected'),
    changesDigest: required(text, 'changes-digest', handed),
    commitMessage: optional(text, 'commit-message') ?? `Changes by an intern (${commentTag})`,
    commentTag,
    policy: { path: setting(text, 'policy'), named: true },
    ...settingsOf(text, postChangesInputs),
  };
}

/** The tag is part of a branch's name; throws {@link InputError} `input_invalid`. */
export function readChangeTag(text: InputText): string {
  const tag = setting(text, 'comment-tag');
  if (/^[a-z0-9-]+$/.test(tag)) return tag;
  throw invalid(
    'comment-tag',
  )`${input('comment-tag')} is "${tag}". With ${input('changes')} it is part of a branch's name: use lower-case letters, digits and "-".`;
}
