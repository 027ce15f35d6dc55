// The Git of the fake GitHub: trees and blobs of its commits, and the mutations that make commits and move branches.
import { createHash } from 'node:crypto';
import type { FakeAnswer, Route } from './fake-github-exchange.ts';
import { notFound } from './fake-github-exchange.ts';
import type { FakeFile, FakeState } from './fake-github-state.ts';
import { blobId } from './fake-github-state.ts';
import { gitHubExample } from './github-openapi.ts';

/** An object that stands in a folder. */
export interface FakeEntry {
  readonly path: string;
  readonly mode: string;
  readonly type: 'blob' | 'tree' | 'commit';
  readonly sha: string;
}

/** A commit's folders by their ids. */
interface FakeTree {
  readonly root: string;
  readonly folders: ReadonlyMap<string, readonly FakeEntry[]>;
}

interface Folder {
  readonly files: Map<string, FakeFile>;
  readonly folders: Map<string, Folder>;
}

const known = new WeakMap<ReadonlyMap<string, FakeFile>, FakeTree>();

/** The tree of files, as git would write it. */
export function treeOf(files: ReadonlyMap<string, FakeFile>): FakeTree {
  const before = known.get(files);
  if (before !== undefined) return before;
  const root: Folder = { files: new Map(), folders: new Map() };
  for (const [path, file] of files) {
    const names = path.split('/');
    const last = names.pop() ?? '';
    let at = root;
    for (const name of names) {
      const next = at.folders.get(name) ?? { files: new Map(), folders: new Map() };
      at.folders.set(name, next);
      at = next;
    }
    at.files.set(last, file);
  }
  const folders = new Map<string, readonly FakeEntry[]>();
  const write = (folder: Folder): string => {
    const entries: FakeEntry[] = [
      ...[...folder.files].map(([path, file]) => ({ path, ...toObject(file) })),
      ...[...folder.folders].map(
        ([path, below]) => ({ path, mode: '040000', type: 'tree', sha: write(below) }) as const,
      ),
    ];
    const key = ({ path, type }: FakeEntry): Buffer => Buffer.from(type === 'tree' ? `${path}/` : path);
    entries.sort((one, other) => Buffer.compare(key(one), key(other)));
    const rows = entries.map(({ path, mode, sha }) =>
      Buffer.concat([Buffer.from(`${mode.replace(/^0/, '')} ${path}\0`), Buffer.from(sha, 'hex')]),
    );
    const sha = objectId('tree', Buffer.concat(rows));
    folders.set(sha, entries);
    return sha;
  };
  const tree = { root: write(root), folders };
  known.set(files, tree);
  return tree;
}

function toObject(file: FakeFile): Omit<FakeEntry, 'path'> {
  if (typeof file === 'string' || file instanceof Uint8Array)
    return { mode: '100644', type: 'blob', sha: blobId(file) };
  if ('executable' in file) return { mode: '100755', type: 'blob', sha: blobId(file.executable) };
  if ('link' in file) return { mode: '120000', type: 'blob', sha: blobId(file.link) };
  return { mode: '160000', type: 'commit', sha: file.submodule };
}

function objectId(kind: string, bytes: Uint8Array): string {
  return createHash('sha1').update(`${kind} ${bytes.byteLength}\0`).update(bytes).digest('hex');
}

/** The bytes of a blob in any commit. */
function blobOf(state: FakeState, sha: string): string | Uint8Array | undefined {
  for (const files of state.commits.values()) {
    for (const file of files.values()) {
      const isBytes = typeof file === 'string' || file instanceof Uint8Array;
      const bytes = isBytes ? file : 'executable' in file ? file.executable : 'link' in file ? file.link : undefined;
      if (bytes !== undefined && blobId(bytes) === sha) return bytes;
    }
  }
  return undefined;
}

