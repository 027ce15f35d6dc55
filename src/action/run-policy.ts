// The permission policy of this job, with the facts of the run that its conditions name.
import { tryOrTell } from '../errors.ts';
import { listsPath, readPullRequest } from '../github/pull-request.ts';
import { completeContext, toRunContext } from '../github/run-context.ts';
import type { RunSettings } from '../inputs/run-settings.ts';
import { readPolicySource, type SourcedPolicy } from '../job/policy-source.ts';
import type { GitHubAccess } from './github-access.ts';
import type { ActionIo } from './runner/io.ts';

export type RunPolicy = Awaited<ReturnType<typeof readRunPolicy>>;

export async function readRunPolicy(
  io: ActionIo,
  settings: Pick<RunSettings, 'policy' | 'policyRef'>,
  access: GitHubAccess,
) {
  const { event, github, standings, subject } = access;
  const sourced = await readPolicySource({ ...io, ...settings, event, github });
  await remarkChange(io, sourced, access);
  const known = toRunContext(event, io.env);
  if (sourced.facts.path === null) return { ...sourced, context: known };
  const pullRequest = subject?.isPullRequest === true ? () => readPullRequest(github(), subject.number) : undefined;
  // Go on without a fact that the API can't tell: the policy then matches less, never more.
  const complete = await tryOrTell(
    () => completeContext(known, sourced.policy, standings, pullRequest),
    (why) => io.log.warning(`What the policy asks of the actor or pull request is not known: ${why}`),
    io.signal,
  );
  return { ...sourced, context: complete ?? known };
}

async function remarkChange(
  { log, signal }: ActionIo,
  { facts, origin }: SourcedPolicy,
  { subject, files }: GitHubAccess,
): Promise<void> {
  const { path } = facts;
  if (origin.from !== 'default-branch' || path === null || subject?.isPullRequest !== true) return;
  const changed = await tryOrTell(
    files,
    (why) => log.debug(`Whether the pull request changes the policy is not known: ${why}`),
    signal,
  );
  if (changed === undefined || !listsPath(changed, path)) return;
  log.warning(
    `This pull request changes the permission policy "${path}". The change takes effect after the merge; this run keeps to the default branch.`,
  );
}
