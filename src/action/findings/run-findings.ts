// The findings of a run: the contract that its prompt ends with, the one repair, and at the end files, outputs and verdict.
import { randomBytes, randomUUID } from 'node:crypto';
import { closeSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toContract, toRepairPrompt } from '../../findings/answer/contract.ts';
import { noReview, readReview } from '../../findings/answer/read-review.ts';
import type { FindingsBinding } from '../../findings/findings-file.ts';
import { toFindingsFile } from '../../findings/findings-file.ts';
import type { ChangedFiles } from '../../findings/place.ts';
import { byPath, placeOf } from '../../findings/place.ts';
import type { PlacedFinding, Review } from '../../findings/review.ts';
import { toSarif } from '../../findings/sarif.ts';
import type { ReviewedCommits } from '../../github/review/changed-files.ts';
import { readChangedFiles, readReviewedCommits } from '../../github/review/changed-files.ts';
import type { PromptSettings } from '../../inputs/prompt-settings.ts';
import type { Workspace } from '../../job/workspace.ts';
import { toReviewBlocks } from '../../report/findings/review-blocks.ts';
import { toFindingsOutput } from '../../report/findings/review-outputs.ts';
import { withoutBlocks } from '../../report/findings/without-blocks.ts';
import type { Lead } from '../../report/summary.ts';
import type { RunResult } from '../../run/result.ts';
import { textOf } from '../../transcript/bounded-text.ts';
import type { RunRecord } from '../../transcript/run-record.ts';
import type { GitHubAccess } from '../github-access.ts';
import type { ActionIo } from '../runner/io.ts';
import { version } from '../version.ts';
import type { EndedRun } from './ended-run.ts';
import { judgeReview } from './judge-review.ts';

/** The findings of a run that asks for some. */
export interface RunFindings {
  /** What the prompt ends with. */
  readonly contract: string;
  /** The commits that are reviewed, where there is a pull request. */
  readonly commits: ReviewedCommits | undefined;
  /** The prompt that follows the first turn where its findings can't be read. */
  readonly followUp: (record: RunRecord) => string | undefined;
  /** Reads, judges and writes what was found. */
  readonly conclude: (result: RunResult) => Promise<EndedRun>;
}

/** Where findings have their places: what is reviewed, listed before the prompt. */
interface Reviewed {
  readonly number: number | undefined;
  readonly commits: ReviewedCommits | undefined;
  readonly files: ChangedFiles;
}

/** Prepares a run that asks for findings: what is reviewed is settled now, whatever is pushed while the intern works. */
export async function openRunFindings(
  io: ActionIo,
  settings: PromptSettings,
  access: GitHubAccess,
  workspace: Workspace,
): Promise<RunFindings> {
  const word = randomBytes(6).toString('hex');
  const reviewed = await readReviewed(access);
  const problemOf = (text: string): string | undefined => {
    const read = readReview(text, word);
    return 'problem' in read ? read.problem : undefined;
  };
  return {
    contract: toContract(word),
    commits: reviewed.commits,
    followUp({ text }) {
      const problem = problemOf(textOf(text));
      if (problem === undefined) return undefined;
      io.log.notice(`The intern is asked for its findings once more. ${problem}`);
      return toRepairPrompt(word, problem);
    },
    async conclude(result) {
      const shown = { ...result, record: withoutBlocks(result.record) };
      if (result.conclusion !== 'finished') return { result: shown, verdict: 'none' };
      const review = reviewOf(result.record, word);
      const placed = review.findings.map((finding) => ({ finding, placement: placeOf(finding, reviewed.files) }));
      writeFiles(io, workspace, { review, placed, binding: bindingOf(io, access, reviewed) });
      const outcome = judgeReview(io, settings, { review, placed, commits: reviewed.commits });
      const lead: Lead = (level, rows) => toReviewBlocks(outcome, level, rows);
      return { result: shown, verdict: outcome.verdict, lead };
    },
  };
}

async function readReviewed({ subject, github, repository }: GitHubAccess): Promise<Reviewed> {
  if (subject?.isPullRequest !== true) return { number: undefined, commits: undefined, files: new Map() };
  const { number } = subject;
  const commits = await readReviewedCommits(github(), repository(), subject);
  const { files } = await readChangedFiles(github(), repository(), { number, commits });
  return { number, commits, files: byPath(files) };
}

/** The review of the answer, or that of the repair. */
function reviewOf({ text, follow_up_text }: RunRecord, word: string): Review {
  const first = readReview(textOf(text), word);
  if ('review' in first) return first.review;
  const second = readReview(textOf(follow_up_text), word);
  return 'review' in second ? second.review : noReview(second.problem);
}

function bindingOf({ env }: ActionIo, access: GitHubAccess, { number, commits }: Reviewed): FindingsBinding {
  const { owner, name } = access.repository();
  return {
    repository: `${owner}/${name}`,
    pull_request: number ?? null,
    head: commits?.head ?? null,
    run_id: env['GITHUB_RUN_ID'] ?? '',
  };
}

/** What goes into the files. */
interface FileContents {
  readonly review: Review;
  readonly placed: readonly PlacedFinding[];
  readonly binding: FindingsBinding;
}

function writeFiles(io: ActionIo, workspace: Workspace, { review, placed, binding }: FileContents): void {
  const folder = join(workspace.temp, `intern-${randomUUID()}`);
  const write = (name: string, text: string): string => {
    const path = join(folder, name);
    const file = workspace.create(path);
    try {
      writeFileSync(file, text);
    } finally {
      closeSync(file);
    }
    return path;
  };
  io.setOutputs({
    findings: toFindingsOutput(review.findings),
    'findings-file': write('findings.json', toFindingsFile(binding, review)),
    'sarif-file': write('findings.sarif', toSarif(placed, { name: 'intern-action', version })),
  });
}
