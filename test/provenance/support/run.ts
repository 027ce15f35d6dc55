// A run to be signed: the action on a pull request, with a policy whose tests pass, and pauses of each kind.
import { readFileSync } from 'node:fs';
import type { GivenInputs } from '../../support/command-settings.ts';
import type { JobEvent, JobResult, PullRequestJob } from '../../support/pull-request-job.ts';
import { openPullRequestJob } from '../../support/pull-request-job.ts';

/** The policy of the run, as the default branch has it. */
export const policyText = `version: 1
rules:
  - id: tests
    match: { kind: permission, tool: shell, command: { shell: { only: ["npm test"] } } }
    then: allow
    limit: 5
questions:
  - id: branch
    match: { message: { glob: "*branch*" } }
    answer: the-release-branch
tests:
  - name: the tests may run
    pause: { kind: permission, operation: "shell command: npm test", options: [allow_once, reject_once] }
    expect: { answer: allow_once, rule: tests }
`;

type Steps = Parameters<typeof openPullRequestJob>[0];

const steps: Steps = [
  { permission: { operation: 'shell command: npm test' } },
  { permission: { operation: 'shell command: git push --force' } },
  { ask: { message: 'Which branch?', fields: [{ name: 'branch', type: 'string' }] } },
  { say: 'My words are a secret of the house.' },
  { usage: { prompt_tokens: 12, completion_tokens: 5, cost: 0.01 } },
];

/** A run that is over: what it left, as files and as outputs. */
export interface FinishedRun extends JobResult {
  readonly transcript: Buffer;
  readonly outputs: Readonly<Record<string, string>>;
  /** The file for the next step to sign; undefined where there is none. */
  readonly predicate: unknown;
}

/** What is special about a run. */
export interface RunWorld {
  readonly event?: Partial<JobEvent>;
  /** What GitHub answers in place of itself. */
  readonly intercept?: PullRequestJob['fake']['intercept'];
}

/** Runs the action on a pull request with `attest: file`. */
export async function finishRun(given: GivenInputs = {}, { event, intercept }: RunWorld = {}): Promise<FinishedRun> {
  const job = await openPullRequestJob(steps, policyText);
  job.fake.intercept = intercept;
  const result = await job.run({ attest: 'file', ...given }, event);
  if (result.thrown !== undefined) throw result.thrown;
  const { outputs } = result.io;
  const transcript = readFileSync(outputs['transcript-file'] ?? '');
  const path = outputs['predicate-file'];
  const predicate: unknown = path === undefined ? undefined : JSON.parse(readFileSync(path, 'utf8'));
  return { ...result, transcript, outputs, predicate };
}
