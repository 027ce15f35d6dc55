// Tells lines of a diff apart by what they say, so that a finding is known again when its lines have moved.
import { createHash } from 'node:crypto';
import type { ChangedFile, DiffLine } from './diff/changed-file.ts';
import { linesOn } from './diff/changed-file.ts';
import type { Side } from './finding.ts';
import type { PlaceInDiff } from './place.ts';

/** Lines of a diff, and their fingerprint. */
export interface FingerprintedLines {
  readonly fingerprint: string;
  readonly lines: readonly DiffLine[];
}

/**
 * The fingerprint of lines: path, side, their text, and which of the equal texts in the diff of the file they are. 32
 * hexadecimal digits.
 *
 * @param path - the path that counts, where the file had another one when the lines were seen first
 */
export function fingerprintOf({ file, lines }: Omit<PlaceInDiff, 'in'>, side: Side, path = file.path): string {
  const texts = lines.map(({ text }) => text);
  let ordinal = 0;
  for (const window of windowsIn(file, side, lines.length)) {
    if (window.at(0) === lines[0]) break;
    if (texts.every((text, index) => window.at(index)?.text === text)) ordinal += 1;
  }
  return digest([path, side, texts.join('\n'), ordinal]);
}

/** The fingerprints of every so many lines that follow each other in a file's diff; `path` as in {@link fingerprintOf}. */
export function fingerprintsIn(
  file: ChangedFile,
  side: Side,
  count: number,
  path = file.path,
): readonly FingerprintedLines[] {
  const seen = new Map<string, number>();
  return windowsIn(file, side, count).map(({ lines }) => {
    const window = lines();
    const text = window.map((line) => line.text).join('\n');
    const ordinal = seen.get(text) ?? 0;
    seen.set(text, ordinal + 1);
    return { fingerprint: digest([path, side, text, ordinal]), lines: window };
  });
}

/** Lines that follow each other in a hunk; copied only where somebody wants them. */
interface Window {
  readonly at: (index: number) => DiffLine | undefined;
  readonly lines: () => readonly DiffLine[];
}

function windowsIn(file: ChangedFile, side: Side, count: number): readonly Window[] {
  return (file.hunks ?? []).flatMap((hunk) => {
    const lines = linesOn(side, hunk);
    return lines.slice(0, Math.max(0, lines.length - count + 1)).map((_, start) => ({
      at: (index: number) => lines[start + index],
      lines: () => lines.slice(start, start + count),
    }));
  });
}

function digest(parts: readonly (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}
