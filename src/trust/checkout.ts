// The checkout that a person's trust is for, found without running Git.
import { existsSync, lstatSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, resolve } from 'node:path';
import { isForEverybody } from '../folders.ts';

/**
 * Finds the checkout of a folder: the nearest folder at or above it that has `.git`, without links on the way. A worktree
 * counts as its repository where the repository names it back. Without `.git`, or when it is not there, the folder stands for itself.
 *
 * @param folder - absolute
 */
export function findCheckout(folder: string): string {
  if (!existsSync(folder)) return folder;
  const start = realpathSync(folder);
  for (let at = start; ; at = dirname(at)) {
    if (existsSync(join(at, '.git')) && !isForEverybody(at)) return repositoryOf(at) ?? at;
    if (at === dirname(at)) return start;
  }
}

/** The repository of a worktree (gitrepository-layout(5), "worktrees/<id>/gitdir"); undefined for any other checkout. */
function repositoryOf(checkout: string): string | undefined {
  const link = join(checkout, '.git');
  if (!lstatSync(link).isFile()) return undefined;
  const [, named] = /^gitdir: (.+)\n?$/.exec(readFileSync(link, 'utf8')) ?? [];
  if (named === undefined) return undefined;
  const folder = resolve(checkout, named);
  const common = dirname(dirname(folder));
  if (basename(dirname(folder)) !== 'worktrees' || basename(common) !== '.git') return undefined;
  // Whoever writes ".git" could point anywhere: only the repository itself says which worktrees are its own.
  return namesBack(folder, link) ? realpathSync(dirname(common)) : undefined;
}

function namesBack(folder: string, link: string): boolean {
  try {
    const named = readFileSync(join(folder, 'gitdir'), 'utf8').replace(/\n$/, '');
    return realpathSync(isAbsolute(named) ? named : resolve(folder, named)) === realpathSync(link);
  } catch {
    return false;
  }
}
