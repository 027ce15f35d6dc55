// Where the time of a run went: its parts are all of it.
import { expect, test } from 'vitest';
import { decisionEvent } from '../../support/events.ts';
import { pauseEvent, requestEvent, shownRunOf, startEvent } from '../../support/transcript.ts';

const finish = (reason: 'stop' | 'tool_calls') =>
  ({ type: 'finish', finish_reason: reason, session_id: 's', model: 'm' }) as const;

test('a run with a question to a person is parted into intern, people, network and the step itself', () => {
  const { spentTime, record } = shownRunOf([
    [100, requestEvent('identity', 100)],
    [250, requestEvent('exchange', 140)], // 10 of the step before it
    [300, startEvent],
    [500, requestEvent('chat', 200)],
    [1500, { type: 'text', text: 'I run the tests.' }],
    [1600, pauseEvent('npm test')],
    [1601, finish('tool_calls')],
    [9601, decisionEvent({ decided_by: 'person', person: 'octocat' })],
    [9701, requestEvent('chat', 100)],
    [10_701, { type: 'text', text: 'Done.' }],
    [10_711, finish('stop')],
    [10_731, { type: 'end', conclusion: 'finished', error_code: null }],
  ]);
  expect(spentTime).toEqual({
    network: 100 + 140 + 200 + 100,
    intern: 1000 + 100 + 1000 + 10,
    people: 8000,
    step: 10 + 50 + 1 + 20,
  });
  const total = Object.values(spentTime).reduce((sum, ms) => sum + ms, 0);
  // The first request began before its event.
  expect(total).toBe(Date.parse(record.last_at ?? '') - Date.parse(record.first_at ?? '') + 100);
});

test('a question that nobody answered until the run was cancelled is time of people', () => {
  const { spentTime } = shownRunOf([
    [1000, pauseEvent('npm test')],
    [59_000, { type: 'error', code: 'cancelled', message: 'Cancelled.', reason: null }],
    [59_010, { type: 'end', conclusion: 'failed', error_code: 'cancelled' }],
  ]);
  expect(spentTime).toMatchObject({ people: 58_000, step: 10 });
});

test("the policy's own answer is time of the step, that of nobody who was asked is time of people", () => {
  const waited = (decision: ReturnType<typeof decisionEvent>) =>
    shownRunOf([
      [0, pauseEvent('x')],
      [4000, decision],
    ]).spentTime;
  expect(waited(decisionEvent())).toMatchObject({ people: 0, step: 4000 });
  expect(waited(decisionEvent({ decided_by: 'nobody', outcome: 'reject' }))).toMatchObject({ people: 4000, step: 0 });
});

test.each(['person', 'nobody'] as const)(
  'an answer of "%s" at once took no time of people: nobody reads so fast',
  (by) => {
    const { spentTime } = shownRunOf([
      [0, pauseEvent('x')],
      [2, decisionEvent({ decided_by: by })],
    ]);
    expect(spentTime).toMatchObject({ people: 0, step: 2 });
  },
);

test('a token that is renewed while the intern answers does not end its answer', () => {
  const { spentTime } = shownRunOf([
    [10, requestEvent('chat', 10)],
    [500, { type: 'text', text: 'a' }],
    [600, requestEvent('exchange', 50)],
    [900, { type: 'text', text: 'b' }],
  ]);
  expect(spentTime).toEqual({ network: 60, intern: 490 + 50 + 300, people: 0, step: 0 });
});

test('a clock that is set back takes no time away', () => {
  const { spentTime } = shownRunOf([
    [1000, startEvent],
    [400, { type: 'prompt', text: 'p' }],
    [1100, { type: 'remark', message: 'm' }],
  ]);
  expect(spentTime).toEqual({ network: 0, intern: 0, people: 0, step: 100 });
});
