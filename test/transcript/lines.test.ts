// The transcript: one JSON document a line, and read back it adds up to what the run added up to.
import { expect, test } from 'vitest';
import { unknownContext } from '../../src/permission/context.ts';
import type { RecordedEvent, RunEvent } from '../../src/transcript/events.ts';
import { readTranscript } from '../../src/transcript/lines.ts';
import { toTranscriptLine } from '../../src/transcript/recorder.ts';
import { buildRunRecord, toPastRecord } from '../../src/transcript/run-record.ts';
import { internOf } from '../support/chat.ts';
import { decisionEvent, toStartEvent } from '../support/events.ts';

test('a line has type and time first, then the fields of the event', () => {
  const at = '2026-01-02T03:04:05.000Z';
  expect(toTranscriptLine({ route: 'chat', type: 'request', ms: 7, status: 200, request_id: null, at })).toBe(
    '{"type":"request","at":"2026-01-02T03:04:05.000Z","route":"chat","ms":7,"status":200,"request_id":null}\n',
  );
});

test.each(['a\nb', 'a\rb', 'a\u2028b', 'a\u0085b', '\ud800'])(
  'the text %j is on one line, and comes back whole',
  (text) => {
    const line = toTranscriptLine({ type: 'text', text, at: '' });
    expect(line.match(/[\n\r]/g)).toEqual(['\n']);
    expect(JSON.parse(line)).toMatchObject({ text });
  },
);

const facts = { path: '.github/intern-policy.yml', commit: 'a'.repeat(40), digest: 'd' };
const events: readonly RunEvent[] = [
  toStartEvent(internOf(), 'manual', facts, { ...unknownContext, fork: true, labels: ['bug'] }),
  { type: 'request', route: 'POST /chat', status: 200, ms: 12.5, request_id: 'r-1' },
  { type: 'remark', message: 'The policy changes.' },
  { type: 'prompt', text: 'Review.' },
  { type: 'reasoning', text: 'Hm.' },
  { type: 'text', text: 'Fine.' },
  { type: 'pause', tool_call_id: 'call-1', name: 's.provide_input', arguments: '{}' },
  decisionEvent({ verb: 'allow', ladder: null }),
  { type: 'finish', finish_reason: 'stop', session_id: 's', model: 'm' },
  { type: 'usage', usage: { total_tokens: 3, cost: null, prompt_tokens_details: { cached_tokens: 1 } } },
  { type: 'error', code: 'run_ended', message: 'Over.', reason: null },
  { type: 'end', conclusion: 'ended', error_code: 'run_ended' },
];
const recorded = events.map((event, index): RecordedEvent => ({ ...event, at: new Date(index * 1000).toISOString() }));

test('every event comes back as it was', () => {
  const record = buildRunRecord();
  for (const event of recorded) record.observe(event);
  expect(toPastRecord(readTranscript(recorded.map(toTranscriptLine).join('')))).toEqual(record.value());
});

test('a line that nests without end is no event: whoever writes it out again would run out of stack', () => {
  const deep = `{"type":"usage","at":"2026-01-02T03:04:05Z","usage":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}\n`;
  expect([...readTranscript(deep)]).toEqual([{ number: 1, event: 'unreadable' }]);
});

test('types of a later version are ignored', () => {
  expect(toPastRecord(readTranscript('{"type":"of_tomorrow","at":"x"}\n')).remarks).toEqual([]);
});

test.each(['{"type":"text","at":"2026-01-01T00:00:00Z","te', '{"type":"text","at":1}', '[]', 'null', 'x'])(
  'the line %j is left out, and the report says that one was',
  (line) => {
    const good = recorded.filter(({ type }) => type === 'text').map(toTranscriptLine);
    const record = toPastRecord(readTranscript(`${good.join('')}${line}`));
    expect(record.text.head).toBe('Fine.');
    expect(record.remarks).toEqual(['1 line of the transcript could not be read.']);
  },
);

test('a decision of another program without an outcome has that of its answer', () => {
  const decision = { type: 'decision', at: '2026-01-02T03:04:05Z', tool_call_id: 'c', kind: null, operation: null };
  const outcomeOf = (answer: string | null, more: object = {}): unknown => {
    const line = JSON.stringify({ ...decision, answer, rule: 'r', reason: null, trace: [], ...more });
    const [{ event } = { event: undefined }] = readTranscript(line);
    return typeof event === 'object' && event.type === 'decision' ? event.outcome : event;
  };
  const outcomes = (more: object, ...answers: readonly (string | null)[]): readonly unknown[] =>
    answers.map((answer) => outcomeOf(answer, more));
  expect(outcomes({}, 'allow_once', 'reject_always', 'main', null)).toEqual(['allow', 'reject', 'answer', 'stop']);
  expect(outcomes({ kind: 'permission' }, 'allow_always', 'reject_once', 'allowance', 'reject')).toEqual([
    'allow',
    'reject',
    'answer',
    'answer',
  ]);
  expect(
    outcomes({ kind: 'choice' }, 'reject the old API', 'allowlist only', 'allow_once', '{"action":"accept"}'),
  ).toEqual(['answer', 'answer', 'answer', 'answer']);
  expect(outcomes({ kind: 'choice' }, '{"action":"decline"}', '{"action":"cancel"}')).toEqual(['reject', 'reject']);
  expect(outcomeOf(null, { decided_by: 'nobody' })).toBe('ask');
});

test.each(['bad', '', '2026-13-45T00:00:00Z'])('a line at %j is no event: a report could not place it', (at) => {
  const lines = [
    recorded[0],
    { type: 'text', at, text: 'Hi' },
    { type: 'end', at, conclusion: 'finished', error_code: null },
  ];
  const record = toPastRecord(readTranscript(lines.map((one) => JSON.stringify(one)).join('\n')));
  expect(record).toMatchObject({ last_at: recorded[0]?.at, text: { head: '' }, conclusion: null });
  expect(record.remarks).toEqual(['2 lines of the transcript could not be read.']);
});
