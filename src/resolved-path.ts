// Where a path leads on the disk, and the folders that it lies in.
import { realpathSync } from 'node:fs';
import path from 'node:path';

/** A path without links; of one that is not there yet, of as much as is there. */
export function resolveLinks(absolute: string): string {
  try {
    return realpathSync.native(absolute);
  } catch {
    const parent = path.dirname(absolute);
    return parent === absolute ? absolute : path.join(resolveLinks(parent), path.basename(absolute));
  }
}

/** Tells whether a path is a folder, or lies in it; both without links. */
export function isWithin(one: string, folder: string): boolean {
  return one === folder || one.startsWith(folder.endsWith(path.sep) ? folder : `${folder}${path.sep}`);
}
