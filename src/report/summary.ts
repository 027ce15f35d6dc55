// Writes the job summary of a run, of a step that started no run, or of a list of interns.
import type { Intern } from '../contract/interns.ts';
import type { ToolkitError } from '../errors.ts';
import type { RunRecord } from '../transcript/run-record.ts';
import { counted } from '../wording.ts';
import { toChangesBlocks } from './changes.ts';
import { conclusions, toAlerts, toCaution, toStatus } from './ending.ts';
import { maxName, toFacts } from './facts.ts';
import { type ShownLevel, toAnswer, toReasoning } from './intern-words.ts';
import { type Suggest, toPauses } from './pauses.ts';
import { alert, type Block, blocks, heading, type Line, paragraph, table } from './render/blocks.ts';
import { shorten } from './render/cut.ts';
import { toFittingMarkdown, toMarkdown } from './render/markdown.ts';
import type { RenderRichText } from './render/rich-text.ts';

/** GitHub drops a step's whole summary if it has more than 1024 KiB. */
const maxSummaryBytes = 1000 * 1024;

/** Sizes to try, the largest first. With the last, the summary always fits. */
const extents = [400_000, 150_000, 50_000, 10_000, 2_000].map((characters) => ({ characters, rows: characters / 200 }));

/** Returns the beginning of a summary, with at most `rows` rows in a table. */
export type Lead = (level: ShownLevel, rows: number) => readonly Block[];

export interface SummaryOptions {
  /** Renders the intern's Markdown. Without it, the intern's words are shown as plain text. */
  readonly render?: RenderRichText | undefined;
  readonly suggest?: Suggest | undefined;
  readonly diff?: string | undefined;
  readonly lead?: Lead | undefined;
  readonly maxBytes?: number;
  readonly showsReasoning?: boolean;
}

export function toSummary(record: RunRecord, level: ShownLevel, options: SummaryOptions = {}): string {
  const { maxBytes = maxSummaryBytes } = options;
  // Skip sizes far above the limit: a report that fits has fewer characters, so a smaller size cuts none of them.
  const sizes = extents.filter(({ characters }) => characters <= 3 * maxBytes);
  return toFittingMarkdown(sizes, maxBytes, (extent) => toSummaryBlocks(record, level, extent, options));
}

export function toSummaryBlocks(
  record: RunRecord,
  level: ShownLevel,
  { characters, rows } = { characters: 400_000, rows: 2_000 },
  { render, suggest = () => [], lead = () => [], diff, showsReasoning = true }: SummaryOptions = {},
): readonly Block[] {
  const leading = lead(level, rows);
  if (level === 'none') return [...leading, toStatus(record)];
  const isFull = level === 'full';
  return blocks(
    leading,
    toStatus(record),
    toAlerts(record),
    isFull && toAnswer(record, characters, render),
    toChangesBlocks(record.changes, { level, rows, diff }),
    toPauses(record, rows, suggest),
    isFull && showsReasoning && toReasoning(record.reasoning, characters / 4, render),
    toFacts(record),
  );
}

export function toFailureSummary(error: ToolkitError): string {
  const claims = error.data.unverifiedClaims ?? [];
  const rows = claims.map(({ name, value }): Line[] => [
    [{ code: name }],
    [value === undefined ? 'absent' : { code: shorten(value, maxName) }],
  ]);
  const compare = paragraph('Compare these claims of the subject token (unverified) with the federation policy.');
  // A file can also turn out to be unwritable after the run began.
  const title = error.code === 'file_unwritable' ? 'The step failed' : 'The run did not start';
  const report = blocks(
    heading(`${conclusions.failed.sign} ${title}`),
    toCaution(error),
    rows.length > 0 && [compare, table(['Claim', 'Value'], rows)],
    error.data.remarks?.map((remark) => alert('NOTE', remark)),
  );
  return toMarkdown(report);
}

export function toSkippedSummary(why: string, remedy: string): string {
  return toMarkdown([heading(`${conclusions.skipped.sign} Skipped`), paragraph(`${why} ${remedy}`)]);
}

const maxCell = 200;
export const maxRows = 500;

/** Leaves out the descriptions and instructions of the interns. */
export function toInternsBlocks(interns: readonly Intern[], count = interns.length): readonly Block[] {
  const rows = interns
    .slice(0, maxRows)
    .map((intern): Line[] => [
      [shorten(intern.name, maxCell)],
      [describeStatus(intern)],
      [shorten(intern.model ?? 'default', maxCell)],
      [{ code: shorten(intern.id, maxCell) }],
    ]);
  const more = count - rows.length;
  return blocks(
    heading(counted(count, 'intern')),
    rows.length > 0 && table(['Name', 'Status', 'Model', 'Id'], rows),
    more > 0 && paragraph(`Not shown here: ${more} more.`),
  );
}

function describeStatus({ status, progress, last_failure_message }: Intern): string {
  if (progress !== null) return `${status}, step ${progress.step_number} of ${progress.total_steps}`;
  if (status !== 'failed' || last_failure_message === null) return status;
  return `${status}: ${shorten(last_failure_message, maxCell)}`;
}
