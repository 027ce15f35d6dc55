// Which rows of a run are shown, and which of them are problems.
import type { TimelineRow } from './timeline.ts';

/** Whether a reader who looks for what went wrong wants to see it; the end only repeats what stands before it. */
export function isProblem({ state, kind }: TimelineRow): boolean {
  if (kind === 'end') return false;
  const isRefused = state === 'rejected' || state === 'failed' || state === 'warned';
  return isRefused || (kind === 'pause' && state === 'waiting');
}

/** The problems of a run: how many there are, and the first that is shown. */
export function problemsOf(
  rows: readonly TimelineRow[],
  maxRows: number,
): { readonly count: number; readonly first: TimelineRow | undefined } {
  const first = toEnds(rows, maxRows).flat().find(isProblem);
  return { count: rows.filter(isProblem).length, first };
}

/** The rows of the beginning and of the end, of which at most so many are shown. */
export function toEnds(
  rows: readonly TimelineRow[],
  most: number,
): readonly [head: readonly TimelineRow[], tail: readonly TimelineRow[]] {
  if (rows.length <= most) return [rows, []];
  const head = Math.ceil((most * 2) / 3);
  return [rows.slice(0, head), rows.slice(rows.length - most + head)];
}
