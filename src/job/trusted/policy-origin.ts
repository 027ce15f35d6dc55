// Place of a job's permission policy: the checkout, or a commit that nobody can change by a pull request.
import type { Environment } from '../../environment.ts';
import { InputError } from '../../errors.ts';
import type { GitHubEvent } from '../../github/event.ts';
import { canOutsidersCause, isGitHubActions } from '../../github/event.ts';
import { input, worded } from '../../wording.ts';

/** Place of the policy. */
export type PolicyOrigin =
  | { readonly from: 'workspace' }
  /** The default branch, through GitHub's API. */
  | { readonly from: 'default-branch' }
  /** A git ref: on GitHub through the API, elsewhere from the clone. */
  | { readonly from: 'ref'; readonly ref: string };

/**
 * Follows the input `policy-ref` (docs/pull-requests.md, "Where the policy comes from"). `auto` is the default branch for events
 * that outsiders can cause, because the checkout may then hold a stranger's policy. In another CI it is the checkout only
 * where that CI says that nobody else wrote it.
 *
 * @throws {InputError} `input_invalid`: `auto` in another CI's pipeline for a merge or pull request, or in one of which
 *   nothing says that it is not
 */
export async function toPolicyOrigin(policyRef: string, event: GitHubEvent, env: Environment): Promise<PolicyOrigin> {
  if (policyRef === 'workspace') return { from: 'workspace' };
  if (policyRef !== 'auto') return { from: 'ref', ref: policyRef };
  if (isGitHubActions(env)) return { from: canOutsidersCause(event) ? 'default-branch' : 'workspace' };
  const { readPipeline } = await import('../../identity/pipeline.ts'); // not loaded in GitHub Actions
  const pipeline = readPipeline(env);
  if (pipeline.is === 'none' || pipeline.is === 'trusted') return { from: 'workspace' };
  const what =
    pipeline.is === 'merge-request'
      ? `this is a pipeline of ${pipeline.ci} for a merge or pull request`
      : `this is a pipeline of ${pipeline.ci}, and nothing says that it is not for a merge or pull request`;
  const remedy =
    'Name a git ref that its author cannot change, such as "origin/main", or "workspace" to trust the checkout.';
  throw new InputError(
    'input_invalid',
    worded`${input('policy-ref')} is "auto", but ${what}, whose author may have written the policy. ${remedy}`,
    { source: 'policy-ref' },
  );
}
