// Where a job's permission policy is read: the checkout, or a commit that nobody can change by a pull request.
import { InputError } from '../errors.ts';
import type { GitHubEvent } from '../github/event.ts';
import { canOutsidersCause, isGitHubActions } from '../github/event.ts';

/** Where the policy is read. */
export type PolicyOrigin =
  | { readonly from: 'workspace' }
  /** The default branch, through GitHub's API. */
  | { readonly from: 'default-branch' }
  /** A git ref: on GitHub through the API, elsewhere from the clone. */
  | { readonly from: 'ref'; readonly ref: string };

/** What other CIs set in a pipeline for a merge or pull request, and the value that means "none". */
const mergeRequestVariables: readonly { readonly name: string; readonly none: string }[] = [
  { name: 'CI_MERGE_REQUEST_IID', none: '' },
  { name: 'BITBUCKET_PR_ID', none: '' },
  { name: 'SYSTEM_PULLREQUEST_PULLREQUESTID', none: '' },
  { name: 'CIRCLE_PULL_REQUEST', none: '' },
  { name: 'BUILDKITE_PULL_REQUEST', none: 'false' },
  { name: 'CHANGE_ID', none: '' },
  { name: 'DRONE_PULL_REQUEST', none: '' },
];

/**
 * Where the input `policy-ref` leads (interface, "Rules that hold everywhere"): `auto` is the default branch for events
 * that outsiders can cause, because the checkout may then hold a stranger's policy.
 *
 * @throws {InputError} `input_invalid`: `auto` in another CI's pipeline for a merge or pull request
 */
export function toPolicyOrigin(
  policyRef: string,
  event: GitHubEvent,
  env: Readonly<Record<string, string | undefined>>,
): PolicyOrigin {
  if (policyRef === 'workspace') return { from: 'workspace' };
  if (policyRef !== 'auto') return { from: 'ref', ref: policyRef };
  if (isGitHubActions(env)) return { from: canOutsidersCause(event) ? 'default-branch' : 'workspace' };
  const found = mergeRequestVariables.find(({ name, none }) => (env[name] ?? none) !== none && env[name] !== '');
  if (found === undefined) return { from: 'workspace' };
  throw new InputError(
    'input_invalid',
    `Input "policy-ref" is "auto", and ${found.name} says that this pipeline is for a merge or pull request, whose author may have written the policy. Name "workspace" to trust the checkout, or a git ref such as "origin/main".`,
    { source: 'policy-ref' },
  );
}
