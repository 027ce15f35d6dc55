// Measures a changed file for the policy, and finds flaws other than its path.
import type { Change, Flaw } from '../permission/change/judge.ts';
import type { ChangeStatus } from '../permission/policy.ts';
import { foldWidely } from '../permission/text/fold.ts';
import { type Folders, folderMode, plainMode } from './git-objects.ts';
import { diffLines, type LineDiff, textOfBytes } from './line-diff.ts';

export interface ReadChange {
  readonly path: string;
  readonly status: ChangeStatus;
  readonly before: Uint8Array | undefined;
  readonly after: Uint8Array | undefined;
  readonly flaw?: Flaw | undefined;
}

export interface FitChange extends Change, ReadChange {
  readonly flaw: Flaw | undefined;
  /** Null for binary content. */
  readonly diff: LineDiff | null;
}

/** Follows docs/changes.md, "What counts as a change"; `folders` are those of head on the changed paths. */
export function fitChanges(changes: readonly ReadChange[], folders: Folders): readonly FitChange[] {
  const spelled = spellings(changes);
  const flawInTree = flawsInTree(folders);
  return changes.map((change) => {
    const { path, status, before, after } = change;
    const [old, now] = [before, after].map((bytes) => (bytes === undefined ? '' : textOfBytes(bytes)));
    const diff = old === undefined || now === undefined ? null : diffLines(old, now);
    const why = flawInTree(path, status) ?? spelled(path);
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

function flawsInTree(folders: Folders): (path: string, status: ChangeStatus) => string | undefined {
  const known = new Map<string, FolderNames>();
  const namesIn = (folder: string): FolderNames | undefined => {
    const entries = folders.get(folder);
    if (entries === undefined || known.has(folder)) return known.get(folder);
    const modes = new Map(entries.map(({ name, mode }) => [name, mode]));
    known.set(folder, { modes, byFold: Map.groupBy(modes.keys(), foldWidely) });
    return known.get(folder);
  };
  return (path, status) => {
    const names = path.split('/');
    for (const [index, name] of names.entries()) {
      const folder = namesIn(names.slice(0, index).join('/'));
      if (folder === undefined) return undefined; // a new folder
      const other = folder.byFold.get(foldWidely(name))?.find((one) => one !== name);
      if (other !== undefined) return `"${other}" beside it differs in case or normalisation alone`;
      const mode = folder.modes.get(name);
      const flaw = mode === undefined ? undefined : flawOfMode(mode, index === names.length - 1 ? status : undefined);
      if (flaw !== undefined) return flaw;
    }
    return undefined;
  };
}

interface FolderNames {
  readonly modes: ReadonlyMap<string, string>;
  readonly byFold: ReadonlyMap<string, readonly string[]>;
}

/** `status` is undefined for a folder on the way to a path. */
function flawOfMode(mode: string, status: ChangeStatus | undefined): string | undefined {
  if (status === undefined) return mode === folderMode ? undefined : 'a name on its way is no folder in head';
  if (mode === folderMode) return 'it is a folder in head';
  if (mode === '160000') return 'it is a submodule';
  if (status !== 'modified' || mode === plainMode) return undefined;
  return `its mode in head is ${mode}, and only plain files (${plainMode}) can be written`;
}

function spellings(changes: readonly ReadChange[]): (path: string) => string | undefined {
  const bySpelling = new Map<string, Set<string>>();
  const prefixes = (path: string): readonly string[] => {
    const names = path.split('/');
    return names.map((_, index) => names.slice(0, index + 1).join('/'));
  };
  for (const path of new Set(changes.flatMap((change) => prefixes(change.path)))) {
    const folded = foldWidely(path);
    bySpelling.set(folded, (bySpelling.get(folded) ?? new Set()).add(path));
  }
  const files = new Set(changes.map(({ path }) => path));
  return (path) => {
    const each = prefixes(path);
    if (each.some((prefix) => (bySpelling.get(foldWidely(prefix))?.size ?? 0) > 1))
      return 'another change differs from it in case or normalisation alone';
    return each.slice(0, -1).some((prefix) => files.has(prefix)) ? 'another change is a file on its way' : undefined;
  };
}
