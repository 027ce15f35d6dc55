// The example with an agent in the job, run as its repository would run it: checkout, default branch, pull request 7.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { actionReference, readWorkflow } from './example-workflow.ts';
import { fakeToken, startFakeGitHub } from './fake-github.ts';
import { addCommit } from './fake-github-state.ts';
import { type JobResult, runJob, type Workflow } from './workflow.ts';

const examples = join(import.meta.dirname, '../../examples');
const read = (path: string): string => readFileSync(join(examples, path), 'utf8');

/** What is special about a review. */
export interface AgentReviewOptions {
  /** `PATH` of the job: where `opencode` and `bwrap` are. */
  readonly path: string;
  /** Programs that stand in for those of the steps before. */
  readonly programs: Readonly<Record<string, string>>;
  /** Title of the pull request. */
  readonly title?: string;
  /** Makes the service's configuration another one. */
  readonly change?: (config: string) => string;
  /** The workflow and its two files of the default branch; default: those of the examples. */
  readonly files?: AgentFiles;
}

/** A workflow with an agent in the job, and the files that it reads on the default branch. */
export interface AgentFiles {
  readonly workflow: Workflow;
  readonly service: string;
  readonly policy: string;
}

/** What a review left behind. */
export interface AgentReview {
  readonly job: JobResult;
  readonly comments: readonly string[];
  /** Where the agent worked. */
  readonly workspace: string;
}

/** Runs the example, with no identity of the job and with the model's key alone; what is left is for `look` to see. */
export async function reviewInTheJob(
  { path, programs, title = 'Take ranges of any length', change = (config) => config, files }: AgentReviewOptions,
  look: (review: AgentReview) => void | Promise<void>,
): Promise<void> {
  const workspace = mkdtempSync(join(tmpdir(), 'agent-in-the-job-'));
  await using github = await startFakeGitHub();
  const trusted = {
    '.github/intern-service.yml': change(files?.service ?? read('service/agent-in-the-job.yml')),
    '.github/intern-policy.yml': files?.policy ?? read('policies/agent-read-only.yml'),
    'src/range.ts': 'export const range = 1;\n',
  };
  for (const [file, text] of Object.entries(trusted)) {
    mkdirSync(dirname(join(workspace, file)), { recursive: true });
    writeFileSync(join(workspace, file), text);
  }
  const base_sha = addCommit(github.state, 'heads/main', trusted);
  const head_sha = addCommit(github.state, 'heads/range', trusted);
  github.state.pullRequests.set(7, { head_sha, base_sha, title, files: [{ filename: 'src/range.ts' }] });
  github.state.diffs.set(`${base_sha}...${head_sha}`, 'diff --git a/src/range.ts b/src/range.ts\n');
  const repo = { id: github.state.repository_id };
  const pull_request = { number: 7, title, body: '', head: { sha: head_sha, repo }, base: { sha: base_sha, repo } };
  const payload = { action: 'opened', pull_request, repository: { visibility: 'private' } };
  const env = { PATH: path, GITHUB_API_URL: github.url, GITHUB_REPOSITORY: 'acme/app', GITHUB_RUN_ID: '4711' };
  try {
    const job = await runJob(files?.workflow ?? readWorkflow('agent-in-the-job.yml'), 'review', {
      workspace,
      event: { name: 'pull_request', payload },
      contexts: { github: { event: payload }, secrets: { OPENROUTER_API_KEY: 'made-up-model-key' } },
      env,
      action: { reference: actionReference, inputs: { 'github-token': fakeToken } },
      programs,
    });
    await look({ job, comments: github.state.comments.map(({ body }) => body), workspace });
  } finally {
    rmSync(workspace, { recursive: true, force: true });
  }
}
