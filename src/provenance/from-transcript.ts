// The signed record of a run, from its transcript alone, so that anyone with the transcript can make it again and compare.
import { readTranscript, type TranscriptLine } from '../transcript/lines.ts';
import { buildRunRecord, type RunRecord } from '../transcript/run-record.ts';
import type { Predicate } from './predicate.ts';
import { type Sha256, sha256, toPredicate } from './record.ts';

export interface TranscriptRecord {
  readonly digest: Sha256;
  readonly predicate: Predicate;
}

/** Makes the record of a transcript's run, or explains why there is none: the record of half a run would pass for a whole one. */
export function readTranscriptRecord(bytes: Uint8Array): TranscriptRecord | { readonly error: string } {
  const text = new TextDecoder().decode(bytes);
  const run = addUp(readTranscript(text));
  if ('error' in run) return run;
  const predicate = toPredicate(run.record, run.prompt);
  return 'error' in predicate ? predicate : { digest: sha256(bytes), predicate };
}

interface WholeRun {
  readonly record: RunRecord;
  /** The first that was sent. */
  readonly prompt: string | undefined;
}

function addUp(lines: Iterable<TranscriptLine>): WholeRun | { readonly error: string } {
  const record = buildRunRecord();
  let prompt: string | undefined;
  let starts = 0;
  for (const { number, event } of lines) {
    if (event === 'unreadable') return { error: `line ${number} is no event of a transcript` };
    if (event === 'unknown') continue;
    if (event.type === 'start') starts += 1;
    if (event.type === 'prompt') prompt ??= event.text;
    record.observe(event);
  }
  return starts > 1 ? { error: 'it holds more than one run' } : { record: record.value(), prompt };
}
