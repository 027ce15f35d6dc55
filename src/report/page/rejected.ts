// Writes the rejected questions of a run: each with its reason, links to its rows, and a rule that would allow it.
import { wasInterrupted } from '../ending.ts';
import { toAnswerWords, toQuestion } from '../pauses.ts';
import { shorten } from '../render/cut.ts';
import { toSafeCode, toSafeCodeBlock } from '../render/safe-text.ts';
import type { SummaryOptions } from '../summary.ts';
import { toOffset } from './offset.ts';
import { toLine } from './row-words.ts';
import type { ShownRun } from './shown-run.ts';

type RejectedOptions = Pick<SummaryOptions, 'suggest'> & { readonly prefix: string };

const maxRejected = 20;
const maxLinks = 10;

export function toRejected(run: ShownRun, options: RejectedOptions): string {
  const groups = groupRejected(run);
  const shown = groups.slice(0, maxRejected).map((group) => toGroup(group, run, options));
  const omitted = groups.length - shown.length;
  const note = omitted > 0 ? `<p class="quiet">The timeline has ${omitted} more.</p>` : '';
  return shown.join('\n') + note;
}

/** Groups equal questions that the same rule rejected for the same reason. */
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

type Group = ReturnType<typeof groupRejected>[number];

function toGroup(group: Group, { rows }: ShownRun, { prefix, suggest }: RejectedOptions): string {
  const [first] = group;
  const decision = first?.decisions.at(-1);
  if (first === undefined || decision === undefined) return '';
  const runStart = rows[0]?.from ?? first.from;
  const links = group.slice(0, maxLinks).map(({ line, from }) => {
    return `<a href="#${prefix}e${line}">at ${toOffset(from - runStart).slice(1)}</a>`; // without "+"
  });
  const times = group.length === 1 ? '' : `${group.length} times: `;
  const reason = decision.reason === null ? '' : `<p>${toSafeCode(shorten(decision.reason, 500))}</p>`;
  const rules = suggest?.(first).join('\n') ?? '';
  const ruleHtml =
    rules &&
    `<details><summary>A rule that would have allowed it</summary><p class="quiet">If it should be allowed next time, add it under <code>rules</code> in the permission policy.</p><pre><code>${toSafeCodeBlock(rules)}</code></pre></details>`;
  return `<div class="refused"><p>${toLine(toQuestion(decision))} ${toLine(toAnswerWords(decision))} <span class="quiet">${times}${links.join(' ')}</span></p>${reason}${ruleHtml}</div>`;
}
