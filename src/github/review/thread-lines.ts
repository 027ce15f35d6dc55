// Where the lines of our threads are in the current diff: followed through renames, recognized by their text.
import type { ChangedFile } from '../../findings/diff/changed-file.ts';
import { numberOn } from '../../findings/diff/changed-file.ts';
import type { Finding } from '../../findings/finding.ts';
import { fingerprintOf, fingerprintsIn } from '../../findings/fingerprint.ts';
import type { PlaceInDiff } from '../../findings/place.ts';
import type { ReviewedChanges } from './changed-files.ts';
import type { OwnThread } from './memory.ts';
import type { ThreadMarker } from './review-marker.ts';

/** What is known of the lines of a thread. */
export type ThreadLines =
  | { readonly are: 'there'; readonly file: ChangedFile; readonly first: number; readonly last: number }
  /** They changed since, or left the diff. */
  | { readonly are: 'gone' }
  /** GitHub gives no diff of the file, or did not list it. */
  | { readonly are: 'unknown' };

/** Finds the lines of threads in the changes of a reviewed commit. */
export function findThreadLines({ files, isWhole }: ReviewedChanges): (thread: OwnThread) => ThreadLines {
  const known = new Map<string, ReadonlyMap<string, { readonly first: number; readonly last: number }>>();
  const spansIn = (file: ChangedFile, marker: ThreadMarker) => {
    const { side, path } = marker;
    const count = marker.end_line - marker.line + 1;
    const key = JSON.stringify([file.path, side, count, path]);
    const spans =
      known.get(key) ??
      new Map(
        fingerprintsIn(file, side, count, path).map(({ fingerprint, lines }) => {
          const numbers = lines.map((line) => numberOn(side, line) ?? 0);
          return [fingerprint, { first: numbers[0] ?? 0, last: numbers.at(-1) ?? 0 }];
        }),
      );
    known.set(key, spans);
    return spans;
  };
  return ({ marker }) => {
    const file = files.find(({ path }) => path === marker.path) ?? files.find((one) => formerPath(one) === marker.path);
    if (file === undefined) return { are: isWhole ? 'gone' : 'unknown' };
    if (file.hunks === undefined) return { are: 'unknown' };
    const span = spansIn(file, marker).get(marker.fingerprint);
    return span === undefined ? { are: 'gone' } : { are: 'there', file, ...span };
  };
}

/** The fingerprints that lines may be known by: under the path of now, and under the one before a rename. */
export function fingerprintsOf(placement: PlaceInDiff, side: Finding['side']): readonly string[] {
  return [fingerprintOf(placement, side), fingerprintOf(placement, side, formerPath(placement.file))];
}

/**
 * Whether a finding is on the lines of a thread: at least half of the lines that either names are lines that both name. An
 * intern that finds the same again rarely counts its lines the same way twice.
 */
export function isOnLines({ line, endLine, side, path }: Finding, marker: ThreadMarker, lines: ThreadLines): boolean {
  if (lines.are !== 'there' || side !== marker.side || path !== lines.file.path) return false;
  const common = Math.min(endLine, lines.last) - Math.max(line, lines.first) + 1;
  const either = Math.max(endLine, lines.last) - Math.min(line, lines.first) + 1;
  return common * 2 >= either;
}

/** The path before a rename. The source of a copy is a file of its own. */
function formerPath({ status, previousPath }: ChangedFile): string | undefined {
  return status === 'renamed' ? previousPath : undefined;
}
