// A run as the page shows it: its totals, its rows, and where its time went.
import type { RecordedEvent } from '../../transcript/events.ts';
import type { TranscriptLine } from '../../transcript/lines.ts';
import { type RunRecord, toPastRecord } from '../../transcript/run-record.ts';
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
  /** The last piece of a text that goes on: what lies between its first and its last piece is one time. */
  let piece: RecordedEvent | undefined;
  const record = toPastRecord(lines, (event, line) => {
    const isPiece = event.type === 'text' || event.type === 'reasoning';
    if (isPiece && piece?.type === event.type) {
      piece = event;
      timeline.observe(event, line);
      return;
    }
    const at = Date.parse(event.at);
    if (Number.isNaN(at)) return;
    if (piece !== undefined) time.observe(piece, Date.parse(piece.at));
    piece = isPiece ? event : undefined;
    time.observe(event, at);
    timeline.observe(event, line);
  });
  if (piece !== undefined) time.observe(piece, Date.parse(piece.at));
  return { record, rows: timeline.value(), spent: time.value() };
}
