// Collects the changes of a run: records the workspace before the service starts, and takes what the policy allows.
import { randomUUID } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type ChangesEntry, digestChanges, maxLeftBehind, toChangesFile } from '../../changes/changes-file.ts';
import { type Baseline, collectChanges, type JudgedChange, takeBaseline, toEntries } from '../../changes/collect.ts';
import { toUnifiedDiff } from '../../changes/patch.ts';
import { refuseOtherCommit, toHeadTree } from '../../changes/snapshot.ts';
import { sha256 } from '../../crypto.ts';
import { PolicyError } from '../../errors.ts';
import type { Target } from '../../github/changes/read-target.ts';
import { readBlob, readSmallBlob, readWholeTree } from '../../github/changes/read-tree.ts';
import { chooseTarget } from '../../github/changes/target.ts';
import { canOutsidersCause } from '../../github/event.ts';
import type { ChangeDelivery } from '../../inputs/posting-settings.ts';
import type { LocalPromptSettings } from '../../inputs/run-settings.ts';
import { openWorkspace, type Workspace } from '../../job/workspace.ts';
import { maxChangeBudget } from '../../permission/policy.ts';
import { toOutputList } from '../../report/outputs.ts';
import { cutToBytes } from '../../report/render/cut.ts';
import { toText } from '../../transcript/bounded-text.ts';
import type { ChangeRow } from '../../transcript/events.ts';
import type { Recorder } from '../../transcript/recorder.ts';
import type { GitHubAccess } from '../github-access.ts';
import { type RunPolicy, readRunPolicy } from '../run-policy.ts';
import type { ActionIo } from '../runner/io.ts';

interface AgentService {
  readonly stop: () => Promise<void>;
  /** Paths of the files that the service reads. */
  readonly paths: readonly string[];
}

export type ChangeCollector = ReturnType<typeof createCollector>;

const maxRows = 1_000;
const maxDiffBytes = 64 * 1024;
const maxAnswerBytes = 4_000;

/**
 * @throws {ChangesError} `changes_checkout`: the workspace is not at the target's head; `changes_unreadable`
 * @throws {PolicyError} `policy_invalid`: the policy has no part `changes`, or there is none
 * @throws {InputError} `input_conflict`: `settings.method` does not fit the event. Also throws any {@link GitHubError}
 */
export async function prepareRunChanges(
  io: ActionIo,
  settings: LocalPromptSettings & { readonly method: ChangeDelivery },
  access: GitHubAccess,
) {
  const { event, github } = access;
  const { method, commentTag: tag, maxChangeRounds: maxRounds, policyRef: policyRefSetting } = settings;
  const target = await chooseTarget(github(), { event, env: io.env, method, tag, maxRounds });
  if ('why' in target) return target;
  const workspace = openWorkspace(io);
  const root = realpathSync(workspace.resolve('.'));
  refuseOtherCommit(root, target.head);
  const policyRef = policyRefSetting === 'auto' && !canOutsidersCause(event) ? target.head : policyRefSetting;
  const policy = await readRunPolicy(io, { ...settings, policyRef }, access);
  refuseWithoutChangeRules(policy);
  const folders = await readWholeTree(github(), target.head);
  const baseline = await takeBaseline(root, folders, (sha) => readBlob(github(), sha, maxChangeBudget.bytes));
  const options = { io, access, workspace, policy, target, baseline };
  return {
    /** Names the target's head where `auto` would mean the workspace, because the intern can write in the workspace. */
    policySettings: { policyRef },
    createCollector: (service: AgentService) => createCollector(options, service),
  };
}

function refuseWithoutChangeRules({ policy, facts }: RunPolicy): void {
  if (policy.changes !== undefined) return;
  const lack = facts.path === null ? 'there is no policy' : `the policy "${facts.path}" has no part "changes"`;
  const message = `The input "changes" asks for changed files, but ${lack}, so none could be taken. Under "changes" in the policy, say which files may leave the job (docs/changes.md).`;
  throw new PolicyError('policy_invalid', message, { source: facts.path ?? 'policy' });
}

interface CollectorOptions {
  readonly io: ActionIo;
  readonly access: GitHubAccess;
  readonly workspace: Workspace;
  readonly policy: RunPolicy;
  readonly target: Target;
  readonly baseline: Baseline;
}

