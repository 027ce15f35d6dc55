// Writes the one comment of a run: creates it at most once, and then updates it.
import type { Clock } from '../../clock.ts';
import { describeError, ToolkitError } from '../../errors.ts';
import { createComment, type OwnComment, updateComment } from '../../github/comment/comments.ts';
import type { CommentMarker } from '../../github/comment/marker.ts';
import type { ParkedQuestion } from '../../github/comment/parked-marker.ts';
import { runUrl } from '../../github/subject.ts';
import type { GitHubAccess } from '../github-access.ts';
import type { ActionIo } from '../runner/io.ts';
import { buildReportBody, githubForWrite } from './question.ts';

export interface CommentPlace {
  readonly kind: CommentMarker['kind'];
  readonly tag: string;
  readonly number: number;
  readonly existing: OwnComment | undefined;
}

export interface CommentMemory {
  readonly session: string | undefined;
  readonly parked: readonly ParkedQuestion[];
}

export function createCommentWriter(io: ActionIo, access: GitHubAccess, place: CommentPlace) {
  const { log, redactor, env } = io;
  const { kind, tag, number } = place;
  let comment = place.existing;
  const url = runUrl(env);
  const runLink = url === undefined ? '' : `\n<sub><a href="${url}">Workflow run</a></sub>\n`;
  let hasGivenUp = false;

  const send = async (report: string, { session, parked }: CommentMemory): Promise<number> => {
    const marker = { kind, tag, ...(session === undefined ? {} : { session: redactor.redact(session) }) };
    const body = buildReportBody(marker, parked, `${redactor.redact(report)}${runLink}`);
    const github = githubForWrite(io, access);
    comment = await (comment === undefined
      ? createComment(github, { number, body })
      : updateComment(github, { id: comment.id, body }));
    return comment.writtenAtMs;
  };
  return {
    /** Resolves to GitHub's time of the write, undefined on failure. Tries `shorter` if `report` is too long (422). */
    async write(report: string, memory: CommentMemory, shorter?: () => string): Promise<number | undefined> {
      if (hasGivenUp) return undefined;
      try {
        return await send(report, memory).catch((error: unknown) => {
          if (shorter === undefined || !(error instanceof ToolkitError) || error.data.status !== 422) throw error;
          return send(shorter(), memory);
        });
      } catch (error) {
        log.warning(`The comment could not be written: ${describeError(error)}`);
        // GitHub may have created the comment although the request failed: another attempt could add a second one.
        hasGivenUp = comment === undefined;
        return undefined;
      }
    },
    comment: (): OwnComment | undefined => comment,
  };
}

/** Calls `write` on request, at most once per interval. The next call serves all requests that came meanwhile. */
export function createUpdater(write: () => Promise<void>, intervalMs: number, clock: Clock) {
  const abortController = new AbortController();
  let lastStart = Number.NEGATIVE_INFINITY;
  let isRequested = false;
  let running: Promise<void> | undefined;

  const waitForTurn = async (): Promise<boolean> => {
    const wait = lastStart + intervalMs - clock.monotonic();
    if (wait > 0) await clock.sleep(wait, abortController.signal).catch(() => undefined);
    return !abortController.signal.aborted;
  };
  const run = async (): Promise<void> => {
    while (isRequested && (await waitForTurn())) {
      isRequested = false;
      lastStart = clock.monotonic();
      await write();
    }
    running = undefined;
  };
  return {
    request(): void {
      isRequested = true;
      running ??= run();
    },
    whenIdle: (): Promise<void> => running ?? Promise.resolve(),
    async stop(): Promise<void> {
      abortController.abort();
      await running;
    },
    /** Returns when the last `write` began, in milliseconds of {@link Clock.monotonic}. */
    lastStart: (): number => lastStart,
  };
}
