// Which findings are on the lines of threads that are there, and which are new.
import type { ChangedFile } from '../../findings/diff/changed-file.ts';
import type { Finding } from '../../findings/finding.ts';
import type { PlaceInDiff } from '../../findings/place.ts';
import { byPath, placeOf } from '../../findings/place.ts';
import type { PlacedFinding } from '../../findings/review.ts';
import type { OwnThread } from './memory.ts';
import type { ThreadLines } from './thread-lines.ts';
import { fingerprintsOf, isOnLines } from './thread-lines.ts';

/** A thread, and where its lines are now. */
interface ThreadOnLines {
  readonly thread: OwnThread;
  readonly lines: ThreadLines;
}

/** The findings of a round, apart. */
export interface FoundFindings {
  /** Those that a thread has already, by the thread. */
  readonly onThreads: ReadonlyMap<OwnThread, readonly PlacedFinding[]>;
  readonly fresh: readonly PlacedFinding[];
}

/**
 * Places findings, the worst first, and gives each that is on the lines of a thread to that thread: of several with the same
 * lines to the one with its title, else to one that nothing was found for yet.
 */
export function placeFindings(
  findings: readonly Finding[],
  files: readonly ChangedFile[],
  threads: readonly ThreadOnLines[],
): FoundFindings {
  const changed = byPath(files);
  const onThreads = new Map<OwnThread, PlacedFinding[]>();
  const fresh: PlacedFinding[] = [];
  for (const finding of findings) {
    const placement = placeOf(finding, changed);
    const found = { finding, placement };
    const on = placement.in === 'diff' ? threadsOn(finding, placement, threads) : [];
    const thread = pick(finding, on, onThreads);
    if (thread === undefined) fresh.push(found);
    else onThreads.set(thread, [...(onThreads.get(thread) ?? []), found]);
  }
  return { onThreads, fresh };
}

/** The threads on whose lines a finding is: those with the very same lines, else those that share most of them. */
function threadsOn(finding: Finding, placement: PlaceInDiff, threads: readonly ThreadOnLines[]): readonly OwnThread[] {
  const fingerprints = fingerprintsOf(placement, finding.side);
  const same = threads.filter(({ thread }) => fingerprints.includes(thread.marker.fingerprint));
  const near = threads.filter(({ thread, lines }) => isOnLines(finding, thread.marker, lines));
  return (same.length > 0 ? same : near).map(({ thread }) => thread);
}

function pick(
  { title }: Finding,
  threads: readonly OwnThread[],
  taken: ReadonlyMap<OwnThread, unknown>,
): OwnThread | undefined {
  return (
    threads.find(({ marker }) => marker.title === title) ?? threads.find((thread) => !taken.has(thread)) ?? threads[0]
  );
}
