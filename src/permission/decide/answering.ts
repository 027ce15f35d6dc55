// From a verb to the answer that is sent: options and fields of the pause, and what the budgets leave of them.

import type { OptionKind } from '../../contract/interaction.ts';
import type { Outcome } from '../decision.ts';
import type { Pause } from '../pause.ts';
import type { Budget, CannedAnswer } from '../policy.ts';
import { nothingSpent, type Spent, spend } from './budget.ts';
import { declineText, fitAnswer, hasFields } from './canned-answer.ts';
import { isPermission } from './evaluate.ts';
import { chooseOption, isAllow, type LadderVerb, ladders } from './ladder.ts';

/** A verb over a pause. */
export interface AnswerRequest {
  readonly pause: Pause;
  readonly verb: LadderVerb | 'answer';
  /** The canned answer of a question. */
  readonly canned: CannedAnswer | undefined;
}

/** The answer, and the answering that goes on from it. */
export interface AnswerStep {
  readonly outcome: Outcome;
  /** The string to send; null for a stop. */
  readonly text: string | null;
  /** Why it is something else than the verb says; null when it is what the verb says. */
  readonly why: string | null;
  readonly ladder: string;
  readonly next: Answering;
}

/** How far a run has come with its answers; a step makes the next one and leaves this one as it was. */
export interface Answering {
  readonly spent: Spent;
  answer(request: AnswerRequest): AnswerStep;
}

interface Draft {
  readonly outcome: Outcome;
  readonly text: string | null;
  readonly why: string | null;
  readonly ladder: string;
}

/** Begin to answer under a budget. */
export function startAnswering(budget: Budget, spent: Spent = nothingSpent): Answering {
  return {
    spent,
    answer(request) {
      const draft = withinRow(draftFor(request, budget, spent), budget, spent);
      const next = draft.outcome === 'stop' ? spent : spend(spent, draft.outcome);
      return { ...draft, next: startAnswering(budget, next) };
    },
  };
}

function draftFor({ pause, verb, canned }: AnswerRequest, budget: Budget, spent: Spent): Draft {
  if (!isPermission(pause)) return draftForQuestion(pause, canned, verb);
  return draftForPermission(pause, verb === 'answer' ? 'reject' : verb, budget, spent);
}

function draftForPermission(pause: Pause, verb: LadderVerb, budget: Budget, spent: Spent): Draft {
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
  const refusal = draftForPermission(pause, 'reject', budget, spent);
  const why = `The ${budget.allows} allows of this run are used up.`;
  return { ...refusal, why, ladder: `${ladder}; used up, ${refusal.ladder}` };
}

function draftForQuestion(pause: Pause, canned: CannedAnswer | undefined, verb: AnswerRequest['verb']): Draft {
  if (verb === 'answer' && canned !== undefined) {
    const fitted = fitAnswer(canned, pause.arguments);
    if ('text' in fitted)
      return { outcome: 'answer', text: fitted.text, why: null, ladder: 'answer: fits the question' };
    return {
      outcome: 'stop',
      text: null,
      why: `The answer does not fit the question: ${fitted.error}.`,
      ladder: 'answer: does not fit, stop',
    };
  }
  if (hasFields(pause.arguments)) return { outcome: 'reject', text: declineText, why: null, ladder: 'reject: decline' };
  return {
    outcome: 'stop',
    text: null,
    why: 'A question without fields cannot be declined.',
    ladder: 'reject: no fields to decline, stop',
  };
}

/** One reject more than the budget's row stops the run instead. */
function withinRow(draft: Draft, budget: Budget, spent: Spent): Draft {
  if (draft.outcome !== 'reject' || spent.rejectsInARow < budget.rejects_in_a_row) return draft;
  const why = `The ${budget.rejects_in_a_row} rejects in a row of this run are used up.`;
  return { outcome: 'stop', text: null, why, ladder: `${draft.ladder}; too many in a row, stop` };
}

function describeLadder(verb: LadderVerb, offered: readonly string[], chosen: OptionKind | undefined): string {
  const tried = chosen === undefined ? ladders[verb] : ladders[verb].slice(0, ladders[verb].indexOf(chosen) + 1);
  const told = tried.map((option) => (offered.includes(option) ? option : `${option} is not offered`));
  return `${verb}: ${told.join(', ')}${chosen === undefined ? ', stop' : ''}`;
}
