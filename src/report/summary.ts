// The job summary of a run: what came of it, the answer, pauses, reasoning, facts.
import type { RunRecord } from '../transcript/run-record.ts';
import { toFacts } from './facts.ts';
import { toPauses } from './pauses.ts';
import type { Block } from './render/blocks.ts';
import { toMarkdown } from './render/markdown.ts';
import type { RenderRichText } from './rich/rich-text.ts';
import { toAnswer, toReasoning } from './said.ts';
import type { ShownLevel } from './shown-level.ts';
import { toAlerts, toStatus } from './status.ts';
import type { Suggest } from './suggester.ts';

/** GitHub drops a step's summary that is larger than 1024 KiB whole, so ours stays below. */
const maxSummaryBytes = 1000 * 1024;

/** How much of a run is shown when it is too much: characters of text, rows of a table. */
export interface Extent {
  readonly characters: number;
  readonly rows: number;
}

/** From all that is kept to what always fits. */
const extents: readonly Extent[] = [400_000, 150_000, 50_000, 10_000, 2_000].map((characters) => ({
  characters,
  rows: characters / 200,
}));

/** Blocks that stand before those of the run, with at most this many rows of a table. */
export type Lead = (level: ShownLevel, rows: number) => readonly Block[];

/** How a report is written. */
export interface SummaryOptions {
  /** Renders the intern's Markdown; without it its words are shown as they were written. */
  readonly render?: RenderRichText | undefined;
  /** Suggests rules that would have allowed what was rejected; without it none are suggested. */
  readonly suggest?: Suggest | undefined;
  /** What the report begins with. */
  readonly lead?: Lead | undefined;
  /** Default 1000 KiB. */
  readonly maxBytes?: number;
  /** Default true. */
  readonly withReasoning?: boolean;
}

/** The job summary of a run as Markdown of at most `maxBytes` in UTF-8; what is left out of it is said. */
export function toSummary(record: RunRecord, level: ShownLevel, options: SummaryOptions = {}): string {
  const { maxBytes = maxSummaryBytes } = options;
  let markdown = '';
  // Markup is longer than what it is made of: more characters than three times the bytes are not tried.
  for (const extent of extents.filter(({ characters }) => characters <= 3 * maxBytes)) {
    markdown = toMarkdown(toSummaryBlocks(record, level, extent, options));
    if (Buffer.byteLength(markdown) <= maxBytes) return markdown;
  }
  return markdown;
}

/** The blocks of a run's summary. */
export function toSummaryBlocks(
  record: RunRecord,
  level: ShownLevel,
  { characters, rows }: Extent = { characters: 400_000, rows: 2_000 },
  { render, suggest = () => [], lead = () => [], withReasoning = true }: SummaryOptions = {},
): readonly Block[] {
  const first = lead(level, rows);
  if (level === 'none') return [...first, toStatus(record)];
  const full = level === 'full';
  return [
    ...first,
    toStatus(record),
    ...toAlerts(record),
    ...(full ? toAnswer(record, characters, render) : []),
    ...toPauses(record, rows, suggest),
    ...(full && withReasoning ? toReasoning(record.reasoning, characters / 4, render) : []),
    ...toFacts(record),
  ];
}
