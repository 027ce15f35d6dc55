// The examples that take an agent's change home, run as their repository would run them: both jobs, with a folder between them.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { jobWithModels, type ModelsOfJob } from './agent-in-the-job.ts';
import { actionReference, readWorkflow } from './example-workflow.ts';
import { fakeToken, startFakeGitHub } from './fake-github.ts';
import { makeCommit, setBranch } from './fake-github-git.ts';
import type { FakeState } from './fake-github-state.ts';
import { type JobResult, runJob, type Workflow } from './workflow.ts';

const examples = join(import.meta.dirname, '../../examples');
const read = (path: string): string => readFileSync(join(examples, path), 'utf8');

/** A workflow of the examples, its event, and what its agent does. */
export interface ChangeWorkflow {
  readonly workflow: string;
  readonly policy: string;
  readonly event: 'pull_request' | 'schedule' | 'issue_comment';
  /** `PATH` of the job: where `opencode` and `bwrap` are. */
  readonly path: string;
  /** Stands in for `npm`; default: it says what it was told. */
  readonly npm?: string;
  /** Prompt in place of the workflow's. */
  readonly prompt?: string;
  /** A model in place of one that answers nothing. */
  readonly modelUrl?: string;
  /** Makes the service's configuration another one. */
  readonly change?: (config: string) => string;
  /** More files of the commit. */
  readonly files?: Readonly<Record<string, string>>;
  /** A link leads to the workspace of the first job. */
  readonly isLinked?: true;
}

/** What both jobs left behind. */
export interface ChangedRepository {
  readonly fix: JobResult;
  /** Undefined where the first job handed nothing on. */
  readonly post: JobResult | undefined;
  readonly state: FakeState;
  /** Requests of each job to GitHub. */
  readonly requests: { readonly first: readonly string[]; readonly second: readonly string[] };
  readonly head: string;
  /** Files at the tip of a branch. */
  readonly filesOn: (branch: string) => ReadonlyMap<string, unknown> | undefined;
  readonly workspace: string;
}

/** Runs both jobs. */
export async function runChangeWorkflow(
  asked: ChangeWorkflow,
  look: (changed: ChangedRepository) => void | Promise<void>,
): Promise<void> {
  await using github = await startFakeGitHub();
  await using models = await jobWithModels(asked.modelUrl);
  const workspace = mkdtempSync(join(tmpdir(), 'change-workflow-'));
  // The second job has no checkout.
  const elsewhere = mkdtempSync(join(tmpdir(), 'change-workflow-'));
  const link = `${workspace}-link`;
  if (asked.isLinked === true) symlinkSync(workspace, link);
  try {
    const place = asked.isLinked === true ? link : workspace;
    await look(await runBoth(asked, { github, models, workspace: place, elsewhere }));
  } finally {
    for (const folder of [link, workspace, elsewhere]) rmSync(folder, { recursive: true, force: true });
  }
}

interface Places {
  readonly github: Awaited<ReturnType<typeof startFakeGitHub>>;
  readonly models: ModelsOfJob;
  readonly workspace: string;
  readonly elsewhere: string;
}

