// Changes of a text as a unified diff, which "patch -p0" and "git apply" take.
import type { LineEdit } from '../../permission/tools/learn/add-entries.ts';

/** Lines around a change that are shown. */
const around = 3;

/** A hunk: changes that stand so near that what is around them meets. */
interface Hunk {
  /** First line of the old text that is shown, from 0. */
  readonly from: number;
  /** The line after the last one. */
  readonly to: number;
  readonly edits: readonly LineEdit[];
}

/**
 * The changes of a file as a unified diff; empty when there are none.
 *
 * @param file - relative to the folder that the diff is applied in
 * @param before - undefined: the file is new
 */
export function unifiedDiff(file: string, before: string | undefined, edits: readonly LineEdit[]): string {
  if (edits.length === 0) return '';
  const lines = (before ?? '').split('\n');
  const isOpen = lines.at(-1) !== '';
  // What stands behind the last line end is no line.
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

/** With "./": "git apply" takes one folder off a name, and "patch -p0" none. */
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

/** First line, from 1, and count; of no lines the one before them. */
function range(from: number, size: number): string {
  const first = size === 0 ? from : from + 1;
  return size === 1 ? String(first) : `${first},${size}`;
}