/** Routes by method and the description's path. */
export const gitRoutes: Readonly<Record<string, Route>> = {
  'GET /repos/{owner}/{repo}/git/commits/{commit_sha}': ({ state, names }) => {
    const sha = names['commit_sha'] ?? '';
    const files = state.commits.get(sha);
    if (files === undefined) return notFound;
    const example = gitHubExample('git-commit');
    const { message, parents } = commitOf(state, sha);
    const [parent] = example['parents'] as readonly object[];
    const tree = { ...(example['tree'] as object), sha: treeOf(files).root };
    return {
      status: 200,
      json: { ...example, sha, message, tree, parents: parents.map((one) => ({ ...parent, sha: one })) },
    };
  },
  'GET /repos/{owner}/{repo}/git/trees/{tree_sha}': ({ state, names, query }) => {
    const sha = names['tree_sha'] ?? '';
    const tree = [...state.commits.values()].map(treeOf).find(({ folders }) => folders.has(sha));
    if (tree === undefined) return notFound;
    const isWhole = query.has('recursive');
    const list = (id: string, at: string): readonly FakeEntry[] =>
      (tree.folders.get(id) ?? []).flatMap((entry) => {
        const inside = { ...entry, path: `${at}${entry.path}` };
        return isWhole && entry.type === 'tree' ? [inside, ...list(entry.sha, `${inside.path}/`)] : [inside];
      });
    const all = list(sha, '');
    const truncated = isWhole && all.length > state.maxTreeEntries;
    return { status: 200, json: { sha, truncated, tree: truncated ? all.slice(0, state.maxTreeEntries) : all } };
  },
  'GET /repos/{owner}/{repo}/git/blobs/{file_sha}': ({ state, names, accept }) => readBlob(state, names, accept),
};

function readBlob(state: FakeState, names: Readonly<Record<string, string>>, accept: string): FakeAnswer {
  const bytes = blobOf(state, names['file_sha'] ?? '');
  if (bytes === undefined) return notFound;
  if (accept.includes('raw')) return { status: 200, bytes, type: 'application/vnd.github.raw+json' };
  const content = Buffer.from(bytes).toString('base64');
  return { status: 200, json: { ...gitHubExample('blob'), content, encoding: 'base64' } };
}

/** The facts of a commit; one that a test only named has no parent. */
export function commitOf(state: FakeState, sha: string) {
  return state.history.get(sha) ?? { message: 'A commit', parents: [], author: 'octocat', isSigned: true };
}

/** The commits from one back to the first, by first parents. */
export function lineOf(state: FakeState, sha: string): readonly string[] {
  const line = [sha];
  for (let at = commitOf(state, sha).parents[0]; at !== undefined; at = commitOf(state, at).parents[0]) line.push(at);
  return line;
}

/** Every commit that one has behind it, itself as well. */
export function ancestorsOf(state: FakeState, sha: string): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [sha];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (found.has(at)) continue;
    found.add(at);
    waiting.push(...commitOf(state, at).parents);
  }
  return found;
}

/** A commit to be made. */
export interface NewCommit {
  readonly parents: readonly string[];
  readonly message: string;
  readonly author?: string;
  readonly isSigned?: boolean;
}

/** Makes a commit that no branch has yet, and gives its id. */
export function makeCommit(
  state: FakeState,
  files: ReadonlyMap<string, FakeFile>,
  { parents, message, author = state.viewer, isSigned = true }: NewCommit,
): string {
  const text = [
    `tree ${treeOf(files).root}`,
    ...parents.map((one) => `parent ${one}`),
    `author ${author}`,
    '',
    message,
  ];
  const sha = objectId('commit', Buffer.from(text.join('\n')));
  state.commits.set(sha, new Map(files));
  state.history.set(sha, { parents, message, author, isSigned });
  return sha;
}

/** Somebody pushes a commit to a branch: the files that change, and null for those that go. */
export function pushCommit(
  state: FakeState,
  branch: string,
  changes: Readonly<Record<string, FakeFile | null>>,
  message = 'By a person',
): string {
  const before = state.refs.get(`heads/${branch}`);
  const files = new Map(state.commits.get(before ?? ''));
  for (const [path, file] of Object.entries(changes)) {
    if (file === null) files.delete(path);
    else files.set(path, file);
  }
  const commit = { parents: before === undefined ? [] : [before], message, author: 'octocat' };
  const sha = makeCommit(state, files, commit);
  setBranch(state, branch, sha);
  return sha;
}

/** Moves a branch; open pull requests from it follow. */
export function setBranch(state: FakeState, branch: string, sha: string | undefined): void {
  if (sha === undefined) state.refs.delete(`heads/${branch}`);
  else state.refs.set(`heads/${branch}`, sha);
  for (const [number, pull] of state.pullRequests) {
    const isOwn = pull.head_repository === undefined || pull.head_repository === state.repository_id;
    if (sha === undefined || !isOwn || pull.head_ref !== branch || pull.state === 'closed') continue;
    state.pullRequests.set(number, { ...pull, head_sha: sha });
  }
}

/** A refusal of the GraphQL API. */
export interface GitRefusal {
  readonly type: 'STALE_DATA' | 'UNPROCESSABLE' | 'NOT_FOUND' | 'FORBIDDEN';
  readonly message: string;
}

