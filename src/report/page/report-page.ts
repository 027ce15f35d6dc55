// The report as a page: one run, or several with their totals. It is bounded, and names its omissions.
import { oneLine } from '../../log.ts';
import { unknownContext, unknownWord } from '../../permission/context.ts';
import { counted } from '../../wording.ts';
import { nameOf, toEnding, toStatus } from '../ending.ts';
import { toCost, toSpan } from '../facts.ts';
import type { ShownLevel } from '../intern-words.ts';
import type { Suggest } from '../pauses.ts';
import type { Block, Heading } from '../render/blocks.ts';
import { shorten, toFitting } from '../render/cut.ts';
import { toHtml } from '../render/html.ts';
import type { RenderRichText } from '../render/rich-text.ts';
import { toSafeCode, withColouredSign } from '../render/safe-text.ts';
import { toAccount, toAccountBlocks } from './account.ts';
import { toDocument } from './document.ts';
import { toContents, toRunSection } from './run-section.ts';
import type { ShownRun } from './shown-run.ts';

/** A browser opens a page of this size at once, and GitHub shows it. */
const maxPageBytes = 10 * 1024 * 1024;

export interface ReportPageOptions {
  readonly level: ShownLevel;
  readonly render?: RenderRichText | undefined;
  readonly suggest?: Suggest | undefined;
  readonly diff?: string | undefined;
  readonly isUnderWay?: boolean;
  readonly isTotal?: boolean;
  readonly maxBytes?: number;
}

const maxPrompt = 120;

/** Of all runs together; the last always fits. */
const extents = [
  { characters: 500_000, rows: 8_000 },
  { characters: 100_000, rows: 5_000 },
  { characters: 25_000, rows: 4_000 },
  { characters: 5_000, rows: 3_000 },
  { characters: 1_000, rows: 1_500 },
  { characters: 250, rows: 300 },
  { characters: 100, rows: 60 },
] as const;

export function toReportPage(runs: readonly ShownRun[], options: ReportPageOptions): string {
  const { maxBytes = maxPageBytes } = options;
  return toFitting(extents, maxBytes, (extent) => toPageOf(runs, extent, options));
}

function toPageOf(
  runs: readonly ShownRun[],
  { characters, rows }: (typeof extents)[number],
  { level, render, suggest, diff, isUnderWay = false, isTotal = false }: ReportPageOptions,
): string {
  const [only] = runs;
  const refresh = isUnderWay ? 2 : undefined;
  if (only !== undefined && runs.length === 1 && !isTotal) {
    const [status, ending] = isUnderWay ? toRunningHeading(only) : [toStatus(only.record), toEnding(only.record)];
    const header = `${toHtml([level === 'none' ? status : withOccasion(status, only)])}${toContents(only, level, rows)}`;
    const main = toRunSection(only, { level, render, suggest, diff, prefix: '', characters, rows });
    return toDocument({ title: ending, header, main, refresh });
  }
  const account = toAccount(runs);
  const [heading, ...totals] = toAccountBlocks(account);
  const title = counted(runs.length, 'run');
  const top = { title, header: toHtml(heading === undefined ? [] : [heading]), refresh };
  if (isTotal) return toDocument({ ...top, main: toHtml(totals) });
  const share = { characters: Math.ceil(characters / runs.length), rows: Math.max(20, Math.ceil(rows / runs.length)) };
  const sections = runs.map((run, index) => {
    const prefix = `r${index + 1}-`;
    const body = toRunSection(run, { level, render, suggest, diff: undefined, prefix, ...share });
    const ending = withColouredSign(toSafeCode(toEnding(run.record)));
    return `<details class="run"><summary>${index + 1}. ${ending}</summary><div id="r${index + 1}">${body}</div></details>`;
  });
  const main = [
    `<section>${toHtml(totals)}</section>`,
    `<section id="runs"><h2>Every run</h2>${toTable(runs, level)}</section>`,
    `<section id="each"><h2>One by one</h2>${sections.join('\n')}</section>`,
  ].join('\n');
  return toDocument({ ...top, main });
}

/** People read a page long afterwards, and beside others. */
function withOccasion(heading: Heading, { record: { first_at, start } }: ShownRun): Block {
  const { event, ref } = start?.context ?? unknownContext;
  const began = first_at === null ? [] : [[`${toMinute(first_at)} UTC`]];
  const { repository = unknownWord, commit } = start ?? {};
  const known = (words: readonly string[]): readonly string[][] =>
    words.filter((word) => word !== unknownWord).map((word) => [shorten(oneLine(word), maxPrompt)]);
  const at = commit === undefined ? [] : [['commit ', { code: commit.slice(0, 12) }]];
  return {
    ...heading,
    facts: [...began, ...(heading.facts ?? []), ...known([repository]), ...at, ...known([event, ref])],
  };
}

function toMinute(at: string): string {
  return at.slice(0, 16).replace('T', ' ');
}

function toRunningHeading({ record }: ShownRun): readonly [Heading, string] {
  const title = `⏳ ${nameOf(record)} is at work`;
  return [{ ...toStatus(record), line: [title] }, title];
}

function toTable(runs: readonly ShownRun[], level: ShownLevel): string {
  const rows = runs.map(({ record, rows: timeline }, index) => {
    const prompt = level === 'full' ? timeline.find((row) => row.kind === 'prompt') : undefined;
    const questions =
      prompt === undefined ? '' : `<br><small>${toSafeCode(shorten(oneLine(prompt.text), maxPrompt))}</small>`;
    const { first_at, last_at, usage, pauses } = record;
    const took = first_at === null || last_at === null ? '' : toSpan(Date.parse(last_at) - Date.parse(first_at));
    const cost = typeof usage?.cost === 'number' ? toCost(usage.cost) : '';
    const ending = withColouredSign(toSafeCode(toEnding(record)));
    const at = first_at === null ? '' : `<time>${toSafeCode(toMinute(first_at))}</time>`;
    return `<tr><td class="n"><a href="#r${index + 1}">${index + 1}</a></td><td>${at}</td><td>${ending}${questions}</td><td class="n">${took}</td><td class="n">${pauses.length}</td><td class="n">${cost}</td></tr>`;
  });
  return `<table class="runs"><thead><tr><th class="n" scope="col">Run</th><th scope="col">Began (UTC)</th><th scope="col">Ended</th><th class="n" scope="col">Took</th><th class="n" scope="col">Asked</th><th class="n" scope="col">Cost</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
}
