// The transcript file, JSON Lines, read back as far as it can be read.
import { isDeeperThan, parseJson } from '../json.ts';
import { isKnownType, type RecordedEvent, recordedEvent } from './events.ts';

export interface TranscriptLine {
  /** From 1. */
  readonly number: number;
  /** `unknown`: a type of a later version. `unreadable`: not an event, such as the last line of a killed job. */
  readonly event: RecordedEvent | 'unknown' | 'unreadable';
}

/** Leaves out empty lines (docs/report.md, "The transcript"). */
export function* readTranscript(transcript: string): Generator<TranscriptLine, void, void> {
  let number = 0;
  for (const line of transcript.split('\n')) {
    number += 1;
    if (line.trim() !== '') yield { number, event: readLine(line) };
  }
}

/** Deeper than any event; the same bound as for a chunk, whose usage nests deepest. */
const maxNesting = 32;

function readLine(line: string): TranscriptLine['event'] {
  const json = parseJson(line);
  if (typeof json !== 'object' || json === null || !('type' in json) || typeof json.type !== 'string') {
    return 'unreadable';
  }
  if (isPiece(json)) return json;
  if (isDeeperThan(json, maxNesting)) return 'unreadable';
  return recordedEvent.safeParse(json).data ?? (isKnownType(json.type) ? 'unreadable' : 'unknown');
}

/** Spares nearly all lines of a long run three quarters of the time that the schema takes. */
function isPiece(json: object): json is Extract<RecordedEvent, { readonly type: 'text' | 'reasoning' }> {
  if (!('type' in json && 'at' in json && 'text' in json)) return false;
  return (
    (json.type === 'text' || json.type === 'reasoning') && typeof json.at === 'string' && typeof json.text === 'string'
  );
}
