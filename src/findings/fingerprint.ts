// Recognizes lines of a diff after they moved, or after a suggestion replaced them.
import { sha256 } from '../crypto.ts';
import { type ChangedFile, type DiffLine, linesOn, type PlaceInDiff } from './diff.ts';
import type { Finding, FindingPlace, Side } from './finding.ts';

/** Hashes path, side, text, and the number of equal texts before. `path` is where the lines were first seen. */
export function fingerprintOf({ file, lines }: Omit<PlaceInDiff, 'in'>, side: Side, path = file.path): string {
  const texts = textsOf(lines);
  let ordinal = 0;
  for (const hunk of file.hunks ?? []) {
    const sideLines = linesOn(side, hunk);
    const starts = findOccurrences(texts, textsOf(sideLines));
    const at = starts.findIndex((start) => sideLines[start] === lines[0]);
    ordinal += at === -1 ? starts.length : at;
    if (at !== -1) break;
  }
  return digestOf(JSON.stringify([path, side, texts.join('\n'), ordinal]));
}

/** Runs in linear time (Knuth, Morris, Pratt), because a file may repeat a line ten thousand times. */
function findOccurrences(texts: readonly string[], lines: readonly string[]): readonly number[] {
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

export function findFingerprints(file: ChangedFile, side: Side, count: number, path = file.path) {
  const countByText = new Map<string, number>();
  return Array.from(listWindows(file, side, count), ({ lines, text }) => {
    const ordinal = countByText.get(text) ?? 0;
    countByText.set(text, ordinal + 1);
    return [digestOf(JSON.stringify([path, side, text, ordinal])), lines] as const;
  });
}

function* listWindows(file: ChangedFile, side: Side, count: number) {
  for (const hunk of file.hunks ?? []) {
    const all = linesOn(side, hunk);
    for (let start = 0; start + count <= all.length; start += 1) {
      const lines = all.slice(start, start + count);
      yield { lines, text: textsOf(lines).join('\n') };
    }
  }
}

export function textDigestOf(lines: readonly DiffLine[], side: Side): string {
  return digestOf(JSON.stringify([side, textsOf(lines).join('\n')]));
}

/** Limits the search for a thread without a digest of its text: its fingerprint is tried with these ordinals. */
const likelyOrdinals = [...Array(10).keys()];

interface ThreadText extends FindingPlace {
  readonly fingerprint: string;
  /** The digest of the text; undefined for a thread from an earlier version of this action. */
  readonly text?: string | undefined;
}

export function findLinesWithText(
  file: ChangedFile,
  { fingerprint, text: digest, side, path, line, end_line }: ThreadText,
  searchedSide: Side = side,
): readonly DiffLine[] | undefined {
  const triedTexts = new Set<string>();
  for (const { lines, text } of listWindows(file, searchedSide, end_line - line + 1)) {
    if (triedTexts.has(text)) continue;
    triedTexts.add(text);
    const isSame =
      digest === undefined
        ? likelyOrdinals.some((ordinal) => digestOf(JSON.stringify([path, side, text, ordinal])) === fingerprint)
        : textDigestOf(lines, side) === digest;
    if (isSame) return lines;
  }
  return undefined;
}

function textsOf(lines: readonly DiffLine[]): readonly string[] {
  return lines.map(({ text }) => text);
}

/** The lines of a suggestion that keeps the old lines; `before` counts its lines in front of the old ones. */
export interface SuggestedLines {
  readonly before: number;
  readonly count: number;
  readonly digest: string;
}

/** Returns undefined if the suggestion drops the old lines, or if the diff already has its lines. */
export function toSuggestedLines({ side, suggestion }: Finding, place: PlaceInDiff): SuggestedLines | undefined {
  if (side === 'old' || suggestion === undefined || suggestion === '') return undefined;
  const result = suggestion.replace(/\n$/, '').split('\n').map(withoutCarriageReturn);
  const [before] = findOccurrences(textsOf(place.lines).map(withoutCarriageReturn), result);
  const first = place.lines[0]?.newLine;
  if (before === undefined || first === undefined) return undefined;
  const suggested = { before, count: result.length, digest: digestOf(result.join('\n')) };
  return isApplied(suggested, place.file, first) ? undefined : suggested;
}

export function isApplied({ before, count, digest }: SuggestedLines, file: ChangedFile, first: number): boolean {
  return (file.hunks ?? []).some((hunk) => {
    const lines = linesOn('new', hunk);
    const start = first - before - (lines[0]?.newLine ?? 0);
    const actual = start < 0 ? [] : lines.slice(start, start + count);
    return actual.length === count && digestOf(textsOf(actual).map(withoutCarriageReturn).join('\n')) === digest;
  });
}

/** Makes CRLF and LF equal, because GitHub commits a suggestion with the line ends of the file. */
function withoutCarriageReturn(line: string): string {
  return line.replace(/\r$/, '');
}

function digestOf(text: string): string {
  return sha256(text).slice(0, 32);
}
