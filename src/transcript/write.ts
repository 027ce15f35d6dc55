// The transcript file: JSON Lines, one event a line.
import type { RecordedEvent } from './events.ts';

/** One line of the transcript with its line end: `type` and `at` first, then the event's own fields. */
export function toTranscriptLine(event: RecordedEvent): string {
  const { type, at, ...fields } = event;
  return `${JSON.stringify({ type, at, ...fields })}\n`;
}
