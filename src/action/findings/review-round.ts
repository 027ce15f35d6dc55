// Runs a round of review on a pull request: decides whether it may begin, and posts its result.
import { FindingsError } from '../../errors.ts';
import type { JudgedReview, PlacedFinding, Review, ReviewOutcome } from '../../findings/review.ts';
import { toVerdict } from '../../findings/verdict.ts';
import { type ReviewedChanges, readChangesSince } from '../../github/review/changed-files.ts';
import { findLastReviewed, findLoginsWithAccess, type Memory, readMemory } from '../../github/review/memory.ts';
import { notReviewed } from '../../github/review/merge-group.ts';
import { numberRound, planRound, type RoundPlan } from '../../github/review/plan-round.ts';
import { type PostedRound, postRound } from '../../github/review/post-round.ts';
import { type ChangesSince, createLineFinder, type MissingComparison } from '../../github/review/thread-lines.ts';
import type { StartRefusal } from '../../github/start-rule.ts';
import type { readReviewSettings } from '../../inputs/posting-settings.ts';
import type { PromptSettings } from '../../inputs/run-settings.ts';
import { invalid } from '../../inputs/values.ts';
import { toAnswerText, toReviewText, toThreadText, toUnthreadedText } from '../../report/findings-review.ts';
import { toFateCounts } from '../../report/findings-words.ts';
import { input, worded } from '../../wording.ts';
import type { GitHubAccess } from '../github-access.ts';
import type { ActionIo } from '../runner/io.ts';
import { openReviewStatus, postOrExplain, toStatus } from './review-status.ts';

type RoundSettings = ReturnType<typeof readReviewSettings> & { readonly commentTag: string };

export async function loadMemory(access: GitHubAccess, { commentTag: tag }: RoundSettings, number: number) {
  const memory = await readMemory(access.github(), { number, tag });
  access.setAccount(memory.account);
  return memory;
}

export function findRoundRefusal(memory: Memory, { maxRounds }: RoundSettings, head: string): StartRefusal | undefined {
  if (numberRound(memory, head) <= maxRounds) return undefined;
  return {
    why: `This pull request has had ${maxRounds} ${maxRounds === 1 ? 'round' : 'rounds'} of review.`,
    remedy: 'A person has to continue the review, or raise "max-rounds".',
  };
}

interface RoundContext {
  readonly io: ActionIo;
  readonly access: GitHubAccess;
  readonly settings: RoundSettings;
  readonly number: number;
  readonly head: string;
  readonly changes: ReviewedChanges;
}

/** Throws {@link FindingsError} `findings_not_posted`: GitHub refused, or can't be reached. */
export async function postReview(review: Review, context: RoundContext, memory?: Memory): Promise<JudgedReview> {
  const { io, access, settings, number, head } = context;
  const tag = settings.commentTag;
  const github = access.github();
  const planAgain = async (): Promise<RoundPlan> =>
    planReview(review, context, await loadMemory(access, settings, number));
  const { redact } = io.redactor;
  const texts = {
    review: (plan: RoundPlan, inBody: readonly PlacedFinding[]) => {
      const { round, unthreaded } = plan;
      const outcome = toOutcome(plan, review, head);
      return redact(toReviewText({ outcome, round, unthreaded: [...inBody, ...unthreaded] }));
    },
    thread: ({ finding }: PlacedFinding) => redact(toThreadText(finding)),
    answer: ({ finding }: PlacedFinding) => redact(toAnswerText(finding)),
    unthreaded: (placed: PlacedFinding) => redact(toUnthreadedText(placed)),
  };
  const options = { github, number, head, tag, texts, planAgain, log: io.log };
  const posted = await postOrExplain('pull-requests: write', async () => {
    return postRound(await (memory === undefined ? planAgain() : planReview(review, context, memory)), options);
  });
  const outcome = toOutcome(posted.plan, review, head);
  const rows = addUrls(outcome.rows, posted);
  return { outcome: { ...outcome, rows, reviewUrl: posted.reviewUrl }, tally: posted.plan.verdict.tally };
}

async function planReview(review: Review, { access, settings, head, changes }: RoundContext, memory: Memory) {
  const { commentTag: tag } = settings;
  const loginsWithAccess = await findLoginsWithAccess(access.github(), memory);
  const since = await readChangesSinceThreads(access, memory, { head, changes });
  return planRound({ memory, loginsWithAccess, head, changes, since, review, rules: { ...settings, tag } });
}

/** The most comparisons per round. A thread that gets none stays open if its lines changed. */
const maxComparisons = 10;
const unknownChanges: ReviewedChanges = { files: [], isWhole: false };

