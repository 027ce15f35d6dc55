// Diffs as GitHub's `patch` has them, for histories that tests write as texts.
import type { FakeChange } from './fake-github-state.ts';

/** Files by their paths. */
export type Files = Readonly<Record<string, string>>;

/** What GitHub lists as changed between two states; `renames` are the old paths of new ones. */
export function toChanges(base: Files, files: Files, renames: Files = {}): readonly FakeChange[] {
  const sources = new Set(Object.values(renames));
  const paths = new Set([...Object.keys(base), ...Object.keys(files)]);
  return [...paths].flatMap((filename) => {
    const previous_filename = renames[filename];
    if (sources.has(filename) && files[filename] === undefined) return [];
    const before = base[previous_filename ?? filename] ?? '';
    const after = files[filename] ?? '';
    if (before === after && previous_filename === undefined) return [];
    const status =
      previous_filename !== undefined ? 'renamed' : before === '' ? 'added' : after === '' ? 'removed' : 'modified';
    return [
      {
        filename,
        status,
        patch: toPatch(before, after),
        ...(previous_filename === undefined ? {} : { previous_filename }),
      },
    ];
  });
}

/** Lines `1` to `count`, some of them replaced. */
export function lines(count: number, replaced: Readonly<Record<number, string>> = {}): string {
  return Array.from({ length: count }, (_, index) => replaced[index + 1] ?? `line ${index + 1}`).join('\n');
}

/** The patch between two texts with three lines of context; undefined where they are the same. */
function toPatch(before: string, after: string): string | undefined {
  if (before === after) return undefined;
  const rows = rowsOf(before === '' ? [] : before.split('\n'), after === '' ? [] : after.split('\n'));
  const changed = rows.flatMap(({ sign }, index) => (sign === ' ' ? [] : index));
  const hunks: string[] = [];
  for (let at = 0; at < changed.length; ) {
    let end = at;
    while (end + 1 < changed.length && (changed[end + 1] ?? 0) - (changed[end] ?? 0) <= 6) end += 1;
    const shown = rows.slice(Math.max(0, (changed[at] ?? 0) - 3), (changed[end] ?? 0) + 4);
    const old = shown.filter(({ sign }) => sign !== '+');
    const added = shown.filter(({ sign }) => sign !== '-');
    const start = (side: 'old' | 'new', ofSide: readonly Row[]): number => ofSide[0]?.[side] ?? 0;
    hunks.push(`@@ -${start('old', old)},${old.length} +${start('new', added)},${added.length} @@`);
    hunks.push(...shown.map(({ sign, text }) => `${sign}${text}`));
    at = end + 1;
  }
  return hunks.join('\n');
}

interface Row {
  readonly sign: ' ' | '-' | '+';
  readonly text: string;
  readonly old: number;
  readonly new: number;
}

/** All lines of both texts in order, by their longest common subsequence. */
function rowsOf(before: readonly string[], after: readonly string[]): readonly Row[] {
  const common: number[][] = Array.from({ length: before.length + 1 }, () => Array(after.length + 1).fill(0));
  const at = (i: number, j: number): number => common[i]?.[j] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const row = common[i] ?? [];
      row[j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const rows: Row[] = [];
  for (let i = 0, j = 0; i < before.length || j < after.length; ) {
    const places = { old: i + 1, new: j + 1 };
    if (i < before.length && j < after.length && before[i] === after[j]) {
      rows.push({ sign: ' ', text: before[i] ?? '', ...places });
      i += 1;
      j += 1;
    } else if (i < before.length && (j >= after.length || at(i + 1, j) >= at(i, j + 1))) {
      rows.push({ sign: '-', text: before[i] ?? '', ...places });
      i += 1;
    } else {
      rows.push({ sign: '+', text: after[j] ?? '', ...places });
      j += 1;
    }
  }
  return rows;
}
