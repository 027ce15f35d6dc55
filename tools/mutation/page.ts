// Scores as Markdown: a line for each room, and what survived in a room by name.
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
