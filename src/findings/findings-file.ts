// Writes and reads the file of findings, which one job collects and another job posts.
import * as z from 'zod/mini';
import { sha256 } from '../crypto.ts';
import { FindingsError } from '../errors.ts';
import { parseJson } from '../json.ts';
import { oneLine } from '../log.ts';
import { cutText } from './contract.ts';
import { maxBody, severities, verdictWords } from './finding.ts';
import { readFindings } from './read-review.ts';
import type { Review } from './review.ts';

const count = z.int().check(z.gte(0));

const fileShape = z.object({
  version: z.literal(1),
  repository: z.string(),
  /** Null if there is no pull request, and so is `head`. */
  pull_request: z.nullable(count),
  head: z.nullable(z.string()),
  run_id: z.string(),
  digest: z.string(),
  review: z.unknown(),
});

export type FindingsBinding = Pick<z.infer<typeof fileShape>, 'repository' | 'pull_request' | 'head' | 'run_id'>;

const reviewShape = z.object({
  verdict: z.enum(verdictWords),
  summary: z.string(),
  problem: z.nullable(z.string()),
  unreadable: count,
  left_out: z.nullable(z.object({ count, worst: z.enum(severities) })),
  findings: z.array(z.unknown()),
});

/** Writes the file as docs/review.md says, "The file of findings". */
export function toFindingsFile(binding: FindingsBinding, read: Review): string {
  const review = {
    verdict: read.said,
    summary: read.summary,
    problem: read.problem ?? null,
    unreadable: read.unreadable,
    left_out: read.leftOut ?? null,
    findings: read.findings,
  };
  return `${JSON.stringify({ version: 1, ...binding, digest: digestOf(review), review }, null, 2)}\n`;
}

/** @throws {FindingsError} `findings_file_refused`: it is no such file, is damaged, or is for something else */
export function readFindingsFile(text: string, binding: FindingsBinding): Review {
  const { data: file } = fileShape.safeParse(parseJson(text));
  const { data: review } = reviewShape.safeParse(file?.review);
  if (file === undefined || review === undefined) throw refused('it is no file of findings');
  for (const name of ['repository', 'pull_request', 'head', 'run_id'] as const) {
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

/** The digest is passed on beside the file, because any job of the run could replace the file. */
export function digestOfFile(text: string): string {
  return `sha256:${sha256(text)}`;
}

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
