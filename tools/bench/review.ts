// The cost of a review: a job that posts 25 findings on a pull request of 300 files, beside the same job without findings.
import type { Service } from '../../src/service/index.ts';
import { startService } from '../../src/service/index.ts';
import { fakeToken, startFakeGitHub } from '../../test/support/fake-github.ts';
import { addCommit } from '../../test/support/fake-github-state.ts';
import { identityEnv, jobConfig, jobInputs } from '../../test/support/job-service.ts';
import { entry, rangePatch, reviewAnswer } from '../../test/support/review.ts';
import type { Ratio } from './compare.ts';
import { takeTurns, toRatio } from './compare.ts';
import { measureStep } from './step-use.ts';

const shas = { base: 'b'.repeat(40), head: 'a'.repeat(40) };
const paths = Array.from({ length: 300 }, (_, index) => `src/${index}.ts`);
const findings = paths.slice(0, 25).map((path, index) => entry({ path, title: `Number ${index}` }));
const jobs = {
  review: { findings: 'review', 'commit-status': 'interns/review', 'fail-at': 'never' },
  none: { findings: 'none' },
} as const;

/** What one job used, and what it asked of GitHub beside pages of lists. */
interface JobUse {
  readonly cpuMs: number;
  readonly requests: number;
}

/** The list of files, of comments, of statuses; and by GraphQL, which a first review asks for nothing else, that of reviews and threads. */
const page = /^GET .*\/(?:files|comments|statuses)\?|^POST \/graphql$/;

/** One job on a pull request that nobody has reviewed. */
async function measure(service: Service, job: keyof typeof jobs): Promise<JobUse> {
  await using github = await startFakeGitHub();
  const { state } = github;
  addCommit(state, 'heads/main', { '.github/intern-policy.yml': 'version: 1\n' });
  const files = paths.map((filename) => ({ filename, patch: rangePatch, status: 'modified' }));
  state.pullRequests.set(7, { head_sha: shas.head, base_sha: shas.base, author: 'octocat', files });
  const repo = { id: state.repository_id };
  const pull_request = { number: 7, title: 'A change', head: { sha: shas.head, repo }, base: { sha: shas.base, repo } };
  const { step, cpuMs } = await measureStep({
    inputs: {
      ...jobInputs,
      ...jobs[job],
      'base-url': service.baseUrl,
      'github-token': fakeToken,
      comment: 'sticky',
    },
    event: { name: 'pull_request', payload: { action: 'opened', pull_request, repository: { visibility: 'private' } } },
    env: { ...identityEnv(service.addJob()), GITHUB_API_URL: github.url, GITHUB_REPOSITORY: 'acme/app' },
  });
  const expected = job === 'review' ? findings.length : 0;
  if (step.exitCode !== 0 || state.threads.length !== expected) throw new Error(`The run failed: ${step.log}`);
  if (github.violations.length > 0) throw new Error(github.violations.join('\n'));
  return { cpuMs, requests: github.requests.filter((request) => !page.test(request)).length };
}

/** CPU time of the review over that of the job without findings, and the most requests of a review. */
export async function benchReview(rounds: number): Promise<{ readonly cpu: Ratio; readonly requests: number }> {
  const turns = [{ steps: [{ say: reviewAnswer(findings) }] }];
  const service = await startService({
    identityProvider: true,
    config: jobConfig(turns, { limits: { turns_per_minute: 10_000 } }),
  });
  const uses = await takeTurns(
    rounds,
    new Map([
      ['review' as const, () => measure(service, 'review')],
      ['none' as const, () => measure(service, 'none')],
    ]),
  );
  await service.stop();
  const of = (job: keyof typeof jobs, figure: keyof JobUse) => uses.get(job)?.map((one) => one[figure]) ?? [];
  const times = { ours: of('review', 'cpuMs'), floor: of('none', 'cpuMs') };
  return {
    cpu: toRatio('CPU time of the whole job', 'ms', times),
    requests: Math.max(...of('review', 'requests')),
  };
}
