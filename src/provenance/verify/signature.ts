// Verifies the signature of a bundle against trusted roots, and reads the signer from the job's certificate.
import { bundleFromJSON, isBundleWithDsseEnvelope, isBundleWithPublicKey } from '@sigstore/bundle';
import { type Signer, type TrustMaterial, toSignedEntity, VerificationError, Verifier } from '@sigstore/verify';
import { describeError, InputError } from '../../errors.ts';
import { isObject, parseJson } from '../../json.ts';
import { statement, statementMediaType } from '../predicate.ts';
import { predicateType } from '../predicate-words.ts';
import { CheckFailure, type CheckName, checkNames, explainParseError, parseDocuments } from './check.ts';

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
  // Believe only times that a log signed: who stole the key of an expired certificate could claim an earlier time.
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

export type SignerIdentity = ReturnType<typeof toSignerIdentity>;

const sigstoreArc = '1.3.6.1.4.1.57264.1'; // the prefix of the object identifiers (OIDs) of Sigstore's extensions

/** Reads a certificate whose signatures were verified (Fulcio documentation, "Sigstore OID information"). */
function toSignerIdentity({ identity }: Signer) {
  const readExtension = (number: number): string | undefined => {
    const found = identity?.oids?.find(({ oid }) => oid?.id.join('.') === `${sigstoreArc}.${number}`);
    return found === undefined ? undefined : readUtf8String(found.value);
  };
  return {
    /** Who signed: on GitHub the workflow with its ref, as a URL. */
    subject: identity?.subjectAlternativeName ?? '',
    issuer: readExtension(8) ?? '',
    /** URL. */
    repository: readExtension(12),
    /** URL of the workflow that defines the job, with `@` and its ref. */
    workflow: readExtension(9),
    ref: readExtension(14),
    commit: readExtension(13),
    trigger: readExtension(20),
    run: readExtension(21),
  };
}

/** Reads a UTF8String in DER (ITU-T X.690, sections 8.1.3 and 8.23). Returns undefined for anything else. */
function readUtf8String(der: Uint8Array): string | undefined {
  const [tag, first = 0, second = 0, third = 0] = der;
  if (tag !== 0x0c) return undefined;
  let [start, length] = [2, first];
  if (first === 0x81) [start, length] = [3, second];
  else if (first === 0x82) [start, length] = [4, second * 256 + third];
  else if (first > 0x7f) return undefined;
  return der.length === start + length ? new TextDecoder().decode(der.subarray(start)) : undefined;
}

const gitHub = 'https://github.com/';

/** GitHub's issuer, or the issuer of one enterprise (GitHub docs, "OpenID Connect reference"). */
const gitHubIssuer = /^https:\/\/token\.actions\.githubusercontent\.com(?:\/[\w.-]+)?$/;

/** Accepts `OWNER/NAME` on GitHub, or a URL. @throws {InputError} `input_invalid` */
export function readRepositoryUrl(value: string): string {
  if (/^[\w.-]+\/[\w.-]+$/.test(value)) return gitHub + value;
  if (/^https:\/\/[^\s?#@]+[^\s?#@/]$/.test(value)) return value;
  const message = `--repository is "${value}". Use OWNER/NAME for GitHub, or the URL of the repository.`;
  throw new InputError('input_invalid', message, { source: 'repository' });
}

/** @throws {CheckFailure} it is another repository, or one on GitHub that the issuer can't vouch for */
export function checkRepository({ repository, issuer, subject }: SignerIdentity, expected: string): void {
  if (repository === undefined) {
    throw new CheckFailure('repository', `the certificate names no repository; it was issued to "${subject}"`);
  }
  if (!isSameUrl(repository, expected)) {
    throw new CheckFailure('repository', `it was signed in ${repository}, not in ${expected}`);
  }
  if (expected.startsWith(gitHub) && !gitHubIssuer.test(issuer)) {
    throw new CheckFailure('repository', `the identity came from ${issuer}, not from GitHub Actions`);
  }
}

/** Compares two URLs, ignoring case for GitHub's. */
function isSameUrl(one: string, other: string): boolean {
  const normalize = (url: string): string => (url.startsWith(gitHub) ? url.toLowerCase() : url);
  return normalize(one) === normalize(other);
}

/** Accepts PATH (after `//` on GitLab), or OWNER/NAME/PATH of a reusable workflow, each with or without @REF. */
export function checkWorkflow({ workflow, repository, subject }: SignerIdentity, expected: string): void {
  if (workflow === undefined) {
    throw new CheckFailure('workflow', `the certificate names no workflow; it was issued to "${subject}"`);
  }
  const at = workflow.lastIndexOf('@');
  const [path, ref] = [workflow.slice(0, at), workflow.slice(at + 1)];
  const [, expectedPath = '', expectedRef] = /^\/*([^@]+)(?:@(.+))?$/.exec(expected) ?? [];
  const jobUrls = repository === undefined ? [] : [`${repository}/${expectedPath}`, `${repository}//${expectedPath}`];
  const mayNameRepository = /^\w[\w-]*\/[\w.-]+\//.test(expectedPath);
  const acceptedUrls = mayNameRepository ? [...jobUrls, gitHub + expectedPath] : jobUrls;
  if (at > 0 && acceptedUrls.includes(path) && (expectedRef === undefined || expectedRef === ref)) return;
  throw new CheckFailure('workflow', `it was signed by ${workflow}, not by ${expected}`);
}
