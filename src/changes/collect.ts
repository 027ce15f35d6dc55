// Collects the changes that an agent made in the workspace, and lets the policy judge them.
import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Change,
  type ChangePolicy,
  type ChangeVerdict,
  comparePathBytes,
  judgeChanges,
} from '../permission/change/judge.ts';
import { mayReachInto } from '../permission/change/reach.ts';
import type { RunContext } from '../permission/context.ts';
import { type ChangeStatus, maxChangeBudget } from '../permission/policy.ts';
import type { ChangesEntry } from './changes-file.ts';
import { computeBlobSha, type Folders, joinPath } from './git-objects.ts';
import { compileIgnoreFiles, type IsIgnored, isIgnoreFile } from './ignored.ts';
import { type MeasuredChange, measureChanges, type ReadChange } from './measure.ts';
import { type HeadTree, listParents, type PathState, readPlainFile, scanWorkspace, toHeadTree } from './snapshot.ts';

export type Baseline = Awaited<ReturnType<typeof takeBaseline>>;

/** Records the workspace before the agent begins. Calls `readBlob` for the commit's ignore files that differ here. */
export async function takeBaseline(root: string, folders: Folders, readBlob: (sha: string) => Promise<Uint8Array>) {
  const statesBefore = scanWorkspace(root, toHeadTree(folders));
  const ignoreFiles = new Map<string, string>();
  for (const [folder, entries] of folders) {
    const ignoreFile = entries.find(isIgnoreFile);
    if (ignoreFile === undefined) continue;
    const { bytes: workspaceBytes } = readPlainFile(root, joinPath(folder, ignoreFile.name), maxChangeBudget.bytes);
    const isAsInHead = workspaceBytes !== undefined && computeBlobSha(workspaceBytes) === ignoreFile.sha;
    ignoreFiles.set(folder, new TextDecoder().decode(isAsInHead ? workspaceBytes : await readBlob(ignoreFile.sha)));
  }
  return { root, folders, statesBefore, isIgnored: compileIgnoreFiles(ignoreFiles) };
}

interface CollectOptions {
  readonly policy: ChangePolicy;
  readonly context: RunContext;
  /** Files that the run obeys or writes itself; no change to them is taken. */
  readonly ownFiles: ReadonlySet<string>;
  readonly holdsSecret: (bytes: Uint8Array) => boolean;
  /** Resolves to undefined if the blob is too large. */
  readonly readBlob: (sha: string) => Promise<Uint8Array | undefined>;
}

export interface JudgedChange {
  /** Ends with a slash for a whole new folder, which is left behind unread. */
  readonly path: string;
  readonly status: ChangeStatus;
  /** Null for a new folder and for an ignored path. */
  readonly bytes: number | null;
  readonly verdict: Pick<ChangeVerdict, 'answer' | 'rule' | 'reason'>;
  /** Undefined if reading was not tried: the change is left behind, or a limit was reached. */
  readonly content?: MeasuredChange;
}

/** Limits reading: the bytes, old and new, of all changes, and how many changes are read. */
const maxReadBytes = 4 * maxChangeBudget.bytes;
const maxReadFiles = 2 * maxChangeBudget.files;

const overBudget: JudgedChange['verdict'] = {
  answer: 'stop',
  rule: 'budget',
  reason: `too much has changed to be read: more than ${maxReadBytes} bytes or ${maxReadFiles} files`,
};

/** Returns the changes in byte order of their paths. @throws {ChangesError} `changes_unreadable` */
export async function collectChanges(baseline: Baseline, options: CollectOptions): Promise<readonly JudgedChange[]> {
  const { root, folders, statesBefore, isIgnored } = baseline;
  const { policy, context, ownFiles } = options;
  const head = toHeadTree(folders);
  // Asked only for folders that are not in head.
  const enters = (folder: string): boolean =>
    !statesBefore.has(folder) && !isIgnored(folder, 'folder') && mayReachInto(policy.changes ?? [], folder);
  const detected = findChanges(head, statesBefore, scanWorkspace(root, head, { enters, before: statesBefore })).map(
    (change) =>
      ownFiles.has(change.path) ? { ...change, flaw: { why: 'it governs this run, or this run writes it' } } : change,
  );
  const unreadChanges = detected.flatMap((change) => toUnreadChange(change, isIgnored));
  const unreadPaths = new Set(unreadChanges.map(({ path }) => path.replace(/\/$/, '')));
  const readable = detected.filter(({ path }) => !unreadPaths.has(path));
  // Judge by size first, to read no file that would be left behind anyway.
  const sized = readable.map((change) => addSize(root, change));
  const firstVerdicts = judgeChanges(policy, sized, context);
  const wanted = firstVerdicts.flatMap(({ change, verdict }) => (verdict.answer === 'left' ? [] : change));
  const contents = await readContents(wanted, { root, head, ...options });
  const byPath = new Map(measureChanges(contents, folders).map((change) => [change.path, change]));
  const measured = sized.map((change): Change => byPath.get(change.path) ?? change);
  const judged = judgeChanges(policy, measured, context);
  const rows = judged.map(({ change: { path, status, bytes }, verdict }): JudgedChange => {
    const content = byPath.get(path);
    if (content !== undefined) return { path, status, bytes, verdict, content };
    // A limit ended the reading before this change: take nothing unread.
    return { path, status, bytes, verdict: verdict.answer === 'taken' ? overBudget : verdict };
  });
  return [...rows, ...unreadChanges].toSorted(comparePathBytes);
}

