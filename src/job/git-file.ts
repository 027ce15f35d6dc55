// Reads a file at a ref of the clone in which a job works, whatever refs and repositories a stranger's branch brings.
import { existsSync, realpathSync } from 'node:fs';
import { join, parse } from 'node:path';
import { computeBlobSha } from '../changes/git-objects.ts';
import { listFoldersUpwards } from '../folders.ts';
import type { JobIo } from './io.ts';
import { FileRefusal } from './workspace.ts';

/**
 * Reads by git-ls-tree(1) and git-cat-file(1); `bytes` is undefined if the commit has no such file.
 *
 * @throws {FileRefusal} a missing or ambiguous ref; a link, submodule or folder; a text that isn't UTF-8; git fails
 */
export async function readGitFile(
  ref: string,
  path: string,
  { execute, signal, root, files }: Pick<JobIo, 'execute' | 'signal' | 'files'> & { readonly root: string },
): Promise<{ readonly commit: string; readonly bytes: Uint8Array | undefined }> {
  const clone = findClone(root, files);
  const git: Git = async (...args) => {
    try {
      return await execute('git', ['-c', 'safe.bareRepository=explicit', '-C', clone, ...args], signal);
    } catch (cause) {
      signal.throwIfAborted();
      throw new FileRefusal(`git ${args[0]} failed at "${ref}". Fetch it into this clone first`, { cause });
    }
  };
  const fullRef = await findFullRef(ref, git);
  const commit = (await git('rev-parse', '--verify', '--end-of-options', `${fullRef}^{commit}`)).trim();
  const listing = await git('ls-tree', '-z', '--full-tree', commit, '--', path);
  const [, mode, sha = ''] = /^(\d{6}) \w+ ([0-9a-f]{40})\t/.exec(listing) ?? [];
  if (mode === undefined) return { commit, bytes: undefined };
  if (mode !== '100644' && mode !== '100755') throw new FileRefusal(`its mode is ${mode}, so it is not a regular file`);
  const bytes = Buffer.from(await git('cat-file', 'blob', sha));
  // The output of a program is decoded as UTF-8, which changes other bytes.
  if (computeBlobSha(bytes) !== sha) throw new FileRefusal("it isn't UTF-8 text");
  return { commit, bytes };
}

type Git = (...args: readonly string[]) => Promise<string>;

/**
 * Finds the folder with `.git`. Git itself would stop at a folder that looks like a bare repository, which a branch can
 * contain. In a CI, takes the outermost: a branch can also contain a submodule, whose refs are its author's.
 */
function findClone(folder: string, files: JobIo['files']): string {
  const clones = listFoldersUpwards(realpathSync(folder)).filter((one) => existsSync(join(one, '.git')));
  const clone = files === 'anywhere' ? clones[0] : clones.at(-1);
  return clone ?? parse(folder).root; // where Git says that there is no repository
}

/**
 * Finds the one ref that a short name means. Git itself prefers a tag or a local branch to the branch of a remote
 * (gitrevisions(7)), and the author of a merge request may have pushed a tag or branch of that name.
 */
async function findFullRef(ref: string, git: Git): Promise<string> {
  if (/^[0-9a-f]{40}$/i.test(ref)) return ref.toLowerCase();
  const remoteBranch = `refs/remotes/${ref}`;
  const isFull = ref.startsWith('refs/');
  const meanings = isFull ? [ref] : [remoteBranch, `refs/heads/${ref}`, `refs/tags/${ref}`, `refs/${ref}`];
  const listing = await git('for-each-ref', '--format=%(refname)', ...meanings, `refs/remotes/*/${ref}`);
  const listed = listing.trim().split('\n');
  const [fullRef, ...others] = meanings.filter((name) => listed.includes(name));
  if (fullRef === undefined) {
    throw new FileRefusal(`this clone has no "${ref}"; fetch it, and name a branch, a tag or a whole hash`);
  }
  if (isFull) return fullRef;
  if (fullRef === remoteBranch && others.length === 0) return fullRef;
  if (fullRef === remoteBranch) throw createAmbiguity(ref, [fullRef, ...others], remoteBranch);
  // A branch of any remote makes a local name ambiguous: the local branch may hold the author's commits.
  // Leave out what Git lists below a name, such as the tag `release/v1` for `release`.
  const found = listed.filter((name) => name.endsWith(`/${ref}`));
  // Don't take a tag or a local branch `origin/main` for the branch of the remote `origin`, which is not in the clone.
  const isOfRemote = ref.includes('/') && (await git('remote')).split('\n').includes(ref.split('/', 1)[0] ?? '');
  if (isOfRemote) throw createAmbiguity(ref, found, remoteBranch);
  if (found.length === 1) return fullRef;
  throw createAmbiguity(ref, found, found.find((name) => name.startsWith('refs/remotes/')) ?? fullRef);
}

function createAmbiguity(ref: string, found: readonly string[], example: string): FileRefusal {
  const names = found.map((name) => `"${name}"`).join(' and ');
  return new FileRefusal(`git has ${names} for "${ref}"; write the full name, such as "${example}"`);
}
