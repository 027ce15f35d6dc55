// A job that takes a file of changes home: `command: post-changes` on the fake GitHub, for pull request 7 from `topic` into `main`.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { runAction } from '../../src/action/main.ts';
import { type ChangesEntry, type ChangesFile, toChangesFile } from '../../src/changes/changes-file.ts';
import { sha256 } from '../../src/crypto.ts';
import { testActionIo } from './action-io.ts';
import { handClock } from './clock.ts';
import type { GivenInputs } from './command-settings.ts';
import { fakeToken } from './fake-github.ts';
import { makeCommit, setBranch } from './fake-github-git.ts';
import { blobId, type FakeFile, type FakePullRequest } from './fake-github-state.ts';
import { type GitHubUnderTest, openFakeGitHub } from './github-client.ts';
import type { JobResult } from './pull-request-job.ts';

/** New contents by path; null of what is removed. */
export type NewContents = Readonly<Record<string, string | Uint8Array | null>>;

/** The repository of a job. */
export interface ChangesWorld {
  /** Files of the branch beside the policy. */
  readonly files?: Readonly<Record<string, FakeFile>>;
  readonly policy?: string;
  /** Default: pull request 7. */
  readonly pull?: Partial<FakePullRequest>;
}

/** A job that can be run again and again. */
export interface ChangesJob extends GitHubUnderTest {
  /** The commit that the intern worked on. */
  readonly head: string;
  /** The file that another job collected; its fields can be changed before it is written. */
  collect(contents: NewContents, more?: Partial<ChangesFile>): string;
  /** Runs the command on a file. */
  post(text: string, given?: GivenInputs, more?: Partial<ChangesEvent>): Promise<JobResult>;
  /** The inputs and the environment of such a job, for a process of its own. */
  step(
    text: string,
    given?: GivenInputs,
  ): {
    readonly inputs: Readonly<Record<string, string>>;
    readonly env: Readonly<Record<string, string>>;
    readonly folder: string;
    readonly event: ChangesEvent;
  };
  /** The files at the tip of a branch; undefined where there is none. */
  filesOn(branch: string): ReadonlyMap<string, FakeFile> | undefined;
  /** Names of all branches. */
  branches(): readonly string[];
}

/** What started the job. */
export interface ChangesEvent {
  readonly name: string;
  readonly payload: unknown;
  readonly env: Readonly<Record<string, string>>;
}

/** Allows everything in `src/` and `docs/`. */
export const openPolicy = `version: 1
changes:
  - { id: code, paths: ["src/**", "docs/**"], status: [added, modified, removed], binary: true, then: allow }
`;

const someFiles: Readonly<Record<string, FakeFile>> = {
  'README.md': '# App\n',
  'src/range.ts': 'one\ntwo\nthree\nfour\nfive\n',
  'src/old.ts': 'old\n',
  'src/run.sh': { executable: '#!/bin/sh\n' },
  'docs/guide.md': 'Guide\n',
};

