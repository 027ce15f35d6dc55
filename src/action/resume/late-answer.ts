// Reads a comment that may be a late answer: one to a question that a run left parked when nobody answered in time.
// Finds who wrote it and which question it answers, or why it does not count.
import { unlessStatus } from '../../github/api/rest.ts';
import { readCommand, readPersonCommand } from '../../github/comment/answer-command.ts';
import { listOwnComments, type OwnComment, readComment, readUnedited } from '../../github/comment/comments.ts';
import { readMarker } from '../../github/comment/marker.ts';
import { type ParkedQuestion, readParked } from '../../github/comment/parked-marker.ts';
import { whyNotCounted } from '../../github/comment/person-answer.ts';
import { integerAt, textAt } from '../../github/event.ts';
import { isFromFork, readPullRequest } from '../../github/pull-request.ts';
import type { StartRefusal } from '../../github/start-rule.ts';
import { toTime } from '../../permission/grant.ts';
import type { GitHubAccess } from '../github-access.ts';
import type { ActionIo } from '../runner/io.ts';

export interface FoundQuestion {
  readonly parked: ParkedQuestion;
  readonly questionComment: OwnComment;
  /** Lists the parked questions. They count only if nobody else edited this comment. */
  readonly stickyComment: OwnComment;
  readonly stickyBody: string;
}

export type LateAnswer =
  | {
      readonly is: 'answer';
      readonly verb: 'allow' | 'reject';
      readonly person: string;
      readonly answeredAt: string;
      readonly question: FoundQuestion;
    }
  /** The person may decide, and is told why this answer does not count. */
  | { readonly is: 'refused'; readonly why: string }
  | ({ readonly is: 'skipped' } & StartRefusal);

const verbs: ReadonlySet<string> = new Set(['allow', 'allow-always', 'reject', 'answer']);

export async function readLateAnswer(io: ActionIo, access: GitHubAccess, tag: string): Promise<LateAnswer> {
  const { event, subject } = access;
  const eventBody = textAt(event.payload, 'comment', 'body');
  const command = readCommand(eventBody ?? '');
  const id = integerAt(event.payload, 'comment', 'id');
  const isCreated = textAt(event.payload, 'action') === 'created';
  if (subject?.isPullRequest !== true || !isCreated || id === undefined || command === undefined) return noCommand;
  if (!verbs.has(command.verb)) return noCommand;
  const github = access.github();
  const comment = await unlessStatus(readComment(github, id), 404, 410);
  if (comment === undefined) return skip('The comment is gone.');
  const pullRequest = await readPullRequest(github, subject.number);
  const forkAuthor = isFromFork(pullRequest) ? pullRequest.user?.login : undefined;
  // Ask GitHub, because since the event the comment may have changed, or its author may have lost the permission.
  const conditions = { github, forkAuthor, askedAtMs: 0 }; // 0: the comment may be of any age
  const why = comment.body === eventBody ? await whyNotCounted(comment, conditions) : 'the comment was edited';
  if (why !== undefined) return skip(`The answer of "${comment.user?.login ?? 'nobody'}" does not count: ${why}.`);
  const answeredAtMs = Date.parse(comment.created_at);
  const question = await findQuestion(io, access, subject.number, { tag, code: command.code, answeredAtMs });
  if ('is' in question) return question;
  if (command.verb !== 'allow' && command.verb !== 'reject') {
    return { is: 'refused', why: `A parked question takes only "/allow" and "/reject", not "/${command.verb}".` };
  }
  // Refuse text after the code, as for open questions: nobody would read "only if …" there.
  if (readPersonCommand(comment.body, command.code) !== command.verb) {
    return { is: 'refused', why: 'The answer must be the whole comment: nothing may follow the code.' };
  }
  const person = comment.user?.login ?? '';
  return { is: 'answer', verb: command.verb, person, answeredAt: comment.created_at, question };
}

const remedy = 'A late answer is a comment on a pull request with nothing in it but "/allow CODE" or "/reject CODE".';
const noCommand: LateAnswer = { is: 'skipped', why: 'The event is not an answer to a question.', remedy };

const skip = (why: string): LateAnswer & { is: 'skipped' } => ({ is: 'skipped', why, remedy: 'Nothing was sent.' });

async function findQuestion(
  { clock }: ActionIo,
  access: GitHubAccess,
  number: number,
  { tag, code, answeredAtMs }: { readonly tag: string; readonly code: string; readonly answeredAtMs: number },
): Promise<FoundQuestion | Exclude<LateAnswer, { is: 'answer' }>> {
  const github = access.github();
  let stickyComment: OwnComment | undefined;
  let questionComment: OwnComment | undefined;
  for await (const comment of listOwnComments(github, number, [await access.account()])) {
    const { kind, tag: markerTag, question } = comment.marker ?? {};
    if (kind === 'sticky' && markerTag === tag) stickyComment ??= comment;
    if (kind === 'question' && question?.code === code) questionComment ??= comment;
  }
  const mark = questionComment?.marker?.question;
  if (questionComment === undefined || mark === undefined)
    return { is: 'refused', why: `No question here has the code ${code}.` };
  if (questionComment.marker?.tag !== tag)
    return skip('The question belongs to another workflow, according to its "comment-tag".');
  if (mark.state === 'decided') return { is: 'refused', why: 'The question was decided already.' };
  // Take the later of the runner's time and GitHub's date of the answer.
  if (Math.max(clock.now(), answeredAtMs) >= mark.until)
    return { is: 'refused', why: `It expired at ${toTime(mark.until)}.` };
  if (mark.state === 'open') return skip('The question is still open: the run that asks it takes the answer.');
  const stickyBody = stickyComment === undefined ? undefined : await readUnedited(github, stickyComment);
  const isQuestionUnedited = (await readUnedited(github, questionComment)) !== undefined;
  if (stickyComment === undefined || stickyBody === undefined || !isQuestionUnedited) {
    return { is: 'refused', why: 'The comment that kept the question was edited by somebody else, or is gone.' };
  }
  const parked = readParked(readMarker(stickyBody)).find(
    (one) => one.code === code && one.comment === questionComment.id,
  );
  if (parked !== undefined) return { parked, questionComment, stickyComment, stickyBody };
  return { is: 'refused', why: 'It is no longer parked: newer questions took its place.' };
}
