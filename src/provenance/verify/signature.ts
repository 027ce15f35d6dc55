// Verifies the signature of a bundle against trusted roots.
import { bundleFromJSON, isBundleWithDsseEnvelope, isBundleWithPublicKey } from '@sigstore/bundle';
import { type TrustMaterial, toSignedEntity, VerificationError, Verifier } from '@sigstore/verify';
import { describeError } from '../../errors.ts';
import { isObject, parseJson } from '../../json.ts';
import { statement, statementMediaType } from '../predicate.ts';
import { predicateType } from '../predicate-words.ts';
import { CheckFailure, type CheckName, checkNames, explainParseError, parseDocuments } from './check.ts';
import { toSignerIdentity } from './signer.ts';

function isAboutRun(bundle: unknown): boolean {
  const envelope = isObject(bundle) ? bundle['dsseEnvelope'] : undefined;
  const payload = isObject(envelope) ? envelope['payload'] : undefined;
  if (typeof payload !== 'string') return false;
  const parsed = statement.safeParse(parseJson(Buffer.from(payload, 'base64').toString()));
  return parsed.data?.predicateType === predicateType;
}

export const signatureChecks: readonly CheckName[] = ['bundle', 'time', 'certificate', 'log', 'signature'];

/** @throws {CheckFailure} the check that failed with the root for which most checks passed */
export function verifySignature(text: string, roots: readonly TrustMaterial[]) {
  const bundle = readBundle(text);
  const failures: CheckFailure[] = [];
  for (const root of roots) {
    try {
      // Demand only logs that the root has: it may lack a certificate log or a transparency log.
      const verifier = new Verifier(root, {
        ctlogThreshold: Math.min(root.ctlogs.length, 1),
        tlogThreshold: Math.min(root.tlogs.length, 1),
        timestampThreshold: 1,
      });
      const signer = verifier.verify(toSignedEntity(bundle));
      return { payload: bundle.content.dsseEnvelope.payload, signer: toSignerIdentity(signer) };
    } catch (error) {
      failures.push(toFailure(error));
    }
  }
  const rank = ({ check }: CheckFailure): number => checkNames.indexOf(check);
  const [furthest] = failures.toSorted((a, b) => rank(b) - rank(a));
  throw furthest ?? new CheckFailure('certificate', 'there is no trusted root');
}

function readBundle(text: string) {
  const createFailure = (why: string, cause?: unknown): CheckFailure => new CheckFailure('bundle', why, cause);
  let bundle: ReturnType<typeof bundleFromJSON>;
  try {
    const bundles = parseDocuments(text);
    bundle = bundleFromJSON(bundles.find(isAboutRun) ?? bundles[0]);
  } catch (cause) {
    throw createFailure(`this is not a Sigstore bundle: ${explainParseError(cause)}`, cause);
  }
  if (!isBundleWithDsseEnvelope(bundle)) throw createFailure('it signs a file, not a statement about a run');
  if (isBundleWithPublicKey(bundle)) throw createFailure('it is signed by a key, not by the identity of a job');
  const { payloadType, signatures } = bundle.content.dsseEnvelope;
  if (payloadType !== statementMediaType) throw createFailure(`it signs "${payloadType}", not an in-toto statement`);
  if (signatures.length !== 1) throw createFailure(`it has ${signatures.length} signatures instead of one`);
  // Believe only times that a log signed: a thief of an expired certificate's key could claim an earlier time.
  const { tlogEntries } = bundle.verificationMaterial;
  const isUnsigned = tlogEntries.some((entry) => Number(entry.integratedTime) !== 0 && !entry.inclusionPromise);
  if (isUnsigned) throw new CheckFailure('time', 'the log entry has a time that the log did not sign');
  return bundle;
}

const checksByCode: Readonly<Record<VerificationError['code'], CheckName>> = {
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
  if (error instanceof VerificationError) return new CheckFailure(checksByCode[error.code], toMessage(error), error);
  // Any other error means that a part can't be parsed, such as a certificate or a log entry.
  return new CheckFailure('bundle', `it can't be read: ${describeError(error)}`, error);
}

function toMessage({ message, cause }: VerificationError): string {
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
}
