// What a person may say to a pause that the policy leaves to one.

import type { PersonAnswerError, PersonWish } from '../decision.ts';
import type { Pause } from '../pause.ts';
import type { CannedAnswer } from '../policy.ts';
import { fitAnswer } from './canned-answer.ts';
import { isPermission } from './evaluate.ts';

/** A wish as a verb, with the answer of a question. */
export interface PersonAnswer {
  readonly verb: 'allow' | 'allow-always' | 'reject' | 'answer';
  readonly canned: CannedAnswer | undefined;
}

/** Read a person's wish (docs/policy.md, "How a pause is decided"), or say why it does not fit the pause. */
export function readPersonAnswer(wish: PersonWish, pause: Pause): PersonAnswer | PersonAnswerError {
  if (isPermission(pause)) {
    if (typeof wish === 'string') return { verb: wish, canned: undefined };
    return { error: 'This pause asks for a permission. Say allow, allow-always or reject.' };
  }
  if (wish === 'reject') return { verb: 'reject', canned: undefined };
  if (typeof wish === 'string') return { error: 'This pause is a question. Answer it, or reject it.' };
  const canned = readCanned(wish.value);
  if (canned === undefined)
    return { error: 'An answer is a string, or a JSON object of field name to string, number, true or false.' };
  const fitted = fitAnswer(canned, pause.arguments);
  return 'error' in fitted
    ? { error: `The answer does not fit the question: ${fitted.error}.` }
    : { verb: 'answer', canned };
}

function readCanned(value: unknown): CannedAnswer | undefined {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const fields: Record<string, string | number | boolean> = Object.create(null);
  for (const [name, each] of Object.entries(value)) {
    if (typeof each !== 'string' && typeof each !== 'number' && typeof each !== 'boolean') return undefined;
    fields[name] = each;
  }
  return fields;
}
