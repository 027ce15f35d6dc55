// Asks a person on the pull request: shows the question with a one-time code, and waits for a comment that answers.
import { randomBytes } from 'node:crypto';
import { tryOrReport } from '../../errors.ts';
import { toCode } from '../../github/comment/answer-command.ts';
import type { OwnComment } from '../../github/comment/comments.ts';
import type { QuestionMark } from '../../github/comment/marker.ts';
import { addParked, maxParked, type ParkedQuestion } from '../../github/comment/parked-marker.ts';
import { waitForPerson } from '../../github/comment/person-answer.ts';
import { isFromFork, readPullRequest } from '../../github/pull-request.ts';
import { readFork } from '../../github/run-context.ts';
import type { PullRequestSettings } from '../../inputs/run-settings.ts';
import type { PersonWish } from '../../permission/decide/decide.ts';
import { digestPause, namesOtherId, toTime } from '../../permission/grant.ts';
import { whyAmbiguous } from '../../permission/match/place.ts';
import type { Pause } from '../../permission/pause.ts';
import { questionSize } from '../../report/parked-questions.ts';
import { toShownPause } from '../../report/shown-question.ts';
import type { AskedQuestion } from '../../run/pause.ts';
import type { Recorder } from '../../transcript/recorder.ts';
import type { RunRecord } from '../../transcript/run-record.ts';
import type { ActionIo } from '../runner/io.ts';
import { measureParked, postQuestion, type QuestionContent, type QuestionPlace, updateQuestion } from './question.ts';
import type { RunComment } from './run-comment.ts';

export interface AskContext extends Pick<QuestionPlace, 'io' | 'access' | 'number'> {
  readonly comment: RunComment;
  readonly settings: Pick<PullRequestSettings, 'commentTag' | 'askMentions' | 'parkedForMs'>;
  readonly recorder: Recorder;
}

export async function askPerson(request: AskedQuestion, context: AskContext): Promise<PersonWish | undefined> {
  const { question, decision, refusal, signal } = request;
  const { io, comment, number } = context;
  const { clock, log, redactor } = io;
  const text = question.toolCall.function.arguments;
  const shown = toShownPause(text, { ...questionSize, redact: (words) => redactor.redact(words) });
  if (!shown.isWhole) {
    log.warning("Nobody is asked: the question can't be shown in full, and nobody may allow what they can't see.");
    return undefined;
  }
  const code = toCode(randomBytes(8));
  const untilMs = clock.now() + question.answerUntil - clock.monotonic();
  const ask = async (): Promise<PersonWish | undefined> => {
    const pullRequest = await readPullRequestFacts(context);
    const commands = listCommands(decision.pause);
    // Take GitHub's clock, which also dates the answers: the runner's may be minutes ahead.
    const askedAtMs = await comment.ask({ shown, code, commands, untilMs, reason: decision.reason, refusal });
    if (askedAtMs === undefined) return undefined;
    log.notice(`A person has to decide on pull request #${number} by ${new Date(untilMs).toISOString()}.`);
    return postAndWait(request, context, { code, askedAtMs, untilMs, ...pullRequest });
  };
  const warn = (why: string): void => log.warning(`Nobody could be asked: ${why}`);
  return tryOrReport(ask, warn, signal).finally(() => comment.endAsking());
}

interface PostedQuestion extends Awaited<ReturnType<typeof readPullRequestFacts>> {
  readonly code: string;
  readonly askedAtMs: number;
  readonly untilMs: number;
}

async function postAndWait(request: AskedQuestion, context: AskContext, posted: PostedQuestion) {
  const { io, access, comment, settings, recorder, number } = context;
  const { code, untilMs, askedAtMs, forkAuthor } = posted;
  const questionPlace = { io, access, number, tag: settings.commentTag, sticky: comment.id() };
  const questionComment = await postQuestion(questionPlace, {
    mark: { code, state: 'open', until: untilMs },
    text: `✋ ${recorder.soFar().start?.intern_name ?? 'The intern'} asks. Answer by ${toTime(untilMs)}.`,
    // After a refused answer, mention nobody again: the person who gave it is already reading.
    mentions: request.refusal === undefined ? settings.askMentions : [],
  });
  const updateComment = (content: QuestionContent): void => {
    if (questionComment !== undefined) comment.awaitAtEnd(updateQuestion(questionPlace, questionComment, content));
  };
  const decidedMark: QuestionMark = { code, state: 'decided', until: untilMs };
  let person = 'Somebody';
  const onAnswer = (login: string): void => {
    person = login;
    request.answeredBy?.(login);
  };
  const { signal, question } = request;
  const options = { github: access.github(signal), number, signal, onAnswer, code, askedAtMs, forkAuthor };
  try {
    const wish = await waitForPerson({ ...io, ...options, deadline: question.answerUntil });
    if (wish === undefined) updateComment(parkOrClose(request, context, posted, questionComment));
    else
      updateComment({ mark: decidedMark, text: `${person} answered: ${typeof wish === 'string' ? wish : 'a value'}.` });
    return wish;
  } catch (error) {
    updateComment({ mark: decidedMark, text: 'The run ended before anybody answered.' });
    throw error;
  }
}

