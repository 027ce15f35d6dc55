// The comment of a run that writes one: found or new, kept up to date, and its report at the end.
import { describeError, ToolkitError } from '../../errors.ts';
import type { OwnComment } from '../../github/comment/comments.ts';
import { findSticky } from '../../github/comment/comments.ts';
import { readMarker } from '../../github/comment/marker.ts';
import type { ParkedQuestion } from '../../github/comment/parked.ts';
import type { RunningState } from '../../report/comment.ts';
import { toFailedComment, toFinalComment, toRunningComment } from '../../report/comment.ts';
import type { Lead } from '../../report/summary.ts';
import type { Recorder } from '../../transcript/recorder.ts';
import type { RunRecord } from '../../transcript/run-record.ts';
import type { GitHubAccess } from '../github-access.ts';
import type { ActionIo } from '../runner/io.ts';
import type { CommentProgress } from './progress.ts';
import { noProgress, showProgress } from './progress.ts';
import type { CommentPlace, KeptInComment } from './writer.ts';
import { createCommentWriter } from './writer.ts';

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
  try {
    const accounts = [await access.account()];
    const found = await findSticky(access.github(), access.repository(), { number, tag, accounts });
    if (sessionIsWanted && found?.marker?.session === undefined) {
      io.log.notice('There is no sticky comment that keeps a session; a new session begins.');
    }
    const parked = found?.marker?.parked === undefined ? [] : await keptQuestions(io, access, found);
    return createRunComment(io, access, recorder, { kind: 'sticky', tag, number, found, parked });
  } catch (error) {
    io.signal.throwIfAborted();
    if (!(error instanceof ToolkitError)) throw error;
    // Without having looked, a second comment could be written each time.
    io.log.warning(`No comment is written, because the old one could not be looked for: ${describeError(error)}`);
    return undefined;
  }
}

/** The parked questions of a comment whose time is not over. What somebody else has edited keeps none. */
async function keptQuestions(
  { clock, log }: ActionIo,
  access: GitHubAccess,
  found: OwnComment,
): Promise<readonly ParkedQuestion[]> {
  const { readUnedited } = await import('../../github/comment/unedited.ts');
  const { readParked } = await import('../../github/comment/parked.ts');
  const body = await readUnedited(access.github(), found);
  if (body !== undefined) return readParked(readMarker(body)).filter(({ binding }) => clock.now() < binding.untilMs);
  log.warning('Somebody else edited the sticky comment, so the questions that were parked there are parked no more.');
  return [];
}

/** Which comment it is. */
interface Wanted {
  /** Of the pull request or issue. */
  readonly number: number;
  readonly tag: string;
  /** Of the run that it shows. */
  readonly recorder: Recorder;
}

function createRunComment(
  io: ActionIo,
  access: GitHubAccess,
  recorder: Recorder,
  { parked: found, ...place }: CommentPlace & Pick<KeptInComment, 'parked'>,
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
      const { renderRichText } = await import('../../report/rich/rich-text.ts');
      const besides = parked.length === 0 ? 0 : (await import('./body.ts')).parkedBytes(parked);
      const report = (isShort: boolean): string =>
        toFinalComment(record, { render: renderRichText, lead, isShort, besides });
      await end(report(false), keptBy(record), () => report(true));
    },
    fail: (error) => end(toFailedComment(describeError(error)), { session: sessionId, parked }),
  };
}
