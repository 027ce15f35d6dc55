// What a suggestion makes of lines that it keeps: when somebody commits it they are still there, and yet they are mended.
import { createHash } from 'node:crypto';
import type { ChangedFile, DiffLine } from './diff/changed-file.ts';
import { linesOn } from './diff/changed-file.ts';
import type { Finding } from './finding.ts';
import { occurrencesOf } from './fingerprint.ts';
import type { PlaceInDiff } from './place.ts';

/** The result of a suggestion, and where in it the lines are that it is for. */
export interface SuggestedLines {
  /** Lines of the result before them. */
  readonly before: number;
  /** Lines of the whole result. */
  readonly count: number;
  /** Of its text: 32 hexadecimal digits. */
  readonly digest: string;
}

/** The result of a finding's suggestion; undefined where it does not keep the lines, or stands around them already. */
export function toSuggestedLines({ side, suggestion }: Finding, place: PlaceInDiff): SuggestedLines | undefined {
  if (side === 'old' || suggestion === undefined || suggestion === '') return undefined;
  const result = suggestion.replace(/\n$/, '').split('\n').map(withoutReturn);
  const [before] = occurrencesOf(place.lines.map(textOf), result);
  const first = place.lines[0]?.newLine;
  if (before === undefined || first === undefined) return undefined;
  const suggested = { before, count: result.length, digest: digestOf(result) };
  return standsAround(suggested, place.file, first) ? undefined : suggested;
}

/** Whether a result stands in a diff, around the lines that it is for; `first` is the number of the first of these. */
export function standsAround({ before, count, digest }: SuggestedLines, file: ChangedFile, first: number): boolean {
  return (file.hunks ?? []).some((hunk) => {
    const lines = linesOn('new', hunk);
    const start = first - before - (lines[0]?.newLine ?? 0);
    const around = start < 0 ? [] : lines.slice(start, start + count);
    return around.length === count && digestOf(around.map(textOf)) === digest;
  });
}

function textOf({ text }: DiffLine): string {
  return withoutReturn(text);
}

/** GitHub commits a suggestion with the line ends that the file has. */
function withoutReturn(line: string): string {
  return line.replace(/\r$/, '');
}

function digestOf(lines: readonly string[]): string {
  return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 32);
}
