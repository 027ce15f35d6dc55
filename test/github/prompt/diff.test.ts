// The diff of what is new: since our last review, or the whole one, and the prompt says which.
import { expect, test } from 'vitest';
import { buildReviewMarker } from '../../../src/github/review/review-marker.ts';
import type { GitHubUnderTest } from '../../support/github-client.ts';
import { openFakeGitHub } from '../../support/github-client.ts';
import { base, fill, head } from '../../support/prompt.ts';

const earlier = 'c'.repeat(40);

interface Reviewed {
  readonly head: string;
  readonly round: number;
  readonly tag?: string;
  readonly partial?: boolean;
}

/** A pull request that was reviewed. */
async function reviewed(...reviews: readonly Reviewed[]): Promise<GitHubUnderTest> {
  const under = await openFakeGitHub();
  const { state } = under;
  state.pullRequests.set(7, { head_sha: head, base_sha: base });
  state.diffs.set(`${base}...${head}`, 'whole');
  state.diffs.set(`${earlier}...${head}`, 'new');
  for (const [id, review] of reviews.entries()) {
    const marker = buildReviewMarker({ kind: 'review', tag: 'intern', ...review });
    state.reviews.push({ id, pull: 7, author: state.viewer, body: `${marker}\nFine.`, commit: review.head, at: '' });
  }
  return under;
}

const first = 'd'.repeat(40);
const whole = '[It is the whole diff: nothing of it was reviewed before.]\n```text\nwhole\n';
const onlyNew = `[It is what is new since the review of ${earlier}.]\n\`\`\`text\nnew\n`;

test.each<[string, readonly Reviewed[], string]>([
  ['nothing was reviewed', [], whole],
  ['this commit alone was reviewed', [{ head, round: 1 }], whole],
  ['an earlier commit was reviewed in part', [{ head: earlier, round: 1, partial: true }], whole],
  ['an earlier commit was reviewed for somebody else', [{ head: earlier, round: 1, tag: 'other' }], whole],
  [
    'earlier commits were reviewed',
    [
      { head: first, round: 1 },
      { head: earlier, round: 2 },
    ],
    onlyNew,
  ],
  [
    'the later of them was reviewed first',
    [
      { head: earlier, round: 2 },
      { head: first, round: 1 },
    ],
    onlyNew,
  ],
  [
    'an earlier one, and this one',
    [
      { head: earlier, round: 1 },
      { head, round: 2 },
    ],
    onlyNew,
  ],
])('where %s, the prompt shows that and says so', async (_, reviews, shown) => {
  await using under = await reviewed(...reviews);
  under.state.comparisons.set(`${earlier}...${head}`, { files: [] });
  expect(await fill(under, '{{pull_request.new_diff}}')).toContain(shown);
});

test.each(['diverged', 'behind', 'gone'] as const)(
  'after history was rewritten (%s) it is the whole diff',
  async (status) => {
    await using under = await reviewed({ head: earlier, round: 1 });
    if (status !== 'gone') under.state.comparisons.set(`${earlier}...${head}`, { files: [], status });
    const prompt = await fill(under, '{{pull_request.new_diff}}');
    expect(prompt).toContain('\nwhole\n');
    expect(prompt).toContain(`history was rewritten since the review of ${earlier}`);
  },
);
