// Reads trusted roots (certificate authorities and logs) from a file, or fetches those of Sigstore.
import { TrustedRoot } from '@sigstore/protobuf-specs';
import type { TUFOptions } from '@sigstore/tuf';
import { type TrustMaterial, toTrustMaterial } from '@sigstore/verify';
import { describeError, InputError, orThrow } from '../../errors.ts';
import { explainParseError, parseDocuments } from './check.ts';

/** Reads one JSON document, or one on each line. @throws {InputError} `input_invalid`: no root, or not a usable one */
export function readTrustedRoots(text: string, source: string): readonly TrustMaterial[] {
  const toError = (why: string, cause?: unknown): InputError =>
    new InputError('input_invalid', `The trusted root "${source}" ${why}. ${remedy}`, { source, cause });
  if (text.trim() === '') throw toError('is empty');
  const documents = orThrow(
    () => parseDocuments(text),
    (cause) => toError('is not JSON', cause),
  );
  return documents.map((json) => {
    const root = orThrow(
      () => toTrustMaterial(TrustedRoot.fromJSON(json)),
      (cause) => toError(`can't be read: ${explainParseError(cause)}`, cause),
    );
    const { certificateAuthorities, tlogs, timestampAuthorities } = root;
    if (certificateAuthorities.length === 0) throw toError('names no certificate authority');
    // Demand a signed source of time. Without one, a certificate for ten minutes would be valid for ever.
    if (tlogs.length === 0 && timestampAuthorities.length === 0) throw toError('has no log or time stamp authority');
    return root;
  });
}

const remedy = '"gh attestation trusted-root > trusted-root.jsonl" writes one for GitHub and Sigstore.';

/** Fetches from Sigstore's public service by default. @throws {InputError} `input_missing`: it can't be fetched */
export async function fetchTrustedRoots(options?: TUFOptions): Promise<readonly TrustMaterial[]> {
  const { getTrustedRoot } = await import('@sigstore/tuf');
  try {
    return [toTrustMaterial(await getTrustedRoot(options))];
  } catch (cause) {
    const message = `Sigstore's trusted root can't be fetched: ${describeError(cause)}. Name a file with --trusted-root. ${remedy}`;
    throw new InputError('input_missing', message, { source: 'trusted-root', cause });
  }
}
