// Settings of `command: post-findings`: it needs no identity, no service and no intern.
import type { InputValue } from '../definitions.ts';
import type { InputText } from '../given.ts';
import { optional, setting } from '../given.ts';
import type { ReviewSettings } from './review-settings.ts';
import { readReviewSettings } from './review-settings.ts';

/** Everything that `command: post-findings` needs. */
export interface PostFindingsSettings extends ReviewSettings {
  readonly command: 'post-findings';
  /** Absent on `merge_group` alone. */
  readonly findingsFile: string | undefined;
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
    comment: setting(text, 'comment'),
    commentTag: setting(text, 'comment-tag'),
    timeoutMs: setting(text, 'timeout'),
  };
}
