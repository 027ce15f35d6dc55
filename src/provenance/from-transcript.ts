// Builds the record of a run from its transcript alone, so that anyone with the transcript can check what was signed.
import { readTranscript } from '../transcript/lines.ts';
import { buildRunRecord } from '../transcript/run-record.ts';
import type { Predicate, Sha256 } from './predicate.ts';
import { toDigest, toPredicate } from './record.ts';

/** Refuses a transcript with unreadable lines, because a partial record would pass for a complete one. */
export function readTranscriptRecord(bytes: Uint8Array): { digest: Sha256; predicate: Predicate } | { error: string } {
  const record = buildRunRecord();
  let prompt: string | undefined; // the first prompt
  let starts = 0;
  for (const { number, event } of readTranscript(new TextDecoder().decode(bytes))) {
    if (event === 'unreadable') return { error: `line ${number} is not an event of a transcript` };
    if (event === 'unknown') continue;
    if (event.type === 'start') starts += 1;
    if (event.type === 'prompt') prompt ??= event.text;
    record.observe(event);
  }
  if (starts > 1) return { error: 'it holds more than one run' };
  const predicate = toPredicate(record.value(), prompt);
  return 'error' in predicate ? predicate : { digest: toDigest(bytes), predicate };
}
