// Scores as Markdown: a line for each room, and what survived in a room by name.
import { replaceBetween } from '../generate/tables.ts';
import { marginOf } from './sample.ts';
import type { FileScore, Score } from './score.ts';
import { percentOf, sumOf } from './score.ts';

const longestShown = 60;
const head = ['noticed', 'survived', 'in no test', 'left out', 'score'];

/** A table with a line for each name, and one for all. */
export function scoreTable(what: string, scores: readonly (readonly [name: string, score: Score])[]): string[] {
  const cells = ({ noticed, survived, notRun, leftOut }: Score) => [noticed, survived, notRun, leftOut];
  const line = (name: string, score: Score) =>
    `| ${[name, ...cells(score).map((count) => count.toLocaleString('en')), `${percentOf(score).toFixed(1)} %`].join(' | ')} |`;
  return [
    `| ${[what, ...head].join(' | ')} |`,
    '|---|---|---|---|---|---|',
    ...scores.map(([name, score]) => line(name, score)),
    line('**all**', sumOf(scores.map(([, score]) => score))),
  ];
}

/** Where and when a sample was taken. */
export interface SampleFacts {
  readonly commit: string;
  readonly day: string;
  readonly seed: string;
}

/** The row of a room's sample: of how many changes how many were tried, the score, and by how much it may be off. */
export function sampleRow(name: string, score: Score, { commit, day, seed }: SampleFacts): string {
  const { noticed, survived, notRun, notTried } = score;
  const tried = noticed + survived + notRun;
  const margin = 100 * marginOf(noticed / tried, tried, tried + notTried);
  const counts = [tried + notTried, tried, noticed, survived, notRun].map((count) => count.toLocaleString('en'));
  const found = `${percentOf(score).toFixed(1)} % ± ${margin.toFixed(1)}`;
  return `| ${[name, ...counts, found, `${day}, ${commit}, seed ${seed}`].join(' | ')} |`;
}

/** A page with these rows in the table between its marks: a row of the same name is replaced, another one is added. */
export function withRows(page: string, name: string, rows: readonly string[], madeBy: string): string {
  const [, table = ''] = new RegExp(`<!-- ${name}: [^\\n]*-->\\n([^]*?)\\n<!-- end of ${name} -->`).exec(page) ?? [];
  const nameOf = (row: string): string => row.split('|')[1]?.trim() ?? '';
  const names = new Set(rows.map(nameOf));
  const kept = table.split('\n').filter((row) => !names.has(nameOf(row)));
  return replaceBetween(page, name, [...kept, ...rows], madeBy);
}

/** A line for each file with survivors: what was changed to what, and in which line. */
export function survivorList(files: readonly FileScore[]): string[] {
  return files
    .filter(({ survivors }) => survivors.length > 0)
    .map(({ file, survivors }) => {
      const named = survivors.map(({ line, before, after }) => `${line}: ${code(before)} → ${code(after)}`);
      return `- \`${file}\`: ${named.join('; ')}`;
    });
}

/** Code of one line in backticks. A backtick of its own is shown as an apostrophe. */
function code(text: string): string {
  const flat = text.replaceAll(/\s+/gu, ' ').replaceAll('`', "'");
  return `\`${flat.length > longestShown ? `${flat.slice(0, longestShown)}…` : flat}\``;
}
