// Whether the job that signed is the one that was expected: its repository, and the workflow that defined it.
import { InputError } from '../../errors.ts';
import { CheckFailure } from './check.ts';
import type { SignerIdentity } from './signer.ts';

const gitHub = 'https://github.com/';

/** GitHub's own issuer, or that of one enterprise (GitHub docs, "OpenID Connect reference"). */
const gitHubIssuer = /^https:\/\/token\.actions\.githubusercontent\.com(?:\/[\w.-]+)?$/;

/**
 * The URL of an expected repository: `OWNER/NAME` on GitHub, or a URL for anything else.
 *
 * @throws {InputError} `input_invalid`
 */
export function readRepositoryUrl(given: string): string {
  if (/^[\w.-]+\/[\w.-]+$/.test(given)) return gitHub + given;
  if (/^https:\/\/[^\s?#@]+[^\s?#@/]$/.test(given)) return given;
  throw new InputError(
    'input_invalid',
    `--repository is "${given}". Use OWNER/NAME for GitHub, or the URL of the repository.`,
    { source: 'repository' },
  );
}

/** @throws {CheckFailure} it is another repository, or nobody who may speak for GitHub's says so */
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

/** GitHub's names are the same in upper and lower case. */
function isSame(one: string, other: string): boolean {
  const form = (url: string): string => (url.startsWith(gitHub) ? url.toLowerCase() : url);
  return form(one) === form(other);
}

/**
 * Check the workflow: its path in the repository that signed, or `OWNER/NAME/PATH` for a reusable one of another repository;
 * with `@REF` its ref too.
 *
 * @throws {CheckFailure} it is another one
 */
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
