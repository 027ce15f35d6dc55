// Shows the files that an intern changed, as a line and as blocks of a report.
import type { ChangeRow, EventOf } from '../transcript/events.ts';
import type { ShownLevel } from './intern-words.ts';
import { type Block, blocks, details, type Line, paragraph, quiet, table } from './render/blocks.ts';
import { shorten } from './render/cut.ts';

type Changes = EventOf<'changes'>;

const maxPath = 200;

const fates: Readonly<Record<ChangeRow['answer'], string>> = { taken: 'taken', left: 'left behind', stop: 'stops' };

export function toChangesLine({ counts: { taken, left, stop } }: Pick<Changes, 'counts'>): string {
  if (taken + left + stop === 0) return 'No file changed.';
  const stopped = stop === 0 ? '' : `, ${stop} that stopped the whole change`;
  return `Changed files: ${taken} ${stop === 0 ? 'taken' : 'that could be taken'}, ${left} left behind${stopped}.`;
}

export function toChangesBlocks(
  changes: Changes | null,
  { level, rows, diff }: { level: ShownLevel; rows: number; diff: string | undefined },
) {
  if (changes === null || level === 'none') return [];
  const { head, counts, entries } = changes;
  const shown = entries.slice(0, rows);
  const total = counts.taken + counts.left + counts.stop;
  const isDiffShown = level === 'full' && diff !== undefined && diff !== '';
  return blocks(
    paragraph({ strong: toChangesLine(changes) }, ' Since commit ', { code: head.slice(0, 12) }, '.'),
    toChangeTable(shown),
    total > shown.length && quiet(`Not shown here: ${total - shown.length} more.`),
    isDiffShown && details(['The change'], { type: 'code', text: diff.trimEnd(), isDiff: true }),
  );
}

export function toChangeTable(entries: readonly ChangeRow[]): readonly Block[] {
  if (entries.length === 0) return [];
  const toSize = (bytes: number | null): string => (bytes === null ? '' : `${bytes} bytes`);
  const rows = entries.map(({ path, status, bytes, added, removed, answer, rule }): readonly Line[] => [
    [{ code: shorten(path, maxPath) }],
    [status],
    [added === null || removed === null ? toSize(bytes) : `+${added} −${removed}`],
    [fates[answer]],
    [{ code: shorten(rule, maxPath) }],
  ]);
  return [table(['File', 'Change', 'Lines', 'Outcome', 'Rule'], rows)];
}
