// The short comment that each question to a person has of its own: an edit of the sticky comment would notify nobody.
import { describeError, ToolkitError } from '../../errors.ts';
import type { OwnComment } from '../../github/comment/comments.ts';
import { createComment, minimizeComment, updateComment } from '../../github/comment/comments.ts';
import type { QuestionMark } from '../../github/comment/marker.ts';
import { buildMarker } from '../../github/comment/marker.ts';
import { toMarkdown } from '../../report/render/markdown.ts';
import type { GitHubAccess } from '../github-access.ts';
import type { ActionIo } from '../runner/io.ts';
import { commentUrl } from './links.ts';

/** Place of a question. */
export interface QuestionPlace {
  readonly io: ActionIo;
  readonly access: GitHubAccess;
  /** Number of the pull request. */
  readonly number: number;
  /** Tag and id of the sticky comment that shows the question. */
  readonly tag: string;
  readonly sticky: number | undefined;
}

/** Contents of the comment. */
export interface Said {
  readonly mark: QuestionMark;
  readonly text: string;
  /** Names as they are mentioned; none where nobody need be told. */
  readonly mentions?: readonly string[];
}

/** The runner kills a cancelled step after 7.5 seconds. */
const lastWriteMs = 2_000;

/** Writes the comment of a question; undefined, with a warning, where it could not be written. */
export async function postQuestion(place: QuestionPlace, said: Said): Promise<OwnComment | undefined> {
  const { io, access, number } = place;
  return attempt(io, () => createComment(access.github(), access.repository(), { number, body: toBody(place, said) }));
}

/** Says what became of a question; a decided one is minimised. What goes wrong is a warning. */
export async function updateQuestion(place: QuestionPlace, { id, nodeId }: OwnComment, said: Said): Promise<void> {
  const { io, access } = place;
  // A cancelled step still says so.
  const github = access.github(io.signal.aborted ? AbortSignal.timeout(lastWriteMs) : io.signal);
  const body = toBody(place, said);
  const isWritten = await attempt(io, async () => {
    await updateComment(github, access.repository(), { id, body });
    return true;
  });
  if (isWritten !== true || said.mark.state !== 'decided') return;
  await attempt(io, () => minimizeComment(github, nodeId), 'minimised');
}

/** The names are the workflow's own, and checked: everything else is text that notifies nobody. */
function toBody({ io, number, tag, sticky }: QuestionPlace, { mark, text, mentions = [] }: Said): string {
  const url = sticky === undefined ? undefined : commentUrl(io.env, number, sticky);
  const link =
    url === undefined || mark.state === 'decided' ? '' : `\n<a href="${url}">What is asked, and how to answer</a>\n`;
  const told = mentions.length === 0 ? '' : `\n${mentions.join(' ')}\n`;
  const shown = toMarkdown([{ type: 'paragraph', line: [io.redactor.redact(text)] }]);
  return `${buildMarker({ kind: 'question', tag, question: mark })}\n${shown}${told}${link}`;
}

async function attempt<T>(
  { log, signal }: ActionIo,
  write: () => Promise<T>,
  what = 'written',
): Promise<T | undefined> {
  try {
    return await write();
  } catch (error) {
    if (!signal.aborted && !(error instanceof ToolkitError)) throw error;
    log.warning(`The comment of the question could not be ${what}: ${describeError(error)}`);
    return undefined;
  }
}