export function toEntries(judged: readonly JudgedChange[], head: HeadTree): readonly ChangesEntry[] {
  return judged.flatMap(({ path, status, verdict, content }) => {
    if (verdict.answer !== 'taken' || content === undefined) return [];
    const { after } = content;
    const old = status === 'added' ? null : (head.get(path)?.sha ?? null);
    const newContent =
      after === undefined ? {} : { new: computeBlobSha(after), content: Buffer.from(after).toString('base64') };
    return [{ path, status, old, new: null, content: null, ...newContent }];
  });
}

interface RawChange extends Pick<Change, 'path' | 'status' | 'flaw'> {
  readonly isFolder?: boolean;
}

function findChanges(
  head: HeadTree,
  statesBefore: ReadonlyMap<string, PathState>,
  statesAfter: ReadonlyMap<string, PathState>,
): readonly RawChange[] {
  const changes: RawChange[] = [];
  for (const [path, { sha }] of head) {
    const [before, after] = [statesBefore.get(path), statesAfter.get(path)];
    if (JSON.stringify(before) === JSON.stringify(after)) continue;
    const matchedHead = before !== undefined && 'sha' in before && before.sha === sha;
    const why = matchedHead ? findContentFlaw(after, before) : whyDifferedBefore;
    const flaw = why === undefined ? undefined : { why };
    changes.push({ path, status: after === undefined ? 'removed' : 'modified', flaw });
  }
  const folders = listParents(head);
  for (const [path, after] of statesAfter) {
    // A path that is not in head and was there before is not the agent's.
    if (head.has(path) || statesBefore.has(path)) continue;
    // Let anything odd, such as a link, stop all changes if it replaced a folder of head.
    const flaw = after.kind === 'odd' ? { why: after.why, stops: folders.has(path) } : undefined;
    changes.push({ path, status: 'added', flaw, isFolder: after.kind === 'folder' });
  }
  return changes;
}

const whyDifferedBefore =
  'it differed from the commit before the intern began (line endings, LFS, or an earlier step): check out the head\'s own commit, with "core.autocrlf false"';

function findContentFlaw(after: PathState | undefined, before: PathState | undefined): string | undefined {
  if (after === undefined) return undefined; // removed
  if (after.kind === 'odd') return after.why;
  if (after.kind !== 'file') return 'it is a folder now';
  if (before?.kind !== 'file') return 'it was not a plain file before (a link or a submodule)';
  return after.mode === before.mode ? undefined : 'its mode changed';
}

/** Returns a verdict only for a new folder or a path that the commit's `.gitignore` excludes: neither is read. */
function toUnreadChange({ path, status, isFolder }: RawChange, isIgnored: IsIgnored): readonly JudgedChange[] {
  const isExcluded = status === 'added' && isIgnored(path, isFolder === true ? 'folder' : 'file');
  if (!isExcluded && isFolder !== true) return [];
  const reason = isExcluded ? 'a .gitignore of the commit ignores it' : 'no entry takes anything in it';
  const verdict = { answer: 'left', rule: isExcluded ? 'ignored' : 'default', reason } as const;
  return [{ path: isFolder === true ? `${path}/` : path, status, bytes: null, verdict }];
}

function addSize(root: string, { path, status, flaw }: RawChange): Change & RawChange {
  const bytes = status === 'removed' ? 0 : (lstatSync(join(root, path), { throwIfNoEntry: false })?.size ?? 0);
  return { path, status, flaw, bytes, lines: 0, binary: false };
}

async function readContents(
  wanted: readonly (RawChange & Change)[],
  { root, head, holdsSecret, readBlob }: CollectOptions & { readonly root: string; readonly head: HeadTree },
): Promise<readonly ReadChange[]> {
  const contents: ReadChange[] = [];
  let readBytes = 0;
  for (const { path, status, flaw, bytes: size } of wanted) {
    if (size > maxChangeBudget.bytes) continue; // exceeds any budget
    if (readBytes > maxReadBytes || contents.length > maxReadFiles) break;
    const isRead = status !== 'removed';
    const file: ReturnType<typeof readPlainFile> = isRead ? readPlainFile(root, path, maxChangeBudget.bytes) : {};
    const { bytes: after, why: whyUnread } = file;
    const before = status === 'added' ? undefined : await readBlob(head.get(path)?.sha ?? '');
    readBytes += (after?.byteLength ?? 0) + (before?.byteLength ?? 0);
    const whyTooLarge = status !== 'added' && before === undefined ? 'its content in head is too large' : undefined;
    const why = whyUnread ?? whyTooLarge;
    const firstFlaw = flaw ?? (why === undefined ? undefined : { why });
    const secretFlaw = { why: 'it holds a secret of this job', stops: true };
    contents.push({ path, status, before, after, flaw: after && holdsSecret(after) ? secretFlaw : firstFlaw });
  }
  return contents;
}
