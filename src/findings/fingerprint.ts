// Recognizes lines of a diff after they moved, or after their suggestion was committed.
import { sha256 } from '../sha256.ts';
import { type ChangedFile, type DiffLine, linesOn, type PlaceInDiff } from './diff.ts';
import type { Finding, Side } from './finding.ts';

export interface FingerprintedLines {
  readonly fingerprint: string;
  readonly lines: readonly DiffLine[];
}

/**
 * Computes the fingerprint of lines from path, side, text and their position among equal texts in the file's diff: 32
 * hexadecimal digits.
 *
 * @param path - the path to use, if the file had another when the lines were first seen
 */
export function fingerprintOf({ file, lines }: Omit<PlaceInDiff, 'in'>, side: Side, path = file.path): string {
  const texts = lines.map(({ text }) => text);
  let ordinal = 0;
  for (const hunk of file.hunks ?? []) {
    const all = linesOn(side, hunk);
    const starts = occurrencesOf(
      texts,
      all.map(({ text }) => text),
    );
    const at = starts.findIndex((start) => all[start] === lines[0]);
    ordinal += at === -1 ? starts.length : at;
    if (at !== -1) break;
  }
  return digestOf(JSON.stringify([path, side, texts.join('\n'), ordinal]));
}

/**
 * Finds these texts among lines, overlaps included. Compares each line a bounded number of times (Knuth, Morris,
 * Pratt), because a file may repeat one line ten thousand times.
 */
function occurrencesOf(texts: readonly string[], lines: readonly string[]): readonly number[] {
  const fallback = [0];
  const advance = (matched: number, text: string | undefined): number => {
    let length = matched;
    while (length > 0 && texts[length] !== text) length = fallback[length - 1] ?? 0;
    return texts[length] === text ? length + 1 : length;
  };
  for (let index = 1; index < texts.length; index += 1) fallback.push(advance(fallback[index - 1] ?? 0, texts[index]));
  const starts: number[] = [];
  let matched = 0;
  for (const [index, text] of lines.entries()) {
    matched = advance(matched === texts.length ? (fallback[matched - 1] ?? 0) : matched, text);
    if (matched === texts.length) starts.push(index - texts.length + 1);
  }
  return starts;
}

/** Fingerprints every `count` consecutive lines in a file's diff; `path` as in {@link fingerprintOf}. */
export function fingerprintsIn(
  file: ChangedFile,
  side: Side,
  count: number,
  path = file.path,
): readonly FingerprintedLines[] {
  const seen = new Map<string, number>();
  return Array.from(everySoMany(file, side, count), ({ lines, text }) => {
    const ordinal = seen.get(text) ?? 0;
    seen.set(text, ordinal + 1);
    return { fingerprint: digestOf(JSON.stringify([path, side, text, ordinal])), lines };
  });
}

function* everySoMany(file: ChangedFile, side: Side, count: number) {
  for (const hunk of file.hunks ?? []) {
    const all = linesOn(side, hunk);
    for (let start = 0; start + count <= all.length; start += 1) {
      const lines = all.slice(start, start + count);
      yield { lines, text: lines.map((line) => line.text).join('\n') };
    }
  }
}

/** Hashes the text of lines on a side, regardless of their file and position: 32 hexadecimal digits. */
export function textDigestOf(lines: readonly DiffLine[], side: Side): string {
  return digestOf(JSON.stringify([side, lines.map(({ text }) => text).join('\n')]));
}

/** Most equal texts to try for a thread that keeps no digest of its text. */
const maxOrdinals = 10;

export interface ThreadText {
  readonly fingerprint: string;
  /** As {@link textDigestOf}; undefined for threads of an earlier version. */
  readonly text: string | undefined;
  /** The path in the fingerprint. */
  readonly path: string;
  readonly side: Side;
  /** Number of lines. */
  readonly count: number;
}

/** Finds lines of a file with a thread's text, at any position among equal texts; searches the side `among`. */
export function linesWithText(
  file: ChangedFile,
  { fingerprint, text: digest, side, path, count }: ThreadText,
  among: Side = side,
): readonly DiffLine[] | undefined {
  const judged = new Set<string>();
  for (const { lines, text } of everySoMany(file, among, count)) {
    if (judged.has(text)) continue;
    judged.add(text);
    const ordinals = digest === undefined ? Array.from({ length: maxOrdinals }, (_, ordinal) => ordinal) : [];
    const isByText = digest !== undefined && textDigestOf(lines, side) === digest;
    if (isByText || ordinals.some((ordinal) => digestOf(JSON.stringify([path, side, text, ordinal])) === fingerprint))
      return lines;
  }
  return undefined;
}

/** The result of a suggestion, and where it contains the suggestion's original lines. */
export interface SuggestedLines {
  /** Lines of the result before the original lines. */
  readonly before: number;
  /** Lines of the whole result. */
  readonly count: number;
  /** Digest of the result's text: 32 hexadecimal digits. */
  readonly digest: string;
}

/** Gets the result of a finding's suggestion; undefined if it drops the original lines, or is already in the diff. */
export function toSuggestedLines({ side, suggestion }: Finding, place: PlaceInDiff): SuggestedLines | undefined {
  if (side === 'old' || suggestion === undefined || suggestion === '') return undefined;
  const result = suggestion.replace(/\n$/, '').split('\n').map(withoutReturn);
  const [before] = occurrencesOf(place.lines.map(textOf), result);
  const first = place.lines[0]?.newLine;
  if (before === undefined || first === undefined) return undefined;
  const suggested = { before, count: result.length, digest: digestOf(result.join('\n')) };
  return standsAround(suggested, place.file, first) ? undefined : suggested;
}

/** Tells if a diff contains a result around the original lines; `first` is the number of the first original line. */
export function standsAround({ before, count, digest }: SuggestedLines, file: ChangedFile, first: number): boolean {
  return (file.hunks ?? []).some((hunk) => {
    const lines = linesOn('new', hunk);
    const start = first - before - (lines[0]?.newLine ?? 0);
    const around = start < 0 ? [] : lines.slice(start, start + count);
    return around.length === count && digestOf(around.map(textOf).join('\n')) === digest;
  });
}

function textOf({ text }: DiffLine): string {
  return withoutReturn(text);
}

/** Drops a carriage return: GitHub commits a suggestion with the file's own line ends. */
function withoutReturn(line: string): string {
  return line.replace(/\r$/, '');
}

function digestOf(text: string): string {
  return sha256(text).slice(0, 32);
}
