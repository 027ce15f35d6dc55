// A pending question: read from a response, handed to a later job, and rebuilt there.
import { describe, expect, test } from 'vitest';
import { readQuestion, toPending, toToolCall } from '../../src/run/question.ts';
import { handClock } from '../support/clock.ts';
import { finishOf } from '../support/run.ts';

const toolCall = { id: 'call-1', function: { name: 'other.provide_input', arguments: '{"kind":"permission"}' } };

describe('a question', () => {
  test('takes an answer until 20 s before its deadline, five minutes after it came', () => {
    const clock = handClock();
    const question = readQuestion({ finish: finishOf(), toolCall }, clock);
    expect(question).toEqual({
      sessionId: 'session-1',
      toolCall,
      deadline: '2026-01-02T03:09:05.000Z',
      answerUntil: clock.monotonic() + 280_000,
    });
  });

  test.each([
    ['no tool call', { finish: finishOf(), toolCall: undefined }],
    ['no session', { finish: finishOf({ session_id: null }), toolCall }],
    ['another tool', { finish: finishOf(), toolCall: { ...toolCall, function: { name: 'x', arguments: '{}' } } }],
  ])('is none with %s', (_, response) => {
    expect(() => readQuestion(response, handClock())).toThrow(expect.objectContaining({ code: 'stream_malformed' }));
  });

  test('is rebuilt from what is pending as it was streamed', () => {
    const pending = toPending(readQuestion({ finish: finishOf(), toolCall }, handClock()));
    expect(pending).toMatchObject({ tool_call_id: 'call-1', name: 'other.provide_input', session_id: 'session-1' });
    expect(toToolCall(pending)).toEqual({ index: 0, type: 'function', ...toolCall });
  });
});
