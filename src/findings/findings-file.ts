// The file of findings: collected by one job and posted by another, bound to repository, pull request, head and run.

import * as z from 'zod/mini';
import { FindingsError } from '../errors.ts';
import { parseJson } from '../json.ts';
import { oneLine } from '../log.ts';
import { sha256 } from '../sha256.ts';
import { cutText, toEntry } from './contract.ts';
import { maxBody, severities, verdictWords } from './finding.ts';
import { readFindings } from './read-review.ts';
import type { Review } from './review.ts';

/** The origin of a file of findings. */
export interface FindingsBinding {
  /** `owner/name`. */
  readonly repository: string;
  /** Null without a pull request. */
  readonly pull_request: number | null;
  /** The reviewed commit; null without a pull request. */
  readonly head: string | null;
  /** Id of the workflow run. */
  readonly run_id: string;
}

const count = z.int().check(z.gte(0));

const fileShape = z.object({
  version: z.literal(1),
  repository: z.string(),
  pull_request: z.nullable(count),
  head: z.nullable(z.string()),
  run_id: z.string(),
  digest: z.string(),
  review: z.unknown(),
});

const reviewShape = z.object({
  verdict: z.enum(verdictWords),
  summary: z.string(),
  problem: z.nullable(z.string()),
  unreadable: count,
  left_out: z.nullable(z.object({ count, worst: z.enum(severities) })),
  findings: z.array(z.unknown()),
});

/** Fields of the origin that have to match. */
const bound = ['repository', 'pull_request', 'head', 'run_id'] as const satisfies readonly (keyof FindingsBinding)[];

/** Writes a file of findings (docs/review.md, "The file of findings"). */
export function toFindingsFile(binding: FindingsBinding, read: Review): string {
  const review = {
    verdict: read.said,
    summary: read.summary,
    problem: read.problem ?? null,
    unreadable: read.unreadable,
    left_out: read.leftOut ?? null,
    findings: read.findings.map(toEntry),
  };
  return `${JSON.stringify({ version: 1, ...binding, digest: digestOf(review), review }, null, 2)}\n`;
}

/**
 * Reads a file of findings, and validates every finding again.
 *
 * @throws {FindingsError} `findings_file_refused`: not such a file, damaged, or of another repository, pull request,
 * head or workflow run
 */
export function readFindingsFile(text: string, binding: FindingsBinding): Review {
  const { data: file } = fileShape.safeParse(parseJson(text));
  const { data: review } = reviewShape.safeParse(file?.review);
  if (file === undefined || review === undefined) throw refused('it is no file of findings');
  for (const name of bound) {
    if (file[name] === binding[name]) continue;
    throw refused(`its ${name} is ${JSON.stringify(file[name])}, and this job has ${JSON.stringify(binding[name])}`);
  }
  if (file.digest !== digestOf(file.review)) throw refused('its digest is not that of what it holds');
  const again = readFindings(review.findings);
  return {
    said: review.verdict,
    summary: cutText(review.summary, maxBody),
    problem: review.problem === null ? undefined : cutText(review.problem, maxBody),
    findings: again.findings,
    leftOut: review.left_out ?? again.leftOut,
    unreadable: review.unreadable + again.unreadable,
  };
}

/** Hashes a file; jobs pass the digest separately, because any job of the run could replace the file. */
export function digestOfFile(text: string): string {
  return `sha256:${sha256(text)}`;
}

/** Builds the error `findings_file_refused`. */
export function refused(why: string, cause?: unknown): FindingsError {
  return new FindingsError(
    'findings_file_refused',
    `The file of findings is refused: ${oneLine(why)}. Give the file that a job of this workflow run collected, unchanged.`,
    { source: 'findings-file', cause },
  );
}

function digestOf(review: unknown): string {
  return digestOfFile(JSON.stringify(review));
}
