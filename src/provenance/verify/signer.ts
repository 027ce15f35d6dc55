// Reads the signer from the job's certificate, and checks its repository and workflow.
import type { Signer } from '@sigstore/verify';
import { InputError } from '../../errors.ts';
import { CheckFailure } from './check.ts';

export type SignerIdentity = ReturnType<typeof toSignerIdentity>;

const sigstoreArc = '1.3.6.1.4.1.57264.1'; // the prefix of the object identifiers (OIDs) of Sigstore's extensions

/** Reads a certificate whose signatures were verified (Fulcio documentation, "Sigstore OID information"). */
export function toSignerIdentity({ identity }: Signer) {
  const readExtension = (number: number): string | undefined => {
    const found = identity?.oids?.find(({ oid }) => oid?.id.join('.') === `${sigstoreArc}.${number}`);
    return found === undefined ? undefined : readUtf8String(found.value);
  };
  return {
    /** Who signed: on GitHub the workflow with its ref, as a URL. */
    subject: identity?.subjectAlternativeName ?? '',
    issuer: readExtension(8) ?? '',
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

/** @throws {CheckFailure} the certificate names another repository or none, or its issuer can't vouch for the name */
export function checkRepository({ repository, issuer, subject }: SignerIdentity, expected: string): void {
  if (repository === undefined) {
    throw new CheckFailure('repository', `the certificate names no repository; it was issued to "${subject}"`);
  }
  if (!isSameUrl(repository, expected)) {
    throw new CheckFailure('repository', `it was signed in ${repository}, not in ${expected}`);
  }
  // Some CIs let any account run jobs of anybody's repository, and certify its URL: demand an issuer of its own host.
  const isOnGitHub = expected.startsWith(gitHub);
  const { origin } = new URL(expected);
  const isFromHost = isOnGitHub ? gitHubIssuer.test(issuer) : URL.parse(issuer)?.origin === origin;
  const host = isOnGitHub ? 'GitHub Actions' : origin;
  if (!isFromHost) throw new CheckFailure('repository', `the identity came from ${issuer}, not from ${host}`);
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
  const [, expectedPath = '', expectedRef] = /^\/*([^@]+)(?:@(.+))?$/.exec(expected) ?? [];
  const jobUrls = repository === undefined ? [] : [`${repository}/${expectedPath}`, `${repository}//${expectedPath}`];
  const mayNameRepository = /^\w[\w-]*\/[\w.-]+\//.test(expectedPath);
  const acceptedUrls = mayNameRepository ? [...jobUrls, gitHub + expectedPath] : jobUrls;
  // A ref may contain "@", as the tag "@acme/app@1.0" does.
  const isRef = (text: string): boolean =>
    expectedRef === undefined ? /^refs\/|^[^@]+$/.test(text) : text === expectedRef;
  if (acceptedUrls.some((url) => workflow.startsWith(`${url}@`) && isRef(workflow.slice(url.length + 1)))) return;
  throw new CheckFailure('workflow', `it was signed by ${workflow}, not by ${expected}`);
}
