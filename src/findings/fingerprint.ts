// Recognizes lines of a diff after they moved, and the lines of a suggestion after it was committed.
import { sha256 } from '../crypto.ts';
import { type ChangedFile, type DiffLine, linesOn, type PlaceInDiff } from './diff.ts';
import type { Finding, FindingPlace, Side } from './finding.ts';

/** Hashes path, side, text, and the ordinal: how many times the same text occurs earlier in the file's diff. */
export function toFingerprint({ file, lines }: Omit<PlaceInDiff, 'in'>, side: Side, firstSeenPath = file.path): string {
  const texts = toTexts(lines);
  let ordinal = 0;
  for (const hunk of file.hunks ?? []) {
    const sideLines = linesOn(side, hunk);
    const starts = findOccurrences(texts, toTexts(sideLines));
    const at = starts.findIndex((start) => sideLines[start] === lines[0]); // the same object
    ordinal += at === -1 ? starts.length : at;
    if (at !== -1) break;
  }
  return hashPlace(firstSeenPath, side, texts.join('\n'), ordinal);
}

function hashPlace(firstSeenPath: string, side: Side, text: string, ordinal: number): string {
  return shortDigest(JSON.stringify([firstSeenPath, side, text, ordinal]));
}

/**
 * Finds where `sought` starts in `all`, in linear time (Knuth, Morris, Pratt): this runs for each finding, and a file
 * may repeat a line ten thousand times.
 */
function findOccurrences(sought: readonly string[], all: readonly string[]): readonly number[] {
  const fallback = [0];
  const advance = (matched: number, text: string | undefined): number => {
    let length = matched;
    while (length > 0 && sought[length] !== text) length = fallback[length - 1] ?? 0;
    return sought[length] === text ? length + 1 : length;
  };
  for (let index = 1; index < sought.length; index += 1)
    fallback.push(advance(fallback[index - 1] ?? 0, sought[index]));
  const starts: number[] = [];
  let matched = 0;
  for (const [index, text] of all.entries()) {
    matched = advance(matched === sought.length ? (fallback[matched - 1] ?? 0) : matched, text);
    if (matched === sought.length) starts.push(index - sought.length + 1);
  }
  return starts;
}

/** Lists each window of `count` consecutive lines, with its fingerprint. */
export function fingerprintAllWindows(file: ChangedFile, side: Side, count: number, firstSeenPath = file.path) {
  const countByText = new Map<string, number>();
  return Array.from(listWindows(file, side, count), ({ lines, text }) => {
    const ordinal = countByText.get(text) ?? 0;
    countByText.set(text, ordinal + 1);
    return [hashPlace(firstSeenPath, side, text, ordinal), lines] as const;
  });
}

function* listWindows(file: ChangedFile, side: Side, count: number) {
  for (const hunk of file.hunks ?? []) {
    const sideLines = linesOn(side, hunk);
    for (let start = 0; start + count <= sideLines.length; start += 1) {
      const lines = sideLines.slice(start, start + count);
      yield { lines, text: toTexts(lines).join('\n') };
    }
  }
}

export function digestText(lines: readonly DiffLine[], side: Side): string {
  return shortDigest(JSON.stringify([side, toTexts(lines).join('\n')]));
}

/** Searches `searchedSide`. `text`: the digest of the thread's text, made with `side`, where the thread began. */
export function findLinesWithText(
  file: ChangedFile,
  { text: textDigest, side, line, end_line }: FindingPlace & { readonly text: string },
  searchedSide: Side = side,
): readonly DiffLine[] | undefined {
  const comparedTexts = new Set<string>();
  for (const { lines, text } of listWindows(file, searchedSide, end_line - line + 1)) {
    if (comparedTexts.has(text)) continue;
    comparedTexts.add(text);
    if (digestText(lines, side) === textDigest) return lines;
  }
  return undefined;
}

function toTexts(lines: readonly DiffLine[]): readonly string[] {
  return lines.map(({ text }) => text);
}

/** The lines of a suggestion that keeps the old lines. */
export interface SuggestedLines {
  /** How many of its lines precede the old ones. */
  readonly before: number;
  readonly count: number;
  readonly digest: string;
}

/** Returns undefined if no suggestion for the new side keeps the old lines, or if the diff already has it. */
export function toSuggestedLines({ side, suggestion }: Finding, place: PlaceInDiff): SuggestedLines | undefined {
  if (side === 'old' || suggestion === undefined || suggestion === '') return undefined;
  const suggestedTexts = suggestion.replace(/\n$/, '').split('\n').map(dropCarriageReturn);
  const [before] = findOccurrences(toTexts(place.lines).map(dropCarriageReturn), suggestedTexts);
  const firstOldLine = place.lines[0]?.newLine;
  if (before === undefined || firstOldLine === undefined) return undefined;
  const suggested = { before, count: suggestedTexts.length, digest: shortDigest(suggestedTexts.join('\n')) };
  return isApplied(suggested, place.file, firstOldLine) ? undefined : suggested;
}

export function isApplied({ before, count, digest }: SuggestedLines, file: ChangedFile, firstOldLine: number): boolean {
  return (file.hunks ?? []).some((hunk) => {
    const lines = linesOn('new', hunk);
    const startIndex = firstOldLine - before - (lines[0]?.newLine ?? 0);
    const actual = startIndex < 0 ? [] : lines.slice(startIndex, startIndex + count);
    return actual.length === count && shortDigest(toTexts(actual).map(dropCarriageReturn).join('\n')) === digest;
  });
}

/** Makes CRLF and LF equal, because GitHub commits a suggestion with the line ends of the file. */
function dropCarriageReturn(line: string): string {
  return line.replace(/\r$/, '');
}

function shortDigest(text: string): string {
  return sha256(text).slice(0, 32);
}
