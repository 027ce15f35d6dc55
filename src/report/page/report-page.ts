// Writes the report page of one run, or of several with totals. Cuts a page that is too large, and says what is missing.
import { oneLine } from '../../log.ts';
import { unknownContext, unknownWord } from '../../permission/context.ts';
import { counted } from '../../wording.ts';
import { toChangesBlocks } from '../changes.ts';
import { toAlerts, toEnding, toInternName, toStatus, wasInterrupted } from '../ending.ts';
import { toCost, toFacts, toSpan } from '../facts.ts';
import { type ShownLevel, toAnswer } from '../intern-words.ts';
import { toAnswerWords, toQuestion } from '../pauses.ts';
import { type Block, type Heading, type Line, lines } from '../render/blocks.ts';
import { shorten, toFitting } from '../render/cut.ts';
import { toHtml } from '../render/html.ts';
import { restoreSignColour, toSafeCode, toSafeCodeBlock } from '../render/safe-text.ts';
import type { SummaryOptions } from '../summary.ts';
import { toTotals, toTotalsBlocks } from './account.ts';
import { toDocument } from './document.ts';
import { toOffset } from './offset.ts';
import { toLine } from './row-words.ts';
import { joinLines, type RowsOptions, toRows } from './rows.ts';
import type { ShownRun, SpentTime } from './shown-run.ts';
import { isProblem, keepFirstAndLastRows } from './timeline.ts';

/** A browser opens a page of this size at once, also from the artifacts of a run on GitHub. */
const maxPageBytes = 10 * 1024 * 1024;

interface ReportPageOptions extends Pick<SummaryOptions, 'render' | 'suggest' | 'diff' | 'maxBytes'> {
  readonly level: ShownLevel;
  readonly isUnderWay?: boolean;
  readonly totalsOnly?: boolean;
}

const maxPrompt = 120;

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

export function toReportPage(runs: readonly ShownRun[], options: ReportPageOptions): string {
  const { maxBytes = maxPageBytes } = options;
  return toFitting(extents, maxBytes, (extent) => writePage(runs, extent, options));
}

function writePage(
  runs: readonly ShownRun[],
  { characters, maxRows }: (typeof extents)[number],
  { level, render, suggest, diff, isUnderWay = false, totalsOnly = false }: ReportPageOptions,
): string {
  const [only] = runs;
  const refresh = isUnderWay ? 2 : undefined;
  if (only !== undefined && runs.length === 1 && !totalsOnly) {
    const [status, ending] = isUnderWay ? toRunningHeading(only) : [toStatus(only.record), toEnding(only.record)];
    const header = `${toHtml([level === 'none' ? status : addOccasion(status, only)])}${toContents(only, level, maxRows)}`;
    const main = toRunSection(only, { level, render, suggest, diff, prefix: '', characters, maxRows });
    return toDocument({ title: ending, header, main, refresh });
  }
  const [heading, ...totals] = toTotalsBlocks(toTotals(runs));
  const frame = { title: counted(runs.length, 'run'), header: toHtml(heading === undefined ? [] : [heading]), refresh };
  if (totalsOnly) return toDocument({ ...frame, main: toHtml(totals) });
  const toShare = (whole: number): number => Math.ceil(whole / runs.length);
  const share = { characters: toShare(characters), maxRows: Math.max(20, toShare(maxRows)) };
  const sections = runs.map((run, index) => {
    const body = toRunSection(run, { level, render, suggest, diff: undefined, prefix: `r${index + 1}-`, ...share });
    const ending = restoreSignColour(toSafeCode(toEnding(run.record)));
    return `<details class="run"><summary>${index + 1}. ${ending}</summary><div id="r${index + 1}">${body}</div></details>`;
  });
  const main = [
    `<section>${toHtml(totals)}</section>`,
    toSection('runs', 'Every run', toRunsTable(runs, level)),
    toSection('each', 'One by one', sections.join('\n')),
  ].join('\n');
  return toDocument({ ...frame, main });
}

