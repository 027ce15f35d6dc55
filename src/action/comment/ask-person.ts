// Loads the way to ask a person on the pull request only where the policy can say `ask`.
import type { AskPerson } from '../../run/pause.ts';
import type { PlaceOfAsking } from './asked-person.ts';
import type { RunComment } from './written-comment.ts';

/**
 * Asks a person for the run (docs/pull-requests.md, "Asking a person"): the sticky comment shows the question with a
 * one-time code, and a comment with that code answers it. Only on a pull request.
 */
export function askOnPullRequest(
  place: Omit<PlaceOfAsking, 'comment' | 'number'>,
  comment: RunComment | undefined,
): AskPerson | undefined {
  const { subject } = place.access;
  if (comment === undefined || subject?.isPullRequest !== true) return undefined;
  const { number } = subject;
  return async (asked) => (await import('./asked-person.ts')).askPerson(asked, { ...place, comment, number });
}
