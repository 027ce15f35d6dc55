// Settings of runs that a pull request, a comment or another run starts: with which policy, and what is written there.
import { InputError } from '../errors.ts';
import { sessionFromCommentWord } from './definitions/run.ts';
import type { InputValue } from './definitions.ts';
import type { InputText } from './given.ts';
import { setting } from './given.ts';
import type { StartSettings } from './start-settings.ts';
import { readStartSettings } from './start-settings.ts';

/** What a run on GitHub may be started by, and what it writes there. */
export interface PullRequestSettings extends StartSettings {
  readonly comment: InputValue<'comment'>;
  /** Letters, digits, `_`, `.` and `-`. */
  readonly commentTag: string;
  /** `auto`, `workspace`, or a git ref. */
  readonly policyRef: string;
  /** Whether the session is the one that the sticky comment keeps. */
  readonly sessionFromComment: boolean;
}

/** The settings of runs on GitHub. */
export function readPullRequestSettings(text: InputText): PullRequestSettings {
  const comment = setting(text, 'comment');
  const sessionFromComment = text('session-id') === sessionFromCommentWord;
  if (sessionFromComment && comment !== 'sticky') {
    throw new InputError(
      'input_conflict',
      `Input "session-id" is "${sessionFromCommentWord}", but "comment" is "${comment}". Only "comment: sticky" keeps a session.`,
      { source: 'session-id' },
    );
  }
  return {
    ...readStartSettings(text),
    comment,
    commentTag: setting(text, 'comment-tag'),
    policyRef: setting(text, 'policy-ref'),
    sessionFromComment,
  };
}
