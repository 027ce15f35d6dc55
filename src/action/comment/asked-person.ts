// Asks a person on the pull request: shows the question with a one-time code, and waits for the comment that answers it.
import { randomBytes } from 'node:crypto';
import { describeError, ToolkitError } from '../../errors.ts';
import { waitForPerson } from '../../github/comment/person-answer.ts';
import { toCode } from '../../github/comment/person-command.ts';
import { forkOf } from '../../github/event-context.ts';
import { isFromFork, readPullRequest } from '../../github/pull-request.ts';
import type { PersonWish } from '../../permission/decide/decide.ts';
import type { Pause } from '../../permission/pause.ts';
import { toShownPause } from '../../report/shown-pause.ts';
import type { AskedQuestion } from '../../run/pause.ts';
import type { GitHubAccess } from '../github-access.ts';
import type { ActionIo } from '../runner/io.ts';
import type { RunComment } from './written-comment.ts';

/** Columns of a line that a telephone shows nearly whole, and lines that fit into a comment. */
const columns = 60;
const maxLines = 300;

/** Where a person is asked. */
export interface PlaceOfAsking {
  readonly io: ActionIo;
  readonly access: GitHubAccess;
  readonly comment: RunComment;
  /** Of the pull request. */
  readonly number: number;
}

/** What a person says to a question; undefined when nobody could be asked, or nobody answered in time. */
export async function askPerson(
  { question, decision, refusal, answeredBy, signal }: AskedQuestion,
  { io, access, comment, number }: PlaceOfAsking,
): Promise<PersonWish | undefined> {
  const { clock, log, redactor } = io;
  const github = access.github(signal);
  const repository = access.repository();
  const { arguments: asked } = question.toolCall.function;
  const shown = toShownPause(asked, { columns, maxLines, redact: (text) => redactor.redact(text) });
  if (!shown.whole) {
    log.warning('Nobody is asked: the question cannot be shown whole, and what is not seen is not allowed.');
    return undefined;
  }
  const code = toCode(randomBytes(8));
  const untilMs = clock.now() + question.answerUntil - clock.monotonic();
  try {
    const stranger = await readStranger(access, number);
    const commands = commandsFor(decision.pause);
    // By GitHub's clock, as the times of the answers: the runner's may be minutes ahead.
    const askedAtMs = await comment.ask({ shown, code, commands, untilMs, reason: decision.reason, refusal });
    if (askedAtMs === undefined) return undefined;
    log.notice(`A person has to decide on pull request #${number} by ${new Date(untilMs).toISOString()}.`);
    const waiting = { number, code, askedAtMs, until: question.answerUntil, stranger, answeredBy, signal };
    return await waitForPerson({ ...io, github, repository, ...waiting });
  } catch (error) {
    signal?.throwIfAborted();
    if (!(error instanceof ToolkitError)) throw error;
    log.warning(`Nobody could be asked: ${describeError(error)}`);
    return undefined;
  } finally {
    comment.endAsking();
  }
}

/** Author of the pull request, if it comes from a fork or its head is not known. */
async function readStranger({ github, repository, event }: GitHubAccess, number: number): Promise<string | undefined> {
  if (forkOf(event) === false) return undefined;
  const pullRequest = await readPullRequest(github(), repository(), number);
  return isFromFork(pullRequest) ? pullRequest.user?.login : undefined;
}

/** The commands that a question takes. */
function commandsFor(pause: Pause | null): readonly string[] {
  if (pause === null) return ['/reject'];
  if (pause.kind !== 'permission') return ['/answer VALUE', '/answer {"field": "value"}', '/reject'];
  const { options } = pause;
  return [
    ...(options.some((option) => option.startsWith('allow_')) ? ['/allow'] : []),
    ...(options.includes('allow_always') ? ['/allow-always'] : []),
    '/reject',
  ];
}
