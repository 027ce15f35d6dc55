// A pending question: read from a response, handed to a later job, and rebuilt there.
import { describe, expect, test } from 'vitest';
import { runInputs } from '../../src/inputs/definitions/run.ts';
import { defaultMaxPauses, readQuestion, toPending, toToolCall } from '../../src/run/question.ts';
import { finishOf } from '../support/run.ts';

const toolCall = { id: 'call-1', function: { name: 'other.provide_input', arguments: '{"kind":"permission"}' } };
const pendingCall = { toolCall, epochMs: Date.UTC(2026, 0, 2, 3, 4, 5), monotonicMs: 1000 };

describe('a question', () => {
  test('takes an answer until 20 s before its deadline, five minutes after it came', () => {
    const question = readQuestion({ finish: finishOf(), pendingCall });
    expect(question).toEqual({
      sessionId: 'session-1',
      toolCall,
      deadline: '2026-01-02T03:09:05.000Z',
      answerUntil: 281_000,
    });
  });

  test.each([
    ['no tool call', { finish: finishOf(), pendingCall: undefined }],
    ['no session', { finish: finishOf({ session_id: null }), pendingCall }],
    [
      'another tool',
      {
        finish: finishOf(),
        pendingCall: { ...pendingCall, toolCall: { ...toolCall, function: { name: 'x', arguments: '{}' } } },
      },
    ],
  ])('is none with %s', (_, response) => {
    expect(() => readQuestion(response)).toThrow(expect.objectContaining({ code: 'stream_malformed' }));
  });

  test('is rebuilt from what is pending as it was streamed', () => {
    const pending = toPending(readQuestion({ finish: finishOf(), pendingCall }));
    expect(pending).toMatchObject({ tool_call_id: 'call-1', name: 'other.provide_input', session_id: 'session-1' });
    expect(toToolCall(pending)).toEqual({ index: 0, type: 'function', ...toolCall });
  });
});

test('the limit of pauses is that of the input', () => {
  expect(runInputs['max-pauses'].default).toBe(`${defaultMaxPauses}`);
});