function parkOrClose(
  { question, decision }: AskedQuestion,
  { io, comment, settings, recorder }: AskContext,
  { code, untilMs, refs }: PostedQuestion,
  questionComment: OwnComment | undefined,
): QuestionContent {
  const parkedUntilMs = io.clock.now() + settings.parkedForMs;
  const parking = { question, decision, code, questionComment, untilMs: parkedUntilMs, record: recorder.soFar() };
  if (refs !== undefined && parkQuestion(io, comment, { ...parking, ...refs })) {
    const text = `🕓 Nobody answered in time, so the request was rejected. Until ${toTime(parkedUntilMs)} it can still be allowed, once.`;
    return { mark: { code, state: 'parked', until: parkedUntilMs }, text };
  }
  const text = 'Nobody answered in time. The permission policy decided.';
  return { mark: { code, state: 'decided', until: untilMs }, text };
}

/** `forkAuthor`: who opened a pull request from a fork. `refs`: the head and base that a parked question is bound to. */
async function readPullRequestFacts({ access, settings, number }: AskContext) {
  const { github, event, subject } = access;
  const isParking = settings.parkedForMs > 0;
  const { headSha, baseRef } = subject ?? {};
  const isInEvent = headSha !== undefined && baseRef !== undefined;
  // Ask GitHub only for what the event does not tell.
  if (readFork(event) === false && (!isParking || isInEvent)) {
    return { forkAuthor: undefined, refs: isParking && isInEvent ? { head: headSha, base: baseRef } : undefined };
  }
  const pullRequest = await readPullRequest(github(), number);
  return {
    forkAuthor: isFromFork(pullRequest) ? pullRequest.user?.login : undefined,
    refs: isParking ? { head: headSha ?? pullRequest.head.sha, base: pullRequest.base.ref } : undefined,
  };
}

function listCommands(pause: Pause | null): readonly string[] {
  if (pause === null) return ['/reject'];
  if (pause.kind !== 'permission') return ['/answer VALUE', '/answer {"field": "value"}', '/reject'];
  const { options } = pause;
  return [
    ...(options.some((option) => option.startsWith('allow_')) ? ['/allow'] : []),
    ...(options.includes('allow_always') ? ['/allow-always'] : []),
    '/reject',
  ];
}

interface Parking extends Pick<AskedQuestion, 'question' | 'decision'> {
  readonly code: string;
  /** A reaction on this comment claims an answer, so that only one counts. */
  readonly questionComment: OwnComment | undefined;
  readonly head: string;
  readonly base: string;
  readonly untilMs: number;
  readonly record: RunRecord;
}

/** The limit for one parked question, so that all of them fit beside a report. */
const maxParkedBytes = 5_000;

/** Returns false, and logs why, if nobody could answer later. */
export function parkQuestion({ log, redactor }: ActionIo, comment: RunComment, parking: Parking): boolean {
  const refuse = (why: string): false => {
    log.notice(`Nobody answered in time, and the question is not parked: ${why}.`);
    return false;
  };
  const parked = toParked(parking);
  if (typeof parked === 'string') return refuse(parked);
  const text = JSON.stringify(parked);
  if (redactor.redact(text) !== text) return refuse('it holds a secret of this job');
  if (measureParked([parked]) > maxParkedBytes) return refuse('it is too long to be kept');
  const earlier = comment.parked();
  const isAskedAgain = earlier.some(({ binding }) => binding.digest === parked.binding.digest);
  comment.setParked(addParked(earlier, parked));
  if (earlier.length === maxParked && !isAskedAgain)
    log.notice(`At most ${maxParked} questions are parked: the oldest is no longer parked.`);
  log.notice(`Nobody answered in time. The question is parked until ${new Date(parking.untilMs).toISOString()}.`);
  return true;
}

/** Returns a string, the reason, if the question can't be parked. */
function toParked(parking: Parking): ParkedQuestion | string {
  const { question, code, questionComment, head, base, untilMs } = parking;
  const { start } = parking.record;
  const { pause } = parking.decision;
  if (pause === null || pause.kind !== 'permission' || !pause.options.includes('allow_once')) {
    return 'only a permission that can be allowed once can be parked';
  }
  if (namesOtherId(pause, [question.toolCall.id, question.sessionId])) return 'the ids that it names are not its own';
  if (whyAmbiguous(pause) !== undefined) return 'what it would do, or where, is not fully known';
  if (questionComment === undefined) return 'its comment could not be written';
  if (start?.service === undefined) return 'it is not known which service asks';
  return {
    code,
    comment: questionComment.id,
    arguments: question.toolCall.function.arguments,
    binding: {
      digest: digestPause(pause),
      policy: start.policy.digest,
      head,
      base,
      intern: start.intern_id,
      approvalMode: start.approval_mode,
      service: start.service,
      session: question.sessionId,
      untilMs,
    },
  };
}
