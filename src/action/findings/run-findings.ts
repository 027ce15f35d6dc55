// Handles a run's findings: tells the intern how to write them, asks once for a repair, and writes files and verdict.
import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { describeError, FindingsError } from '../../errors.ts';
import { toContract, toRepairPrompt } from '../../findings/contract.ts';
import { locate, mapByPath } from '../../findings/diff.ts';
import { digestFile, type FindingsBinding, toFindingsFile } from '../../findings/findings-file.ts';
import { readReview, unreadableReview } from '../../findings/read-review.ts';
import { type FindingRow, type JudgedReview, type PlacedFinding, type Review, toTally } from '../../findings/review.ts';
import { toSarif } from '../../findings/sarif.ts';
import { type FailAt, isAtLeast, toVerdict, type Verdict } from '../../findings/verdict.ts';
import { type ReviewedCommits, readChangedFiles, readReviewedCommits } from '../../github/review/changed-files.ts';
import type { StartRefusal } from '../../github/start-rule.ts';
import type { PromptSettings } from '../../inputs/run-settings.ts';
import { openWorkspace } from '../../job/workspace.ts';
import { removeFindingsBlocks, toAnnotations, toReviewBlocks } from '../../report/findings-review.ts';
import { explainUnsure, toBlobUrl, toCounts } from '../../report/findings-words.ts';
import { toOutputList } from '../../report/outputs.ts';
import type { Lead } from '../../report/summary.ts';
import type { RunResult } from '../../run/run.ts';
import { toText } from '../../transcript/bounded-text.ts';
import { type RunRecord, separateMessages } from '../../transcript/run-record.ts';
import type { GitHubAccess } from '../github-access.ts';
import type { ActionIo } from '../runner/io.ts';
import { version } from '../version.ts';
import { preparePosting } from './review-round.ts';

export type RunFindings = Exclude<Awaited<ReturnType<typeof prepareRunFindings>>, StartRefusal>;

/** Chooses before the run which commits are reviewed, so that a push while the intern works changes nothing. */
export async function prepareRunFindings(io: ActionIo, settings: PromptSettings, access: GitHubAccess) {
  const { github, subject } = access;
  const blockWord = randomBytes(6).toString('hex');
  const pull = subject?.isPullRequest === true ? subject : undefined;
  const commits = pull && (await readReviewedCommits(github(), pull));
  const isPosting = settings.findings === 'review' || settings.commitStatus !== undefined;
  const posting = isPosting ? await preparePosting(io, settings, access, commits?.head) : undefined;
  if (posting !== undefined && 'why' in posting) return posting;
  const changes =
    pull === undefined || commits === undefined
      ? { files: [], isWhole: true }
      : await readChangedFiles(github(), { number: pull.number, commits, listed: await access.files() });
  let isDiffCut = false; // if true, the review counts as `unsure`
  return {
    onCutDiff() {
      isDiffCut = true;
      const why = 'it is too large, or GitHub hides the content of a file as binary';
      io.log.warning(`The prompt does not show the whole diff (${why}), so the verdict is at best "unsure".`);
    },
    contract: toContract(blockWord),
    commits,
    reviews: posting?.reviews,
    followUp(record: RunRecord): string | undefined {
      const parsed = readReview(toText(separateMessages(record).text), blockWord);
      if ('review' in parsed) return undefined;
      io.log.notice(`The intern is asked for its findings once more. ${parsed.problem}`);
      return toRepairPrompt(blockWord, parsed.problem);
    },
    async conclude(result: RunResult): Promise<RunOutcome> {
      const shownResult = { ...result, record: removeFindingsBlocks(result.record) };
      if (result.conclusion !== 'finished') {
        const statusError = await posting?.end(undefined);
        if (statusError !== undefined) failStep(io, statusError);
        return { result: shownResult, verdict: 'none' };
      }
      const internReview = extractReview(result.record, blockWord);
      // An intern that was shown only a part of the diff can't vouch for the rest.
      const review: Review = isDiffCut ? { ...internReview, internVerdict: 'unsure' } : internReview;
      const files = mapByPath(changes.files);
      const placed = review.findings.map((finding) => ({ finding, placement: locate(finding, files) }));
      const reviewed = { repository: access.repositoryName(), pull_request: pull?.number ?? null };
      writeFiles(io, { ...reviewed, head: commits?.head ?? null }, { review, placed });
      const posted = await posting?.post(review, changes);
      const postingError = posted instanceof FindingsError ? posted : undefined;
      const isPosted = posted !== undefined && !(posted instanceof FindingsError);
      const judged = isPosted ? posted : judgeReview(io, settings.failAt, { review, placed }, commits);
      const { outcome } = judged;
      if (settings.findings !== 'collect') annotate(io, placed);
      io.setOutputs({ 'review-url': outcome.reviewUrl });
      const statusError = await posting?.end(postingError === undefined ? outcome : undefined);
      const error = postingError ?? statusError ?? toReviewError(judged, settings.failAt);
      if (error !== undefined) failStep(io, error);
      return {
        result: shownResult,
        verdict: outcome.verdict,
        lead: (level, rows) => toReviewBlocks(outcome, level, rows),
      };
    },
  };
}

