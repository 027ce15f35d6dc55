// Reads the folders and files of a commit through the API, and verifies each by its Git name (SHA-1).
import * as z from 'zod/mini';
import {
  computeBlobSha,
  computeTreeSha,
  type Folders,
  folderMode,
  joinPath,
  listPrefixes,
  type TreeEntry,
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

interface Folder {
  readonly path: string;
  readonly sha: string;
}

/** Far more than the 7 MB of a tree that GitHub lists (GitHub docs, "Get a tree"). */
const maxTreeBytes = 32 * 1024 * 1024;

const maxRequests = 300;
const concurrency = 8;

/** @throws {ChangesError} `changes_unreadable`: over 300 requests, or a folder is incomplete or wrong; {GitHubError} */
export async function readWholeTree(github: GitHub, commit: string): Promise<Folders> {
  const { root, folders, list, readFolder } = await createTreeReader(github, commit);
  const queue = [root];
  for (let folder = queue.pop(); folder !== undefined; folder = queue.pop()) {
    const { truncated, tree } = await list(folder, { recursive: '1' });
    if (truncated) queue.push(...(await readFolder(folder)));
    else addTree(folders, folder, tree);
  }
  return folders;
}

/** Reads the root and all existing folders above the paths. Throws what {@link readWholeTree} throws. */
export async function readFolders(github: GitHub, commit: string, paths: readonly string[]): Promise<Folders> {
  const { root, folders, readFolder } = await createTreeReader(github, commit);
  const neededPaths = new Set(paths.flatMap((path) => listPrefixes(path).slice(0, -1)));
  const queue = [root];
  while (queue.length > 0) {
    const below = await Promise.all(queue.splice(0, concurrency).map(readFolder));
    queue.push(...below.flat().filter(({ path }) => neededPaths.has(path)));
  }
  return folders;
}

async function createTreeReader(github: GitHub, commit: string) {
  let requests = 0;
  const list = ({ sha }: Folder, query: { readonly recursive?: '1' } = {}) => {
    requests += 1;
    if (requests > maxRequests) throw unreadable(`it takes more than ${maxRequests} requests`);
    return github.json(({ git }) => git.getTree, { tree_sha: sha, ...query }, treeShape, maxTreeBytes);
  };
  const folders = new Map<string, readonly TreeEntry[]>();
  const readFolder = async (folder: Folder): Promise<readonly Folder[]> => {
    const { truncated, tree } = await list(folder);
    if (truncated) throw unreadable(`GitHub does not list all names in its folder "${folder.path}"`);
    const entries = tree.map(({ path, mode, sha }) => ({ name: path, mode, sha }));
    verifyFolder(folder, entries);
    folders.set(folder.path, entries);
    const inner = entries.filter(({ mode }) => mode === folderMode);
    return inner.map(({ name, sha }) => ({ path: joinPath(folder.path, name), sha }));
  };
  const { sha } = (await github.json(({ git }) => git.getCommit, { commit_sha: commit }, commitShape)).tree;
  return { root: { path: '', sha }, folders, list, readFolder };
}

/** @throws {ChangesError} `changes_unreadable`: over `maxBytes`, or the content does not match `sha`; {GitHubError} */
export async function readBlob(github: GitHub, sha: string, maxBytes: number): Promise<Uint8Array> {
  const bytes = await readSmallBlob(github, sha, maxBytes);
  if (bytes === undefined) throw unreadable(`the file ${sha} has more than ${maxBytes} bytes`);
  return bytes;
}

export async function readSmallBlob(github: GitHub, sha: string, maxBytes: number): Promise<Uint8Array | undefined> {
  const headers = { accept: 'application/vnd.github.raw+json' };
  const bytes = await github.bytes(({ git }) => git.getBlob, { file_sha: sha, headers }, maxBytes);
  if (bytes !== undefined && computeBlobSha(bytes) !== sha) throw unreadable(`GitHub's file does not match ${sha}`);
  return bytes;
}

function addTree(folders: Map<string, readonly TreeEntry[]>, top: Folder, tree: z.infer<typeof treeShape>['tree']) {
  const below = tree.map(({ path, mode, sha }) => ({ path: joinPath(top.path, path), mode, sha }));
  const allFolders = [top, ...below.filter(({ mode }) => mode === folderMode)];
  const byPath = new Map<string, TreeEntry[]>(allFolders.map(({ path }) => [path, []]));
  for (const { path, mode, sha } of below) {
    const slash = path.lastIndexOf('/');
    const entries = byPath.get(path.slice(0, Math.max(0, slash)));
    if (entries === undefined) throw unreadable(`GitHub lists "${path}", but not its folder`);
    entries.push({ name: path.slice(slash + 1), mode, sha });
  }
  for (const folder of allFolders) {
    const entries = byPath.get(folder.path) ?? [];
    verifyFolder(folder, entries);
    folders.set(folder.path, entries);
  }
}

function verifyFolder({ path, sha }: Folder, entries: readonly TreeEntry[]): void {
  const isPlain = entries.every(({ name }) => !name.includes('/') && !name.includes('\0'));
  if (!isPlain || computeTreeSha(entries) !== sha) throw unreadable(`GitHub's folder "${path}" does not match ${sha}`);
}

function unreadable(why: string): ChangesError {
  return new ChangesError('changes_unreadable', `The tree of the commit can't be read: ${oneLine(why)}.`);
}
