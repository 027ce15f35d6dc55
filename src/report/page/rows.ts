// Writes the timeline as HTML: rows with their place on the time axis, and content to unfold.
import type { Usage } from '../../contract/chat.ts';
import { orUndefined } from '../../errors.ts';
import type { EventOf } from '../../transcript/events.ts';
import { toChangeTable } from '../changes.ts';
import { toCost, toSpan } from '../facts.ts';
import type { ShownLevel } from '../intern-words.ts';
import { toAnswerWords, toExplanation } from '../pauses.ts';
import type { Inline, Line } from '../render/blocks.ts';
import { shorten } from '../render/cut.ts';
import { toHtml } from '../render/html.ts';
import { toSafeCode, toSafeCodeBlock } from '../render/safe-text.ts';
import { type Axis, toAxis, toMarks, toOffset } from './offset.ts';
import { toLine, toStateWord, toTitle } from './row-words.ts';
import { isProblem, keepFirstAndLastRows, type TimelineRow } from './timeline.ts';

export interface RowsOptions {
  readonly level: ShownLevel;
  /** Makes ids unique if a page has several runs. */
  readonly prefix: string;
  readonly characters: number;
  readonly maxRows: number;
}

/** The least width of a bar in percent of the axis, so that every bar is visible. */
const minWidth = 0.2;

/** Rows are split into lists, because a browser does not render a list that is off the screen. */
const rowsPerList = 200;

const maxChangeRows = 200;

const hiddenNote = toQuiet('What was said is not shown here (transcript: brief). The transcript file has it.');

/** Each choice is a radio button that the style sheet acts on, without a script. */
const filters: readonly (readonly [name: string, label: string, shows: (row: TimelineRow) => boolean])[] = [
  ['all', 'Everything', () => true],
  ['pauses', 'Questions', ({ event }) => event.type === 'pause'],
  ['requests', 'Requests', ({ event }) => event.type === 'request'],
  ['problems', 'Problems', isProblem],
];

export function toRows(rows: readonly TimelineRow[], options: RowsOptions): string {
  const [first] = rows;
  if (first === undefined) return '<p class="quiet">No event was recorded.</p>';
  const from = rows.reduce((earliest, row) => Math.min(earliest, row.from), first.from);
  const to = rows.reduce((latest, row) => Math.max(latest, row.to), first.to);
  const axis = toAxis(from, to);
  const [head, tail] = keepFirstAndLastRows(rows, options.maxRows);
  const omitted = rows.length - head.length - tail.length;
  const problems = [...head, ...tail].filter(isProblem);
  const nextProblems = new Map(problems.map((row, index) => [row, problems[index + 1]]));
  const writeRow = (row: TimelineRow): string => toRow(row, axis, options, nextProblems.get(row));
  const note = `<li class="problem"><p class="alert warning">${omitted} rows are left out here. The transcript file has them.</p></li>`;
  const parts = [...head.map(writeRow), ...(omitted === 0 ? [] : [note]), ...tail.map(writeRow)];
  return `${toFilters(rows, options.prefix)}\n${toAxisHtml(axis)}\n${toLists(parts)}`;
}

/** Appends strings, which copies nothing. A `join` at each level copied the page so often that it doubled the time. */
export function joinLines(parts: readonly string[]): string {
  return parts.reduce((html, part) => (html === '' ? part : `${html}\n${part}`), '');
}

/** Makes only the first list shorter, because the style sheet assumes the height of a full list for the others. */
function toLists(parts: readonly string[]): string {
  const lists: string[] = [];
  for (let end = parts.length; end > 0; end -= rowsPerList) {
    lists.unshift(`<ol class="rows">\n${joinLines(parts.slice(Math.max(0, end - rowsPerList), end))}\n</ol>`);
  }
  return joinLines(lists);
}

function toFilters(rows: readonly TimelineRow[], prefix: string): string {
  const choices = filters.map(([name, label, shows]) => {
    const id = `${prefix}show-${name}`;
    const checked = name === 'all' ? ' checked' : '';
    return `<span><input type="radio" class="f-${name}" name="${prefix}show" id="${id}"${checked}><label for="${id}">${label} ${rows.filter(shows).length}</label></span>`;
  });
  return `<fieldset class="filters"><legend>Which rows are shown</legend>${choices.join('')}</fieldset>`;
}