/** Annotates nothing on a comment's event, where GitHub attaches annotations to the default branch. */
function annotate(io: ActionIo, placed: readonly PlacedFinding[]): void {
  if (io.env['GITHUB_EVENT_NAME'] === 'issue_comment') return;
  for (const annotation of toAnnotations(placed)) io.annotate(annotation);
}

function extractReview(record: RunRecord, blockWord: string): Review {
  const answer = readReview(toText(separateMessages(record).text), blockWord);
  if ('review' in answer) return answer.review;
  const repaired = readReview(toText(record.follow_up_text), blockWord);
  return 'review' in repaired ? repaired.review : unreadableReview(repaired.problem);
}

interface PlacedReview {
  readonly review: Review;
  readonly placed: readonly PlacedFinding[];
}

function writeFiles(io: ActionIo, reviewed: Omit<FindingsBinding, 'run_id'>, { review, placed }: PlacedReview): void {
  const workspace = openWorkspace(io);
  const folder = join(workspace.temp, `intern-${randomUUID()}`);
  const write = (name: string, text: string): string => {
    const path = join(folder, name);
    workspace.write(path, text);
    return path;
  };
  const file = toFindingsFile({ ...reviewed, run_id: io.env['GITHUB_RUN_ID'] ?? '' }, review);
  io.setOutputs({
    findings: toOutputList(review.findings),
    'findings-file': write('findings.json', file),
    'findings-digest': digestFile(file),
    'sarif-file': write('findings.sarif', toSarif(placed, { name: 'intern-action', version })),
  });
}

export interface RunOutcome {
  /** Without the blocks of findings in its text. */
  readonly result: RunResult;
  readonly verdict: Verdict;
  readonly lead?: Lead | undefined;
}

function judgeReview(io: ActionIo, failAt: FailAt, { review, placed }: PlacedReview, commits?: ReviewedCommits) {
  const tally = toTally(review);
  const verdict = toVerdict({ ...review, tally, failAt });
  const rows = placed.map((one) => toRow(io, one, commits));
  return { outcome: { verdict, review, head: commits?.head, rows, remarks: [], reviewUrl: undefined }, tally };
}

function toRow({ env }: ActionIo, { finding, placement }: PlacedFinding, commits?: ReviewedCommits): FindingRow {
  const fate: FindingRow['fate'] =
    placement.in === 'elsewhere' ? { is: 'elsewhere', why: placement.why } : { is: 'new' };
  const isUnknown = placement.in === 'elsewhere' && placement.why === 'unknown-file';
  return { finding, fate, url: isUnknown ? undefined : toBlobUrl(env, finding, commits) };
}

export function toReviewError({ outcome, tally }: JudgedReview, failAt: FailAt): FindingsError | undefined {
  const { verdict } = outcome;
  if (failAt === 'never' || verdict === 'pass' || verdict === 'none') return undefined;
  if (verdict === 'unsure') {
    return new FindingsError('findings_unsure', `The review is not sure. ${explainUnsure(outcome)}`);
  }
  const counts = toCounts(tally.filter(({ severity }) => isAtLeast(severity, failAt)));
  const message = `The review asks for changes: ${counts}. Fix what it lists, or set "fail-at" to a higher severity.`;
  return new FindingsError('findings_changes', message);
}

export function failStep(io: ActionIo, error: FindingsError): void {
  io.log.error(`${describeError(error)} (${error.code})`);
  io.setOutputs({ 'error-code': error.code });
  io.failStep();
}
