// Where a job's permission policy comes from, and what is recorded of it.
import { createHash } from 'node:crypto';
import { PolicyError } from '../errors.ts';
import type { PromptSettings } from '../inputs/prompt-settings.ts';
import type { Log } from '../log.ts';
import type { Policy } from '../permission/policy-file.ts';
import { loadPolicy, rejectEverything } from '../permission/policy-file.ts';
import type { PolicyFacts } from '../run/events.ts';
import type { Workspace } from './workspace.ts';

/** A policy and where it came from. */
export interface SourcedPolicy {
  readonly policy: Policy;
  readonly facts: PolicyFacts;
}

const noPolicy: SourcedPolicy = { policy: rejectEverything, facts: { path: null, commit: null, digest: null } };

/**
 * The policy of a job. Without a file at the default place everything is rejected; so it is when the event is one that a
 * pull request's author can cause, because the checkout may then hold the author's own policy.
 *
 * @throws {PolicyError} `policy_missing` (a named file that does not exist), `policy_invalid`
 */
export async function readPolicySource(
  { path: name, named }: PromptSettings['policy'],
  isCheckoutTrusted: boolean,
  workspace: Workspace,
  log: Log,
): Promise<SourcedPolicy> {
  if (!isCheckoutTrusted) {
    log.warning(
      `The permission policy "${name}" is not read: this event can be caused from outside, and the checkout may hold a stranger's policy. Every permission is rejected.`,
    );
    return noPolicy;
  }
  const bytes = await workspace.readBytes(workspace.path(name)).catch((error: unknown) => {
    if (!named && isMissing(error)) return undefined;
    throw new PolicyError(
      'policy_missing',
      `The permission policy "${name}" can't be read. Is the repository checked out?`,
      {
        source: name,
        cause: error,
      },
    );
  });
  if (bytes === undefined) {
    log.notice(
      `There is no permission policy at "${name}", so every permission is rejected. Write one there to allow.`,
    );
    return noPolicy;
  }
  const policy = await loadPolicy(bytes, name);
  return { policy, facts: { path: name, commit: null, digest: createHash('sha256').update(bytes).digest('hex') } };
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
