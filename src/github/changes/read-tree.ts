// Reads a commit's tree through the API, and verifies each folder by its Git name.
import * as z from 'zod/mini';
import {
  blobSha,
  type Folders,
  folderMode,
  pathIn,
  prefixesOf,
  type TreeEntry,
  treeSha,
} from '../../changes/git-objects.ts';
import { ChangesError } from '../../errors.ts';
import { oneLine } from '../../log.ts';
import type { GitHub } from '../api/rest.ts';

const sha1 = z.string().check(z.regex(/^[0-9a-f]{40}$/));

const commitShape = z.looseObject({ tree: z.looseObject({ sha: sha1 }) });

const treeShape = z.looseObject({
  truncated: z.boolean(),
  tree: z.array(
    z.looseObject({ path: z.string().check(z.minLength(1)), mode: z.string().check(z.regex(/^[0-7]{6}$/)), sha: sha1 }),
  ),
});

interface Place {
  readonly path: string;
  readonly sha: string;
}

/** GitHub lists at most 7 MB of a tree (GitHub docs, "Get a tree"). */
const maxTreeBytes = 32 * 1024 * 1024;

const maxRequests = 300;

const atOnce = 8;

/** @throws {ChangesError} `changes_unreadable`: over 300 requests, or not the commit's tree; {GitHubError} */
export async function readWholeTree(github: GitHub, commit: string): Promise<Folders> {
  const { root, folders, list, readFolder } = await openTree(github, commit);
  const waiting = [root];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const { truncated, tree } = await list(at, true);
    if (truncated) waiting.push(...(await readFolder(at)));
    else addAll(folders, at, tree);
  }
  return folders;
}

/** Reads the root, and the folders on these paths that exist. Throws what {@link readWholeTree} throws. */
export async function readFolders(github: GitHub, commit: string, paths: readonly string[]): Promise<Folders> {
  const { root, folders, readFolder } = await openTree(github, commit);
  const wanted = new Set(paths.flatMap((path) => prefixesOf(path).slice(0, -1)));
  const waiting = [root];
  while (waiting.length > 0) {
    const below = await Promise.all(waiting.splice(0, atOnce).map(readFolder));
    waiting.push(...below.flat().filter(({ path }) => wanted.has(path)));
  }
  return folders;
}

async function openTree(github: GitHub, commit: string) {
  let requests = 0;
  const list = ({ sha }: Place, isWhole: boolean) => {
    requests += 1;
    if (requests > maxRequests) throw unreadable(`it takes more than ${maxRequests} requests`);
    const place = { tree_sha: sha, ...(isWhole ? { recursive: '1' } : {}) };
    return github.json(({ git }) => git.getTree, place, treeShape, maxTreeBytes);
  };
  const folders = new Map<string, readonly TreeEntry[]>();
  /** Returns the folders in a folder. */
  const readFolder = async (at: Place): Promise<readonly Place[]> => {
    const { truncated, tree } = await list(at, false);
    if (truncated) throw unreadable(`GitHub does not give all names of its folder "${at.path}"`);
    const entries = tree.map(({ path, mode, sha }) => ({ name: path, mode, sha }));
    refuseOther(at, entries);
    folders.set(at.path, entries);
    const inner = entries.filter(({ mode }) => mode === folderMode);
    return inner.map(({ name, sha }) => ({ path: pathIn(at.path, name), sha }));
  };
  const { sha } = (await github.json(({ git }) => git.getCommit, { commit_sha: commit }, commitShape)).tree;
  return { root: { path: '', sha }, folders, list, readFolder };
}

/** @throws {ChangesError} `changes_unreadable`: more than `maxBytes`, or not the named file; {GitHubError} */
export async function readBlob(github: GitHub, sha: string, maxBytes: number): Promise<Uint8Array> {
  const bytes = await readSmallBlob(github, sha, maxBytes);
  if (bytes === undefined) throw unreadable(`the file ${sha} has more than ${maxBytes} bytes`);
  return bytes;
}

/** Returns undefined for a file of more than `maxBytes`. */
export async function readSmallBlob(github: GitHub, sha: string, maxBytes: number): Promise<Uint8Array | undefined> {
  const headers = { accept: 'application/vnd.github.raw+json' };
  const bytes = await github.bytes(({ git }) => git.getBlob, { file_sha: sha, headers }, maxBytes);
  if (bytes !== undefined && blobSha(bytes) !== sha) throw unreadable(`GitHub gave another file than ${sha}`);
  return bytes;
}

/** Takes all folders from one answer that has them all. */
function addAll(folders: Map<string, readonly TreeEntry[]>, at: Place, tree: z.infer<typeof treeShape>['tree']): void {
  const below = tree.map(({ path, mode, sha }) => ({ path: pathIn(at.path, path), mode, sha }));
  const places = [at, ...below.filter(({ mode }) => mode === folderMode)];
  const found = new Map<string, TreeEntry[]>(places.map(({ path }) => [path, []]));
  for (const { path, mode, sha } of below) {
    const slash = path.lastIndexOf('/');
    const entries = found.get(path.slice(0, Math.max(0, slash)));
    if (entries === undefined) throw unreadable(`GitHub lists "${path}" in no folder`);
    entries.push({ name: path.slice(slash + 1), mode, sha });
  }
  for (const place of places) {
    const entries = found.get(place.path) ?? [];
    refuseOther(place, entries);
    folders.set(place.path, entries);
  }
}

function refuseOther({ path, sha }: Place, entries: readonly TreeEntry[]): void {
  const isPlain = entries.every(({ name }) => !name.includes('/') && !name.includes('\0'));
  if (!isPlain || treeSha(entries) !== sha) throw unreadable(`GitHub gave another folder "${path}" than ${sha}`);
}

function unreadable(why: string): ChangesError {
  return new ChangesError('changes_unreadable', `The tree of the commit can't be read: ${oneLine(why)}.`);
}
