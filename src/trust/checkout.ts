// Finds the checkout for which a person's trust holds, without running Git.
import { existsSync, lstatSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, resolve } from 'node:path';
import { isWorldWritable, readRegularFile } from '../folders.ts';

export interface WorkPlace {
  /** The nearest folder with `.git`, with links resolved; the paths of a policy begin there. */
  readonly folder: string;
  /** The same; but for a worktree the repository, if the repository names the worktree. */
  readonly checkout: string;
}

/** Takes an absolute path. Returns the folder itself if it does not exist, or is in no checkout. */
export function findPlace(folder: string): WorkPlace {
  if (!existsSync(folder)) return { folder, checkout: folder };
  const start = realpathSync(folder);
  for (let at = start; ; at = dirname(at)) {
    if (existsSync(join(at, '.git')) && !isWorldWritable(at)) return { folder: at, checkout: repositoryOf(at) ?? at };
    if (at === dirname(at)) return { folder: start, checkout: start };
  }
}

/** Finds the repository of a worktree (gitrepository-layout(5), "worktrees/<id>/gitdir"). Undefined if it is none. */
function repositoryOf(checkout: string): string | undefined {
  const link = join(checkout, '.git');
  if (!lstatSync(link).isFile()) return undefined;
  const [, named] = /^gitdir: (.+)\n?$/.exec(readFileSync(link, 'utf8')) ?? [];
  if (named === undefined) return undefined;
  const folder = resolve(checkout, named);
  const common = dirname(dirname(folder));
  if (basename(dirname(folder)) !== 'worktrees' || basename(common) !== '.git') return undefined;
  // Ask the repository which worktrees are its own, because whoever writes ".git" can point it anywhere.
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
