// The comment of a run that writes one: found or new, kept up to date, and its report at the end.
import { describeError, ToolkitError } from '../../errors.ts';
import { findSticky } from '../../github/comment/comments.ts';
import type { RunningState } from '../../report/comment.ts';
import { toFailedComment, toFinalComment, toRunningComment } from '../../report/comment.ts';
import type { Lead } from '../../report/summary.ts';
import type { Recorder } from '../../transcript/recorder.ts';
import type { RunRecord } from '../../transcript/run-record.ts';
import type { GitHubAccess } from '../github-access.ts';
import type { ActionIo } from '../runner/io.ts';
import type { CommentProgress } from './progress.ts';
import { noProgress, showProgress } from './progress.ts';
import type { CommentPlace } from './writer.ts';
import { createCommentWriter } from './writer.ts';

/** The comment of a run. What goes wrong with it is a warning; the run goes on. */
export interface RunComment extends Omit<CommentProgress, 'stop'> {
  /** The session that the sticky comment kept from an earlier run. */
  readonly sessionId: string | undefined;
  /** Writes the report. */
  finish(record: RunRecord, lead?: Lead): Promise<void>;
  /** Says why the run did not start. */
  fail(error: unknown): Promise<void>;
}

/** A comment that is written at the end. */
export function openNewComment(io: ActionIo, access: GitHubAccess, place: Wanted): RunComment {
  const { number, tag, recorder } = place;
  return createRunComment(io, access, recorder, { kind: 'new', tag, number, found: undefined });
}

/** The sticky comment, found again where there is one; undefined when it could not be looked for. */
export async function openStickyComment(
  io: ActionIo,
  access: GitHubAccess,
  place: Wanted & { readonly sessionIsWanted: boolean },
): Promise<RunComment | undefined> {
  const { number, tag, recorder, sessionIsWanted } = place;
  try {
    const found = await findSticky(access.github(), access.repository(), { number, tag });
    if (sessionIsWanted && found?.marker?.session === undefined) {
      io.log.notice('There is no sticky comment that keeps a session; a new session begins.');
    }
    return createRunComment(io, access, recorder, { kind: 'sticky', tag, number, found });
  } catch (error) {
    io.signal.throwIfAborted();
    if (!(error instanceof ToolkitError)) throw error;
    // Without having looked, a second comment could be written each time.
    io.log.warning(`No comment is written, because the old one could not be looked for: ${describeError(error)}`);
    return undefined;
  }
}

/** Which comment it is. */
interface Wanted {
  /** Of the pull request or issue. */
  readonly number: number;
  readonly tag: string;
  /** Of the run that it shows. */
  readonly recorder: Recorder;
}

function createRunComment(io: ActionIo, access: GitHubAccess, recorder: Recorder, place: CommentPlace): RunComment {
  const { clock } = io;
  const writer = createCommentWriter(io, access, place);
  const kept = place.found?.marker?.session;
  const sessionOf = (record: RunRecord): string | undefined => record.session_id ?? kept;
  const show = (state: RunningState): Promise<number | undefined> =>
    writer.write(toRunningComment(state), sessionOf(state.record));
  const { stop, ...progress } = place.kind === 'sticky' ? showProgress({ clock, recorder, show }) : noProgress;
  const end = async (report: string, session: string | undefined, shorter?: () => string): Promise<void> => {
    await stop();
    await writer.write(report, session, shorter);
    const url = writer.url();
    if (url !== undefined) io.setOutputs({ 'comment-url': url });
  };
  return {
    ...progress,
    sessionId: kept,
    async finish(record, lead) {
      const { renderRichText } = await import('../../report/rich/rich-text.ts');
      const report = (isShort: boolean): string => toFinalComment(record, { render: renderRichText, lead, isShort });
      await end(report(false), sessionOf(record), () => report(true));
    },
    fail: (error) => end(toFailedComment(describeError(error)), kept),
  };
}
