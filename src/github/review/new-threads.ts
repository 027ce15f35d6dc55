// The threads that a round opens: the most severe findings that no thread has, above the floor of the round, and not too many.
import { fingerprintOf } from '../../findings/fingerprint.ts';
import type { Fate, FindingRow, PlacedFinding } from '../../findings/review.ts';
import type { Severity } from '../../findings/severity.ts';
import { bySeverity, isAtLeast } from '../../findings/severity.ts';
import { toSuggestedLines } from '../../findings/suggested.ts';
import type { Memory } from './memory.ts';
import type { NewThread, RoundRules } from './round.ts';

/** The round in which threads are opened. */
interface Opening {
  readonly head: string;
  readonly round: number;
  readonly rules: RoundRules;
}

/** What becomes of new findings; every one of them counts. */
interface OpenedThreads {
  readonly opened: readonly NewThread[];
  readonly unthreaded: readonly PlacedFinding[];
  readonly rows: readonly FindingRow[];
  readonly counts: readonly { readonly severity: Severity }[];
}

/** Opens threads for findings that have none. */
export function openNew(
  fresh: readonly PlacedFinding[],
  memory: Memory,
  { head, round, rules }: Opening,
): OpenedThreads {
  const { tag, severityFloor, maxFindings } = rules;
  const floor = severityFloor[Math.min(round, severityFloor.length) - 1] ?? 'note';
  const already = memory.threads.filter(({ marker }) => marker.head === head).length;
  const opened: NewThread[] = [];
  const unthreaded: PlacedFinding[] = [];
  const rows: FindingRow[] = [];
  const seen = new Set<string>();
  for (const found of fresh.toSorted((a, b) => bySeverity(a.finding, b.finding))) {
    const { finding, placement } = found;
    const row = (fate: Fate): void => void rows.push({ finding, fate });
    if (placement.in === 'elsewhere') {
      row({ is: 'elsewhere', why: placement.why });
      unthreaded.push(found);
      continue;
    }
    const fingerprint = fingerprintOf(placement, finding.side);
    const key = JSON.stringify([fingerprint, finding.title]);
    if (seen.has(key)) continue; // the same twice in one answer
    seen.add(key);
    if (!isAtLeast(finding.severity, floor)) row({ is: 'below-floor' });
    else if (already + opened.length >= maxFindings) {
      row({ is: 'beyond-max' });
      unthreaded.push(found);
    } else {
      const { path, side, line, endLine: end_line, severity, title } = finding;
      const lines = { fingerprint, path, side, line, end_line };
      const suggested = toSuggestedLines(finding, placement);
      const marker = { kind: 'finding', tag, head, ...lines, severity, title } as const;
      opened.push({ found, marker: suggested === undefined ? marker : { ...marker, suggested } });
      row({ is: 'new' });
    }
  }
  return { opened, unthreaded, rows, counts: fresh.map(({ finding }) => finding) };
}
