// One run on the page: the main results, then the timeline, then details to look up.

import { toChangesBlocks } from '../changes.ts';
import { nameOf, toAlerts, wasInterrupted } from '../ending.ts';
import { toFacts, toSpan } from '../facts.ts';
import { type ShownLevel, toAnswer } from '../intern-words.ts';
import { type Suggest, toAnswerWords, toQuestion } from '../pauses.ts';
import { shorten } from '../render/cut.ts';
import { toHtml } from '../render/html.ts';
import type { RenderRichText } from '../render/rich-text.ts';
import { toSafeCode, toSafeCodeBlock } from '../render/safe-text.ts';
import { toOffset } from './offset.ts';
import { toLine } from './row-words.ts';
import { toRows } from './rows.ts';
import type { ShownRun, SpentTime } from './shown-run.ts';
import { problemsOf, type TimelineRow } from './timeline.ts';

export interface RunSectionOptions {
  readonly level: ShownLevel;
  readonly render: RenderRichText | undefined;
  readonly suggest: Suggest | undefined;
  readonly diff: string | undefined;
  readonly prefix: string;
  readonly characters: number;
  readonly rows: number;
}

/** The timeline has all of it. */
const maxAnswer = 30_000;
const maxRefused = 20;
const maxPlaces = 10;

export function toRunSection({ record, rows, spent }: ShownRun, options: RunSectionOptions): string {
  const { level, characters, prefix } = options;
  if (level === 'none') return '<p class="quiet">Nothing more is shown (transcript: none).</p>';
  const answer = level === 'full' ? toHtml(toAnswer(record, Math.min(characters, maxAnswer), options.render)) : '';
  const parts = [
    toHtml(toAlerts(record)),
    answer === ''
      ? ''
      : `<section id="${prefix}answer"><h2>Answer</h2><div class="answer"><h3 class="says">${toSafeCode(nameOf(record))} says</h3>${answer}</div></section>`,
    toChanges(record, options),
    toRefused({ record, rows }, options),
    toSpent(spent, prefix),
    `<section id="${prefix}timeline"><h2>Timeline</h2>\n${barsExplained}${toRows(rows, options)}</section>`,
    toHtml(toFacts(record)),
  ];
  return parts.filter((part) => part !== '').join('\n');
}

const maxChanges = 500;

function toChanges({ changes }: ShownRun['record'], { level, prefix, diff }: RunSectionOptions): string {
  const blocks = toHtml(toChangesBlocks(changes, { level, rows: maxChanges, diff }));
  return blocks === '' ? '' : `<section id="${prefix}changes"><h2>Changes</h2>${blocks}</section>`;
}

export function toContents({ record, rows }: ShownRun, level: ShownLevel, maxRows: number): string {
  if (level === 'none') return '';
  const { count, first } = problemsOf(rows, maxRows);
  const link = (id: string, label: string): string => `<a href="#${id}">${label}</a>`;
  const places = [
    level === 'full' && record.text.head.trim() !== '' && link('answer', 'Answer'),
    record.changes !== null && link('changes', 'Changes'),
    refusedOf({ record, rows }).length > 0 && link('rejected', 'Rejected'),
    link('time', 'Where the time went'),
    link('timeline', 'Timeline'),
    first !== undefined && link(`e${first.line}`, count === 1 ? 'The problem' : `First of ${count} problems`),
  ];
  return `<nav aria-label="On this page">${places.filter((place) => place !== false).join(' ')}</nav>`;
}

const barsExplained =
  '<p class="quiet">A thick bar is the time that something took. The thin line before it is the wait for the intern.</p>\n';

type Question = Extract<TimelineRow, { readonly kind: 'pause' }>;

function refusedOf({ record, rows }: Pick<ShownRun, 'record' | 'rows'>): readonly (readonly Question[])[] {
  const questions = rows.filter((row): row is Question => row.kind === 'pause' && row.state === 'rejected');
  const refused = questions.filter((row) => !wasInterrupted(row, record.error));
  const kinds = Map.groupBy(refused, ({ pause, decisions }) => {
    const decision = decisions.at(-1);
    return JSON.stringify([pause.arguments, decision?.reason, decision?.rule]);
  });
  return [...kinds.values()];
}

function toRefused(run: Pick<ShownRun, 'record' | 'rows'>, { prefix, suggest }: RunSectionOptions): string {
  const refused = refusedOf(run);
  const began = run.rows[0]?.from;
  if (refused.length === 0) return '';
  const shown = refused.slice(0, maxRefused).map(([first, ...others]) => {
    const decision = first?.decisions.at(-1);
    if (first === undefined || decision === undefined) return '';
    const why = decision.reason === null ? '' : `<p>${toSafeCode(shorten(decision.reason, 500))}</p>`;
    const places = [first, ...others].slice(0, maxPlaces).map(({ line, from }) => {
      const id = `${prefix}e${line}`;
      return `<a href="#${id}">at ${toOffset(from - (began ?? from)).slice(1)}</a>`;
    });
    const times = others.length === 0 ? '' : `${others.length + 1} times: `;
    const rules = suggest?.(first).join('\n') ?? '';
    const paste =
      rules === ''
        ? ''
        : `<details><summary>A rule that would have allowed it</summary><p class="quiet">If it should be allowed next time, add it under <code>rules</code> in the permission policy.</p><pre><code>${toSafeCodeBlock(rules)}</code></pre></details>`;
    return `<div class="refused"><p>${toLine(toQuestion(decision))} ${toLine(toAnswerWords(decision))} <span class="quiet">${times}${places.join(' ')}</span></p>${why}${paste}</div>`;
  });
  const left = refused.length - shown.length;
  const more = left > 0 ? `<p class="quiet">${left} more stand in the timeline.</p>` : '';
  return `<section id="${prefix}rejected"><h2>Rejected</h2>${shown.join('\n')}${more}</section>`;
}

const parts: readonly { readonly name: keyof SpentTime; readonly label: string }[] = [
  { name: 'intern', label: 'Waiting for the intern' },
  { name: 'people', label: 'Waiting for people' },
  { name: 'network', label: 'Network' },
  { name: 'step', label: 'The step itself' },
];

function toSpent(spent: SpentTime, prefix: string): string {
  const total = parts.reduce((sum, { name }) => sum + spent[name], 0);
  if (total <= 0) return '';
  let x = 0;
  const bars = parts.map(({ name }) => {
    const width = (spent[name] * 100) / total;
    const bar = `<rect class="${name}" x="${x.toFixed(2)}%" width="${width.toFixed(2)}%" height="20"/>`;
    x += width;
    return spent[name] === 0 ? '' : bar;
  });
  const key = parts
    .filter(({ name }) => spent[name] > 0)
    .map(
      ({ name, label }) =>
        `<li class="${name}"><svg aria-hidden="true"><rect width="12" height="12" rx="2"/></svg>${label} <b>${toSpan(spent[name])}</b></li>`,
    );
  return `<section id="${prefix}time"><h2>Where the time went</h2><svg class="spent" aria-hidden="true">${bars.join('')}</svg><ul class="key">${key.join('')}</ul></section>`;
}
