// Reads the settings for posts on a pull request: the findings of a review, and an intern's change.
import type { Severity } from '../findings/finding.ts';
import { type FailAt, isAtLeast } from '../findings/verdict.ts';
import { input, worded } from '../wording.ts';
import { type InputValue, inputDefinitions } from './definitions.ts';
import { type GetText, readRequired, readSetting, readSettings } from './input-text.ts';
import { invalid, missing } from './values.ts';

export function readReviewSettings(get: GetText) {
  const settings = readSettings(get, {
    failAt: 'fail-at',
    severityFloor: 'severity-floor',
    maxFindings: 'max-findings',
    maxRounds: 'max-rounds',
    commitStatus: 'commit-status',
  });
  return { ...settings, severityFloor: boundFloors(get, settings.severityFloor, settings.failAt) };
}

/** Lowers a floor above `fail-at` if it is the default, else refuses it: a finding that fails the step needs a thread. */
function boundFloors(get: GetText, floors: readonly Severity[], failAt: FailAt): readonly Severity[] {
  if (failAt === 'never') return floors;
  const isTooHigh = (severity: Severity): boolean => severity !== failAt && isAtLeast(severity, failAt);
  const isDefault = get('severity-floor') === inputDefinitions['severity-floor'].default;
  if (isDefault) return floors.map((severity) => (isTooHigh(severity) ? failAt : severity));
  const tooHigh = floors.find(isTooHigh);
  if (tooHigh === undefined) return floors;
  const message = worded`${input('severity-floor')} has "${tooHigh}", which is above ${input('fail-at')}, "${failAt}": a finding could fail the step and have no thread. Use "${failAt}" or less.`;
  throw invalid('severity-floor', message);
}

export type PostFindingsSettings = ReturnType<typeof readPostFindingsSettings>;

export function readPostFindingsSettings(get: GetText) {
  return {
    command: 'post-findings' as const,
    ...readReviewSettings(get),
    ...readSettings(get, {
      findingsFile: 'findings-file', // absent only on `merge_group`
      findingsDigest: 'findings-digest',
      comment: 'comment',
      commentTag: 'comment-tag',
      timeoutMs: 'timeout',
    }),
  };
}

export type ChangeDelivery = Exclude<InputValue<'changes'>, 'none'>;

export type PostChangesSettings = ReturnType<typeof readPostChangesSettings>;

export function readPostChangesSettings(get: GetText) {
  const delivery = readSetting(get, 'changes');
  if (delivery === 'none') {
    const message = worded`${input('changes')} is not given, or "none". Give it the value that it has in the job that collected the changes: "commit", "pull-request" or "suggestions".`;
    throw missing('changes', message);
  }
  const commentTag = readChangeTag(get);
  return {
    command: 'post-changes' as const,
    delivery,
    changesFile: readRequired(get, 'changes-file', 'the file that another job of this workflow run collected'),
    changesDigest: readRequired(get, 'changes-digest', 'the output of the same name of the job that collected it'),
    commitMessage: readSetting(get, 'commit-message') ?? `Changes by an intern (${commentTag})`,
    commentTag,
    policy: { path: readSetting(get, 'policy'), isNamed: true },
    ...readSettings(get, {
      maxChangeRounds: 'max-change-rounds',
      comment: 'comment',
      policyRef: 'policy-ref',
      timeoutMs: 'timeout',
    }),
  };
}

/** @throws {InputError} `input_invalid`: the tag can't be part of a branch's name */
export function readChangeTag(get: GetText): string {
  const tag = readSetting(get, 'comment-tag');
  if (/^[a-z0-9-]+$/.test(tag)) return tag;
  const message = worded`${input('comment-tag')} is "${tag}". With ${input('changes')} it is part of a branch's name: use lower-case letters, digits and "-".`;
  throw invalid('comment-tag', message);
}
