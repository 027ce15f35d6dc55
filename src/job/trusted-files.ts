// Reads the files that govern a job, such as its policy, from a place that is closed to those whom the files judge.
import { posix } from 'node:path';
import type { Environment } from '../environment.ts';
import { findSystemCode } from '../errors.ts';
import type { GitHub } from '../github/api/rest.ts';
import { canOutsidersCause, type GitHubEvent, isGitHubActions } from '../github/event.ts';
import { readRepository } from '../github/subject.ts';
import { readPipeline } from '../identity/places.ts';
import type { InputName } from '../inputs/definitions.ts';
import { invalid } from '../inputs/values.ts';
import { input, worded } from '../wording.ts';
import { readGitFile } from './git-file.ts';
import { type JobIo, once } from './io.ts';
import { openWorkspace, type Workspace } from './workspace.ts';

export interface TrustedFilesOptions extends Pick<JobIo, 'env' | 'cwd' | 'readFile' | 'files' | 'execute' | 'signal'> {
  readonly policyRef: string;
  readonly event: GitHubEvent;
  readonly github: () => GitHub;
}

export interface TrustedFile {
  /** From the root of the repository, as git writes it; for a file of the checkout, as the input has it. */
  readonly path: string;
  /** `null` for a file of the checkout. */
  readonly commit: string | null;
  /** For messages: "in the checkout", for example. */
  readonly place: string;
  /** Undefined if there is no such file. */
  readonly bytes: Uint8Array | undefined;
}

export type PolicyOrigin =
  | { readonly from: 'workspace' }
  | { readonly from: 'default-branch' }
  /** Read through the API on GitHub, and from the clone elsewhere. */
  | { readonly from: 'ref'; readonly ref: string };

type CommitOrigin = Exclude<PolicyOrigin, { from: 'workspace' }>;

export function createTrustedReader(options: TrustedFilesOptions) {
  const workspace = openWorkspace(options);
  const origin = toPolicyOrigin(options.policyRef, options.event, options.env);
  if (origin.from === 'workspace')
    return { origin, read: (_name: InputName, path: string) => readWorkspaceFile(path, workspace) };
  const createReader = once(() => createCommitReader(origin, options, workspace.resolve('.')));
  return {
    origin,
    /** Throws {@link InputError} `input_invalid` outside the repository; {@link FileRefusal}; {@link GitHubError}. */
    async read(name: InputName, namedPath: string) {
      const path = toRepositoryPath(name, namedPath);
      const readAtCommit = await createReader();
      return { path, ...(await readAtCommit(path)) };
    },
  };
}

/**
 * Resolves `policy-ref` (docs/pull-requests.md, "Where the policy comes from"). On events that outsiders can cause, the
 * checkout may hold a stranger's policy. In another CI, `auto` means the checkout only if the CI vouches for its author.
 *
 * @throws {InputError} `input_invalid`: `auto` in a pipeline of another CI that is, or may be, for a merge request
 */
export function toPolicyOrigin(policyRef: string, event: GitHubEvent, env: Environment): PolicyOrigin {
  if (policyRef === 'workspace') return { from: 'workspace' };
  if (policyRef !== 'auto') return { from: 'ref', ref: policyRef };
  if (isGitHubActions(env)) return { from: canOutsidersCause(event) ? 'default-branch' : 'workspace' };
  const pipeline = readPipeline(env);
  if (pipeline.is === 'none' || pipeline.is === 'trusted') return { from: 'workspace' };
  const mayBe = pipeline.is === 'unknown' ? ', which may be' : '';
  const message = worded`${input('policy-ref')} is "auto", but this is a pipeline of ${pipeline.ci}${mayBe} for a merge or pull request, whose author may have written the policy. Name a git ref that its author cannot change, such as "origin/main", or "workspace" to trust the checkout.`;
  throw invalid('policy-ref', message);
}

async function readWorkspaceFile(path: string, workspace: Workspace): Promise<TrustedFile> {
  const file = { path, commit: null, place: 'in the checkout' };
  try {
    return { ...file, bytes: await workspace.readInput(path) };
  } catch (cause) {
    if (findSystemCode(cause) === 'ENOENT') return { ...file, bytes: undefined };
    throw cause;
  }
}

function toRepositoryPath(name: InputName, namedPath: string): string {
  const path = posix.normalize(namedPath);
  if (!path.startsWith('/') && path !== '.' && path !== '..' && !path.startsWith('../')) return path;
  throw invalid(name, worded`${input(name)} is "${namedPath}". Use a path from the root of the repository.`);
}

type CommitReader = (path: string) => Promise<Omit<TrustedFile, 'path'>>;

async function createCommitReader(origin: CommitOrigin, options: TrustedFilesOptions, root: string) {
  if (origin.from === 'default-branch' || isGitHubActions(options.env)) return createGitHubReader(origin, options);
  const { ref } = origin;
  return async (path: string) => {
    const { commit, bytes } = await readGitFile(ref, path, { ...options, root });
    return { commit, place: `at ${ref} (commit ${commit})`, bytes };
  };
}

/** The limit of docs/security.md, "Attacks, lines of defence, tests". */
const maxBytes = 4 * 1024 * 1024;

/** Reads all files from one commit, even if the branch moves meanwhile. */
async function createGitHubReader(origin: CommitOrigin, { env, github }: TrustedFilesOptions): Promise<CommitReader> {
  if (readRepository(env) === undefined) {
    throw invalid('policy-ref', 'GITHUB_REPOSITORY is not owner/name, so no file can be read.');
  }
  const { readDefaultBranch, readFileAt, resolveCommit } = await import('../github/repository-file.ts');
  const api = github();
  const ref = origin.from === 'ref' ? origin.ref : await readDefaultBranch(api);
  const commit = await resolveCommit(api, ref);
  const place = `in ${ref} at commit ${commit}`;
  return async (path) => ({ commit, place, bytes: await readFileAt(api, { commit, path, maxBytes }) });
}