/** Opens the job. Ending it fails the test when anything was not as GitHub describes it. */
export async function openChangesJob({
  files = someFiles,
  policy = openPolicy,
  pull = {},
}: ChangesWorld = {}): Promise<ChangesJob> {
  const clock = handClock({ nowMs: Date.UTC(2026, 10, 18, 12) });
  const github = await openFakeGitHub(clock);
  onTestFinished(() => github[Symbol.asyncDispose]());
  const { state, fake } = github;
  state.now = () => new Date(clock.now());
  const all = new Map(Object.entries({ '.github/intern-policy.yml': policy, ...files }));
  const first = makeCommit(state, all, { parents: [], message: 'First', author: 'octocat' });
  setBranch(state, 'main', first);
  const head = makeCommit(state, all, { parents: [first], message: 'A topic', author: 'octocat' });
  setBranch(state, 'topic', head);
  const place = { head_sha: head, head_ref: 'topic', base_sha: first, base_ref: 'main' };
  state.pullRequests.set(7, { ...place, author: 'octocat', ...pull });
  const folder = mkdtempSync(join(tmpdir(), 'changes-job-'));
  const base = { id: state.repository_id };
  const repo = pull.head_repository === undefined ? base : { id: pull.head_repository };
  const pull_request = { number: 7, head: { sha: head, ref: 'topic', repo }, base: { sha: first, repo: base } };
  const event: ChangesEvent = {
    name: 'pull_request',
    payload: { action: 'opened', pull_request, repository: { visibility: 'private' } },
    env: {},
  };
  const collect: ChangesJob['collect'] = (contents, more = {}) => {
    const text = toChangesFile({
      repository: 'acme/app',
      pull_request: 7,
      head,
      run_id: '4711',
      job: 'fix',
      policy: `sha256:${sha256(policy)}`,
      said: 'I made the test pass.',
      changes: Object.entries(contents).map(([path, content]) => toEntry(all, path, content)),
      ...more,
    });
    const isForged = 'digest' in more || 'version' in more;
    return isForged ? `${JSON.stringify({ ...JSON.parse(text), ...more })}\n` : text;
  };
  const step: ChangesJob['step'] = (text, given = {}) => {
    const file = join(folder, 'changes.json');
    writeFileSync(file, text);
    const inputs = {
      command: 'post-changes',
      changes: 'commit',
      'changes-file': file,
      'changes-digest': `sha256:${sha256(text)}`,
      'github-token': fakeToken,
      ...given,
    };
    const env = {
      GITHUB_ACTIONS: 'true',
      GITHUB_API_URL: fake.url,
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_REPOSITORY: 'acme/app',
      GITHUB_RUN_ID: '4711',
      GITHUB_JOB: 'post',
      GITHUB_ACTOR: 'octocat',
      GITHUB_REF: 'refs/pull/7/merge',
      GITHUB_SHA: 'c'.repeat(40),
      RUNNER_TEMP: folder,
    };
    return { inputs, env, folder, event };
  };
  const post: ChangesJob['post'] = async (text, given = {}, more = {}) => {
    const { inputs, env } = step(text, given);
    const { name, payload, env: moreEnv } = { ...event, ...more };
    const path = join(folder, 'event.json');
    writeFileSync(path, JSON.stringify(payload));
    const io = testActionIo(inputs, {
      clock,
      cwd: folder,
      env: { ...env, GITHUB_EVENT_NAME: name, GITHUB_EVENT_PATH: path, ...moreEnv },
    });
    try {
      return { io, conclusion: await runAction(io), thrown: undefined };
    } catch (thrown) {
      return { io, conclusion: undefined, thrown };
    }
  };
  const filesOn = (branch: string) => state.commits.get(state.refs.get(`heads/${branch}`) ?? '');
  const branches = () => [...state.refs.keys()].map((ref) => ref.replace('heads/', ''));
  return { ...github, head, collect, post, step, filesOn, branches };
}

/** An entry of the file: what the commit has, and what is to be there. */
export function toEntry(
  files: ReadonlyMap<string, FakeFile>,
  path: string,
  content: string | Uint8Array | null,
): ChangesEntry {
  const before = files.get(path);
  const old = before === undefined ? null : nameOf(before);
  const now = content === null ? null : Buffer.from(content);
  const status = now === null ? 'removed' : old === null ? 'added' : 'modified';
  return {
    path,
    status,
    old,
    new: now === null ? null : blobId(now),
    content: now === null ? null : now.toString('base64'),
  };
}

function nameOf(file: FakeFile): string {
  return typeof file === 'object' && 'submodule' in file ? file.submodule : blobId(bytesOf(file));
}

/** The bytes of a file, or where a link leads. */
export function bytesOf(file: FakeFile): Buffer {
  if (typeof file === 'string' || file instanceof Uint8Array) return Buffer.from(file);
  if ('executable' in file) return Buffer.from(file.executable);
  return Buffer.from('link' in file ? file.link : file.submodule);
}
