// Inputs of `command: answer`: which question, and the answer.
import { describe, expect, test } from 'vitest';
import type { AnswerSettings } from '../../src/inputs/run-settings.ts';
import { failureOf, type GivenInputs, settingsOf } from '../support/command-settings.ts';

const pending = {
  tool_call_id: 'call-1',
  session_id: 'session-1',
  name: 'service.provide_input',
  arguments: '{"kind":"permission"}',
  deadline: '2026-01-02T03:09:05.000Z',
};
const enough: GivenInputs = { command: 'answer', intern: 'reviewer', answer: 'allow_once' };

function answerOf(given: GivenInputs): AnswerSettings {
  const settings = settingsOf({ ...enough, ...given });
  if (settings.command !== 'answer') throw new Error(`These are settings of the command ${settings.command}.`);
  return settings;
}

describe('an answer', () => {
  test('is to the question of the output "pending", whose tool call is rebuilt', () => {
    expect(answerOf({ pending: JSON.stringify(pending) })).toMatchObject({
      answer: 'allow_once',
      question: {
        tool_call_id: 'call-1',
        session_id: 'session-1',
        call: { name: 'service.provide_input', arguments: '{"kind":"permission"}' },
      },
    });
  });

  test('is to a question of which only the ids are known', () => {
    expect(answerOf({ 'tool-call-id': 'call-1', 'session-id': 'session-1' }).question).toEqual({
      tool_call_id: 'call-1',
      session_id: 'session-1',
      call: undefined,
    });
  });

  test.each<[GivenInputs, string]>([
    [{}, 'pending'],
    [{ 'tool-call-id': 'call-1' }, 'session-id'],
    [{ pending: JSON.stringify(pending), answer: '' }, 'answer'],
    [{ pending: JSON.stringify(pending), intern: '' }, 'intern'],
  ])('misses what %j lacks', (given, source) => {
    expect(failureOf({ ...enough, ...given })).toMatchObject({ code: 'input_missing', data: { source } });
  });

  test('is not to two questions', () => {
    const given = { pending: JSON.stringify(pending), 'tool-call-id': 'call-1', 'session-id': 's' };
    expect(failureOf({ ...enough, ...given })).toMatchObject({
      code: 'input_conflict',
      message: expect.stringContaining('"pending" and "tool-call-id"'),
    });
  });

  test.each([
    ['no JSON', '{', 'Use the output "pending"'],
    ['null', 'null', '"tool_call_id"'],
    ['a list', '[]', '"tool_call_id"'],
    ['no id', JSON.stringify({ ...pending, tool_call_id: undefined }), '"tool_call_id" must be a text of 1 to 128'],
    ['a long id', JSON.stringify({ ...pending, tool_call_id: 'x'.repeat(129) }), '"tool_call_id" must be a text'],
    ['no session', JSON.stringify({ ...pending, session_id: null }), '"session_id" must be a text of 1 to 256'],
    ['a long session', JSON.stringify({ ...pending, session_id: 'x'.repeat(257) }), '"session_id" must be a text'],
    ['no name', JSON.stringify({ ...pending, name: '' }), '"name" must be a text'],
    ['arguments that are no text', JSON.stringify({ ...pending, arguments: {} }), '"arguments" must be a text'],
  ])('is not to a question with %s', (_, value, says) => {
    expect(failureOf({ ...enough, pending: value })).toMatchObject({
      code: 'input_invalid',
      data: { source: 'pending' },
      message: expect.stringContaining(says),
    });
  });

  test.each([
    [128, undefined],
    [129, 'input_invalid'],
  ])('is to a tool call whose id has %i characters: %s', (length, code) => {
    const given = { ...enough, 'tool-call-id': 'x'.repeat(length), 'session-id': 's' };
    expect(failureOf(given)).toEqual(code === undefined ? undefined : expect.objectContaining({ code }));
  });
});

describe('every run', () => {
  test.each<[GivenInputs, object]>([
    [{}, { onPause: 'resolve', onTimeout: 'fail' }],
    [{ 'on-pause': 'stop' }, { onPause: 'stop' }],
    [{ 'on-timeout': 'continue' }, { onTimeout: 'continue' }],
  ])('takes %j', (given, settings) => {
    expect(answerOf({ pending: JSON.stringify(pending), ...given })).toMatchObject(settings);
  });

  test.each<[GivenInputs, string, string]>([
    [{ 'on-pause': 'wait' }, 'on-pause', 'Use "resolve" or "stop".'],
    [{ 'on-timeout': 'retry' }, 'on-timeout', 'Use "fail" or "continue".'],
  ])('refuses %j', (given, source, says) => {
    expect(failureOf({ ...enough, pending: JSON.stringify(pending), ...given })).toMatchObject({
      code: 'input_invalid',
      data: { source },
      message: expect.stringContaining(says),
    });
  });
});
