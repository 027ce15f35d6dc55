// Transcripts, made up: events at times that a test chooses.
import { unknownContext } from '../../src/permission/context.ts';
import { type ShownRun, toShownRun } from '../../src/report/page/shown-run.ts';
import type { RunEvent } from '../../src/transcript/events.ts';
import { readTranscript } from '../../src/transcript/lines.ts';
import { toTranscriptLine } from '../../src/transcript/recorder.ts';
import { internOf } from './chat.ts';
import { toStartEvent } from './events.ts';

/** An event, and when it came: milliseconds since the run began. */
export type TimedEvent = readonly [at: number, event: RunEvent];

const began = Date.parse('2026-11-20T14:00:00Z');

/** The start of a run. */
export const startEvent: RunEvent = toStartEvent(
  internOf({ name: 'reviewer' }),
  'manual',
  { path: 'intern-policy.yml', commit: null, digest: 'd'.repeat(64) },
  unknownContext,
);

/** The lines of a transcript. */
export function transcriptOf(events: readonly TimedEvent[]): string {
  return events.map(([at, event]) => toTranscriptLine({ ...event, at: new Date(began + at).toISOString() })).join('');
}

/** A run as a page shows it. */
export function shownRunOf(events: readonly TimedEvent[]): ShownRun {
  return toShownRun(readTranscript(transcriptOf(events)));
}

/** A request that was answered. */
export function requestEvent(route: string, ms: number, status = 200): RunEvent {
  return { type: 'request', route, status, ms, request_id: `req-${route}` };
}

/** A question for a permission. */
export function pauseEvent(command: string, id = 'call-1'): RunEvent {
  const options = ['allow_once', 'reject_once'];
  const question = { kind: 'permission', operation: `shell command: ${command}`, options };
  return { type: 'pause', tool_call_id: id, name: 'service.provide_input', arguments: JSON.stringify(question) };
}
