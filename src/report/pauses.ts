// Shows the questions of a run: each with its answer and reason, and rules that would have allowed more.
import { grantRule, personRule } from '../permission/decision.ts';
import type { EventOf } from '../transcript/events.ts';
import { type PauseRecord, type RunRecord, toAnswerVerb } from '../transcript/run-record.ts';
import { countRejected } from './ending.ts';
import { isHookRun } from './facts.ts';
import { type Block, blocks, code as codeBlock, details, type Line, lines, paragraph, table } from './render/blocks.ts';
import { keepFirst, shorten } from './render/cut.ts';

const maxOperation = 500;
const maxReason = 500;
const maxRule = 200;
const maxTrace = 60;
const maxBecause = 300;
const maxSuggestions = 5;

const commandPrefix = 'shell command: ';

export function toPauses({ pauses, error, start }: RunRecord, rows: number, suggest: Suggest): readonly Block[] {
  const decisions = pauses.flatMap((pause) => pause.decisions);
  if (decisions.length === 0) return [];
  const shown = decisions.slice(0, rows);
  const omitted = decisions.length - shown.length;
  const more = omitted === 1 ? 'One more decision is' : `${omitted} more decisions are`;
  const tableRows = shown.map((decision) => [toQuestion(decision), toAnswerWords(decision), toWhy(decision)]);
  return blocks(
    !isHookRun({ start }) && countRejected({ pauses, error }) > 0 && paragraph('Some of the work may be incomplete.'),
    table(['Asked', 'Answer', 'Why'], tableRows),
    omitted > 0 && paragraph(`${more} in the transcript file.`),
    toExplanations(shown),
    toSuggestions(pauses, suggest),
  );
}

export function toQuestion({ operation, kind, place }: Decision): Line {
  const isCommand = operation?.startsWith(commandPrefix) === true && operation.length > commandPrefix.length;
  const text = isCommand ? operation.slice(commandPrefix.length) : operation;
  const code = { code: shorten(text ?? kind ?? 'question', maxOperation) };
  return place === undefined ? [code] : [code, ` ${shorten(place, maxOperation)}`];
}

function toWhy({ rule, reason, decided_by }: Decision): Line {
  // A grant decides in a person's name, but nobody was asked in this run. Its reason is shown, because it tells when.
  const isAsked = decided_by === 'nobody' || (decided_by === 'person' && rule !== grantRule);
  const isUnmatched = rule === 'default' || rule === personRule;
  const prefix = isAsked ? 'asked by ' : '';
  const ruleNote = { quiet: isUnmatched ? 'no rule matched' : `${prefix}rule ${shorten(rule, maxRule)}` };
  return reason === null || isAsked ? [ruleNote] : [`${shorten(reason, maxReason)} `, ruleNote];
}

function toExplanations(decisions: readonly Decision[]): readonly Block[] {
  const shown = decisions.flatMap((decision): Block[] => {
    const items = toExplanation(decision);
    const answered = paragraph(...toQuestion(decision), ' ', ...toAnswerWords(decision));
    return items.length === 0 ? [] : [answered, { type: 'list', items }];
  });
  if (shown.length === 0) return [];
  return [{ type: 'details', summary: ['How each answer came about'], blocks: shown, isExtra: true }];
}

export function toExplanation({ trace, ladder, budgets }: Decision): readonly Line[] {
  const entries = trace.map(({ id, list, matched, because }): Line => {
    const name = list === 'default' ? 'default' : `${list.replace(/s$/, '')} ${id}`;
    return [matched ? '✓ ' : '', { code: shorten(name, maxRule) }, ` ${shorten(because, maxBecause)}`];
  });
  return lines(
    ...keepFirst(entries, maxTrace, (more) => [more === 1 ? '… and one more entry' : `… and ${more} more entries`]),
    ladder !== null && [`Ladder: ${shorten(ladder, maxBecause)}`],
    budgets !== '' && [`Budgets before: ${shorten(budgets, maxBecause)}`],
  );
}

function toSuggestions(pauses: readonly PauseRecord[], suggest: Suggest): readonly Block[] {
  const rules = [...new Set(pauses.flatMap(suggest))].slice(0, maxSuggestions);
  if (rules.length === 0) return [];
  const tip: Line = ['To allow it next time, add this under ', { code: 'rules' }, ' in the permission policy:'];
  return [details(['What would have allowed it'], paragraph(...tip), codeBlock(rules.join('\n')))];
}

export type Decision = EventOf<'decision'>;

const maxAnswer = 200;
const maxLogin = 100;

export function toAnswerWords(decision: Decision): Line {
  const { outcome, answer } = decision;
  const sign = signs[outcome];
  const verb = toAnswerVerb(decision);
  const rest: Line = outcome === 'answer' && answer !== null ? [' ', { code: shorten(answer, maxAnswer) }] : [];
  // No person rejected the question: none could be asked, the time ran out, or the run was cancelled.
  if (decision.decided_by === 'nobody') return [`${sign} Nobody answered`];
  const person = toPersonName(decision);
  const words = person === undefined ? verb.charAt(0).toUpperCase() + verb.slice(1) : `Asked ${person}: ${verb}`;
  return [`${sign} ${words}`, ...rest];
}

const signs = { allow: '✅', answer: '✅', reject: '🚫', stop: '⛔', ask: '✋' } as const;

function toPersonName({ decided_by, person }: Decision): string | undefined {
  if (decided_by === undefined || decided_by === 'policy') return undefined;
  return person === undefined ? 'a person' : shorten(person, maxLogin);
}

export type Suggest = (pause: PauseRecord) => readonly string[];

/** Suggests nothing before `load` has resolved: await it before the first decision. */
export function createSuggester() {
  let suggest: Suggest = () => [];
  const load = async (): Promise<void> => {
    ({ suggestRules: suggest } = await import('./suggestions.ts'));
  };
  return { load, suggest: (pause: PauseRecord) => suggest(pause) };
}
