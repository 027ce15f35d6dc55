// GitHub's `patch` of a file, read into hunks with numbered lines (GitHub docs, "List pull requests files").
import type { DiffLine, Hunk } from './changed-file.ts';

const header = /^@@ -(\d{1,9})(?:,(\d{1,9}))? \+(\d{1,9})(?:,(\d{1,9}))? @@/;

/** The hunks of a patch; undefined where it is not what its headers say: then no line of it is taken for known. */
export function readPatch(patch: string): readonly Hunk[] | undefined {
  const lines = patch.split('\n');
  if (lines.at(-1) === '') lines.pop();
  const hunks: Hunk[] = [];
  let at = 0;
  while (at < lines.length) {
    const read = readHunk(lines, at);
    if (read === undefined) return undefined;
    hunks.push(read.hunk);
    at = read.end;
  }
  return hunks;
}

/** The hunk whose header stands in this line, and the line after it. */
function readHunk(lines: readonly string[], start: number): { readonly hunk: Hunk; readonly end: number } | undefined {
  const [, oldStart, oldCount = '1', newStart, newCount = '1'] = header.exec(lines[start] ?? '') ?? [];
  if (oldStart === undefined || newStart === undefined) return undefined;
  const next = { old: Number(oldStart), new: Number(newStart) };
  const left = { old: Number(oldCount), new: Number(newCount) };
  const hunk: DiffLine[] = [];
  let at = start + 1;
  for (; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (line.startsWith('\\')) continue; // "\ No newline at end of file"
    const kind = kinds.get(line.charAt(0));
    if (kind === undefined) break;
    const inOld = kind !== 'added';
    const inNew = kind !== 'removed';
    hunk.push({
      kind,
      ...(inOld ? { oldLine: next.old } : {}),
      ...(inNew ? { newLine: next.new } : {}),
      text: line.slice(1),
    });
    for (const side of [...(inOld ? ['old' as const] : []), ...(inNew ? ['new' as const] : [])]) {
      next[side] += 1;
      left[side] -= 1;
    }
  }
  return left.old === 0 && left.new === 0 ? { hunk, end: at } : undefined;
}

const kinds: ReadonlyMap<string, DiffLine['kind']> = new Map([
  [' ', 'context'],
  ['+', 'added'],
  ['-', 'removed'],
]);
