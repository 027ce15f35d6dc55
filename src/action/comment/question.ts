// Writes questions into comments: each into its own, and those that can be answered later into the sticky comment too.
import { describeError, ToolkitError } from '../../errors.ts';
import type { GitHub } from '../../github/api/rest.ts';
import { createComment, minimizeComment, type OwnComment, updateComment } from '../../github/comment/comments.ts';
import { buildMarker, type CommentMarker, type QuestionMark, readMarker } from '../../github/comment/marker.ts';
import { type ParkedQuestion, readParked } from '../../github/comment/parked-marker.ts';
import { repositoryUrl } from '../../github/subject.ts';
import { toParkedQuestions } from '../../report/parked-questions.ts';
import { toMarkdown } from '../../report/render/markdown.ts';
import type { GitHubAccess } from '../github-access.ts';
import type { ActionIo } from '../runner/io.ts';

export interface QuestionPlace {
  readonly io: ActionIo;
  readonly access: GitHubAccess;
  readonly number: number;
  readonly tag: string;
  /** The id of the sticky comment. */
  readonly sticky: number | undefined;
}

export interface QuestionContent {
  readonly mark: QuestionMark;
  readonly text: string;
  readonly mentions?: readonly string[];
}

/** Part of the 7.5 seconds after which the runner kills a cancelled step. */
const lastWriteMs = 2_000;

/** Gives a cancelled step two seconds for the write, instead of none. */
export function githubForWrite({ signal }: ActionIo, access: GitHubAccess): GitHub {
  return access.github(signal.aborted ? AbortSignal.timeout(lastWriteMs) : signal);
}

export async function postQuestion(place: QuestionPlace, content: QuestionContent): Promise<OwnComment | undefined> {
  const { io, access, number } = place;
  return attempt(io, () => createComment(access.github(), { number, body: buildQuestionBody(place, content) }));
}

/** Rewrites a question's comment, and minimizes it once the question is decided. A failure is only a warning. */
export async function updateQuestion(place: QuestionPlace, { id, nodeId }: OwnComment, content: QuestionContent) {
  const { io, access } = place;
  const github = githubForWrite(io, access);
  const body = buildQuestionBody(place, content);
  const updated = await attempt(io, () => updateComment(github, { id, body }));
  if (updated === undefined || content.mark.state !== 'decided') return;
  await attempt(io, () => minimizeComment(github, nodeId), 'minimized');
}

/** Mentions only names from the workflow, which were checked; no other text notifies anybody. */
function buildQuestionBody({ io, number, tag, sticky }: QuestionPlace, { mark, text, mentions = [] }: QuestionContent) {
  const repository = repositoryUrl(io.env);
  const isLinked = mark.state !== 'decided' && sticky !== undefined && repository !== undefined;
  const url = `${repository}/pull/${number}#issuecomment-${sticky}`;
  const link = isLinked ? `\n<a href="${url}">What is asked, and how to answer</a>\n` : '';
  const mentionLine = mentions.length === 0 ? '' : `\n${mentions.join(' ')}\n`;
  const paragraph = toMarkdown([{ type: 'paragraph', line: [io.redactor.redact(text)] }]);
  return `${buildMarker({ kind: 'question', tag, question: mark })}\n${paragraph}${mentionLine}${link}`;
}

async function attempt<T>({ log, signal }: ActionIo, send: () => Promise<T>, what = 'written'): Promise<T | undefined> {
  try {
    return await send();
  } catch (error) {
    if (!signal.aborted && !(error instanceof ToolkitError)) throw error;
    log.warning(`The comment of the question could not be ${what}: ${describeError(error)}`);
    return undefined;
  }
}

/** An intern can't forge this line, because each line of its request is shown indented. */
const parkedEndLine = '<!-- intern-action: end of parked questions -->\n';

export function buildReportBody(marker: CommentMarker, parked: readonly ParkedQuestion[], report: string): string {
  if (parked.length === 0) return `${buildMarker(marker)}\n${report}`;
  return `${buildMarker({ ...marker, parked })}\n${renderParked(parked)}${report}`;
}

/** Measures what parked questions add to the sticky comment, in bytes. */
export function measureParked(parked: readonly ParkedQuestion[]): number {
  return Buffer.byteLength(buildMarker({ kind: 'sticky', tag: '', parked }) + renderParked(parked));
}

/** Returns the body unchanged if no question has this code. */
export function removeParked(body: string, code: string): string {
  const marker = readMarker(body);
  const parked = readParked(marker);
  const end = body.indexOf(`\n${parkedEndLine}`);
  if (marker === undefined || end < 0 || parked.every((one) => one.code !== code)) return body;
  const { parked: _, ...rest } = marker;
  const remaining = parked.filter((one) => one.code !== code);
  const report = body.slice(end + 1 + parkedEndLine.length);
  return buildReportBody(rest, remaining, report);
}

function renderParked(parked: readonly ParkedQuestion[]): string {
  const questions = parked.map(({ binding: { untilMs }, ...question }) => ({ ...question, untilMs }));
  return `${toParkedQuestions(questions)}\n${parkedEndLine}`;
}
