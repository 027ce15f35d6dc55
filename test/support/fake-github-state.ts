// What the fake GitHub knows: accounts, commits with their files, pull requests, comments, checks.
import { createHash } from 'node:crypto';

/** An account. */
export interface FakeUser {
  readonly type?: 'User' | 'Bot';
  /** `role_name` of the permission; an account without one is no collaborator. */
  readonly role?: string;
  /** Where a custom role builds on another. */
  readonly permission?: string;
}

/** A file of a commit: its bytes, or where a link leads. */
export type FakeFile = string | Uint8Array | { readonly link: string } | { readonly submodule: string };

/** A pull request. */
export interface FakePullRequest {
  readonly title?: string;
  readonly body?: string | null;
  readonly author?: string;
  readonly head_sha: string;
  readonly base_sha: string;
  /** Id of the head's repository; null once it is deleted. */
  readonly head_repository?: number | null;
  readonly updated_at?: string;
  readonly files?: readonly {
    readonly filename: string;
    readonly patch?: string;
    readonly previous_filename?: string;
  }[];
  readonly labels?: readonly string[];
  readonly draft?: boolean;
}

/** A comment. */
export interface FakeComment {
  readonly id: number;
  readonly issue: number;
  /** null once the account is deleted. */
  readonly author: string | null;
  readonly association?: string;
  body: string;
  readonly created_at: string;
  updated_at: string;
  /** File of a review comment. */
  readonly path?: string;
}

/** A check run. */
export interface FakeCheckRun {
  readonly id: number;
  readonly sha: string;
  readonly name: string;
  readonly conclusion: string;
  readonly title?: string;
  readonly summary?: string;
  readonly text?: string;
  readonly annotations?: readonly FakeAnnotation[];
}

/** What a check says of a line. */
export interface FakeAnnotation {
  readonly path: string;
  readonly line: number;
  readonly message: string | null;
  /** Default `failure`. */
  readonly level?: string | null;
}

/** Everything that the fake knows; a test changes it as it likes. */
export interface FakeState {
  readonly owner: string;
  readonly name: string;
  readonly repository_id: number;
  default_branch: string;
  readonly users: Map<string, FakeUser>;
  /** Account of the token. */
  viewer: string;
  /** Branches and tags, as `heads/main`, and the commits that they stand for. */
  readonly refs: Map<string, string>;
  readonly commits: Map<string, ReadonlyMap<string, FakeFile>>;
  readonly pullRequests: Map<number, FakePullRequest>;
  readonly diffs: Map<string, string>;
  readonly comments: FakeComment[];
  readonly reviewComments: FakeComment[];
  readonly checkRuns: FakeCheckRun[];
  /** Now, for comments that are written. */
  now: () => Date;
}

/** An empty repository `acme/app` whose default branch is `main`. */
export function fakeState(): FakeState {
  return {
    owner: 'acme',
    name: 'app',
    repository_id: 1296269,
    default_branch: 'main',
    users: new Map([['octocat', { role: 'write' }]]),
    viewer: 'github-actions[bot]',
    refs: new Map(),
    commits: new Map(),
    pullRequests: new Map(),
    diffs: new Map(),
    comments: [],
    reviewComments: [],
    checkRuns: [],
    now: () => new Date(),
  };
}

/** Puts a commit with these files on a branch or tag, and gives its id. */
export function addCommit(state: FakeState, ref: string, files: Readonly<Record<string, FakeFile>>): string {
  const sha = createHash('sha1')
    .update(JSON.stringify([ref, files, state.commits.size]))
    .digest('hex');
  state.commits.set(sha, new Map(Object.entries(files)));
  state.refs.set(ref, sha);
  return sha;
}

/** The id that git gives to the content of a file. */
export function blobId(content: string | Uint8Array): string {
  const bytes = Buffer.from(content);
  return createHash('sha1').update(`blob ${bytes.byteLength}\0`).update(bytes).digest('hex');
}
