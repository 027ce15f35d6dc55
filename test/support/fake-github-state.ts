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
export type FakeFile =
  | string
  | Uint8Array
  | { readonly executable: string }
  | { readonly link: string }
  | { readonly submodule: string };

/** The facts of a commit beside its files. */
export interface FakeCommit {
  readonly message: string;
  readonly parents: readonly string[];
  readonly author: string;
  readonly isSigned: boolean;
}

/** A changed file of a pull request or a comparison; without `patch`: GitHub's example of one. */
export interface FakeChange {
  readonly filename: string;
  /** `undefined` on purpose: a binary file, a submodule, or too large. */
  readonly patch?: string | undefined;
  readonly previous_filename?: string;
  readonly status?: string;
}

/** A pull request. */
export interface FakePullRequest {
  readonly title?: string;
  readonly body?: string | null;
  readonly author?: string;
  /** What the author is to the repository; default `NONE`. */
  readonly association?: string;
  readonly head_sha: string;
  /** Branch that it comes from; default: that of GitHub's example. */
  readonly head_ref?: string;
  readonly base_sha: string;
  /** Branch that it goes into; default: that of GitHub's example. */
  readonly base_ref?: string;
  /** Default `open`. */
  readonly state?: 'open' | 'closed';
  /** Id of the head's repository; null once it is deleted. */
  readonly head_repository?: number | null;
  readonly updated_at?: string;
  readonly files?: readonly FakeChange[];
  readonly labels?: readonly string[];
  readonly draft?: boolean;
  readonly created_at?: string;
  /** States of the latest reviews that say yes or no, one for each person. */
  readonly opinions?: readonly ('APPROVED' | 'CHANGES_REQUESTED' | 'DISMISSED')[];
  readonly is_queued?: boolean;
  readonly merges_itself?: boolean;
  /** A merged one is closed too. */
  readonly is_merged?: boolean;
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
  /** Who edited it last. */
  editor?: string;
  /** Why it is minimised. */
  minimized?: string;
  /** Accounts with their reactions, as `octocat rocket`: GitHub makes each once. */
  reactions?: Set<string>;
}

/** A review thread; its first comment opened it. */
export interface FakeThread {
  readonly id: string;
  readonly pull: number;
  /** The review that opened it. */
  readonly review: number;
  readonly path: string;
  readonly side: 'LEFT' | 'RIGHT';
  /** null once the line is gone from the diff. */
  line: number | null;
  startLine: number | null;
  readonly originalLine: number;
  readonly originalStartLine: number | null;
  /** Text of its last line, by which a push finds it again. */
  readonly text: string;
  isResolved: boolean;
  resolvedBy: string | null;
  isOutdated: boolean;
  readonly comments: FakeThreadComment[];
}

/** A comment in a review thread. */
export interface FakeThreadComment {
  readonly id: number;
  /** null once the account is deleted. */
  readonly author: string | null;
  readonly body: string;
  readonly commit: string;
  readonly createdAt: string;
}

/** A submitted review. */
export interface FakeReview {
  readonly id: number;
  readonly pull: number;
  readonly author: string | null;
  body: string;
  readonly commit: string;
  readonly at: string;
}

/** A commit status. */
export interface FakeStatus {
  readonly id: number;
  readonly sha: string;
  readonly context: string;
  readonly state: string;
  readonly description: string | null;
  readonly target_url: string | null;
  readonly creator: string;
  readonly at: string;
}

/** A comparison of two commits as JSON. */
export interface FakeComparison {
  readonly files: readonly FakeChange[];
  /** Default `ahead`. */
  readonly status?: 'ahead' | 'diverged' | 'behind' | 'identical';
  /** Commits from base to head, the oldest first. */
  readonly commits?: readonly string[];
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
  /** Message and parents of commits; a commit that is not in it has no parent. */
  readonly history: Map<string, FakeCommit>;
  /** Names in a recursive tree beyond which it is truncated. */
  maxTreeEntries: number;
  /** Whether GitHub signs the commits that it makes. */
  signs: boolean;
  /** Changes what a commit of `createCommitOnBranch` has in it: GitHub does something else than it was asked. */
  spoil: ((files: Map<string, FakeFile>) => void) | undefined;
  /** Asked before each mutation, and may change the state: it is refused, or its answer is lost after it was done. */
  onMutation: ((name: string) => 'refused' | 'lost' | undefined) | undefined;
  readonly pullRequests: Map<number, FakePullRequest>;
  /** By `base...head`. */
  readonly diffs: Map<string, string>;
  /** By `base...head`. */
  readonly comparisons: Map<string, FakeComparison>;
  readonly comments: FakeComment[];
  readonly reviewComments: FakeComment[];
  readonly threads: FakeThread[];
  readonly reviews: FakeReview[];
  readonly statuses: FakeStatus[];
  readonly checkRuns: FakeCheckRun[];
  /** Permissions that the token lacks, as `contents: write`. */
  readonly lacks: Set<string>;
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
    history: new Map(),
    maxTreeEntries: 100_000,
    signs: true,
    spoil: undefined,
    onMutation: undefined,
    pullRequests: new Map(),
    diffs: new Map(),
    comparisons: new Map(),
    comments: [],
    reviewComments: [],
    threads: [],
    reviews: [],
    statuses: [],
    checkRuns: [],
    lacks: new Set(),
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
