// Polls the comments on a pull request until a person with write permission answers a question.
import { describeError, GitHubError } from '../../errors.ts';
import type { RetryOptions } from '../../http/retry.ts';
import type { PersonWish } from '../../permission/decide/decide.ts';
import { isAtLeast, readStanding } from '../account.ts';
import type { GitHub } from '../api/rest.ts';
import { readPersonCommand } from './answer-command.ts';
import { type Comment, listComments } from './comments.ts';

interface WaitOptions extends Pick<RetryOptions, 'deadline' | 'clock' | 'log'> {
  readonly github: GitHub;
  readonly number: number;
  readonly code: string;
  /** In epoch milliseconds by GitHub's clock. An earlier comment does not count. */
  readonly askedAtMs: number;
  /** The author of a pull request from a fork, whose answer does not count. */
  readonly forkAuthor: string | undefined;
  readonly onAnswer?: ((login: string) => void) | undefined;
  readonly signal: AbortSignal | undefined;
}

/** About 30 requests until the deadline of a question, far below any rate limit. */
const pollMs = 10_000;

/** Returns undefined if nobody answers in time. Ignores edited comments, because others may have edited them. */
export async function waitForPerson(options: WaitOptions): Promise<PersonWish | undefined> {
  const { clock, log, signal, deadline } = options;
  const judgedIds = new Set<number>();
  while (clock.monotonic() + pollMs <= deadline) {
    await clock.sleep(pollMs, signal);
    try {
      for (const comment of await pollComments(options)) {
        if (judgedIds.has(comment.id)) continue;
        const wish = await judgeComment(comment, options);
        if (wish !== undefined) return wish;
        judgedIds.add(comment.id);
      }
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error;
      log.warning(`It could not be checked whether somebody answered: ${describeError(error)}`);
    }
  }
  return undefined;
}

/** Sorts by time, and within a second by id: newer comments have greater ids. */
async function pollComments({ github, number, askedAtMs }: WaitOptions): Promise<readonly Comment[]> {
  const since = `${new Date(askedAtMs).toISOString().slice(0, 19)}Z`; // whole seconds
  const comments = await Array.fromAsync(listComments(github, { issue_number: number, since }));
  return comments.toSorted((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at) || a.id - b.id);
}

async function judgeComment(comment: Comment, options: WaitOptions): Promise<PersonWish | undefined> {
  const { code, log } = options;
  const { user, body } = comment;
  const wish = readPersonCommand(body, code);
  if (wish === undefined || user === null) return undefined;
  const why = await whyNotCounted(comment, options);
  if (why !== undefined) {
    log.warning(`The answer of "${user.login}" does not count: ${why}.`);
    return undefined;
  }
  log.info(`"${user.login}" answered the question: ${typeof wish === 'string' ? wish : 'answer'}.`);
  options.onAnswer?.(user.login);
  return wish;
}

/** Returns a clause that tells why the comment does not count, or undefined if it does. */
export async function whyNotCounted(
  { user, created_at, updated_at }: Comment,
  { github, askedAtMs, forkAuthor }: Pick<WaitOptions, 'github' | 'askedAtMs' | 'forkAuthor'>,
): Promise<string | undefined> {
  if (user === null) return 'its author is gone';
  if (created_at !== updated_at) return 'the comment was edited';
  // An unreadable time does not count either.
  if (!(Date.parse(created_at) >= Math.floor(askedAtMs / 1000) * 1000)) return 'it is older than the question';
  if (user.login === forkAuthor) return 'it comes from the author of a pull request from a fork';
  const { type, permission } = await readStanding(github, user.login);
  if (type !== 'User') return `its author is of type ${type}`;
  return isAtLeast(permission, 'write') ? undefined : `its author has "${permission}", but needs "write"`;
}
