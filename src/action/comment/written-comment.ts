// The comment of a run that writes one: found or new, kept up to date, and its report at the end.
import { describeError } from '../../errors.ts';
import type { ParkedQuestion } from '../../github/comment/parked.ts';
import { type RunningState, toFailedComment, toFinalComment, toRunningComment } from '../../report/comment.ts';
import type { Lead } from '../../report/summary.ts';
import type { Recorder } from '../../transcript/recorder.ts';
import type { RunRecord } from '../../transcript/run-record.ts';
import type { GitHubAccess } from '../github-access.ts';
import type { ActionIo } from '../runner/io.ts';
import { type CommentProgress, noProgress, showProgress } from './progress.ts';
import { type FoundPlace, findStickyPlace } from './sticky-place.ts';
import { createCommentWriter, type KeptInComment } from './writer.ts';

/** The comment of a run. What goes wrong with it is a warning; the run goes on. */
export interface RunComment extends Omit<CommentProgress, 'stop'> {
  /** The session that the sticky comment kept from an earlier run. */
  readonly sessionId: string | undefined;
  /** Its id, once it is written. */
  id(): number | undefined;
  /** The questions that nobody answered in time, the newest last. */
  parked(): readonly ParkedQuestion[];
  /** Keeps these from the next writing on. */
  keep(parked: readonly ParkedQuestion[]): void;
  /** Writing that the run does not wait for, but its end does. */
  afterwards(writing: Promise<void>): void;
  /** Writes the report. */
  finish(record: RunRecord, lead?: Lead): Promise<void>;
  /** Says why the run did not start. */
  fail(error: unknown): Promise<void>;
}

/** A comment that is written at the end. */
export function openNewComment(io: ActionIo, access: GitHubAccess, place: Wanted): RunComment {
  const { number, tag, recorder } = place;
  return createRunComment(io, access, recorder, { kind: 'new', tag, number, found: undefined, parked: [] });
}

/** The sticky comment, found again where there is one; undefined when it could not be looked for. */
export async function openStickyComment(
  io: ActionIo,
  access: GitHubAccess,
  place: Wanted & { readonly sessionIsWanted: boolean },
): Promise<RunComment | undefined> {
  const { number, tag, recorder, sessionIsWanted } = place;
  const sticky = await findStickyPlace(io, access, { number, tag });
  if (sessionIsWanted && sticky !== undefined && sticky.found?.marker?.session === undefined) {
    io.log.notice('There is no sticky comment that keeps a session; a new session begins.');
  }
  return sticky === undefined ? undefined : createRunComment(io, access, recorder, sticky);
}

/** Identifies the comment. */
interface Wanted {
  /** Number of the pull request or issue. */
  readonly number: number;
  readonly tag: string;
  /** Address of the run that it shows. */
  readonly recorder: Recorder;
}

function createRunComment(
  io: ActionIo,
  access: GitHubAccess,
  recorder: Recorder,
  { parked: found, ...place }: FoundPlace,
): RunComment {
  const { clock } = io;
  const writer = createCommentWriter(io, access, place);
  const sessionId = place.found?.marker?.session;
  let parked = found;
  const writings: Promise<void>[] = [];
  const keptBy = ({ session_id, start }: RunRecord): KeptInComment => ({
    session: start?.session_ends === true ? undefined : (session_id ?? sessionId),
    parked,
  });
  const show = (state: RunningState): Promise<number | undefined> =>
    writer.write(toRunningComment(state), keptBy(state.record));
  const { stop, ...progress } = place.kind === 'sticky' ? showProgress({ clock, recorder, show }) : noProgress;
  const end = async (report: string, kept: KeptInComment, shorter?: () => string): Promise<void> => {
    await stop();
    await writer.write(report, kept, shorter);
    await Promise.all(writings);
    const url = writer.written()?.url;
    if (url !== undefined) io.setOutputs({ 'comment-url': url });
  };
  return {
    ...progress,
    sessionId,
    id: () => writer.written()?.id,
    parked: () => parked,
    keep(questions) {
      parked = questions;
    },
    afterwards: (writing) => void writings.push(writing),
    async finish(record, lead) {
      const { renderRichText } = await import('../../report/render/rich-text.ts');
      const besides = parked.length === 0 ? 0 : (await import('./body.ts')).parkedBytes(parked);
      const report = (isShort: boolean): string =>
        toFinalComment(record, { render: renderRichText, lead, isShort, besides });
      await end(report(false), keptBy(record), () => report(true));
    },
    fail: (error) => end(toFailedComment(describeError(error)), { session: sessionId, parked }),
  };
}
