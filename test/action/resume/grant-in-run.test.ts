// A claimed grant in its run: which question it answers, and which it leaves to a person.
import { expect, test } from 'vitest';
import { trackGrant } from '../../../src/action/commands/resume.ts';
import { systemClock } from '../../../src/clock.ts';
import { unknownContext } from '../../../src/permission/context.ts';
import { startDecisions } from '../../../src/permission/decide/decide.ts';
import { rejectEverything } from '../../../src/permission/policy.ts';
import { testActionIo } from '../../support/action-io.ts';
import { parkedOf } from '../../support/parked.ts';

/** Asks, in a run with a grant for "deploy", for the same with these fields more; whether the grant answers. */
async function isAnswered(more: object): Promise<boolean> {
  const { arguments: allowed, binding } = parkedOf('deploy');
  const { session, ...bound } = binding;
  const now = { ...bound, state: 'ready' } as const;
  const clock = { ...systemClock, now: () => binding.untilMs - 1 };
  const grant = trackGrant(testActionIo({}, { clock }), {
    claimed: { is: 'claimed', binding },
    person: 'octocat',
    answeredAt: '2026-01-02T03:00:00Z',
    readCircumstances: async () => now,
  });
  const asked = JSON.stringify({ ...JSON.parse(allowed), ...more });
  const toolCall = {
    id: 'call_1',
    index: 0,
    type: 'function',
    function: { name: 's.provide_input', arguments: asked },
  };
  const question = { sessionId: session, toolCall, deadline: '', answerUntil: 0 };
  const decision = startDecisions(rejectEverything, unknownContext).decide({ toolCallId: 'call_1', arguments: asked });
  const made = await grant.wrapAsker(undefined)({ question, decision, refusal: undefined, signal: undefined });
  return made !== undefined;
}

test.each([
  ['the same request', {}],
  ['one that names its own call and session', { tool_call_id: 'call_1', session_id: 's' }],
])('answers %s', async (_, more) => {
  expect(await isAnswered(more)).toBe(true);
});

test.each([
  ['another session', { session_id: 'production' }],
  ['another call', { tool_call_id: 'call_9' }],
  ['an interaction', { interaction_id: 'i' }],
])('does not answer a request about %s', async (_, more) => {
  expect(await isAnswered(more)).toBe(false);
});
