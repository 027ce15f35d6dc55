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

/** What other CIs set in a pipeline for a merge or pull request. */
const mergeRequestVariables = [
  'CI_MERGE_REQUEST_IID',
  'BITBUCKET_PR_ID',
  'SYSTEM_PULLREQUEST_PULLREQUESTID',
  'CIRCLE_PULL_REQUEST',
  'BUILDKITE_PULL_REQUEST',
  'CHANGE_ID',
  'DRONE_PULL_REQUEST',
] as const;

/**
 * Where the input `policy-ref` leads (docs/reliability.md, "Rules"): `auto` is the default branch for events
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
  // Buildkite sets `false` where there is none.
  const found = mergeRequestVariables.find((name) => !['', 'false'].includes(env[name] ?? ''));
  if (found === undefined) return { from: 'workspace' };
  throw new InputError(
    'input_invalid',
    `Input "policy-ref" is "auto", and ${found} says that this pipeline is for a merge or pull request, whose author may have written the policy. Name "workspace" to trust the checkout, or a git ref such as "origin/main".`,
    { source: 'policy-ref' },
  );
}
