// What it costs to look at a checkout before and after an agent: `npm run bench:changes`. 10,000 files, 100 MiB, one changed.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { collectChanges, takeBaseline } from '../../src/changes/collect.ts';
import { computeBlobSha, computeTreeSha, type Folders, type TreeEntry } from '../../src/changes/git-objects.ts';
import { unknownContext } from '../../src/permission/context.ts';
import { loadPolicy } from '../../src/permission/file/policy-file.ts';

const folderCount = 100;
const filesInFolder = 100;
const fileBytes = 10_486;
/** Seconds of CPU of both looks together (docs/performance.md). */
const bound = 2;

const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'bench-changes-')));
try {
  const folders = new Map<string, readonly TreeEntry[]>();
  const blobs = new Map<string, Uint8Array>();
  for (let folder = 0; folder < folderCount; folder += 1) {
    const name = `src${folder}`;
    mkdirSync(path.join(root, name));
    const entries: TreeEntry[] = [];
    for (let file = 0; file < filesInFolder; file += 1) {
      const bytes = Buffer.alloc(fileBytes, `${folder} ${file}\n`);
      writeFileSync(path.join(root, name, `${file}.ts`), bytes);
      entries.push({ mode: '100644', name: `${file}.ts`, sha: computeBlobSha(bytes) });
      if (folder === 7 && file === 7) blobs.set(computeBlobSha(bytes), bytes);
    }
    folders.set(name, entries);
  }
  folders.set(
    '',
    [...folders].map(([name, entries]) => ({ mode: '040000', name, sha: computeTreeSha(entries) })),
  );
  const policy = await loadPolicy(
    Buffer.from('version: 1\nchanges:\n  - { id: all, paths: ["**/*.ts"], then: allow }\n'),
    'policy.yml',
  );
  const use = await measured(policy, folders, blobs);
  console.log(
    `before ${use.before.toFixed(2)} s of CPU, after ${use.after.toFixed(2)} s, ${use.grown.toFixed(0)} MiB more memory`,
  );
  if (use.before + use.after > bound) process.exitCode = 1;
} finally {
  rmSync(root, { recursive: true, force: true });
}

async function measured(
  policy: Awaited<ReturnType<typeof loadPolicy>>,
  folders: Folders,
  blobs: ReadonlyMap<string, Uint8Array>,
): Promise<{ readonly before: number; readonly after: number; readonly grown: number }> {
  const memory = process.memoryUsage.rss();
  const readBlob = async (sha: string) => blobs.get(sha) ?? new Uint8Array();
  const [before, beginning] = await timed(() => takeBaseline(root, folders, readBlob));
  writeFileSync(path.join(root, 'src7/7.ts'), 'changed\n');
  const [after, judged] = await timed(() =>
    collectChanges(beginning, {
      policy,
      context: unknownContext,
      ownFiles: new Set(),
      holdsSecret: () => false,
      readBlob,
    }),
  );
  if (judged.length !== 1) throw new Error(`One file changed, and ${judged.length} were found.`);
  return { before, after, grown: (process.memoryUsage.rss() - memory) / 1024 / 1024 };
}

async function timed<T>(work: () => Promise<T>): Promise<readonly [number, T]> {
  const start = process.cpuUsage();
  const value = await work();
  const { user, system } = process.cpuUsage(start);
  return [(user + system) / 1_000_000, value];
}
