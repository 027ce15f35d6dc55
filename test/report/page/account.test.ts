// The totals of several runs.
import { expect, test } from 'vitest';
import { toTotals } from '../../../src/report/page/account.ts';
import { decisionEvent } from '../../support/events.ts';
import { pauseEvent, shownRunOf, startEvent, type TimedEvent } from '../../support/transcript.ts';

const asked = (command: string, outcome: 'allow' | 'reject' | 'stop'): readonly TimedEvent[] => [
  [1, pauseEvent(command)],
  [2, decisionEvent({ operation: `shell command: ${command}`, outcome })],
];
const ended = (conclusion: 'finished' | 'rejected', cost?: number): readonly TimedEvent[] => [
  [3, { type: 'usage', usage: { prompt_tokens: 10, completion_tokens: 2, ...(cost === undefined ? {} : { cost }) } }],
  [1000, { type: 'end', conclusion, error_code: null }],
];

test('conclusions, tokens, cost, time and what was asked and rejected most', () => {
  const runs = [
    shownRunOf([
      [0, startEvent],
      ...asked('npm test', 'allow'),
      ...asked('npm publish', 'reject'),
      ...ended('finished', 0.25),
    ]),
    shownRunOf([[0, startEvent], ...asked('npm publish', 'stop'), ...ended('rejected')]),
    shownRunOf([
      [0, startEvent],
      [500, pauseEvent('rm -rf /')],
    ]), // killed
  ];
  expect(toTotals(runs)).toEqual({
    runs: 3,
    first_at: '2026-11-20T14:00:00.000Z',
    last_at: '2026-11-20T14:00:01.000Z',
    conclusions: { finished: 1, rejected: 1, failed: 1 },
    prompt_tokens: 20,
    completion_tokens: 4,
    cost: 0.25,
    without_cost: 2,
    ms: 2500,
    pauses: 4,
    rejected: 2,
    most_asked: [
      { operation: 'shell command: npm publish', count: 2 },
      { operation: 'shell command: npm test', count: 1 },
    ],
    most_rejected: [{ operation: 'shell command: npm publish', count: 2 }],
  });
});

test('of nothing there is nothing', () => {
  expect(toTotals([])).toMatchObject({
    runs: 0,
    first_at: null,
    last_at: null,
    conclusions: {},
    cost: 0,
    most_asked: [],
  });
});

test('ten of the most frequent are named, the same number in the order of their names', () => {
  const run = shownRunOf(
    Array.from({ length: 30 }, (_, index) => asked(`run ${String(index).padStart(2, '0')}`, 'allow')).flat(),
  );
  const { most_asked } = toTotals([run]);
  expect(most_asked.map(({ operation }) => operation.slice(-2))).toEqual('00 01 02 03 04 05 06 07 08 09'.split(' '));
});

test('a question that an interruption left without an answer is not counted as rejected', () => {
  const run = shownRunOf([
    [0, startEvent],
    [1, pauseEvent('ls')],
    [2, decisionEvent({ operation: 'shell command: ls', outcome: 'reject', decided_by: 'nobody' })],
    [3, { type: 'error', code: 'cancelled', message: 'Interrupted.', reason: null }],
    [4, { type: 'end', conclusion: 'failed', error_code: 'cancelled' }],
  ]);
  expect(toTotals([run])).toMatchObject({ pauses: 1, rejected: 0, most_rejected: [] });
});
