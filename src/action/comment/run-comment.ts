// Loads the writer of comments only for a run that has one.
import type { PullRequestSettings } from '../../inputs/pull-request-settings.ts';
import type { Recorder } from '../../transcript/recorder.ts';
import type { GitHubAccess } from '../github-access.ts';
import type { ActionIo } from '../runner/io.ts';
import type { RunComment } from './written-comment.ts';

/** Opens the comment that the input `comment` asks for; undefined when there is none to write. */
export async function openComment(
  io: ActionIo,
  settings: PullRequestSettings,
  access: GitHubAccess,
  recorder: Recorder,
): Promise<RunComment | undefined> {
  const { comment: kind, commentTag: tag } = settings;
  if (kind === 'none') return undefined;
  const number = access.subject?.number;
  if (number === undefined) {
    io.log.notice(`No comment is written: the event "${access.event.name}" is about no pull request and no issue.`);
    return undefined;
  }
  const written = await import('./written-comment.ts');
  if (kind === 'new') return written.openNewComment(io, access, { number, tag, recorder });
  const sessionIsWanted = settings.sessionFromComment;
  return written.openStickyComment(io, access, { number, tag, recorder, sessionIsWanted });
}