/** The input of `createCommitOnBranch`. */
export interface CommitInput {
  readonly branch: { readonly repositoryNameWithOwner?: string; readonly branchName?: string };
  readonly expectedHeadOid: string;
  readonly message: { readonly headline: string; readonly body?: string };
  readonly fileChanges?: {
    readonly additions?: readonly { readonly path: string; readonly contents: string }[];
    readonly deletions?: readonly { readonly path: string }[];
  };
}

/** Makes a commit at the tip of a branch (GitHub docs, "createCommitOnBranch"): plain files of mode 100644, and no others. */
export function createCommitOnBranch(state: FakeState, input: CommitInput): string | GitRefusal {
  const { branchName = '', repositoryNameWithOwner } = input.branch;
  const tip = state.refs.get(`heads/${branchName}`);
  if (repositoryNameWithOwner !== `${state.owner}/${state.name}` || tip === undefined)
    return { type: 'NOT_FOUND', message: 'No ref could be found for branch' };
  if (tip !== input.expectedHeadOid) {
    const message = `Expected branch to point to "${input.expectedHeadOid}" but it did not. Pull and try again.`;
    return { type: 'STALE_DATA', message };
  }
  const files = new Map(state.commits.get(tip));
  for (const { path } of input.fileChanges?.deletions ?? []) {
    if (!files.delete(path)) return unfit(`A path was requested for deletion which does not exist: ${path}`);
  }
  for (const { path, contents } of input.fileChanges?.additions ?? []) {
    const flaw = flawOf(state, files, path);
    if (flaw !== undefined) return flaw;
    const bytes = Buffer.from(contents, 'base64');
    if (bytes.toString('base64') !== contents) return unfit('The contents are not in base64');
    files.set(path, new Uint8Array(bytes));
  }
  state.spoil?.(files);
  const { headline, body } = input.message;
  const message = body === undefined || body === '' ? headline : `${headline}\n\n${body}`;
  const sha = makeCommit(state, files, { parents: [tip], message, isSigned: state.signs });
  setBranch(state, branchName, sha);
  return sha;
}

function flawOf(state: FakeState, files: ReadonlyMap<string, FakeFile>, path: string): GitRefusal | undefined {
  const names = path.split('/');
  if (names.some((name) => ['', '.', '..'].includes(name) || name.toLowerCase() === '.git'))
    return unfit(`The path is not valid: "${path}"`);
  if (state.lacks.has('workflows: write') && path.startsWith('.github/workflows/'))
    return { type: 'FORBIDDEN', message: 'Resource not accessible by integration' };
  const through = names.slice(0, -1).map((_, index) => names.slice(0, index + 1).join('/'));
  const isBlocked =
    through.some((one) => files.has(one)) || [...files.keys()].some((one) => one.startsWith(`${path}/`));
  return isBlocked ? unfit(`The path can not be written: "${path}"`) : undefined;
}

function unfit(message: string): GitRefusal {
  return { type: 'UNPROCESSABLE', message };
}

/** One part of the input of `updateRefs`. */
export interface RefUpdate {
  readonly name: string;
  readonly beforeOid?: string | null;
  readonly afterOid: string;
  readonly force?: boolean;
}

const zero = '0'.repeat(40);

/** Moves, makes and deletes refs: all of them or none (GitHub docs, "updateRefs"). */
export function updateRefs(state: FakeState, updates: readonly RefUpdate[]): GitRefusal | undefined {
  for (const { name, beforeOid, afterOid, force } of updates) {
    const [, branch] = /^refs\/heads\/([^/].*[^/]|[^/])$/.exec(name) ?? [];
    if (branch === undefined) return unfit(`"${name}" is no branch`);
    const now = state.refs.get(`heads/${branch}`);
    if (beforeOid !== undefined && beforeOid !== null && beforeOid !== (now ?? zero))
      return unfit(`Reference update failed: expected ${name} to be at ${beforeOid}`);
    if (afterOid === zero) {
      if (now === undefined) return unfit('Reference does not exist');
      continue;
    }
    if (!state.commits.has(afterOid)) return unfit('Object does not exist');
    const isProtected = state.lacks.has(`push to ${branch}`);
    if (isProtected) return unfit(`Protected branch update failed for ${name}`);
    if (now !== undefined && force !== true && !ancestorsOf(state, afterOid).has(now))
      return unfit('Update is not a fast forward');
    const others = [...state.refs.keys()].map((one) => one.replace(/^heads\//, '')).filter((one) => one !== branch);
    if (others.some((one) => branch.startsWith(`${one}/`) || one.startsWith(`${branch}/`)))
      return unfit(`Reference update failed: cannot lock ref '${name}'`);
  }
  for (const { name, afterOid } of updates)
    setBranch(state, name.slice('refs/heads/'.length), afterOid === zero ? undefined : afterOid);
  return undefined;
}
