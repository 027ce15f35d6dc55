// What was answered to a pause, in words: allowed, rejected, stopped, and by whom where a person was asked.
import type { RecordedEvent } from '../transcript/events.ts';
import type { Line } from './render/blocks.ts';
import { shorten } from './render/cut.ts';

/** A decision as it was recorded. */
export type Decision = Extract<RecordedEvent, { readonly type: 'decision' }>;

const maxAnswer = 200;
const maxLogin = 100;

/** The answer in words, after a sign. */
export function toAnswerWords(decision: Decision): Line {
  const [sign, verb, ...rest] = wordsOf(decision);
  const asked = askedOf(decision);
  return asked === undefined ? [`${sign} ${capital(verb)}`, ...rest] : [`${sign} Asked ${asked}: ${verb}`, ...rest];
}

function wordsOf({ outcome, answer }: Decision): readonly [sign: string, verb: string, ...rest: Line] {
  switch (outcome) {
    case 'allow':
      return ['✅', answer === 'allow_always' ? 'allowed, always' : 'allowed'];
    case 'answer':
      return ['✅', 'answered', ...(answer === null ? [] : [' ', { code: shorten(answer, maxAnswer) }])];
    case 'reject':
      return ['🚫', answer === 'reject_always' ? 'rejected, always' : 'rejected'];
    case 'stop':
      return ['⛔', 'stopped'];
    case 'ask':
      return ['✋', 'asked'];
    default:
      return outcome satisfies never;
  }
}

/** Who was asked; undefined where the policy decided. */
function askedOf({ decided_by, person }: Decision): string | undefined {
  if (decided_by === 'nobody') return 'a person, who did not answer';
  if (decided_by === undefined || decided_by === 'policy') return undefined;
  return person === undefined ? 'a person' : shorten(person, maxLogin);
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
