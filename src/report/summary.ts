// The job summary of a run: status, answer, pauses, usage, reasoning, facts, and how to go on.
import type { ToolkitError } from '../errors.ts';
import type { RunRecord } from '../run/run-record.ts';
import type { Block, Line } from './blocks.ts';
import { conclusionSigns } from './conclusion.ts';
import { shorten } from './cut.ts';
import { toContinuation, toPolicy, toUsage } from './facts.ts';
import { toMarkdown } from './markdown.ts';
import { toPauses } from './pauses.ts';
import type { RenderRichText } from './said.ts';
import { toAnswer, toReasoning } from './said.ts';
import type { ShownLevel } from './shown-level.ts';
import { maxMessage, maxName, toAlerts, toStatus } from './status.ts';

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

/** How a report is written. */
export interface SummaryOptions {
  /** Renders the intern's Markdown; without it its words are shown as they were written. */
  readonly render?: RenderRichText | undefined;
  /** Default 1000 KiB. */
  readonly maxBytes?: number;
  /** Default true. */
  readonly withReasoning?: boolean;
}

/** The job summary of a run as Markdown of at most `maxBytes` in UTF-8; what is left out of it is said. */
export function toSummary(record: RunRecord, level: ShownLevel, options: SummaryOptions = {}): string {
  const { maxBytes = maxSummaryBytes } = options;
  let markdown = '';
  for (const extent of extents) {
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
  { render, withReasoning = true }: SummaryOptions = {},
): readonly Block[] {
  if (level === 'none') return [toStatus(record)];
  const full = level === 'full';
  return [
    toStatus(record),
    ...toAlerts(record),
    ...(full ? toAnswer(record.text, characters, render) : []),
    ...toPauses(record, rows),
    ...toUsage(record),
    ...(full && withReasoning ? toReasoning(record.reasoning, characters / 4, render) : []),
    ...toPolicy(record),
    ...toContinuation(record),
  ];
}

/** The summary of a step that failed before its run began: what happened and, where the exchange was refused, the claims. */
export function toFailureSummary(error: ToolkitError): string {
  const claims = error.data.unverifiedClaims ?? [];
  const rows = claims.map(({ name, value }): Line[] => [
    [{ code: name }],
    [value === undefined ? 'absent' : { code: shorten(value, maxName) }],
  ]);
  const table: Block[] = [
    { type: 'paragraph', line: ['Claims of the subject token (unverified): compare them with the federation policy.'] },
    { type: 'table', header: ['Claim', 'Value'], rows },
  ];
  return toMarkdown([
    { type: 'heading', line: [`${conclusionSigns.failed} The run did not start`] },
    { type: 'alert', kind: 'CAUTION', line: [`${shorten(error.message, maxMessage)} (${error.code})`] },
    ...(rows.length === 0 ? [] : table),
    ...(error.data.remarks ?? []).map((remark): Block => ({ type: 'alert', kind: 'NOTE', line: [remark] })),
  ]);
}
