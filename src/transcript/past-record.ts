// What the lines of a transcript add up to.
import type { RecordedEvent } from './events.ts';
import type { TranscriptLine } from './read.ts';
import type { RunRecord } from './run-record.ts';
import { buildRunRecord } from './run-record.ts';

/**
 * The record of the run that wrote a transcript. Events of a later version are ignored; lines that can't be read are left
 * out, and the record remarks how many were. `observe` sees every event with the number of its line.
 */
export function toPastRecord(
  lines: Iterable<TranscriptLine>,
  observe: (event: RecordedEvent, line: number) => void = () => {},
): RunRecord {
  const record = buildRunRecord();
  let unread = 0;
  for (const { number, event } of lines) {
    if (event === 'unreadable') unread += 1;
    else if (event !== 'unknown') {
      record.observe(event);
      observe(event, number);
    }
  }
  const value = record.value();
  if (unread === 0) return value;
  const count = unread === 1 ? '1 line' : `${unread} lines`;
  return { ...value, remarks: [...value.remarks, `${count} of the transcript could not be read.`] };
}
