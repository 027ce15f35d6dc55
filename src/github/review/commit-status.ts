// The commit status of a review: written on the reviewed commit, and never over that of a newer run.
import * as z from 'zod/mini';
import type { GitHub } from '../api/rest.ts';
import type { Account } from '../comment/comments.ts';
import type { Repository } from '../subject.ts';

/** States of a commit status (GitHub docs, "Create a commit status"). */
export type StatusState = 'pending' | 'success' | 'failure' | 'error';

/** Which status: one context on one commit, of one workflow run. */
export interface StatusPlace {
  readonly sha: string;
  readonly context: string;
  /** Of the workflow run: it tells whose status is the newest. */
  readonly runUrl: string;
}

/** A status to be written. */
export interface NewStatus {
  readonly state: StatusState;
  /** At most 140 characters. */
  readonly description: string;
}

const statusShape = z.looseObject({
  state: z.string(),
  context: z.string(),
  target_url: z.nullable(z.string()),
  creator: z.nullable(z.looseObject({ login: z.string(), type: z.string() })),
});

/** A status as it is on GitHub. */
export type CommitStatus = z.infer<typeof statusShape>;

/** The newest status of a context on a commit (GitHub docs, "List commit statuses for a reference": newest first). */
export async function readNewestStatus(
  github: GitHub,
  { owner, name }: Repository,
  { sha, context }: Pick<StatusPlace, 'sha' | 'context'>,
): Promise<CommitStatus | undefined> {
  const place = { owner, repo: name, ref: sha, per_page: 100 };
  const list = github.pages(
    ({ rest, paginate }) => paginate.iterator(rest.repos.listCommitStatusesForRef, place),
    z.array(statusShape),
  );
  for await (const page of list) {
    const found = page.find((status) => status.context === context);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Writes a status. */
export async function writeStatus(
  github: GitHub,
  { owner, name }: Repository,
  { sha, context, runUrl }: StatusPlace,
  { state, description }: NewStatus,
): Promise<void> {
  const status = { owner, repo: name, sha, context, state, description: description.slice(0, 140), target_url: runUrl };
  await github.json(({ rest }) => rest.repos.createCommitStatus(status), z.unknown());
}

/** Writes the last status of a run, unless another run wrote one since; whether it was written. */
export async function endStatus(
  github: GitHub,
  repository: Repository,
  place: StatusPlace,
  status: NewStatus,
): Promise<boolean> {
  const newest = await readNewestStatus(github, repository, place);
  if (newest?.target_url !== place.runUrl) return false;
  if (newest.state !== status.state) await writeStatus(github, repository, place, status);
  return true;
}

/** Whether an account wrote a status. */
export function isStatusBy({ creator }: CommitStatus, { login, type }: Account): boolean {
  return creator?.login === login && creator.type === type;
}
