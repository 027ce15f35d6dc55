// Finds the checkout for which a person's trust holds, without running Git.
import { existsSync, lstatSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, resolve } from 'node:path';
import { isWorldWritable, readRegularFile } from '../folders.ts';

export interface WorkPlace {
  /** The nearest folder with `.git`, with links resolved. A policy's paths are relative to it. */
  readonly folder: string;
  /** The same folder; for a worktree, its repository instead, if the repository lists the worktree. */
  readonly checkout: string;
}

/** Takes an absolute path. Returns the folder itself if it is missing or outside every checkout. */
export function findPlace(folder: string): WorkPlace {
  if (!existsSync(folder)) return { folder, checkout: folder };
  const start = realpathSync(folder);
  for (let at = start; ; at = dirname(at)) {
    if (existsSync(join(at, '.git')) && !isWorldWritable(at)) return { folder: at, checkout: findRepository(at) ?? at };
    if (at === dirname(at)) return { folder: start, checkout: start };
  }
}

/** Returns undefined unless the checkout is a worktree (gitrepository-layout(5), "worktrees/<id>/gitdir"). */
function findRepository(checkout: string): string | undefined {
  const link = join(checkout, '.git');
  if (!lstatSync(link).isFile()) return undefined;
  const [, target] = /^gitdir: (.+)\n?$/.exec(readFileSync(link, 'utf8')) ?? [];
  if (target === undefined) return undefined;
  const folder = resolve(checkout, target);
  const common = dirname(dirname(folder));
  if (basename(dirname(folder)) !== 'worktrees' || basename(common) !== '.git') return undefined;
  // Let the repository confirm the worktree, because whoever writes ".git" can point it anywhere.
  return isRegistered(folder, link) ? realpathSync(dirname(common)) : undefined;
}

function isRegistered(folder: string, link: string): boolean {
  try {
    const target = readRegularFile(join(folder, 'gitdir')).replace(/\n$/, '');
    return realpathSync(isAbsolute(target) ? target : resolve(folder, target)) === realpathSync(link);
  } catch {
    return false;
  }
}
