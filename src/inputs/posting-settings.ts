// Settings for what is posted on a pull request: the findings of a review, and an intern's change.
import { type FailAt, isAtLeast, type Severity } from '../findings/finding.ts';
import { input, worded } from '../wording.ts';
import { type InputValue, inputDefinitions } from './definitions.ts';
import { type InputText, required, setting, settingsOf } from './given.ts';
import { invalid, missing } from './values.ts';

export type ReviewSettings = ReturnType<typeof readReviewSettings>;

export function readReviewSettings(text: InputText) {
  const settings = settingsOf(text, {
    failAt: 'fail-at',
    severityFloor: 'severity-floor',
    maxFindings: 'max-findings',
    maxRounds: 'max-rounds',
    commitStatus: 'commit-status',
  });
  return { ...settings, severityFloor: boundFloor(text, settings.severityFloor, settings.failAt) };
}

/** Lowers a default floor to `fail-at`, refuses a given one above it: a finding that fails the step has a thread. */
function boundFloor(text: InputText, floor: readonly Severity[], failAt: FailAt): readonly Severity[] {
  if (failAt === 'never') return floor;
  const isTooHigh = (severity: Severity): boolean => severity !== failAt && isAtLeast(severity, failAt);
  const isDefault = text('severity-floor') === inputDefinitions['severity-floor'].default;
  if (isDefault) return floor.map((severity) => (isTooHigh(severity) ? failAt : severity));
  const tooHigh = floor.find(isTooHigh);
  if (tooHigh === undefined) return floor;
  const message = worded`${input('severity-floor')} has "${tooHigh}", which is above ${input('fail-at')}, "${failAt}": a finding could fail the step and have no thread. Use "${failAt}" or less.`;
  throw invalid('severity-floor', message);
}

export type PostFindingsSettings = ReturnType<typeof readPostFindingsSettings>;

export function readPostFindingsSettings(text: InputText) {
  return {
    command: 'post-findings' as const,
    ...readReviewSettings(text),
    ...settingsOf(text, {
      findingsFile: 'findings-file', // is absent on `merge_group` alone
      findingsDigest: 'findings-digest',
      comment: 'comment',
      commentTag: 'comment-tag',
      timeoutMs: 'timeout',
    }),
  };
}

export type ChangeWay = Exclude<InputValue<'changes'>, 'none'>;

export type PostChangesSettings = ReturnType<typeof readPostChangesSettings>;

export function readPostChangesSettings(text: InputText) {
  const way = setting(text, 'changes');
  if (way === 'none') {
    const message = worded`${input('changes')} is not given. Set it as the job that collected the file has it: "commit", "pull-request" or "suggestions".`;
    throw missing('changes', message);
  }
  const commentTag = readChangeTag(text);
  const handed = 'the output of the same name of the job that collected it';
  return {
    command: 'post-changes' as const,
    way,
    changesFile: required(text, 'changes-file', 'the file that another job of this workflow run collected'),
    changesDigest: required(text, 'changes-digest', handed),
    commitMessage: setting(text, 'commit-message') ?? `Changes by an intern (${commentTag})`,
    commentTag,
    policy: { path: setting(text, 'policy'), named: true },
    ...settingsOf(text, {
      maxChangeRounds: 'max-change-rounds',
      comment: 'comment',
      policyRef: 'policy-ref',
      timeoutMs: 'timeout',
    }),
  };
}

/** Checks the tag, which is a part of a branch's name. Throws {@link InputError} `input_invalid`. */
export function readChangeTag(text: InputText): string {
  const tag = setting(text, 'comment-tag');
  if (/^[a-z0-9-]+$/.test(tag)) return tag;
  const message = worded`${input('comment-tag')} is "${tag}". With ${input('changes')} it is part of a branch's name: use lower-case letters, digits and "-".`;
  throw invalid('comment-tag', message);
}
