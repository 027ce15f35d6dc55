// Reads the permission policy of a job, with the facts of the run that its conditions ask for.
import { tryOrReport } from '../errors.ts';
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
  const sourcedPolicy = await readPolicySource({ ...io, ...settings, event, github });
  await warnOfPolicyChange(io, sourcedPolicy, access);
  const eventContext = toRunContext(event, io.env);
  if (sourcedPolicy.facts.path === null) return { ...sourcedPolicy, context: eventContext };
  const pullRequest = subject?.isPullRequest === true ? () => readPullRequest(github(), subject.number) : undefined;
  // Go on without facts that the API does not give: the policy then matches less, never more.
  const context = await tryOrReport(
    () => completeContext(eventContext, sourcedPolicy.policy, standings, pullRequest),
    (why) => io.log.warning(`Facts that the policy needs about actor or pull request are unknown: ${why}`),
    io.signal,
  );
  return { ...sourcedPolicy, context: context ?? eventContext };
}

async function warnOfPolicyChange(
  { log, signal }: ActionIo,
  { facts, origin }: SourcedPolicy,
  { subject, files }: GitHubAccess,
): Promise<void> {
  const { path } = facts;
  if (origin.from !== 'default-branch' || path === null || subject?.isPullRequest !== true) return;
  const logWhy = (why: string): void => log.debug(`Whether the pull request changes the policy is not known: ${why}`);
  const changedFiles = await tryOrReport(files, logWhy, signal);
  if (changedFiles === undefined || !listsPath(changedFiles, path)) return;
  log.warning(
    `This pull request changes the permission policy "${path}". The change takes effect after the merge; this run uses the policy of the default branch.`,
  );
}
