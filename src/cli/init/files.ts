// The files that `interns init` writes, and none of somebody else's without leave.
import { lstat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { InputError } from '../../errors.ts';
import { makeFolders } from '../../folders.ts';

/** A file to write. */
export interface InitFile {
  /** Relative to the repository, with slashes. */
  readonly path: string;
  readonly content: string;
  /** Made by this program alone, so an older one is replaced. */
  readonly isGenerated?: boolean;
}

/**
 * Which of the files are there already.
 *
 * @throws {InputError} `input_conflict`: something that is no file stands there
 */
export async function findExisting(root: string, files: readonly InitFile[]): Promise<readonly string[]> {
  const existing: string[] = [];
  for (const file of files) {
    // A link may lead anywhere: neither the file nor a folder on the way may be one.
    for (const folder of foldersOf(file.path)) {
      const found = await lstat(path.join(root, folder)).catch(() => undefined);
      if (found?.isDirectory() === false) throw inTheWay(folder, 'folder');
    }
    const found = await lstat(path.join(root, file.path)).catch(() => undefined);
    if (found?.isFile() === false) throw inTheWay(file.path, 'file');
    if (found !== undefined && file.isGenerated !== true) existing.push(file.path);
  }
  return existing;
}

/** The folders that a path leads through, from the outermost. */
function foldersOf(file: string): readonly string[] {
  const names = file.split('/').slice(0, -1);
  return names.map((_, index) => names.slice(0, index + 1).join('/'));
}

function inTheWay(found: string, wanted: string): InputError {
  return new InputError('input_conflict', `${found} is there, and is no ${wanted} of its own. Remove it first.`);
}

/**
 * Writes the files; one that came into being since `existing` was found is not replaced.
 *
 * @throws {InputError} `input_invalid`: the system refuses one
 */
export async function writeFiles(root: string, files: readonly InitFile[], existing: readonly string[]): Promise<void> {
  for (const file of files) {
    const target = path.join(root, file.path);
    const mayReplace = file.isGenerated === true || existing.includes(file.path);
    try {
      makeFolders(path.dirname(target));
      await writeFile(target, file.content, { flag: mayReplace ? 'w' : 'wx' });
    } catch (cause) {
      throw new InputError('input_invalid', `${file.path} can't be written. May you write in this folder?`, { cause });
    }
  }
}
