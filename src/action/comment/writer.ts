// Writes the one comment of a run: created once, changed from then on, never a second one.
import { describeError, ToolkitError } from '../../errors.ts';
import type { OwnComment } from '../../github/comment/comments.ts';
import { createComment, updateComment } from '../../github/comment/comments.ts';
import type { CommentMarker } from '../../github/comment/marker.ts';
import { buildMarker } from '../../github/comment/marker.ts';
import type { ParkedQuestion } from '../../github/comment/parked.ts';
import type { GitHubAccess } from '../github-access.ts';
import type { ActionIo } from '../runner/io.ts';
import { runLink } from './links.ts';

/** Place of a comment, and the facts of its marker. */
export interface CommentPlace {
  readonly kind: CommentMarker['kind'];
  readonly tag: string;
  /** Number of the pull request or issue. */
  readonly number: number;
  /** The sticky comment of an earlier run. */
  readonly found: OwnComment | undefined;
}

/** State that a comment keeps for later runs. */
export interface KeptInComment {
  readonly session: string | undefined;
  /** Questions that nobody answered in time. */
  readonly parked: readonly ParkedQuestion[];
}

/** The comment of a run as something that can be written. What goes wrong is a warning. */
export interface CommentWriter {
  /**
   * Writes the comment, and tells when by GitHub's clock (epoch milliseconds); undefined when it could not be written.
   * `shorter` is tried where GitHub calls it too long.
   */
  write(report: string, kept: KeptInComment, shorter?: () => string): Promise<number | undefined>;
  /** The comment, once it is there. */
  written(): OwnComment | undefined;
}

/** The runner kills a cancelled step after 7.5 seconds, and one whose time is over shall end. */
const lastWriteMs = 2_000;
/** GitHub's answer to a body that is too long. */
const tooLong = 422;

/** A writer for a comment; nothing is written yet. */
export function createCommentWriter(io: ActionIo, access: GitHubAccess, place: CommentPlace): CommentWriter {
  const { log, redactor, env } = io;
  const { kind, tag, number } = place;
  let written = place.found;
  let isGivenUp = false;

  const put = async (report: string, { session, parked }: KeptInComment): Promise<number> => {
    const marker = { kind, tag, ...(session === undefined ? {} : { session: redactor.redact(session) }) };
    const text = `${redactor.redact(report)}${runLink(env)}`;
    const body =
      parked.length === 0
        ? `${buildMarker(marker)}\n${text}`
        : (await import('./body.ts')).buildBody(marker, parked, text);
    const github = access.github(io.signal.aborted ? AbortSignal.timeout(lastWriteMs) : io.signal);
    const repository = access.repository();
    if (written === undefined) written = await createComment(github, repository, { number, body });
    else written = await updateComment(github, repository, { id: written.id, body });
    return written.writtenAtMs;
  };
  return {
    async write(report, kept, shorter) {
      if (isGivenUp) return undefined;
      try {
        return await put(report, kept).catch((error: unknown) => {
          if (shorter === undefined || !(error instanceof ToolkitError) || error.data.status !== tooLong) throw error;
          return put(shorter(), kept);
        });
      } catch (error) {
        log.warning(`The comment could not be written: ${describeError(error)}`);
        // A comment that may have been written is not written again: there would be two.
        isGivenUp = written === undefined;
        return undefined;
      }
    },
    written: () => written,
  };
}
