// The rows of the timeline: what is one thing to a reader is one row.
import { expect, test } from 'vitest';
import type { TimelineRow } from '../../../src/report/page/timeline.ts';
import { decisionEvent } from '../../support/events.ts';
import { pauseEvent, requestEvent, shownRunOf, startEvent, type TimedEvent } from '../../support/transcript.ts';

const rowsOf = (...events: readonly TimedEvent[]): readonly TimelineRow[] => shownRunOf(events).rows;
const kindsOf = (rows: readonly TimelineRow[]): readonly string[] => rows.map(({ event }) => event.type);

test('the pieces of a text are one row, from the first to the last of them', () => {
  const [row, ...others] = rowsOf([100, { type: 'text', text: 'Two ' }], [250, { type: 'text', text: 'pieces' }]);
  expect(row).toMatchObject({ event: { type: 'text', text: 'Two pieces' }, line: 1 });
  expect((row?.to ?? 0) - (row?.from ?? 0)).toBe(150);
  expect(others).toEqual([]);
});

test('reasoning between two texts parts them', () => {
  const rows = rowsOf(
    [0, { type: 'text', text: 'a' }],
    [1, { type: 'reasoning', text: 'b' }],
    [2, { type: 'text', text: 'c' }],
  );
  expect(kindsOf(rows)).toEqual(['text', 'reasoning', 'text']);
});

test('a request begins as long before its event as it took', () => {
  const [row] = rowsOf([500, requestEvent('identity', 120)]);
  expect((row?.to ?? 0) - (row?.from ?? 0)).toBe(120);
});

test('a question, the end of the response that asked it, and its answer are one row', () => {
  const rows = rowsOf(
    [0, pauseEvent('npm test')],
    [1, { type: 'finish', finish_reason: 'tool_calls', session_id: 's', model: 'm' }],
    [2, { type: 'usage', usage: { prompt_tokens: 7 } }],
    [60, decisionEvent()],
    [70, requestEvent('chat', 5)],
  );
  expect(kindsOf(rows)).toEqual(['pause', 'request']);
  expect(rows[0]).toMatchObject({ state: 'allowed', usage: { usage: { prompt_tokens: 7 } } });
  expect((rows[0]?.to ?? 0) - (rows[0]?.from ?? 0)).toBe(60);
});

test('a question that nobody answered waits until the run ends', () => {
  const [row] = rowsOf(
    [0, pauseEvent('npm test')],
    [900, { type: 'end', conclusion: 'failed', error_code: 'timeout' }],
  );
  expect(row).toMatchObject({ state: 'waiting' });
  expect((row?.to ?? 0) - (row?.from ?? 0)).toBe(900);
});

test.each([
  ['allowed', decisionEvent({ outcome: 'allow' })],
  ['allowed', decisionEvent({ outcome: 'answer', answer: 'blue' })],
  ['asked', decisionEvent({ outcome: 'allow', decided_by: 'person' })],
  ['rejected', decisionEvent({ outcome: 'reject' })],
  ['rejected', decisionEvent({ outcome: 'reject', decided_by: 'person' })],
  ['rejected', decisionEvent({ outcome: 'stop', answer: null })],
  ['waiting', decisionEvent({ outcome: 'ask', answer: null })],
] as const)('its state is %s after a decision of that kind', (state, decision) => {
  expect(rowsOf([0, pauseEvent('npm test')], [1, decision])[0]).toMatchObject({ event: { type: 'pause' }, state });
});

test.each([
  ['finished', 'allowed'],
  ['skipped', 'plain'],
  ['paused', 'waiting'],
  ['rejected', 'rejected'],
  ['ended', 'failed'],
  ['failed', 'failed'],
] as const)('the end of a run that is %s is %s', (conclusion, state) => {
  expect(rowsOf([0, { type: 'end', conclusion, error_code: null }]).at(-1)).toMatchObject({
    event: { type: 'end' },
    state,
  });
});

