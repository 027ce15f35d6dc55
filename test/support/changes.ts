// A commit and the workspace in which an agent changes it.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { collectChanges, type JudgedChange, takeBaseline } from '../../src/changes/collect.ts';
import { computeBlobSha, computeTreeSha, type Folders, type TreeEntry } from '../../src/changes/git-objects.ts';
import { unknownContext } from '../../src/permission/context.ts';
import { loadPolicy } from '../../src/permission/file/policy-file.ts';

/** Files of a commit: text, bytes, or a name of Git's with its mode. */
export type CommitFiles = Readonly<
  Record<string, string | Uint8Array | { readonly mode: string; readonly content: string }>
>;

/** The folders of a commit's tree. */
export function foldersOfFiles(files: CommitFiles): Folders {
  const folders = new Map<string, readonly TreeEntry[]>();
  const build = (folder: string, paths: readonly (readonly [string, TreeEntry])[]): string => {
    const byName = Map.groupBy(paths, ([path]) => path.split('/')[0] ?? '');
    const entries = [...byName].map(([name, below]): TreeEntry => {
      const [first] = below;
      if (first !== undefined && !first[0].includes('/')) return { ...first[1], name };
      const at = folder === '' ? name : `${folder}/${name}`;
      const rest = below.map(([path, entry]) => [path.slice(name.length + 1), entry] as const);
      return { mode: '040000', name, sha: build(at, rest) };
    });
    folders.set(folder, entries);
    return computeTreeSha(entries);
  };
  build(
    '',
    Object.entries(files).map(([path, file]) => [path, toEntry(file)]),
  );
  return folders;
}

function toEntry(file: CommitFiles[string]): TreeEntry {
  const isSpecial = typeof file === 'object' && 'mode' in file;
  return { mode: isSpecial ? file.mode : '100644', name: '', sha: computeBlobSha(bytesOf(file)) };
}

function bytesOf(file: CommitFiles[string]): Uint8Array {
  if (file instanceof Uint8Array) return file;
  return Buffer.from(typeof file === 'string' ? file : file.content);
}

/** What an agent does, and under which policy. */
export interface Work {
  /** Default: one file of each kind. */
  readonly head?: CommitFiles;
  /** In the workspace, but not in the commit. */
  readonly there?: (root: string) => void;
  /** The agent at work. */
  readonly work: (root: string) => void;
  /** The part `changes` of the policy, and its budget. */
  readonly policy?: string;
  readonly ownFiles?: readonly string[];
  readonly secret?: string;
}

const policyOf = (part: string): string => `version: 1\n${part}`;

/** The usual policy: sources may be changed. */
export const sourcesOnly = 'changes:\n  - { id: sources, paths: ["src/**"], then: allow }\n';

/** Collects what an agent changed. */
export async function collectWork({
  head = { 'src/a.ts': 'one\n', 'README.md': 'read\n' },
  there = () => {},
  work,
  policy = sourcesOnly,
  ownFiles = [],
  secret,
}: Work): Promise<readonly JudgedChange[]> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'workspace-')));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const blobs = new Map<string, Uint8Array>();
  for (const [path, file] of Object.entries(head)) {
    blobs.set(computeBlobSha(bytesOf(file)), bytesOf(file));
    mkdirSync(dirname(join(root, path)), { recursive: true });
    if (typeof file === 'string' || file instanceof Uint8Array) writeFileSync(join(root, path), file);
    else if (file.mode === '100755') writeFileSync(join(root, path), file.content, { mode: 0o755 });
  }
  there(root);
  const folders = foldersOfFiles(head);
  const readBlob = async (sha: string) => blobs.get(sha);
  const beginning = await takeBaseline(root, folders, async (sha) => blobs.get(sha) ?? new Uint8Array());
  work(root);
  return collectChanges(beginning, {
    policy: await loadPolicy(Buffer.from(policyOf(policy)), 'policy.yml'),
    context: unknownContext,
    ownFiles: new Set(ownFiles),
    holdsSecret: (bytes) => secret !== undefined && Buffer.from(bytes).includes(secret),
    readBlob,
  });
}
