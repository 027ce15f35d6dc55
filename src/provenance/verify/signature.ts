// The signature of a bundle, verified against trusted roots.

import {
  type BundleWithDsseEnvelope,
  bundleFromJSON,
  isBundleWithDsseEnvelope,
  isBundleWithPublicKey,
} from '@sigstore/bundle';
import { type Signer, type TrustMaterial, toSignedEntity, VerificationError, Verifier } from '@sigstore/verify';
import { describeError } from '../../errors.ts';
import { isObject, parseJson } from '../../json.ts';
import { statement, statementMediaType } from '../predicate.ts';
import { predicateType } from '../predicate-words.ts';
import { CheckFailure, type CheckName, checkNames, parseDocuments, whyUnread } from './check.ts';
import { type SignerIdentity, toSignerIdentity } from './signer.ts';

function isAboutRun(bundle: unknown): boolean {
  const envelope = isObject(bundle) ? bundle['dsseEnvelope'] : undefined;
  const payload = isObject(envelope) ? envelope['payload'] : undefined;
  if (typeof payload !== 'string') return false;
  const read = statement.safeParse(parseJson(Buffer.from(payload, 'base64').toString()));
  return read.data?.predicateType === predicateType;
}

export interface Signed {
  readonly payload: Uint8Array;
  readonly signer: SignerIdentity;
}

export const signatureChecks: readonly CheckName[] = ['bundle', 'time', 'certificate', 'log', 'signature'];

/** @throws {CheckFailure} the check that failed, of the root that passed the most checks */
export function verifySignature(text: string, roots: readonly TrustMaterial[]): Signed {
  const bundle = readBundle(text);
  refuseUnsignedTimes(bundle);
  const failures: CheckFailure[] = [];
  for (const root of roots) {
    try {
      const signer = verifyAgainst(bundle, root);
      return { payload: bundle.content.dsseEnvelope.payload, signer: toSignerIdentity(signer) };
    } catch (error) {
      failures.push(toFailure(error));
    }
  }
  const rank = ({ check }: CheckFailure): number => checkNames.indexOf(check);
  const [farthest] = failures.toSorted((a, b) => rank(b) - rank(a));
  throw farthest ?? new CheckFailure('certificate', 'there is no trusted root');
}

function readBundle(text: string): BundleWithDsseEnvelope {
  const refuse = (why: string, cause?: unknown): CheckFailure => new CheckFailure('bundle', why, cause);
  let bundle: ReturnType<typeof bundleFromJSON>;
  try {
    const bundles = parseDocuments(text);
    bundle = bundleFromJSON(bundles.find(isAboutRun) ?? bundles[0]);
  } catch (cause) {
    throw refuse(`this is no Sigstore bundle: ${whyUnread(cause)}`, cause);
  }
  if (!isBundleWithDsseEnvelope(bundle)) throw refuse('it signs a file, and no statement about a run');
  if (isBundleWithPublicKey(bundle)) throw refuse('it is signed by a key, and not by the identity of a job');
  const { payloadType, signatures } = bundle.content.dsseEnvelope;
  if (payloadType !== statementMediaType) throw refuse(`it signs "${payloadType}", and no in-toto statement`);
  if (signatures.length !== 1) throw refuse(`it has ${signatures.length} signatures, and not one`);
  return bundle;
}

/** Refuses times without the log's promise: the key of an expired certificate could choose one when it was valid. */
function refuseUnsignedTimes({ verificationMaterial: { tlogEntries } }: BundleWithDsseEnvelope): void {
  const isUnsigned = tlogEntries.some((entry) => Number(entry.integratedTime) !== 0 && !entry.inclusionPromise);
  if (isUnsigned) {
    throw new CheckFailure('time', 'the log entry has a time that the log did not sign');
  }
}

/** Requires only the logs that the root has: a certificate log and a transparency log may be missing. */
function verifyAgainst(bundle: BundleWithDsseEnvelope, root: TrustMaterial): Signer {
  const verifier = new Verifier(root, {
    ctlogThreshold: Math.min(root.ctlogs.length, 1),
    tlogThreshold: Math.min(root.tlogs.length, 1),
    timestampThreshold: 1,
  });
  return verifier.verify(toSignedEntity(bundle));
}

const checkOfCode: Readonly<Record<VerificationError['code'], CheckName>> = {
  NOT_IMPLEMENTED_ERROR: 'bundle',
  TIMESTAMP_ERROR: 'time',
  CERTIFICATE_ERROR: 'certificate',
  PUBLIC_KEY_ERROR: 'certificate',
  TLOG_ERROR: 'log',
  TLOG_INCLUSION_PROOF_ERROR: 'log',
  TLOG_INCLUSION_PROMISE_ERROR: 'log',
  TLOG_MISSING_INCLUSION_ERROR: 'log',
  TLOG_BODY_ERROR: 'log',
  SIGNATURE_ERROR: 'signature',
};

function toFailure(error: unknown): CheckFailure {
  if (error instanceof VerificationError) return new CheckFailure(checkOfCode[error.code], describe(error), error);
  // Other errors mean that a part can't be parsed: a certificate, a log entry.
  return new CheckFailure('bundle', `it can't be read: ${describeError(error)}`, error);
}

function describe({ message, cause }: VerificationError): string {
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
}
