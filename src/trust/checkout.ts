// The checkout that a person's trust is for, found without running Git.
import { existsSync, lstatSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, resolve } from 'node:path';
import { isForEverybody, readRegularFile } from '../folders.ts';

/** Where somebody works, and the checkout whose trust counts there. */
export interface WorkPlace {
  /** The nearest folder at or above with `.git`, without links on the way: paths of a policy begin there. */
  readonly folder: string;
  /** The same, but of a worktree its repository, where the repository names it back. */
  readonly checkout: string;
}

/**
 * Finds the place of a folder. Without `.git`, or when it is not there, the folder stands for itself.
 *
 * @param folder - absolute
 */
export function findPlace(folder: string): WorkPlace {
  if (!existsSync(folder)) return { folder, checkout: folder };
  const start = realpathSync(folder);
  for (let at = start; ; at = dirname(at)) {
    if (existsSync(join(at, '.git')) && !isForEverybody(at)) return { folder: at, checkout: repositoryOf(at) ?? at };
    if (at === dirname(at)) return { folder: start, checkout: start };
  }
}

/** Finds the checkout that the trust of a folder is for. */
export function findCheckout(folder: string): string {
  return findPlace(folder).checkout;
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
    const named = readRegularFile(join(folder, 'gitdir')).replace(/\n$/, '');
    return realpathSync(isAbsolute(named) ? named : resolve(folder, named)) === realpathSync(link);
  } catch {
    return false;
  }
}
