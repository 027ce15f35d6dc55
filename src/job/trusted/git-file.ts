// A file at a git ref of the clone, for CIs that are not GitHub: a regular file, never a link.
import { blobSha } from '../../changes/git-objects.ts';
import { FileRefusal } from '../checkout-file.ts';

/** Runs a program without a shell and gives its standard output. */
export type Execute = (program: string, args: readonly string[], signal: AbortSignal) => Promise<string>;

/** Options of {@link readGitFile}. */
export interface GitFileOptions {
  readonly execute: Execute;
  readonly signal: AbortSignal;
  /** Folder of the clone. */
  readonly root: string;
}

/**
 * Read a file at a ref (git-ls-tree(1), git-cat-file(1)); `bytes` is undefined when the commit has no such file.
 *
 * @throws {FileRefusal} the ref is not in the clone, or the path is a link, a submodule or a folder
 */
export async function readGitFile(
  ref: string,
  path: string,
  { execute, signal, root }: GitFileOptions,
): Promise<{ readonly commit: string; readonly bytes: Uint8Array | undefined }> {
  const git = async (...args: readonly string[]): Promise<string> => {
    try {
      return await execute('git', ['-C', root, ...args], signal);
    } catch (cause) {
      signal.throwIfAborted();
      throw new FileRefusal(`git ${args[0]} failed at "${ref}"; fetch that ref into this clone`, { cause });
    }
  };
  const commit = (await git('rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`)).trim();
  const listed = await git('ls-tree', '-z', '--full-tree', commit, '--', path);
  const [, mode, sha = ''] = /^(\d{6}) \w+ ([0-9a-f]{40})\t/.exec(listed) ?? [];
  if (mode === undefined) return { commit, bytes: undefined };
  if (mode !== '100644' && mode !== '100755') {
    throw new FileRefusal(`its mode is ${mode}, which is no regular file`);
  }
  const bytes = Buffer.from(await git('cat-file', 'blob', sha));
  if (blobSha(bytes) !== sha) throw new FileRefusal('it is no UTF-8 text');
  return { commit, bytes };
}
