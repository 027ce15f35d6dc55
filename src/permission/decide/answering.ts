// Turns a verb into the answer to send, as far as the offered options, the question's fields and the budgets allow.
import type { OptionKind } from '../../contract/interaction.ts';
import type { AnswerClass, Outcome, PermissionDecision, Spent } from '../decision.ts';
import { isPermission, type Pause } from '../pause.ts';
import type { Budget, CannedAnswer, RuleVerb } from '../policy.ts';
import { canBeDeclined, declineText, fitAnswer } from './canned-answer.ts';

export type LadderVerb = Exclude<RuleVerb, 'stop' | 'ask'>;

const rejectLadder: readonly OptionKind[] = ['reject_once', 'reject_always'];

/** The options for each verb, in the order of preference. */
export const ladders: Readonly<Record<LadderVerb, readonly OptionKind[]>> = {
  allow: ['allow_once', ...rejectLadder],
  'allow-always': ['allow_always', 'allow_once', ...rejectLadder],
  reject: rejectLadder,
  'reject-always': ['reject_always', 'reject_once'],
};

/** Returns undefined if none is offered; the run then stops. */
export function chooseOption(verb: LadderVerb, offered: readonly string[]): OptionKind | undefined {
  return ladders[verb].find((option) => offered.includes(option));
}

export function isAllowOption(option: string): boolean {
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

interface Answer extends Pick<PermissionDecision, 'answer' | 'ladder' | 'reason'> {
  readonly outcome: Outcome;
}

export function chooseAnswer(
  pause: Pause,
  verb: LadderVerb | 'answer',
  canned: CannedAnswer | undefined,
  { budget, spent }: { readonly budget: Budget; readonly spent: Spent },
): Answer {
  const answer = isPermission(pause)
    ? answerPermission(pause, verb === 'answer' ? 'reject' : verb, budget, spent) // only entries for questions say `answer`
    : answerQuestion(pause, canned, verb);
  if (answer.outcome !== 'reject' || spent.rejectsInARow < budget.rejects_in_a_row) return answer;
  const reason = `The ${budget.rejects_in_a_row} rejects in a row of this run are used up.`;
  return createStop(reason, `${answer.ladder}; too many in a row, stop`);
}

function answerPermission(pause: Pause, verb: LadderVerb, budget: Budget, spent: Spent): Answer {
  const option = chooseOption(verb, pause.options);
  const ladder = describeLadder(verb, pause.options, option);
  if (option === undefined) return createStop(`None of ${ladders[verb].join(', ')} is offered.`, ladder);
  if (!isAllowOption(option)) {
    const allows = ladders[verb].filter(isAllowOption);
    const reason = allows.length === 0 ? null : `None of ${allows.join(', ')} is offered.`;
    return { outcome: 'reject', answer: option, reason, ladder };
  }
  if (spent.allows < budget.allows) return { outcome: 'allow', answer: option, reason: null, ladder };
  const refusal = answerPermission(pause, 'reject', budget, spent);
  const reason = `The ${budget.allows} allows of this run are used up.`;
  return { ...refusal, reason, ladder: `${ladder}; used up, ${refusal.ladder}` };
}

function answerQuestion(pause: Pause, canned: CannedAnswer | undefined, verb: LadderVerb | 'answer'): Answer {
  if (verb === 'answer' && canned !== undefined) {
    const fitted = fitAnswer(canned, pause.arguments);
    return 'text' in fitted
      ? { outcome: 'answer', answer: fitted.text, reason: null, ladder: 'answer: fits the question' }
      : createStop(`The answer does not fit the question: ${fitted.error}.`, 'answer: does not fit, stop');
  }
  return canBeDeclined(pause.arguments)
    ? { outcome: 'reject', answer: declineText, reason: null, ladder: 'reject: decline' }
    : createStop('A question without fields cannot be declined.', 'reject: no fields to decline, stop');
}

/** @param reason - why the answer differs from the verb */
function createStop(reason: string, ladder: string): Answer {
  return { outcome: 'stop', answer: null, reason, ladder };
}

function describeLadder(verb: LadderVerb, offered: readonly string[], chosen: OptionKind | undefined): string {
  const triedOptions = chosen === undefined ? ladders[verb] : ladders[verb].slice(0, ladders[verb].indexOf(chosen) + 1);
  const steps = triedOptions.map((option) => (offered.includes(option) ? option : `${option} is not offered`));
  return `${verb}: ${steps.join(', ')}${chosen === undefined ? ', stop' : ''}`;
}
