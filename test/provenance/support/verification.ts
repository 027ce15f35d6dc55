// A signed run with everything that verifies it, each part to be tampered with.
import type { SerializedBundle } from '@sigstore/bundle';
import { loadPolicy } from '../../../src/permission/file/policy-file.ts';
import { readTranscriptRecord } from '../../../src/provenance/from-transcript.ts';
import { toStatement } from '../../../src/provenance/predicate.ts';
import type { Check } from '../../../src/provenance/verify/check.ts';
import { readTrustedRoots } from '../../../src/provenance/verify/trusted-roots.ts';
import { verifyRun } from '../../../src/provenance/verify/verify-run.ts';

/** All that is verified: files and expectations. */
export interface Evidence {
  readonly transcript: Buffer;
  readonly bundle: SerializedBundle;
  readonly trustedRoot: object;
  readonly policy: Buffer;
  readonly repository: string;
  readonly workflow: string;
}

/** The statement about a transcript. */
export function statementOf(transcript: Uint8Array): ReturnType<typeof toStatement> {
  const record = readTranscriptRecord(transcript);
  if ('error' in record) throw new Error(record.error);
  return toStatement('run.jsonl', record.digest, record.predicate);
}

/** Verifies it all. */
export function verifyEvidence({
  bundle,
  trustedRoot,
  policy,
  ...rest
}: Evidence): Promise<Awaited<ReturnType<typeof verifyRun>>> {
  return verifyRun({
    ...rest,
    bundle: JSON.stringify(bundle),
    roots: readTrustedRoots(JSON.stringify(trustedRoot), 'root.json'),
    policy: { bytes: policy, read: () => loadPolicy(policy, 'policy.yml') },
  });
}

/** The check that fails. */
export async function failureOf(evidence: Evidence): Promise<Check | undefined> {
  return (await verifyEvidence(evidence)).checks.find(({ state }) => state === 'failed');
}
