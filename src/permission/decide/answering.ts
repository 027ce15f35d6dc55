// Turns a verb into the answer to send, within the offered options, the question's fields and the budgets.

import type { OptionKind } from '../../contract/interaction.ts';
import type { AnswerClass, Outcome, Spent } from '../decision.ts';
import type { Pause } from '../pause.ts';
import type { Budget, CannedAnswer, RuleVerb } from '../policy.ts';
import { declineText, fitAnswer, hasFields } from './canned-answer.ts';
import { isPermission } from './evaluate.ts';

export type LadderVerb = Exclude<RuleVerb, 'stop' | 'ask'>;

const rejectLadder: readonly OptionKind[] = ['reject_once', 'reject_always'];

export const ladders: Readonly<Record<LadderVerb, readonly OptionKind[]>> = {
  allow: ['allow_once', ...rejectLadder],
  'allow-always': ['allow_always', 'allow_once', ...rejectLadder],
  reject: rejectLadder,
  'reject-always': ['reject_always', 'reject_once'],
};

/** Returns undefined if none is offered, which stops the run. */
export function chooseOption(verb: LadderVerb, offered: readonly string[]): OptionKind | undefined {
  return ladders[verb].find((option) => offered.includes(option));
}

export function isAllow(option: string): boolean {
  return option === 'allow_once' || option === 'allow_always';
}

export const nothingSpent: Spent = { answers: 0, allows: 0, rejectsInARow: 0 };

export function spend(spent: Spent, answer: AnswerClass): Spent {
  return {
    answers: spent.answers + 1,
    allows: spent.allows + (answer === 'allow' ? 1 : 0),
    rejectsInARow: answer === 'allow' ? 0 : spent.rejectsInARow + (answer === 'reject' ? 1 : 0),
  };
}

export function describeBudget(budget: Budget, spent: Spent, samePause: number): string {
  return [
    `answers ${spent.answers} of ${budget.answers}`,
    `allows ${spent.allows} of ${budget.allows}`,
    `rejects in a row ${spent.rejectsInARow} of ${budget.rejects_in_a_row}`,
    `same pause ${samePause} of ${budget.same_pause}`,
  ].join(', ');
}

interface AnswerRequest {
  readonly pause: Pause;
  readonly verb: LadderVerb | 'answer';
  readonly canned: CannedAnswer | undefined;
}

interface Answer {
  readonly outcome: Outcome;
  readonly text: string | null;
  /** Null if the answer is that of the verb. */
  readonly why: string | null;
  readonly ladder: string;
}

export function answerTo({ pause, verb, canned }: AnswerRequest, budget: Budget, spent: Spent): Answer {
  const answer = isPermission(pause)
    ? toPermission(pause, verb === 'answer' ? 'reject' : verb, budget, spent)
    : toQuestion(pause, canned, verb);
  return withinRow(answer, budget, spent);
}

function toPermission(pause: Pause, verb: LadderVerb, budget: Budget, spent: Spent): Answer {
  const option = chooseOption(verb, pause.options);
  const ladder = describeLadder(verb, pause.options, option);
  if (option === undefined) {
    return { outcome: 'stop', text: null, why: `None of ${ladders[verb].join(', ')} is offered.`, ladder };
  }
  if (!isAllow(option)) {
    const why = ladders[verb].some(isAllow) ? `None of ${ladders[verb].filter(isAllow).join(', ')} is offered.` : null;
    return { outcome: 'reject', text: option, why, ladder };
  }
  if (spent.allows < budget.allows) return { outcome: 'allow', text: option, why: null, ladder };
  const refusal = toPermission(pause, 'reject', budget, spent);
  const why = `The ${budget.allows} allows of this run are used up.`;
  return { ...refusal, why, ladder: `${ladder}; used up, ${refusal.ladder}` };
}

function toQuestion(pause: Pause, canned: CannedAnswer | undefined, verb: AnswerRequest['verb']): Answer {
  if (verb === 'answer' && canned !== undefined) {
    const fitted = fitAnswer(canned, pause.arguments);
    if ('text' in fitted)
      return { outcome: 'answer', text: fitted.text, why: null, ladder: 'answer: fits the question' };
    const why = `The answer does not fit the question: ${fitted.error}.`;
    return { outcome: 'stop', text: null, why, ladder: 'answer: does not fit, stop' };
  }
  if (hasFields(pause.arguments)) return { outcome: 'reject', text: declineText, why: null, ladder: 'reject: decline' };
  const why = 'A question without fields cannot be declined.';
  return { outcome: 'stop', text: null, why, ladder: 'reject: no fields to decline, stop' };
}

function withinRow(answer: Answer, budget: Budget, spent: Spent): Answer {
  if (answer.outcome !== 'reject' || spent.rejectsInARow < budget.rejects_in_a_row) return answer;
  const why = `The ${budget.rejects_in_a_row} rejects in a row of this run are used up.`;
  return { outcome: 'stop', text: null, why, ladder: `${answer.ladder}; too many in a row, stop` };
}

function describeLadder(verb: LadderVerb, offered: readonly string[], chosen: OptionKind | undefined): string {
  const tried = chosen === undefined ? ladders[verb] : ladders[verb].slice(0, ladders[verb].indexOf(chosen) + 1);
  const told = tried.map((option) => (offered.includes(option) ? option : `${option} is not offered`));
  return `${verb}: ${told.join(', ')}${chosen === undefined ? ', stop' : ''}`;
}
