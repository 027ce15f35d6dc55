// The answer to a pause in words: allowed, rejected, stopped, and by whom if a person was asked.

import type { RecordedEvent } from '../transcript/events.ts';
import { toAnswerVerb } from '../transcript/run-record.ts';
import type { Line } from './render/blocks.ts';
import { shorten } from './render/cut.ts';

/** A decision as it was recorded. */
export type Decision = Extract<RecordedEvent, { readonly type: 'decision' }>;

const maxAnswer = 200;
const maxLogin = 100;

/** The answer in words, after a sign. */
export function toAnswerWords(decision: Decision): Line {
  const [sign, verb, ...rest] = wordsOf(decision);
  // Whether the time ran out, there was no terminal, or the run was interrupted: nobody said no.
  if (decision.decided_by === 'nobody') return [`${sign} Nobody answered`];
  const asked = askedOf(decision);
  return asked === undefined ? [`${sign} ${capital(verb)}`, ...rest] : [`${sign} Asked ${asked}: ${verb}`, ...rest];
}

const signs = { allow: '✅', answer: '✅', reject: '🚫', stop: '⛔', ask: '✋' } as const;

function wordsOf(decision: Decision): readonly [sign: string, verb: string, ...rest: Line] {
  const { outcome, answer } = decision;
  const said: Line = outcome === 'answer' && answer !== null ? [' ', { code: shorten(answer, maxAnswer) }] : [];
  return [signs[outcome], toAnswerVerb(decision), ...said];
}

/** Who was asked; undefined where the policy decided. */
function askedOf({ decided_by, person }: Decision): string | undefined {
  if (decided_by === undefined || decided_by === 'policy') return undefined;
  return person === undefined ? 'a person' : shorten(person, maxLogin);
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