function toAxisHtml(axis: Axis): string {
  const labels = toMarks(axis).map(({ at, label }) => `<text x="${at}%" y="1.1em">${label}</text>`);
  return `<div class="axis" aria-hidden="true"><span>At</span><span>What happened</span><span class="took">Took</span><svg>${labels.join('')}</svg></div>`;
}

const cssNames: Readonly<Record<string, string>> = { model_access: 'models', usage: 'finish' }; // else the type itself

function toRow(row: TimelineRow, axis: Axis, options: RowsOptions, nextProblem: TimelineRow | undefined): string {
  const { line, from, to, state, event } = row;
  const colour = event.type === 'text' || event.type === 'reasoning' ? 'intern' : state;
  const classes = ['row', cssNames[event.type] ?? event.type, colour, ...(isProblem(row) ? ['problem'] : [])].join(' ');
  const word = toStateWord(row);
  const took = to - from >= 1 ? toSpan(to - from) : '';
  const title = `<span class="what">${toLine(toTitle(row, options.level))}</span>`;
  const wordHtml = word.length === 0 ? '' : `<span class="word">${toLine(word)}</span>`;
  const id = `${options.prefix}e${line}`;
  return (
    `<li class="${classes}"><details><summary><span class="when">${toOffset(from - axis.from)}</span>` +
    `<span class="what-became">${title}${wordHtml}</span><span class="took">${took}</span>${toBar(row, axis)}</summary>` +
    `<div class="row-body" id="${id}">${toBody(row, options)}${toAddress(row, options, nextProblem)}</div></details></li>`
  );
}

function toBar({ from, to, waitedFrom }: TimelineRow, axis: Axis): string {
  const toPercent = (time: number): number => ((time - axis.from) * 100) / axis.length;
  const width = Math.max(minWidth, toPercent(to) - toPercent(from));
  const waited =
    waitedFrom === null || waitedFrom >= from
      ? ''
      : `<rect class="waited" x="${toPercent(waitedFrom).toFixed(2)}%" y="6" width="${(toPercent(from) - toPercent(waitedFrom)).toFixed(2)}%" height="2"/>`;
  return `<svg class="bar" aria-hidden="true">${waited}<rect x="${toPercent(from).toFixed(2)}%" y="2" width="${width.toFixed(2)}%" height="10" rx="1"/></svg>`;
}

function toAddress({ line, from }: TimelineRow, { prefix }: RowsOptions, nextProblem: TimelineRow | undefined): string {
  const id = `${prefix}e${line}`;
  const at = new Date(from).toISOString().replace('T', ' ');
  const next = nextProblem === undefined ? '' : ` · <a href="#${prefix}e${nextProblem.line}">Next problem</a>`;
  return `<p class="quiet">${at} · line ${line} of the transcript · <a href="#${id}">#${id}</a>${next}</p>`;
}

