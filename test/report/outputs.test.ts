// The outputs of a run.
import { describe, expect, test } from 'vitest';
import { StreamError } from '../../src/errors.ts';
import { unknownContext } from '../../src/permission/context.ts';
import { toRunOutputs } from '../../src/report/outputs.ts';
import type { RunResult } from '../../src/run/run.ts';
import type { RunEvent } from '../../src/transcript/events.ts';
import { buildRunRecord } from '../../src/transcript/run-record.ts';
import { internOf } from '../support/chat.ts';
import { decisionEvent, toStartEvent } from '../support/events.ts';

const start = toStartEvent(internOf(), 'manual', { path: null, commit: null, digest: null }, unknownContext);
const pause: RunEvent = { type: 'pause', tool_call_id: 'call-1', name: 's.provide_input', arguments: '{}' };
const maxBytes = 256 * 1024;

function outputsOf(events: readonly RunEvent[], more: Partial<RunResult> = {}) {
  const builder = buildRunRecord();
  for (const event of events) builder.observe({ ...event, at: '2026-01-02T03:04:05.000Z' });
  const result: RunResult = {
    conclusion: 'finished',
    error: null,
    pending: null,
    text: '',
    record: builder.value(),
    ...more,
  };
  return toRunOutputs(result, '/tmp/transcript.jsonl');
}

describe('the outputs of a run', () => {
  test('are those that apply', () => {
    const events: RunEvent[] = [
      start,
      { type: 'text', text: 'All is well.' },
      pause,
      decisionEvent(),
      { type: 'finish', finish_reason: 'stop', session_id: 'session-7', model: 'm' },
      { type: 'usage', usage: { total_tokens: 9 } },
    ];
    expect(outputsOf(events)).toEqual({
      conclusion: 'finished',
      text: 'All is well.',
      'finish-reason': 'stop',
      'session-id': 'session-7',
      'intern-id': 'intern-1',
      usage: '{"total_tokens":9}',
      decisions:
        '[{"tool_call_id":"call-1","kind":"permission","operation":"shell","answer":"allow_once","rule":"made-up","reason":null}]',
      'transcript-file': '/tmp/transcript.jsonl',
    });
  });

  test('of a run of which nothing came are few', () => {
    const error = new StreamError('stream_severed', 'Cut.');
    expect(outputsOf([], { conclusion: 'ended', error })).toEqual({
      conclusion: 'ended',
      text: '',
      usage: 'null',
      decisions: '[]',
      'transcript-file': '/tmp/transcript.jsonl',
      'error-code': 'stream_severed',
    });
  });

  test('have the question that was left open', () => {
    const pending = {
      tool_call_id: 'call-1',
      session_id: 'session-7',
      name: 's.provide_input',
      arguments: '{}',
      deadline: '2026-01-02T03:09:05.000Z',
    };
    expect(JSON.parse(outputsOf([], { conclusion: 'paused', pending }).pending ?? '')).toEqual(pending);
  });
});

describe('the text', () => {
  const textOf = (text: string): string => outputsOf([{ type: 'text', text }]).text ?? '';

  test.each([maxBytes - 1, maxBytes])('of %i bytes is whole', (bytes) => {
    expect(textOf('x'.repeat(bytes))).toBe('x'.repeat(bytes));
  });

  test.each([
    ['letters', 'x', maxBytes + 1],
    ['characters of two bytes', 'é', maxBytes],
    ['characters of three bytes', '語', maxBytes],
    ['characters of four bytes', '🎈', maxBytes],
    ['characters of four bytes that lie across', 'x🎈', maxBytes],
  ])('of more than 256 KiB of %s is cut there, between characters, with a note', (_, unit, times) => {
    const text = textOf(unit.repeat(times));
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(maxBytes);
    expect(Buffer.byteLength(text)).toBeGreaterThan(maxBytes - 4);
    expect(text).toMatch(/\n\n\[Cut at 256 KiB\. The whole text is in the transcript file\.\]$/);
    expect(text).not.toContain('\ufffd');
  });

  test('of which parts were never kept is cut too', () => {
    const text = textOf('x'.repeat(2_000_000));
    expect(Buffer.byteLength(text)).toBe(maxBytes);
    expect(text).toMatch(/Cut at 256 KiB/);
  });
});

test('an operation of a megabyte is cut in the decisions', () => {
  const { decisions = '' } = outputsOf([start, pause, decisionEvent({ operation: 'x'.repeat(1_000_000) })]);
  expect(decisions.length).toBeLessThan(10_000);
  expect(decisions).toContain('x…x');
});
