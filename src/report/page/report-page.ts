// Writes the report page of one run, or of several with totals. Cuts a page that is too large, and says what is missing.
import { oneLine } from '../../log.ts';
import { unknownContext, unknownWord } from '../../permission/context.ts';
import { counted } from '../../wording.ts';
import { toEnding, toInternName, toStatus } from '../ending.ts';
import { toCost, toSpan } from '../facts.ts';
import type { ShownLevel } from '../intern-words.ts';
import { type Block, type Heading, type Line, lines } from '../render/blocks.ts';
import { shorten, toFitting } from '../render/cut.ts';
import { toHtml } from '../render/html.ts';
import { restoreSignColour, toSafeCode } from '../render/safe-text.ts';
import type { SummaryOptions } from '../summary.ts';
import { toTotals, toTotalsBlocks } from './account.ts';
import { toDocument } from './document.ts';
import { toRunSections, toSection } from './run-sections.ts';
import type { ShownRun } from './shown-run.ts';

/** A browser still opens a page of this size at once, even from the artifacts of a run on GitHub. */
const maxPageBytes = 10 * 1024 * 1024;

interface ReportPageOptions extends Pick<SummaryOptions, 'render' | 'suggest' | 'diff' | 'maxBytes'> {
  readonly level: ShownLevel;
  readonly isUnderWay?: boolean;
  readonly totalsOnly?: boolean;
}

const maxLineCharacters = 120;

/** Sizes to try, divided among the runs: the characters of each text, and the rows. */
const extents = [
  { characters: 500_000, maxRows: 8_000 },
  { characters: 100_000, maxRows: 5_000 },
  { characters: 25_000, maxRows: 4_000 },
  { characters: 5_000, maxRows: 3_000 },
  { characters: 1_000, maxRows: 1_500 },
  { characters: 250, maxRows: 300 },
  { characters: 100, maxRows: 60 },
] as const;

type Extent = (typeof extents)[number];

export function toReportPage(runs: readonly ShownRun[], options: ReportPageOptions): string {
  const { maxBytes = maxPageBytes } = options;
  return toFitting(extents, maxBytes, (extent) => writePage(runs, extent, options));
}

function writePage(runs: readonly ShownRun[], extent: Extent, options: ReportPageOptions): string {
  const [run] = runs;
  return run === undefined || runs.length > 1 || options.totalsOnly === true
    ? writePageOfRuns(runs, extent, options)
    : writePageOfRun(run, extent, options);
}

function writePageOfRun(run: ShownRun, extent: Extent, { isUnderWay = false, ...options }: ReportPageOptions): string {
  const status = toStatus(run.record);
  const title = isUnderWay ? `⏳ ${toInternName(run.record)} is at work` : toEnding(run.record);
  const heading = isUnderWay ? { ...status, line: [title] } : status;
  const { contents, body } = toRunSections(run, { ...options, ...extent, prefix: '' });
  return toDocument({
    title,
    header: `${toHtml([options.level === 'none' ? heading : addOccasion(heading, run)])}${contents}`,
    main: body,
    refresh: isUnderWay ? 2 : undefined,
  });
}

function writePageOfRuns(
  runs: readonly ShownRun[],
  { characters, maxRows }: Extent,
  { level, render, suggest, isUnderWay = false, totalsOnly = false }: ReportPageOptions,
): string {
  const [heading, ...totals] = toTotalsBlocks(toTotals(runs));
  const header = toHtml(heading === undefined ? [] : [heading]);
  const frame = { title: counted(runs.length, 'run'), header, refresh: isUnderWay ? 2 : undefined };
  if (totalsOnly) return toDocument({ ...frame, main: toHtml(totals) });
  const toShare = (whole: number): number => Math.ceil(whole / runs.length);
  const share = { characters: toShare(characters), maxRows: Math.max(20, toShare(maxRows)) };
  const sections = runs.map((run, index) => {
    const id = `r${index + 1}`;
    const { body } = toRunSections(run, { level, render, suggest, diff: undefined, prefix: `${id}-`, ...share });
    return `<details class="run"><summary>${index + 1}. ${toEndingHtml(run)}</summary><div id="${id}">${body}</div></details>`;
  });
  const main = [
    `<section>${toHtml(totals)}</section>`,
    toSection('runs', 'Every run', toRunsTable(runs, level)),
    toSection('each', 'One by one', sections.join('\n')),
  ].join('\n');
  return toDocument({ ...frame, main });
}

const toEndingHtml = ({ record }: ShownRun): string => restoreSignColour(toSafeCode(toEnding(record)));

/** Adds when the run began and what started it, for people who read the page much later or compare several. */
function addOccasion(heading: Heading, { record: { first_at, start } }: ShownRun): Block {
  const { event, ref } = start?.context ?? unknownContext;
  const { repository = unknownWord, commit } = start ?? {};
  const toKnownLine = (word: string): Line | false =>
    word !== unknownWord && [shorten(oneLine(word), maxLineCharacters)];
  const facts = lines(
    first_at !== null && [`${toMinute(first_at)} UTC`],
    ...(heading.facts ?? []),
    toKnownLine(repository),
    commit !== undefined && ['commit ', { code: commit.slice(0, 12) }],
    toKnownLine(event),
    toKnownLine(ref),
  );
  return { ...heading, facts };
}

const toMinute = (isoTime: string): string => isoTime.slice(0, 16).replace('T', ' ');

function toRunsTable(runs: readonly ShownRun[], level: ShownLevel): string {
  const rows = runs.map((run, index) => {
    const { first_at, last_at, usage, pauses } = run.record;
    const began = first_at === null ? '' : `<time>${toSafeCode(toMinute(first_at))}</time>`;
    const took = first_at === null || last_at === null ? '' : toSpan(Date.parse(last_at) - Date.parse(first_at));
    const cost = typeof usage?.cost === 'number' ? toCost(usage.cost) : '';
    const prompt = level === 'full' ? toPromptHtml(run) : '';
    return `<tr><td class="n"><a href="#r${index + 1}">${index + 1}</a></td><td>${began}</td><td>${toEndingHtml(run)}${prompt}</td><td class="n">${took}</td><td class="n">${pauses.length}</td><td class="n">${cost}</td></tr>`;
  });
  return `<table class="runs"><thead><tr><th class="n" scope="col">Run</th><th scope="col">Began (UTC)</th><th scope="col">Ended</th><th class="n" scope="col">Took</th><th class="n" scope="col">Asked</th><th class="n" scope="col">Cost</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
}

function toPromptHtml({ rows }: ShownRun): string {
  const prompt = rows.map(({ event }) => event).find((event) => event.type === 'prompt');
  return prompt === undefined
    ? ''
    : `<br><small>${toSafeCode(shorten(oneLine(prompt.text), maxLineCharacters))}</small>`;
}
