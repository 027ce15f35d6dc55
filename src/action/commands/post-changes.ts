// `command: post-changes`: checks and posts what another job of this run collected. Needs no identity or service.
import { type ChangesFile, refusal } from '../../changes/changes-file.ts';
import { toDiffText } from '../../changes/patch.ts';
import { ChangesError } from '../../errors.ts';
import {
  type Commit,
  deleteOwnBranch,
  isPlanned,
  type Leftover,
  makeCommit,
  moveBranch,
  notPosted,
} from '../../github/changes/commit.ts';
import { closeReplaced, openPull } from '../../github/changes/open-pull.ts';
import { toOwnBranchName } from '../../github/changes/own-branch.ts';
import type { ChangeJob, Target } from '../../github/changes/read-target.ts';
import { postSuggestions, toSuggestions } from '../../github/changes/suggestions.ts';
import { findTarget, refuseTarget } from '../../github/changes/target.ts';
import { canOutsidersCause } from '../../github/event.ts';
import { readChangedFiles, readChangesSince, readReviewedCommits } from '../../github/review/changed-files.ts';
import type { StartRefusal } from '../../github/start-rule.ts';
import { runUrl } from '../../github/subject.ts';
import type { PostChangesSettings } from '../../inputs/posting-settings.ts';
import type { StartSettings } from '../../inputs/run-settings.ts';
import { toOutputList } from '../../report/outputs.ts';
import {
  type PostedAs,
  type PostedChange,
  toPostedText,
  toPullBody,
  toSuggestionsBody,
  toSuggestionText,
} from '../../report/posted-changes.ts';
import type { Conclusion } from '../../transcript/events.ts';
import { type FittingChange, headMoved, judgeFile, loadChangesFile } from '../changes/judge-file.ts';
import { writeComment } from '../comment/run-comment.ts';
import { type GitHubAccess, openGitHub, type Trigger } from '../github-access.ts';
import { reportSkipped } from '../outcome.ts';
import { type RunPolicy, readRunPolicy } from '../run-policy.ts';
import type { TimedActionIo } from '../runner/io.ts';

type Settings = PostChangesSettings & StartSettings;

export async function postChangesAction(io: TimedActionIo, settings: Settings, trigger: Trigger): Promise<Conclusion> {
  const access = openGitHub(io, settings, trigger);
  const { delivery: method, commentTag: tag, maxChangeRounds: maxRounds } = settings;
  const job: ChangeJob = { event: access.event, env: io.env, method, tag, maxRounds };
  const target = await findTarget(access.github(), job);
  if ('why' in target) return reportSkipped(io, target);
  const file = await loadChangesFile(io, settings, access);
  if (target.isHeadNamed && file.head !== target.head)
    throw refusal(`its head is ${file.head}, but the event's head is ${target.head}`);
  // Without a checkout, `policy-ref: auto` means the head, or the default branch if outsiders can cause the event.
  const usesHead = settings.policyRef === 'auto' && !canOutsidersCause(access.event);
  const policyRef = usesHead ? target.head : settings.policyRef;
  const policy = await readRunPolicy(io, { policy: settings.policy, policyRef }, access);
  const posting: Posting = { io, settings, access, job, target, file, policy };
  const result = await post(posting, await judgeFile(file, access, policy, file.head));
  if ('why' in result) return reportSkipped(io, result);
  await report(posting, result);
  return 'finished';
}

interface Posting {
  readonly io: TimedActionIo;
  readonly settings: Settings;
  readonly access: GitHubAccess;
  readonly job: ChangeJob;
  readonly target: Target;
  readonly file: ChangesFile;
  readonly policy: RunPolicy;
}

interface Posted {
  readonly postedAs: PostedAs;
  readonly fitting: FittingChange;
}

