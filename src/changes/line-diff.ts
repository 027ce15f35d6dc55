// Finds lines that differ between two contents: to count for the policy, and to show.
import { type StructuredPatchHunk, structuredPatch } from 'diff';

export interface LineDiff {
  readonly added: number;
  readonly removed: number;
  readonly hunks: readonly StructuredPatchHunk[];
}

/** The time grows with the square of the edits. */
const maxEdits = 1_000;

/** Undefined for content with a NUL, or invalid UTF-8. */
export function textOfBytes(bytes: Uint8Array): string | undefined {
  if (bytes.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Treats every line as changed if the texts differ too much. */
export function diffLines(before: string, after: string): LineDiff {
  const options = { context: 3, maxEditLength: maxEdits };
  const found = structuredPatch('a', 'b', before, after, undefined, undefined, options);
  const hunks = found?.hunks ?? wholly(before, after);
  const lines = hunks.flatMap((hunk) => hunk.lines);
  const count = (sign: string): number => lines.filter((line) => line.startsWith(sign)).length;
  return { added: count('+'), removed: count('-'), hunks };
}

function wholly(before: string, after: string): readonly StructuredPatchHunk[] {
  const [old, now] = [linesOf(before), linesOf(after)];
  const lines = [...old.map((line) => `-${line}`), ...now.map((line) => `+${line}`)];
  return [{ oldStart: 1, oldLines: old.length, newStart: 1, newLines: now.length, lines }];
}

function linesOf(text: string): readonly string[] {
  const lines = text.split('\n');
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}

export function toDiffText(hunks: LineDiff['hunks']): string {
  return hunks
    .map(({ oldStart, oldLines, newStart, newLines, lines }) =>
      [`@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`, ...lines].join('\n'),
    )
    .join('\n');
}
