// A file of the repository written as a whole or not at all, and never through a link.
import { randomUUID } from 'node:crypto';
import { link, lstat, mkdir, open, readFile, rename, unlink } from 'node:fs/promises';
import path from 'node:path';
import { InputError } from '../../errors.ts';

/**
 * Put a text in the place of another one.
 *
 * @param before - what was read; undefined: there was no file, and a new one is not written over one that came since
 * @throws {InputError} `input_conflict`: a link leads there, or the file is another by now
 */
export async function replaceFile(root: string, file: string, text: string, before: string | undefined): Promise<void> {
  const target = path.resolve(root, file);
  await refuseLinks(root, target, file);
  if (before !== undefined && (await readFile(target, 'utf8')) !== before) throw changedSince(file);
  await mkdir(path.dirname(target), { recursive: true });
  const temporary = path.join(path.dirname(target), `.${path.basename(target)}.${randomUUID()}`);
  const mode = before === undefined ? 0o644 : (await lstat(target)).mode & 0o777;
  const handle = await open(temporary, 'wx', mode);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  try {
    // A second name for the file fails where there is one already; a rename would replace it.
    if (before === undefined) await link(temporary, target);
    else await rename(temporary, target);
  } catch (error: unknown) {
    if (before === undefined && (await lstat(target).catch(() => undefined)) !== undefined) throw changedSince(file);
    throw error;
  } finally {
    await unlink(temporary).catch(() => {});
  }
}

function changedSince(file: string): InputError {
  const message = `"${file}" has changed since it was read. Nothing is written; run the command again.`;
  return new InputError('input_conflict', message, { source: 'policy' });
}

/** Neither the file nor a folder between it and the root may be a link: it could lead out of the repository. */
async function refuseLinks(root: string, target: string, file: string): Promise<void> {
  const within = path.relative(root, target);
  const names = within.startsWith('..') || path.isAbsolute(within) ? [path.basename(target)] : within.split(path.sep);
  const start = within.startsWith('..') || path.isAbsolute(within) ? path.dirname(target) : root;
  for (const [index] of names.entries()) {
    const found = await lstat(path.join(start, ...names.slice(0, index + 1))).catch(() => undefined);
    if (found?.isSymbolicLink() !== true) continue;
    const message = `"${file}" leads through a link, ${names.slice(0, index + 1).join('/')}. Nothing is written; name the file itself with --policy.`;
    throw new InputError('input_conflict', message, { source: 'policy' });
  }
}