async function post(posting: Posting, headChange: FittingChange): Promise<Posted | StartRefusal> {
  const { settings, target, job } = posting;
  const existing = settings.delivery === 'commit' ? await findExistingCommit(posting, headChange) : undefined;
  if (existing !== undefined) return existing;
  const fitting = target.tip === headChange.base ? headChange : await fitOnTip(posting);
  const ownBranch = toOwnBranch(posting);
  if (settings.delivery === 'commit') refuseApproved(target);
  // Our own pull request for this change, from an earlier attempt, is no reason to refuse: `openPullRequest` uses it again.
  const why = refuseTarget({ ...target, open: target.open.filter(({ branch }) => branch !== ownBranch) }, job);
  if (why !== undefined) return why;
  switch (settings.delivery) {
    case 'commit':
      return { postedAs: await commitOnTarget(posting, fitting), fitting };
    case 'pull-request':
      return openPullRequest(posting, fitting);
    case 'suggestions':
      return { postedAs: await suggest(posting, fitting), fitting };
    default:
      return settings.delivery satisfies never;
  }
}

/** Finds an earlier attempt's commit of the change if it is the tip. Its parent may be later than the file's head. */
async function findExistingCommit(posting: Posting, headChange: FittingChange): Promise<Posted | undefined> {
  const { target, file } = posting;
  const { tipCommit, tipDigest, branch } = target;
  if (tipCommit === undefined || tipCommit.oid === file.head) return undefined;
  if (!isPlanned(tipCommit, headChange) && tipDigest !== file.digest) return undefined;
  const fitting = await fitOnParent(posting, tipCommit);
  return fitting && { postedAs: { is: 'commit', sha: tipCommit.oid, url: tipCommit.url, branch }, fitting };
}

/** Returns undefined unless the commit is exactly this change. */
async function fitOnParent({ access, file, policy }: Posting, commit: Commit): Promise<FittingChange | undefined> {
  const [parent] = commit.parents.nodes;
  if (parent === undefined) return undefined;
  try {
    const fitting = await judgeFile(file, access, policy, parent.oid);
    return isPlanned(commit, fitting) ? fitting : undefined;
  } catch (error) {
    if (error instanceof ChangesError) return undefined;
    throw error;
  }
}

async function fitOnTip({ access, target, file, policy }: Posting): Promise<FittingChange> {
  const since = await readChangesSince(access.github(), { base: file.head, head: target.tip });
  if (since === undefined || since === 'rewritten')
    throw headMoved(`${target.tip} is not known to descend from ${file.head}`);
  return judgeFile(file, access, policy, target.tip);
}

function refuseApproved({ approved }: Target): void {
  if (approved === undefined) return;
  throw notPosted(`pull request ${approved}, so a commit now would be merged without having been read`);
}

function toOwnBranch({ io, job, file }: Posting): string {
  return toOwnBranchName(job.tag, io.env['GITHUB_RUN_ID'] ?? '', file.digest);
}

async function commitOnTarget(posting: Posting, fitting: FittingChange): Promise<PostedAs> {
  const { access, job, target } = posting;
  const { branch } = target;
  const { place, commit } = await commitOnOwnBranch(posting, fitting);
  try {
    await refuseIfTargetChanged(access, job, fitting);
    const move = await moveBranch(place, { branch, from: fitting.base, to: commit.oid });
    if (move.is === 'elsewhere') throw headMoved(`${JSON.stringify(branch)} is at another commit`);
    if (move.is === 'refused') {
      const why = `GitHub refused to move the branch ${JSON.stringify(branch)} (${move.words}). If it is protected, set "changes" to "pull-request"`;
      throw notPosted(why);
    }
  } catch (error) {
    await deleteOwnBranch(place, commit.oid);
    throw error;
  }
  return { is: 'commit', sha: commit.oid, url: commit.url, branch };
}

/** Looks again: somebody may have approved or pushed meanwhile. */
async function refuseIfTargetChanged(access: GitHubAccess, job: ChangeJob, { base }: FittingChange): Promise<void> {
  const current = await findTarget(access.github(), job);
  if ('why' in current) throw notPosted(current.why.replace(/\.$/, ''));
  refuseApproved(current);
  if (!current.isOpen) throw notPosted(`pull request ${current.number} is closed`);
  if (current.tip !== base) throw headMoved(`it is at ${current.tip} now`);
}

