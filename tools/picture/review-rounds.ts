// Two rounds of a review on one pull request, and the pages of what they left on GitHub.

import { readWorkflow, runJob } from '../../test/support/example-workflow.ts';
import type { ExampleWorld } from '../../test/support/example-world.ts';
import { startExampleWorld } from '../../test/support/example-world.ts';
import { addCommit } from '../../test/support/fake-github-state.ts';
import { pushTo } from '../../test/support/fake-github-threads.ts';
import type { Theme } from '../../test/support/github-page.ts';
import { conversationPage } from './conversation-page.ts';
import { pullRequestEvent } from './pull-request-event.ts';

/** How the author mended the first finding; the intern sees it in the diff. */
const mendedLine = '  const end = start + Math.max(length, 0);';

const block = {
  version: 1,
  run: '{{review_word}}',
  verdict: 'pass',
  summary: 'A negative length gives an empty range now. What is left is a test for it.',
  findings: [
    {
      path: 'test/range.test.ts',
      line: 21,
      end_line: 22,
      severity: 'minor',
      title: 'Still no test with a negative length',
      body: 'Add one with `-1`.',
    },
  ],
};
const answer = `A negative length gives an empty range now.\n\n\`\`\`intern-findings\n${JSON.stringify(block)}\n\`\`\`\n`;
const reviewerTurns = `
  - when: "*Math.max(length, 0)*"
    model: example/scripted-1
    steps:
      - say: ${JSON.stringify(answer)}
`;

/** Pages of the pull request after each round, in a colour scheme. */
export interface ReviewRounds {
  first(theme: Theme): string;
  next(theme: Theme): string;
}

/** Reviews the example's pull request, pushes what mends the worst finding, and reviews it again. */
export async function reviewRounds(): Promise<ReviewRounds> {
  await using world = await startExampleWorld({ reviewerTurns });
  const { state } = world.github;
  // What `GITHUB_TOKEN` has by the permissions of this example.
  state.lacks.add('contents: write');
  const workflow = readWorkflow('review-pull-request.yml');
  await runJob(workflow, 'review', world, { event: pullRequestEvent(world), conclusion: 'failure' });
  const first = structuredClone(takeConversation(world));
  pushMended(world);
  await runJob(workflow, 'review', world, { event: pullRequestEvent(world) });
  const { threads, ...next } = takeConversation(world);
  // A thread keeps the lines that it was opened on.
  const changed = { ...next, patches: first.patches, threads: threads.filter(({ comments }) => comments.length > 1) };
  return {
    first: (theme) => conversationPage(first, theme),
    next: (theme) => conversationPage(changed, theme),
  };
}

function pushMended({ github, shas }: ExampleWorld): void {
  const { state } = github;
  const head_sha = addCommit(state, 'heads/range', { 'src/range.ts': mendedLine });
  const files = (state.pullRequests.get(7)?.files ?? []).map((file) => ({
    ...file,
    patch: file.patch?.replace(/^ {3}const end = .*$/m, (line) => `-${line.slice(1)}\n+${mendedLine}`),
  }));
  pushTo(state, 7, { head_sha, files });
  state.diffs.set(`${shas.base}...${head_sha}`, files.map(({ patch }) => patch).join('\n'));
}

/** The newest review, all threads with the lines that they were opened on, and the newest status. */
function takeConversation({ github }: ExampleWorld) {
  const { state } = github;
  const review = state.reviews.at(-1);
  const status = state.statuses.at(-1);
  if (review === undefined || status === undefined) throw new Error('The run left no review, or no status.');
  const patches = state.pullRequests.get(7)?.files ?? [];
  return { review, status, patches, threads: state.threads };
}
