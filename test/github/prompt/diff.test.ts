// The diff of what is new: since our last review, or the whole one, and the prompt says which.
import { expect, test } from 'vitest';
import { buildReviewMarker } from '../../../src/github/review/review-marker.ts';
import type { GitHubUnderTest } from '../../support/github-client.ts';
import { openFakeGitHub } from '../../support/github-client.ts';
import { base, fill, head } from '../../support/prompt.ts';

const earlier = 'c'.repeat(40);

/** A pull request of which these heads were reviewed. */
async function reviewed(...heads: readonly string[]): Promise<GitHubUnderTest> {
  const under = await openFakeGitHub();
  const { state } = under;
  state.pullRequests.set(7, { head_sha: head, base_sha: base });
  state.diffs.set(`${base}...${head}`, 'whole');
  state.diffs.set(`${earlier}...${head}`, 'new');
  for (const [index, commit] of heads.entries()) {
    const marker = buildReviewMarker({ kind: 'review', tag: 'intern', round: index + 1, head: commit });
    state.reviews.push({ id: index, pull: 7, author: state.viewer, body: `${marker}\nFine.`, commit, at: '' });
  }
  return under;
}

test.each([
  ['nothing was reviewed', [], 'whole', 'nothing of it was reviewed before'],
  ['this commit alone was reviewed', [head], 'whole', 'nothing of it was reviewed before'],
  ['an earlier commit was reviewed', ['d'.repeat(40), earlier], 'new', `new since the review of ${earlier}`],
  ['an earlier one, and this one', [earlier, head], 'new', `new since the review of ${earlier}`],
])('where %s, the diff is %s', async (_, heads, text, says) => {
  await using under = await reviewed(...heads);
  under.state.comparisons.set(`${earlier}...${head}`, { files: [] });
  const prompt = await fill(under, '{{pull_request.new_diff}}');
  expect(prompt).toContain(`\n${text}\n`);
  expect(prompt).toContain(says);
});

test.each(['diverged', 'behind', 'gone'] as const)(
  'after history was rewritten (%s) it is the whole diff',
  async (status) => {
    await using under = await reviewed(earlier);
    if (status !== 'gone') under.state.comparisons.set(`${earlier}...${head}`, { files: [], status });
    const prompt = await fill(under, '{{pull_request.new_diff}}');
    expect(prompt).toContain('\nwhole\n');
    expect(prompt).toContain(`history was rewritten since the review of ${earlier}`);
  },
);
