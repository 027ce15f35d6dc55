// Settings of a review: what of its findings is posted, and what of them counts.
import { InputError } from '../errors.ts';
import { isAtLeast, type Severity } from '../findings/finding.ts';
import { input, worded } from '../wording.ts';
import { type InputValue, inputDefinitions } from './definitions.ts';
import { type InputText, optional, setting } from './given.ts';

/** Settings of posting and judging a review. */
export interface ReviewSettings {
  /** The lowest severity that makes the verdict `changes`. */
  readonly failAt: InputValue<'fail-at'>;
  /** The lowest severity of new threads, by round. */
  readonly severityFloor: InputValue<'severity-floor'>;
  readonly maxFindings: number;
  readonly maxRounds: number;
  /** Context of the commit status. */
  readonly commitStatus: string | undefined;
}

/** The settings of a review. */
export function readReviewSettings(text: InputText): ReviewSettings {
  const failAt = setting(text, 'fail-at');
  return {
    failAt,
    severityFloor: readFloor(text, failAt),
    maxFindings: setting(text, 'max-findings'),
    maxRounds: setting(text, 'max-rounds'),
    commitStatus: optional(text, 'commit-status'),
  };
}

/** Reads the floor, so that a finding which fails the step has a thread: the default rises no higher than `fail-at`, and a floor that does is refused. */
function readFloor(text: InputText, failAt: ReviewSettings['failAt']): ReviewSettings['severityFloor'] {
  const floor = setting(text, 'severity-floor');
  if (failAt === 'never') return floor;
  const isTooHigh = (severity: Severity): boolean => severity !== failAt && isAtLeast(severity, failAt);
  const isDefault = text('severity-floor') === inputDefinitions['severity-floor'].default;
  if (isDefault) return floor.map((severity) => (isTooHigh(severity) ? failAt : severity));
  const tooHigh = floor.find(isTooHigh);
  if (tooHigh === undefined) return floor;
  throw new InputError(
    'input_invalid',
    worded`${input('severity-floor')} has "${tooHigh}", which is above ${input('fail-at')}, "${failAt}": a finding could fail the step and have no thread. Use "${failAt}" or less.`,
    { source: 'severity-floor' },
  );
}

/** Everything that `command: post-findings` needs. */
export interface PostFindingsSettings extends ReviewSettings {
  readonly command: 'post-findings';
  /** Absent on `merge_group` alone. */
  readonly findingsFile: string | undefined;
  /** SHA-256 of that file, from the job that made it. */
  readonly findingsDigest: string | undefined;
  readonly comment: InputValue<'comment'>;
  readonly commentTag: string;
  readonly timeoutMs: number;
}

/** The settings of `command: post-findings`. */
export function readPostFindingsSettings(text: InputText): PostFindingsSettings {
  return {
    command: 'post-findings',
    ...readReviewSettings(text),
    findingsFile: optional(text, 'findings-file'),
    findingsDigest: optional(text, 'findings-digest'),
    comment: setting(text, 'comment'),
    commentTag: setting(text, 'comment-tag'),
    timeoutMs: setting(text, 'timeout'),
  };
}
