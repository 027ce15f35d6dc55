// The comment of a run: found or written at its beginning, kept up to date, and its report at the end.
import { describeError, ToolkitError } from '../errors.ts';
import { buildMarker } from '../github/comment-marker.ts';
import type { OwnComment } from '../github/comments.ts';
import { createComment, findSticky, updateComment } from '../github/comments.ts';
import type { PullRequestSettings } from '../inputs/pull-request-settings.ts';
import type { AskedPerson } from '../report/comment.ts';
import { toFailedComment, toFinalComment, toRunningComment } from '../report/comment.ts';
import type { RecordedEvent } from '../run/events.ts';
import type { Recorder } from '../run/recorder.ts';
import type { RunRecord } from '../run/run-record.ts';
import type { GitHubAccess } from './github-access.ts';
import type { ActionIo } from './io.ts';
import { startUpdates } from './updates.ts';

/** The comment of a run. What goes wrong with it is a warning; the run goes on. */
export interface RunComment {
  /** The session that the sticky comment kept from an earlier run. */
  readonly sessionId: string | undefined;
  /** Begins to follow a run. */
  follow(recorder: Recorder): void;
  observe(event: RecordedEvent): void;
  /** Shows what a person is asked; false when it could not be shown. */
  ask(asked: AskedPerson): Promise<boolean>;
  /** Nothing is asked any more. */
  endAsking(): void;
  /** Writes the report. */
  finish(record: RunRecord): Promise<void>;
  /** Says why the run did not start. */
  fail(error: unknown): Promise<void>;
}

/** At most one update in this time (issue of the sticky comment); words alone are worth one in a minute. */
const intervalMs = 10_000;
/** The runner kills a cancelled step after 7.5 seconds. */
const lastWriteMs = 3_000;
const quietIntervalMs = 60_000;

/** Opens the comment that the input `comment` asks for; undefined when there is none to write. */
export async function openComment(
  io: ActionIo,
  settings: PullRequestSettings,
  access: GitHubAccess,
): Promise<RunComment | undefined> {
  const { comment: kind, commentTag: tag } = settings;
  if (kind === 'none') return undefined;
  const number = access.subject?.number;
  if (number === undefined) {
    io.log.notice(`No comment is written: the event "${access.event.name}" is about no pull request and no issue.`);
    return undefined;
  }
  if (kind === 'new') return createRunComment(io, access, { kind, tag, number, found: undefined });
  try {
    const found = await findSticky(access.github(), access.repository(), { number, tag });
    if (settings.sessionFromComment && found?.marker?.session === undefined) {
      io.log.notice('There is no sticky comment that keeps a session; a new session begins.');
    }
    return createRunComment(io, access, { kind, tag, number, found });
  } catch (error) {
    if (!(error instanceof ToolkitError)) throw error;
    // Without having looked, a second comment could be written each time.
    io.log.warning(`No comment is written, because the old one could not be looked for: ${describeError(error)}`);
    return undefined;
  }
}

interface Place {
  readonly kind: 'sticky' | 'new';
  readonly tag: string;
  readonly number: number;
  readonly found: OwnComment | undefined;
}

function createRunComment(io: ActionIo, access: GitHubAccess, { kind, tag, number, found }: Place): RunComment {
  const { clock, log, redactor, env } = io;
  const startedAt = clock.monotonic();
  let written = found;
  let isGivenUp = false;
  let recorder: Recorder | undefined;
  let asked: AskedPerson | undefined;

  const put = async (report: string, session: string | undefined): Promise<void> => {
    const marker = buildMarker({ kind, tag, ...(session === undefined ? {} : { session: redactor.redact(session) }) });
    const body = `${marker}\n${redactor.redact(report)}${runLink(env)}`;
    const github = access.github(io.signal.aborted ? AbortSignal.timeout(lastWriteMs) : io.signal);
    if (written === undefined) written = await createComment(github, access.repository(), { number, body });
    else await updateComment(github, access.repository(), { id: written.id, body });
  };
  const attempt = async (write: () => Promise<void>): Promise<boolean> => {
    if (isGivenUp) return false;
    try {
      await write();
      return true;
    } catch (error) {
      log.warning(`The comment could not be written: ${describeError(error)}`);
      // A comment that may have been written is not written again: there would be two.
      isGivenUp = written === undefined;
      return false;
    }
  };
  const sessionOf = (record: RunRecord): string | undefined => record.session_id ?? found?.marker?.session;
  const showProgress = async (): Promise<void> => {
    const record = recorder?.soFar();
    if (record === undefined) return;
    const elapsedMs = clock.monotonic() - startedAt;
    await attempt(() => put(toRunningComment({ record, elapsedMs, asked }), sessionOf(record)));
  };
  const updates = startUpdates({ write: showProgress, intervalMs, clock });

  return {
    sessionId: found?.marker?.session,
    follow(following) {
      recorder = following;
      if (kind === 'sticky') updates.request();
    },
    observe({ type }) {
      if (kind === 'new') return;
      const isQuiet = clock.monotonic() - updates.lastAt() < quietIntervalMs;
      if (type === 'pause' || type === 'decision' || !isQuiet) updates.request();
    },
    async ask(question) {
      asked = question;
      if (kind === 'new') return false;
      updates.request();
      await updates.settle();
      return written !== undefined && !isGivenUp;
    },
    endAsking() {
      asked = undefined;
      updates.request();
    },
    async finish(record) {
      await updates.stop();
      const { renderRichText } = await import('../report/rich-text.ts');
      const report = (isShort: boolean): string => toFinalComment(record, renderRichText, isShort);
      await attempt(async () => {
        try {
          await put(report(false), sessionOf(record));
        } catch (error) {
          if (!(error instanceof ToolkitError) || error.data.status !== 422) throw error;
          await put(report(true), sessionOf(record));
        }
      });
      if (written !== undefined) io.setOutputs({ 'comment-url': written.url });
    },
    async fail(error) {
      await updates.stop();
      await attempt(() => put(toFailedComment(describeError(error)), found?.marker?.session));
      if (written !== undefined) io.setOutputs({ 'comment-url': written.url });
    },
  };
}

/** A link to the workflow run: the one link that a comment has, made of what the runner says alone. */
function runLink(env: Readonly<Record<string, string | undefined>>): string {
  const server = env['GITHUB_SERVER_URL'] ?? '';
  const repository = env['GITHUB_REPOSITORY'] ?? '';
  const run = env['GITHUB_RUN_ID'] ?? '';
  if (!/^https?:\/\/[\w.:-]+$/.test(server) || !/^[\w-]+\/[\w.-]+$/.test(repository) || !/^\d+$/.test(run)) return '';
  return `\n<sub><a href="${server}/${repository}/actions/runs/${run}">Workflow run</a></sub>\n`;
}
