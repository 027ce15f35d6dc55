// Collects an agent's changes in the workspace, judged by the policy.
import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import {
  byPathBytes,
  type Change,
  type ChangePart,
  type ChangeVerdict,
  type Flaw,
  judgeChanges,
} from '../permission/change/judge.ts';
import { reachesInto } from '../permission/change/reach.ts';
import type { RunContext } from '../permission/context.ts';
import { type ChangeStatus, maxChangeBudget } from '../permission/policy.ts';
import type { ChangesEntry } from './changes-file.ts';
import { type FitChange, fitChanges, type ReadChange } from './fit.ts';
import { blobSha, type Folders, pathIn } from './git-objects.ts';
import { compileIgnored, type IsIgnored, isIgnoreFile } from './ignored.ts';
import { filesOf, foldersOf, type HeadTree, lookAtWorkspace, readPlainFile, type Seen } from './snapshot.ts';

export type Beginning = Awaited<ReturnType<typeof lookBefore>>;

/** Looks at the workspace before an intern begins. `readBlob` gives the commit's ignore files that differ here. */
export async function lookBefore(root: string, folders: Folders, readBlob: (sha: string) => Promise<Uint8Array>) {
  const seen = lookAtWorkspace(root, filesOf(folders));
  const ignoreFiles = new Map<string, string>();
  for (const [folder, entries] of folders) {
    const found = entries.find(isIgnoreFile);
    if (found === undefined) continue;
    const { bytes: there } = readPlainFile(root, pathIn(folder, found.name), maxChangeBudget.bytes);
    const isAsInHead = there !== undefined && blobSha(there) === found.sha;
    ignoreFiles.set(folder, new TextDecoder().decode(isAsInHead ? there : await readBlob(found.sha)));
  }
  return { root, folders, seen, isIgnored: compileIgnored(ignoreFiles) };
}

interface CollectOptions {
  readonly policy: ChangePart;
  readonly context: RunContext;
  /** Files that this run obeys, or writes itself. */
  readonly ownFiles: ReadonlySet<string>;
  readonly holdsSecret: (bytes: Uint8Array) => boolean;
  readonly readBlob: (sha: string) => Promise<Uint8Array | undefined>;
}

export interface JudgedChange {
  /** Ends with a slash if it is a whole new folder, which is left behind unread. */
  readonly path: string;
  readonly status: ChangeStatus;
  /** Null for a folder. */
  readonly bytes: number | null;
  readonly verdict: Pick<ChangeVerdict, 'answer' | 'rule' | 'reason'>;
  /** Undefined if it is left behind unread. */
  readonly content?: FitChange;
}

/** Limits what is read: old and new contents of all changes together. */
const maxReadBytes = 4 * maxChangeBudget.bytes;

const tooMuch: JudgedChange['verdict'] = {
  answer: 'stop',
  rule: 'budget',
  reason: `old and new contents have more than ${maxReadBytes} bytes`,
};

/**
 * Returns the changes in byte order of their paths.
 * @throws {ChangesError} `changes_unreadable`
 */
export async function collectChanges(beginning: Beginning, options: CollectOptions): Promise<readonly JudgedChange[]> {
  const { root, folders, seen, isIgnored } = beginning;
  const { policy, context, ownFiles } = options;
  const head = filesOf(folders);
  const opens = (folder: string): boolean =>
    !seen.has(folder) && !isIgnored(folder, 'folder') && reachesInto(policy.changes ?? [], folder);
  const found = findChanges(head, seen, lookAtWorkspace(root, head, { opens, before: seen })).map((change) =>
    ownFiles.has(change.path) ? { ...change, flaw: { why: 'this run obeys or writes it' } } : change,
  );
  const left = found.flatMap((change) => leftUnread(change, isIgnored));
  const unread = new Set(left.map(({ path }) => path.replace(/\/$/, '')));
  const rest = found.filter(({ path }) => !unread.has(path));
  // Judge by size alone first, so that nothing is read that is left behind or exceeds the budget.
  const sized = rest.map((change) => toSized(root, change));
  const first = judgeChanges(policy, sized, context);
  const wanted = first.flatMap(({ change, verdict }) => (verdict.answer === 'left' ? [] : change));
  const read = await readContents(wanted, { root, head, ...options });
  const byPath = new Map(fitChanges(read, folders).map((change) => [change.path, change]));
  const measured = sized.map((change): Change => byPath.get(change.path) ?? change);
  const judged = judgeChanges(policy, measured, context);
  const rows = judged.map(({ change: { path, status, bytes }, verdict }): JudgedChange => {
    const content = byPath.get(path);
    if (content !== undefined) return { path, status, bytes, verdict, content };
    return { path, status, bytes, verdict: verdict.answer === 'taken' ? tooMuch : verdict };
  });
  return [...rows, ...left].toSorted(byPathBytes);
}

