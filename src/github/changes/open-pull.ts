// Opens the pull request for a change unless it exists, and closes older pull requests that it replaces.
import * as z from 'zod/mini';
import { GitHubError, tryOrReport } from '../../errors.ts';
import { type Log, oneLine } from '../../log.ts';
import { mayHaveTakenEffect } from '../api/refusal.ts';
import type { GitHub } from '../api/rest.ts';
import { createComment } from '../comment/comments.ts';
import { buildHiddenLine } from '../comment/marker.ts';
import { type CommitPlace, notPosted, type OwnPull, readOwnBranch } from './commit.ts';

const pullShape = z.looseObject({ number: z.int(), html_url: z.string() });

/** @throws {ChangesError} `changes_not_posted`: GitHub refuses; {GitHubError} it may be open or not */
export async function openPull(
  place: CommitPlace,
  { into: baseBranch, title, body }: Record<'into' | 'title' | 'body', string>,
  knownPulls: readonly OwnPull[],
): Promise<OwnPull> {
  const { github, ownBranch } = place;
  const choose = (all: readonly OwnPull[]): OwnPull | undefined => {
    const pulls = all.filter(({ baseRefName }) => baseRefName === baseBranch);
    return pulls.find(({ state }) => state === 'OPEN') ?? pulls.find(({ state }) => state === 'MERGED') ?? pulls[0];
  };
  const existing = choose(knownPulls);
  if (existing !== undefined) return existing;
  const pull = { head: ownBranch, base: baseBranch, title, body };
  try {
    const { number, html_url: url } = await github.json(({ pulls }) => pulls.create, pull, pullShape);
    return { number, url, state: 'OPEN', baseRefName: baseBranch };
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    const mayExist = mayHaveTakenEffect(error) || error.data.status === 422;
    const created = mayExist ? choose((await readOwnBranch(place))?.pulls ?? []) : undefined;
    if (created !== undefined) return created;
    if (mayHaveTakenEffect(error)) throw error;
    const parts = [oneLine(error.message), suggestRemedy(error), `The commit is on ${JSON.stringify(ownBranch)}`];
    throw notPosted(parts.filter((part) => part !== '').join(' '));
  }
}

function suggestRemedy({ message, data }: GitHubError): string {
  if (/not permitted to create/i.test(message)) {
    return 'Turn on "Allow GitHub Actions to create and approve pull requests" in the settings of the repository or organization (Actions, General), or give the token of an app.';
  }
  if (/already exists/i.test(message)) return 'If somebody else opened it, close it.';
  if (data.status === 422) return '';
  return '"github-token" needs "pull-requests: write".';
}

export async function closeReplaced(
  github: GitHub,
  replaced: readonly { readonly number: number }[],
  { by, log }: { readonly by: OwnPull; readonly log: Log },
): Promise<void> {
  for (const { number } of replaced.filter((one) => one.number < by.number)) {
    const body = `${buildHiddenLine({ kind: 'replaced' })}\nReplaced by #${by.number}.`;
    const close = async (): Promise<void> => {
      await createComment(github, { number, body });
      await github.json(({ pulls }) => pulls.update, { pull_number: number, state: 'closed' }, pullShape);
    };
    await tryOrReport(close, (why) =>
      log.warning(`Pull request ${number}, which ${by.url} replaces, is not closed: ${why}`),
    );
  }
}
