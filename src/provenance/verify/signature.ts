// Verifies the signature of a bundle against trusted roots, and reads the signer from the job's certificate.

import {
  type BundleWithDsseEnvelope,
  bundleFromJSON,
  isBundleWithDsseEnvelope,
  isBundleWithPublicKey,
} from '@sigstore/bundle';
import { type Signer, type TrustMaterial, toSignedEntity, VerificationError, Verifier } from '@sigstore/verify';
import { describeError, InputError } from '../../errors.ts';
import { isObject, parseJson } from '../../json.ts';
import { statement, statementMediaType } from '../predicate.ts';
import { predicateType } from '../predicate-words.ts';
import { CheckFailure, type CheckName, checkNames, parseDocuments, whyUnread } from './check.ts';

function isAboutRun(bundle: unknown): boolean {
  const envelope = isObject(bundle) ? bundle['dsseEnvelope'] : undefined;
  const payload = isObject(envelope) ? envelope['payload'] : undefined;
  if (typeof payload !== 'string') return false;
  const read = statement.safeParse(parseJson(Buffer.from(payload, 'base64').toString()));
  return read.data?.predicateType === predicateType;
}

export const signatureChecks: readonly CheckName[] = ['bundle', 'time', 'certificate', 'log', 'signature'];

/** @throws {CheckFailure} the check that failed, by the root with which the most checks passed */
export function verifySignature(text: string, roots: readonly TrustMaterial[]) {
  const bundle = readBundle(text);
  const failures: CheckFailure[] = [];
  for (const root of roots) {
    try {
      // Demand only the logs that the root has: it may lack a certificate log or a transparency log.
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
  // With the key of an expired certificate, anyone could pick a time when it was valid: believe only what a log promised.
  const { tlogEntries } = bundle.verificationMaterial;
  const isUnsigned = tlogEntries.some((entry) => Number(entry.integratedTime) !== 0 && !entry.inclusionPromise);
  if (isUnsigned) throw new CheckFailure('time', 'the log entry has a time that the log did not sign');
  return bundle;
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
  // Any other error means that a part, such as a certificate or a log entry, can't be parsed.
  return new CheckFailure('bundle', `it can't be read: ${describeError(error)}`, error);
}

function describe({ message, cause }: VerificationError): string {
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
}

export type SignerIdentity = ReturnType<typeof toSignerIdentity>;

const arc = '1.3.6.1.4.1.57264.1';

/** Reads a certificate whose signatures were verified (Fulcio documentation, "Sigstore OID information"). */
function toSignerIdentity({ identity }: Signer) {
  const extension = (number: number): string | undefined => {
    const found = identity?.oids?.find(({ oid }) => oid?.id.join('.') === `${arc}.${number}`);
    return found === undefined ? undefined : readUtf8String(found.value);
  };
  return {
    /** Who signed: on GitHub the workflow with its ref, as a URL. */
    subject: identity?.subjectAlternativeName ?? '',
    issuer: extension(8) ?? '',
    /** URL. */
    repository: extension(12),
    /** URL of the workflow that defines the job, with `@` and its ref. */
    workflow: extension(9),
    ref: extension(14),
    commit: extension(13),
    trigger: extension(20),
    run: extension(21),
  };
}

/** Reads a UTF8String in DER (ITU-T X.690, sections 8.1.3 and 8.23). Returns undefined for anything else. */
function readUtf8String(der: Uint8Array): string | undefined {
  const [tag, first = 0, second = 0, third = 0] = der;
  if (tag !== 0x0c) return undefined;
  const [head, length] =
    first < 0x80 ? [2, first] : first === 0x81 ? [3, second] : first === 0x82 ? [4, second * 256 + third] : [0, -1];
  return der.length === head + length ? new TextDecoder().decode(der.subarray(head)) : undefined;
}

const gitHub = 'https://github.com/';

/** GitHub's issuer, or one of an enterprise's own (GitHub docs, "OpenID Connect reference"). */
const gitHubIssuer = /^https:\/\/token\.actions\.githubusercontent\.com(?:\/[\w.-]+)?$/;

/** Takes `OWNER/NAME` on GitHub, or a URL. @throws {InputError} `input_invalid` */
export function readRepositoryUrl(given: string): string {
  if (/^[\w.-]+\/[\w.-]+$/.test(given)) return gitHub + given;
  if (/^https:\/\/[^\s?#@]+[^\s?#@/]$/.test(given)) return given;
  throw new InputError(
    'input_invalid',
    `--repository is "${given}". Use OWNER/NAME for GitHub, or the URL of the repository.`,
    { source: 'repository' },
  );
}

/** @throws {CheckFailure} it is another repository, or the issuer may not speak for a repository on GitHub */
export function checkRepository({ repository, issuer, subject }: SignerIdentity, expected: string): void {
  if (repository === undefined) {
    throw new CheckFailure('repository', `the certificate names no repository; it is of "${subject}"`);
  }
  if (!isSame(repository, expected)) {
    throw new CheckFailure('repository', `it was signed in ${repository}, and not in ${expected}`);
  }
  if (expected.startsWith(gitHub) && !gitHubIssuer.test(issuer)) {
    throw new CheckFailure('repository', `the identity came from ${issuer}, and not from GitHub Actions`);
  }
}

/** Compares two URLs; GitHub's without regard to case. */
function isSame(one: string, other: string): boolean {
  const form = (url: string): string => (url.startsWith(gitHub) ? url.toLowerCase() : url);
  return form(one) === form(other);
}

/** Takes PATH, or OWNER/NAME/PATH of a reusable workflow, both also with @REF. @throws {CheckFailure} it is another */
export function checkWorkflow({ workflow, repository, subject }: SignerIdentity, expected: string): void {
  if (workflow === undefined) {
    throw new CheckFailure('workflow', `the certificate names no workflow; it is of "${subject}"`);
  }
  const at = workflow.lastIndexOf('@');
  const [path, ref] = [workflow.slice(0, at), workflow.slice(at + 1)];
  const [, expectedPath = '', expectedRef] = /^\/*([^@]+)(?:@(.+))?$/.exec(expected) ?? [];
  const own = repository === undefined ? [] : [`${repository}/${expectedPath}`, `${repository}//${expectedPath}`];
  const reusable = /^\w[\w-]*\/[\w.-]+\//.test(expectedPath) ? [gitHub + expectedPath] : [];
  if (at > 0 && [...own, ...reusable].includes(path) && (expectedRef === undefined || expectedRef === ref)) return;
  throw new CheckFailure('workflow', `it was signed by ${workflow}, and not by ${expected}`);
}
