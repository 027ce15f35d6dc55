// How an agent's turn ended: by its stop reason, or by what went wrong instead. Pure.

import type { PromptResult } from '../protocol/wire.ts';
import type { TurnEnd } from './audience.ts';

/** Stop reasons with which a turn is complete. */
const complete: ReadonlySet<string> = new Set(['end_turn', 'max_tokens', 'max_turn_requests', 'refusal']);

/**
 * The end of a turn that the agent answered.
 *
 * @param wasRejected - whether the last answer to a permission was no
 */
export function toTurnEnd({ stopReason }: PromptResult, wasRejected: boolean): TurnEnd {
  if (complete.has(stopReason)) return 'complete';
  if (stopReason === 'cancelled') {
    const message = wasRejected
      ? 'The agent ended its turn because its request was rejected.'
      : 'The agent cancelled its turn.';
    return { ending: 'run_ended', message };
  }
  return {
    ending: 'turn_failed',
    message: `The agent ended its turn for a reason that the protocol does not have: "${stopReason.slice(0, 100)}".`,
  };
}
