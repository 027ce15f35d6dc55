// Writes the sections of a run, and the links to them.
import { toChangesBlocks } from '../changes.ts';
import { toAlerts, toInternName } from '../ending.ts';
import { toFacts, toSpan } from '../facts.ts';
import { toAnswer } from '../intern-words.ts';
import { toHtml } from '../render/html.ts';
import { toSafeCode } from '../render/safe-text.ts';
import type { SummaryOptions } from '../summary.ts';
import { toRejected } from './rejected.ts';
import { joinLines, type RowsOptions, toRows } from './rows.ts';
import type { ShownRun, SpentTime } from './shown-run.ts';
import { isProblem, keepFirstAndLastRows } from './timeline.ts';

type SectionOptions = RowsOptions & Pick<SummaryOptions, 'render' | 'suggest' | 'diff'>;

/** Characters of the answer at the top. The timeline shows more of it. */
const maxAnswer = 30_000;
const maxChanges = 500;

const barLegend =
  '<p class="quiet">A thick bar is the time that something took. The thin line before it is the wait for the intern.</p>\n';

/** `contents`: links to the sections and to the first problem, for the top of the page. */
export function toRunSections(run: ShownRun, options: SectionOptions): { contents: string; body: string } {
  const { record, rows, spentTime } = run;
  const { level, characters, prefix, render, diff } = options;
  if (level === 'none') {
    return { contents: '', body: '<p class="quiet">Nothing more is shown (transcript: none).</p>' };
  }
  const answer = level === 'full' ? toHtml(toAnswer(record, Math.min(characters, maxAnswer), render)) : '';
  const changes = toChangesBlocks(record.changes, { level, rows: maxChanges, diff });
  const says = `<h3 class="says">${toSafeCode(toInternName(record))} says</h3>`;
  const sections = [
    { id: 'answer', title: 'Answer', html: answer && `<div class="answer">${says}${answer}</div>` },
    { id: 'changes', title: 'Changes', html: toHtml(changes) },
    { id: 'rejected', title: 'Rejected', html: toRejected(run, options) },
    { id: 'time', title: 'Where the time went', html: toSpentBars(spentTime) },
    { id: 'timeline', title: 'Timeline', html: `\n${barLegend}${toRows(rows, options)}` },
  ].filter(({ html }) => html !== '');
  const parts = sections.map(({ id, title, html }) => toSection(`${prefix}${id}`, title, html));
  const links = sections.map(({ id, title }) => toLink(`${prefix}${id}`, title));
  return {
    contents: `<nav aria-label="On this page">${[...links, ...listProblemLinks(run, options)].join(' ')}</nav>`,
    body: joinLines([toHtml(toAlerts(record)), ...parts, toHtml(toFacts(record))].filter((part) => part !== '')),
  };
}

export function toSection(id: string, title: string, html: string): string {
  return html === '' ? '' : `<section id="${id}"><h2>${title}</h2>${html}</section>`;
}

const toLink = (id: string, label: string): string => `<a href="#${id}">${label}</a>`;

function listProblemLinks({ rows }: ShownRun, { prefix, maxRows }: SectionOptions): readonly string[] {
  const first = keepFirstAndLastRows(rows, maxRows).flat().find(isProblem); // only rows that are on the page
  const count = rows.filter(isProblem).length;
  if (first === undefined) return [];
  return [toLink(`${prefix}e${first.line}`, count === 1 ? 'The problem' : `First of ${count} problems`)];
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
