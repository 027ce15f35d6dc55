// Measures changed files for the policy. Compares their paths with the tree of head and with each other, to find flaws.
import { isUtf8 } from 'node:buffer';
import { type StructuredPatchHunk, structuredPatch } from 'diff';
import type { Change, Flaw } from '../permission/change/judge.ts';
import type { ChangeStatus } from '../permission/policy.ts';
import { foldWidely } from '../permission/text/fold.ts';
import { type Folders, folderMode, listPrefixes, plainMode, type TreeEntry } from './git-objects.ts';

export type LineDiff = ReturnType<typeof diffLines>;

export interface ReadChange extends Pick<Change, 'path' | 'status' | 'flaw'> {
  readonly before: Uint8Array | undefined;
  readonly after: Uint8Array | undefined;
}

export interface MeasuredChange extends Change, ReadChange {
  readonly flaw: Flaw | undefined;
  /** Null if the content is binary. */
  readonly diff: LineDiff | null;
}

/** Follows docs/changes.md, "What counts as a change". `folders`: those of head on the way to the changed paths. */
export function measureChanges(changes: readonly ReadChange[], folders: Folders): readonly MeasuredChange[] {
  const findCollision = createCollisionFinder(changes);
  const findTreeFlaw = createTreeFlawFinder(folders);
  return changes.map((change) => {
    const { path, status, before, after } = change;
    const [oldText, newText] = [before, after].map((bytes) => (bytes === undefined ? '' : decodeText(bytes)));
    const diff = oldText === undefined || newText === undefined ? null : diffLines(oldText, newText);
    const why = findTreeFlaw(path, status) ?? findCollision(path);
    return {
      ...change,
      bytes: after?.byteLength ?? 0,
      lines: diff === null ? 0 : diff.added + diff.removed,
      binary: diff === null,
      diff,
      flaw: change.flaw ?? (why === undefined ? undefined : { why }),
    };
  });
}

const foldName = ({ name }: TreeEntry): string => foldWidely(name);

function createTreeFlawFinder(folders: Folders): (path: string, status: ChangeStatus) => string | undefined {
  const groupedFolders = new Map<string, ReadonlyMap<string, readonly TreeEntry[]>>();
  const entriesByFold = (folder: string) => {
    const entries = groupedFolders.has(folder) ? undefined : folders.get(folder);
    if (entries !== undefined) groupedFolders.set(folder, Map.groupBy(entries, foldName));
    return groupedFolders.get(folder);
  };
  return (path, status) => {
    const names = path.split('/');
    for (const [index, name] of names.entries()) {
      const folder = entriesByFold(names.slice(0, index).join('/'));
      if (folder === undefined) return undefined; // a new folder
      const matches = folder.get(foldWidely(name)) ?? [];
      const entry = matches.at(-1);
      const other = matches.find((one) => one.name !== name);
      if (other !== undefined) return `"${other.name}" differs from "${name}" only in case or normalisation`;
      const isLastName = index === names.length - 1;
      const flaw = entry && findModeFlaw(entry.mode, isLastName ? status : undefined);
      if (flaw !== undefined) return flaw;
    }
    return undefined;
  };
}

/** `status` is undefined if the mode belongs to a folder on the way to the changed path. */
function findModeFlaw(mode: string, status: ChangeStatus | undefined): string | undefined {
  if (status === undefined) return mode === folderMode ? undefined : 'a name in its path is not a folder in head';
  if (mode === folderMode) return 'it is a folder in head';
  if (mode === '160000') return 'it is a submodule';
  if (status !== 'modified' || mode === plainMode) return undefined;
  return `its mode in head is ${mode}, but only plain files (${plainMode}) can be written`;
}

function createCollisionFinder(changes: readonly ReadChange[]): (path: string) => string | undefined {
  const files = new Set(changes.map(({ path }) => path));
  const bySpelling = Map.groupBy(new Set([...files].flatMap(listPrefixes)), foldWidely);
  return (path) => {
    const names = listPrefixes(path);
    if (names.some((prefix) => (bySpelling.get(foldWidely(prefix))?.length ?? 0) > 1))
      return 'a path of another change differs only in case or normalisation';
    return names.slice(0, -1).some((prefix) => files.has(prefix)) ? 'another change is a file in its path' : undefined;
  };
}

export function decodeText(bytes: Uint8Array): string | undefined {
  return bytes.includes(0) || !isUtf8(bytes) ? undefined : new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

/** Counts every line as changed if more than 1,000 lines were removed or added. A modified line counts as both. */
function diffLines(before: string, after: string) {
  const options = { context: 3, maxEditLength: 1_000 }; // the time grows with the square of the edits
  const patch = structuredPatch('a', 'b', before, after, undefined, undefined, options);
  const hunks = patch?.hunks ?? replaceEverything(before, after);
  const lines = hunks.flatMap((hunk) => hunk.lines);
  const count = (sign: string): number => lines.filter((line) => line.startsWith(sign)).length;
  return { added: count('+'), removed: count('-'), hunks };
}

function replaceEverything(before: string, after: string): readonly StructuredPatchHunk[] {
  const [oldLines, newLines] = [splitLines(before), splitLines(after)];
  const lines = [...oldLines.map((line) => `-${line}`), ...newLines.map((line) => `+${line}`)];
  return [{ oldStart: 1, oldLines: oldLines.length, newStart: 1, newLines: newLines.length, lines }];
}

function splitLines(text: string): readonly string[] {
  const lines = text.split('\n');
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}
