// Lines that differ between two contents: counted for the policy's budget, and shown to people.
import { type StructuredPatchHunk, structuredPatch } from 'diff';

/** The differing lines of a file. */
export interface LineDiff {
  readonly added: number;
  readonly removed: number;
  readonly hunks: readonly StructuredPatchHunk[];
}

/** Edits beyond this are not searched for: the time of the search grows with the square of their number. */
const maxEdits = 1_000;

/** The text of a content; undefined of what is none: it has a NUL, or is no UTF-8. */
export function textOfBytes(bytes: Uint8Array): string | undefined {
  if (bytes.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Compares two texts line by line. Where too much differs, every line does. */
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

/** Hunks as a unified diff without the names of files. */
export function toDiffText(hunks: LineDiff['hunks']): string {
  return hunks
    .map(({ oldStart, oldLines, newStart, newLines, lines }) =>
      [`@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`, ...lines].join('\n'),
    )
    .join('\n');
}
