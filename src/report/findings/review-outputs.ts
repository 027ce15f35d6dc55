// The outputs of a review.
import { toEntry } from '../../findings/answer/finding-entry.ts';
import type { Finding } from '../../findings/finding.ts';
import type { Outputs } from '../outputs.ts';

/** Bytes of the output `findings`. */
const maxFindingsBytes = 256 * 1024;

/** The findings as JSON, the most severe first: whole ones only, and as many as fit. */
export function toFindingsOutput(findings: readonly Finding[]): NonNullable<Outputs['findings']> {
  const entries: string[] = [];
  let bytes = 2; // the brackets
  for (const finding of findings) {
    const entry = JSON.stringify(toEntry(finding));
    bytes += Buffer.byteLength(entry) + 1;
    if (bytes > maxFindingsBytes) break;
    entries.push(entry);
  }
  return `[${entries.join(',')}]`;
}
