// Writes and reads the file of findings, which one job collects and another job posts.
import * as z from 'zod/mini';
import { sha256 } from '../crypto.ts';
import { FindingsError } from '../errors.ts';
import { parseJson } from '../json.ts';
import { oneLine } from '../log.ts';
import { cutText } from './contract.ts';
import { maxBody, severities } from './finding.ts';
import { readFindings } from './read-review.ts';
import type { Review } from './review.ts';
import { verdictWords } from './verdict.ts';

const count = z.int().check(z.gte(0));

const fileShape = z.object({
  version: z.literal(1),
  repository: z.string(),
  /** This and `head` are null if there is no pull request. */
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

/** Follows docs/review.md, "The file of findings". */
export function toFindingsFile(binding: FindingsBinding, review: Review): string {
  const content = {
    verdict: review.internVerdict,
    summary: review.summary,
    problem: review.problem ?? null,
    unreadable: review.unreadable,
    left_out: review.leftOut ?? null,
    findings: review.findings,
  };
  const digest = digestFile(JSON.stringify(content));
  return `${JSON.stringify({ version: 1, ...binding, digest, review: content }, null, 2)}\n`;
}

/** @throws {FindingsError} `findings_file_refused`: no file of findings, damaged, or of another pull request or run */
export function readFindingsFile(text: string, binding: FindingsBinding): Review {
  const { data: file } = fileShape.safeParse(parseJson(text));
  const { data: review } = reviewShape.safeParse(file?.review);
  if (file === undefined || review === undefined) throw refusal("it isn't a file of findings");
  for (const name of ['repository', 'pull_request', 'head', 'run_id'] as const) {
    if (file[name] === binding[name]) continue;
    throw refusal(`its ${name} is ${JSON.stringify(file[name])}, but this job has ${JSON.stringify(binding[name])}`);
  }
  const digest = digestFile(JSON.stringify(file.review));
  if (file.digest !== digest) throw refusal('its digest does not match its content');
  const readEntries = readFindings(review.findings);
  return {
    internVerdict: review.verdict,
    summary: cutText(review.summary, maxBody),
    problem: review.problem === null ? undefined : cutText(review.problem, maxBody),
    findings: readEntries.findings,
    leftOut: review.left_out ?? readEntries.leftOut,
    unreadable: review.unreadable + readEntries.unreadable,
  };
}

/** Digests a file, or the review in it. Jobs pass a file's digest on separately: any job could replace the file. */
export function digestFile(text: string): string {
  return `sha256:${sha256(text)}`;
}

export function refusal(why: string, cause?: unknown): FindingsError {
  const message = `The file of findings is refused: ${oneLine(why)}. Give the unchanged file that a job of this workflow run collected.`;
  return new FindingsError('findings_file_refused', message, { source: 'findings-file', cause });
}