/** Compares this head with those of the threads whose lines are not in this diff. */
async function readChangesSinceThreads(
  access: GitHubAccess,
  { threads, reviews }: Memory,
  { head, changes }: Pick<RoundContext, 'head' | 'changes'>,
): Promise<ChangesSince> {
  const findLines = createLineFinder(changes);
  const lostThreads = threads.filter((thread) => thread.lastAnswer !== 'gone' && findLines(thread).are !== 'there');
  const threadHeads = [...new Set(lostThreads.map(({ marker }) => marker.head))];
  // For a thread of this very head, only the base can have changed, so there is nothing to compare.
  const olderHeads = threadHeads.filter((base) => base !== head).slice(0, maxComparisons);
  const compare = (base: string) => readChangesSince(access.github(), { base, head });
  const comparisons = await Promise.all(olderHeads.map(compare));
  // If history was rewritten, take the changes that this round reviews: those since the last review or, if the last
  // reviewed commit was rewritten too, the whole diff (undefined).
  const lastReviewed = comparisons.includes('rewritten') ? findLastReviewed(head, reviews) : undefined;
  const sinceLast = lastReviewed === undefined ? 'rewritten' : ((await compare(lastReviewed)) ?? unknownChanges);
  const sinceReview = sinceLast === 'rewritten' ? undefined : sinceLast;
  const byHead = new Map(olderHeads.map((base, at) => [base, comparisons[at]]));
  const toChanges = (comparison: (typeof comparisons)[number]): ReviewedChanges | MissingComparison =>
    typeof comparison === 'object' ? comparison : { isRewritten: comparison === 'rewritten', sinceReview };
  return new Map(threadHeads.map((base) => [base, toChanges(byHead.get(base))]));
}

function toOutcome({ verdict, rows, remarks, previous }: RoundPlan, review: Review, head: string): ReviewOutcome {
  return { verdict: toVerdict(verdict), review, head, rows, remarks, reviewUrl: previous?.url };
}

function addUrls(rows: ReviewOutcome['rows'], { plan: { opened }, reviewUrl, urls }: PostedRound) {
  return rows.map((row) => {
    const thread = opened.find(({ placed }) => placed.finding === row.finding);
    const threadUrl = thread === undefined ? undefined : urls.get(thread);
    return { ...row, url: row.url ?? threadUrl ?? (row.fate.is === 'new' ? reviewUrl : undefined) };
  });
}

/**
 * Prepares to post before the prompt is sent, so that no intern works on a review that can't be posted.
 *
 * @throws {InputError} `input_invalid`: there is no pull request
 * @throws {FindingsError} `findings_not_posted`: the status could not be written; {@link GitHubError}
 */
export async function preparePosting(io: ActionIo, settings: PromptSettings, access: GitHubAccess, head?: string) {
  const number = access.subject?.number;
  if (head === undefined || number === undefined) {
    const message = worded`The event "${access.event.name}" has no pull request, so there is nowhere to post a review. Set ${input('findings')} to "collect" or "annotate", and leave ${input('commit-status')} out.`;
    throw invalid('findings', message);
  }
  const status = await openReviewStatus(io, access, head, settings.commitStatus);
  const hasReview = settings.findings === 'review';
  const memory = hasReview ? await loadMemory(access, settings, number) : undefined;
  const refusal = memory === undefined ? undefined : findRoundRefusal(memory, settings, head);
  if (refusal !== undefined) {
    await status.end(notReviewed(refusal.why));
    return refusal;
  }
  return {
    reviews: memory?.reviews,
    /** Returns undefined if the inputs ask for no posted review, and GitHub's refusal instead of throwing it. */
    async post(review: Review, changes: ReviewedChanges): Promise<JudgedReview | FindingsError | undefined> {
      if (!hasReview) return undefined;
      return catchFindingsError(postReview(review, { io, access, settings, number, head, changes }));
    },
    /** Pass undefined for an unfinished run or an unposted review. Returns GitHub's refusal instead of throwing it. */
    async end(outcome: ReviewOutcome | undefined): Promise<FindingsError | undefined> {
      const finalStatus = toStatus(outcome?.verdict ?? 'none', toFateCounts(outcome?.rows ?? []));
      const result = await catchFindingsError(status.end(finalStatus));
      return result instanceof FindingsError ? result : undefined;
    },
  };
}

/** Returns a refusal instead of throwing it, because the run has more to report after it. */
function catchFindingsError<T>(posting: Promise<T>): Promise<T | FindingsError> {
  return posting.catch((error: unknown) => {
    if (error instanceof FindingsError) return error;
    throw error;
  });
}
