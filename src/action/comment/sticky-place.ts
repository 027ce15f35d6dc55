// The sticky comment of earlier runs: found again, with the questions that it keeps.
import { describeError, ToolkitError } from '../../errors.ts';
import type { OwnComment } from '../../github/comment/comments.ts';
import { findSticky } from '../../github/comment/comments.ts';
import { readMarker } from '../../github/comment/marker.ts';
import type { ParkedQuestion } from '../../github/comment/parked.ts';
import type { GitHubAccess } from '../github-access.ts';
import type { ActionIo } from '../runner/io.ts';
import type { CommentPlace, KeptInComment } from './writer.ts';

/** Place of a comment, and the questions that are kept there. */
export type FoundPlace = CommentPlace & Pick<KeptInComment, 'parked'>;

/** The place of the sticky comment, whether there is one or not; undefined when it could not be looked for. */
export async function findStickyPlace(
  io: ActionIo,
  access: GitHubAccess,
  { number, tag }: Pick<CommentPlace, 'number' | 'tag'>,
): Promise<FoundPlace | undefined> {
  try {
    const accounts = [await access.account()];
    const found = await findSticky(access.github(), access.repository(), { number, tag, accounts });
    const parked = found?.marker?.parked === undefined ? [] : await keptQuestions(io, access, found);
    return { kind: 'sticky', tag, number, found, parked };
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
  const { readUnedited } = await import('../../github/comment/comments.ts');
  const { readParked } = await import('../../github/comment/parked.ts');
  const body = await readUnedited(access.github(), found);
  if (body !== undefined) return readParked(readMarker(body)).filter(({ binding }) => clock.now() < binding.untilMs);
  log.warning('Somebody else edited the sticky comment, so its questions are no longer parked.');
  return [];
}
