// Rounds without an action: a pull request of the fake, pushed to and reviewed again and again.
import { onTestFinished } from 'vitest';
import type { Finding } from '../../../src/findings/finding.ts';
import type { Review } from '../../../src/findings/review.ts';
import { toVerdict } from '../../../src/findings/verdict.ts';
import { readFiles } from '../../../src/github/pull-request.ts';
import { readChangedFiles } from '../../../src/github/review/changed-files.ts';
import { readMemory } from '../../../src/github/review/memory.ts';
import type { RoundPlan, RoundRules } from '../../../src/github/review/plan-round.ts';
import { planRound } from '../../../src/github/review/plan-round.ts';
import type { PostedRound } from '../../../src/github/review/post-round.ts';
import { postRound } from '../../../src/github/review/post-round.ts';
import { pushTo } from '../../support/fake-github-threads.ts';
import type { GitHubUnderTest } from '../../support/github-client.ts';
import { openFakeGitHub } from '../../support/github-client.ts';
import type { Files } from '../../support/unified-diff.ts';
import { toChanges } from '../../support/unified-diff.ts';

/** A pull request that is reviewed. */
export interface RoundWorld extends GitHubUnderTest {
  /** Pushes these files; `renames` are from now on the old paths of new ones. */
  push(files: Files, renames?: Readonly<Record<string, string>>): void;
  /** Reviews the head of now. */
  review(findings: readonly Finding[], more?: Partial<Review>): Promise<ReviewedRound>;
}

/** A round that was posted. */
export interface ReviewedRound extends PostedRound {
  readonly verdict: ReturnType<typeof toVerdict>;
  /** What became of each finding. */
  readonly fates: readonly string[];
}

/** What a world differs in. */
export interface WorldOptions {
  readonly rules?: Partial<RoundRules>;
  /** Logins that may write; default: `octocat`. */
  readonly writers?: readonly string[];
  /** How a thread reads; default: its title. */
  readonly texts?: (finding: Finding) => string;
}

const rules: RoundRules = { tag: 'intern', severityFloor: ['note'], maxFindings: 25, failAt: 'major' };

/** Opens a pull request whose base has these files. */
export async function openRoundWorld(base: Files, options: WorldOptions = {}): Promise<RoundWorld> {
  const under = await openFakeGitHub();
  onTestFinished(() => under[Symbol.asyncDispose]());
  const { state, github } = under;
  const shaOf = (push: number): string => push.toString(16).padStart(40, '0');
  let pushes = 1;
  state.pullRequests.set(7, { head_sha: shaOf(1), base_sha: shaOf(0), author: 'author', files: [] });
  const writers = new Set(options.writers ?? ['octocat']);
  const plan = async (review: Review): Promise<RoundPlan> => {
    const head = shaOf(pushes);
    const memory = await readMemory(github, { number: 7, tag: 'intern' });
    const changes = await readChangedFiles(github, {
      number: 7,
      commits: { head, base: shaOf(0) },
      listed: await readFiles(github, 7),
    });
    return planRound({
      memory,
      loginsWithAccess: writers,
      head,
      changes,
      since: new Map(),
      review,
      rules: { ...rules, ...options.rules },
    });
  };
  return {
    ...under,
    push(files, renames = {}) {
      pushes += 1;
      pushTo(state, 7, { head_sha: shaOf(pushes), files: toChanges(base, files, renames) });
    },
    async review(findings, more = {}) {
      const said = findings.length === 0 ? 'pass' : 'changes';
      const review: Review = {
        internVerdict: said,
        summary: '',
        findings,
        leftOut: undefined,
        unreadable: 0,
        problem: undefined,
        ...more,
      };
      const first = await plan(review);
      const posted = await postRound(first, {
        github,

        number: 7,
        head: shaOf(pushes),
        tag: 'intern',
        texts: {
          review: ({ round, verdict, unthreaded }, inBody) =>
            [
              `Round ${round}: ${toVerdict(verdict)}, ${unthreaded.length + inBody.length} in its body`,
              ...[...inBody, ...unthreaded].map(({ finding }) => finding.title),
            ].join('\n'),
          thread: ({ finding }) => options.texts?.(finding) ?? finding.title,
          answer: ({ finding }) => `${finding.severity}: ${finding.title}`,
          unthreaded: ({ finding }) => finding.title,
        },
        planAgain: () => plan(review),
        log: under.log,
      });
      const fates = posted.plan.rows.map(({ finding, fate }) => `${finding.title}: ${fate.is}`);
      return { ...posted, verdict: toVerdict(posted.plan.verdict), fates };
    },
  };
}

/** A finding on one line. */
export function findingAt(path: string, line: number, title: string, more: Partial<Finding> = {}): Finding {
  return { path, line, end_line: line, side: 'new', severity: 'major', title, body: 'Why.', ...more };
}
