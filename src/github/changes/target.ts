// Decides which commit and branch a change is for, or tells why no change may be posted there now.
import { ChangesError, InputError } from '../../errors.ts';
import { oneLine } from '../../log.ts';
import { input, worded } from '../../wording.ts';
import type { GitHub } from '../api/rest.ts';
import { readFork } from '../run-context.ts';
import type { StartRefusal } from '../start-rule.ts';
import { readSubject } from '../subject.ts';
import { ownBranchPrefix } from './own-branch.ts';
import { type ChangeJob, maxReadRounds, readTarget, type Target, type TargetPlace } from './read-target.ts';

/** @throws {InputError} `input_conflict`: the event rules out `method`; {ChangesError} `changes_not_posted`; {GitHubError} */
export async function chooseTarget(github: GitHub, job: ChangeJob): Promise<Target | StartRefusal> {
  const target = await findTarget(github, job);
  return 'why' in target ? target : (refuseTarget(target, job) ?? target);
}

/** Finds the target even if earlier changes forbid a new one. Throws what {@link chooseTarget} throws. */
export async function findTarget(github: GitHub, job: ChangeJob): Promise<Target | StartRefusal> {
  const { event, method } = job;
  const place = toPlace(job);
  const isFork = readFork(event) === true;
  if (isFork && readOnlyOnForks.has(event.name)) {
    const why = 'The pull request comes from a fork, and GitHub gives its jobs no token that may write.';
    return { why, remedy: 'Someone with write access can ask for suggestions with a comment ("issue_comment").' };
  }
  if (isFork) refuseFork(method);
  const target = await readTarget(github, job, place);
  if (target?.isFork === true) refuseFork(method);
  return target ?? { why: 'The branch no longer exists.', remedy: 'Restore it for a change by an intern.' };
}

export function refuseTarget(target: Target, { method, maxRounds }: ChangeJob): StartRefusal | undefined {
  const { number, branch, isDefaultBranch, isOpen, rounds, approved, open } = target;
  if (!isOpen) return { why: `Pull request ${number} is closed.`, remedy: 'Reopen it for a change by an intern.' };
  if (branch.startsWith(ownBranchPrefix)) {
    const why = `The branch ${quote(branch)} is itself a change by an intern.`;
    return { why, remedy: 'Interns do not build on each other: let a person take it from here.' };
  }
  if (method === 'suggestions') return undefined;
  if (method === 'commit' && isDefaultBranch) {
    const message = worded`A change is never committed to the default branch, ${quote(branch)}. Set ${input('changes')} to "pull-request".`;
    throw new ChangesError('changes_not_posted', message, { source: 'changes' });
  }
  if (rounds >= Math.min(maxRounds, maxReadRounds)) {
    const why = `The last ${rounds} commits of ${quote(branch)} are changes by interns, and "max-change-rounds" is ${maxRounds}.`;
    return { why, remedy: 'Changes are posted again after a commit by a person.' };
  }
  if (method === 'commit' && approved !== undefined) {
    const why = `Pull request ${approved}: a commit now would be merged without having been read.`;
    return { why, remedy: 'Set "changes" to "pull-request": the change then gets its own pull request.' };
  }
  const busyChange = method === 'pull-request' ? open.find((one) => !one.isUntouched) : undefined;
  if (busyChange === undefined) return undefined;
  const why = `${busyChange.url}, open since ${busyChange.createdAt.slice(0, 10)}, has the same tag and target branch, and somebody has worked on it.`;
  return { why, remedy: 'Merge or close it first.' };
}

/** Events whose jobs get a read-only token if a fork causes them (GitHub docs, "Events that trigger workflows"). */
const readOnlyOnForks: ReadonlySet<string> = new Set([
  'pull_request',
  'pull_request_review',
  'pull_request_review_comment',
]);

function toPlace({ event, env, method }: ChangeJob): TargetPlace {
  const refuse = (why: string): InputError =>
    new InputError('input_conflict', worded`${input('changes')} is "${method}", but ${why}`, { source: 'changes' });
  if (event.name === 'workflow_run' || event.name === 'merge_group') {
    throw refuse(`"${event.name}" is for commits of another event. Put the jobs into the workflow of that event.`);
  }
  const subject = readSubject(event);
  if (subject?.isPullRequest === true) return { on: 'pull-request', number: subject.number, head: subject.headSha };
  if (method === 'suggestions') {
    throw refuse(`the event "${event.name}" has no pull request. Use "pull-request", which opens one.`);
  }
  const [, branch] = /^refs\/heads\/(.+)$/.exec(env['GITHUB_REF'] ?? '') ?? [];
  const head = env['GITHUB_SHA'] ?? '';
  if (branch === undefined || !/^[0-9a-f]{40}$/.test(head)) {
    throw refuse(
      `GITHUB_REF is "${oneLine(env['GITHUB_REF'] ?? '')}", which isn't a branch. Run the workflow for a branch or a pull request.`,
    );
  }
  return { on: 'branch', branch, head };
}

function refuseFork(method: ChangeJob['method']): void {
  if (method === 'suggestions') return;
  const message = worded`${input('changes')} is "${method}", but the pull request comes from a fork, whose branches belong to its owner. Use "suggestions".`;
  throw new InputError('input_conflict', message, { source: 'changes' });
}

function quote(name: string): string {
  return JSON.stringify(oneLine(name));
}
