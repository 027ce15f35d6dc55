// Finds or creates a run's comment, updates it while the run goes on, and finishes it with the report.
import type { Clock } from '../../clock.ts';
import { describeError, tryOrReport } from '../../errors.ts';
import { findSticky, type OwnComment, readUnedited } from '../../github/comment/comments.ts';
import { readMarker } from '../../github/comment/marker.ts';
import { type ParkedQuestion, readParked } from '../../github/comment/parked-marker.ts';
import type { PullRequestSettings } from '../../inputs/run-settings.ts';
import {
  type PersonQuestion,
  type RunningState,
  toFailedComment,
  toFinalComment,
  toRunningComment,
} from '../../report/comment.ts';
import { renderRichText } from '../../report/render/rich-text.ts';
import type { Lead } from '../../report/summary.ts';
import type { Recorder } from '../../transcript/recorder.ts';
import type { RunRecord } from '../../transcript/run-record.ts';
import type { GitHubAccess } from '../github-access.ts';
import type { ActionIo } from '../runner/io.ts';
import { measureParked } from './question.ts';
import { type CommentMemory, type CommentPlace, createCommentWriter, createUpdater } from './writer.ts';

export type RunComment = ReturnType<typeof createRunComment>;

function createRunComment(io: ActionIo, access: GitHubAccess, recorder: Recorder, place: FoundPlace) {
  const { clock } = io;
  const writer = createCommentWriter(io, access, place);
  const sessionId = place.existing?.marker?.session;
  let { parked } = place;
  const updates: Promise<void>[] = [];
  const toMemory = ({ session_id, start }: RunRecord): CommentMemory => ({
    session: start?.session_ends === true ? undefined : (session_id ?? sessionId),
    parked,
  });
  const show: Show = (state) => writer.write(toRunningComment(state), toMemory(state.record));
  const { stop, ...progress } = place.kind === 'sticky' ? showProgress(clock, recorder, show) : noProgress;
  const end = async (report: string, memory: CommentMemory, shorter?: () => string): Promise<void> => {
    await stop();
    await writer.write(report, memory, shorter);
    await Promise.all(updates);
    io.setOutputs({ 'comment-url': writer.comment()?.url });
  };
  return {
    ...progress,
    sessionId,
    id: () => writer.comment()?.id,
    /** The newest comes last. */
    parked: () => parked,
    setParked(questions: readonly ParkedQuestion[]): void {
      parked = questions;
    },
    awaitAtEnd: (update: Promise<void>): void => void updates.push(update),
    async finish(record: RunRecord, lead?: Lead): Promise<void> {
      const options = { render: renderRichText, lead, reserved: measureQuestions(parked) };
      const report = toFinalComment(record, { ...options, isShort: false });
      await end(report, toMemory(record), () => toFinalComment(record, { ...options, isShort: true }));
    },
    fail: (error: unknown) => end(toFailedComment(describeError(error)), { session: sessionId, parked }),
  };
}

export async function openComment(
  io: ActionIo,
  settings: PullRequestSettings,
  access: GitHubAccess,
  recorder: Recorder,
): Promise<RunComment | undefined> {
  const number = access.subject?.number;
  if (number === undefined) {
    io.log.notice(`No comment is written: the event "${access.event.name}" has no pull request or issue.`);
    return undefined;
  }
  const place = await findPlace(io, access, settings, number);
  if (settings.isSessionFromComment && place?.kind === 'sticky' && place.existing?.marker?.session === undefined) {
    io.log.notice('No sticky comment keeps a session, so a new session begins.');
  }
  return place && createRunComment(io, access, recorder, place);
}

type CommentSettings = Pick<PullRequestSettings, 'comment' | 'commentTag'>;

/** Calls `toReport` with the size, in bytes, of the questions that the comment keeps. */
export async function writeComment(
  io: ActionIo,
  access: GitHubAccess,
  settings: CommentSettings & { readonly number: number | undefined },
  toReport: (questionBytes: number) => string,
): Promise<void> {
  const { comment: kind, number } = settings;
  if (kind === 'none' || number === undefined) return;
  const place = await findPlace(io, access, settings, number);
  if (place === undefined) return;
  const { existing, parked } = place;
  const writer = createCommentWriter(io, access, place);
  await writer.write(toReport(measureQuestions(parked)), { session: existing?.marker?.session, parked });
  io.setOutputs({ 'comment-url': writer.comment()?.url });
}

function measureQuestions(parked: readonly ParkedQuestion[]): number {
  return parked.length === 0 ? 0 : measureParked(parked);
}

type FoundPlace = CommentPlace & Pick<CommentMemory, 'parked'>;

/** Returns undefined, after a warning, if the search for the sticky comment fails. */
async function findPlace(
  io: ActionIo,
  access: GitHubAccess,
  { comment, commentTag: tag }: CommentSettings,
  number: number,
): Promise<FoundPlace | undefined> {
  if (comment !== 'sticky') return { kind: 'new', tag, number, existing: undefined, parked: [] };
  const find = async (): Promise<FoundPlace> => {
    const accounts = [await access.account()];
    const existing = await findSticky(access.github(), { number, tag, accounts });
    const parked = existing?.marker?.parked === undefined ? [] : await readParkedQuestions(io, access, existing);
    return { kind: 'sticky', tag, number, existing, parked };
  };
  // Write nothing after a failed search, or each run could add a second comment.
  const warn = (why: string): void =>
    io.log.warning(`No comment is written, because the search for the earlier one failed: ${why}`);
  return tryOrReport(find, warn, io.signal);
}

/** Returns no questions if somebody else edited the comment. */
async function readParkedQuestions({ clock, log }: ActionIo, access: GitHubAccess, found: OwnComment) {
  const body = await readUnedited(access.github(), found);
  if (body !== undefined) return readParked(readMarker(body)).filter(({ binding }) => clock.now() < binding.untilMs);
  log.warning('Somebody else edited the sticky comment, so its questions are no longer parked.');
  return [];
}

export type CommentProgress = ReturnType<typeof showProgress>;

/** Resolves to GitHub's time of the write in epoch milliseconds, or undefined after a failure. Never rejects. */
type Show = (state: RunningState) => Promise<number | undefined>;

/** The shortest time between two updates. */
const intervalMs = 10_000;
/** The shortest time before an update that only adds text. */
const quietIntervalMs = 60_000;

export function showProgress(clock: Clock, recorder: Recorder, show: Show) {
  const startedAt = clock.monotonic();
  let openQuestion: PersonQuestion | undefined;
  let shownAtMs: number | undefined;
  let isRunning = false;
  const write = async (): Promise<void> => {
    const elapsedMs = clock.monotonic() - startedAt;
    shownAtMs = await show({ record: recorder.soFar(), elapsedMs, question: openQuestion });
  };
  const updater = createUpdater(write, intervalMs, clock);
  recorder.observe(({ type }) => {
    isRunning ||= type === 'start';
    const isUpdateRecent = clock.monotonic() - updater.lastStart() < quietIntervalMs;
    if (isRunning && (['start', 'pause', 'decision'].includes(type) || !isUpdateRecent)) updater.request();
  });
  return {
    async ask(question: PersonQuestion): Promise<number | undefined> {
      if (!isRunning) return undefined;
      openQuestion = question;
      updater.request();
      await updater.whenIdle();
      return shownAtMs;
    },
    endAsking(): void {
      openQuestion = undefined;
      updater.request();
    },
    stop: updater.stop,
  };
}

export const noProgress: CommentProgress = {
  ask: async () => undefined,
  endAsking() {},
  async stop() {},
};
