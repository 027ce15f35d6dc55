// Finds the checkout that a trusted policy belongs to, without running Git.
import { existsSync, lstatSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, resolve } from 'node:path';
import { isWorldWritable, listFoldersUpwards, readRegularFile } from '../folders.ts';

export interface WorkPlace {
  /** The nearest folder with `.git`, with links resolved. A policy's paths are relative to it. */
  readonly folder: string;
  /** The same folder or, for a worktree that its repository lists, the folder of the repository. */
  readonly checkout: string;
}

/** Takes an absolute path. Returns the folder itself if it is missing or outside every checkout. */
export function findPlace(folder: string): WorkPlace {
  if (!existsSync(folder)) return { folder, checkout: folder };
  const start = realpathSync(folder);
  const found = listFoldersUpwards(start).find((dir) => existsSync(join(dir, '.git')) && !isWorldWritable(dir));
  if (found === undefined) return { folder: start, checkout: start };
  return { folder: found, checkout: findRepository(found) ?? found };
}

/** Returns undefined unless the checkout is a worktree (gitrepository-layout(5), "worktrees/<id>/gitdir"). */
function findRepository(checkout: string): string | undefined {
  const link = join(checkout, '.git');
  if (!lstatSync(link).isFile()) return undefined;
  const [, target] = /^gitdir: (.+)\n?$/.exec(readFileSync(link, 'utf8')) ?? [];
  if (target === undefined) return undefined;
  const folder = resolve(checkout, target);
  const commonFolder = dirname(dirname(folder));
  if (basename(dirname(folder)) !== 'worktrees' || basename(commonFolder) !== '.git') return undefined;
  // Let the repository confirm the worktree, because whoever writes ".git" can point it anywhere.
  return isRegistered(folder, link) ? realpathSync(dirname(commonFolder)) : undefined;
}

function isRegistered(folder: string, link: string): boolean {
  try {
    const target = readRegularFile(join(folder, 'gitdir')).replace(/\n$/, '');
    return realpathSync(isAbsolute(target) ? target : resolve(folder, target)) === realpathSync(link);
  } catch {
    return false;
  }
}
