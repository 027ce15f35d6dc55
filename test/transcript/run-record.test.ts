// What the events of a run add up to.
import { describe, expect, test } from 'vitest';
import { unknownContext } from '../../src/permission/context.ts';
import type { RecordedEvent, RunEvent } from '../../src/transcript/events.ts';
import { toStartEvent } from '../../src/transcript/events.ts';
import { buildRunRecord, decisionsOf } from '../../src/transcript/run-record.ts';
import { internOf } from '../support/chat.ts';

const noPolicy = { path: null, commit: null, digest: null };
const start = toStartEvent(internOf(), 'manual', noPolicy, unknownContext);
const pause = (id: string): RunEvent => ({ type: 'pause', tool_call_id: id, name: 's.provide_input', arguments: '{}' });
const decision = (id: string, answer: string | null): RunEvent => ({
  type: 'decision',
  tool_call_id: id,
  kind: 'permission',
  operation: 'shell',
  answer,
  rule: 'r',
  reason: null,
  outcome: answer === null ? 'stop' : 'allow',
  trace: [],
  ladder: 'a ladder',
  budgets: 'a budget',
});
const finish = (session_id: string | null, model = 'm'): RunEvent => ({
  type: 'finish',
  finish_reason: 'stop',
  session_id,
  model,
});

function recordOf(...events: readonly RunEvent[]) {
  const builder = buildRunRecord();
  for (const [second, event] of events.entries()) {
    builder.observe({ ...event, at: new Date(second * 1000).toISOString() });
  }
  return builder.value();
}

describe('a record', () => {
  test('keeps what is said after a follow-up apart from the rest', () => {
    const say = (text: string): RunEvent => ({ type: 'text', text });
    const followUp: RunEvent = { type: 'prompt', text: 'And now?', follow_up: true };
    const prompt: RunEvent = { type: 'prompt', text: 'Go on.' };
    const { text, follow_up_text } = recordOf(
      prompt,
      say('a'),
      pause('1'),
      say('b'),
      followUp,
      say('c'),
      pause('2'),
      say('d'),
    );
    expect([text.head, follow_up_text.head]).toEqual(['ab', 'cd']);
    expect(recordOf(followUp, say('a'), prompt, say('b')).text.head).toBe('b');
  });

  test('of nothing knows nothing', () => {
    expect(recordOf()).toEqual({
      follow_up_text: { head: '', tail: '', omitted: 0 },
      first_at: null,
      last_at: null,
      start: null,
      text: { head: '', tail: '', omitted: 0 },
      reasoning: { head: '', tail: '', omitted: 0 },
      message_ends: [],
      pauses: [],
      finish_reason: null,
      session_id: null,
      model: null,
      usage: null,
      remarks: [],
      error: null,
      conclusion: null,
    });
  });

  test('knows the start, with the intern, the mode and the policy', () => {
    expect(recordOf(start).start).toMatchObject({
      intern_id: 'intern-1',
      intern_name: 'reviewer',
      approval_mode: 'manual',
      policy: noPolicy,
      context: unknownContext,
    });
  });

  test('knows the first and the last time', () => {
    expect(recordOf(start, { type: 'prompt', text: 'x' }, finish('s'))).toMatchObject({
      first_at: '1970-01-01T00:00:00.000Z',
      last_at: '1970-01-01T00:00:02.000Z',
    });
  });

  test('joins text and reasoning, each on its own', () => {
    const record = recordOf(
      { type: 'text', text: 'a' },
      { type: 'reasoning', text: 'x' },
      { type: 'text', text: 'b' },
      { type: 'reasoning', text: 'y' },
    );
    expect([record.text.head, record.reasoning.head]).toEqual(['ab', 'xy']);
  });

  test('keeps the first 512 Ki and the last 256 Ki characters of a long text', () => {
    const { text } = recordOf({ type: 'text', text: `a${'x'.repeat(1024 * 1024)}z` });
    expect([text.head.length, text.tail.length, text.omitted]).toEqual([524_288, 262_144, 1_048_578 - 786_432]);
    expect([text.head.at(0), text.tail.at(-1)]).toEqual(['a', 'z']);
  });

  test('has each decision with its pause, more than one where an answer was refused', () => {
    const record = recordOf(pause('a'), decision('a', 'allow_once'), decision('a', 'reject_once'), pause('b'));
    expect(record.pauses.map(({ decisions }) => decisions.map(({ answer }) => answer))).toEqual([
      ['allow_once', 'reject_once'],
      [],
    ]);
  });

  test('has the last session that was named, and the last model', () => {
    expect(recordOf(finish('s-1'), finish('s-2', 'other'), finish(null))).toMatchObject({
      session_id: 's-2',
      model: 'm',
    });
  });

  test('sums usage', () => {
    const usage = { total_tokens: 2 };
    expect(recordOf({ type: 'usage', usage }, { type: 'usage', usage }).usage).toEqual({ total_tokens: 4 });
  });

  test('knows the error and the conclusion', () => {
    const error: RunEvent = { type: 'error', code: 'run_ended', message: 'Over.', reason: 'run_ended' };
    expect(recordOf(error, { type: 'end', conclusion: 'ended', error_code: 'run_ended' })).toMatchObject({
      error: { code: 'run_ended', reason: 'run_ended' },
      conclusion: 'ended',
    });
  });

  test('takes an event of a later version', () => {
    const later: RecordedEvent = JSON.parse('{"type":"telemetry","at":"2026-01-01T00:00:00.000Z"}');
    const builder = buildRunRecord();
    builder.observe(later);
    expect(builder.value()).toMatchObject({ last_at: '2026-01-01T00:00:00.000Z', conclusion: null });
  });

  test('takes a decision without its pause', () => {
    expect(recordOf(decision('a', null)).pauses).toEqual([]);
  });
});

test('the decisions of a record come in order, with the fields of the output and no other', () => {
  const record = recordOf(pause('a'), decision('a', 'allow_once'), pause('b'), decision('b', null));
  const shown = { kind: 'permission', operation: 'shell', rule: 'r', reason: null };
  expect(decisionsOf(record)).toEqual([
    { tool_call_id: 'a', ...shown, answer: 'allow_once' },
    { tool_call_id: 'b', ...shown, answer: null },
  ]);
});

test('a run keeps its first hundred remarks', () => {
  const builder = buildRunRecord();
  for (let index = 0; index < 101; index += 1) builder.observe({ type: 'remark', message: `remark ${index}`, at: '' });
  expect(builder.value().remarks).toHaveLength(100);
  expect(builder.value().remarks[99]).toBe('remark 99');
});
