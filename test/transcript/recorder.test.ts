// Events get their time and lose their secrets before anyone sees them.
import { describe, expect, test } from 'vitest';
import { createRedactor, Secret } from '../../src/secret.ts';
import type { RecordedEvent, RunEvent } from '../../src/transcript/events.ts';
import { createRecorder, toRequestEvent } from '../../src/transcript/recorder.ts';
import { handClock } from '../support/clock.ts';

function start(...secrets: readonly string[]) {
  const clock = handClock();
  const redactor = createRedactor();
  for (const secret of secrets) redactor.add(new Secret(secret));
  const seen: RecordedEvent[] = [];
  const also: RecordedEvent[] = [];
  const recorder = createRecorder({ clock, redactor });
  recorder.observe((event) => seen.push(event));
  recorder.observe((event) => also.push(event));
  const record = (...events: readonly RunEvent[]): void => {
    for (const event of events) recorder.record(event);
  };
  return { clock, redactor, recorder, record, seen, also };
}

const text = (piece: string): RunEvent => ({ type: 'text', text: piece });
const reasoning = (piece: string): RunEvent => ({ type: 'reasoning', text: piece });
const end: RunEvent = { type: 'end', conclusion: 'finished', error_code: null };
const texts = (events: readonly RecordedEvent[]): readonly string[] =>
  events.flatMap((event) => ('text' in event ? [`${event.type} ${event.text}`] : [event.type]));

describe('an observer that comes later', () => {
  test('is told of the remarks from before the run', () => {
    const { recorder, record, seen } = start('secret-1');
    record({ type: 'remark', message: 'About secret-1.' });
    const late: RecordedEvent[] = [];
    recorder.observe((event) => late.push(event));
    expect(late).toEqual(seen);
    expect(late).toMatchObject([{ type: 'remark', message: 'About ***.' }]);
    record(end);
    expect(late).toEqual(seen);
  });

  test('is told of nothing that came once the run had begun', () => {
    const { recorder, record } = start();
    record({ type: 'prompt', text: 'Hello' }, { type: 'remark', message: 'Late.' });
    const late: RecordedEvent[] = [];
    recorder.observe((event) => late.push(event));
    expect(late).toEqual([]);
  });
});

describe('an event', () => {
  test('is given its time, and shown to every observer', () => {
    const { clock, record, seen, also } = start();
    record({ type: 'prompt', text: 'Hello' });
    clock.advance(1_500);
    record(end);
    expect(seen.map(({ at }) => at)).toEqual(['2026-01-02T03:04:05.000Z', '2026-01-02T03:04:06.500Z']);
    expect(also).toEqual(seen);
  });

  test('has secrets taken out of its strings, at every depth', () => {
    const { record, seen } = start('hunter2');
    const because = ['x hunter2', { deep: 'hunter2' }];
    record({
      type: 'decision',
      tool_call_id: 'call-hunter2',
      kind: 'permission',
      operation: 'curl -H hunter2',
      answer: null,
      rule: 'r',
      reason: `Not aHVudGVyMg== nor hunter2`,
      outcome: 'stop',
      trace: [{ id: 'r', list: 'rules', matched: true, because: JSON.stringify(because) }],
      ladder: null,
      budgets: '',
    });
    expect(JSON.stringify(seen)).not.toMatch(/hunter2|aHVudGVyMg/);
    expect(seen).toMatchObject([{ operation: 'curl -H ***', answer: null, trace: [{ matched: true }] }]);
  });

  test('keeps its numbers, nulls and booleans', () => {
    const { record, seen } = start('1');
    record({ type: 'usage', usage: { total_tokens: 11, cost: 0.1, prompt_tokens_details: null } });
    expect(seen).toMatchObject([{ usage: { total_tokens: 11, cost: 0.1, prompt_tokens_details: null } }]);
  });

  test('is not changed itself', () => {
    const { record } = start('hunter2');
    const event: RunEvent = { type: 'prompt', text: 'hunter2' };
    record(event);
    expect(event).toEqual({ type: 'prompt', text: 'hunter2' });
  });
});

describe('text', () => {
  test('loses a secret that is cut between pieces', () => {
    const { record, seen } = start('hunter2');
    record(text('My key is hun'), text('ter'), text('2, keep it.'), end);
    expect(texts(seen)).toEqual(['text My key is ', 'text ***, keep it.', 'end']);
  });

  test.each(['text', 'reasoning'] as const)(
    'of %s that only began like a secret is shown when another event comes',
    (type) => {
      const { record, seen } = start('hunter2');
      record({ type, text: 'I go hunt' }, end);
      expect(texts(seen)).toEqual([`${type} I go `, `${type} hunt`, 'end']);
    },
  );

  test('is held back apart from reasoning, and in order', () => {
    const { record, seen } = start('hunter2');
    record(text('hun'), reasoning('t'), reasoning('hun'), text('ter2'), end);
    expect(texts(seen)).toEqual(['text hun', 'reasoning t', 'reasoning hun', 'text ter2', 'end']);
  });

  test('that is empty is no event', () => {
    const { record, seen } = start();
    record(text(''), end);
    expect(texts(seen)).toEqual(['end']);
  });

  test('loses a secret that became known after it began', () => {
    const { record, redactor, seen } = start('hunter2');
    record(text('hun'));
    redactor.add(new Secret('hunting'));
    record(text('ting'), end);
    expect(texts(seen)).toEqual(['text ***', 'end']);
  });
});

test('what was recorded so far adds up, without secrets', () => {
  const { recorder, record } = start('hunter2');
  record(text('It is hunter2.'), { type: 'finish', finish_reason: 'stop', session_id: 's', model: 'm' });
  expect(recorder.soFar()).toMatchObject({ text: { head: 'It is ***.' }, finish_reason: 'stop', conclusion: null });
  record(end);
  expect(recorder.soFar().conclusion).toBe('finished');
});

test('a secret that another event parts is not in the text that is added up', () => {
  const { recorder, record } = start('hunter2');
  record(text('It is hun'), reasoning('Hm.'), text('ter2, keep it.'), end);
  expect(recorder.soFar().text.head).toBe('It is ***, keep it.');
});

test('a field that is named like a secret loses its name', () => {
  const { record, seen } = start('hunter2');
  record({ type: 'usage', usage: { hunter2: 1, total_tokens: 3 } });
  expect(seen).toMatchObject([{ usage: { '***': 1, total_tokens: 3 } }]);
});

test.each([
  { requestId: 'r-1', request_id: 'r-1' },
  { requestId: undefined, request_id: null },
])('an answered request with the id $requestId has the request_id $request_id', ({ requestId, request_id }) => {
  expect(toRequestEvent({ route: 'chat', status: 201, ms: 7, requestId })).toEqual({
    type: 'request',
    route: 'chat',
    status: 201,
    ms: 7,
    request_id,
  });
});
