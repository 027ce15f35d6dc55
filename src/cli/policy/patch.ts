// Changes of a text as a unified diff, which "patch -p0" and "git apply" take.
import { randomUUID } from 'node:crypto';
import { link, lstat, mkdir, open, readFile, rename, unlink } from 'node:fs/promises';
import path from 'node:path';
import { InputError } from '../../errors.ts';
import type { LineEdit } from '../../permission/tools/learn/add-entries.ts';

const around = 3;

/** Changes so near that the lines around them meet. */
interface Hunk {
  /** From 0. */
  readonly from: number;
  readonly to: number;
  readonly edits: readonly LineEdit[];
}

/**
 * Writes the changes of a file as a unified diff; empty when there are none.
 *
 * @param file - relative to the folder that the diff is applied in
 * @param before - undefined: the file is new
 */
export function unifiedDiff(file: string, before: string | undefined, edits: readonly LineEdit[]): string {
  if (edits.length === 0) return '';
  const lines = (before ?? '').split('\n');
  const isOpen = lines.at(-1) !== '';
  // A text that ends its last line has no line after it.
  const old = isOpen ? lines : lines.slice(0, -1);
  const name = headerName(file);
  const parts = [`--- ${before === undefined ? '/dev/null' : name}\n`, `+++ ${name}\n`];
  let shift = 0;
  for (const hunk of hunksOf(edits, old.length)) {
    const { text, grown } = hunkText(hunk, old, { shift, isOpen });
    parts.push(text);
    shift += grown;
  }
  return parts.join('');
}

/** Adds "./": "git apply" takes one folder off a name, and "patch -p0" none. */
function headerName(file: string): string {
  const name = file.startsWith('/') || file.startsWith('../') ? file : `./${file}`;
  if (!/[\p{Cc}"\\]/u.test(name)) return name.includes(' ') ? `${name}\t` : name;
  return JSON.stringify(name);
}

function hunksOf(edits: readonly LineEdit[], count: number): readonly Hunk[] {
  const hunks: Hunk[] = [];
  for (const edit of edits) {
    const from = Math.max(0, edit.at - around);
    const to = Math.min(count, edit.at + edit.removed + around);
    const last = hunks.at(-1);
    if (last === undefined || from > last.to) hunks.push({ from, to, edits: [edit] });
    else hunks.splice(-1, 1, { from: last.from, to, edits: [...last.edits, edit] });
  }
  return hunks;
}

function hunkText(
  { from, to, edits }: Hunk,
  old: readonly string[],
  { shift, isOpen }: { readonly shift: number; readonly isOpen: boolean },
): { readonly text: string; readonly grown: number } {
  const body: string[] = [];
  const noEnd = '\\ No newline at end of file\n';
  const grows = edits.some((edit) => edit.at >= old.length);
  const keep = (sign: string, line: number): void => {
    const text = old[line] ?? '';
    const isLast = isOpen && line === old.length - 1;
    // The last line gets the line end that it lacked when something comes after it.
    if (isLast && grows && sign === ' ') body.push(`-${text}\n${noEnd}`, `+${text}\n`);
    else body.push(`${sign}${text}\n${isLast ? noEnd : ''}`);
  };
  let at = from;
  let grown = 0;
  for (const edit of edits) {
    for (; at < edit.at; at += 1) keep(' ', at);
    for (; at < edit.at + edit.removed; at += 1) keep('-', at);
    body.push(...edit.added.map((line) => `+${line}\n`));
    grown += edit.added.length - edit.removed;
  }
  for (; at < to; at += 1) keep(' ', at);
  const size = to - from;
  const header = `@@ -${range(from, size)} +${range(from + shift, size + grown)} @@\n`;
  return { text: header + body.join(''), grown };
}

/** Counts from 1; of no lines it names the one before them. */
function range(from: number, size: number): string {
  const first = size === 0 ? from : from + 1;
  return size === 1 ? String(first) : `${first},${size}`;
}

/** Puts a text in the place of `before`, or in a new file; throws {@link InputError} `input_conflict` where that is another by now. */
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

/** Refuses a link anywhere below the root: it could lead out of the repository. */
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
