// The example with an agent in the job, run as its repository would run it: checkout, default branch, pull request 7.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startService } from '../../src/service/index.ts';
import { actionReference, readWorkflow } from './example-workflow.ts';
import { fakeToken, startFakeGitHub } from './fake-github.ts';
import { addCommit } from './fake-github-state.ts';
import { startLoopback } from './loopback.ts';
import { type JobResult, runJob, type Workflow } from './workflow.ts';

/** The subject that the provider's mapping names. */
const subject = 'repo:acme/app:environment:agent-review';
const vars = { OPENAI_IDENTITY_PROVIDER_ID: 'idp_1', OPENAI_SERVICE_ACCOUNT_ID: 'svc_1' };

/** A request to the provider. */
export interface ModelRequest {
  readonly url: string | undefined;
  readonly authorization: string | undefined;
  readonly body: string;
}

/** The token that the provider grants for the job's identity. */
export const providerToken = 'made-up-token-of-the-provider';

async function startModels() {
  const seen: ModelRequest[] = [];
  const loopback = await startLoopback((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (piece) => {
      body += String(piece);
    });
    request.on('end', () => {
      seen.push({ url: request.url, authorization: request.headers.authorization, body });
      const granted = { access_token: providerToken, token_type: 'Bearer', expires_in: 300 };
      const answer = { output: [], usage: { input_tokens: 3, output_tokens: 4, total_tokens: 7 } };
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(request.url === '/oauth/token' ? granted : answer));
    });
  });
  return { url: loopback.url, seen, [Symbol.asyncDispose]: () => loopback[Symbol.asyncDispose]() };
}

/** A provider of models, and the identity that it takes. */
export interface ModelsOfJob extends AsyncDisposable {
  /** Variables of the job's identity. */
  readonly env: Readonly<Record<string, string>>;
  /** Variables of the repository. */
  readonly vars: Readonly<Record<string, string>>;
  /** Requests to the provider. */
  readonly seen: readonly ModelRequest[];
  /** The service's configuration with the addresses of the provider. */
  readonly leadTo: (config: string) => string;
}

/** Starts a provider, and the issuer of a job that it knows. `modelUrl` is a model in place of one that answers nothing. */
export async function jobWithModels(modelUrl?: string): Promise<ModelsOfJob> {
  const provider = await startModels();
  const issuer = await startService({ identityProvider: true });
  const { request_url, request_token } = issuer.addJob({ sub: subject, repository: 'acme/app' });
  const urls = `\n          base_url: ${modelUrl ?? `${provider.url}/v1`}\n          token_url: ${provider.url}/oauth/token`;
  return {
    env: { ACTIONS_ID_TOKEN_REQUEST_URL: request_url, ACTIONS_ID_TOKEN_REQUEST_TOKEN: request_token },
    vars,
    seen: provider.seen,
    leadTo: (config) => config.replace(/service_account_id: .*/, (line) => line + urls),
    async [Symbol.asyncDispose]() {
      await issuer[Symbol.asyncDispose]();
      await provider[Symbol.asyncDispose]();
    },
  };
}

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
  /** A model in place of one that answers nothing. */
  readonly modelUrl?: string;
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
  /** Requests to the provider of models. */
  readonly seen: readonly ModelRequest[];
}

/** Runs the example, with the identity of its job and no secret; what is left is for `look` to see. */
export async function reviewInTheJob(
  {
    path,
    programs,
    title = 'Take ranges of any length',
    change = (config) => config,
    files,
    modelUrl,
  }: AgentReviewOptions,
  look: (review: AgentReview) => void | Promise<void>,
): Promise<void> {
  const workspace = mkdtempSync(join(tmpdir(), 'agent-in-the-job-'));
  mkdirSync(join(workspace, '.git')); // as actions/checkout leaves one
  await using github = await startFakeGitHub();
  await using models = await jobWithModels(modelUrl);
  const service = models.leadTo(files?.service ?? read('service/agent-in-the-job.yml'));
  const trusted = {
    '.github/intern-service.yml': change(service),
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
  const payload = {
    action: 'opened',
    pull_request,
    repository: { visibility: 'private' },
    sender: { login: 'octocat', type: 'User' },
  };
  const env = {
    ...models.env,
    PATH: path,
    GITHUB_API_URL: github.url,
    GITHUB_REPOSITORY: 'acme/app',
    GITHUB_RUN_ID: '4711',
  };
  try {
    const job = await runJob(files?.workflow ?? readWorkflow('agent-in-the-job.yml'), 'review', {
      workspace,
      event: { name: 'pull_request', payload },
      contexts: { github: { event: payload }, secrets: { OPENROUTER_API_KEY: 'made-up-model-key' }, vars: models.vars },
      env,
      action: { reference: actionReference, inputs: { 'github-token': fakeToken } },
      programs,
    });
    await look({ job, comments: github.state.comments.map(({ body }) => body), workspace, seen: models.seen });
  } finally {
    rmSync(workspace, { recursive: true, force: true });
  }
}
