// Reads the files that govern a job, such as its policy, from a place where nobody whom they judge can write.
import { existsSync, realpathSync } from 'node:fs';
import { join, parse, posix } from 'node:path';
import { computeBlobSha } from '../changes/git-objects.ts';
import type { Environment } from '../environment.ts';
import { findSystemCode } from '../errors.ts';
import { listFoldersUpwards } from '../folders.ts';
import type { GitHub } from '../github/api/rest.ts';
import { canOutsidersCause, type GitHubEvent, isGitHubActions } from '../github/event.ts';
import { readRepository } from '../github/subject.ts';
import { readPipeline } from '../identity/places.ts';
import type { InputName } from '../inputs/definitions.ts';
import { invalid } from '../inputs/values.ts';
import { input, worded } from '../wording.ts';
import type { JobIo } from './io.ts';
import { FileRefusal, openWorkspace, type Workspace } from './workspace.ts';

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
  readonly place: string; // in words, such as "in the checkout"
  /** Undefined if there is no such file. */
  readonly bytes: Uint8Array | undefined;
}

/** The limit of docs/security.md, "Attacks, lines of defence, tests". */
const maxBytes = 4 * 1024 * 1024;

/** Reads all files from one commit. Throws what {@link toPolicyOrigin} throws. */
export function createTrustedReader(options: TrustedFilesOptions) {
  const workspace = openWorkspace(options);
  const origin = toPolicyOrigin(options.policyRef, options.event, options.env);
  let reader: Promise<CommitReader> | undefined;
  return {
    origin,
    /** Throws {@link InputError} `input_invalid` outside the repository; {@link FileRefusal}; {@link GitHubError}. */
    async read(name: InputName, namedPath: string): Promise<TrustedFile> {
      if (origin.from === 'workspace') {
        const bytes = await readWorkspaceFile(namedPath, workspace);
        return { path: namedPath, commit: null, place: 'in the checkout', bytes };
      }
      const path = toRepositoryPath(name, namedPath);
      reader ??= createCommitReader(origin, options, workspace.resolve('.'));
      return { path, ...(await (await reader)(path)) };
    },
  };
}

type CommitReader = (path: string) => Promise<Omit<TrustedFile, 'path'>>;

async function createCommitReader(
  origin: Exclude<PolicyOrigin, { from: 'workspace' }>,
  options: TrustedFilesOptions,
  root: string,
): Promise<CommitReader> {
  if (origin.from === 'ref' && !isGitHubActions(options.env)) {
    const { ref } = origin;
    return async (path) => {
      const { commit, bytes } = await readGitFile(ref, path, { ...options, root });
      return { commit, place: `at ${ref} (commit ${commit})`, bytes };
    };
  }
  if (readRepository(options.env) === undefined) {
    throw invalid('policy-ref', 'GITHUB_REPOSITORY is not owner/name, so no file can be read.');
  }
  const { readDefaultBranch, readFileAt, resolveCommit } = await import('../github/repository-file.ts');
  const github = options.github();
  const ref = origin.from === 'ref' ? origin.ref : await readDefaultBranch(github);
  const commit = await resolveCommit(github, ref);
  const place = `in ${ref} at commit ${commit}`;
  return async (path) => ({ commit, place, bytes: await readFileAt(github, { commit, path, maxBytes }) });
}

async function readWorkspaceFile(path: string, workspace: Workspace): Promise<Uint8Array | undefined> {
  try {
    return await workspace.readInput(path);
  } catch (cause) {
    if (findSystemCode(cause) === 'ENOENT') return undefined;
    throw cause;
  }
}

function toRepositoryPath(name: InputName, namedPath: string): string {
  const path = posix.normalize(namedPath);
  if (!path.startsWith('/') && path !== '.' && path !== '..' && !path.startsWith('../')) return path;
  throw invalid(name, worded`${input(name)} is "${namedPath}". Use a path from the root of the repository.`);
}

export type PolicyOrigin =
  | { readonly from: 'workspace' }
  | { readonly from: 'default-branch' }
  /** Read through the API on GitHub, and from the clone elsewhere. */
  | { readonly from: 'ref'; readonly ref: string };

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
  const doubt = pipeline.is === 'merge-request' ? '' : ', which may be';
  const message = worded`${input('policy-ref')} is "auto", but this is a pipeline of ${pipeline.ci}${doubt} for a merge or pull request, whose author may have written the policy. Name a git ref that its author cannot change, such as "origin/main", or "workspace" to trust the checkout.`;
  throw invalid('policy-ref', message);
}