function createCollector(options: CollectorOptions, service: AgentService) {
  const { io, access, workspace, policy, target, baseline } = options;
  let diff: string | undefined;
  return {
    policy,
    ending: toPromptEnding(policy),
    /** Returns the changes as a diff without secrets, or undefined before `collect`. */
    diff: () => diff,
    /** Stops the service first. Throws {@link PolicyError} `changes_stopped`, or a {@link ChangesError}. */
    async collect(recorder: Recorder, runFiles: readonly string[]): Promise<void> {
      await service.stop();
      const ownPaths = [...runFiles.map((path) => workspace.resolve(path)), ...service.paths];
      if (policy.facts.path !== null) ownPaths.push(workspace.resolve(policy.facts.path));
      const roots = [workspace.resolve('.'), baseline.root]; // they differ if a link leads to the workspace
      const toRelative = (path: string): string[] => roots.map((root) => relative(root, path).split(sep).join('/'));
      const judged = await collectChanges(baseline, {
        policy: policy.policy,
        context: policy.context,
        ownFiles: new Set(ownPaths.flatMap(toRelative)),
        holdsSecret: (bytes) =>
          (['latin1', 'utf8'] as const).some((encoding) => {
            const text = Buffer.from(bytes).toString(encoding);
            return io.redactor.redact(text) !== text;
          }),
        readBlob: (sha) => readSmallBlob(access.github(), sha, maxChangeBudget.bytes),
      });
      const { taken = [], left = [], stop: stops = [] } = Object.groupBy(judged, ({ verdict }) => verdict.answer);
      const entries = stops.length > 0 ? [] : toEntries(judged, toHeadTree(baseline.folders));
      const digest = entries.length === 0 ? null : digestChanges(entries);
      const rows = judged.map(toRow);
      const contents = judged.flatMap(({ content }) => content ?? []);
      diff = io.redactor.redact(toUnifiedDiff(contents, maxDiffBytes));
      recorder.record({
        type: 'changes',
        head: target.head,
        digest,
        counts: { taken: taken.length, left: left.length, stop: stops.length },
        entries: rows.slice(0, maxRows),
      });
      io.setOutputs({ changes: io.redactor.redact(toOutputList(rows)) });
      const [first] = stops;
      if (first !== undefined) throw stopError(first, stops.length);
      if (digest !== null) writeChangesFile(options, entries, left, toText(recorder.soFar().text));
    },
  };
}

function toRow({ path, status, bytes, verdict, content }: JudgedChange): ChangeRow {
  const { added = null, removed = null } = content?.diff ?? {};
  return { path, status, bytes, added, removed, answer: verdict.answer, rule: verdict.rule };
}

function toPromptEnding({ policy }: RunPolicy): string {
  const { changes = [], changeBudget: budget } = policy;
  const globs = changes.flatMap((entry) => (entry.verb === 'allow' ? entry.globs : []));
  return [
    'Your changes to files are taken from the working folder when you have finished. Do not commit: commits are not read.',
    `Changes below ${globs.map((glob) => `\`${glob}\``).join(', ')} are taken: at most ${budget.files} files, ${budget.bytes} bytes and ${budget.lines} changed lines. More than that stops all of it. No other change is taken: it is left behind or, as most changes of files that the repository has, stops all of it.`,
  ].join('\n');
}

function stopError({ path, status, verdict }: JudgedChange, count: number): PolicyError {
  const more = count === 1 ? '' : ` So do ${count - 1} more.`;
  const policyEntry = `- { id: NAME, paths: [${JSON.stringify(path)}]${status === 'removed' ? ', status: removed' : ''}, then: allow }`;
  const isUnruled = verdict.rule === 'default' || verdict.rule === 'guarded';
  const remedy = ` If it should be taken next time, add this under "changes" in the policy: ${policyEntry}`;
  const message = `The change is not taken, because ${JSON.stringify(path)} (${status}) stops it: ${verdict.reason} (${verdict.rule}).${more}${isUnruled ? remedy : ''}`;
  return new PolicyError('changes_stopped', message);
}

function writeChangesFile(
  { io, access, workspace, policy, target }: CollectorOptions,
  entries: readonly ChangesEntry[],
  leftBehind: readonly JudgedChange[],
  answer: string,
): void {
  const text = toChangesFile({
    repository: access.repositoryName(),
    pull_request: target.number,
    head: target.head,
    run_id: io.env['GITHUB_RUN_ID'] ?? '',
    job: io.env['GITHUB_JOB'] ?? '',
    policy: `sha256:${policy.facts.digest ?? ''}`,
    said: cutToBytes(answer, maxAnswerBytes),
    left: leftBehind.slice(0, maxLeftBehind).map((one) => ({ path: one.path, rule: one.verdict.rule })),
    changes: [...entries],
  });
  const path = join(workspace.temp, `intern-${randomUUID()}`, 'changes.json');
  workspace.write(path, text);
  io.setOutputs({ 'changes-file': path, 'changes-digest': `sha256:${sha256(text)}` });
}
