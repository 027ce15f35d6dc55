// The pauses of a run in a report: what was asked, the answer, the rule, and how it came to that.

import { suggestRule } from '../permission/tools/suggest.ts';
import type { RecordedEvent } from '../transcript/events.ts';
import type { PauseRecord, RunRecord } from '../transcript/run-record.ts';
import type { Block, Line } from './render/blocks.ts';
import { shorten } from './render/cut.ts';

type Decision = Extract<RecordedEvent, { readonly type: 'decision' }>;

const maxOperation = 500;
const maxReason = 500;
const maxRule = 200;
/** Lines of an explanation, and of them at most this many characters. */
const maxTrace = 60;
const maxBecause = 300;
const maxSuggestions = 5;

/** The table of decisions, at most `rows` of them, and the rules that would have allowed what was rejected. */
export function toPauses({ pauses }: RunRecord, rows: number): readonly Block[] {
  const decisions = pauses.flatMap((pause) => pause.decisions);
  if (decisions.length === 0) return [];
  const left = decisions.length - rows;
  const note: Block = { type: 'paragraph', line: [`${left} more decisions are in the transcript file.`] };
  return [
    { type: 'table', header: ['Asked', 'Answer', 'Rule', 'Reason'], rows: decisions.slice(0, rows).map(toRow) },
    ...(left > 0 ? [note] : []),
    ...toSuggestions(pauses),
  ];
}

function toRow(decision: Decision): readonly Line[] {
  const { kind, operation, answer, outcome, rule, reason } = decision;
  const why = reason === null ? [] : [shorten(reason, maxReason)];
  const lines = toExplanation(decision);
  return [
    [{ code: shorten(operation ?? kind ?? 'question', maxOperation) }],
    [`${signOf(outcome)} `, { code: shorten(answer ?? outcome, maxRule) }],
    [{ code: shorten(rule, maxRule) }],
    lines.length === 0 ? why : [...why, { folded: 'explanation', lines }],
  ];
}

/** The lines of an explanation: each entry with why it matched or not, then the ladder and the budgets. */
function toExplanation({ trace, ladder, budgets }: Decision): readonly Line[] {
  const shown = trace.slice(0, maxTrace).map(({ id, list, matched, because }): Line => {
    const sign = matched ? '✓' : '·';
    const name = list === 'default' ? 'default' : `${list.replace(/s$/, '')} ${id}`;
    return [`${sign} `, { code: shorten(name, maxRule) }, ` ${shorten(because, maxBecause)}`];
  });
  const left = trace.length - shown.length;
  return [
    ...shown,
    ...(left > 0 ? [[`… and ${left} more entries`]] : []),
    ...(ladder === null ? [] : [[`ladder: ${shorten(ladder, maxBecause)}`]]),
    ...(budgets === '' ? [] : [[`budgets before: ${shorten(budgets, maxBecause)}`]]),
  ];
}

/** Rules that would have allowed what was rejected, ready to paste. */
export function suggestionsFor({ pause, decisions }: PauseRecord): readonly string[] {
  return decisions.flatMap((decision) => {
    const { verb, outcome } = decision;
    if (outcome !== 'reject' || verb === undefined) return [];
    const request = { toolCallId: pause.tool_call_id, arguments: pause.arguments };
    const suggestion = suggestRule(request, { ...decision, verb });
    return 'yaml' in suggestion ? [suggestion.yaml] : [];
  });
}

function toSuggestions(pauses: readonly PauseRecord[]): readonly Block[] {
  const rules = [...new Set(pauses.flatMap(suggestionsFor))].slice(0, maxSuggestions);
  if (rules.length === 0) return [];
  return [
    {
      type: 'details',
      summary: ['What would have allowed it'],
      blocks: [
        { type: 'paragraph', line: ['Under ', { code: 'rules' }, ' of the permission policy, if it is wise:'] },
        { type: 'code', text: rules.join('\n') },
      ],
    },
  ];
}

function signOf(outcome: string): string {
  if (outcome === 'allow' || outcome === 'answer') return '✅';
  return outcome === 'stop' ? '⛔' : '🚫';
}
