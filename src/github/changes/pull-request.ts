// Opens the pull request of a change, or finds it, and closes the older ones that it replaces.
import * as z from 'zod/mini';
import { GitHubError, tryOrTell } from '../../errors.ts';
import { type Log, oneLine } from '../../log.ts';
import { mayBeDone } from '../api/refusal.ts';
import type { GitHub } from '../api/rest.ts';
import { createComment } from '../comment/comments.ts';
import { buildHiddenLine } from '../comment/marker.ts';
import { type CommitPlace, notPosted, type OwnPull, readOwnBranch } from './commit.ts';
import type { OpenChange } from './read-target.ts';

const pullShape = z.looseObject({ number: z.int(), html_url: z.string() });

/** @throws {ChangesError} `changes_not_posted`: GitHub refuses; {GitHubError} it may or may not have opened it */
export async function openPull(
  place: CommitPlace,
  { into, title, body }: Record<'into' | 'title' | 'body', string>,
  known: readonly OwnPull[],
): Promise<OwnPull> {
  const { github, ownBranch } = place;
  const find = (all: readonly OwnPull[]): OwnPull | undefined => {
    const pulls = all.filter(({ baseRefName }) => baseRefName === into);
    return pulls.find(({ state }) => state === 'OPEN') ?? pulls.find(({ state }) => state === 'MERGED') ?? pulls[0];
  };
  const before = find(known);
  if (before !== undefined) return before;
  const pull = { head: ownBranch, base: into, title, body };
  try {
    const { number, html_url: url } = await github.json(({ pulls }) => pulls.create, pull, pullShape);
    return { number, url, state: 'OPEN', baseRefName: into };
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    const mayBeThere = mayBeDone(error) || error.data.status === 422;
    const found = mayBeThere ? find((await readOwnBranch(place))?.pulls ?? []) : undefined;
    if (found !== undefined) return found;
    if (mayBeDone(error)) throw error;
    const words = [oneLine(error.message), remedyOf(error), `The commit is on ${JSON.stringify(ownBranch)}`];
    throw notPosted(words.filter((one) => one !== undefined).join(' '));
  }
}

function remedyOf({ message, data }: GitHubError): string | undefined {
  if (/not permitted to create/i.test(message)) {
    return 'Turn on "Allow GitHub Actions to create and approve pull requests" in the settings of the repository or organization (Actions, General), or give the token of an app.';
  }
  // A status of 422 is about the pull request itself, such as "No commits between main and x".
  return data.status === 422 ? undefined : '"github-token" needs "pull-requests: write".';
}

/** Only warns of a failure. */
export async function closeReplaced(
  github: GitHub,
  replaced: readonly OpenChange[],
  { by, log }: { readonly by: OwnPull; readonly log: Log },
): Promise<void> {
  for (const { number } of replaced.filter((one) => one.number < by.number)) {
    const body = `${buildHiddenLine({ kind: 'replaced' })}\nReplaced by #${by.number}.`;
    const close = async (): Promise<void> => {
      await createComment(github, { number, body });
      await github.json(({ pulls }) => pulls.update, { pull_number: number, state: 'closed' }, pullShape);
    };
    await tryOrTell(close, (why) =>
      log.warning(`Pull request ${number}, which ${by.url} replaces, is not closed: ${why}`),
    );
  }
}