function toBody(row: TimelineRow, { level, characters }: RowsOptions): string {
  const showText = (text: string): string => (level === 'full' ? toCode(text, characters) : hiddenNote);
  const { event, usage } = row;
  switch (event.type) {
    case 'start': {
      const { intern_id, policy, context } = event;
      const { path, digest } = policy;
      return toTable(
        ['Intern id', toCodeInline(intern_id)],
        path === null ? ['Policy', 'none'] : ['Policy', toCodeInline(path), ` ${digest?.slice(0, 12) ?? ''}`],
        ['Event', shorten(context.event, 200)],
        ['Ref', shorten(context.ref, 500)],
        ['Actor', `${shorten(context.actor.login, 200)} (${shorten(context.actor.permission, 200)})`],
      );
    }
    case 'request': {
      const { route, status, ms, request_id } = event;
      return toTable(
        ['Route', toCodeInline(route)],
        ['Status', String(status)],
        ['Time to the answer', toSpan(ms)],
        ['Request id', request_id === null ? 'none' : toCodeInline(request_id)],
      );
    }
    case 'prompt':
    case 'text':
    case 'reasoning':
      return showText(event.text);
    case 'pause':
      return toQuestionBody(event, row, { level, characters });
    case 'changes':
      return toHtml(toChangeTable(event.entries.slice(0, maxChangeRows)));
    case 'remark':
      return `<p>${toSafeCode(shorten(event.message, 4000))}</p>`;
    case 'error': {
      const { message, reason } = event;
      const reasonNote = reason === null ? '' : toQuiet(`The service's reason: ${toSafeCode(shorten(reason, 4000))}`);
      return `<p>${toSafeCode(shorten(message, 4000))}</p>${reasonNote}`;
    }
    case 'finish': {
      const { model, session_id } = event;
      const session = session_id !== null && (['Session', toCodeInline(session_id)] as const);
      return toTable(['Model', toCodeInline(model)], session, ...toUsage(usage?.usage));
    }
    case 'usage':
      return toTable(...toUsage(event.usage));
    case 'model_access': {
      const { intern, prompt_tokens, completion_tokens } = event;
      return toTable(['Intern', shorten(intern, 500)], ...toUsage({ prompt_tokens, completion_tokens }));
    }
    case 'end':
      return '';
    default:
      return event satisfies never;
  }
}

function toQuestionBody(
  pause: EventOf<'pause'>,
  { decisions, usage }: TimelineRow,
  { level, characters }: Pick<RowsOptions, 'level' | 'characters'>,
): string {
  const answers = decisions.map((decision) => {
    const items = toExplanation(decision);
    const reason = decision.reason === null ? '' : `<p>${toSafeCode(shorten(decision.reason, 2000))}</p>`;
    const rule: Line = ['Decided by ', { code: shorten(decision.rule, 200) }];
    const explanation = items.length === 0 ? '' : toHtml([{ type: 'list', items }]);
    return `<h3>Answer</h3><p>${toLine(toAnswerWords(decision))} <small>${toLine(rule)}</small></p>${reason}${explanation === '' ? '' : `<h3>How it came about</h3>${explanation}`}`;
  });
  const question = level === 'full' ? toCode(indentJson(pause.arguments), characters) : hiddenNote;
  const cost = toTable(...toUsage(usage?.usage));
  return `<h3>Asked</h3>${question}${answers.join('')}${cost === '' ? '' : `<h3>The response cost</h3>${cost}`}`;
}

function indentJson(text: string): string {
  if (text.length > 64 * 1024) return text;
  return orUndefined(() => JSON.stringify(JSON.parse(text), null, 2)) ?? text;
}

type NamedRow = readonly [name: string, ...line: Line];

function toUsage({ prompt_tokens, completion_tokens, cost }: Partial<Usage> = {}): readonly (NamedRow | false)[] {
  return [
    prompt_tokens !== undefined && ['Tokens in', String(prompt_tokens)],
    completion_tokens !== undefined && ['Tokens out', String(completion_tokens)],
    typeof cost === 'number' && ['Cost', toCost(cost)],
  ];
}

function toCodeInline(text: string): Inline {
  return { code: shorten(text, 500) };
}

function toTable(...rows: readonly (NamedRow | false)[]): string {
  const shown = rows.filter((row) => row !== false);
  const body = shown.map(([name, ...line]) => `<tr><th scope="row">${name}</th><td>${toLine(line)}</td></tr>`);
  return body.length === 0 ? '' : `<table><tbody>${body.join('')}</tbody></table>`;
}

function toQuiet(html: string): string {
  return `<p class="quiet">${html}</p>`;
}

function toCode(text: string, characters: number): string {
  const shown = shorten(text, characters);
  const omitted = text.length - shown.length;
  const note = omitted > 0 ? toQuiet(`${omitted} characters are left out here. The transcript file has them.`) : '';
  return `<pre><code>${shown.includes('\n') ? toSafeCodeBlock(shown) : toSafeCode(shown)}</code></pre>${note}`;
}