/** Adds when the run began and what started it, for people who read the page much later or beside others. */
function addOccasion(heading: Heading, { record: { first_at, start } }: ShownRun): Block {
  const { event, ref } = start?.context ?? unknownContext;
  const { repository = unknownWord, commit } = start ?? {};
  const toKnownLine = (word: string): Line | false => word !== unknownWord && [shorten(oneLine(word), maxPrompt)];
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

function toMinute(isoTime: string): string {
  return isoTime.slice(0, 16).replace('T', ' ');
}

function toRunningHeading({ record }: ShownRun): readonly [Heading, string] {
  const title = `⏳ ${toInternName(record)} is at work`;
  return [{ ...toStatus(record), line: [title] }, title];
}

function toRunsTable(runs: readonly ShownRun[], level: ShownLevel): string {
  const rows = runs.map(({ record, rows: timeline }, index) => {
    const prompt =
      level === 'full' ? timeline.map(({ event }) => event).find((event) => event.type === 'prompt') : undefined;
    const promptHtml =
      prompt === undefined ? '' : `<br><small>${toSafeCode(shorten(oneLine(prompt.text), maxPrompt))}</small>`;
    const { first_at, last_at, usage, pauses } = record;
    const duration = first_at === null || last_at === null ? '' : toSpan(Date.parse(last_at) - Date.parse(first_at));
    const cost = typeof usage?.cost === 'number' ? toCost(usage.cost) : '';
    const ending = restoreSignColour(toSafeCode(toEnding(record)));
    const at = first_at === null ? '' : `<time>${toSafeCode(toMinute(first_at))}</time>`;
    return `<tr><td class="n"><a href="#r${index + 1}">${index + 1}</a></td><td>${at}</td><td>${ending}${promptHtml}</td><td class="n">${duration}</td><td class="n">${pauses.length}</td><td class="n">${cost}</td></tr>`;
  });
  return `<table class="runs"><thead><tr><th class="n" scope="col">Run</th><th scope="col">Began (UTC)</th><th scope="col">Ended</th><th class="n" scope="col">Took</th><th class="n" scope="col">Asked</th><th class="n" scope="col">Cost</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
}

type SectionOptions = RowsOptions & Pick<ReportPageOptions, 'render' | 'suggest' | 'diff'>;

/** Characters of the answer at the top. The timeline shows it longer. */
const maxAnswer = 30_000;
const maxChanges = 500;
const maxRejected = 20;
const maxLinks = 10;

function toRunSection(run: ShownRun, options: SectionOptions): string {
  const { record, rows, spentTime } = run;
  const { level, characters, prefix } = options;
  if (level === 'none') return '<p class="quiet">Nothing more is shown (transcript: none).</p>';
  const answer = level === 'full' ? toHtml(toAnswer(record, Math.min(characters, maxAnswer), options.render)) : '';
  const says = `<h3 class="says">${toSafeCode(toInternName(record))} says</h3>`;
  const changes = toHtml(toChangesBlocks(record.changes, { level, rows: maxChanges, diff: options.diff }));
  const sections = [
    toHtml(toAlerts(record)),
    toSection(`${prefix}answer`, 'Answer', answer && `<div class="answer">${says}${answer}</div>`),
    toSection(`${prefix}changes`, 'Changes', changes),
    toSection(`${prefix}rejected`, 'Rejected', toRejected(run, options)),
    toSection(`${prefix}time`, 'Where the time went', toSpentBars(spentTime)),
    toSection(`${prefix}timeline`, 'Timeline', `\n${barLegend}${toRows(rows, options)}`),
    toHtml(toFacts(record)),
  ];
  return joinLines(sections.filter((part) => part !== ''));
}

function toSection(id: string, title: string, html: string): string {
  return html === '' ? '' : `<section id="${id}"><h2>${title}</h2>${html}</section>`;
}

function toContents(run: ShownRun, level: ShownLevel, maxRows: number): string {
  const { record, rows, spentTime } = run;
  if (level === 'none') return '';
  const count = rows.filter(isProblem).length;
  const firstProblem = keepFirstAndLastRows(rows, maxRows).flat().find(isProblem); // only rows that are on the page
  const linkTo = (id: string, label: string): string => `<a href="#${id}">${label}</a>`;
  const links = [
    level === 'full' && record.text.head.trim() !== '' && linkTo('answer', 'Answer'),
    record.changes !== null && linkTo('changes', 'Changes'),
    groupRejected(run).length > 0 && linkTo('rejected', 'Rejected'),
    toSpentBars(spentTime) !== '' && linkTo('time', 'Where the time went'),
    linkTo('timeline', 'Timeline'),
    firstProblem !== undefined &&
      linkTo(`e${firstProblem.line}`, count === 1 ? 'The problem' : `First of ${count} problems`),
  ];
  return `<nav aria-label="On this page">${links.filter((link) => link !== false).join(' ')}</nav>`;
}

const barLegend =
  '<p class="quiet">A thick bar is the time that something took. The thin line before it is the wait for the intern.</p>\n';

function groupRejected({ record, rows }: ShownRun) {
  const rejected = rows.flatMap(({ event, ...row }) =>
    event.type === 'pause' && row.state === 'rejected' ? [{ ...row, pause: event }] : [],
  );
  const uninterrupted = rejected.filter((row) => !wasInterrupted(row, record.error));
  const groups = Map.groupBy(uninterrupted, ({ pause, decisions }) => {
    const decision = decisions.at(-1);
    return JSON.stringify([pause.arguments, decision?.reason, decision?.rule]);
  });
  return [...groups.values()];
}

function toRejected(run: ShownRun, { prefix, suggest }: SectionOptions): string {
  const groups = groupRejected(run);
  const runStart = run.rows[0]?.from;
  const shown = groups.slice(0, maxRejected).map(([first, ...others]) => {
    const decision = first?.decisions.at(-1);
    if (first === undefined || decision === undefined) return '';
    const reasonHtml = decision.reason === null ? '' : `<p>${toSafeCode(shorten(decision.reason, 500))}</p>`;
    const links = [first, ...others].slice(0, maxLinks).map(({ line, from }) => {
      return `<a href="#${prefix}e${line}">at ${toOffset(from - (runStart ?? from)).slice(1)}</a>`; // without "+"
    });
    const times = others.length === 0 ? '' : `${others.length + 1} times: `;
    const rules = suggest?.(first).join('\n') ?? '';
    const ruleHtml =
      rules &&
      `<details><summary>A rule that would have allowed it</summary><p class="quiet">If it should be allowed next time, add it under <code>rules</code> in the permission policy.</p><pre><code>${toSafeCodeBlock(rules)}</code></pre></details>`;
    return `<div class="refused"><p>${toLine(toQuestion(decision))} ${toLine(toAnswerWords(decision))} <span class="quiet">${times}${links.join(' ')}</span></p>${reasonHtml}${ruleHtml}</div>`;
  });
  const omitted = groups.length - shown.length;
  const more = omitted > 0 ? `<p class="quiet">The timeline has ${omitted} more.</p>` : '';
  return shown.join('\n') + more;
}

const timeParts: readonly { readonly name: keyof SpentTime; readonly label: string }[] = [
  { name: 'intern', label: 'Waiting for the intern' },
  { name: 'people', label: 'Waiting for people' },
  { name: 'network', label: 'Network' },
  { name: 'step', label: 'The step itself' },
];

function toSpentBars(spentTime: SpentTime): string {
  const total = timeParts.reduce((sum, { name }) => sum + spentTime[name], 0);
  if (total <= 0) return '';
  const shown = timeParts.filter(({ name }) => spentTime[name] > 0);
  let x = 0;
  const bars = shown.map(({ name }) => {
    const width = (spentTime[name] * 100) / total;
    const bar = `<rect class="${name}" x="${x.toFixed(2)}%" width="${width.toFixed(2)}%" height="20"/>`;
    x += width;
    return bar;
  });
  const key = shown.map(
    ({ name, label }) =>
      `<li class="${name}"><svg aria-hidden="true"><rect width="12" height="12" rx="2"/></svg>${label} <b>${toSpan(spentTime[name])}</b></li>`,
  );
  return `<svg class="spent" aria-hidden="true">${bars.join('')}</svg><ul class="key">${key.join('')}</ul>`;
}