test('of two decisions on a question the last one counts', () => {
  const rows = rowsOf([0, pauseEvent('x')], [1, decisionEvent()], [2, decisionEvent({ outcome: 'reject' })]);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ state: 'rejected' });
});

test('requests are told by what they are for', () => {
  const rows = rowsOf(
    [1, requestEvent('identity', 1)],
    [2, requestEvent('exchange', 1, 503)],
    [3, requestEvent('exchange', 1)],
    [4, requestEvent('list', 1)],
    [5, requestEvent('chat', 1)],
    [6, requestEvent('exchange', 1)],
    [7, requestEvent('chat', 1)],
    [8, requestEvent('of_tomorrow', 1)],
  );
  expect(rows.map(({ purpose }) => purpose)).toEqual([
    'Identity token from the CI',
    'Exchange for an access token',
    'Sent again',
    'List of interns',
    'Prompt sent',
    'Renewal of the access token',
    'Answer sent',
    'Request',
  ]);
  expect(rows.map(({ state }) => state === 'failed')).toEqual([false, true, false, false, false, false, false, false]);
});

test('every other event is a row of its own, at its line', () => {
  const rows = rowsOf(
    [0, startEvent],
    [1, { type: 'prompt', text: 'p' }],
    [2, { type: 'remark', message: 'm' }],
    [3, { type: 'finish', finish_reason: 'stop', session_id: null, model: 'm' }],
    [4, { type: 'usage', usage: {} }],
    [5, { type: 'error', code: 'timeout', message: 'm', reason: null }],
    [6, { type: 'end', conclusion: 'failed', error_code: 'timeout' }],
  );
  expect(kindsOf(rows)).toEqual('start prompt remark finish error end'.split(' '));
  expect(rows.map(({ line }) => line)).toEqual([1, 2, 3, 4, 6, 7]);
});

test('usage before the end of its response belongs to it', () => {
  const rows = rowsOf(
    [0, { type: 'usage', usage: { cost: 1 } }],
    [1, { type: 'finish', finish_reason: 'stop', session_id: null, model: 'm' }],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ event: { type: 'finish', model: 'm' }, usage: { usage: { cost: 1 } } });
});

test('an answer belongs to the question with its id, also if another was asked since', () => {
  const rows = rowsOf(
    [0, pauseEvent('curl x', 'a')],
    [1, pauseEvent('ls', 'b')],
    [2, decisionEvent({ tool_call_id: 'a', outcome: 'allow' })],
    [3, decisionEvent({ tool_call_id: 'b', outcome: 'reject' })],
    [4, decisionEvent({ tool_call_id: 'zz', rule: 'tests' })],
  );
  expect(rows.map(({ state }) => state)).toEqual(['allowed', 'rejected', 'warned']);
});

test('an answer whose question is lost is told', () => {
  expect(rowsOf([0, decisionEvent({ rule: 'tests' })])[0]).toMatchObject({
    event: { type: 'remark', message: 'An answer without a question: tests' },
  });
});

test('an event whose time cannot be read has no row', () => {
  expect(shownRunOf([[0, startEvent]]).rows).toHaveLength(1);
  const unreadable = { ...startEvent, at: 'soon' };
  expect(kindsOf(rowsOf([0, unreadable], [1, { type: 'prompt', text: 'p' }]))).toEqual(['start', 'prompt']);
});

test('the time in which the intern worked on something stands before it', () => {
  const rows = rowsOf(
    [100, requestEvent('chat', 50)],
    [400, { type: 'text', text: 'a' }],
    [900, pauseEvent('npm test')],
    [910, decisionEvent()],
    [1000, requestEvent('chat', 50)],
    [1300, { type: 'text', text: 'b' }],
  );
  const [start = 0] = rows.map(({ to }) => to);
  expect(rows.map(({ waitedFrom }) => (waitedFrom === null ? null : waitedFrom - start))).toEqual([
    null,
    0,
    300,
    null,
    900,
  ]);
});
