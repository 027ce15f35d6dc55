// A run as the page shows it: what it adds up to, its rows, and where its time went.
import { toPastRecord } from '../../transcript/past-record.ts';
import type { TranscriptLine } from '../../transcript/read.ts';
import type { RunRecord } from '../../transcript/run-record.ts';
import { keepTime, type SpentTime } from './spent-time.ts';
import { buildTimeline, type TimelineRow } from './timeline.ts';

/** A run, read from its transcript. */
export interface ShownRun {
  readonly record: RunRecord;
  readonly rows: readonly TimelineRow[];
  readonly spent: SpentTime;
}

/** Reads the lines of a transcript once, for all that a page shows of them. An event without a readable time has no row. */
export function toShownRun(lines: Iterable<TranscriptLine>): ShownRun {
  const time = keepTime();
  const timeline = buildTimeline();
  const record = toPastRecord(lines, (event, line) => {
    const at = Date.parse(event.at);
    if (Number.isNaN(at)) return;
    time.observe(event, at);
    timeline.observe(event, line, at);
  });
  return { record, rows: timeline.value(), spent: time.value() };
}
