// Shows a file's changes as a unified diff, and writes them.
import { linkSync } from 'node:fs';
import { lstat, readFile } from 'node:fs/promises';
import path from 'node:path';
import { structuredPatch } from 'diff';
import type { InputError } from '../../errors.ts';
import { makeFolders, writeAtomically } from '../../folders.ts';
import { conflict } from '../../inputs/values.ts';

/** Returns an empty text if nothing differs. `before` is undefined for a new file. */
export function toUnifiedDiff(file: string, before: string | undefined, after: string): string {
  const { hunks } = structuredPatch('', '', before ?? '', after, undefined, undefined, { context: 3 });
  if (hunks.length === 0) return '';
  const name = toHeaderName(file);
  const parts = hunks.map(({ oldStart, oldLines, newStart, newLines, lines }) => {
    const header = `@@ -${toRange(oldStart, oldLines)} +${toRange(newStart, newLines)} @@`;
    return `${[header, ...lines].join('\n')}\n`;
  });
  return `--- ${before === undefined ? '/dev/null' : name}\n+++ ${name}\n${parts.join('')}`;
}

/** Adds "./" to a relative path, for two tools: "git apply" strips one folder from a name, "patch -p0" strips none. */
function toHeaderName(file: string): string {
  const name = file.startsWith('/') || file.startsWith('../') ? file : `./${file}`;
  if (/[\p{Cc}"\\]/u.test(name)) return JSON.stringify(name);
  return name.includes(' ') ? `${name}\t` : name; // the tab ends a name with spaces
}

/** Follows the unified format, in which an empty range names the line before it. */
function toRange(start: number, size: number): string {
  if (size === 1) return String(start);
  return `${size === 0 ? start - 1 : start},${size}`;
}

/** Throws {@link InputError} `input_conflict` if the file's text is no longer `before`, or a link leads to it. */
export async function replaceFile(root: string, file: string, text: string, before: string | undefined): Promise<void> {
  const target = path.resolve(root, file);
  await refuseLinks(root, target, file);
  if (before !== undefined && (await readFile(target, 'utf8')) !== before) throw toStaleError(file);
  makeFolders(path.dirname(target));
  try {
    // Make a hard link, which fails if the file is there by now; a rename would replace it.
    if (before === undefined) writeAtomically(target, text, 0o644, linkSync);
    else writeAtomically(target, text, (await lstat(target)).mode & 0o777);
  } catch (error: unknown) {
    if (before === undefined && (await lstat(target).catch(() => undefined)) !== undefined) throw toStaleError(file);
    throw error;
  }
}

function toStaleError(file: string): InputError {
  return conflict('policy', `"${file}" has changed since it was read. Nothing is written; run the command again.`);
}

/** Refuses symbolic links, which could lead out of the repository. */
async function refuseLinks(root: string, target: string, file: string): Promise<void> {
  const relativePath = path.relative(root, target);
  const isOutside = relativePath.startsWith('..') || path.isAbsolute(relativePath);
  const names = isOutside ? [path.basename(target)] : relativePath.split(path.sep);
  const start = isOutside ? path.dirname(target) : root;
  for (const [index] of names.entries()) {
    const found = await lstat(path.join(start, ...names.slice(0, index + 1))).catch(() => undefined);
    if (found?.isSymbolicLink() !== true) continue;
    const message = `"${file}" goes through a link, ${names.slice(0, index + 1).join('/')}. Nothing is written; name the file itself with --policy.`;
    throw conflict('policy', message);
  }
}