async function runBoth(
  asked: ChangeWorkflow,
  { github, models, workspace, elsewhere }: Places,
): Promise<ChangedRepository> {
  const { workflow: name, policy, event: eventName, change = (config) => config } = asked;
  const { state } = github;
  const files = new Map(
    Object.entries({
      '.github/intern-service.yml': change(models.leadTo(read('service/agent-in-the-job.yml'))),
      '.github/intern-policy.yml': read(`policies/${policy}`),
      'README.md': '# App\n',
      'docs/use.md': 'Call `range(1)`.\n',
      'src/range.ts': 'export const range = 1;\n',
      'test/range.test.ts': '// none yet\n',
      ...asked.files,
    }),
  );
  const first = makeCommit(state, files, { parents: [], message: 'First', author: 'octocat' });
  setBranch(state, 'main', first);
  const isPull = eventName !== 'schedule';
  const head = isPull ? makeCommit(state, files, { parents: [first], message: 'Topic', author: 'octocat' }) : first;
  if (isPull) setBranch(state, 'topic', head);
  for (const [path, text] of files) {
    mkdirSync(dirname(join(workspace, path)), { recursive: true });
    writeFileSync(join(workspace, path), text);
  }
  mkdirSync(join(workspace, '.git'));
  writeFileSync(join(workspace, '.git/HEAD'), `${head}\n`);

  const isFork = eventName === 'issue_comment';
  state.pullRequests.set(7, {
    head_sha: head,
    head_ref: 'topic',
    base_sha: first,
    base_ref: 'main',
    author: 'octocat',
    files: [{ filename: 'src/range.ts', patch: '@@ -0,0 +1 @@\n+export const range = 1;' }],
    ...(isFork ? { head_repository: 99 } : {}),
  });
  const repo = { id: state.repository_id, full_name: 'acme/app' };
  const pull_request = { number: 7, head: { sha: head, ref: 'topic', repo }, base: { sha: first, ref: 'main', repo } };
  const repository = { visibility: 'private', default_branch: 'main' };
  const now = new Date().toISOString();
  const payloads = {
    pull_request: { action: 'opened', pull_request, repository, sender: { login: 'octocat', type: 'User' } },
    schedule: { schedule: '17 5 * * 1', repository },
    issue_comment: {
      action: 'created',
      issue: { number: 7, title: 'Take ranges', body: '', pull_request: {} },
      comment: { body: '/intern fix the range', updated_at: now, user: { login: 'octocat', type: 'User' } },
      repository,
      sender: { login: 'octocat', type: 'User' },
    },
  } as const;
  const event = { name: eventName, payload: payloads[eventName] };
  const env = (job: string): Readonly<Record<string, string>> => ({
    ...models.env,
    PATH: asked.path,
    GITHUB_ACTIONS: 'true',
    GITHUB_API_URL: github.url,
    GITHUB_GRAPHQL_URL: `${github.url}/graphql`,
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_REPOSITORY: 'acme/app',
    GITHUB_RUN_ID: '4711',
    GITHUB_JOB: job,
    GITHUB_ACTOR: 'octocat',
    GITHUB_TRIGGERING_ACTOR: 'octocat',
    GITHUB_SHA: isPull ? 'c'.repeat(40) : head,
    GITHUB_REF: eventName === 'pull_request' ? 'refs/pull/7/merge' : 'refs/heads/main',
  });
  let artifact = '';
  const actions = {
    'actions/upload-artifact': async (inputs: Readonly<Record<string, string>>) => {
      // A runner asks the condition of the step.
      if (inputs['path'] !== '') artifact = readFileSync(inputs['path'] ?? '', 'utf8');
      return {};
    },
    'actions/download-artifact': async () => {
      writeFileSync(join(elsewhere, 'changes.json'), artifact);
      return {};
    },
  };
  const programs = { npm: asked.npm ?? '#!/bin/sh\necho "npm $*"\n', sudo: '#!/bin/sh\necho "sudo $*"\n' };
  const action = { reference: actionReference, inputs: { 'github-token': fakeToken } };
  const workflow = withPrompt(readWorkflow(name), asked.prompt);
  const [fixJob = ''] = Object.keys(workflow.jobs);
  const contexts = {
    github: { event: payloads[eventName], repository: 'acme/app' },
    vars: models.vars,
  };
  const start = { event, action, actions, programs };
  const fix = await runJob(workflow, fixJob, { ...start, workspace, contexts, env: env(fixJob) });
  const count = github.requests.length;
  const handed = fix.outputs['changes-file'] ?? '';
  const needs = { [fixJob]: { outputs: fix.outputs } };
  const post =
    handed === ''
      ? undefined
      : await runJob(workflow, 'post', {
          ...start,
          workspace: elsewhere,
          contexts: { ...contexts, needs },
          env: env('post'),
        });
  const filesOn = (branch: string) => state.commits.get(state.refs.get(`heads/${branch}`) ?? '');
  const requests = { first: github.requests.slice(0, count), second: github.requests.slice(count) };
  return { fix, post, state, requests, head, filesOn, workspace };
}

function withPrompt(workflow: Workflow, prompt: string | undefined): Workflow {
  if (prompt === undefined) return workflow;
  const jobs = Object.entries(workflow.jobs).map(([name, job]) => {
    const steps = job.steps.map((step) =>
      step.with?.['prompt'] === undefined ? step : { ...step, with: { ...step.with, prompt } },
    );
    return [name, { ...job, steps }] as const;
  });
  return { ...workflow, jobs: Object.fromEntries(jobs) };
}
