// Events of a run, made up.
import type { RunEvent } from '../../src/transcript/events.ts';

type DecisionEvent = Extract<RunEvent, { readonly type: 'decision' }>;

/** A decision as it is recorded. */
export function decisionEvent(given: Partial<DecisionEvent> = {}): DecisionEvent {
  return {
    type: 'decision',
    tool_call_id: 'call-1',
    kind: 'permission',
    operation: 'shell',
    answer: 'allow_once',
    rule: 'made-up',
    reason: null,
    outcome: 'allow',
    trace: [],
    ladder: null,
    budgets: '',
    ...given,
  };
}
