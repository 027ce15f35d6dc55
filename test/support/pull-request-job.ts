// A job for a pull request in one process: the action against the local service and the fake GitHub.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { runAction } from '../../src/action/main.ts';
import type { Conclusion } from '../../src/transcript/events.ts';
import type { Script } from '../service/support/service.ts';
import { configOf, secrets, start } from '../service/support/service.ts';
import type { TestActionIo } from './action-io.ts';
import { testActionIo } from './action-io.ts';
import type { HandClock } from './clock.ts';
import { handClock } from './clock.ts';
import type { GivenInputs } from './command-settings.ts';
import { fakeToken } from './fake-github.ts';
import { addCommit } from './fake-github-state.ts';
import type { GitHubUnderTest } from './github-client.ts';
import { openFakeGitHub } from './github-client.ts';

/** Commits of the pull request. */
export const shas = { base: 'b'.repeat(40), head: 'a'.repeat(40) } as const;

/** A job that can be run again and again. */
export interface PullRequestJob extends GitHubUnderTest {
  readonly clock: HandClock;
  /** What the service was asked. */
  readonly requests: () => readonly string[];
  run(given?: GivenInputs, more?: Partial<JobEvent>): Promise<JobResult>;
}

/** What started the job. */
export interface JobEvent {
  readonly name: string;
  readonly payload: unknown;
  readonly env: Readonly<Record<string, string>>;
  /** Cancels the job. */
  readonly signal: AbortSignal;
}

/** What a job left behind; `thrown` in place of a conclusion when it failed before its run. */
export interface JobResult {
  readonly io: TestActionIo;
  readonly conclusion: Conclusion | undefined;
  readonly thrown: unknown;
}

/** Opens a job for pull request 7 of `acme/app`, whose intern follows this script, under this policy of the default branch. */
export async function openPullRequestJob(script: Script, policy: string): Promise<PullRequestJob> {
  const clock = handClock({ nowMs: Date.UTC(2026, 10, 18, 12) });
  const github = await openFakeGitHub(clock);
  onTestFinished(() => github[Symbol.asyncDispose]());
  github.state.now = () => new Date(clock.now());
  addCommit(github.state, 'heads/main', { '.github/intern-policy.yml': policy });
  github.state.pullRequests.set(7, { head_sha: shas.head, base_sha: shas.base, author: 'octocat' });
  const service = await start({ config: configOf(script) });
  const folder = mkdtempSync(join(tmpdir(), 'pull-request-job-'));
  const repo = { id: github.state.repository_id };
  const pull_request = { number: 7, title: 'A change', head: { sha: shas.head, repo }, base: { sha: shas.base, repo } };
  const event: JobEvent = {
    name: 'pull_request',
    payload: { action: 'opened', pull_request, repository: { visibility: 'private' } },
    env: {},
    signal: new AbortController().signal,
  };
  const run: PullRequestJob['run'] = async (given = {}, more = {}) => {
    const { name, payload, env, signal } = { ...event, ...more };
    const path = join(folder, 'event.json');
    writeFileSync(path, JSON.stringify(payload));
    const inputs = {
      'base-url': service.baseUrl,
      'api-key': secrets.standard,
      intern: 'reviewer',
      prompt: 'Review this.',
      'github-token': fakeToken,
      ...given,
    };
    const io = testActionIo(inputs, {
      clock,
      signal,
      cwd: folder,
      env: {
        GITHUB_ACTIONS: 'true',
        GITHUB_API_URL: github.fake.url,
        GITHUB_SERVER_URL: 'https://github.com',
        GITHUB_REPOSITORY: 'acme/app',
        GITHUB_RUN_ID: '4711',
        GITHUB_ACTOR: 'octocat',
        GITHUB_EVENT_NAME: name,
        GITHUB_EVENT_PATH: path,
        RUNNER_TEMP: folder,
        ...env,
      },
    });
    try {
      return { io, conclusion: await runAction(io), thrown: undefined };
    } catch (thrown) {
      return { io, conclusion: undefined, thrown };
    }
  };
  const requests = (): readonly string[] => service.journal().map(({ method, path }) => `${method} ${path}`);
  return { ...github, clock, requests, run };
}
