// Settings of runs that a pull request, a comment or another run starts: with which policy, and what is written there.
import { InputError } from '../errors.ts';
import type { InputText } from './given.ts';
import type { StartSettings } from './start-settings.ts';
import { readStartSettings } from './start-settings.ts';
import { badValue, readChoice } from './values.ts';

/** What a run on GitHub may be started by, and what it writes there. */
export interface PullRequestSettings extends StartSettings {
  readonly comment: 'none' | 'sticky' | 'new';
  /** Letters, digits, `_`, `.` and `-`. */
  readonly commentTag: string;
  /** `auto`, `workspace`, or a git ref. */
  readonly policyRef: string;
  /** Whether the session is the one that the sticky comment keeps. */
  readonly sessionFromComment: boolean;
}

/** The value of `session-id` that continues the session of the sticky comment. */
export const sessionFromCommentWord = 'from-comment';

/** The settings of runs on GitHub. */
export function readPullRequestSettings(text: InputText): PullRequestSettings {
  const comment = readChoice('comment', text('comment') ?? '', ['none', 'sticky', 'new']);
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
    commentTag: readTag('comment-tag', text('comment-tag') ?? ''),
    policyRef: readRef('policy-ref', text('policy-ref') ?? ''),
    sessionFromComment,
  };
}

function readTag(name: string, value: string): string {
  if (/^[\w.-]{1,50}$/.test(value)) return value;
  throw badValue(name, value, 'Use 1 to 50 letters, digits, "_", "." and "-".');
}

/** `auto`, `workspace`, or a ref: what git itself refuses in a name is refused here (git-check-ref-format(1)). */
function readRef(name: string, value: string): string {
  const isRef =
    /^[^\s~^:?*[\\\u007f]{1,255}$/u.test(value) && !/\.\.|@\{|\/\/|^[-/]|[/.]$|(?:^|\/)\.|\.lock(?:\/|$)/.test(value);
  if (isRef) return value;
  throw badValue(name, value, 'Use "auto", "workspace", or a branch, tag or commit, for example "main".');
}
