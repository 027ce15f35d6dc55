// Events of a run, made up.
import type { ApprovalMode } from '../../src/contract/chat.ts';
import type { Intern } from '../../src/contract/interns.ts';
import type { RunContext } from '../../src/permission/context.ts';
import type { PolicyFacts, RunEvent, StartFacts } from '../../src/transcript/events.ts';

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

/** The start of a run on an intern. */
export function toStartEvent(
  intern: Intern,
  mode: ApprovalMode,
  policy: PolicyFacts,
  context: RunContext,
  facts?: StartFacts,
): RunEvent {
  const named = { intern_id: intern.id, intern_name: intern.name, approval_mode: mode };
  return { type: 'start', ...named, policy, context, ...facts };
}
