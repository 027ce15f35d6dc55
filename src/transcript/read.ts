// A transcript file read back, line by line: what each is, as far as it can be read.
import * as z from 'zod/mini';
import type { RecordedEvent } from './events.ts';
import { isKnownType, recordedEvent } from './schema.ts';

/** A line of a transcript. */
export interface TranscriptLine {
  /** From 1. */
  readonly number: number;
  /** `unknown`: of a type that a later version writes. `unreadable`: no event, as the last line of a killed job. */
  readonly event: RecordedEvent | 'unknown' | 'unreadable';
}

const typed = z.looseObject({ type: z.string() });

/** The lines of a transcript (docs/report.md, "The transcript"); empty ones are left out. */
export function* readTranscript(transcript: string): Generator<TranscriptLine, void, void> {
  for (const [index, line] of transcript.split('\n').entries()) {
    if (line.trim() !== '') yield { number: index + 1, event: readLine(line) };
  }
}

function readLine(line: string): TranscriptLine['event'] {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    return 'unreadable';
  }
  const type = typed.safeParse(json).data?.type;
  if (type !== undefined && !isKnownType(type)) return 'unknown';
  return recordedEvent.safeParse(json).data ?? 'unreadable';
}