export function toEntries(judged: readonly JudgedChange[], head: HeadTree): readonly ChangesEntry[] {
  return judged.flatMap(({ path, status, verdict, content }) => {
    if (verdict.answer !== 'taken' || content === undefined) return [];
    const { after } = content;
    const old = status === 'added' ? null : (head.get(path)?.sha ?? null);
    const now = after === undefined ? {} : { new: blobSha(after), content: Buffer.from(after).toString('base64') };
    return [{ path, status, old, new: null, content: null, ...now }];
  });
}

interface Found {
  readonly path: string;
  readonly status: ChangeStatus;
  readonly flaw?: Flaw | undefined;
  readonly isFolder?: boolean;
}

function findChanges(
  head: HeadTree,
  before: ReadonlyMap<string, Seen>,
  after: ReadonlyMap<string, Seen>,
): readonly Found[] {
  const found: Found[] = [];
  for (const [path, { mode, sha }] of head) {
    const [was, is] = [before.get(path), after.get(path)];
    if (JSON.stringify(was) === JSON.stringify(is)) continue;
    const wasHead = was?.kind === 'file' ? was.sha === sha : was?.kind === 'odd' && was.target === sha;
    const why = wasHead ? flawOfContent(is, was, mode) : unlike;
    found.push({ path, status: is === undefined ? 'removed' : 'modified', flaw: why === undefined ? why : { why } });
  }
  const folders = foldersOf(head);
  for (const [path, is] of after) {
    if (head.has(path) || before.has(path)) continue;
    const flaw = is.kind === 'odd' ? { why: is.why, stops: folders.has(path) } : undefined;
    found.push({ path, status: 'added', flaw, isFolder: is.kind === 'folder' });
  }
  return found;
}

const unlike =
  'it was unlike the commit before the intern began (line ends, LFS, or an earlier step): check out with "core.autocrlf false" and the head\'s own commit';

function flawOfContent(is: Seen | undefined, was: Seen | undefined, mode: string): string | undefined {
  if (is === undefined) return undefined; // removed
  if (is.kind === 'odd') return is.why;
  if (is.kind !== 'file') return 'it is a folder now';
  if (was?.kind !== 'file') return `its mode in head is ${mode}`;
  return is.mode === was.mode ? undefined : 'its mode changed';
}

/** Leaves out new folders, and paths that the commit's `.gitignore` excludes. */
function leftUnread({ path, status, isFolder }: Found, isIgnored: IsIgnored): readonly JudgedChange[] {
  const isOut = status === 'added' && isIgnored(path, isFolder === true ? 'folder' : 'file');
  if (!isOut && isFolder !== true) return [];
  const reason = isOut ? 'a .gitignore of the commit leaves it out' : 'no entry takes anything in it';
  const verdict = { answer: 'left', rule: isOut ? 'ignored' : 'default', reason } as const;
  return [{ path: isFolder === true ? `${path}/` : path, status, bytes: null, verdict }];
}

function toSized(root: string, { path, status, flaw }: Found): Change & Found {
  const bytes = status === 'removed' ? 0 : (lstatSync(join(root, path), { throwIfNoEntry: false })?.size ?? 0);
  return { path, status, flaw, bytes, lines: 0, binary: false };
}

async function readContents(
  found: readonly (Found & Change)[],
  { root, head, holdsSecret, readBlob }: CollectOptions & { readonly root: string; readonly head: HeadTree },
): Promise<readonly ReadChange[]> {
  const read: ReadChange[] = [];
  let bytes = 0;
  for (const { path, status, flaw, bytes: size } of found) {
    if (size > maxChangeBudget.bytes) continue; // exceeds any budget
    if (bytes > maxReadBytes || read.length > 2 * maxChangeBudget.files) break;
    const isRead = status !== 'removed' && flaw === undefined;
    const now: ReturnType<typeof readPlainFile> = isRead ? readPlainFile(root, path, maxChangeBudget.bytes) : {};
    const { bytes: after, why: unread } = now;
    const before = status === 'added' ? undefined : await readBlob(head.get(path)?.sha ?? '');
    bytes += (after?.byteLength ?? 0) + (before?.byteLength ?? 0);
    const tooLarge = status !== 'added' && before === undefined ? 'its content in head is too large' : undefined;
    const secret = after !== undefined && holdsSecret(after) ? 'it holds a secret of this job' : undefined;
    const why = unread ?? tooLarge ?? secret;
    const stops = secret !== undefined;
    read.push({ path, status, before, after, flaw: flaw ?? (why === undefined ? undefined : { why, stops }) });
  }
  return read;
}
