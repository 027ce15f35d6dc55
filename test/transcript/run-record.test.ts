// What the events of a run add up to.
import { describe, expect, test } from 'vitest';
import { unknownContext } from '../../src/permission/context.ts';
import type { RecordedEvent, RunEvent } from '../../src/transcript/events.ts';
import {
  addUsage,
  buildRunRecord,
  decisionsOf,
  separateMessages,
  toAnswerVerb,
} from '../../src/transcript/run-record.ts';
import { internOf } from '../support/chat.ts';
import { toStartEvent } from '../support/events.ts';

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
      changes: null,
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

  test('has each account of models, in their order', () => {
    const tokens = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2, estimated: 0, cost: null, cap: null };
    const counts = { requests: 1, refused: 0, errors: 0, exchanges: 1 };
    const account = (provider: string): RunEvent => ({
      type: 'model_access',
      intern: 'i',
      provider,
      ...counts,
      ...tokens,
    });
    expect(recordOf(account('one'), account('other')).models).toMatchObject([
      { provider: 'one' },
      { provider: 'other' },
    ]);
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
    // The transcript lost the line of the second pause: its decision is not shown as one about the first.
    expect(recordOf(pause('a'), decision('b', 'allow_once')).pauses.map(({ decisions }) => decisions)).toEqual([[]]);
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

const asks: RunEvent = { type: 'pause', tool_call_id: 'c', name: 's.provide_input', arguments: '{}' };

describe('an answer and its question', () => {
  const asked = (operation: string): RunEvent => ({ ...asks, arguments: JSON.stringify({ operation }) });

  test('an answer that fits no question is not counted, and told', () => {
    const record = recordOf(pause('a'), decision('a', 'allow_once'), decision('zz', 'allow_once'));
    expect(decisionsOf(record)).toHaveLength(1);
    expect(record.remarks).toEqual(['An answer, to "shell", fits no question and is not counted.']);
  });

  test('an answer to another operation than was asked for is told', () => {
    expect(recordOf(asked('curl x'), decision('c', 'allow_once')).remarks).toEqual([
      'The question was "curl x", but the answer was to "shell".',
    ]);
    expect(recordOf(asked('shell'), decision('c', 'allow_once')).remarks).toEqual([]);
  });
});

describe('the sum of two usages', () => {
  test.each([
    [
      null,
      { cost: -7, prompt_tokens_details: { cached_tokens: -1 } },
      { cost: 0, prompt_tokens_details: { cached_tokens: 0 } },
    ],
    [
      { cost: 2, total_tokens: 5 },
      { cost: -7, total_tokens: 1 },
      { cost: 2, total_tokens: 6 },
    ],
    [null, null, null],
    [null, { total_tokens: 1 }, { total_tokens: 1 }],
    [{ total_tokens: 1 }, null, { total_tokens: 1 }],
    [
      { total_tokens: 1, cost: 0.5 },
      { total_tokens: 2, cost: 0.25 },
      { total_tokens: 3, cost: 0.75 },
    ],
    [{ prompt_tokens: 1 }, { completion_tokens: 2 }, { prompt_tokens: 1, completion_tokens: 2 }],
    [{ cost: null }, { cost: 0.5 }, { cost: 0.5 }],
    [{ cost: null }, { cost: null }, { cost: null }],
    [
      { prompt_tokens_details: { cached_tokens: 1, audio: 1 } },
      { prompt_tokens_details: { cached_tokens: 2 } },
      { prompt_tokens_details: { cached_tokens: 3, audio: 1 } },
    ],
    [
      { prompt_tokens_details: null },
      { prompt_tokens_details: { cached_tokens: 2 } },
      { prompt_tokens_details: { cached_tokens: 2 } },
    ],
    [
      { credits: 2, tier: 'a' },
      { credits: 3, tier: 'b' },
      { credits: 5, tier: 'a' },
    ],
  ])('of %j and %j is %j', (a, b, sum) => {
    expect(addUsage(a, b)).toEqual(sum);
  });

  test('changes neither', () => {
    const a = { total_tokens: 1 };
    addUsage(a, { total_tokens: 2 });
    expect(a).toEqual({ total_tokens: 1 });
  });
});

/** The text of a run that says these words, and asks at each `undefined`. */
function textOf(...said: readonly (string | undefined)[]): string {
  const builder = buildRunRecord();
  for (const text of said) {
    builder.observe({ ...(text === undefined ? asks : { type: 'text', text }), at: '2026-01-01T00:00:00Z' });
  }
  const once = separateMessages(builder.value());
  expect(separateMessages(once)).toEqual(once);
  return once.text.head;
}

test.each([
  ['a heading behind a question', ['Let me look.', undefined, '## Found'], 'Let me look.\n\n## Found'],
  ['each of several', ['One.', undefined, 'Two.', undefined, 'Three.'], 'One.\n\nTwo.\n\nThree.'],
  ['pieces of one message', ['Let me ', 'look.'], 'Let me look.'],
  ['questions in a row', ['One.', undefined, undefined, 'Two.'], 'One.\n\nTwo.'],
  ['a question before the first word, and one behind the last', [undefined, 'One.', undefined], 'One.'],
  ['a line that ends before the question', ['One.\n', undefined, 'Two.'], 'One.\nTwo.'],
  ['a line that ends behind it', ['One.', undefined, '\n\nTwo.'], 'One.\n\nTwo.'],
])('%s', (_what, said, text) => {
  expect(textOf(...said)).toBe(text);
});

test('what comes behind the head of a very long text stays as it is', () => {
  const long = 'x'.repeat(800 * 1024);
  expect(textOf('One.', undefined, long, undefined, 'Three.')).toBe(`One.\n\n${long.slice(0, 512 * 1024 - 4)}`);
});

test.each([
  ['allow', 'allow_once', 'allowed'],
  ['allow', 'allow_always', 'allowed, always'],
  ['answer', '{"action":"accept"}', 'answered'],
  ['reject', 'reject_once', 'rejected'],
  ['reject', 'reject_always', 'rejected, always'],
  ['stop', null, 'stopped'],
  ['ask', null, 'asked'],
] as const)('%s by %s is "%s"', (outcome, answer, verb) => {
  expect(toAnswerVerb({ outcome, answer })).toBe(verb);
});