/**
 * Reads by git-ls-tree(1) and git-cat-file(1); `bytes` is undefined if the commit has no such file.
 *
 * @throws {FileRefusal} the clone lacks the ref or has several of that name, or the path is a link, submodule or folder
 */
export async function readGitFile(
  ref: string,
  path: string,
  { execute, signal, root, files }: Pick<JobIo, 'execute' | 'signal' | 'files'> & { readonly root: string },
): Promise<{ readonly commit: string; readonly bytes: Uint8Array | undefined }> {
  const folder = findClone(root, files);
  const git = async (...args: readonly string[]): Promise<string> => {
    try {
      return await execute('git', ['-c', 'safe.bareRepository=explicit', '-C', folder, ...args], signal);
    } catch (cause) {
      signal.throwIfAborted();
      throw new FileRefusal(`git ${args[0]} failed at "${ref}". Fetch it into this clone first`, { cause });
    }
  };
  const fullRef = await toFullRef(ref, git);
  const commit = (await git('rev-parse', '--verify', '--end-of-options', `${fullRef}^{commit}`)).trim();
  const listing = await git('ls-tree', '-z', '--full-tree', commit, '--', path);
  const [, mode, sha = ''] = /^(\d{6}) \w+ ([0-9a-f]{40})\t/.exec(listing) ?? [];
  if (mode === undefined) return { commit, bytes: undefined };
  if (mode !== '100644' && mode !== '100755') throw new FileRefusal(`its mode is ${mode}, so it is not a regular file`);
  const bytes = Buffer.from(await git('cat-file', 'blob', sha));
  if (computeBlobSha(bytes) !== sha) throw new FileRefusal("it isn't UTF-8 text");
  return { commit, bytes };
}

/**
 * Finds the folder with `.git`. Git itself would stop at a folder that looks like a bare repository, which a branch can
 * contain. In a CI, takes the outermost: a branch can also contain a submodule, whose refs are its author's.
 */
function findClone(folder: string, files: JobIo['files']): string {
  const clones = listFoldersUpwards(realpathSync(folder)).filter((one) => existsSync(join(one, '.git')));
  const clone = files === 'anywhere' ? clones[0] : clones.at(-1);
  return clone ?? parse(folder).root; // where Git finds no repository, and says so
}

/**
 * Finds the one ref that a short name means. Git itself prefers a tag or a local branch to the branch of a remote
 * (gitrevisions(7)), and the author of a merge request may have pushed a tag or branch of that name.
 */
async function toFullRef(ref: string, git: (...args: readonly string[]) => Promise<string>): Promise<string> {
  if (/^[0-9a-f]{40}$/i.test(ref)) return ref.toLowerCase();
  const remoteBranch = `refs/remotes/${ref}`;
  const isFull = ref.startsWith('refs/');
  const candidates = isFull ? [ref] : [remoteBranch, `refs/heads/${ref}`, `refs/tags/${ref}`, `refs/${ref}`];
  const listing = await git('for-each-ref', '--format=%(refname)', ...candidates, `refs/remotes/*/${ref}`);
  const listed = listing.trim().split('\n');
  const matches = candidates.filter((name) => listed.includes(name));
  const [fullRef] = matches;
  if (fullRef === undefined) {
    throw new FileRefusal(`this clone has no "${ref}"; fetch it, and name a branch, a tag or a whole hash`);
  }
  if (isFull) return fullRef;
  // A branch of any remote makes a local name ambiguous: the local branch may hold the author's commits.
  const found = fullRef === remoteBranch ? matches : listed;
  // Don't take a tag or a local branch for the branch of the remote with which the name begins.
  const isOfRemote = ref.includes('/') && (await git('remote')).split('\n').includes(ref.split('/', 1)[0] ?? '');
  if (found.length === 1 && (fullRef === remoteBranch || !isOfRemote)) return fullRef;
  const example = isOfRemote ? remoteBranch : (found.find((name) => name.startsWith('refs/remotes/')) ?? found[0]);
  const remedy = `write the full name, such as "${example}"`;
  throw new FileRefusal(`git has ${found.map((name) => `"${name}"`).join(' and ')} for "${ref}"; ${remedy}`);
}
