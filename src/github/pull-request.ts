// Reads a pull request and its changed files from the API.
import * as z from 'zod/mini';
import { flag, integer, optionalText, text, textOrNull } from '../contract/values.ts';
import { authorShape } from './account.ts';
import type { GitHub } from './api/rest.ts';

const refShape = z.looseObject({
  ref: text,
  sha: text,
  repo: z.nullable(z.looseObject({ id: integer, full_name: text })),
});

export const pullRequestShape = z.looseObject({
  number: integer,
  title: text,
  body: textOrNull,
  state: text,
  draft: z.optional(flag),
  user: authorShape,
  updated_at: text,
  labels: z.array(z.looseObject({ name: text })),
  head: refShape,
  base: refShape,
});

export type PullRequest = z.infer<typeof pullRequestShape>;

export const filesShape = z.array(
  z.looseObject({
    filename: text,
    status: text,
    additions: integer,
    deletions: integer,
    previous_filename: optionalText,
    patch: optionalText,
  }),
);

export type ListedFile = z.infer<typeof filesShape>[number];

export function readPullRequest(github: GitHub, number: number): Promise<PullRequest> {
  return github.json(({ pulls }) => pulls.get, { pull_number: number }, pullRequestShape);
}

/** A deleted head repository counts as a fork. */
export function isFromFork({ head, base }: PullRequest): boolean {
  return head.repo === null || head.repo.id !== base.repo?.id;
}

/** Reads 3,000 files at most: GitHub lists no more (GitHub docs, "List pull requests files"). */
export async function readFiles(github: GitHub, number: number): Promise<readonly ListedFile[]> {
  const maxBytes = 64 * 1024 * 1024; // a page includes diffs
  return Array.fromAsync(github.list(({ pulls }) => pulls.listFiles, { pull_number: number }, filesShape, maxBytes));
}

export function listsPath(files: readonly ListedFile[], path: string): boolean {
  return files.some(({ filename, previous_filename }) => filename === path || previous_filename === path);
}
