// Writes the one comment of a run: created once and then updated, never duplicated.
import type { Clock } from '../../clock.ts';
import type { Environment } from '../../environment.ts';
import { describeError, ToolkitError } from '../../errors.ts';
import { createComment, type OwnComment, updateComment } from '../../github/comment/comments.ts';
import { buildMarker, type CommentMarker } from '../../github/comment/marker.ts';
import type { ParkedQuestion } from '../../github/comment/parked.ts';
import { runUrl } from '../../github/subject.ts';
import type { GitHubAccess } from '../github-access.ts';
import type { ActionIo } from '../runner/io.ts';
import { buildBody, githubToTheEnd } from './question.ts';

export interface CommentPlace {
  readonly kind: CommentMarker['kind'];
  readonly tag: string;
  readonly number: number;
  readonly found: OwnComment | undefined;
}

export interface KeptInComment {
  readonly session: string | undefined;
  readonly parked: readonly ParkedQuestion[];
}

const tooLong = 422;

export function createCommentWriter(io: ActionIo, access: GitHubAccess, place: CommentPlace) {
  const { log, redactor, env } = io;
  const { kind, tag, number } = place;
  let written = place.found;
  let isGivenUp = false;

  const put = async (report: string, { session, parked }: KeptInComment): Promise<number> => {
    const marker = { kind, tag, ...(session === undefined ? {} : { session: redactor.redact(session) }) };
    const text = `${redactor.redact(report)}${runLink(env)}`;
    const body = parked.length === 0 ? `${buildMarker(marker)}\n${text}` : buildBody(marker, parked, text);
    const github = githubToTheEnd(io, access);
    written = await (written === undefined
      ? createComment(github, { number, body })
      : updateComment(github, { id: written.id, body }));
    return written.writtenAtMs;
  };
  return {
    /** Resolves to GitHub's time of the write, undefined on failure. Tries `shorter` if `report` is too long. */
    async write(report: string, kept: KeptInComment, shorter?: () => string): Promise<number | undefined> {
      if (isGivenUp) return undefined;
      try {
        return await put(report, kept).catch((error: unknown) => {
          if (shorter === undefined || !(error instanceof ToolkitError) || error.data.status !== tooLong) throw error;
          return put(shorter(), kept);
        });
      } catch (error) {
        log.warning(`The comment could not be written: ${describeError(error)}`);
        // Give up if the comment may exist already: another attempt could create a second one.
        isGivenUp = written === undefined;
        return undefined;
      }
    },
    written: (): OwnComment | undefined => written,
  };
}

export function startUpdates(write: () => Promise<void>, intervalMs: number, clock: Clock) {
  const stopped = new AbortController();
  let last = Number.NEGATIVE_INFINITY;
  let isRequested = false;
  let running: Promise<void> | undefined;

  const mayWrite = async (): Promise<boolean> => {
    const wait = last + intervalMs - clock.monotonic();
    if (wait > 0) await clock.sleep(wait, stopped.signal).catch(() => undefined);
    return !stopped.signal.aborted;
  };
  const run = async (): Promise<void> => {
    while (isRequested && (await mayWrite())) {
      isRequested = false;
      last = clock.monotonic();
      await write();
    }
    running = undefined;
  };
  return {
    request(): void {
      isRequested = true;
      running ??= run();
    },
    settle: (): Promise<void> => running ?? Promise.resolve(),
    async stop(): Promise<void> {
      stopped.abort();
      await running;
    },
    /** Milliseconds on {@link Clock.monotonic}. */
    lastAt: (): number => last,
  };
}

function runLink(env: Environment): string {
  const url = runUrl(env);
  return url === undefined ? '' : `\n<sub><a href="${url}">Workflow run</a></sub>\n`;
}
