// Whether a person can be asked on the pull request where a rule of the policy says `ask`; what asks is loaded only then.
import type { PersonWish } from '../../permission/decide/decide.ts';
import type { AskedQuestion } from '../../run/pause.ts';
import type { GitHubAccess } from '../github-access.ts';
import type { ActionIo } from '../runner/io.ts';
import type { RunComment } from './written-comment.ts';

/**
 * What the run asks a person with (docs/pull-requests.md, "Asking a person"): the sticky comment shows the question with a
 * one-time code, and a comment with that code answers it. Only on a pull request.
 */
export function askOnPullRequest(
  io: ActionIo,
  access: GitHubAccess,
  comment: RunComment | undefined,
): ((asked: AskedQuestion) => Promise<PersonWish | undefined>) | undefined {
  const { subject } = access;
  if (comment === undefined || subject?.isPullRequest !== true) return undefined;
  const { number } = subject;
  return async (asked) => (await import('./asked-person.ts')).askPerson(asked, { io, access, comment, number });
}
