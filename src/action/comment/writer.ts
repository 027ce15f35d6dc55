// Writes the one comment of a run: created once, changed from then on, never a second one.
import { describeError, ToolkitError } from '../../errors.ts';
import type { OwnComment } from '../../github/comment/comments.ts';
import { createComment, updateComment } from '../../github/comment/comments.ts';
import type { CommentMarker } from '../../github/comment/marker.ts';
import { buildMarker } from '../../github/comment/marker.ts';
import { runUrl } from '../../github/run-url.ts';
import type { GitHubAccess } from '../github-access.ts';
import type { ActionIo } from '../runner/io.ts';

/** Where a comment is written, and what its marker says. */
export interface CommentPlace {
  readonly kind: CommentMarker['kind'];
  readonly tag: string;
  /** Of the pull request or issue. */
  readonly number: number;
  /** The sticky comment of an earlier run. */
  readonly found: OwnComment | undefined;
}

/** The comment of a run as something that can be written. What goes wrong is a warning. */
export interface CommentWriter {
  /**
   * Writes the comment, and tells when by GitHub's clock (epoch milliseconds); undefined when it could not be written.
   * `shorter` is tried where GitHub calls it too long.
   */
  write(report: string, session: string | undefined, shorter?: () => string): Promise<number | undefined>;
  /** Its URL, once it is there. */
  url(): string | undefined;
}

/** The runner kills a cancelled step after 7.5 seconds, and one whose time is over shall end. */
const lastWriteMs = 2_000;
/** What GitHub answers to a body that is too long. */
const tooLong = 422;

/** A writer for a comment; nothing is written yet. */
export function createCommentWriter(io: ActionIo, access: GitHubAccess, place: CommentPlace): CommentWriter {
  const { log, redactor, env } = io;
  const { kind, tag, number } = place;
  let written = place.found;
  let isGivenUp = false;

  const put = async (report: string, session: string | undefined): Promise<number> => {
    const marker = buildMarker({ kind, tag, ...(session === undefined ? {} : { session: redactor.redact(session) }) });
    const body = `${marker}\n${redactor.redact(report)}${runLink(env)}`;
    const github = access.github(io.signal.aborted ? AbortSignal.timeout(lastWriteMs) : io.signal);
    const repository = access.repository();
    if (written === undefined) written = await createComment(github, repository, { number, body });
    else written = await updateComment(github, repository, { id: written.id, body });
    return written.writtenAtMs;
  };
  return {
    async write(report, session, shorter) {
      if (isGivenUp) return undefined;
      try {
        return await put(report, session).catch((error: unknown) => {
          if (shorter === undefined || !(error instanceof ToolkitError) || error.data.status !== tooLong) throw error;
          return put(shorter(), session);
        });
      } catch (error) {
        log.warning(`The comment could not be written: ${describeError(error)}`);
        // A comment that may have been written is not written again: there would be two.
        isGivenUp = written === undefined;
        return undefined;
      }
    },
    url: () => written?.url,
  };
}

/** A link to the workflow run: the one link that a comment has. */
function runLink(env: Readonly<Record<string, string | undefined>>): string {
  const url = runUrl(env);
  return url === undefined ? '' : `\n<sub><a href="${url}">Workflow run</a></sub>\n`;
}
