// Reads the signer from the job's certificate (Fulcio documentation, "Sigstore OID information"), and compares it.

import type { Signer } from '@sigstore/verify';
import { InputError } from '../../errors.ts';
import { CheckFailure } from './check.ts';

export interface SignerIdentity {
  /** The identity itself: for GitHub the workflow with its ref, as a URL. */
  readonly subject: string;
  readonly issuer: string;
  /** URL. */
  readonly repository?: string;
  /** URL of the workflow that the job was defined in, with `@` and its ref. */
  readonly workflow?: string;
  readonly ref?: string;
  readonly commit?: string;
  readonly trigger?: string;
  readonly run?: string;
}

const arc = '1.3.6.1.4.1.57264.1';

/** Reads the identity in a certificate whose signatures were verified. */
export function toSignerIdentity({ identity }: Signer): SignerIdentity {
  const extension = (number: number): string | undefined => {
    const found = identity?.oids?.find(({ oid }) => oid?.id.join('.') === `${arc}.${number}`);
    return found === undefined ? undefined : readUtf8String(found.value);
  };
  const given = {
    repository: extension(12),
    workflow: extension(9),
    ref: extension(14),
    commit: extension(13),
    trigger: extension(20),
    run: extension(21),
  };
  const known = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return { subject: identity?.subjectAlternativeName ?? '', issuer: extension(8) ?? '', ...known };
}

/** A UTF8String in DER (ITU-T X.690, sections 8.1.3 and 8.23); undefined for anything else. */
function readUtf8String(der: Uint8Array): string | undefined {
  const [tag, first = 0, second = 0, third = 0] = der;
  if (tag !== 0x0c) return undefined;
  const [head, length] =
    first < 0x80 ? [2, first] : first === 0x81 ? [3, second] : first === 0x82 ? [4, second * 256 + third] : [0, -1];
  return der.length === head + length ? new TextDecoder().decode(der.subarray(head)) : undefined;
}

const gitHub = 'https://github.com/';

/** GitHub's issuer, or an enterprise's own (GitHub docs, "OpenID Connect reference"). */
const gitHubIssuer = /^https:\/\/token\.actions\.githubusercontent\.com(?:\/[\w.-]+)?$/;

/** Reads `OWNER/NAME` on GitHub, or a URL. @throws {InputError} `input_invalid` */
export function readRepositoryUrl(given: string): string {
  if (/^[\w.-]+\/[\w.-]+$/.test(given)) return gitHub + given;
  if (/^https:\/\/[^\s?#@]+[^\s?#@/]$/.test(given)) return given;
  throw new InputError(
    'input_invalid',
    `--repository is "${given}". Use OWNER/NAME for GitHub, or the URL of the repository.`,
    { source: 'repository' },
  );
}

/** @throws {CheckFailure} another repository, or an issuer that may not speak for a repository on GitHub */
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

/** Ignores case on GitHub. */
function isSame(one: string, other: string): boolean {
  const form = (url: string): string => (url.startsWith(gitHub) ? url.toLowerCase() : url);
  return form(one) === form(other);
}

/** Takes PATH, or OWNER/NAME/PATH of a reusable workflow, also with @REF. @throws {CheckFailure} another workflow */
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