async function commitOnOwnBranch(posting: Posting, { base, root }: FittingChange) {
  const { io, settings, access, target, file, policy } = posting;
  const place = { github: access.github(), repositoryId: target.repositoryId, ownBranch: toOwnBranch(posting) };
  const run = runUrl(io.env);
  const trailers = [
    ...(run === undefined ? [] : [`Interns-Run: ${run}`]),
    `Interns-Change: ${file.digest}`,
    ...(policy.facts.digest === null ? [] : [`Interns-Policy: sha256:${policy.facts.digest}`]),
  ];
  const message = { headline: settings.commitMessage, body: trailers.join('\n') };
  // A pull request may start from an earlier tip of its target; a commit on the target has to follow the current tip.
  const judgeLeftover = async (leftover: Commit): Promise<Leftover> => {
    if (leftover.oid === file.head) return 'stale'; // our branch exists, but without a commit of ours
    if ((await fitOnParent(posting, leftover)) === undefined) return 'other';
    return settings.delivery === 'pull-request' ? 'usable' : 'stale';
  };
  const ownCommit = await makeCommit(place, { base, root, changes: file.changes, ...message, judgeLeftover });
  const { oid, signature } = ownCommit.commit;
  if (signature?.isValid !== true) io.log.warning(`GitHub did not sign the commit ${oid}.`);
  return { place, ...ownCommit };
}

async function openPullRequest(posting: Posting, fitting: FittingChange): Promise<Posted | StartRefusal> {
  const { io, settings, target } = posting;
  const { place, commit, pulls } = await commitOnOwnBranch(posting, fitting);
  const body = io.redactor.redact(toPullBody(toPosted(posting, fitting)));
  const pull = await openPull(place, { into: target.branch, title: settings.commitMessage, body }, pulls);
  const { number, url, state } = pull;
  if (state === 'CLOSED') {
    return { why: `${url} has this change, but somebody closed it.`, remedy: 'Reopen it to use the change.' };
  }
  await closeReplaced(place.github, target.open, { by: pull, log: io.log });
  return { postedAs: { is: 'pull-request', number, url, baseBranch: target.branch, sha: commit.oid }, fitting };
}

async function suggest(posting: Posting, fitting: FittingChange): Promise<PostedAs> {
  const { io, settings, access, file, target } = posting;
  const { number } = target;
  if (access.subject === undefined || number === null) throw new TypeError('Suggestions need a pull request.');
  const github = access.github();
  const { base } = await readReviewedCommits(github, access.subject);
  const commits = { head: fitting.base, base };
  const pullChanges = await readChangedFiles(github, { number, commits, listed: await access.files() });
  const suggested = toSuggestions(fitting.changes, pullChanges.files);
  const posted = toPosted(posting, fitting);
  const writeBody = (areSuggestionsRefused: boolean): string => {
    const { suggestions, rest } = areSuggestionsRefused ? { suggestions: [], rest: fitting.changes } : suggested;
    const diffs = rest.map(({ path, status, diff }) => {
      return { path, status, diff: diff === null ? undefined : toDiffText(diff.hunks) };
    });
    return io.redactor.redact(toSuggestionsBody(posted, suggestions.length, diffs));
  };
  const { digest } = file;
  const review = { number, account: await access.account(), head: fitting.base, tag: settings.commentTag, digest };
  const texts = { body: writeBody, suggestion: toSuggestionText };
  return { is: 'suggestions', url: await postSuggestions(github, { ...review, change: suggested, texts }) };
}

function toPosted({ io, file }: Posting, { base, rows }: FittingChange): PostedChange {
  return { paths: rows, leftBehind: file.left ?? [], answer: file.said, runUrl: runUrl(io.env), base };
}

async function report(posting: Posting, { postedAs, fitting }: Posted): Promise<void> {
  const { io, settings, access, target } = posting;
  const sha = postedAs.is === 'suggestions' ? undefined : postedAs.sha;
  const changes = toOutputList(fitting.rows);
  io.setOutputs({ conclusion: 'finished', changes, 'changes-url': postedAs.url, 'commit-sha': sha });
  io.log.info(`The change is at ${postedAs.url}.`);
  const text = toPostedText(toPosted(posting, fitting), postedAs);
  await io.writeSummary(text);
  await writeComment(io, access, { ...settings, number: target.number ?? access.subject?.number }, () => text);
}
